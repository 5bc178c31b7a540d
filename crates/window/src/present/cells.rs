//! The characters in logical order, large, with what the step made of them.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Color32, FontId, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use bidiscope_report::view::PresentedCell;
use bidiscope_words::message;

use super::super::theme::Palette;
use super::super::url_bands;
use super::sizes::SMALLEST;
use super::{PresentPass, Presenter};

/// How wide a letter of the interface's face is at most, in em, and how high a line of it is.
const LETTER: f32 = 0.68;
const LINE: f32 = 1.2;

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
        let glyph = pass.lines.character(presenter.characters()[character]);
        let area = Bands::of(rect, cell.previous.is_some()).glyph;
        pass.lines.paint_in_cell(ui, &glyph, area, area.height() * 0.8);
        if let Some(part) = presenter.name.url().and_then(|it| it.part_at(character)) {
            url_bands::paint_band(ui, part, [left.x, left.x + size.x], rect.bottom() + 1.0, 1.0);
        }
    }
}

/// What a screen reader is told of a cell.
fn cell_description(description: &str, cell: &PresentedCell, differs: bool) -> String {
    let (change, before) = match &cell.previous {
        Some(before) => ("from", before.as_str()),
        None if cell.is_changed => ("changed", ""),
        None => ("none", ""),
    };
    let differs = if differs { "yes" } else { "no" };
    let figure = cell.text.as_str();
    let said =
        message!(presented_cell, character = description, figure = figure, change = change, before = before);
    format!("{said}{}", message!(presented_cell_differs, differs = differs))
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
    let bands = Bands::of(rect, cell.previous.is_some());
    // As large as there is room for.
    let font = |band: Rect, letters: usize| {
        let fits = rect.width() * 0.9 / (LETTER * letters.max(1) as f32);
        FontId::proportional((band.height() / LINE).min(fits).max(SMALLEST))
    };
    let number = (character + 1).to_string();
    let weak = palette.weak_text;
    let small = font(bands.number, number.len());
    painter.text(bands.number.center(), Align2::CENTER_CENTER, number, small, weak);
    if cell.is_changed {
        let box_of_figure = bands.figure.shrink2(vec2(rect.width() * 0.05, 0.0));
        let stroke = Stroke::new((rect.height() * 0.015).clamp(1.5, 4.0), colour);
        painter.rect(box_of_figure, 4.0, colour.gamma_multiply(0.10), stroke, StrokeKind::Inside);
    }
    let text = if cell.is_changed { palette.text } else { colour };
    let large = font(bands.figure, cell.text.len().max(2));
    painter.text(bands.figure.center(), Align2::CENTER_CENTER, &cell.text, large, text);
    if let (Some(was), Some(band)) = (&cell.previous, bands.previous) {
        let words = message!(presented_before, text = was).to_string();
        // Where there is no room for words it is struck out.
        let has_room = LETTER * SMALLEST * words.chars().count() as f32 <= rect.width();
        let (words, strikethrough) =
            if has_room { (words, Stroke::NONE) } else { (was.clone(), Stroke::new(1.5, weak)) };
        let font_id = font(band, words.chars().count());
        let format = TextFormat { font_id, color: weak, strikethrough, ..TextFormat::default() };
        let galley = painter.layout_job(LayoutJob::single_section(words, format));
        painter.galley(band.center() - galley.size() / 2.0, galley, weak);
    }
}

/// The parts of a cell, from the top.
struct Bands {
    number: Rect,
    glyph: Rect,
    figure: Rect,
    /// What was there before the step.
    previous: Option<Rect>,
}

impl Bands {
    fn of(rect: Rect, has_previous: bool) -> Self {
        let small = (rect.height() * 0.13).max(SMALLEST * LINE);
        let large = (rect.height() * 0.22).max(SMALLEST * LINE + 4.0);
        let band = |top: f32, bottom: f32| Rect::from_x_y_ranges(rect.x_range(), top..=bottom);
        let end = rect.bottom() - if has_previous { small } else { 2.0 };
        Self {
            number: band(rect.top() + 2.0, rect.top() + small),
            glyph: band(rect.top() + small, end - large),
            figure: band(end - large, end),
            previous: has_previous.then(|| band(end, rect.bottom())),
        }
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
