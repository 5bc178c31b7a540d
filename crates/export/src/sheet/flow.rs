//! The distribution of rows over pages.

use std::collections::VecDeque;

use super::footer::{FOOTER_HEIGHT, footer_block};
use super::page::{SheetBlock, SheetPage};
use super::row::SheetRow;
use super::sheet_options::PageArea;
use super::text_painter::TextPainter;

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
        SheetPage {
            width_and_height_points: [area.width, height],
            background_colour: Some(painter.colours.pane),
            blocks: self.blocks,
        }
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
