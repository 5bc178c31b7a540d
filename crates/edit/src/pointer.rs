//! Moving the caret and selecting with the pointer.

use std::ops::Range;

use super::editor::CaretPlacement;
use super::words::{unit_at, word_ranges};
use super::{Editor, LaidOutLine, LineLayout, Selection};

/// The unit by which the pointer selects: characters with one click, words with two, paragraphs with three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SelectionGranularity {
    /// Caret positions.
    Character,
    /// Words; in a name, labels.
    Word,
    /// Paragraphs, on however many lines.
    Line,
}

/// The start of a drag, which stays selected wherever the pointer goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DragStart {
    unit: SelectionGranularity,
    first: Range<usize>,
}

impl Editor {
    pub(super) fn press(
        &mut self,
        line: usize,
        x: f32,
        unit: SelectionGranularity,
        extend: bool,
        layout: &mut dyn LineLayout,
    ) {
        self.end_group();
        let at = self.pointed_at(line, x, unit, layout);
        if extend {
            let anchor = self.selection.anchor;
            self.drag_start = Some(DragStart { unit, first: anchor..anchor });
            self.drag_to(at);
        } else {
            self.selection = Selection { anchor: at.start, caret: at.end };
            self.drag_start = Some(DragStart { unit, first: at });
        }
    }

    pub(super) fn drag(&mut self, line: usize, x: f32, layout: &mut dyn LineLayout) {
        let Some(unit) = self.drag_start.as_ref().map(|it| it.unit) else { return };
        let at = self.pointed_at(line, x, unit, layout);
        self.drag_to(at);
    }

    /// Selects from the start of the drag to this range.
    fn drag_to(&mut self, at: Range<usize>) {
        let Some(DragStart { first, .. }) = &self.drag_start else { return };
        self.selection = if at.start < first.start {
            Selection { anchor: first.end, caret: at.start }
        } else {
            Selection { anchor: first.start, caret: at.end.max(first.end) }
        };
        self.end_group();
    }

    /// The unit at a point, in characters of the text; an empty range is a caret. The caret takes the affinity of the
    /// text there.
    fn pointed_at(
        &mut self,
        line: usize,
        x: f32,
        unit: SelectionGranularity,
        layout: &mut dyn LineLayout,
    ) -> Range<usize> {
        let lines = Self::lines_of(self.kind, &self.text, layout);
        let shown = &lines[line.min(lines.len() - 1)];
        let laid = shown.laid_out(&self.text, layout);
        let line = shown.characters.clone();
        self.placement = None;
        let local = match unit {
            SelectionGranularity::Character => {
                let caret = laid.caret_at(x);
                self.affinity = laid.carets().place(caret).direction;
                self.placement = Some(CaretPlacement { line: line.start, caret });
                caret.position..caret.position
            }
            SelectionGranularity::Word => {
                let words = word_ranges(&self.text[line.clone()], self.kind);
                let start = laid.cell_at(x).map_or(0, |cell| cell.characters.start);
                unit_at(&words, start, line.len())
            }
            SelectionGranularity::Line => return shown.paragraph.clone(),
        };
        let local = widened(local, &laid);
        line.start + local.start..line.start + local.end
    }
}

/// The range, extended to valid caret positions: a label may begin inside a grapheme cluster, where a mark follows
/// the separator.
fn widened(local: Range<usize>, laid: &LaidOutLine) -> Range<usize> {
    let carets = laid.carets();
    let positions = carets.positions();
    let start = positions[positions.partition_point(|&it| it <= local.start) - 1];
    let end = positions[positions.partition_point(|&it| it < local.end).min(positions.len() - 1)];
    start..end
}
