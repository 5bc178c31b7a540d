//! The section of a display: its title, its line, its runs and cells, and which displays show the same.

use crate::view::{
    Badge, BadgeSeverity, CellView, Inspection, StrategyView, compare_displays, title_in_sentence,
};
use bidiscope_bidi::order::compare::changed_characters;

use super::cells;
use super::flow::{SheetRow, keep_with_next, with_space_above};
use super::icons;
use super::name_line::{LineMarks, NameLine};
use super::page::{BlockRole, SheetBlock, SheetBox, SheetDrawing};
use super::sections::{capitalised, cut_notice};
use super::sheet_options::SheetOptions;
use super::text_painter::{Anchor, SentenceStyle, TextPainter};

/// The font sizes to try for the lines of displays, in points for one em; all lines of a sheet have the same.
const SIZES: [f32; 9] = [34.0, 31.0, 28.0, 25.0, 22.0, 20.0, 18.0, 16.0, 14.0];
/// The font size of lines that have to be cut into rows.
const CUT_LINE_SIZE: f32 = 22.0;
/// The height of a title row, and the size of its text, in points.
const TITLE: f32 = 24.0;
const TITLE_SIZE: f32 = 12.5;
/// The radius of the circle of an outcome letter, in points.
const OUTCOME_RADIUS: f32 = 8.5;

/// The displays of a name, ready to be laid out.
pub(super) struct SheetPanes<'a> {
    inspection: &'a Inspection,
    views: Vec<StrategyView>,
    lines: Vec<NameLine>,
}

impl<'a> SheetPanes<'a> {
    /// Computes the requested displays.
    pub(super) fn new(painter: &TextPainter, inspection: &'a Inspection, options: &SheetOptions) -> Self {
        let mut views = compare_displays(&inspection.name, options.displays.iter().cloned());
        let reference = views.first().map(|it| it.name_order.clone());
        for view in &mut views {
            let characters = reference
                .as_ref()
                .map(|it| changed_characters(inspection.name.characters(), it, &view.name_order));
            view.changed = characters.into_iter().flatten().map(|it| it.0).collect();
        }
        let lines = views.iter().map(|view| line(painter, view, &inspection.cells)).collect();
        Self { inspection, views, lines }
    }

    /// The page width that they need, in points.
    pub(super) fn width(&self) -> f32 {
        let widest = self.lines.iter().map(|it| it.line.width()).fold(0.0, f32::max);
        let cells = self.views.iter().map(|it| it.name_order.logical_from_visual().len()).max().unwrap_or(0);
        (widest * SIZES[1]).max(cells as f32 * cells::display_cell_width(1, f32::INFINITY))
    }

    /// Their rows.
    pub(super) fn rows(&self, painter: &TextPainter, available: f32) -> Vec<SheetRow> {
        let widest = self.lines.iter().map(|it| it.line.width()).fold(0.0, f32::max);
        let size = SIZES.into_iter().find(|it| it * widest <= available).unwrap_or(CUT_LINE_SIZE);
        let mut rows = Vec::new();
        for (view, line) in self.views.iter().zip(&self.lines) {
            rows.extend(self.pane(painter, view, line, size, available));
        }
        rows
    }

    fn pane(
        &self,
        painter: &TextPainter,
        view: &StrategyView,
        line: &NameLine,
        size: f32,
        available: f32,
    ) -> Vec<SheetRow> {
        let mut rows = with_space_above(keep_with_next(title(painter, view, available)), 16.0);
        let mut lines = line.rows(painter, BlockRole::Name, size, available, &self.marked(painter, view));
        let count = lines.len();
        if let Some(last) = lines.last_mut() {
            // Keep the line on the page of its first cells.
            last.keeps_with_next = true;
        }
        rows.extend(lines);
        if count > 1 {
            rows.extend(with_space_above(
                keep_with_next(self.remark(painter, &cut_notice(count), available)),
                2.0,
            ));
        }
        if !line.line.vertical_extent().clipped.is_empty() {
            let words = "Marks are stacked too high for the line: they are cut off.";
            rows.extend(with_space_above(keep_with_next(self.remark(painter, words, available)), 2.0));
        }
        let width = cells::display_cell_width(view.name_order.logical_from_visual().len(), available);
        rows.extend(cells::displayed(painter, view, &self.inspection.cells, width, available));
        if let Some(last) = rows.last_mut() {
            last.keeps_with_next = true;
        }
        let badges =
            view.badges.iter().map(|it| format!("{}: {}", capitalised(&it.text()), it.explanation()));
        for (place, text) in badges.chain([self.comparison(view)]).filter(|it| !it.is_empty()).enumerate() {
            let remark = keep_with_next(self.remark(painter, &text, available));
            rows.extend(with_space_above(remark, if place == 0 { 3.0 } else { 0.0 }));
        }
        if let Some(last) = rows.last_mut() {
            last.keeps_with_next = false;
        }
        rows
    }

    fn remark(&self, painter: &TextPainter, words: &str, available: f32) -> Vec<SheetRow> {
        let colour = painter.colours.weak_text;
        let style =
            SentenceStyle { part: BlockRole::Sentence, size: 9.5, colour, left: 0.0, right: available };
        painter.sentence(words, style)
    }

    fn marked(&self, painter: &TextPainter, view: &StrategyView) -> LineMarks {
        let in_line = |at: usize| at + view.name_range.start;
        let offending = self.inspection.cells.iter().enumerate().filter(|(_, cell)| cell.violates_rule);
        LineMarks {
            name: view.has_context().then(|| view.name_range.clone()),
            changed: view.changed.iter().copied().map(in_line).collect(),
            background: view.outcome.map_or(painter.colours.cell, |it| painter.colours.background(it.index)),
            offending: offending.map(|(at, _)| in_line(at)).collect(),
        }
    }

    /// Which other displays show the same, and which characters of the line are highlighted, in sentences.
    fn comparison(&self, view: &StrategyView) -> String {
        let is_same = |it: &&StrategyView| it.outcome == view.outcome && it.config != view.config;
        let same: Vec<String> = match view.outcome {
            Some(_) => self.views.iter().filter(is_same).map(|it| title_of(it, true)).collect(),
            None => Vec::new(),
        };
        let mut sentences = Vec::new();
        if let Some((last, others)) = same.split_last() {
            let others =
                if others.is_empty() { String::new() } else { format!("{} and ", others.join("; ")) };
            sentences.push(format!("Shows the same as {others}{last}."));
        }
        if let (Some(first), false) = (self.views.first(), view.changed.is_empty()) {
            let (noun, verb) =
                if view.changed.len() == 1 { ("character", "stands") } else { ("characters", "stand") };
            let (count, title) = (view.changed.len(), title_of(first, true));
            sentences.push(format!("On a ground: {count} {noun} that {verb} elsewhere than in {title}."));
        }
        sentences.join(" ")
    }
}

/// The line of a display. Invisible characters of the context are drawn; of the name only those that violate a rule.
fn line(painter: &TextPainter, view: &StrategyView, cells: &[CellView]) -> NameLine {
    let is_marked = |at: usize| {
        let offends = at
            .checked_sub(view.name_range.start)
            .and_then(|it| cells.get(it))
            .is_some_and(|it| it.violates_rule);
        view.has_context() || view.name_range.contains(&at) && offends
    };
    NameLine::new(&view.characters, &view.order, &painter.faces, is_marked)
}

/// The title of a display.
pub(super) fn title_of(view: &StrategyView, is_in_a_sentence: bool) -> String {
    let title = view.config.title();
    if is_in_a_sentence { title_in_sentence(&title).into_owned() } else { title }
}

/// The title with the letter of the outcome before it and the badges after it, the most serious first; where they do
/// not fit on the line, the badges go below.
fn title(painter: &TextPainter, view: &StrategyView, available: f32) -> Vec<SheetRow> {
    let colours = painter.colours;
    let middle = TITLE / 2.0;
    let left = if view.outcome.is_some() { 2.0 * OUTCOME_RADIUS + 7.0 } else { 0.0 };
    let rule = vec![[0.0, 0.0], [available, 0.0]];
    let mut ornament = vec![SheetDrawing::Stroke { points: rule, width: 0.5, colour: colours.line }];
    if let Some(outcome) = view.outcome {
        ornament.extend(icons::outcome(painter, outcome, [OUTCOME_RADIUS, middle + 1.0], OUTCOME_RADIUS));
    }
    let words = title_of(view, false);
    let mut badges: Vec<&Badge> = view.badges.iter().collect();
    badges.sort_by_key(|it| std::cmp::Reverse(it.severity()));
    let width: f32 = badges.iter().map(|it| badge_width(painter, it) + 6.0).sum();
    let title_width = left + painter.width(&words, TITLE_SIZE);
    if title_width > available {
        let style = SentenceStyle {
            part: BlockRole::Heading,
            size: TITLE_SIZE,
            colour: colours.text,
            left,
            right: available,
        };
        let mut rows = painter.sentence(&words, style);
        if let Some(first) = rows.first_mut() {
            first.blocks.insert(0, SheetBlock::ornament(ornament));
        }
        rows.extend(badge_rows(painter, &badges, available));
        return rows;
    }
    let marks = painter.words_at(&words, Anchor::Left, [left, middle + 1.0], TITLE_SIZE, colours.text);
    let mut blocks = vec![SheetBlock::ornament(ornament), SheetBlock::new(BlockRole::Heading, words, marks)];
    if title_width + 14.0 + width > available {
        let mut rows = vec![SheetRow::new(TITLE, blocks)];
        rows.extend(badge_rows(painter, &badges, available));
        return rows;
    }
    let mut right = available;
    for badge in badges.iter().rev() {
        let width = badge_width(painter, badge);
        blocks.push(badge_block(painter, badge, [right - width, middle + 1.0]));
        right -= width + 6.0;
    }
    // Read from left to right.
    blocks[2..].reverse();
    vec![SheetRow::new(TITLE, blocks)]
}

/// The text size of a badge, and its inner margin, in points.
const BADGE_TEXT_SIZE: f32 = 9.0;
const BADGE_MARGIN: f32 = 7.0;

fn badge_width(painter: &TextPainter, badge: &Badge) -> f32 {
    painter.width(&badge.text(), BADGE_TEXT_SIZE) + 2.0 * BADGE_MARGIN
}

/// A badge with its left end and its vertical middle at this point.
fn badge_block(painter: &TextPainter, badge: &Badge, [left, y]: [f32; 2]) -> SheetBlock {
    let colour = match badge.severity() {
        BadgeSeverity::Remark => painter.colours.weak_text,
        BadgeSeverity::Warning => painter.colours.warning,
        BadgeSeverity::Alarm => painter.colours.violated,
    };
    let right = left + badge_width(painter, badge);
    let edges = [left, y - 7.5, right, y + 7.5];
    let mut marks =
        vec![SheetDrawing::Box(SheetBox { edges, radius: 7.5, fill: None, stroke: Some((0.9, colour)) })];
    marks.extend(painter.words_at(
        &badge.text(),
        Anchor::Left,
        [left + BADGE_MARGIN, y],
        BADGE_TEXT_SIZE,
        colour,
    ));
    SheetBlock::new(BlockRole::Sentence, badge.text(), marks)
}

/// Badges in rows of their own.
fn badge_rows(painter: &TextPainter, badges: &[&Badge], available: f32) -> Vec<SheetRow> {
    const HEIGHT: f32 = 20.0;
    let mut rows: Vec<SheetRow> = Vec::new();
    let mut left = f32::INFINITY;
    for badge in badges {
        let width = badge_width(painter, badge);
        if left + width > available {
            rows.push(SheetRow::new(HEIGHT, Vec::new()));
            left = 0.0;
        }
        if let Some(row) = rows.last_mut() {
            row.blocks.push(badge_block(painter, badge, [left, HEIGHT / 2.0]));
        }
        left += width + 6.0;
    }
    rows
}
