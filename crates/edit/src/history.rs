//! Undo and redo.

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::Direction;

use super::Selection;

/// The kind of a change, which decides whether it joins the previous one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChangeKind {
    /// Typing: joins the previous typing, a word at a time.
    Typing,
    /// Deleting backwards or forwards.
    Deleting,
    /// Anything else: never joined.
    Single,
}

/// The state that is restored with the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Snapshot {
    pub(super) selection: Selection,
    pub(super) affinity: Direction,
    pub(super) notation: Notation,
}

/// A replaced range of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TextChange {
    /// Its start, in characters.
    pub(super) at: usize,
    pub(super) removed: Vec<Character>,
    pub(super) inserted: Vec<Character>,
    pub(super) kind: ChangeKind,
    pub(super) before: Snapshot,
    pub(super) after: Snapshot,
}

/// The changes that can be undone and redone.
#[derive(Clone, Default, Debug)]
pub(super) struct History {
    /// Each with its number, by which others tell whether something came before it or after it.
    done: Vec<(u64, TextChange)>,
    undone: Vec<(u64, TextChange)>,
    /// The number of the change that was made last, whether it is undone or not.
    newest: u64,
    /// Whether the next change may join the last.
    is_open: bool,
    /// The number of characters in `done`.
    stored: usize,
}

/// The most characters that are kept for undo: beyond this the oldest changes are dropped.
const MAX_STORED_CHARACTERS: usize = 4_000_000;

impl History {
    /// Records a change, joined with the previous one where both belong together.
    pub(super) fn push(&mut self, change: TextChange) {
        self.undone.clear();
        self.stored += change.removed.len() + change.inserted.len();
        let joined = self.is_open && self.done.last_mut().is_some_and(|(_, last)| join(last, &change));
        if !joined {
            self.newest += 1;
            self.done.push((self.newest, change));
        }
        self.is_open = true;
        self.drop_oldest();
    }

    /// Ends a group, for example when the caret moves: the next change is undone by itself.
    pub(super) const fn close(&mut self) {
        self.is_open = false;
    }

    /// The change to undo.
    pub(super) fn undo(&mut self) -> Option<&TextChange> {
        self.is_open = false;
        let (number, change) = self.done.pop()?;
        self.stored -= change.removed.len() + change.inserted.len();
        self.undone.push((number, change));
        self.undone.last().map(|(_, change)| change)
    }

    /// The change to redo.
    pub(super) fn redo(&mut self) -> Option<&TextChange> {
        self.is_open = false;
        let (number, change) = self.undone.pop()?;
        self.stored += change.removed.len() + change.inserted.len();
        self.done.push((number, change));
        self.done.last().map(|(_, change)| change)
    }

    /// Whether there is something to undo.
    pub(super) const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is something to redo.
    pub(super) const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The number of the last change that is not undone; 0 where there is none.
    pub(super) fn last(&self) -> u64 {
        self.done.last().map_or(0, |(number, _)| *number)
    }

    fn drop_oldest(&mut self) {
        let mut forgotten = 0;
        while self.stored > MAX_STORED_CHARACTERS && forgotten + 1 < self.done.len() {
            let (_, change) = &self.done[forgotten];
            self.stored -= change.removed.len() + change.inserted.len();
            forgotten += 1;
        }
        self.done.drain(..forgotten);
    }
}

/// Joins a change to the previous one where both are continuous typing or deleting.
fn join(last: &mut TextChange, next: &TextChange) -> bool {
    if last.kind != next.kind {
        return false;
    }
    match next.kind {
        ChangeKind::Typing if next.removed.is_empty() && next.at == last.at + last.inserted.len() => {
            if begins_a_word(&last.inserted, &next.inserted) {
                return false;
            }
            last.inserted.extend_from_slice(&next.inserted);
        }
        ChangeKind::Deleting if next.at + next.removed.len() == last.at => {
            last.removed.splice(..0, next.removed.iter().copied());
            last.at = next.at;
        }
        ChangeKind::Deleting if next.at == last.at => last.removed.extend_from_slice(&next.removed),
        _ => return false,
    }
    last.after = next.after;
    true
}

/// Whether the typed text begins a word, so that undo goes back a word at a time.
fn begins_a_word(before: &[Character], now: &[Character]) -> bool {
    let is_inside = |it: &Character| it.scalar.is_alphanumeric() || it.is_nsm_or_removed_by_x9();
    let ended = before.last().is_some_and(|it| !is_inside(it) && it.scalar != '-');
    ended && now.first().is_some_and(is_inside)
}
