//! The context that a rule examines around a character, reported to the observer.

use crate::index::Level;
use crate::name::{BidiClass, ClassSet};

use super::Rule;
use super::block::LENGTH;
use super::observer::{Event, Observer};
use super::sequences::Sequence;

/// What decides on one side of a character for a rule: the nearest character whose class matters to the rule, or the
/// edge of the isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleNeighbour {
    /// A character.
    Character {
        /// Its index in the paragraph.
        character: usize,
        /// Its class when the rule is applied.
        class: BidiClass,
    },
    /// No such character before the edge of the isolating run sequence: sos or eos counts.
    Edge {
        /// The higher of the two levels that meet there; its direction is that of sos or eos.
        level: Level,
    },
}

/// Which characters a rule decides about, and how far it searches around them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookaround {
    /// The classes of the characters that the rule may change.
    pub(super) subjects: ClassSet,
    /// The classes at which the search stops.
    pub(super) stops_at: ClassSet,
    /// Whether the rule examines the text after the character too.
    pub(super) looks_ahead: bool,
}

impl Sequence {
    /// The character at this position of the sequence, with its current class.
    pub(super) fn neighbour_at(&self, at: usize) -> RuleNeighbour {
        let class = self.blocks.get(at / LENGTH).and_then(|block| block.class_at(at % LENGTH));
        RuleNeighbour::Character { character: self.character(at), class: class.unwrap_or(BidiClass::ON) }
    }

    /// Reports the context of each character that a rule is about to decide about. To be called before the rule is
    /// applied.
    pub(super) fn observe_context<O: Observer>(&self, rule: Rule, observer: &mut O, lookaround: Lookaround) {
        if !O::NEEDS_EVENTS || !self.present.intersects(lookaround.subjects) {
            return;
        }
        let classes: Vec<BidiClass> =
            (0..self.length).filter_map(|at| self.blocks[at / LENGTH].class_at(at % LENGTH)).collect();
        let neighbour =
            |at: usize| RuleNeighbour::Character { character: self.character(at), class: classes[at] };
        let mut next = vec![RuleNeighbour::Edge { level: self.eos_level }; classes.len()];
        for at in (1..classes.len()).rev() {
            next[at - 1] = if lookaround.stops_at.has(classes[at]) { neighbour(at) } else { next[at] };
        }
        let mut before = RuleNeighbour::Edge { level: self.sos_level };
        for (at, class) in classes.iter().enumerate() {
            if lookaround.subjects.has(*class) {
                observer.observe(Event::RuleContext {
                    rule,
                    character: self.character(at),
                    before: Some(before),
                    after: lookaround.looks_ahead.then_some(next[at]),
                });
            }
            if lookaround.stops_at.has(*class) {
                before = neighbour(at);
            }
        }
    }
}
