//! The actions of a user on a text, and their results.

use std::ops::Range;

use super::inserted_text::EditNotice;
use super::movement::CaretMotion;
use super::selection::{Selection, SelectionGranularity};

/// What a deletion deletes where nothing is selected. Where something is selected, every one deletes the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deletion {
    /// The character before the caret in logical order: a combining mark without its base.
    Backward,
    /// The grapheme cluster (UAX #29) after the caret in logical order: a base with its marks.
    Forward,
    /// To the beginning of the word before the caret.
    WordBackward,
    /// To the end of the word after the caret.
    WordForward,
    /// To the beginning of the line.
    LineBackward,
    /// To the end of the line.
    LineForward,
    /// Nothing but the selection.
    Selected,
}

/// An action of a user on a text.
#[derive(Clone, PartialEq, Debug)]
pub enum EditAction {
    /// Typed text replaces the selection.
    TypeText(String),
    /// Pasted text replaces the selection; it is undone by itself, not with what is typed next.
    PasteText(String),
    /// Deletes text.
    DeleteText(Deletion),
    /// Moves the caret.
    MoveCaret {
        /// The movement.
        caret_motion: CaretMotion,
        /// Whether the other end of the selection stays; else nothing is selected afterwards.
        extends_selection: bool,
    },
    /// Presses the pointer's button on a line.
    PressPointer {
        /// The index of the line, from 0.
        line_index: usize,
        /// The horizontal position, in em from the line's left end.
        x_from_line_left_em: f32,
        /// The unit of selection: by one, two or three clicks.
        selection_granularity: SelectionGranularity,
        /// Whether the selection is extended to this point, as with Shift, by no smaller units than those by which the pointer
        /// began it; else a new one begins there.
        extends_selection: bool,
    },
    /// Moves the pointer with its button down, after [`EditAction::PressPointer`].
    DragPointer {
        /// The index of the line, from 0.
        line_index: usize,
        /// The horizontal position, in em from the line's left end.
        x_from_line_left_em: f32,
    },
    /// Drops the selected text at a point, where it stays selected. Inside of itself it is not dropped.
    DropSelectedText {
        /// The index of the line, from 0.
        line_index: usize,
        /// The horizontal position, in em from the line's left end.
        x_from_line_left_em: f32,
        /// Whether it also stays where it was.
        copies_text: bool,
    },
    /// Sets the selection, as a screen reader asks; positions are moved to the nearest valid ones.
    SetSelection(Selection),
    /// Selects everything.
    SelectAll,
    /// Removes the spaces at the ends of the last pasted text, if nothing has changed since.
    TrimPastedSpaces,
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
    /// Shows the preedit text of an input method at the caret, in place of the selection; empty text ends the
    /// composition.
    SetComposition {
        /// The preedit text.
        preedit_text: String,
        /// The part that the input method is converting, as in
        /// [`InputMethodComposition::characters_being_converted`](super::InputMethodComposition::characters_being_converted).
        characters_being_converted: Option<Range<usize>>,
    },
    /// Inserts the text that an input method has composed, in place of the selection, and ends the composition.
    CommitComposition(String),
    /// Deletes characters around the caret, as an input method asks.
    DeleteAroundCaret {
        /// The number of characters before the caret.
        character_count_before: usize,
        /// The number of characters after the caret.
        character_count_after: usize,
    },
}

/// The result of an action.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EditOutcome {
    /// Whether the text changed; what is being composed is not yet part of it.
    pub has_changed_text: bool,
    /// A message for the user about the change, or why there was none; `None` for most actions.
    pub notice: Option<EditNotice>,
}

impl EditOutcome {
    /// Adds the result of the next action: the text has changed if either changed it, and a later message replaces an
    /// earlier one.
    pub fn add(&mut self, next: Self) {
        self.has_changed_text |= next.has_changed_text;
        if next.notice.is_some() {
            self.notice = next.notice;
        }
    }
}
