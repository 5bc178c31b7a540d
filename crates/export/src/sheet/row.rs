//! Rows of a sheet.

use super::page::SheetBlock;

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
