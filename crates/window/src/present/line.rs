//! A side of a presentation: its cells, and below them the line as it stands. While the characters slide they stand
//! apart; when they have arrived they are joined.

use std::rc::Rc;

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Align2, FontId, Pos2, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use bidiscope_export::marks::LineMarkings;
use bidiscope_report::view::{AnimatedCharacterPosition, LineAfterStep, PresentedStepLine, ReorderAnimation};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::lines::{Colouring, LINE_HEIGHT, Shaped};
use super::super::marks;
use super::super::theme::Palette;
use super::presenter::{PresentPass, Presenter};
use super::sizes::{SMALLEST, Sizes, type_of};
use super::{cells, machine};

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
    let shown_side = &presenter.sides[side];
    let sliding = presenter.sliding(side);
    let joined = joined(&shown_side.line, presenter, pass).filter(|_| sliding.is_none());
    let width = presenter.characters().len() as f32 * sizes.cell.x;
    let visible = ui.available_width();
    let fits = |line: &Shaped| {
        let em = (sizes.line / line.height(1.0).max(LINE_HEIGHT)).min(visible / line.width().max(0.01));
        em.max(SMALLEST)
    };
    let (gap, line_height) = (sizes.body * 0.3, if joined.is_some() { 0.0 } else { sizes.line });
    let row_spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    ScrollArea::horizontal().id_salt(("presented side", side)).show(ui, |ui| {
        let size = vec2(width.max(visible), sizes.cell.y + gap + line_height);
        let (area, response) = ui.allocate_exact_size(size, Sense::HOVER);
        let sentence =
            message!(display_line, display = presenter.shown.display_traces()[side].display_config.title())
                .to_string();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &sentence));
        let left = area.center().x - width / 2.0;
        cells::show(ui, presenter, side, pos2(left, area.top()), sizes.cell, pass);
        if presenter.follows && width > visible {
            follow(ui, presenter, side, pos2(left, area.top()), sizes);
        }
        let row = Rect::from_min_size(pos2(left, area.bottom() - line_height), vec2(width, line_height));
        match sliding {
            Some((slide, progress)) => paint_sliding(ui, presenter, slide, progress, row, sizes, pass),
            None if joined.is_none() => {
                let apart = apart(&shown_side.line);
                paint_places(ui, row, presenter.characters().len());
                for (place, &character) in apart.iter().enumerate() {
                    let at = AnimatedCharacterPosition {
                        fractional_visual_index: place as f32,
                        vertical_offset_ratio: 0.0,
                    };
                    paint_character(ui, presenter, (character, None), at, row, pass);
                }
            }
            None => {}
        }
    });
    if let Some(line) = joined {
        // By itself: a line that is too long begins at the start of its paragraph, wherever the cells are scrolled.
        let from_right = line.line().paragraph_direction().is_right_to_left();
        let area = ScrollArea::horizontal().id_salt(("presented line", side, from_right));
        area.stick_to_right(from_right).show(ui, |ui| {
            let em = fits(&line);
            let size = vec2((line.width() * em).max(visible), sizes.line);
            let (area, _) = ui.allocate_exact_size(size, Sense::HOVER);
            let free = vec2(area.width() - line.width() * em, sizes.line - line.height(em)).max(Vec2::ZERO);
            let corner = area.min + free / 2.0 + vec2(0.0, line.rise(em));
            pass.lines.paint(ui, &line, corner, em, Colouring::ByClass);
            let place = line.place(ui, corner, em, line.row(corner, em).y_range());
            marks::paint(ui, &url_marks(&shown_side.line, presenter).shapes_over_glyphs(&place));
        });
    }
    ui.spacing_mut().item_spacing.y = row_spacing;
    let caption = match sliding {
        Some((slide, progress)) => progress_description(slide, progress),
        None => shown_side.line.caption(),
    };
    ui.label(RichText::new(caption).size(type_of(sizes.body, 0.7)).weak());
    if let PresentedStepLine::Ordered(moment) = &shown_side.line
        && let Some(machine) = &moment.reordering
    {
        machine::show(ui, presenter, machine, sizes, pass);
    }
}

/// Scrolls to the first character that the step has changed.
fn follow(ui: &Ui, presenter: &Presenter, side: usize, corner: Pos2, sizes: &Sizes) {
    let is_changed = |&it: &usize| presenter.shown.character_cell(presenter.row, side, it).is_changed_by_step;
    if let Some(first) = (0..presenter.characters().len()).find(is_changed) {
        let left = corner + vec2(first as f32 * sizes.cell.x, 0.0);
        ui.scroll_to_rect_animation(Rect::from_min_size(left, sizes.cell), None, ScrollAnimation::none());
    }
}

/// The line where it is joined already.
fn joined(line: &PresentedStepLine, presenter: &Presenter, pass: &mut PresentPass<'_>) -> Option<Rc<Shaped>> {
    let PresentedStepLine::Ordered(moment) = line else { return None };
    match &moment.line {
        LineAfterStep::ProvisionalLogicalFromVisual(_) => None,
        LineAfterStep::OrderedPrefix { ordered_character_count: 0, .. } => None,
        LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order } => {
            Some(pass.lines.line_with(&presenter.characters()[..*count], order, pass.in_displays))
        }
        LineAfterStep::WholeLineAroundName(shown) => {
            Some(pass.lines.line_with(&shown.line_characters, &shown.line_order, pass.in_displays))
        }
    }
}

/// The bands of the parts of the URL below a line that is joined.
fn url_marks(line: &PresentedStepLine, presenter: &Presenter) -> LineMarkings {
    let mut marks = LineMarkings::default();
    if let PresentedStepLine::Ordered(moment) = line {
        match &moment.line {
            LineAfterStep::WholeLineAroundName(shown) => {
                marks.mark_url_parts(presenter.name.url(), shown.name_character_range.start)
            }
            LineAfterStep::OrderedPrefix { ordered_character_count: count, .. } => {
                marks.mark_url_parts(presenter.name.url(), 0);
                marks = marks.of_first_logical_characters(*count);
            }
            LineAfterStep::ProvisionalLogicalFromVisual(_) => {}
        }
    }
    marks
}

/// The characters that stand apart, from left to right.
fn apart(line: &PresentedStepLine) -> &[usize] {
    match line {
        PresentedStepLine::Ordered(moment) => match &moment.line {
            LineAfterStep::ProvisionalLogicalFromVisual(visual) => visual,
            _ => &[],
        },
        PresentedStepLine::NotYetOrdered => &[],
    }
}

/// What happens while the characters slide.
fn progress_description(slide: &ReorderAnimation, progress: f32) -> String {
    match slide.stages()[slide.frame_at(progress).stage_index].reversed_from_level {
        Some(level) => message!(present_reversing, level = level).to_string(),
        None => message!(present_moving).to_string(),
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
    slide: &ReorderAnimation,
    progress: f32,
    row: Rect,
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    paint_places(ui, row, presenter.characters().len());
    let moment = slide.frame_at(progress);
    let stage = &slide.stages()[moment.stage_index];
    let palette = Palette::current(ui);
    let width = sizes.cell.x;
    for turned in &stage.reversed_visual_ranges {
        let (left, right) =
            (row.left() + turned.start as f32 * width, row.left() + turned.end as f32 * width);
        let stroke = Stroke::new(3.0, palette.highlight_edge);
        let (left, right) = (left + width * 0.08, right - width * 0.08);
        let below = row.bottom() - 1.5;
        ui.painter().hline(left..=right, below, stroke);
        for end in [left, right] {
            ui.painter().vline(end, below - row.height() * 0.08..=below, stroke);
        }
    }
    // What goes to the right passes above, and in front.
    let mut characters: Vec<usize> = (0..moment.character_positions.len()).collect();
    characters.sort_by(|&one, &other| {
        moment.character_positions[one]
            .vertical_offset_ratio
            .total_cmp(&moment.character_positions[other].vertical_offset_ratio)
    });
    for character in characters {
        let level = slide.level(character);
        paint_character(ui, presenter, (character, level), moment.character_positions[character], row, pass);
    }
}

/// A character by itself on its way, with its level if that is told.
fn paint_character(
    ui: &Ui,
    presenter: &Presenter,
    (character, level): (usize, Option<u8>),
    at: AnimatedCharacterPosition,
    row: Rect,
    pass: &mut PresentPass<'_>,
) {
    let place = row.width() / presenter.characters().len().max(1) as f32;
    let height = row.height() * SLIDING;
    let free = (row.height() - height) / 2.0 * 0.9;
    let centre = pos2(
        row.left() + (at.fractional_visual_index + 0.5) * place,
        row.center().y - at.vertical_offset_ratio * free,
    );
    let rect = Rect::from_center_size(centre, vec2((place * 0.92).min(height * 1.1), height));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let palette = Palette::current(ui);
    let stroke = Stroke::new(1.5, palette.class(presenter.characters()[character].class));
    ui.painter().rect(rect, 4.0, palette.pane, stroke, StrokeKind::Inside);
    let glyph = pass.lines.character(presenter.characters()[character]);
    let area = if level.is_some() { rect.with_max_y(rect.bottom() - height * 0.2) } else { rect };
    pass.lines.paint_in_cell(ui, &glyph, area, height * 0.58);
    if let Some(level) = level {
        let below = rect.center_bottom() - vec2(0.0, height * 0.03);
        let font = FontId::proportional((height * 0.24).min(rect.width() * 0.6));
        let colour = if level % 2 == 1 { palette.right_to_left } else { palette.left_to_right };
        ui.painter().text(below, Align2::CENTER_BOTTOM, level, font, colour);
    }
}
