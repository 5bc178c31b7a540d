//! Moving the caret, selecting, and carrying selected text with the pointer.

use std::ops::Range;

use bidiscope_layout::DrawnCaret;

use super::lines::{EditedLine, line_end_at};
use super::selection::{CaretPlacement, DragStart, Selection, SelectionGranularity};
use super::words::{unit_at, word_ranges};
use super::{Editor, LaidOutLine, LineLayout};

/// A place between characters to which selected text can be carried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct DropTarget {
    /// The number of characters before it.
    pub(super) position: usize,
    caret: DrawnCaret,
}

impl Editor {
    /// Where the caret is drawn at a point of a line, to which the selected text can be carried; `x_em` is in em from the line's
    /// left end. `None` where [`EditAction::DropSelectedText`](super::EditAction::DropSelectedText) changes nothing: inside of
    /// the selected text, and at its ends unless it is copied.
    pub fn caret_for_drop(
        &self,
        line: usize,
        x_em: f32,
        copies_text: bool,
        layout: &mut dyn LineLayout,
    ) -> Option<DrawnCaret> {
        self.drop_target(line, x_em, copies_text, layout).map(|it| it.caret)
    }

    pub(super) fn drop_target(
        &self,
        line: usize,
        x: f32,
        copies: bool,
        layout: &mut dyn LineLayout,
    ) -> Option<DropTarget> {
        let (shown, laid) = self.line_shown(line, layout);
        let placed = laid.caret_at(x);
        let position = shown.characters.start + placed.character_offset;
        let Range { start, end } = self.selection.range();
        let is_apart =
            if copies { position <= start || end <= position } else { position < start || end < position };
        (is_apart && start < end).then(|| DropTarget { position, caret: laid.carets().drawn_caret(placed) })
    }

    pub(super) fn press(
        &mut self,
        line: usize,
        x: f32,
        unit: SelectionGranularity,
        extend: bool,
        layout: &mut dyn LineLayout,
    ) {
        self.end_undo_group();
        if extend {
            let anchor = self.selection.anchor_character_offset;
            let began = self.drag_start.take().unwrap_or(DragStart { unit, first: anchor..anchor });
            let unit = unit.max(began.unit);
            let at = self.pointed_at(line, x, unit, layout);
            self.drag_start = Some(DragStart { unit, ..began });
            self.drag_to(at);
        } else {
            let at = self.pointed_at(line, x, unit, layout);
            self.selection = Selection { anchor_character_offset: at.start, caret_character_offset: at.end };
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
            Selection { anchor_character_offset: first.end, caret_character_offset: at.start }
        } else {
            Selection { anchor_character_offset: first.start, caret_character_offset: at.end.max(first.end) }
        };
        self.end_undo_group();
    }

    /// The line with this index, or the last one, and how it is laid out.
    fn line_shown(&self, line: usize, layout: &mut dyn LineLayout) -> (EditedLine, LaidOutLine) {
        let mut lines = Self::lines_of(self.text_kind, &self.text, layout);
        let shown = lines.swap_remove(line.min(lines.len() - 1));
        let laid = shown.laid_out(&self.text, layout);
        (shown, laid)
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
        let (shown, laid) = self.line_shown(line, layout);
        let line = shown.characters.clone();
        self.caret_placement = None;
        let local = match unit {
            SelectionGranularity::Character => {
                let caret = laid.caret_at(x);
                self.preferred_caret_run_direction = laid.carets().drawn_caret(caret).run_direction;
                self.caret_placement = Some(CaretPlacement { line: line.start, caret });
                caret.character_offset..caret.character_offset
            }
            SelectionGranularity::Word => {
                let words = word_ranges(&self.text[line.clone()], self.text_kind);
                let start = laid.cell_at(x).map_or(0, |cell| cell.characters_in_line.start);
                unit_at(&words, start, line.len())
            }
            SelectionGranularity::Line => {
                let Range { start, end } = shown.paragraph;
                return start..end + line_end_at(&self.text[end..]);
            }
        };
        let local = widened(local, &laid);
        line.start + local.start..line.start + local.end
    }
}

/// The range, extended to valid caret positions: a label may begin inside a grapheme cluster, where a mark follows
/// the separator.
fn widened(local: Range<usize>, laid: &LaidOutLine) -> Range<usize> {
    let carets = laid.carets();
    let positions = carets.ascending_character_offsets();
    let start = positions[positions.partition_point(|&it| it <= local.start) - 1];
    let end = positions[positions.partition_point(|&it| it < local.end).min(positions.len() - 1)];
    start..end
}
