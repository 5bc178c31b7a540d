//! The steps of a display: as a list, and one on each page.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::InputReport;
use bidiscope_report::view::{
    LineAfterStep, OneToOneReorderingView, TraceCellValue, TraceStepView, TraceView,
};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::list::{comma_separator, semicolon_separator};
use bidiscope_words::message;

use crate::colours::{ColourRole, ShownTraceValue};
use crate::marks::{CellGlyphPlacement, LineMarkings, TextAnchor, TraceStepCell, draw_trace_step_cell};

use super::line_rows::cut_cells;
use super::name_line::NameLine;
use super::page::{BlockRole, SheetBlock};
use super::row::{SheetRow, keep_with_next, with_space_above};
use super::sections::{SMALL_TEXT_SIZE, TEXT_SIZE, cut_notice, heading, remark, title, words};
use super::text_painter::TextPainter;

/// The smallest font size of a step's line before it is cut into rows.
const MIN_LINE_SIZE: f32 = 14.0;

/// A trace as a list: the steps that changed something.
pub(super) fn listed(
    painter: &TextPainter,
    report: &InputReport,
    display: &DisplayConfig,
    available: f32,
) -> Vec<SheetRow> {
    let view = TraceView::new(report.input.characters(), display);
    let colours = painter.colours;
    let title = message!(sheet_trace, display = display.title()).to_string();
    let mut rows = heading(painter, &title, available);
    let busy = view.shown_step_indices(false);
    for &step in busy {
        let step = &view.trace_steps[step];
        let left = 96.0;
        let outcome = if step.has_no_effect {
            message!(sheet_trace_display).to_string()
        } else {
            step.outcome_text_with_isolates()
        };
        let mut own = words(painter, &outcome, TEXT_SIZE, colours.text, [left, available]);
        if let Some(first) = own.first_mut() {
            let number = step.step_number.to_string();
            let y = TEXT_SIZE * 0.72;
            let width = painter.width(&number, SMALL_TEXT_SIZE);
            let at = [painter.start(20.0 - width, width), y];
            let mut marks =
                painter.words_at(&number, TextAnchor::Left, at, SMALL_TEXT_SIZE, colours.weak_text);
            let size = TEXT_SIZE.min(64.0 / painter.width(&step.rule_or_operation_title, 1.0).max(1.0));
            let at = [painter.start(28.0, painter.width(&step.rule_or_operation_title, size)), y];
            marks.extend(painter.words_at(
                &step.rule_or_operation_title,
                TextAnchor::Left,
                at,
                size,
                colours.text,
            ));
            let says = message!(sheet_step, number = step.step_number, rule = &step.rule_or_operation_title)
                .to_string();
            first.blocks.insert(0, SheetBlock::new(BlockRole::Sentence, says, marks));
        }
        own.extend(remark(painter, &step.rule_sentence(), [left, available]));
        let last = own.len() - 1;
        own[..last].iter_mut().for_each(|it| it.keeps_with_next = true);
        rows.extend(with_space_above(own, 3.0));
    }
    let idle = view.trace_steps.len() - busy.len();
    if idle > 0 {
        let text = message!(sheet_steps_hidden, count = idle).to_string();
        rows.extend(with_space_above(remark(painter, &text, [0.0, available]), 4.0));
    }
    rows
}

/// The rows of the page of a step, by its index among those that changed something.
pub(super) fn step_page(
    painter: &TextPainter,
    view: &TraceView,
    place: usize,
    available: f32,
) -> Vec<SheetRow> {
    let colours = painter.colours;
    let busy = view.shown_step_indices(false);
    let index = busy[place];
    let step: &TraceStepView = &view.trace_steps[index];
    let rule = match step.document_section.is_empty() {
        true => step.rule_or_operation_title.clone(),
        false => {
            message!(sheet_step_title, rule = &step.rule_or_operation_title, section = &step.document_section)
                .text_with_isolated_values()
        }
    };
    let mut rows = title(painter, &rule, available);
    let about = message!(
        sheet_step_page,
        page = place + 1,
        count = busy.len(),
        step = step.step_number,
        display = view.display_config.title()
    );
    rows.extend(remark(painter, &about.text_with_isolated_values(), [0.0, available]));
    let sentence = words(painter, &step.rule_sentence(), 13.0, colours.text, [0.0, available]);
    rows.extend(with_space_above(sentence, 6.0));
    if !step.has_no_effect {
        rows.extend(words(
            painter,
            &step.outcome_text_with_isolates(),
            13.0,
            colours.left_to_right,
            [0.0, available],
        ));
    }
    rows.extend(table(painter, view, index, available));
    let moment = view.picture_after(index);
    let caption = remark(painter, &moment.caption, [0.0, available]);
    rows.extend(with_space_above(keep_with_next(caption), 14.0));
    let line = match &moment.line {
        LineAfterStep::ProvisionalLogicalFromVisual(visual) => {
            rows.extend(apart(painter, view, visual, available));
            None
        }
        LineAfterStep::OrderedPrefix { ordered_character_count: 0, .. } => {
            let none = message!(sheet_no_output).to_string();
            rows.extend(words(painter, &none, TEXT_SIZE, colours.text, [0.0, available]));
            None
        }
        LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order } => {
            Some((&view.name_characters[..*count], order))
        }
        LineAfterStep::WholeLineAroundName(line) => Some((line.line_characters.as_slice(), &line.line_order)),
    };
    if let Some((characters, order)) = line {
        let line = NameLine::new(characters, order, &painter.faces, |_| true);
        let size = (available / line.line.width_em().max(0.01)).clamp(MIN_LINE_SIZE, 44.0);
        let line = line.rows(painter, BlockRole::Name, size, available, &LineMarkings::default());
        rows.extend(with_cut_notice(painter, line, available));
    }
    if let Some(machine) = &moment.reordering {
        let text = reordering_text(machine);
        rows.extend(with_space_above(words(painter, &text, TEXT_SIZE, colours.text, [0.0, available]), 6.0));
    }
    rows
}

/// The rows of a line, with a notice where there are several.
fn with_cut_notice(painter: &TextPainter, mut rows: Vec<SheetRow>, available: f32) -> Vec<SheetRow> {
    if rows.len() > 1 {
        rows.extend(remark(painter, &cut_notice(rows.len()), [0.0, available]));
    }
    rows
}

/// The stack, the accumulator and the input of the one-to-one display's reordering, in words.
fn reordering_text(machine: &OneToOneReorderingView) -> String {
    let positions = |range: &std::ops::Range<usize>| {
        message!(sheet_positions, count = range.len(), first = range.start + 1, last = range.end).to_string()
    };
    let stack: Vec<String> = machine.character_stack_logical_ranges.iter().map(positions).collect();
    message!(
        sheet_reordering,
        direction = machine.mode_direction.id(),
        stack = if stack.is_empty() { positions(&(0..0)) } else { stack.join(comma_separator()) },
        accumulator = positions(&machine.digit_accumulator_logical_range),
        input = positions(&machine.unread_logical_range)
    )
    .to_string()
}

/// The characters in logical order with their state after the step; changed ones are highlighted.
fn table(painter: &TextPainter, view: &TraceView, index: usize, available: f32) -> Vec<SheetRow> {
    const CELL_SIZE: [f32; 2] = [40.0, 56.0];
    let per_row = (available / CELL_SIZE[0]).floor() as usize;
    let mut rows = Vec::new();
    for places in cut_cells(view.name_characters.len(), per_row, false) {
        let (mut composed, mut glyphs) = (Vec::new(), Vec::new());
        let (mut descriptions, mut changed) = (Vec::new(), Vec::new());
        for (column, at) in places.enumerate() {
            let cell = view.cell(index, at);
            let left = column as f32 * CELL_SIZE[0];
            let edges = [left + 1.0, 0.0, left + CELL_SIZE[0] - 1.0, CELL_SIZE[1]];
            let value = view.cell_text(cell);
            let figure = match cell.value {
                TraceCellValue::VisualIndex(place) => {
                    message!(sheet_cell_position, position = place + 1).to_string()
                }
                TraceCellValue::RemovedByX9 => "\u{2013}".to_owned(),
                _ => value.clone(),
            };
            let number = (at + 1).to_string();
            let shown_value = match (cell.value, cell.embedding_level) {
                (TraceCellValue::EmbeddingLevel, Some(level)) => ShownTraceValue::Level(level),
                (TraceCellValue::BidiClass, _) => ShownTraceValue::Class,
                _ => ShownTraceValue::Other,
            };
            let state = TraceStepCell {
                value_text: figure,
                value_colour: ColourRole::of_trace_step_value(cell.bidi_class, shown_value),
                is_changed_by_step: cell.is_changed,
                previous_value_and_sentence: None,
                differs_between_displays: false,
            };
            let glyph = draw_trace_step_cell(at + 1, state, edges, SMALL_TEXT_SIZE, &mut composed);
            let character = Character { class: cell.bidi_class, ..view.name_characters[at] };
            glyphs.extend(painter.character(character, glyph));
            descriptions.push(format!("{number}: {value}"));
            if cell.is_changed {
                changed.push(number);
            }
        }
        let says = message!(
            sheet_cells,
            values = view.trace_steps[index].row_value_kind.value_noun(),
            cells = descriptions.join(semicolon_separator()),
            changed = if changed.is_empty() { "none".to_owned() } else { changed.join(comma_separator()) }
        );
        let mut drawings = painter.drawings(&composed);
        drawings.extend(glyphs);
        let block = SheetBlock::new(BlockRole::Figure, says.to_string(), drawings);
        rows.push(SheetRow::new(CELL_SIZE[1] + 4.0, vec![block]));
    }
    with_space_above(rows, 10.0)
}

/// Characters one by one, from left to right, not shaped together. Once they have an order, they begin at the side
/// from which their paragraph is read.
fn apart(painter: &TextPainter, view: &TraceView, visual: &[usize], available: f32) -> Vec<SheetRow> {
    const CELL_SIZE: f32 = 34.0;
    let per_row = (available / CELL_SIZE).floor() as usize;
    let from_right = !visual.is_sorted() && view.paragraph_direction().is_right_to_left();
    let row = |places: std::ops::Range<usize>| {
        let start = if from_right { available - places.len() as f32 * CELL_SIZE } else { 0.0 };
        let mut marks = Vec::new();
        for (column, place) in places.clone().enumerate() {
            let left = start + column as f32 * CELL_SIZE;
            let place_of_glyph = CellGlyphPlacement {
                left_top_right_bottom_points: [left, 0.0, left + CELL_SIZE, 44.0],
                font_size_points: 28.0,
            };
            marks.extend(painter.character(view.name_characters[visual[place]], place_of_glyph));
        }
        let positions: Vec<String> = visual[places].iter().map(|it| (it + 1).to_string()).collect();
        let says = message!(display_order, positions = positions.join(comma_separator())).to_string();
        SheetRow::new(46.0, vec![SheetBlock::new(BlockRole::Figure, says, marks)])
    };
    let rows = cut_cells(visual.len(), per_row, from_right).into_iter().map(row).collect();
    with_cut_notice(painter, rows, available)
}
