//! The characters in logical order, large, with what the step made of them.

use eframe::egui::{Id, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use bidiscope_export::colours::{ColourRole, ShownTraceValue};
use bidiscope_export::marks::{TraceStepCell, draw_trace_step_cell};
use bidiscope_report::view::PresentedCharacterCell;
use bidiscope_words::message;

use super::super::{marks, url_bands};
use super::presenter::{PresentPass, Presenter};
use super::sizes::SMALLEST;

/// Paints the cells of a side that are seen, from this corner on.
pub(super) fn show(
    ui: &Ui,
    presenter: &Presenter,
    side: usize,
    corner: Pos2,
    size: Vec2,
    pass: &mut PresentPass<'_>,
) {
    let mut composed = Vec::new();
    for (character, description) in presenter.descriptions.iter().enumerate() {
        let left = corner + vec2(character as f32 * size.x, 0.0);
        let rect = Rect::from_min_size(left, size).shrink2(vec2((size.x * 0.04).min(4.0), 1.0));
        if !ui.is_rect_visible(rect) {
            continue;
        }
        let cell = presenter.shown.character_cell(presenter.row, side, character);
        let differs = presenter.shown.differs_between_displays(presenter.row, character);
        let response = ui.interact(rect, Id::unique(("presented cell", side, character)), Sense::HOVER);
        let sentence = cell_description(description, &cell, differs);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sentence));
        composed.clear();
        let edges = marks::edges_of(rect);
        let glyph = draw_trace_step_cell(character + 1, state(cell, differs), edges, SMALLEST, &mut composed);
        marks::paint(ui, &composed);
        let line = pass.lines.character(presenter.characters()[character]);
        pass.lines.paint_glyph(ui, &line, glyph);
        if let Some(part) = presenter.name.url().and_then(|it| it.part_at(character)) {
            url_bands::paint_band(ui, part, [left.x, left.x + size.x], rect.bottom() + 1.0);
        }
    }
}

/// What a screen reader is told of a cell.
fn cell_description(description: &str, cell: &PresentedCharacterCell, differs: bool) -> String {
    let (change, before) = match &cell.text_before_step {
        Some(before) => ("from", before.as_str()),
        None if cell.is_changed_by_step => ("changed", ""),
        None => ("none", ""),
    };
    let differs = if differs { "yes" } else { "no" };
    let figure = cell.text_after_step.as_str();
    let said =
        message!(presented_cell, character = description, figure = figure, change = change, before = before);
    format!("{said}{}", message!(presented_cell_differs, differs = differs))
}

/// A cell as it is drawn.
fn state(cell: PresentedCharacterCell, differs: bool) -> TraceStepCell {
    let shown_value = match cell.shown_embedding_level {
        Some(level) => ShownTraceValue::Level(level),
        None if cell.text_after_step == cell.bidi_class_after_step.short_name() => ShownTraceValue::Class,
        None => ShownTraceValue::Other,
    };
    let previous = cell.text_before_step.map(|before| {
        let sentence = message!(presented_before, text = before.as_str()).to_string();
        [before, sentence]
    });
    TraceStepCell {
        value_colour: ColourRole::of_trace_step_value(cell.bidi_class_after_step, shown_value),
        value_text: cell.text_after_step,
        is_changed_by_step: cell.is_changed_by_step,
        previous_value_and_sentence: previous,
        differs_between_displays: differs,
    }
}
