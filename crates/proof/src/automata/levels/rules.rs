//! The rules of the UBA as transducers, in their order, and their composition.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::uba::UbaRule;

use super::rule_transducer::rule;
use super::transducer::UbaRuleTransducer;
use super::{neutral, weak};

/// The rules W1 to I2 for a paragraph that is one level run, each as a transducer. They read and write classes,
/// by their numbers in [`AUTOMATON_SUPPORTED_CLASSES`](super::AUTOMATON_SUPPORTED_CLASSES); the last rule writes levels.
///
/// Rule L1 is not needed: in such a paragraph white space at the end has the paragraph level already, because
/// eos has the paragraph direction, and there are no tabs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UbaRuleTransducers {
    /// The direction of the paragraph.
    pub paragraph_direction: Direction,
    /// The rules in their order.
    pub rules_and_transducers: Vec<(UbaRule, UbaRuleTransducer)>,
}

impl UbaRuleTransducers {
    /// The rules of the UBA for a paragraph of this direction.
    pub fn for_paragraph_direction(paragraph_direction: Direction) -> Self {
        let (last, implicit) = match paragraph_direction {
            Direction::LeftToRight => (UbaRule::I1, neutral::i1()),
            Direction::RightToLeft => (UbaRule::I2, neutral::i2()),
        };
        let rules_and_transducers = vec![
            (UbaRule::W1, weak::w1(paragraph_direction)),
            (UbaRule::W2, weak::w2()),
            (UbaRule::W3, weak::w3()),
            (UbaRule::W4, weak::w4()),
            (UbaRule::W5, weak::w5()),
            (UbaRule::W6, weak::w6()),
            (UbaRule::W7, weak::w7(paragraph_direction)),
            (UbaRule::N1, neutral::n1(paragraph_direction)),
            (UbaRule::N2, neutral::n2(paragraph_direction)),
            (last, implicit),
        ];
        Self { paragraph_direction, rules_and_transducers }
    }

    /// The rules without one of them. For tests: a proof must notice a wrong rule.
    #[must_use]
    pub fn without_uba_rule(mut self, uba_rule: UbaRule) -> Self {
        self.rules_and_transducers.retain(|(it, _)| *it != uba_rule);
        self
    }

    /// The rules with the transducer of `uba_rule` replaced by the one that `change` makes of it. For tests, as
    /// [`Self::without_uba_rule`].
    #[must_use]
    pub fn with_changed_transducer(
        mut self,
        uba_rule: UbaRule,
        change: impl Fn(&UbaRuleTransducer) -> UbaRuleTransducer,
    ) -> Self {
        for (_, transducer) in self.rules_and_transducers.iter_mut().filter(|(it, _)| *it == uba_rule) {
            *transducer = change(transducer);
        }
        self
    }

    /// The composition of all rules, which reads classes and writes levels.
    pub fn composed(&self) -> UbaRuleTransducer {
        let identity = rule((), |(), class| vec![(class, ())]);
        self.rules_and_transducers.iter().fold(identity, |before, (_, transducer)| before.then(transducer))
    }
}
