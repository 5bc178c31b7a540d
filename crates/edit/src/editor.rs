//! The editor: the text, the caret and the selection.

use std::borrow::Cow;
use std::ops::Range;

use bidiscope_bidi::name::{
    Character, MAX_INPUT_BYTES, MAX_INPUT_CHARACTERS, Notation, characters_of, text_of,
};
use bidiscope_bidi::order::Direction;
use bidiscope_layout::{CaretAtStop, Carets};

use super::composition::InputMethodComposition;
use super::history::{ChangeKind, History, Snapshot, TextChange};
use super::inserted_text::PastedSpaces;
use super::selection::{CaretPlacement, DragStart, Selection};
use super::text_kind::EditedTextKind;

/// An edited text in logical order, with its caret, selection and history.
#[derive(Clone, Debug)]
pub struct Editor {
    pub(super) text_kind: EditedTextKind,
    /// The notation of the text.
    notation: Notation,
    pub(super) text: Vec<Character>,
    pub(super) selection: Selection,
    /// The direction to which the caret belongs where two directions meet: that of the text that was typed or clicked
    /// last.
    pub(super) preferred_caret_run_direction: Direction,
    /// The caret with its stop on its line, where the pointer or a key placed it. `None` after a change of the text: then
    /// its affinity decides.
    pub(super) caret_placement: Option<CaretPlacement>,
    /// The direction of the text in which Shift with an arrow key selects: as where the selection began to grow so. `None`
    /// before and after.
    pub(super) selection_extension_direction: Option<Direction>,
    /// The horizontal position that moving up and down keeps, in em.
    pub(super) preferred_x_em: Option<f32>,
    /// The start of the current drag.
    pub(super) drag_start: Option<DragStart>,
    pub(super) composition: Option<InputMethodComposition>,
    /// The spaces at the ends of the last pasted text, until the text changes.
    pub(super) pasted_spaces: Option<PastedSpaces>,
    pub(super) history: History,
}

impl Editor {
    /// An empty text in the notation [`Notation::Unicode`].
    pub fn new(text_kind: EditedTextKind) -> Self {
        Self {
            text_kind,
            notation: Notation::Unicode,
            text: Vec::new(),
            selection: Selection::default(),
            preferred_caret_run_direction: Direction::LeftToRight,
            caret_placement: None,
            selection_extension_direction: None,
            preferred_x_em: None,
            drag_start: None,
            composition: None,
            pasted_spaces: None,
            history: History::default(),
        }
    }

    /// An initial text, which cannot be undone, with the caret at its end. It is taken as it is, without the checks that typed
    /// text passes ([`EditNotice`](super::EditNotice)).
    pub fn with_text(text_kind: EditedTextKind, text: &str, notation: Notation) -> Self {
        let mut editor = Self::new(text_kind);
        editor.text = characters_of(text);
        editor.notation = notation;
        editor.selection = Selection::caret_at(editor.text.len());
        editor
    }

    /// Replaces the whole text, as when an example is opened; this can be undone. The caret goes to the end. The text is
    /// taken as it is, as in [`Self::with_text`].
    pub fn set_text(&mut self, text: &str, notation: Notation) {
        self.set_text_and_selection(text, notation, Selection::caret_at(text.chars().count()));
    }

    /// As [`Self::set_text`], with this selection: for the same text in another notation. A selection beyond the end is moved to
    /// the end.
    pub fn set_text_and_selection(&mut self, text: &str, notation: Notation, selection: Selection) {
        let before = self.state();
        (self.composition, self.drag_start, self.preferred_x_em, self.caret_placement) =
            (None, None, None, None);
        (self.pasted_spaces, self.selection_extension_direction) = (None, None);
        self.notation = notation;
        let inserted = characters_of(text);
        self.selection = selection.within(inserted.len());
        let removed = std::mem::replace(&mut self.text, inserted.clone());
        let after = self.state();
        if !removed.is_empty() || !inserted.is_empty() {
            self.history.push(TextChange {
                at: 0,
                removed,
                inserted,
                kind: ChangeKind::Single,
                before,
                after,
            });
            self.history.close();
        }
    }

    /// The text, without what is being composed.
    pub fn text(&self) -> String {
        text_of(&self.text)
    }

    /// Whether the editor's text is equal to this text.
    pub fn text_equals(&self, text: &str) -> bool {
        self.text.iter().map(|it| it.scalar).eq(text.chars())
    }

    /// The text's characters.
    pub fn characters(&self) -> &[Character] {
        &self.text
    }

    /// The notation of the text.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// The kind of text.
    pub const fn text_kind(&self) -> EditedTextKind {
        self.text_kind
    }

    /// The selection.
    pub const fn selection(&self) -> Selection {
        self.selection
    }

    /// The selection in the text that is shown, with what is being composed; then it is the caret of the input method.
    pub fn selection_with_composition(&self) -> Selection {
        match &self.composition {
            None => self.selection,
            Some(composition) => {
                Selection::caret_at(self.selection.caret_character_offset + composition.caret())
            }
        }
    }

    /// The selected characters in logical order, to be cut or copied.
    pub fn selected_text(&self) -> String {
        text_of(&self.text[self.selection.range()])
    }

    /// The affinity of the caret: the direction of the text to which it belongs where two directions meet.
    pub const fn preferred_caret_run_direction(&self) -> Direction {
        self.preferred_caret_run_direction
    }

    /// The stop (see [`Carets`]) at which the pointer or a key placed the caret: the number of cells left of it on its
    /// line. `None` where its affinity decides.
    pub fn placed_visual_stop_index(&self) -> Option<usize> {
        self.caret_placement.map(|it| it.caret.visual_stop_index)
    }

    /// Whether [`EditAction::TrimPastedSpaces`](super::EditAction::TrimPastedSpaces) has something to remove.
    pub const fn has_pasted_spaces(&self) -> bool {
        self.pasted_spaces.is_some()
    }

    /// What is being composed with an input method; `None` outside of a composition.
    pub const fn composition(&self) -> Option<&InputMethodComposition> {
        self.composition.as_ref()
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is a change to redo.
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The number of the last change that is not undone, which no other change ever has; 0 where there is none. What is undone
    /// beside the text remembers it, to be undone in its turn.
    pub fn last_change_number(&self) -> u64 {
        self.history.last()
    }

    /// Ends a group of changes that are undone together: the next one is undone by itself.
    pub const fn end_undo_group(&mut self) {
        self.history.close();
    }

    /// The most characters that the text can have after an insertion; larger in notations that write a word for each character
    /// ([`Notation::is_space_separated`]).
    pub const fn max_characters(&self) -> usize {
        if self.notation.is_space_separated() { MAX_INPUT_BYTES } else { MAX_INPUT_CHARACTERS }
    }

    /// The visible text, with what is being composed; the caret in it, and the range of the composition.
    pub(super) fn shown(&self) -> (Cow<'_, [Character]>, usize, Option<Range<usize>>) {
        let caret = self.selection.caret_character_offset;
        match &self.composition {
            None => (Cow::Borrowed(&self.text), caret, None),
            Some(composition) => {
                let mut text = self.text.clone();
                text.splice(caret..caret, composition.preedit_text.iter().copied());
                let range = caret..caret + composition.preedit_text.len();
                (Cow::Owned(text), caret + composition.caret(), Some(range))
            }
        }
    }

    /// The caret of the selection on a line that begins at `start`: where the pointer or a key placed it, else by its
    /// affinity.
    pub(super) fn caret_on(&self, carets: &Carets, start: usize) -> CaretAtStop {
        let position = self.selection.caret_character_offset - start;
        let placed = self.caret_placement.filter(|it| it.line == start).map(|it| it.caret);
        placed
            .filter(|it| it.character_offset == position && carets.contains(*it))
            .unwrap_or_else(|| carets.caret_at_offset(position, self.preferred_caret_run_direction))
    }

    pub(super) fn state(&self) -> Snapshot {
        Snapshot {
            selection: self.selection,
            affinity: self.preferred_caret_run_direction,
            notation: self.notation,
        }
    }

    pub(super) fn restore(&mut self, state: Snapshot) {
        self.selection = state.selection;
        self.preferred_caret_run_direction = state.affinity;
        self.notation = state.notation;
    }
}
