//! The steps of a display: as a list, and one a page.

use crate::view::{Figure, Inspection, LineSoFar, MachineView, StepView, TraceView};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Display;

use super::cut::cut_cells;
use super::flow::{SheetRow, below, kept};
use super::name_line::{LineMarks, NameLine};
use super::page::{SheetBlock, SheetBox, SheetMark, SheetPart};
use super::pen::{Anchor, Pen};
use super::told::{SMALL, WORDS, cut_into, heading, title, words};

/// How small the line of a step may become before it is cut into rows.
const SMALLEST_LINE: f32 = 14.0;

/// A trace as a list: the steps that changed something.
pub(super) fn listed(pen: &Pen, inspection: &Inspection, display: &Display, room: f32) -> Vec<SheetRow> {
    let view = TraceView::new(inspection.name.characters(), display);
    let colours = pen.colours;
    let mut rows = heading(pen, &format!("How it comes about: {}", display.title()), room);
    let busy = view.rows(false);
    for &step in busy {
        let step = &view.steps[step];
        let left = 96.0;
        let outcome = if step.outcome.is_empty() { "the display" } else { &step.outcome };
        let mut own = words(pen, outcome, WORDS, colours.text, [left, room]);
        if let Some(first) = own.first_mut() {
            let number = step.number.to_string();
            let y = WORDS * 0.72;
            let mut marks = pen.words_at(&number, Anchor::Right, [20.0, y], SMALL, colours.weak_text);
            marks.extend(pen.words_at(
                &step.title,
                Anchor::Left,
                [28.0, y],
                WORDS.min(64.0 / pen.width(&step.title, 1.0).max(1.0)),
                colours.text,
            ));
            let says = format!("Step {}, {}:", step.number, step.title);
            first.blocks.insert(0, SheetBlock::new(SheetPart::Words, says, marks));
        }
        own.extend(words(pen, step.sentence, SMALL, colours.weak_text, [left, room]));
        let last = own.len() - 1;
        own[..last].iter_mut().for_each(|it| it.keeps = true);
        rows.extend(below(own, 3.0));
    }
    let idle = view.steps.len() - busy.len();
    if idle > 0 {
        let (verb, is) = if idle == 1 { ("step changes", "is") } else { ("steps change", "are") };
        let text = format!("{idle} {verb} nothing and {is} left out.");
        rows.extend(below(words(pen, &text, SMALL, colours.weak_text, [0.0, room]), 4.0));
    }
    rows
}

/// The steps of a display that changed something.
pub(super) struct Steps {
    view: TraceView,
}

impl Steps {
    pub(super) fn new(characters: &[Character], display: &Display) -> Self {
        Self { view: TraceView::new(characters, display) }
    }

    pub(super) fn count(&self) -> usize {
        self.view.rows(false).len()
    }

    /// The rows of the page of a step, by its place among them.
    pub(super) fn page(&self, pen: &Pen, place: usize, room: f32) -> Vec<SheetRow> {
        step_page(pen, &self.view, self.view.rows(false)[place], (place + 1, self.count()), room)
    }
}

fn step_page(
    pen: &Pen,
    view: &TraceView,
    index: usize,
    (place, count): (usize, usize),
    room: f32,
) -> Vec<SheetRow> {
    let colours = pen.colours;
    let step: &StepView = &view.steps[index];
    let section = if step.section.is_empty() { String::new() } else { format!(" ({})", step.section) };
    let mut rows = title(pen, &format!("{}{section}", step.title), room);
    let about = format!("Picture {place} of {count}: step {} of {}", step.number, view.display.title());
    rows.extend(words(pen, &about, SMALL, colours.weak_text, [0.0, room]));
    rows.extend(below(words(pen, step.sentence, 13.0, colours.text, [0.0, room]), 6.0));
    if !step.outcome.is_empty() {
        rows.extend(words(pen, &step.outcome, 13.0, colours.left_to_right, [0.0, room]));
    }
    rows.extend(table(pen, view, index, room));
    let moment = view.moment(index);
    let caption = words(pen, moment.caption, SMALL, colours.weak_text, [0.0, room]);
    rows.extend(below(kept(caption), 14.0));
    let line = match &moment.line {
        LineSoFar::Apart(visual) => {
            rows.extend(apart(pen, view, visual, room));
            None
        }
        LineSoFar::Shaped { count: 0, .. } => {
            rows.extend(words(pen, "Nothing yet.", WORDS, colours.text, [0.0, room]));
            None
        }
        LineSoFar::Shaped { count, order } => Some((&view.characters[..*count], order)),
        LineSoFar::InContext(line) => Some((line.characters.as_slice(), &line.order)),
    };
    if let Some((characters, order)) = line {
        let line = NameLine::new(characters, order, &pen.faces, |_| true);
        let size = (room / line.line.width().max(0.01)).clamp(SMALLEST_LINE, 44.0);
        rows.extend(told_where_cut(
            pen,
            line.rows(pen, SheetPart::Name, size, room, &LineMarks::default()),
            room,
        ));
    }
    if let Some(machine) = &moment.machine {
        let text = machine_words(machine);
        rows.extend(below(words(pen, &text, WORDS, colours.text, [0.0, room]), 6.0));
    }
    rows
}

/// The rows of a line, and that it is one where they are several.
fn told_where_cut(pen: &Pen, mut rows: Vec<SheetRow>, room: f32) -> Vec<SheetRow> {
    if rows.len() > 1 {
        rows.extend(words(pen, &cut_into(rows.len()), SMALL, pen.colours.weak_text, [0.0, room]));
    }
    rows
}

/// The stack, the accumulator and the input of the paper's display, in words.
fn machine_words(machine: &MachineView) -> String {
    let positions = |range: &std::ops::Range<usize>| match range.len() {
        0 => "empty".to_owned(),
        1 => range.start.to_string(),
        _ => format!("{} to {}", range.start, range.end - 1),
    };
    let stack: Vec<String> = machine.stack.iter().map(positions).collect();
    let stack = if stack.is_empty() { "empty".to_owned() } else { stack.join(", ") };
    let mode = if machine.mode.is_right_to_left() { "right to left" } else { "left to right" };
    format!(
        "Direction: {mode}. Stack: {stack}. Accumulator: {}. Still to come: {}.",
        positions(&machine.accumulator),
        positions(&machine.waiting)
    )
}

/// The characters in logical order with what the step made of each, what changed on a ground.
fn table(pen: &Pen, view: &TraceView, index: usize, room: f32) -> Vec<SheetRow> {
    const CELL: [f32; 2] = [40.0, 56.0];
    let colours = pen.colours;
    let per_row = (room / CELL[0]).floor() as usize;
    let mut rows = Vec::new();
    for places in cut_cells(view.characters.len(), per_row, false) {
        let mut marks = Vec::new();
        let mut told = Vec::new();
        for (column, at) in places.enumerate() {
            let cell = view.cell(index, at);
            let left = column as f32 * CELL[0];
            let edges = [left + 1.0, 0.0, left + CELL[0] - 1.0, CELL[1]];
            let (fill, stroke) = match cell.is_changed {
                true => (colours.lit, (1.2, colours.lit_edge)),
                false => (colours.cell, (0.75, colours.line)),
            };
            marks.push(SheetMark::Box(SheetBox {
                edges,
                radius: 3.0,
                fill: Some(fill),
                stroke: Some(stroke),
            }));
            let figure = figure_words(cell.figure, cell.class.short_name(), cell.level);
            let middle = left + CELL[0] / 2.0;
            let number = at.to_string();
            marks.extend(pen.words_at(&number, Anchor::Middle, [middle, 8.0], 8.5, colours.weak_text));
            let character = Character { class: cell.class, ..view.characters[at] };
            marks.extend(pen.character(character, [left + 3.0, 14.0, left + CELL[0] - 3.0, 40.0], 18.0));
            let size = 10.0_f32.min((CELL[0] - 5.0) / pen.width(&figure, 1.0).max(0.01));
            let colour = if cell.is_changed { colours.text } else { colours.weak_text };
            marks.extend(pen.words_at(&figure, Anchor::Middle, [middle, CELL[1] - 8.5], size, colour));
            told.push(format!("{at}: {figure}{}", if cell.is_changed { ", changed" } else { "" }));
        }
        let says = format!("After the step, by {}: {}.", view.steps[index].figures.word(), told.join("; "));
        let block = SheetBlock::new(SheetPart::Figure, says, marks);
        rows.push(SheetRow::new(CELL[1] + 4.0, vec![block]));
    }
    below(rows, 10.0)
}

fn figure_words(figure: Figure, class: &str, level: Option<u8>) -> String {
    match figure {
        Figure::Class => class.to_owned(),
        Figure::Level => level.map_or_else(|| class.to_owned(), |it| it.to_string()),
        Figure::Place(place) => format!("at {place}"),
        Figure::Stack => "stack".to_owned(),
        Figure::Accumulator => "digits".to_owned(),
        Figure::Waiting => "input".to_owned(),
        Figure::PassedOver => "\u{2013}".to_owned(),
    }
}

/// Characters by themselves, from left to right: joined they would be no writing. Once they have an order they stand at
/// the side from which their paragraph is read, as its line will.
fn apart(pen: &Pen, view: &TraceView, visual: &[usize], room: f32) -> Vec<SheetRow> {
    const CELL: f32 = 34.0;
    let per_row = (room / CELL).floor() as usize;
    let from_right = !visual.is_sorted() && view.paragraph().is_right_to_left();
    let row = |places: std::ops::Range<usize>| {
        let start = if from_right { room - places.len() as f32 * CELL } else { 0.0 };
        let mut marks = Vec::new();
        for (column, place) in places.clone().enumerate() {
            let left = start + column as f32 * CELL;
            marks.extend(pen.character(view.characters[visual[place]], [left, 0.0, left + CELL, 44.0], 28.0));
        }
        let positions: Vec<String> = visual[places].iter().map(ToString::to_string).collect();
        let says = format!("From left to right the characters {}.", positions.join(", "));
        SheetRow::new(46.0, vec![SheetBlock::new(SheetPart::Figure, says, marks)])
    };
    let rows = cut_cells(visual.len(), per_row, from_right).into_iter().map(row).collect();
    told_where_cut(pen, rows, room)
}
