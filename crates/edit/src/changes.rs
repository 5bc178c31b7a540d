//! Changes of the text: inserting, deleting, undoing, composing.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use bidiscope_bidi::name::{Character, characters_of, is_pictograph, text_of};

use super::LineLayout;
use super::action::{Deletion, EditOutcome};
use super::caret::Snap;
use super::composition::InputMethodComposition;
use super::editor::Editor;
use super::history::{ChangeKind, TextChange};
use super::inserted_text::{EditNotice, Incoming, LeadingAndTrailingSpaces, PastedSpaces, incoming};
use super::selection::Selection;
use super::text_kind::EditedTextKind;

impl Editor {
    pub(super) fn insert(
        &mut self,
        text: &str,
        kind: ChangeKind,
        layout: &mut dyn LineLayout,
    ) -> EditOutcome {
        let Incoming { characters, mut remarks } = match incoming(text, self.text_kind) {
            Ok(incoming) => incoming,
            Err(notice) => return EditOutcome { has_changed_text: false, notice: Some(notice) },
        };
        // Typed spaces and invisible characters are intended; pasted ones may be a surprise. In notations of
        // code points and class names, spaces are only separators.
        let is_typed = kind != ChangeKind::Single;
        if is_typed {
            remarks.invisible_characters.clear();
        }
        if is_typed || self.notation().is_space_separated() {
            remarks.inserted_outer_spaces = LeadingAndTrailingSpaces::default();
        }
        let [before, after] = remarks.inserted_outer_spaces.counts();
        let notice = remarks.notice();
        if characters.is_empty() {
            return EditOutcome { has_changed_text: false, notice };
        }
        let selected = self.selection.range();
        if let Some(refused) = self.too_long(self.text.len() - selected.len() + characters.len()) {
            return refused;
        }
        let (at, count) = (selected.start, characters.len());
        self.replace(selected, characters, kind, Snap::ToEnd, layout);
        let (pasted, inner) = (at..at + count, at + before..at + count - after);
        self.pasted_spaces = (pasted != inner).then_some(PastedSpaces { pasted, inner });
        EditOutcome { has_changed_text: true, notice }
    }

    /// The refusal of a text that would have so many characters, where that is too many.
    fn too_long(&self, would_be: usize) -> Option<EditOutcome> {
        let limit = self.max_characters();
        let notice = Some(EditNotice::RejectedTooLong { character_count: would_be, max_characters: limit });
        (would_be > limit).then_some(EditOutcome { has_changed_text: false, notice })
    }

    /// Moves or copies the selected text to a point, where it is selected: one change, to be undone at once.
    pub(super) fn drop_selected(
        &mut self,
        line: usize,
        x: f32,
        copies: bool,
        layout: &mut dyn LineLayout,
    ) -> EditOutcome {
        let Some(target) = self.drop_target(line, x, copies, layout) else { return EditOutcome::default() };
        let (at, range) = (target.position, self.selection.range());
        let dropped = &self.text[range.clone()];
        // What changes places with the text that lies between, or what is put in.
        let (replaced, inserted, start) = if copies {
            if let Some(refused) = self.too_long(self.text.len() + dropped.len()) {
                return refused;
            }
            (at..at, dropped.to_vec(), at)
        } else if at < range.start {
            (at..range.end, [dropped, &self.text[at..range.start]].concat(), at)
        } else {
            let start = at - range.len();
            (range.start..at, [&self.text[range.end..at], dropped].concat(), start)
        };
        let end = start + range.len();
        self.change(replaced, inserted, ChangeKind::Single, |editor| {
            editor.take_affinity_of(end - 1, layout);
            let anchor = editor.settled(start, Snap::ToStart, layout);
            editor.selection = Selection {
                anchor_character_offset: anchor,
                caret_character_offset: editor.settled(end, Snap::ToEnd, layout),
            };
        });
        EditOutcome { has_changed_text: true, notice: None }
    }

    /// Removes the spaces at the ends of the last pasted text; the caret goes after the rest of it.
    pub(super) fn trim_pasted_spaces(&mut self, layout: &mut dyn LineLayout) -> EditOutcome {
        let Some(spaces) = self.pasted_spaces.take() else { return EditOutcome::default() };
        let PastedSpaces { pasted, inner } = spaces;
        let count = pasted.len() - inner.len();
        let inner = self.text[inner].to_vec();
        self.replace(pasted, inner, ChangeKind::Single, Snap::ToEnd, layout);
        EditOutcome {
            has_changed_text: true,
            notice: Some(EditNotice::PastedSpacesRemoved { space_count: count }),
        }
    }

    pub(super) fn delete(&mut self, deletion: Deletion, layout: &mut dyn LineLayout) -> bool {
        if !self.selection.is_empty() {
            return self.remove(self.selection.range(), ChangeKind::Single, layout);
        }
        let caret = self.selection.caret_character_offset;
        let line = self.paragraph_at(caret);
        let range = match deletion {
            Deletion::Selected => return false,
            Deletion::Backward => self.backspace_start(caret)..caret,
            Deletion::Forward => caret..self.next_position(caret, layout),
            Deletion::WordBackward => self.previous_word_start(caret)..caret,
            Deletion::WordForward => caret..self.next_word_end(caret),
            Deletion::LineBackward if caret == line.start => self.previous_word_start(caret)..caret,
            Deletion::LineForward if caret == line.end => caret..self.next_word_end(caret),
            Deletion::LineBackward => line.start..caret,
            Deletion::LineForward => caret..line.end,
        };
        let one = matches!(deletion, Deletion::Backward | Deletion::Forward);
        self.remove(range, if one { ChangeKind::Deleting } else { ChangeKind::Single }, layout)
    }

    /// The start of what Backspace deletes: one character, so that a mark can be typed anew; the whole of an emoji
    /// sequence.
    fn backspace_start(&self, caret: usize) -> usize {
        let text = text_of(&self.text[..caret]);
        let last = text.graphemes(true).next_back().unwrap_or_default();
        let is_line_end = self.text_kind == EditedTextKind::MultiLine && last == "\r\n";
        let is_picture =
            last.chars().next_back().is_some_and(is_pictograph_part) && last.chars().any(is_pictograph);
        caret.saturating_sub(if is_picture || is_line_end { last.chars().count() } else { 1 })
    }

    pub(super) fn remove(
        &mut self,
        range: Range<usize>,
        kind: ChangeKind,
        layout: &mut dyn LineLayout,
    ) -> bool {
        if range.is_empty() {
            return false;
        }
        self.replace(range, Vec::new(), kind, Snap::ToStart, layout);
        true
    }

    /// Replaces a range, and puts the caret after the inserted text.
    fn replace(
        &mut self,
        range: Range<usize>,
        inserted: Vec<Character>,
        kind: ChangeKind,
        snap: Snap,
        layout: &mut dyn LineLayout,
    ) {
        let end = range.start + inserted.len();
        let inserts = !inserted.is_empty();
        self.change(range, inserted, kind, |editor| {
            editor.selection = Selection::caret_at(end);
            if inserts {
                editor.take_affinity_of(end - 1, layout);
            }
            editor.settle(snap, layout);
        });
    }

    /// Replaces a range, has `select` set the selection in the new text, and records the change.
    fn change(
        &mut self,
        range: Range<usize>,
        inserted: Vec<Character>,
        kind: ChangeKind,
        select: impl FnOnce(&mut Self),
    ) {
        let before = self.state();
        let at = range.start;
        let removed: Vec<Character> = self.text.splice(range, inserted.iter().copied()).collect();
        (self.caret_placement, self.pasted_spaces) = (None, None);
        select(self);
        let after = self.state();
        self.history.push(TextChange { at, removed, inserted, kind, before, after });
        if kind == ChangeKind::Single {
            self.history.close();
        }
    }

    pub(super) fn undo(&mut self, layout: &mut dyn LineLayout) -> bool {
        let Some(change) = self.history.undo() else { return false };
        let (at, state) = (change.at, change.before);
        self.text.splice(at..at + change.inserted.len(), change.removed.iter().copied());
        self.restore(state);
        (self.caret_placement, self.pasted_spaces) = (None, None);
        self.settle(Snap::ToStart, layout);
        true
    }

    pub(super) fn redo(&mut self, layout: &mut dyn LineLayout) -> bool {
        let Some(change) = self.history.redo() else { return false };
        let (at, state) = (change.at, change.after);
        self.text.splice(at..at + change.removed.len(), change.inserted.iter().copied());
        self.restore(state);
        (self.caret_placement, self.pasted_spaces) = (None, None);
        self.settle(Snap::ToStart, layout);
        true
    }

    /// Shows a composition in place of the selection. Returns whether the text itself changed.
    pub(super) fn compose(
        &mut self,
        text: &str,
        active: Option<Range<usize>>,
        layout: &mut dyn LineLayout,
    ) -> bool {
        let was_composing = self.composition.take().is_some();
        let text: Vec<Character> = characters_of(text).into_iter().filter(|it| it.scalar != '\n').collect();
        if text.is_empty() {
            return false;
        }
        let changed = !was_composing && self.remove(self.selection.range(), ChangeKind::Single, layout);
        let active = active.map(|it| it.start.min(text.len())..it.end.min(text.len()));
        self.composition =
            Some(InputMethodComposition { preedit_text: text, characters_being_converted: active });
        changed
    }
}

/// Whether a character may end an emoji sequence: a pictograph, a variation selector, a skin tone or a tag (UTS #51).
fn is_pictograph_part(scalar: char) -> bool {
    is_pictograph(scalar)
        || matches!(scalar, '\u{FE0F}' | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0020}'..='\u{E007F}')
}
