//! The editor: the text, the caret and the selection, and where a caret may stand.

use std::borrow::Cow;
use std::ops::Range;

use bidiscope_bidi::name::{Character, MAX_BYTES, MAX_CHARACTERS, Notation, characters_of, text_of};
use bidiscope_bidi::order::Direction;
use bidiscope_layout::{Carets, PutCaret};

use super::act::{Act, Outcome};
use super::composition::Composition;
use super::history::{ChangeKind, History, Snapshot, TextChange};
use super::incoming::PastedSpaces;
use super::pointer::Sweep;
use super::{Laid, LayOut, Motion};

/// How many lines a text may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One line, whose words are labels.
    Name,
    /// One line of anything else, such as a path: its words are those of a text.
    Line,
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

    /// The same in a text of this length.
    fn within(self, length: usize) -> Self {
        Self { anchor: self.anchor.min(length), caret: self.caret.min(length) }
    }

    /// Whether nothing is selected.
    pub const fn is_empty(self) -> bool {
        self.anchor == self.caret
    }
}

/// Where a caret stands that was put by pointing or by a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stand {
    /// The stop of its line: how many cells stand left of it.
    pub(super) stop: usize,
    /// Where the walk over the line began that has led here; its position is one of the text. While the caret
    /// goes left and right, its line's carets stand as they did then, so that each is met once.
    pub(super) origin: PutCaret,
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
    /// Where the caret was put by pointing or by a key. `None` after a change of the text: then it stands as it
    /// leans.
    pub(super) stand: Option<Stand>,
    /// The place on the line that moving up and down keeps to, in em.
    pub(super) goal: Option<f32>,
    /// What a drag began with.
    pub(super) sweep: Option<Sweep>,
    pub(super) composition: Option<Composition>,
    /// The spaces at the ends of what was pasted last, until the text changes.
    pub(super) pasted_spaces: Option<PastedSpaces>,
    pub(super) history: History,
}

/// Where a position that came to stand inside a grapheme cluster is moved.
#[derive(Clone, Copy)]
pub(super) enum Snap {
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
            stand: None,
            goal: None,
            sweep: None,
            composition: None,
            pasted_spaces: None,
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
        self.rewrite(text, notation, Selection::caret(text.chars().count()));
    }

    /// Replaces everything from outside by the same thing written otherwise, with this selected; the user can
    /// take it back.
    pub fn rewrite(&mut self, text: &str, notation: Notation, selection: Selection) {
        let before = self.state();
        (self.composition, self.sweep, self.goal, self.stand) = (None, None, None, None);
        self.pasted_spaces = None;
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

    /// How many cells of its line stand left of the caret, where pointing or a key has put it; `None` where it
    /// stands as it leans.
    pub fn stop(&self) -> Option<usize> {
        self.stand.map(|it| it.stop)
    }

    /// Whether what was pasted last has spaces at its ends that [`Act::TakeOutSpaces`] takes out.
    pub const fn has_pasted_spaces(&self) -> bool {
        self.pasted_spaces.is_some()
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

    /// The most characters that the text may have: more where each character of the name is a
    /// word ([`Notation::is_of_words`]).
    pub const fn limit(&self) -> usize {
        if self.notation.is_of_words() { MAX_BYTES } else { MAX_CHARACTERS }
    }

    /// Does what the user does. `layout` must show the text as the user sees it.
    pub fn apply(&mut self, act: Act, layout: &mut dyn LayOut) -> Outcome {
        if !matches!(act, Act::Compose { .. } | Act::Commit(_) | Act::DeleteAround { .. }) {
            self.composition = None;
        }
        if !matches!(act, Act::Move { step: Motion::Up | Motion::Down, .. }) {
            self.goal = None;
        }
        if !matches!(act, Act::Press { .. } | Act::Drag { .. }) {
            self.sweep = None;
        }
        let mut outcome = Outcome::default();
        match act {
            Act::Type(text) => return self.insert(&text, ChangeKind::Typing, layout),
            Act::Paste(text) => return self.insert(&text, ChangeKind::Single, layout),
            Act::Commit(text) => {
                self.composition = None;
                return self.insert(&text, ChangeKind::Typing, layout);
            }
            Act::Delete(deletion) => outcome.changed = self.delete(deletion, layout),
            Act::DeleteAround { before, after } => {
                let caret = self.selection.caret;
                let range = caret.saturating_sub(before)..(caret + after).min(self.text.len());
                outcome.changed = self.remove(range, ChangeKind::Single, layout);
            }
            Act::Move { step, extend } => self.move_caret(step, extend, layout),
            Act::Press { line, x, unit, extend } => self.press(line, x, unit, extend, layout),
            Act::Drag { line, x } => self.drag(line, x, layout),
            Act::Select(selection) => {
                self.selection = selection;
                self.stand = None;
                self.settle(Snap::ToStart, layout);
                self.history.close();
            }
            Act::SelectAll => {
                self.stand = None;
                self.selection = Selection { anchor: 0, caret: self.text.len() };
                self.history.close();
            }
            Act::TakeOutSpaces => outcome = self.take_out_spaces(layout),
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
        if form != Form::Text {
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

    /// The carets of a line that begins at a position of the text, with the caret where it was put.
    pub(super) fn carets(&self, laid: &Laid, start: usize) -> Carets {
        let origin = self.stand.map(|it| it.origin);
        let in_line = |it: PutCaret| {
            it.position.checked_sub(start).map(|position| PutCaret { position, stop: it.stop })
        };
        laid.carets(self.lean, origin.and_then(in_line))
    }

    pub(super) fn state(&self) -> Snapshot {
        Snapshot { selection: self.selection, lean: self.lean, notation: self.notation }
    }

    pub(super) fn restore(&mut self, state: Snapshot) {
        self.selection = state.selection;
        self.lean = state.lean;
        self.notation = state.notation;
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
    pub(super) fn settle(&mut self, snap: Snap, layout: &mut dyn LayOut) {
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
        let carets = layout.lay_out(&self.text[line.clone()]).carets(self.lean, None);
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
