//! Rows of a sheet, and their distribution over pages.

use std::collections::VecDeque;

use crate::marks::TextAnchor;

use super::page::{SheetBlock, SheetDrawing, SheetPage};
use super::sheet_options::PageArea;
use super::text_painter::TextPainter;

/// A row of a sheet, which is never split between pages. Its blocks are positioned from its upper left corner, in
/// points.
pub(super) struct SheetRow {
    pub(super) height: f32,
    /// The space above it, in points; none at the top of a page.
    pub(super) space_above: f32,
    /// Whether it is kept on the same page as the next row.
    pub(super) keeps_with_next: bool,
    pub(super) blocks: Vec<SheetBlock>,
}

/// The height of the footer, and the size of its text, in points.
const FOOTER_HEIGHT: f32 = 22.0;
pub(super) const FOOTER_SIZE: f32 = 8.0;

impl SheetRow {
    pub(super) const fn new(height: f32, blocks: Vec<SheetBlock>) -> Self {
        Self { height, space_above: 0.0, keeps_with_next: false, blocks }
    }
}

/// The same rows with this space above the first.
pub(super) fn with_space_above(mut rows: Vec<SheetRow>, space_above: f32) -> Vec<SheetRow> {
    if let Some(first) = rows.first_mut() {
        first.space_above = space_above;
    }
    rows
}

/// The same rows, all kept on the page of what follows them.
pub(super) fn keep_with_next(mut rows: Vec<SheetRow>) -> Vec<SheetRow> {
    rows.iter_mut().for_each(|it| it.keeps_with_next = true);
    rows
}

/// The blocks of the rows below each other, from this corner; and the bottom of the last.
pub(super) fn stacked(rows: Vec<SheetRow>, [left, top]: [f32; 2]) -> (Vec<SheetBlock>, f32) {
    let (mut blocks, mut y) = (Vec::new(), top);
    for row in rows {
        blocks.extend(row.blocks.into_iter().map(|it| it.moved([left, y])));
        y += row.height;
    }
    (blocks, y)
}

/// All pages of a document, with a footer on each.
pub(super) fn with_footers(
    painter: &TextPainter,
    area: PageArea,
    pages: Vec<FilledPage>,
    footer: &str,
) -> Vec<SheetPage> {
    let count = pages.len();
    let numbered = (1..).zip(pages);
    numbered.map(|(number, page)| page.with_footer(painter, area, footer, (number, count))).collect()
}

/// The blocks of a page, and where they end, in points from the top.
pub(super) struct FilledPage {
    blocks: Vec<SheetBlock>,
    bottom: f32,
}

impl FilledPage {
    /// The page with its footer; `number` is its page number and the number of pages.
    pub(super) fn with_footer(
        mut self,
        painter: &TextPainter,
        area: PageArea,
        footer: &str,
        number: (usize, usize),
    ) -> SheetPage {
        let height = area.height.unwrap_or(self.bottom + FOOTER_HEIGHT + area.margin);
        self.blocks.push(footer_block(painter, area, height, footer, number));
        SheetPage { size: [area.width, height], background: Some(painter.colours.pane), blocks: self.blocks }
    }
}

/// The rows on as many pages as they need, at least one; pages are made as they are requested.
pub(super) fn fill(area: PageArea, rows: impl Iterator<Item = SheetRow>) -> impl Iterator<Item = FilledPage> {
    let bottom = area.height.map_or(f32::INFINITY, |it| it - area.margin - FOOTER_HEIGHT);
    let mut rows = rows.peekable();
    // Rows to keep together that did not fit on the previous page.
    let mut waiting: VecDeque<SheetRow> = VecDeque::new();
    let mut is_first = true;
    std::iter::from_fn(move || {
        let mut page = FilledPage { blocks: Vec::new(), bottom: area.margin };
        let is_only = std::mem::take(&mut is_first);
        loop {
            if waiting.is_empty() {
                while let Some(row) = rows.next() {
                    let goes_on = row.keeps_with_next && rows.peek().is_some();
                    waiting.push_back(row);
                    if !goes_on {
                        break;
                    }
                }
                let height: f32 = waiting.iter().map(|it| it.space_above + it.height).sum();
                if !page.blocks.is_empty() && !waiting.is_empty() && page.bottom + height > bottom {
                    return Some(page);
                }
            }
            // Rows to keep together that are too high for a page are split all the same.
            while let Some(row) = waiting.pop_front() {
                let begins = page.blocks.is_empty();
                let space_above = if begins { 0.0 } else { row.space_above };
                if !begins && page.bottom + space_above + row.height > bottom {
                    waiting.push_front(row);
                    return Some(page);
                }
                let y = page.bottom + space_above;
                page.blocks.extend(row.blocks.into_iter().map(|it| it.moved([area.margin, y])));
                page.bottom = y + row.height;
            }
            if rows.peek().is_none() {
                return (is_only || !page.blocks.is_empty()).then_some(page);
            }
        }
    })
}

/// The footer of a page, with its number where there are several.
fn footer_block(
    painter: &TextPainter,
    area: PageArea,
    height: f32,
    footer: &str,
    (number, count): (usize, usize),
) -> SheetBlock {
    let colours = painter.colours;
    let y = height - area.margin - FOOTER_SIZE / 2.0;
    let rule = height - area.margin - FOOTER_SIZE - 6.0;
    let mut marks = vec![SheetDrawing::Stroke {
        points: vec![[area.margin, rule], [area.width - area.margin, rule]],
        width: 0.5,
        colour: colours.line,
    }];
    painter.begin_page(area.content());
    let mut words = |text: &str, from: f32, width: f32| {
        let at = [area.margin + painter.start(from, width), y];
        marks.extend(painter.words_at(text, TextAnchor::Left, at, FOOTER_SIZE, colours.weak_text));
    };
    words(footer, 0.0, painter.width(footer, FOOTER_SIZE));
    if count > 1 {
        let number = format!("{number} / {count}");
        let width = painter.width(&number, FOOTER_SIZE);
        words(&number, area.content() - width, width);
    }
    SheetBlock::ornament(marks)
}
