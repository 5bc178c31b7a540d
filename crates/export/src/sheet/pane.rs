//! The section of a display: its title, its line, its runs and cells, and which displays show the same.

use bidiscope_bidi::order::compare::changed_characters;
use bidiscope_report::InputReport;
use bidiscope_report::page::{DisplayBlock, PageBlock, PageLine, PageSection};
use bidiscope_report::view::{CharacterCellView, DisplayBadge, StrategyView};
use bidiscope_report::words::escape::plain_text_without_isolates;
use bidiscope_words::message;

use crate::marks::{LineMarkings, TextAnchor, display_letter_shapes};

use super::blocks::{isolated, tone_colour};
use super::cells;
use super::name_line::NameLine;
use super::page::{BlockRole, SheetBlock, SheetDrawing, SheetRectangle};
use super::row::{SheetRow, keep_with_next, with_space_above};
use super::sections::{SMALL_TEXT_SIZE, cut_notice, remark, words};
use super::text_painter::{SentenceStyle, TextPainter};
use super::url_legend;

/// The font sizes to try for the lines of displays, in points for one em; all lines of a sheet have the same.
const SIZES: [f32; 9] = [34.0, 31.0, 28.0, 25.0, 22.0, 20.0, 18.0, 16.0, 14.0];
/// The font size of lines that have to be cut into rows.
const CUT_LINE_SIZE: f32 = 22.0;
/// The height of a title row, and the size of its text, in points.
const TITLE: f32 = 24.0;
const TITLE_SIZE: f32 = 12.5;
/// The radius of the circle of a display letter, in points.
const LETTER_RADIUS: f32 = 8.5;

/// The displays of a name, ready to be laid out.
pub(super) struct SheetPanes<'a> {
    report: &'a InputReport,
    displays: Vec<DisplayBlock>,
    lines: Vec<NameLine>,
}

impl<'a> SheetPanes<'a> {
    /// The displays of a page, each with the characters that stand elsewhere than in the first; fewer where it was stopped.
    pub(super) fn new(
        painter: &TextPainter,
        report: &'a InputReport,
        page: &[PageSection],
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let blocks = page.iter().flat_map(|it| &it.blocks);
        let mut displays: Vec<DisplayBlock> = blocks
            .filter_map(|it| match it {
                PageBlock::Display(display) => Some(display.as_ref().clone()),
                _ => None,
            })
            .collect();
        let reference = displays.first().map(|it| it.view.name_order.clone());
        for DisplayBlock { view, .. } in &mut displays {
            let characters = reference
                .as_ref()
                .map(|it| changed_characters(report.input.characters(), it, &view.name_order));
            view.changed_logical_indices = characters.into_iter().flatten().map(|it| it.0).collect();
        }
        let drawn = displays.iter().take_while(|_| !is_stopped());
        let lines = drawn.map(|it| line(painter, &it.view, &report.character_cells)).collect();
        Self { report, displays, lines }
    }

    /// The page width that they need, in points.
    pub(super) fn width(&self) -> f32 {
        let widest = self.lines.iter().map(|it| it.line.width_em()).fold(0.0, f32::max);
        let cells =
            self.displays.iter().map(|it| it.view.name_order.logical_from_visual().len()).max().unwrap_or(0);
        (widest * SIZES[1]).max(cells as f32 * cells::display_cell_width(1, f32::INFINITY))
    }

    /// Their rows.
    pub(super) fn rows(
        &self,
        painter: &TextPainter,
        available: f32,
        is_stopped: &dyn Fn() -> bool,
    ) -> Vec<SheetRow> {
        let widest = self.lines.iter().map(|it| it.line.width_em()).fold(0.0, f32::max);
        let size = SIZES.into_iter().find(|it| it * widest <= available).unwrap_or(CUT_LINE_SIZE);
        let mut rows = url_legend::rows(painter, &self.report.input, available);
        for (display, line) in self.displays.iter().zip(&self.lines).take_while(|_| !is_stopped()) {
            rows.extend(self.pane(painter, display, line, size, available));
        }
        rows
    }

    fn pane(
        &self,
        painter: &TextPainter,
        display: &DisplayBlock,
        line: &NameLine,
        size: f32,
        available: f32,
    ) -> Vec<SheetRow> {
        let view = &display.view;
        let mut rows = with_space_above(keep_with_next(title(painter, display, available)), 16.0);
        let marks = LineMarkings::of_display(self.report, view);
        let mut lines = line.rows(painter, BlockRole::Name, size, available, &marks);
        let count = lines.len();
        if let Some(last) = lines.last_mut() {
            // Keep the line on the page of its first cells.
            last.keeps_with_next = true;
        }
        rows.extend(lines);
        if count > 1 {
            let notice = remark(painter, &cut_notice(count), [0.0, available]);
            rows.extend(with_space_above(keep_with_next(notice), 2.0));
        }
        if !line.line.vertical_extent().clipped.is_empty() {
            let notice = remark(painter, &message!(marks_cut_off).to_string(), [0.0, available]);
            rows.extend(with_space_above(keep_with_next(notice), 2.0));
        }
        let width = cells::display_cell_width(view.name_order.logical_from_visual().len(), available);
        rows.extend(cells::displayed(painter, view, &self.report.character_cells, width, available));
        if let Some(last) = rows.last_mut() {
            last.keeps_with_next = true;
        }
        let changed = self.changed(view);
        for (place, note) in display.notes.iter().chain(&changed).enumerate() {
            let colour = tone_colour(painter, note.tone);
            let note = words(painter, &isolated(note), SMALL_TEXT_SIZE, colour, [0.0, available]);
            rows.extend(with_space_above(keep_with_next(note), if place == 0 { 3.0 } else { 0.0 }));
        }
        if let Some(last) = rows.last_mut() {
            last.keeps_with_next = false;
        }
        rows
    }

    /// Which characters of the line are marked, in a sentence.
    fn changed(&self, view: &StrategyView) -> Option<PageLine> {
        let first = self.displays.first().filter(|_| !view.changed_logical_indices.is_empty())?;
        let (count, display) = (view.changed_logical_indices.len(), &first.title);
        Some(PageLine::from_message(&message!(changed_characters, count = count, display = display)))
    }
}

/// The line of a display. Invisible characters of the context are drawn; of the name only those that violate a rule.
fn line(painter: &TextPainter, view: &StrategyView, cells: &[CharacterCellView]) -> NameLine {
    let is_marked = |at: usize| {
        let offends = at
            .checked_sub(view.name_character_range.start)
            .and_then(|it| cells.get(it))
            .is_some_and(|it| it.violates_idna_or_dns_rule);
        view.has_surrounding_text() || view.name_character_range.contains(&at) && offends
    };
    NameLine::new(&view.line_characters, &view.line_order, &painter.faces, is_marked)
}

/// The title with the letter of the display before it and the badges after it, the most serious first; where they do
/// not fit on the line, the badges go below.
fn title(painter: &TextPainter, display: &DisplayBlock, available: f32) -> Vec<SheetRow> {
    let view = &display.view;
    let colours = painter.colours;
    let middle = TITLE / 2.0;
    let left = if view.same_display_letter.is_some() { 2.0 * LETTER_RADIUS + 7.0 } else { 0.0 };
    let rule = vec![[0.0, 0.0], [available, 0.0]];
    let mut ornament =
        vec![SheetDrawing::Polyline { x_and_y_points: rule, line_width_points: 0.5, colour: colours.line }];
    if let Some(letter) = view.same_display_letter {
        let letter = display_letter_shapes(
            letter,
            [painter.start(0.0, 2.0 * LETTER_RADIUS) + LETTER_RADIUS, middle + 1.0],
            LETTER_RADIUS,
        );
        ornament.extend(painter.drawings(&letter));
    }
    let text = plain_text_without_isolates(&display.title);
    let mut badges: Vec<&DisplayBadge> = view.badges.iter().collect();
    badges.sort_by_key(|it| std::cmp::Reverse(it.severity()));
    let width: f32 = badges.iter().map(|it| badge_width(painter, it) + 6.0).sum();
    let title_width = left + painter.width(&text, TITLE_SIZE);
    if title_width > available {
        let style = SentenceStyle {
            part: BlockRole::Heading,
            size: TITLE_SIZE,
            colour: colours.text,
            left,
            right: available,
        };
        let mut rows = painter.sentence(&text, style);
        if let Some(first) = rows.first_mut() {
            first.blocks.insert(0, SheetBlock::ornament(ornament));
        }
        rows.extend(badge_rows(painter, &badges, available));
        return rows;
    }
    let at = [painter.start(left, title_width - left), middle + 1.0];
    let marks = painter.words_at(&text, TextAnchor::Left, at, TITLE_SIZE, colours.text);
    let mut blocks = vec![SheetBlock::ornament(ornament), SheetBlock::new(BlockRole::Heading, text, marks)];
    if title_width + 14.0 + width > available {
        let mut rows = vec![SheetRow::new(TITLE, blocks)];
        rows.extend(badge_rows(painter, &badges, available));
        return rows;
    }
    let mut right = available;
    for badge in badges.iter().rev() {
        let width = badge_width(painter, badge);
        blocks.push(badge_block(painter, badge, [painter.start(right - width, width), middle + 1.0]));
        right -= width + 6.0;
    }
    // Read from where the line begins.
    blocks[2..].reverse();
    vec![SheetRow::new(TITLE, blocks)]
}

/// The text size of a badge, and its inner margin, in points.
const BADGE_TEXT_SIZE: f32 = 9.0;
const BADGE_MARGIN: f32 = 7.0;

fn badge_width(painter: &TextPainter, badge: &DisplayBadge) -> f32 {
    painter.width(&badge.badge_text(), BADGE_TEXT_SIZE) + 2.0 * BADGE_MARGIN
}

/// A badge with its left end and its vertical middle at this point.
fn badge_block(painter: &TextPainter, badge: &DisplayBadge, [left, y]: [f32; 2]) -> SheetBlock {
    let colour = painter.colours.severity(badge.severity().into());
    let right = left + badge_width(painter, badge);
    let edges = [left, y - 7.5, right, y + 7.5];
    let mut marks = vec![SheetDrawing::Rectangle(SheetRectangle {
        left_top_right_bottom_points: edges,
        corner_radius_points: 7.5,
        fill_colour: None,
        edge_width_points_and_colour: Some((0.9, colour)),
    })];
    marks.extend(painter.words_at(
        &badge.badge_text(),
        TextAnchor::Left,
        [left + BADGE_MARGIN, y],
        BADGE_TEXT_SIZE,
        colour,
    ));
    SheetBlock::new(BlockRole::Sentence, badge.badge_text(), marks)
}

/// Badges in rows of their own.
fn badge_rows(painter: &TextPainter, badges: &[&DisplayBadge], available: f32) -> Vec<SheetRow> {
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
            row.blocks.push(badge_block(painter, badge, [painter.start(left, width), HEIGHT / 2.0]));
        }
        left += width + 6.0;
    }
    rows
}
