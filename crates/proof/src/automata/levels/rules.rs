//! The rules of the UBA as transducers, in their order, and their composition.

use std::hash::Hash;

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::uba::Rule;

use super::{LEVEL_COUNT, Transducer, neutral, weak};

/// The bidi classes that the automata support.
pub const SUPPORTED_CLASSES: [BidiClass; 11] = {
    use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
    [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS]
};

/// The rules W1 to I2 for a paragraph that is one level run, each as a transducer. They read and write classes,
/// by their numbers in [`SUPPORTED_CLASSES`]; the last rule writes levels.
///
/// Rule L1 is not needed: in such a paragraph white space at the end has the paragraph level already, because
/// eos has the paragraph direction, and there are no tabs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The direction of the paragraph.
    pub paragraph: Direction,
    /// The rules in their order.
    pub rules: Vec<(Rule, Transducer)>,
}

impl Rules {
    /// The rules of the UBA for a paragraph of this direction.
    pub fn of_uba(paragraph: Direction) -> Self {
        let (last, implicit) = match paragraph {
            Direction::LeftToRight => (Rule::I1, neutral::i1()),
            Direction::RightToLeft => (Rule::I2, neutral::i2()),
        };
        let rules = vec![
            (Rule::W1, weak::w1(paragraph)),
            (Rule::W2, weak::w2()),
            (Rule::W3, weak::w3()),
            (Rule::W4, weak::w4()),
            (Rule::W5, weak::w5()),
            (Rule::W6, weak::w6()),
            (Rule::W7, weak::w7(paragraph)),
            (Rule::N1, neutral::n1(paragraph)),
            (Rule::N2, neutral::n2(paragraph)),
            (last, implicit),
        ];
        Self { paragraph, rules }
    }

    /// The rules without one of them. For tests: a proof must notice a wrong rule.
    #[must_use]
    pub fn without(mut self, rule: Rule) -> Self {
        self.rules.retain(|(it, _)| *it != rule);
        self
    }

    /// The rules with the transducer of `rule` replaced by the one that `change` makes of it. For tests, as
    /// [`Self::without`].
    #[must_use]
    pub fn with(mut self, rule: Rule, change: impl Fn(&Transducer) -> Transducer) -> Self {
        for (_, transducer) in self.rules.iter_mut().filter(|(it, _)| *it == rule) {
            *transducer = change(transducer);
        }
        self
    }

    /// The composition of all rules, which reads classes and writes levels.
    pub fn composed(&self) -> Transducer {
        let identity = rule((), |(), class| vec![(class, ())]);
        self.rules.iter().fold(identity, |before, (_, transducer)| before.then(transducer))
    }
}

/// A rule that does not depend on what follows.
pub(super) fn rule<T: Clone + Eq + Hash>(
    start: T,
    step: impl Fn(&T, BidiClass) -> Vec<(BidiClass, T)>,
) -> Transducer {
    rule_that_ends(start, step, |_| true)
}

/// A rule on the supported classes. It may end only where no guess is open.
pub(super) fn rule_that_ends<T: Clone + Eq + Hash>(
    start: T,
    step: impl Fn(&T, BidiClass) -> Vec<(BidiClass, T)>,
    may_end: impl Fn(&T) -> bool,
) -> Transducer {
    let step = |state: &T, symbol: usize| {
        let written = step(state, SUPPORTED_CLASSES[symbol]).into_iter();
        written.filter_map(|(class, next)| Some((number_of(class)?, next))).collect()
    };
    Transducer::new(SUPPORTED_CLASSES.len(), start, step, may_end)
}

/// A rule that gives each class a level, below [`LEVEL_COUNT`].
pub(super) fn level_rule(level_of: impl Fn(BidiClass) -> Option<usize>) -> Transducer {
    let level_of = |class| level_of(class).filter(|level| *level < LEVEL_COUNT);
    let step = |(): &(), symbol: usize| {
        level_of(SUPPORTED_CLASSES[symbol]).map(|level| (level, ())).into_iter().collect()
    };
    Transducer::new(SUPPORTED_CLASSES.len(), (), step, |()| true)
}

/// The number of a class among the supported ones.
pub(super) fn number_of(class: BidiClass) -> Option<usize> {
    SUPPORTED_CLASSES.iter().position(|it| *it == class)
}

/// L or R.
pub(super) const fn class_of(direction: Direction) -> BidiClass {
    match direction {
        Direction::LeftToRight => BidiClass::L,
        Direction::RightToLeft => BidiClass::R,
    }
}
