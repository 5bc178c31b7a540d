//! What a rule looks at round a character, told to whoever watches.

use crate::index::Level;
use crate::name::{BidiClass, ClassSet};

use super::Rule;
use super::block::LENGTH;
use super::observer::{Event, Observer};
use super::sequences::Sequence;

/// What a rule meets when it looks to one side of a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MetBeside {
    /// A character.
    Character {
        /// The paragraph's character.
        character: usize,
        /// Its class as the rule sees it.
        class: BidiClass,
    },
    /// None, up to the edge of the isolating run sequence: sos or eos counts.
    Edge {
        /// The higher of the two levels that meet there; its direction is that of sos or eos.
        level: Level,
    },
}

/// How far a rule looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance {
    /// About the characters of which classes it decides.
    pub(super) of: ClassSet,
    /// At which classes it stops.
    pub(super) stops_at: ClassSet,
    /// Whether it looks at what follows too.
    pub(super) looks_ahead: bool,
}

impl Sequence {
    /// The character at a place of the sequence, as a rule meets it now.
    pub(super) fn met(&self, at: usize) -> MetBeside {
        let class = self.blocks.get(at / LENGTH).and_then(|block| block.class_at(at % LENGTH));
        MetBeside::Character { character: self.character(at), class: class.unwrap_or(BidiClass::ON) }
    }

    /// Tells what a rule that is about to work meets round each of the characters that it decides about.
    pub(super) fn look<O: Observer>(&self, rule: Rule, observer: &mut O, view: Glance) {
        if !O::WATCHES || !self.present.meets(view.of) {
            return;
        }
        let classes: Vec<BidiClass> =
            (0..self.length).filter_map(|at| self.blocks[at / LENGTH].class_at(at % LENGTH)).collect();
        let met = |at: usize| MetBeside::Character { character: self.character(at), class: classes[at] };
        let mut next = vec![MetBeside::Edge { level: self.eos_level }; classes.len()];
        for at in (1..classes.len()).rev() {
            next[at - 1] = if view.stops_at.has(classes[at]) { met(at) } else { next[at] };
        }
        let mut before = MetBeside::Edge { level: self.sos_level };
        for (at, class) in classes.iter().enumerate() {
            if view.of.has(*class) {
                observer.observe(Event::Looked {
                    rule,
                    character: self.character(at),
                    before: Some(before),
                    after: view.looks_ahead.then_some(next[at]),
                });
            }
            if view.stops_at.has(*class) {
                before = met(at);
            }
        }
    }
}
