//! What is known of a property for all lengths, as data that can be saved with a study.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;

use super::{Cell, Property};

/// What is known of one property of one display for sequences of every length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DecidedCell {
    /// The property.
    pub property: Property,
    /// The display.
    #[serde(rename = "strategy")]
    pub display: Display,
    /// What is known.
    #[serde(flatten)]
    pub known: Statement,
    /// Whether it was decided here after it stood in results that were [read](super::Results::is_read).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_decided_again: bool,
}

/// A statement about sequences of every length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "for_all_lengths", rename_all = "kebab-case")]
pub enum Statement {
    /// It holds for all of them.
    Proved,
    /// It does not hold.
    Refuted {
        /// The sequences of a shortest counterexample, as they are stored: two that show the same, or one.
        smallest: Vec<Vec<BidiClass>>,
    },
    /// It is not decided.
    NotReached {
        /// Why: a part of a sentence.
        reason: String,
    },
}

/// No counterexample that is read from a file is longer, in characters.
pub(super) const LONGEST_COUNTEREXAMPLE: usize = 1000;

/// The most characters of a reason.
const MOST_OF_A_REASON: usize = 200;

impl Statement {
    /// The length of the shortest counterexample; `None` where there is none.
    pub fn fails_from(&self) -> Option<usize> {
        match self {
            Self::Refuted { smallest } => smallest.first().map(Vec::len),
            _ => None,
        }
    }

    /// Whether it says anything of all lengths.
    pub(super) const fn is_decided(&self) -> bool {
        !matches!(self, Self::NotReached { .. })
    }

    /// Whether it can be true beside what was tried.
    pub(super) fn agrees(&self, tried: Cell<'_>) -> bool {
        match (self, tried) {
            (Self::NotReached { .. }, _) | (_, Cell::Unknown) => true,
            (known, Cell::Fails { from, .. }) => known.fails_from() == Some(from),
            (known, Cell::Holds { to }) => known.fails_from().is_none_or(|from| from > to),
        }
    }

    /// Whether it can be a statement about sequences of these classes: one or two of one length where it is
    /// refuted, and a few words where it is not reached.
    pub(super) fn is_of(&self, classes: &[BidiClass]) -> bool {
        match self {
            Self::Proved => true,
            Self::Refuted { smallest } => {
                let Some(first) = smallest.first() else { return false };
                let fits = |it: &Vec<BidiClass>| {
                    it.len() == first.len() && it.iter().all(|class| classes.contains(class))
                };
                (1..=LONGEST_COUNTEREXAMPLE).contains(&first.len())
                    && smallest.len() <= 2
                    && smallest.iter().all(fits)
            }
            Self::NotReached { reason } => {
                reason.chars().count() <= MOST_OF_A_REASON && reason.chars().all(|it| matches!(it, ' '..='~'))
            }
        }
    }
}
