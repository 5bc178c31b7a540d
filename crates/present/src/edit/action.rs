//! The actions of a user on a text, and their results.

use std::ops::Range;

use super::editor::Selection;
use super::inserted_text::EditNotice;
use super::movement::Motion;
use super::pointer::Granularity;

/// What a deletion deletes where nothing is selected; where something is selected, it deletes that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deletion {
    /// The character before the caret: a mark without its base.
    Backward,
    /// The grapheme cluster after the caret: a base with its marks.
    Forward,
    /// To the beginning of the word before the caret.
    WordBackward,
    /// To the end of the word after the caret.
    WordForward,
    /// To the beginning of the line.
    LineBackward,
    /// To the end of the line.
    LineForward,
    /// The selection only.
    Selected,
}

/// An action of a user on a text.
#[derive(Clone, PartialEq, Debug)]
pub enum EditAction {
    /// Typed text replaces the selection.
    Type(String),
    /// Text from outside replaces the selection; undone by itself.
    Paste(String),
    /// Deletes text.
    Delete(Deletion),
    /// Moves the caret.
    Move {
        /// The movement.
        step: Motion,
        /// Whether the selection is extended.
        extend: bool,
    },
    /// Presses the pointer's button on a line.
    Press {
        /// The index of the line.
        line: usize,
        /// The horizontal position, in em from the line's left end.
        x: f32,
        /// The unit of selection: by one, two or three clicks.
        unit: Granularity,
        /// Whether the selection is extended to this point.
        extend: bool,
    },
    /// Moves the pointer with its button down, after [`EditAction::Press`].
    Drag {
        /// The index of the line.
        line: usize,
        /// The horizontal position, in em from the line's left end.
        x: f32,
    },
    /// Sets the selection, as a screen reader asks.
    Select(Selection),
    /// Selects everything.
    SelectAll,
    /// Removes the spaces at the ends of the last pasted text, if nothing has changed since.
    TrimPastedSpaces,
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
    /// Shows the preedit text of an input method at the caret; empty text ends the composition.
    Compose {
        /// The preedit text.
        text: String,
        /// The part that the input method is converting, in characters of `text`.
        active: Option<Range<usize>>,
    },
    /// Inserts the composed text.
    Commit(String),
    /// Deletes characters around the caret, as an input method asks.
    DeleteAround {
        /// The number of characters before the caret.
        before: usize,
        /// The number of characters after the caret.
        after: usize,
    },
}

/// The result of an action.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EditOutcome {
    /// Whether the text changed.
    pub changed: bool,
    /// A message for the user, if there is one.
    pub notice: Option<EditNotice>,
}

impl EditOutcome {
    /// Adds the result of the next action: the text has changed if either changed it, and a later message replaces an
    /// earlier one.
    pub fn add(&mut self, next: Self) {
        self.changed |= next.changed;
        if next.notice.is_some() {
            self.notice = next.notice;
        }
    }
}
