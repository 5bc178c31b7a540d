//! The characters in logical order, large, with what the step made of them.

use eframe::egui::{
    Align2, Color32, FontId, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use bidiscope_present::view::PresentedCell;

use super::super::theme::Palette;
use super::{PresentPass, Presenter};

/// How wide a letter of the interface's face is at most, in em.
const LETTER: f32 = 0.68;

/// Paints the cells of a side that are seen, from this corner on.
pub(super) fn show(
    ui: &Ui,
    presenter: &Presenter,
    side: usize,
    corner: Pos2,
    size: Vec2,
    pass: &mut PresentPass<'_>,
) {
    for (character, description) in presenter.descriptions.iter().enumerate() {
        let left = corner + vec2(character as f32 * size.x, 0.0);
        let rect = Rect::from_min_size(left, size).shrink2(vec2((size.x * 0.04).min(4.0), 1.0));
        if !ui.is_rect_visible(rect) {
            continue;
        }
        let cell = presenter.shown.cell(presenter.row, side, character);
        let differs = presenter.shown.differs(presenter.row, character);
        let response = ui.interact(rect, Id::unique(("presented cell", side, character)), Sense::HOVER);
        let sentence = cell_description(description, &cell, differs);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sentence));
        paint(ui, &cell, differs, character, rect);
        let glyph = pass.lines.character(presenter.characters[character]);
        let area = Rect::from_x_y_ranges(rect.x_range(), at(rect, 0.13)..=at(rect, 0.60));
        pass.lines.paint_in_cell(ui, &glyph, area, rect.height() * 0.42);
    }
}

/// What a screen reader is told of a cell.
fn cell_description(description: &str, cell: &PresentedCell, differs: bool) -> String {
    let was = cell.previous.as_ref().map(|was| format!(", was {was}")).unwrap_or_default();
    let changed = if cell.is_changed && cell.previous.is_none() { ", changed" } else { "" };
    let other = if differs { ", other than beside" } else { "" };
    format!("{description}: {}{was}{changed}{other}", cell.text)
}

/// Everything of a cell but its character: its position, and the figure. What the step changed stands in a heavy box,
/// over what was there before; where two displays differ there is a bar at the top.
fn paint(ui: &Ui, cell: &PresentedCell, differs: bool, character: usize, rect: Rect) {
    let palette = Palette::current(ui);
    let painter = ui.painter();
    let colour = colour(cell, palette);
    painter.rect(rect, 4.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    if differs {
        let bar = Rect::from_min_size(rect.min, vec2(rect.width(), (rect.height() * 0.035).max(2.5)));
        painter.rect_filled(bar, 1.0, palette.warning);
    }
    let font = |height: f32, letters: usize| {
        let fits = rect.width() * 0.9 / (LETTER * letters.max(1) as f32);
        FontId::proportional((rect.height() * height).min(fits))
    };
    let number = (character + 1).to_string();
    let place = pos2(rect.center().x, at(rect, 0.09));
    painter.text(place, Align2::CENTER_CENTER, &number, font(0.085, number.len()), palette.weak_text);
    let bottom = if cell.previous.is_some() { 0.84 } else { 0.98 };
    let figure = Rect::from_x_y_ranges(rect.x_range(), at(rect, 0.62)..=at(rect, bottom));
    if cell.is_changed {
        let box_of_figure = figure.shrink2(vec2(rect.width() * 0.05, 0.0));
        let stroke = Stroke::new((rect.height() * 0.015).clamp(1.5, 4.0), colour);
        painter.rect(box_of_figure, 4.0, colour.gamma_multiply(0.10), stroke, StrokeKind::Inside);
    }
    let text = if cell.is_changed { palette.text } else { colour };
    let large = font(0.19, cell.text.len().max(2));
    painter.text(figure.center(), Align2::CENTER_CENTER, &cell.text, large, text);
    if let Some(was) = &cell.previous {
        let words = format!("was {was}");
        let place = pos2(rect.center().x, at(rect, 0.92));
        painter.text(place, Align2::CENTER_CENTER, &words, font(0.1, words.len()), palette.weak_text);
    }
}

fn colour(cell: &PresentedCell, palette: &Palette) -> Color32 {
    match cell.level {
        Some(level) if level % 2 == 1 => palette.right_to_left,
        Some(_) => palette.left_to_right,
        None if cell.text == cell.class.short_name() => palette.class(cell.class),
        None => palette.text,
    }
}

/// A height within a cell, as a part of it from the top.
fn at(rect: Rect, part: f32) -> f32 {
    rect.top() + rect.height() * part
}
