//! Which of two labels is less, and which of two words.

use rustc_hash::FxHashMap;

use super::words::{Letter, Sequences, Word};
use crate::MAX_SEQUENCE_CODE_POINTS;

/// Labels are compared by the weights of their code points, then by their code points. Where variants can be given the same
/// weight, as `ß` that of `ss`, the least label is the one with the least code points.
#[derive(Clone, Default, Debug)]
pub(crate) struct Order {
    /// The weights above 1.
    weights: FxHashMap<char, u64>,
}

/// How often weights are raised, and how far.
const MOST_ROUNDS: usize = 20;
const MAX_WEIGHT: u64 = 1_000;

impl Order {
    /// An order in which these members and variants have the same weight, as far as that is found.
    pub(super) fn new(variants: &[(&[char], &[char])]) -> Self {
        let mut order = Self::default();
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

    /// The most that a label of the DNS weighs.
    pub(super) fn limit(&self) -> u64 {
        let heaviest = self.weights.values().copied().max().unwrap_or(1);
        heaviest * MAX_SEQUENCE_CODE_POINTS as u64
    }

    /// Whether the first text is less than the other.
    pub(crate) fn is_less(&self, one: &[char], other: &[char]) -> bool {
        (self.weight_of(one), one) < (self.weight_of(other), other)
    }

    /// The weight of a text.
    pub(super) fn weight_of(&self, text: &[char]) -> u64 {
        text.iter().map(|it| self.weights.get(it).copied().unwrap_or(1)).sum()
    }
}

/// Words are compared as the labels that they stand for, then by their letters.
pub(super) struct WordOrder<'a> {
    pub(super) sequences: &'a Sequences,
    pub(super) labels: &'a Order,
}

impl WordOrder<'_> {
    /// Whether the first word is less than the other.
    pub(super) fn is_less(&self, one: &Word, other: &Word) -> bool {
        let [first, second] = [one, other].map(|it| self.sequences.text(it));
        self.labels.is_less(&first, &second) || first == second && one < other
    }

    /// The weight of a word.
    pub(super) fn weight(&self, word: &[Letter]) -> u64 {
        self.labels.weight_of(&self.sequences.text(word))
    }
}
