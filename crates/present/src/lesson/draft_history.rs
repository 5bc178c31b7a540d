//! What was changed in a lesson that is edited: undo and redo.

use super::draft::{DraftPlace, LessonDraft};

/// The most changes that can be undone.
const MAX_CHANGES: usize = 200;

/// A lesson that is edited, with its changes, so that they can be undone.
#[derive(Clone, Debug)]
pub struct DraftHistory {
    now: LessonDraft,
    past: Vec<LessonDraft>,
    future: Vec<LessonDraft>,
    /// The value that was changed last: further changes of it are undone with that one.
    last: Option<DraftPlace>,
}

impl DraftHistory {
    /// The history of a draft to which nothing has been done yet.
    pub const fn new(now: LessonDraft) -> Self {
        Self { now, past: Vec::new(), future: Vec::new(), last: None }
    }

    /// The draft as it is now.
    pub const fn draft(&self) -> &LessonDraft {
        &self.now
    }

    /// Replaces the draft by `draft`, which differs from it at `place` only. Successive changes of one value are undone
    /// together.
    pub fn change(&mut self, place: DraftPlace, draft: LessonDraft) {
        if draft == self.now {
            return;
        }
        self.future.clear();
        let before = std::mem::replace(&mut self.now, draft);
        if place.key.is_none() || self.last != Some(place) {
            self.past.push(before);
            let too_many = self.past.len().saturating_sub(MAX_CHANGES);
            self.past.drain(..too_many);
        }
        self.last = Some(place);
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is an undone change to redo.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last change; nothing where there is none.
    pub fn undo(&mut self) {
        let Some(before) = self.past.pop() else { return };
        self.future.push(std::mem::replace(&mut self.now, before));
        self.last = None;
    }

    /// Redoes the change that was undone last; nothing where there is none.
    pub fn redo(&mut self) {
        let Some(after) = self.future.pop() else { return };
        self.past.push(std::mem::replace(&mut self.now, after));
        self.last = None;
    }
}
