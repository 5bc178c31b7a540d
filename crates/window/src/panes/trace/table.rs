//! The table of the trace: a row a step, a column a character. Only what is in view is laid out, in
//! both directions: a reordering of 1,000 characters has 1,000 rows and as many columns.
//!
//! The names of the steps stay at the left and the characters at the top while the rest scrolls.

use eframe::egui::{
    Align2, Color32, FontId, Id, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, pos2, vec2,
};

use bidiscope_bidi::name::BidiClass;
use bidiscope_export::colours::{ColourRole, ShownTraceValue};
use bidiscope_export::marks::changed_value_rectangle;
use bidiscope_report::view::{
    TraceCell, TraceCellValue, TraceRowValueKind, TraceView, class_entry, entries_in, term_entry,
};
use bidiscope_words::message;

use super::super::super::lines::LINE_HEIGHT;
use super::super::super::settings::PaneId;
use super::super::super::theme::{CAPTION, Palette};
use super::super::super::widgets::{BAR, DataTable, Roving, TableScroll, TableView};
use super::super::super::{accessibility, character_cell, glossary_note, marks};
use super::super::ctx::Ctx;
use super::about;

/// A cell's size, in points.
const CELL: Vec2 = vec2(38.0, 19.0);
/// The height of the row of characters, and the size of a glyph in it.
const HEADER: f32 = 36.0;
const GLYPH: f32 = 14.0;
/// The room for a digit of a step's number, and beside it.
const DIGIT: f32 = 7.0;
const NUMBER_PADDING: f32 = 9.0;
/// The room between a step's name and what its cells hold, and behind that.
const WORD_GAP: f32 = 10.0;
const WORD_MARGIN: f32 = 5.0;

/// What is shown of the table.
struct Shown<'a> {
    trace: &'a TraceView,
    /// The steps that have rows, and the row that is looked at.
    rows: &'a [usize],
    selected: usize,
    view: &'a TableView,
    /// The steps as one stop of the Tab key.
    steps: Roving,
    /// The width of the steps' numbers before their names.
    numbers: f32,
}

/// Shows the table.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, trace: &TraceView) {
    let rows = trace.shown_step_indices(ctx.settings.preferences.all_rules);
    let selected = trace.index_in_shown_steps(ctx.state.tracer.step(), ctx.settings.preferences.all_rules);
    let digits = trace.trace_steps.len().checked_ilog10().unwrap_or(0) + 1;
    let numbers = digits.max(3) as f32 * DIGIT + NUMBER_PADDING;
    let table = DataTable {
        id: Id::unique("trace steps"),
        head: HEADER,
        row: CELL.y,
        rows: rows.len(),
        frozen: numbers + titles_width(ui, trace),
        edges: (0..=trace.name_characters.len()).map(|it| it as f32 * CELL.x).collect(),
    };
    // No row is cut.
    let width = table.frozen + table.edges.last().copied().unwrap_or_default();
    let bar = if width > ui.available_width() - BAR { BAR } else { 0.0 };
    let around = HEADER + bar;
    let seen = ((ui.available_height() - around) / CELL.y).floor().max(1.0);
    let room = ui.available_rect_before_wrap().with_max_y(ui.cursor().top() + around + seen * CELL.y);
    let mut scroll = ctx.state.tracer.scroll;
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        let inner = table.place(ui, &mut scroll, Some(selected));
        follow(ctx, &table, &mut scroll, selected);
        table.show(ui, &mut scroll, inner, |ui, _, view| {
            let steps = table.cells(inner, 0, 1);
            let shown = Shown { trace, rows, selected, view, steps, numbers };
            show_body(ui, ctx, &shown);
            show_names(ui, ctx, &shown);
            show_header(ui, ctx, &shown);
        });
    });
    ctx.state.tracer.scroll = scroll;
}

/// The room for the longest name of a step beside what its cells hold, in points.
fn titles_width(ui: &Ui, view: &TraceView) -> f32 {
    let width = |text: String| {
        let font = FontId::proportional(CAPTION);
        ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER).size().x
    };
    // Of the steps whose cells hold the same, that with the longest name.
    let mut longest: Vec<(TraceRowValueKind, &str)> = Vec::new();
    for step in &view.trace_steps {
        match longest.iter_mut().find(|it| it.0 == step.row_value_kind) {
            Some((_, title)) if step.rule_or_operation_title.len() > title.len() => {
                *title = &step.rule_or_operation_title
            }
            Some(_) => {}
            None => longest.push((step.row_value_kind, &step.rule_or_operation_title)),
        }
    }
    let rows = longest.into_iter();
    let rows = rows.map(|(values, title)| width(title.to_owned()) + WORD_GAP + width(values.value_noun()));
    rows.fold(0.0, f32::max) + WORD_MARGIN
}

/// Scrolls to a row or column that is newly looked at, also when other rows have come in.
fn follow(ctx: &mut Ctx<'_>, table: &DataTable, scroll: &mut TableScroll, selected: usize) {
    let column = ctx.state.highlight.roving_character(PaneId::Details);
    let before = ctx.state.tracer.followed.replace((selected, column, table.rows));
    if before != Some((selected, column, table.rows)) {
        table.show_row(scroll, selected);
    }
    if before.is_some_and(|it| it.1 != column) {
        table.show_column(scroll, column);
    }
}

/// What paints rows there: a sliver of one, at the window's edge, says nothing and is not painted.
fn painter_of_rows(ui: &Ui, clip: Rect) -> Painter {
    let mut painter = ui.painter().with_clip_rect(clip);
    if clip.height() < CELL.y / 2.0 {
        painter.set_invisible();
    }
    painter
}

/// The cells, and what points at them.
fn show_body(ui: &Ui, ctx: &mut Ctx<'_>, shown: &Shown<'_>) {
    let palette = Palette::current(ui);
    let &Shown { trace, rows, selected, view, .. } = shown;
    let clip = view.body.intersect(ui.clip_rect());
    let painter = painter_of_rows(ui, clip);
    if view.rows.contains(&selected) {
        ui.painter().with_clip_rect(ui.clip_rect().with_min_y(clip.top())).rect_filled(
            view.row(selected),
            0.0,
            palette.cell,
        );
    }
    let column_rect = |column: usize| Rect::from_x_y_ranges(view.column(column), clip.y_range());
    if let Some(highlight) = ctx.state.highlight.character().filter(|it| view.columns.contains(it)) {
        painter.rect_filled(column_rect(highlight), 0.0, palette.highlight);
    }
    if let Some(words) = ctx.state.highlight.explained().filter(|it| view.columns.contains(it)) {
        let stroke = Stroke::new(1.0, palette.highlight_edge);
        painter.rect_stroke(column_rect(words), 0.0, stroke, StrokeKind::Inside);
    }
    for row in view.rows.clone() {
        let (step, line) = (rows[row], view.row(row));
        painter.hline(line.x_range(), line.bottom(), Stroke::new(0.5, palette.line));
        for column in view.columns.clone() {
            let rect = Rect::from_x_y_ranges(view.column(column), line.y_range());
            paint_cell(&painter, palette, rect, trace.cell(step, column));
        }
        let id = Id::unique(("trace cells", trace.trace_steps[step].step_number));
        let response = ui.interact(line.intersect(clip), id, Sense::CLICK);
        let pointed = response.hover_pos().and_then(|at| view.column_at(at.x));
        if let Some(column) = pointed {
            ctx.state.highlight.highlight(column);
        }
        if response.clicked() {
            ctx.state.tracer.look_at(step);
            pointed.into_iter().for_each(|column| ctx.state.highlight.explain(column));
        }
        if let Some(column) = pointed {
            explain_cell(response, ctx, trace, step, column);
        }
    }
}

fn explain_cell(response: Response, ctx: &Ctx<'_>, trace: &TraceView, step: usize, column: usize) {
    let cell = trace.cell(step, column);
    response.on_hover_ui_at_pointer(|ui| {
        ui.strong(ctx.report.character_cells[column].description());
        let level = cell.embedding_level.map_or_else(|| "none".to_owned(), |level| level.to_string());
        let (state, position) = match cell.value {
            TraceCellValue::VisualIndex(place) => ("placed", place + 1),
            TraceCellValue::OnCharacterStack => ("stack", 0),
            TraceCellValue::InDigitAccumulator => ("accumulator", 0),
            TraceCellValue::InUnreadInput => ("input", 0),
            TraceCellValue::RemovedByX9 => ("removed", 0),
            TraceCellValue::BidiClass | TraceCellValue::EmbeddingLevel => ("none", 0),
        };
        let when = if cell.is_changed { "by" } else { "after" };
        let (rule, class) = (&trace.trace_steps[step].rule_or_operation_title, cell.bidi_class.to_string());
        let place = message!(trace_cell_place, state = state, position = position);
        let text = message!(trace_cell, when = when, rule = rule, class = class, level = level);
        ui.label(format!("{text}{place}"));
        ui.set_max_width(340.0);
        glossary_note::show(ui, class_entry(cell.bidi_class));
        if cell.embedding_level.is_some() {
            glossary_note::show(ui, term_entry("level"));
        }
    });
}

/// A figure; what the step changed stands in a box.
fn paint_cell(painter: &Painter, palette: &Palette, rect: Rect, cell: TraceCell) {
    let level = cell.embedding_level.map(|level| level.to_string());
    let shown_level = ShownTraceValue::Level(cell.embedding_level.unwrap_or(0));
    let of_level = ColourRole::of_trace_step_value(cell.bidi_class, shown_level);
    let (figure, role, note) = match cell.value {
        TraceCellValue::BidiClass => (cell.bidi_class.to_string(), ColourRole::Class(cell.bidi_class), level),
        TraceCellValue::EmbeddingLevel => {
            (level.unwrap_or_default(), of_level, Some(cell.bidi_class.to_string()))
        }
        TraceCellValue::VisualIndex(place) => ((place + 1).to_string(), ColourRole::Text, None),
        TraceCellValue::OnCharacterStack => (String::from("st"), ColourRole::Class(BidiClass::R), None),
        TraceCellValue::InDigitAccumulator => (String::from("ac"), ColourRole::Class(BidiClass::AN), None),
        TraceCellValue::InUnreadInput => (String::from("\u{B7}"), ColourRole::WeakText, None),
        TraceCellValue::RemovedByX9 => (String::from("\u{2013}"), ColourRole::WeakText, None),
    };
    if cell.is_changed {
        let edges = marks::edges_of(rect.shrink2(vec2(1.0, 1.0)));
        marks::paint_in(painter, &[changed_value_rectangle(edges, 1.5, role)], |it| palette.of(it));
    }
    // Long class names leave no room for the level.
    let note = note.filter(|it| figure.len() + it.len() <= 3);
    let shift = note.as_ref().map_or(0.0, |note| if note.len() > 1 { 8.0 } else { 4.0 });
    let text = if cell.is_changed { palette.text } else { palette.of(role) };
    let font = FontId::proportional(CAPTION);
    painter.text(rect.center() - vec2(shift, 0.0), Align2::CENTER_CENTER, figure, font, text);
    if let Some(note) = note {
        let at = rect.right_center() - vec2(3.0, 0.0);
        painter.text(at, Align2::RIGHT_CENTER, note, FontId::proportional(CAPTION), palette.weak_text);
    }
}

/// The steps' names, which explain themselves when they are pointed at.
fn show_names(ui: &Ui, ctx: &mut Ctx<'_>, shown: &Shown<'_>) {
    let palette = Palette::current(ui);
    let &Shown { trace, rows, view, ref steps, numbers, .. } = shown;
    let clip = view.frozen().intersect(ui.clip_rect());
    let painter = painter_of_rows(ui, clip);
    painter.rect_filled(clip, 0.0, palette.pane);
    for row in view.rows.clone() {
        let step = &trace.trace_steps[rows[row]];
        let rect = view.row(row).with_max_x(clip.right());
        let id = row_id(step.step_number);
        // Only the step that is looked at is in the Tab order; the arrow keys move on from there, also
        // to a row below in the same pass.
        let selected =
            trace.index_in_shown_steps(ctx.state.tracer.step(), ctx.settings.preferences.all_rules);
        // Where it stands, in view or not: the Tab key scrolls to it.
        let response = ui.interact(rect.intersect(view.frozen()), id, Roving::sense(row == selected));
        accessibility::chosen(&response, Role::ListBoxOption, row == selected, || {
            trace.description(rows[row])
        });
        accessibility::more(&response, || trace.describe_row(rows[row]));
        if row == selected {
            painter.rect_filled(rect, 0.0, palette.cell);
            painter.rect_filled(rect.with_max_x(rect.left() + 3.0), 0.0, palette.highlight_edge);
        }
        if let Some(target) = steps.moved(ui, &response, row) {
            ctx.state.tracer.look_at(rows[target]);
            let id = row_id(trace.trace_steps[rows[target]].step_number);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if response.clicked() {
            ctx.state.tracer.look_at(rows[row]);
        }
        let is_asked_for = row == selected && std::mem::take(&mut ctx.state.tracer.wants_keyboard);
        if is_asked_for || response.clicked() {
            response.request_focus();
        }
        painter.hline(rect.x_range(), rect.bottom(), Stroke::new(0.5, palette.line));
        let small = FontId::proportional(CAPTION);
        let number = pos2(rect.left() + numbers - 6.0, rect.center().y);
        painter.text(number, Align2::RIGHT_CENTER, step.step_number, small.clone(), palette.weak_text);
        let title = pos2(rect.left() + numbers, rect.center().y);
        let name = |colour: Color32| {
            painter.text(
                title,
                Align2::LEFT_CENTER,
                &step.rule_or_operation_title,
                FontId::proportional(CAPTION),
                colour,
            )
        };
        name(if step.has_no_effect { palette.weak_text } else { palette.text });
        let word = rect.right_center() - vec2(WORD_MARGIN, 0.0);
        painter.text(word, Align2::RIGHT_CENTER, step.row_value_kind.value_noun(), small, palette.weak_text);
        response.on_hover_ui(|ui| {
            ui.set_max_width(340.0);
            about::explain(ui, trace, rows[row], ctx.lines);
            entries_in(&step.rule_sentence()).into_iter().for_each(|it| glossary_note::show(ui, Some(it)));
        });
    }
    painter.vline(clip.right() - 0.5, clip.y_range(), Stroke::new(1.0, palette.line));
}

/// The identity of the row of a step.
fn row_id(number: usize) -> Id {
    Id::unique(("trace step", number))
}

/// The characters in logical order, each by itself.
fn show_header(ui: &mut Ui, ctx: &mut Ctx<'_>, shown: &Shown<'_>) {
    let palette = Palette::current(ui);
    let &Shown { trace, view, .. } = shown;
    let clip = view.heads().intersect(ui.clip_rect());
    ui.painter().rect_filled(clip.with_min_x(view.seen.left()).intersect(ui.clip_rect()), 0.0, palette.pane);
    let mut header = ui.new_child(UiBuilder::new().max_rect(clip));
    header.set_clip_rect(clip);
    let logical: Vec<usize> = (0..trace.name_characters.len()).collect();
    let row = character_cell::CharacterRow { pane: PaneId::Details, logical: &logical };
    for column in view.columns.clone() {
        let rect = Rect::from_x_y_ranges(view.column(column), view.heads().y_range()).shrink2(vec2(0.5, 1.0));
        let cell = &ctx.report.character_cells[column];
        let words = || ctx.report.describe_logical_cell("column", column);
        character_cell::show(&header, &mut ctx.state.highlight, &row, column, cell, words, (rect, rect));
        character_cell::paint_ground(&header, &ctx.state.highlight, column, rect);
        let number = rect.center_top() + vec2(0.0, 1.0);
        let painter = header.painter();
        painter.text(
            number,
            Align2::CENTER_TOP,
            column + 1,
            FontId::proportional(CAPTION),
            palette.weak_text,
        );
        let glyph = ctx.lines.character(trace.name_characters[column]);
        let below = rect.with_min_y(rect.bottom() - LINE_HEIGHT * GLYPH);
        ctx.lines.paint_in_cell(&header, &glyph, below, GLYPH);
        if ctx.state.highlight.explained() == Some(column) {
            let stroke = Stroke::new(2.0, palette.highlight_edge);
            header.painter().hline(rect.x_range(), rect.bottom(), stroke);
        }
    }
    ui.painter().hline(view.seen.x_range(), view.seen.top() + HEADER - 0.5, Stroke::new(1.0, palette.line));
}
