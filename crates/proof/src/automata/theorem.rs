//! What is decided of a property for all lengths.

use bidiscope_bidi::name::BidiClass;

/// A decided property of a display, for all sequences of some classes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofOutcome {
    /// It holds for all sequences of every length.
    Proved,
    /// It does not hold.
    Refuted {
        /// A shortest counterexample, in logical order: one sequence, or two that have the same display.
        smallest_counterexample_sequences: Vec<Vec<BidiClass>>,
    },
}

impl ProofOutcome {
    /// The length of the shortest counterexample, in characters; `None` if the property is proved.
    pub fn counterexample_length(&self) -> Option<usize> {
        match self {
            Self::Proved => None,
            Self::Refuted { smallest_counterexample_sequences: smallest } => smallest.first().map(Vec::len),
        }
    }

    pub(super) fn from_counterexample(counterexample: Option<Vec<Vec<BidiClass>>>) -> Self {
        counterexample
            .map_or(Self::Proved, |smallest| Self::Refuted { smallest_counterexample_sequences: smallest })
    }
}
