//! Which of two words is less.

use rustc_hash::FxHashMap;

use super::{Letter, Sequences, Word};
use crate::MAX_SEQUENCE;

/// Words are compared by the weights of their code points, then by their code points, then by their letters. Where variants can be
/// given the same weight, as `ß` that of `ss`, the least word is the one with the least code points.
#[derive(Debug)]
pub(super) struct Order<'a> {
    sequences: &'a Sequences,
    /// Those above 1.
    weights: FxHashMap<char, u64>,
}

/// How often weights are raised, and how far.
const MOST_ROUNDS: usize = 20;
const MAX_WEIGHT: u64 = 1_000;

impl<'a> Order<'a> {
    /// An order in which these members and variants have the same weight, as far as that is found.
    pub(super) fn new(sequences: &'a Sequences, variants: &[(&[char], &[char])]) -> Self {
        let mut order = Self { sequences, weights: FxHashMap::default() };
        for _ in 0..MOST_ROUNDS {
            let mut is_changed = false;
            for &(one, other) in variants {
                let (one, other) = ((order.weight_of(one), one), (order.weight_of(other), other));
                let (light, heavy) = if one.0 < other.0 { (one, other) } else { (other, one) };
                if let [only] = *light.1
                    && light.0 < heavy.0
                    && heavy.0 <= MAX_WEIGHT
                    && !heavy.1.contains(&only)
                {
                    order.weights.insert(only, heavy.0);
                    is_changed = true;
                }
            }
            if !is_changed {
                break;
            }
        }
        order
    }

    /// The weight of a word.
    pub(super) fn weight(&self, word: &[Letter]) -> u64 {
        self.weight_of(&self.sequences.text(word))
    }

    /// The most that a label of the DNS weighs.
    pub(super) fn limit(&self) -> u64 {
        let heaviest = self.weights.values().copied().max().unwrap_or(1);
        heaviest * MAX_SEQUENCE as u64
    }

    /// Whether the first word is less than the other.
    pub(super) fn is_less(&self, one: &Word, other: &Word) -> bool {
        let key = |it: &Word| {
            let text = self.sequences.text(it);
            (self.weight_of(&text), text)
        };
        (key(one), one) < (key(other), other)
    }

    fn weight_of(&self, text: &[char]) -> u64 {
        text.iter().map(|it| self.weights.get(it).copied().unwrap_or(1)).sum()
    }
}
