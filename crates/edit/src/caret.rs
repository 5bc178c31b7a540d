//! Keeping the caret and the selection at valid caret positions.

use std::ops::Range;

use super::editor::Editor;
use super::line_layout::LineLayout;
use super::lines::line_end_length;
use super::selection::Selection;
use super::text_kind::EditedTextKind;

/// The direction in which a position inside a grapheme cluster is moved out of it.
#[derive(Clone, Copy)]
pub(super) enum Snap {
    ToStart,
    ToEnd,
}

impl Editor {
    /// Moves the caret and the other end of the selection to valid caret positions, such as out of a grapheme cluster: a caret
    /// inside one cannot be drawn. To be called when `layout` lays out the text in another way than before.
    pub fn snap_caret(&mut self, layout: &mut dyn LineLayout) {
        let before = self.selection;
        self.settle(Snap::ToStart, layout);
        if self.selection != before {
            self.drag_start = None;
        }
    }

    /// Sets the caret's affinity to the direction of a character of the text.
    pub(super) fn take_affinity_of(&mut self, position: usize, layout: &mut dyn LineLayout) {
        let line = self.paragraph_at(position);
        let laid = layout.lay_out_line(&self.text[line.clone()], 0..line.len());
        let holds = |characters: &Range<usize>| characters.contains(&(position.saturating_sub(line.start)));
        if let Some(cell) = laid.cells().find(|cell| holds(&cell.characters_in_line)) {
            self.preferred_caret_run_direction = cell.run_direction;
        }
    }

    /// Moves both ends of the selection to valid caret positions.
    pub(super) fn settle(&mut self, snap: Snap, layout: &mut dyn LineLayout) {
        let caret = self.settled(self.selection.caret_character_offset, snap, layout);
        let anchor = if self.selection.is_empty() {
            caret
        } else {
            self.settled(self.selection.anchor_character_offset, snap, layout)
        };
        self.selection = Selection { anchor_character_offset: anchor, caret_character_offset: caret };
    }

    pub(super) fn settled(&self, position: usize, snap: Snap, layout: &mut dyn LineLayout) -> usize {
        let mut position = position.min(self.text.len());
        let is_in_line_end = self.text_kind == EditedTextKind::MultiLine
            && self.text.get(..=position).is_some_and(|it| line_end_length(it) == 2);
        if is_in_line_end {
            position = if matches!(snap, Snap::ToEnd) { position + 1 } else { position - 1 };
        }
        let line = self.paragraph_at(position);
        let inside = position - line.start;
        let laid = layout.lay_out_line(&self.text[line.clone()], 0..line.len());
        let carets = laid.carets();
        let positions = carets.ascending_character_offsets();
        let after = positions.partition_point(|&it| it < inside).min(positions.len() - 1);
        if positions[after] == inside {
            return position;
        }
        line.start
            + match snap {
                Snap::ToEnd => positions[after],
                Snap::ToStart => positions[after.saturating_sub(1)],
            }
    }
}
