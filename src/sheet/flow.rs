//! Rows of a sheet, and how they are laid on pages.

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
const FOOT_SIZE: f32 = 8.0;

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
    let bottom = room.height.map_or(f32::INFINITY, |it| it - room.margin - FOOT);
    let mut pages: Vec<Vec<SheetBlock>> = vec![Vec::new()];
    let mut y = room.margin;
    let mut rows = rows.into_iter().peekable();
    let mut together: Vec<SheetRow> = Vec::new();
    while let Some(row) = rows.next() {
        let goes_on = row.keeps && rows.peek().is_some();
        together.push(row);
        if goes_on {
            continue;
        }
        let height: f32 = together.iter().map(|it| it.above + it.height).sum();
        let is_begun = pages.last().is_some_and(|it| !it.is_empty());
        if is_begun && y + height > bottom {
            pages.push(Vec::new());
            y = room.margin;
        }
        for row in together.drain(..) {
            let begins = pages.last().is_none_or(Vec::is_empty);
            // What is kept together and is still too high for a page is parted all the same.
            if !begins && y + row.above + row.height > bottom {
                pages.push(Vec::new());
                y = room.margin;
            } else if !begins {
                y += row.above;
            }
            if let Some(page) = pages.last_mut() {
                page.extend(row.blocks.into_iter().map(|it| it.moved([room.margin, y])));
            }
            y += row.height;
        }
    }
    let height = room.height.unwrap_or(y + FOOT + room.margin);
    let count = pages.len();
    let with_foot = |(index, mut blocks): (usize, Vec<SheetBlock>)| {
        blocks.push(foot_of(pen, room, height, foot, (index + 1, count)));
        SheetPage { size: [room.width, height], ground: Some(pen.colours.pane), blocks }
    };
    pages.into_iter().enumerate().map(with_foot).collect()
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
