//! The text of a display by the UBA: the characters of the name, and those from outside it.

use crate::name::code_point;
use crate::order::{CharacterOrigin, LogicalIndex, TextGivenToUba};

use super::event::{CharRef, CharacterTraceEvent};
use super::step::{Logged, TraceStep, TraceStepDetail};
use super::step_rule::TraceStepKind;

/// The text, and the owner of each of its characters.
pub(super) struct TracedText<'a> {
    pub(super) uba: &'a TextGivenToUba<'a>,
    owners: Vec<CharacterOwner>,
    /// The position of each of the name's characters.
    positions: Vec<usize>,
}

/// Whether a character of the text belongs to the name.
#[derive(Clone, Copy)]
enum CharacterOwner {
    /// The name's character at this logical position.
    Name(usize),
    /// A character from outside the name: the number of such characters before it.
    Other(usize),
}

impl<'a> TracedText<'a> {
    pub(super) fn new(uba: &'a TextGivenToUba<'a>) -> Self {
        let mut others = 0..;
        let owner = |at| match uba.origin(at) {
            CharacterOrigin::Name(LogicalIndex(index)) => CharacterOwner::Name(index),
            CharacterOrigin::InsertedControl | CharacterOrigin::SurroundingText => {
                CharacterOwner::Other(others.next().unwrap_or_default())
            }
        };
        let owners: Vec<CharacterOwner> = (0..uba.characters().len()).map(owner).collect();
        let is_own = |at: &usize| matches!(owners[*at], CharacterOwner::Name(_));
        Self { uba, positions: (0..owners.len()).filter(is_own).collect(), owners }
    }

    /// Splits positions of the text into positions of the name and numbers of other characters.
    pub(super) fn split(&self, positions: impl IntoIterator<Item = usize>) -> (Vec<usize>, Vec<usize>) {
        let (mut of_name, mut others) = (Vec::new(), Vec::new());
        for at in positions {
            match self.owners[at] {
                CharacterOwner::Name(index) => of_name.push(index),
                CharacterOwner::Other(number) => others.push(number),
            }
        }
        (of_name, others)
    }

    /// The reference to the character at a position of the text.
    pub(super) fn char_ref(&self, at: usize) -> CharRef {
        match self.owners[at] {
            CharacterOwner::Name(index) => CharRef::InName(LogicalIndex(index)),
            CharacterOwner::Other(number) => CharRef::OutsideName {
                outside_name_character_index: number,
                scalar: self.uba.characters()[at].scalar,
            },
        }
    }

    /// The letter to which a mark belongs, whose class W1 gave it; otherwise the character itself. For the
    /// reader that letter decides.
    pub(super) fn base_letter(&self, at: usize) -> usize {
        let characters = self.uba.characters();
        let base = (0..=at).rev().find(|&it| !characters[it].is_nsm_or_removed_by_x9());
        base.filter(|&it| characters[it].class.is_strong()).unwrap_or(at)
    }

    /// The first strong character at this position of the text, or that there is none.
    pub(super) fn first_strong(&self, first: Option<usize>) -> TraceStepDetail {
        let outside = first.filter(|&at| self.name_index(at).is_none());
        TraceStepDetail::FirstStrong {
            first_strong: first.and_then(|at| self.name_index(at)),
            outside: outside.map(|at| code_point(self.uba.characters()[at].scalar)),
        }
    }

    /// The position in the text of the name's character at this logical position.
    pub(super) fn position_of(&self, index: usize) -> usize {
        self.positions[index]
    }

    /// The name's logical position; `None` for other characters.
    fn name_index(&self, at: usize) -> Option<usize> {
        match self.owners[at] {
            CharacterOwner::Name(index) => Some(index),
            CharacterOwner::Other(_) => None,
        }
    }

    /// A step for each character from outside the name, in the order of the text.
    pub(super) fn insertion_steps(&self) -> Vec<Logged> {
        let mut before = 0;
        let mut steps = Vec::new();
        for (at, character) in self.uba.characters().iter().enumerate() {
            let rule = match self.uba.origin(at) {
                CharacterOrigin::Name(LogicalIndex(index)) => {
                    before = index + 1;
                    continue;
                }
                CharacterOrigin::InsertedControl => TraceStepKind::ControlInsertion,
                CharacterOrigin::SurroundingText => TraceStepKind::ContextCharacter,
            };
            let is_at_end = before == self.uba.name_character_count();
            let (scalar, number) = (character.scalar, steps.len());
            let inserted = code_point(scalar);
            let detail = TraceStepDetail::Inserted { inserted, before, is_at_end, scalar, number };
            let (other, is_inserted) = (
                CharRef::OutsideName { outside_name_character_index: number, scalar },
                rule == TraceStepKind::ControlInsertion,
            );
            let beside = |at: usize, is_before: bool| {
                (
                    CharRef::InName(LogicalIndex(at)),
                    CharacterTraceEvent::AdjacentCharacter {
                        adjacent: other,
                        is_adjacent_before: is_before,
                        is_adjacent_inserted: is_inserted,
                    },
                )
            };
            let of_before = before.checked_sub(1).map(|at| beside(at, false));
            let of_after = (!is_at_end).then(|| beside(before, true));
            let events = of_before.into_iter().chain(of_after).collect();
            steps.push(Logged { step: TraceStep { detail, ..TraceStep::new(rule) }, events });
        }
        steps
    }
}
