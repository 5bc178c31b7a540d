//! A display of a name: its title, its line, its runs and cells, and which others show the same.

use crate::view::{Badge, CellView, Inspection, StrategyView, Weight, compared, in_a_sentence};
use bidiscope_bidi::order::compare::changed;

use super::cells;
use super::flow::{SheetRow, below, kept};
use super::name_line::{LineMarks, NameLine};
use super::page::{SheetBlock, SheetBox, SheetMark, SheetPart};
use super::paper::SheetWish;
use super::pen::{Anchor, Pen, Setting};
use super::signs;
use super::told::{capitalised, cut_into};

/// The sizes of the line of a display, in points an em: all of a sheet have the same.
const SIZES: [f32; 9] = [34.0, 31.0, 28.0, 25.0, 22.0, 20.0, 18.0, 16.0, 14.0];
/// The size of a line that is cut all the same.
const CUT: f32 = 22.0;
/// The height of a title's row, and the size of its words, in points.
const TITLE: f32 = 24.0;
const TITLE_SIZE: f32 = 12.5;
/// The radius of the sign of an outcome, in points.
const SIGN: f32 = 8.5;

/// The displays of a name, ready to be laid out.
pub(super) struct SheetPanes<'a> {
    inspection: &'a Inspection,
    views: Vec<StrategyView>,
    lines: Vec<NameLine>,
}

impl<'a> SheetPanes<'a> {
    /// The displays that are wished for.
    pub(super) fn new(pen: &Pen, inspection: &'a Inspection, wish: &SheetWish) -> Self {
        let mut views = compared(&inspection.name, wish.panes.iter().cloned());
        let reference = views.first().map(|it| it.own.clone());
        for view in &mut views {
            let characters =
                reference.as_ref().map(|it| changed(inspection.name.characters(), it, &view.own));
            view.changed = characters.into_iter().flatten().map(|it| it.0).collect();
        }
        let lines = views.iter().map(|view| line(pen, view, &inspection.cells)).collect();
        Self { inspection, views, lines }
    }

    /// How wide a page would have to be for them, in points.
    pub(super) fn width(&self) -> f32 {
        let widest = self.lines.iter().map(|it| it.line.width()).fold(0.0, f32::max);
        let cells = self.views.iter().map(|it| it.own.logical_from_visual().len()).max().unwrap_or(0);
        (widest * SIZES[1]).max(cells as f32 * cells::small_width(1, f32::INFINITY))
    }

    /// Their rows.
    pub(super) fn rows(&self, pen: &Pen, room: f32) -> Vec<SheetRow> {
        let widest = self.lines.iter().map(|it| it.line.width()).fold(0.0, f32::max);
        let size = SIZES.into_iter().find(|it| it * widest <= room).unwrap_or(CUT);
        let mut rows = Vec::new();
        for (view, line) in self.views.iter().zip(&self.lines) {
            rows.extend(self.pane(pen, view, line, size, room));
        }
        rows
    }

    fn pane(&self, pen: &Pen, view: &StrategyView, line: &NameLine, size: f32, room: f32) -> Vec<SheetRow> {
        let mut rows = below(kept(title(pen, view, room)), 16.0);
        let mut lines = line.rows(pen, SheetPart::Name, size, room, &self.marked(pen, view));
        let count = lines.len();
        if let Some(last) = lines.last_mut() {
            // A line stands on the page of its first cells.
            last.keeps = true;
        }
        rows.extend(lines);
        if count > 1 {
            rows.extend(below(kept(self.aside(pen, &cut_into(count), room)), 2.0));
        }
        if !line.line.reach().cuts.is_empty() {
            let words = "Marks are stacked too high for the line: they are cut off.";
            rows.extend(below(kept(self.aside(pen, words, room)), 2.0));
        }
        let width = cells::small_width(view.own.logical_from_visual().len(), room);
        rows.extend(cells::displayed(pen, view, &self.inspection.cells, width, room));
        if let Some(last) = rows.last_mut() {
            last.keeps = true;
        }
        let badges =
            view.badges.iter().map(|it| format!("{}: {}", capitalised(&it.text()), it.explanation()));
        for (place, told) in badges.chain([self.told(view)]).filter(|it| !it.is_empty()).enumerate() {
            let aside = kept(self.aside(pen, &told, room));
            rows.extend(below(aside, if place == 0 { 3.0 } else { 0.0 }));
        }
        if let Some(last) = rows.last_mut() {
            last.keeps = false;
        }
        rows
    }

    fn aside(&self, pen: &Pen, words: &str, room: f32) -> Vec<SheetRow> {
        let colour = pen.colours.weak_text;
        let setting = Setting { part: SheetPart::Words, size: 9.5, colour, left: 0.0, right: room };
        pen.sentence(words, setting)
    }

    fn marked(&self, pen: &Pen, view: &StrategyView) -> LineMarks {
        let in_line = |at: usize| at + view.name.start;
        let offending = self.inspection.cells.iter().enumerate().filter(|(_, cell)| cell.offends);
        LineMarks {
            name: view.has_context().then(|| view.name.clone()),
            changed: view.changed.iter().copied().map(in_line).collect(),
            ground: view.outcome.map_or(pen.colours.cell, |it| pen.colours.ground(it.index)),
            offending: offending.map(|(at, _)| in_line(at)).collect(),
        }
    }

    /// Which other displays show the same, and what is marked in the line.
    fn told(&self, view: &StrategyView) -> String {
        let is_alike = |it: &&StrategyView| it.outcome == view.outcome && it.shows != view.shows;
        let alike: Vec<String> = match view.outcome {
            Some(_) => self.views.iter().filter(is_alike).map(|it| title_of(it, true)).collect(),
            None => Vec::new(),
        };
        let mut told = Vec::new();
        if let Some((last, others)) = alike.split_last() {
            let others =
                if others.is_empty() { String::new() } else { format!("{} and ", others.join("; ")) };
            told.push(format!("Shows the same as {others}{last}."));
        }
        if let (Some(first), false) = (self.views.first(), view.changed.is_empty()) {
            let (noun, verb) =
                if view.changed.len() == 1 { ("character", "stands") } else { ("characters", "stand") };
            let (count, title) = (view.changed.len(), title_of(first, true));
            told.push(format!("On a ground: {count} {noun} that {verb} elsewhere than in {title}."));
        }
        told.join(" ")
    }
}

/// The line of a display. What stands round the name is seen even where it is invisible; of the name what offends.
fn line(pen: &Pen, view: &StrategyView, cells: &[CellView]) -> NameLine {
    let is_marked = |at: usize| {
        let offends =
            at.checked_sub(view.name.start).and_then(|it| cells.get(it)).is_some_and(|it| it.offends);
        view.has_context() || view.name.contains(&at) && offends
    };
    NameLine::new(&view.characters, &view.order, &pen.faces, is_marked)
}

/// What a display is called.
pub(super) fn title_of(view: &StrategyView, is_in_a_sentence: bool) -> String {
    let title = view.shows.title();
    if is_in_a_sentence { in_a_sentence(&title).into_owned() } else { title }
}

/// The title with the letter of the outcome before it and the badges behind it, those that matter most first; where
/// there is no room for them beside it they stand below.
fn title(pen: &Pen, view: &StrategyView, room: f32) -> Vec<SheetRow> {
    let colours = pen.colours;
    let middle = TITLE / 2.0;
    let left = if view.outcome.is_some() { 2.0 * SIGN + 7.0 } else { 0.0 };
    let rule = vec![[0.0, 0.0], [room, 0.0]];
    let mut ornament = vec![SheetMark::Stroke { points: rule, width: 0.5, colour: colours.line }];
    if let Some(outcome) = view.outcome {
        ornament.extend(signs::outcome(pen, outcome, [SIGN, middle + 1.0], SIGN));
    }
    let words = title_of(view, false);
    let mut badges: Vec<&Badge> = view.badges.iter().collect();
    badges.sort_by_key(|it| std::cmp::Reverse(it.weight()));
    let width: f32 = badges.iter().map(|it| pill_width(pen, it) + 6.0).sum();
    let title_width = left + pen.width(&words, TITLE_SIZE);
    if title_width > room {
        let setting =
            Setting { part: SheetPart::Heading, size: TITLE_SIZE, colour: colours.text, left, right: room };
        let mut rows = pen.sentence(&words, setting);
        if let Some(first) = rows.first_mut() {
            first.blocks.insert(0, SheetBlock::ornament(ornament));
        }
        rows.extend(pills(pen, &badges, room));
        return rows;
    }
    let marks = pen.words_at(&words, Anchor::Left, [left, middle + 1.0], TITLE_SIZE, colours.text);
    let mut blocks = vec![SheetBlock::ornament(ornament), SheetBlock::new(SheetPart::Heading, words, marks)];
    if title_width + 14.0 + width > room {
        let mut rows = vec![SheetRow::new(TITLE, blocks)];
        rows.extend(pills(pen, &badges, room));
        return rows;
    }
    let mut right = room;
    for badge in badges.iter().rev() {
        let width = pill_width(pen, badge);
        blocks.push(pill(pen, badge, [right - width, middle + 1.0]));
        right -= width + 6.0;
    }
    // Read from left to right.
    blocks[2..].reverse();
    vec![SheetRow::new(TITLE, blocks)]
}

/// The size of a badge's words, and the room beside them, in points.
const PILL_SIZE: f32 = 9.0;
const PILL_MARGIN: f32 = 7.0;

fn pill_width(pen: &Pen, badge: &Badge) -> f32 {
    pen.width(&badge.text(), PILL_SIZE) + 2.0 * PILL_MARGIN
}

/// A badge, with its left end and its middle there.
fn pill(pen: &Pen, badge: &Badge, [left, y]: [f32; 2]) -> SheetBlock {
    let colour = match badge.weight() {
        Weight::Remark => pen.colours.weak_text,
        Weight::Warning => pen.colours.warning,
        Weight::Alarm => pen.colours.bad,
    };
    let right = left + pill_width(pen, badge);
    let edges = [left, y - 7.5, right, y + 7.5];
    let mut marks =
        vec![SheetMark::Box(SheetBox { edges, radius: 7.5, fill: None, stroke: Some((0.9, colour)) })];
    marks.extend(pen.words_at(&badge.text(), Anchor::Left, [left + PILL_MARGIN, y], PILL_SIZE, colour));
    SheetBlock::new(SheetPart::Words, badge.text(), marks)
}

/// Badges in rows of their own.
fn pills(pen: &Pen, badges: &[&Badge], room: f32) -> Vec<SheetRow> {
    const HEIGHT: f32 = 20.0;
    let mut rows: Vec<SheetRow> = Vec::new();
    let mut left = f32::INFINITY;
    for badge in badges {
        let width = pill_width(pen, badge);
        if left + width > room {
            rows.push(SheetRow::new(HEIGHT, Vec::new()));
            left = 0.0;
        }
        if let Some(row) = rows.last_mut() {
            row.blocks.push(pill(pen, badge, [left, HEIGHT / 2.0]));
        }
        left += width + 6.0;
    }
    rows
}
