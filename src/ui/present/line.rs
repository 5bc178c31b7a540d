//! A side of a presentation: its cells, and below them the line as it stands. While the characters slide they stand
//! apart; when they have arrived they are joined.

use std::rc::Rc;

use eframe::egui::{
    Align2, FontId, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::view::{LineSoFar, PresentedLine, Slide};

use super::super::lines::{Colouring, LINE_HEIGHT, Shaped};
use super::super::theme::Palette;
use super::sizes::Sizes;
use super::{PresentPass, Presenter, cells, machine};

/// The size of a line at least, in points an em.
const SMALLEST: f32 = 14.0;
/// How much of the line's row a sliding character takes, so that those that pass each other stay in it.
const SLIDING: f32 = 0.5;

/// Shows a side.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    side: usize,
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    let standing = &presenter.standing[side];
    let sliding = presenter.sliding(side);
    let joined = joined(&standing.line, presenter, pass).filter(|_| sliding.is_none());
    let width = presenter.characters.len() as f32 * sizes.cell.x;
    let visible = ui.available_width();
    let fits = |line: &Shaped| {
        let em = (sizes.line / line.height(1.0).max(LINE_HEIGHT)).min(visible / line.width().max(0.01));
        em.max(SMALLEST)
    };
    let line_width = joined.as_ref().map_or(0.0, |line| line.width() * fits(line));
    ScrollArea::horizontal().id_salt(("presented side", side)).show(ui, |ui| {
        let gap = sizes.body * 0.3;
        let size = vec2(width.max(line_width).max(visible), sizes.cell.y + gap + sizes.line);
        let (area, response) = ui.allocate_exact_size(size, Sense::HOVER);
        let caption = standing.line.caption();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, caption));
        let left = area.center().x - width / 2.0;
        cells::show(ui, presenter, side, pos2(left, area.top()), sizes.cell, pass);
        let top = area.bottom() - sizes.line;
        let row = Rect::from_min_size(pos2(left, top), vec2(width, sizes.line));
        match (sliding, joined) {
            (Some((slide, progress)), _) => paint_sliding(ui, presenter, slide, progress, row, sizes, pass),
            (None, Some(line)) => {
                let em = fits(&line);
                let free = sizes.line - line.height(em);
                let corner = pos2(area.center().x - line.width() * em / 2.0, top + (free / 2.0).max(0.0));
                pass.lines.paint(ui, &line, corner + vec2(0.0, line.rise(em)), em, Colouring::ByClass);
            }
            (None, None) => {
                let apart = apart(&standing.line);
                paint_places(ui, row, presenter.characters.len());
                for (place, &character) in apart.iter().enumerate() {
                    paint_character(ui, presenter, character, place as f32, 0.0, row, sizes, pass);
                }
            }
        }
    });
    let caption = match sliding {
        Some((slide, progress)) => told(slide, progress),
        None => standing.line.caption().to_owned(),
    };
    ui.label(RichText::new(caption).size(sizes.body * 0.7).weak());
    if let PresentedLine::Stands(moment) = &standing.line
        && let Some(machine) = &moment.machine
    {
        machine::show(ui, presenter, machine, sizes, pass);
    }
}

/// The line where it is joined already.
fn joined(line: &PresentedLine, presenter: &Presenter, pass: &mut PresentPass<'_>) -> Option<Rc<Shaped>> {
    let PresentedLine::Stands(moment) = line else { return None };
    match &moment.line {
        LineSoFar::Apart(_) => None,
        LineSoFar::Shaped { count: 0, .. } => None,
        LineSoFar::Shaped { count, order } => {
            Some(pass.lines.line_with(&presenter.characters[..*count], order, pass.in_displays))
        }
        LineSoFar::InContext(shown) => {
            Some(pass.lines.line_with(&shown.characters, &shown.order, pass.in_displays))
        }
    }
}

/// The characters that stand apart, from left to right.
fn apart(line: &PresentedLine) -> &[usize] {
    match line {
        PresentedLine::Stands(moment) => match &moment.line {
            LineSoFar::Apart(visual) => visual,
            _ => &[],
        },
        PresentedLine::NotYet => &[],
    }
}

/// What happens while the characters slide.
fn told(slide: &Slide, progress: f32) -> String {
    match slide.stages()[slide.at(progress).stage].level {
        Some(level) => format!("Level {level}: what has this level or a higher one is turned round"),
        None => "The characters go to their places".to_owned(),
    }
}

/// The places on the screen, empty.
fn paint_places(ui: &Ui, row: Rect, count: usize) {
    let palette = Palette::current(ui);
    let width = row.width() / count.max(1) as f32;
    for place in 0..count {
        let left = row.left() + place as f32 * width;
        let line = left + width * 0.15..=left + width * 0.85;
        if ui.is_rect_visible(Rect::from_x_y_ranges(line.clone(), row.y_range())) {
            ui.painter().hline(line, row.bottom() - 3.0, Stroke::new(1.5, palette.line));
        }
    }
}

/// The characters on their way, and what is turned round.
fn paint_sliding(
    ui: &Ui,
    presenter: &Presenter,
    slide: &Slide,
    progress: f32,
    row: Rect,
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    paint_places(ui, row, presenter.characters.len());
    let moment = slide.at(progress);
    let stage = &slide.stages()[moment.stage];
    let palette = Palette::current(ui);
    let width = sizes.cell.x;
    for turned in &stage.turned {
        let (left, right) = (row.left() + turned.start as f32 * width, row.left() + turned.end as f32 * width);
        let stroke = Stroke::new(3.0, palette.lit_edge);
        let (left, right) = (left + width * 0.08, right - width * 0.08);
        let below = row.bottom() - 1.5;
        ui.painter().hline(left..=right, below, stroke);
        for end in [left, right] {
            ui.painter().vline(end, below - row.height() * 0.08..=below, stroke);
        }
    }
    // What goes to the right passes above, and in front.
    let mut characters: Vec<usize> = (0..moment.places.len()).collect();
    characters.sort_by(|&one, &other| moment.places[one].lift.total_cmp(&moment.places[other].lift));
    for character in characters {
        let place = moment.places[character];
        paint_character(ui, presenter, character, place.place, place.lift, row, sizes, pass);
    }
}

/// A character by itself at a place of the row, so far above its middle.
#[allow(clippy::too_many_arguments)] // Where, and with what.
fn paint_character(
    ui: &Ui,
    presenter: &Presenter,
    character: usize,
    place: f32,
    lift: f32,
    row: Rect,
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    let height = row.height() * SLIDING;
    let free = (row.height() - height) / 2.0 * 0.9;
    let centre = pos2(row.left() + (place + 0.5) * sizes.cell.x, row.center().y - lift * free);
    let width = (sizes.cell.x * 0.92).min(height * 1.1);
    let rect = Rect::from_center_size(centre, vec2(width, height));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let palette = Palette::current(ui);
    let stroke = Stroke::new(1.5, palette.class(presenter.characters[character].class));
    ui.painter().rect(rect, 4.0, palette.pane, stroke, StrokeKind::Inside);
    let glyph = pass.lines.character(presenter.characters[character]);
    pass.lines.paint_in_cell(ui, &glyph, rect, height * 0.62);
    let number = FontId::proportional((height * 0.16).clamp(7.0, 14.0));
    if height > 40.0 {
        let place = rect.left_top() + vec2(4.0, 2.0);
        ui.painter().text(place, Align2::LEFT_TOP, character, number, palette.weak_text);
    }
}
