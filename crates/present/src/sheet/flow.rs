//! Rows of a sheet, and how they are laid on pages.

use std::collections::VecDeque;

use super::page::{SheetBlock, SheetMark, SheetPage};
use super::paper::Room;
use super::pen::{Anchor, Pen};

/// Something as wide as the page that is never cut in two. Its blocks stand at their places from its left and upper
/// edge, in points.
pub(super) struct SheetRow {
    pub(super) height: f32,
    /// The room above it; none at the beginning of a page.
    pub(super) above: f32,
    /// Whether it stands on the same page as the row after it.
    pub(super) keeps: bool,
    pub(super) blocks: Vec<SheetBlock>,
}

/// The height of the page's foot, and the size of its words, in points.
const FOOT: f32 = 22.0;
pub(super) const FOOT_SIZE: f32 = 8.0;

impl SheetRow {
    pub(super) const fn new(height: f32, blocks: Vec<SheetBlock>) -> Self {
        Self { height, above: 0.0, keeps: false, blocks }
    }
}

/// The same rows with so much room above the first.
pub(super) fn below(mut rows: Vec<SheetRow>, above: f32) -> Vec<SheetRow> {
    if let Some(first) = rows.first_mut() {
        first.above = above;
    }
    rows
}

/// The same rows, all on the page of what follows them.
pub(super) fn kept(mut rows: Vec<SheetRow>) -> Vec<SheetRow> {
    rows.iter_mut().for_each(|it| it.keeps = true);
    rows
}

/// The rows on as many pages as they need, `foot` below each.
pub(super) fn pages(pen: &Pen, room: Room, rows: Vec<SheetRow>, foot: &str) -> Vec<SheetPage> {
    let pages: Vec<FilledPage> = fill(room, rows.into_iter()).collect();
    let count = pages.len();
    pages
        .into_iter()
        .enumerate()
        .map(|(index, page)| page.with_foot(pen, room, foot, (index + 1, count)))
        .collect()
}

/// What stands on a page, and where it ends, in points from the upper edge.
pub(super) struct FilledPage {
    blocks: Vec<SheetBlock>,
    bottom: f32,
}

impl FilledPage {
    /// The page with its foot: which of how many it is.
    pub(super) fn with_foot(
        mut self,
        pen: &Pen,
        room: Room,
        foot: &str,
        number: (usize, usize),
    ) -> SheetPage {
        let height = room.height.unwrap_or(self.bottom + FOOT + room.margin);
        self.blocks.push(foot_of(pen, room, height, foot, number));
        SheetPage { size: [room.width, height], ground: Some(pen.colours.pane), blocks: self.blocks }
    }
}

/// The rows on as many pages as they need, at least one, made as they are asked for.
pub(super) fn fill(room: Room, rows: impl Iterator<Item = SheetRow>) -> impl Iterator<Item = FilledPage> {
    let bottom = room.height.map_or(f32::INFINITY, |it| it - room.margin - FOOT);
    let mut rows = rows.peekable();
    // Rows that are to be on one page, and did not fit on the last.
    let mut waiting: VecDeque<SheetRow> = VecDeque::new();
    let mut is_first = true;
    std::iter::from_fn(move || {
        let mut page = FilledPage { blocks: Vec::new(), bottom: room.margin };
        let is_only = std::mem::take(&mut is_first);
        loop {
            if waiting.is_empty() {
                while let Some(row) = rows.next() {
                    let goes_on = row.keeps && rows.peek().is_some();
                    waiting.push_back(row);
                    if !goes_on {
                        break;
                    }
                }
                let height: f32 = waiting.iter().map(|it| it.above + it.height).sum();
                if !page.blocks.is_empty() && !waiting.is_empty() && page.bottom + height > bottom {
                    return Some(page);
                }
            }
            // What is kept together and is still too high for a page is parted all the same.
            while let Some(row) = waiting.pop_front() {
                let begins = page.blocks.is_empty();
                let above = if begins { 0.0 } else { row.above };
                if !begins && page.bottom + above + row.height > bottom {
                    waiting.push_front(row);
                    return Some(page);
                }
                let y = page.bottom + above;
                page.blocks.extend(row.blocks.into_iter().map(|it| it.moved([room.margin, y])));
                page.bottom = y + row.height;
            }
            if rows.peek().is_none() {
                return (is_only || !page.blocks.is_empty()).then_some(page);
            }
        }
    })
}

/// The foot of a page: what made it, and which of how many pages it is.
fn foot_of(pen: &Pen, room: Room, height: f32, foot: &str, (number, count): (usize, usize)) -> SheetBlock {
    let colours = pen.colours;
    let y = height - room.margin - FOOT_SIZE / 2.0;
    let rule = height - room.margin - FOOT_SIZE - 6.0;
    let mut marks = vec![SheetMark::Stroke {
        points: vec![[room.margin, rule], [room.width - room.margin, rule]],
        width: 0.5,
        colour: colours.line,
    }];
    marks.extend(pen.words_at(foot, Anchor::Left, [room.margin, y], FOOT_SIZE, colours.weak_text));
    if count > 1 {
        let number = format!("{number} / {count}");
        let right = [room.width - room.margin, y];
        marks.extend(pen.words_at(&number, Anchor::Right, right, FOOT_SIZE, colours.weak_text));
    }
    SheetBlock::ornament(marks)
}
