//! The rules of the UBA as transducers, in their order, and their composition.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::uba::Rule;

use super::rule_transducer::rule;
use super::transducer::Transducer;
use super::{neutral, weak};

/// The rules W1 to I2 for a paragraph that is one level run, each as a transducer. They read and write classes,
/// by their numbers in [`SUPPORTED_CLASSES`](super::SUPPORTED_CLASSES); the last rule writes levels.
///
/// Rule L1 is not needed: in such a paragraph white space at the end has the paragraph level already, because
/// eos has the paragraph direction, and there are no tabs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The direction of the paragraph.
    pub paragraph_direction: Direction,
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
        Self { paragraph_direction: paragraph, rules }
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
