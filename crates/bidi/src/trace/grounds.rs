//! What a step went by, kept beside what it changed: the sentences are told from it.

use super::claim::{InferredBeside, Neighbour, Whom};

/// What a step went by. Each list is in the order of the name's characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Grounds {
    /// What a rule of the UBA met round characters of the name.
    pub(super) met: Vec<Ground>,
    /// In what an X rule found them: the character, and the control that opens it.
    pub(super) inside: Vec<(usize, Whom)>,
    /// What a pass of the one-to-one display's inferencing looked at.
    pub(super) inferred: Vec<InferredGround>,
}

/// What a rule met round a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ground {
    pub(super) character: usize,
    pub(super) before: Option<Neighbour>,
    pub(super) after: Option<Neighbour>,
}

/// What a pass of the inferencing looked at before and after a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct InferredGround {
    pub(super) character: usize,
    /// The first character of its unit.
    pub(super) base: usize,
    pub(super) before: Option<InferredBeside>,
    pub(super) after: Option<InferredBeside>,
}

impl Grounds {
    /// Nothing.
    pub(super) const NONE: Self = Self { met: Vec::new(), inside: Vec::new(), inferred: Vec::new() };

    /// What was met round a character.
    pub(super) fn met(&self, character: usize) -> Option<&Ground> {
        let at = self.met.binary_search_by_key(&character, |it| it.character).ok()?;
        self.met.get(at)
    }

    /// The control that opens what a character stands in.
    pub(super) fn opener(&self, character: usize) -> Option<Whom> {
        let at = self.inside.binary_search_by_key(&character, |it| it.0).ok()?;
        self.inside.get(at).map(|it| it.1)
    }

    /// What a pass looked at round a character.
    pub(super) fn inferred(&self, character: usize) -> Option<&InferredGround> {
        let at = self.inferred.binary_search_by_key(&character, |it| it.character).ok()?;
        self.inferred.get(at)
    }
}
