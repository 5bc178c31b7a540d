//! The editor: the text, the selection, and the acts that change them.

use std::borrow::Cow;
use std::ops::Range;

use crate::name::{Character, MAX_BYTES, MAX_CHARACTERS, Notation, characters_of, text_of};
use crate::order::Direction;

use super::composition::Composition;
use super::history::{Change, History, Kind, State};
use super::incoming::{Incoming, Notice, incoming};
use super::pointer::{Sweep, Unit};
use super::words::{word_end_after, word_start_before, words};
use super::{LayOut, Step};

/// How many lines a text may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One line, whose words are labels.
    Name,
    /// Lines that end with U+000A, each a paragraph of its own.
    Text,
}

/// What is selected, in characters of the text. Both ends stand where a caret may.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    /// The end that stays where it is.
    pub anchor: usize,
    /// The end that moves: where the caret is.
    pub caret: usize,
}

impl Selection {
    /// A caret with nothing selected.
    pub const fn caret(position: usize) -> Self {
        Self { anchor: position, caret: position }
    }

    /// The characters that are selected.
    pub fn range(self) -> Range<usize> {
        self.anchor.min(self.caret)..self.anchor.max(self.caret)
    }

    /// Whether nothing is selected.
    pub const fn is_empty(self) -> bool {
        self.anchor == self.caret
    }
}

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
        step: Step,
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
        unit: Unit,
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

/// A text that is edited, in logical order, with its caret, its selection and its history.
#[derive(Clone, Debug)]
pub struct Editor {
    pub(super) form: Form,
    /// How the text is written; part of the text's state, so that undoing restores it.
    notation: Notation,
    pub(super) text: Vec<Character>,
    pub(super) selection: Selection,
    /// Which way the caret leans where two directions meet: that of what was typed or pointed at last.
    pub(super) lean: Direction,
    /// The place on the line that moving up and down keeps to, in em.
    pub(super) goal: Option<f32>,
    /// What a drag began with.
    pub(super) sweep: Option<Sweep>,
    pub(super) composition: Option<Composition>,
    history: History,
}

/// Where a position that came to stand inside a grapheme cluster is moved.
#[derive(Clone, Copy)]
enum Snap {
    ToStart,
    ToEnd,
}

impl Editor {
    /// An empty text in the notation [`Notation::Unicode`].
    pub fn new(form: Form) -> Self {
        Self {
            form,
            notation: Notation::Unicode,
            text: Vec::new(),
            selection: Selection::default(),
            lean: Direction::LeftToRight,
            goal: None,
            sweep: None,
            composition: None,
            history: History::default(),
        }
    }

    /// A text to begin with, which cannot be taken back. The caret is at its end. Nothing is refused here.
    pub fn with_text(form: Form, text: &str, notation: Notation) -> Self {
        let mut editor = Self::new(form);
        editor.text = characters_of(text);
        editor.notation = notation;
        editor.selection = Selection::caret(editor.text.len());
        editor
    }

    /// Replaces everything from outside, as when an example is opened; the user can take it back. The
    /// caret goes to the end. Nothing is refused here.
    pub fn set_text(&mut self, text: &str, notation: Notation) {
        let before = self.state();
        (self.composition, self.sweep, self.goal) = (None, None, None);
        self.notation = notation;
        let inserted = characters_of(text);
        self.selection = Selection::caret(inserted.len());
        let removed = std::mem::replace(&mut self.text, inserted.clone());
        let after = self.state();
        if !removed.is_empty() || !inserted.is_empty() {
            self.history.push(Change { at: 0, removed, inserted, kind: Kind::Single, before, after });
            self.history.close();
        }
    }

    /// The text, without what is being composed.
    pub fn text(&self) -> String {
        text_of(&self.text)
    }

    /// Whether this is the text.
    pub fn is_text(&self, text: &str) -> bool {
        self.text.iter().map(|it| it.scalar).eq(text.chars())
    }

    /// The text's characters.
    pub fn characters(&self) -> &[Character] {
        &self.text
    }

    /// How the text is written.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// How many lines the text may have.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// What is selected.
    pub const fn selection(&self) -> Selection {
        self.selection
    }

    /// The selected characters in logical order: what cutting and copying give.
    pub fn selected_text(&self) -> String {
        text_of(&self.text[self.selection.range()])
    }

    /// Which way the caret leans where two directions meet.
    pub const fn lean(&self) -> Direction {
        self.lean
    }

    /// What is being composed.
    pub const fn composition(&self) -> Option<&Composition> {
        self.composition.as_ref()
    }

    /// Whether there is something to take back.
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is something to make again.
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The most characters that the text may have: more in [`Notation::CodePoints`], where each
    /// character of the name takes several.
    pub const fn limit(&self) -> usize {
        if matches!(self.notation, Notation::CodePoints) { MAX_BYTES } else { MAX_CHARACTERS }
    }

    /// Does what the user does. `layout` must show the text as the user sees it.
    pub fn apply(&mut self, act: Act, layout: &mut dyn LayOut) -> Outcome {
        if !matches!(act, Act::Compose { .. } | Act::Commit(_) | Act::DeleteAround { .. }) {
            self.composition = None;
        }
        if !matches!(act, Act::Move { step: Step::Up | Step::Down, .. }) {
            self.goal = None;
        }
        if !matches!(act, Act::Press { .. } | Act::Drag { .. }) {
            self.sweep = None;
        }
        let mut outcome = Outcome::default();
        match act {
            Act::Type(text) => return self.insert(&text, Kind::Typing, layout),
            Act::Paste(text) => return self.insert(&text, Kind::Single, layout),
            Act::Commit(text) => {
                self.composition = None;
                return self.insert(&text, Kind::Typing, layout);
            }
            Act::Delete(deletion) => outcome.changed = self.delete(deletion, layout),
            Act::DeleteAround { before, after } => {
                let caret = self.selection.caret;
                let range = caret.saturating_sub(before)..(caret + after).min(self.text.len());
                outcome.changed = self.remove(range, Kind::Single, layout);
            }
            Act::Move { step, extend } => self.move_caret(step, extend, layout),
            Act::Press { line, x, unit, extend } => self.press(line, x, unit, extend, layout),
            Act::Drag { line, x } => self.drag(line, x, layout),
            Act::Select(selection) => {
                self.selection = selection;
                self.settle(Snap::ToStart, layout);
                self.history.close();
            }
            Act::SelectAll => {
                self.selection = Selection { anchor: 0, caret: self.text.len() };
                self.history.close();
            }
            Act::Undo => outcome.changed = self.undo(layout),
            Act::Redo => outcome.changed = self.redo(layout),
            Act::Compose { text, active } => outcome.changed = self.compose(&text, active, layout),
        }
        outcome
    }

    /// Moves the caret out of a grapheme cluster, should the layout have changed: a caret inside one
    /// cannot be drawn.
    pub fn settle_in(&mut self, layout: &mut dyn LayOut) {
        self.settle(Snap::ToStart, layout);
    }

    /// What is shown: the text with what is being composed, the caret in it, and where the composed
    /// part stands.
    pub(super) fn shown(&self) -> (Cow<'_, [Character]>, usize, Option<Range<usize>>) {
        let caret = self.selection.caret;
        match &self.composition {
            None => (Cow::Borrowed(&self.text), caret, None),
            Some(composition) => {
                let mut text = self.text.clone();
                text.splice(caret..caret, composition.text.iter().copied());
                let range = caret..caret + composition.text.len();
                (Cow::Owned(text), caret + composition.caret(), Some(range))
            }
        }
    }

    /// The lines, without their line ends, in characters.
    pub(super) fn lines_of(form: Form, text: &[Character]) -> Vec<Range<usize>> {
        if form == Form::Name {
            return std::iter::once(0..text.len()).collect();
        }
        let mut start = 0;
        let mut lines = Vec::new();
        for line in text.split(|it| it.scalar == '\n') {
            lines.push(start..start + line.len());
            start += line.len() + 1;
        }
        lines
    }

    /// The lines of the text, and which of them holds a position.
    pub(super) fn lines_and(&self, position: usize) -> (Vec<Range<usize>>, usize) {
        let lines = Self::lines_of(self.form, &self.text);
        let index = lines.partition_point(|line| line.end < position).min(lines.len() - 1);
        (lines, index)
    }

    /// Ends a group of changes that are undone together.
    pub(super) const fn close_group(&mut self) {
        self.history.close();
    }

    fn state(&self) -> State {
        State { selection: self.selection, lean: self.lean, notation: self.notation }
    }

    fn restore(&mut self, state: State) {
        self.selection = state.selection;
        self.lean = state.lean;
        self.notation = state.notation;
    }

    fn insert(&mut self, text: &str, kind: Kind, layout: &mut dyn LayOut) -> Outcome {
        let Incoming { characters, notice } = match incoming(text, self.form) {
            Ok(incoming) => incoming,
            Err(notice) => return Outcome { changed: false, notice: Some(notice) },
        };
        // Whoever types an invisible character means to; one that is pasted may be a surprise.
        let notice = notice.filter(|it| kind == Kind::Single || !matches!(it, Notice::Invisible(_)));
        if characters.is_empty() {
            return Outcome { changed: false, notice };
        }
        let selected = self.selection.range();
        let would_be = self.text.len() - selected.len() + characters.len();
        if would_be > self.limit() {
            let notice = Some(Notice::TooLong { would_be, limit: self.limit() });
            return Outcome { changed: false, notice };
        }
        self.replace(selected, characters, kind, Snap::ToEnd, layout);
        Outcome { changed: true, notice }
    }

    fn delete(&mut self, deletion: Deletion, layout: &mut dyn LayOut) -> bool {
        if !self.selection.is_empty() {
            return self.remove(self.selection.range(), Kind::Single, layout);
        }
        let caret = self.selection.caret;
        let (lines, index) = self.lines_and(caret);
        let line = lines[index].clone();
        let words = || words(&self.text[line.clone()], self.form);
        let range = match deletion {
            Deletion::Selected => return false,
            Deletion::Backward => caret.saturating_sub(1)..caret,
            Deletion::WordBackward | Deletion::LineBackward if caret == line.start => {
                caret.saturating_sub(1)..caret
            }
            Deletion::WordForward | Deletion::LineForward | Deletion::Forward if caret == line.end => {
                caret..(caret + 1).min(self.text.len())
            }
            Deletion::Forward => {
                let carets = layout.lay_out(&self.text[line.clone()]).carets(self.lean);
                caret..line.start + carets.next(caret - line.start).unwrap_or(line.len())
            }
            Deletion::WordBackward => line.start + word_start_before(&words(), caret - line.start)..caret,
            Deletion::WordForward => {
                caret..line.start + word_end_after(&words(), caret - line.start, line.len())
            }
            Deletion::LineBackward => line.start..caret,
            Deletion::LineForward => caret..line.end,
        };
        let one = matches!(deletion, Deletion::Backward | Deletion::Forward);
        self.remove(range, if one { Kind::Deleting } else { Kind::Single }, layout)
    }

    fn remove(&mut self, range: Range<usize>, kind: Kind, layout: &mut dyn LayOut) -> bool {
        if range.is_empty() {
            return false;
        }
        self.replace(range, Vec::new(), kind, Snap::ToStart, layout);
        true
    }

    /// Replaces a range, puts the caret behind what was inserted, and remembers how it was.
    fn replace(
        &mut self,
        range: Range<usize>,
        inserted: Vec<Character>,
        kind: Kind,
        snap: Snap,
        layout: &mut dyn LayOut,
    ) {
        let before = self.state();
        let at = range.start;
        let end = at + inserted.len();
        let removed: Vec<Character> = self.text.splice(range, inserted.iter().copied()).collect();
        self.selection = Selection::caret(end);
        if !inserted.is_empty() {
            self.lean_to(end - 1, layout);
        }
        self.settle(snap, layout);
        let after = self.state();
        self.history.push(Change { at, removed, inserted, kind, before, after });
        if kind == Kind::Single {
            self.history.close();
        }
    }

    fn undo(&mut self, layout: &mut dyn LayOut) -> bool {
        let Some(change) = self.history.undo() else { return false };
        let (at, state) = (change.at, change.before);
        self.text.splice(at..at + change.inserted.len(), change.removed.iter().copied());
        self.restore(state);
        self.settle(Snap::ToStart, layout);
        true
    }

    fn redo(&mut self, layout: &mut dyn LayOut) -> bool {
        let Some(change) = self.history.redo() else { return false };
        let (at, state) = (change.at, change.after);
        self.text.splice(at..at + change.removed.len(), change.inserted.iter().copied());
        self.restore(state);
        self.settle(Snap::ToStart, layout);
        true
    }

    /// Shows a composition, in place of what is selected. Gives whether the text itself changed.
    fn compose(&mut self, text: &str, active: Option<Range<usize>>, layout: &mut dyn LayOut) -> bool {
        let was_composing = self.composition.take().is_some();
        let text: Vec<Character> = characters_of(text).into_iter().filter(|it| it.scalar != '\n').collect();
        if text.is_empty() {
            return false;
        }
        let changed = !was_composing && self.remove(self.selection.range(), Kind::Single, layout);
        let active = active.map(|it| it.start.min(text.len())..it.end.min(text.len()));
        self.composition = Some(Composition { text, active });
        changed
    }

    /// Leans the caret to the direction of a character of the text.
    pub(super) fn lean_to(&mut self, position: usize, layout: &mut dyn LayOut) {
        let (lines, index) = self.lines_and(position);
        let line = lines[index].clone();
        let laid = layout.lay_out(&self.text[line.clone()]);
        let holds = |characters: &Range<usize>| characters.contains(&(position.saturating_sub(line.start)));
        if let Some(cell) = laid.cells().find(|cell| holds(&cell.characters)) {
            self.lean = cell.direction;
        }
    }

    /// Moves both ends of the selection to where a caret may stand.
    fn settle(&mut self, snap: Snap, layout: &mut dyn LayOut) {
        let caret = self.settled(self.selection.caret, snap, layout);
        let anchor =
            if self.selection.is_empty() { caret } else { self.settled(self.selection.anchor, snap, layout) };
        self.selection = Selection { anchor, caret };
    }

    fn settled(&self, position: usize, snap: Snap, layout: &mut dyn LayOut) -> usize {
        let position = position.min(self.text.len());
        let (lines, index) = self.lines_and(position);
        let line = lines[index].clone();
        let inside = position - line.start;
        let carets = layout.lay_out(&self.text[line.clone()]).carets(self.lean);
        let positions = carets.positions();
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
