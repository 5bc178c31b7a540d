//! What a user does to a text, and what comes of it.

use std::ops::Range;

use super::editor::Selection;
use super::incoming::Notice;
use super::movement::Motion;
use super::pointer::Granularity;

/// What is deleted where nothing is selected; otherwise it is the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deletion {
    /// The character before the caret: a mark alone, without its base.
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

/// What a user does to a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Types in place of what is selected.
    Type(String),
    /// Inserts from outside in place of what is selected; undone by itself.
    Paste(String),
    /// Deletes.
    Delete(Deletion),
    /// Moves the caret.
    Move {
        /// Where to.
        step: Motion,
        /// Whether the selection grows with it.
        extend: bool,
    },
    /// Presses the pointer's button on a line.
    Press {
        /// Which line, from 0.
        line: usize,
        /// Where, in em from the line's left end.
        x: f32,
        /// How much is selected: by one, two or three clicks.
        unit: Granularity,
        /// Whether the selection grows to there.
        extend: bool,
    },
    /// Moves the pointer with its button down, after [`Act::Press`].
    Drag {
        /// Which line, from 0.
        line: usize,
        /// Where, in em from the line's left end.
        x: f32,
    },
    /// Selects what a screen reader asks for.
    Select(Selection),
    /// Selects everything.
    SelectAll,
    /// Takes out the spaces at the ends of what was pasted last, if nothing has changed since.
    TakeOutSpaces,
    /// Takes the last change back.
    Undo,
    /// Makes it again.
    Redo,
    /// Shows what an input method composes at the caret; empty text ends the composition.
    Compose {
        /// What is composed.
        text: String,
        /// The part that the input method works on, in characters of `text`.
        active: Option<Range<usize>>,
    },
    /// Puts what was composed into the text.
    Commit(String),
    /// Deletes characters on both sides of the caret, as an input method asks.
    DeleteAround {
        /// How many characters before the caret.
        before: usize,
        /// How many characters after the caret.
        after: usize,
    },
}

/// What came of an act.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Outcome {
    /// Whether the text changed.
    pub changed: bool,
    /// What the user is told.
    pub notice: Option<Notice>,
}

impl Outcome {
    /// What came of this and of the next act together; the last notice is told.
    pub fn add(&mut self, next: Self) {
        self.changed |= next.changed;
        if next.notice.is_some() {
            self.notice = next.notice;
        }
    }
}
