//! What a rule finds around a character, reported to the observer with its effect.

use crate::name::{BidiClass, ClassSet};

use super::effect::{RuleNeighbour, UbaRuleEffect};
use super::isolating_run_sequence::IsolatingRunSequence;
use super::observer::{Observer, UbaEvent};

/// Which characters a rule decides about, and how far it searches around them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookaround {
    /// The classes of the characters that the rule may change.
    pub(super) subjects: ClassSet,
    /// The classes at which the search stops.
    pub(super) stops_at: ClassSet,
}

/// A character about which a rule has decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decided {
    /// Its class before.
    pub(super) from: BidiClass,
    /// Its class after, which can be the same.
    pub(super) to: BidiClass,
    /// What the rule finds before it, with the class before the rule is applied.
    pub(super) before: RuleNeighbour,
    /// The same after it.
    pub(super) after: RuleNeighbour,
}

impl IsolatingRunSequence {
    /// The character at this position of the sequence, with its current class.
    pub(super) fn neighbour_at(&self, at: usize) -> RuleNeighbour {
        let class = self.class_at(at);
        RuleNeighbour::Character {
            paragraph_index: self.character(at),
            class: class.unwrap_or(BidiClass::ON),
        }
    }

    /// Applies a rule, which changes classes, and reports its effect on each character that it changed. `effect_of` is
    /// asked about those that it left alone too.
    #[inline]
    pub(super) fn apply<O: Observer>(
        &mut self,
        observer: &mut O,
        lookaround: Lookaround,
        effect_of: impl Fn(Decided) -> Option<UbaRuleEffect>,
        change: impl FnOnce(&mut Self),
    ) {
        if !O::NEEDS_EVENTS || !self.present.intersects(lookaround.subjects) {
            change(self);
            return;
        }
        let before: Vec<BidiClass> = self.classes().collect();
        let neighbour =
            |at: usize| RuleNeighbour::Character { paragraph_index: self.character(at), class: before[at] };
        let mut next =
            vec![RuleNeighbour::SequenceEdge { higher_adjacent_level: self.eos_level }; before.len()];
        for at in (1..before.len()).rev() {
            next[at - 1] = if lookaround.stops_at.has(before[at]) { neighbour(at) } else { next[at] };
        }
        let mut last = RuleNeighbour::SequenceEdge { higher_adjacent_level: self.sos_level };
        let around: Vec<[RuleNeighbour; 2]> = (0..before.len())
            .map(|at| {
                let sides = [last, next[at]];
                if lookaround.stops_at.has(before[at]) {
                    last = neighbour(at);
                }
                sides
            })
            .collect();
        change(self);
        for (at, to) in self.classes().enumerate() {
            let ([before_it, after], from) = (around[at], before[at]);
            if !lookaround.subjects.has(from) {
                continue;
            }
            if let Some(effect) = effect_of(Decided { from, to, before: before_it, after }) {
                observer.observe(UbaEvent::RuleApplied {
                    paragraph_index: self.character(at),
                    rule_effect: effect,
                });
            }
        }
    }
}

impl Decided {
    /// Whether the rule changed its class.
    pub(super) fn is_changed(&self) -> bool {
        self.from != self.to
    }
}
