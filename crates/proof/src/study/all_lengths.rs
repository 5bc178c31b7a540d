//! What is known of a property for all lengths, in a form that is saved with a study.

use serde::{Deserialize, Deserializer, Serialize};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::property::DisplayProperty;
use super::row::BoundedPropertyOutcome;
use crate::undecided::UndecidedReason;

/// What is known of one property of one display for sequences of every length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AllLengthsResult {
    /// The property.
    pub property: DisplayProperty,
    /// The display.
    #[serde(rename = "strategy")]
    pub display: DisplayConfig,
    /// What is known for all lengths.
    #[serde(flatten)]
    pub statement: AllLengthsStatement,
    /// Whether it was decided again by this program after the results were [read from a
    /// file](super::StudyResults::are_from_file).
    #[serde(rename = "is_decided_again", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_recomputed_after_reading: bool,
}

/// What is known of a property for sequences of every length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "for_all_lengths", rename_all = "kebab-case")]
pub enum AllLengthsStatement {
    /// It holds for all of them.
    Proved,
    /// It does not hold.
    Refuted {
        /// A shortest counterexample, in logical order: one sequence, or two that have the same display.
        #[serde(rename = "smallest")]
        smallest_counterexample_sequences: Vec<Vec<BidiClass>>,
    },
    /// It is not decided.
    #[serde(rename = "not-reached")]
    Undecided {
        /// Why not; `None` where a file gives a reason that is not known here.
        #[serde(default, deserialize_with = "known_reason")]
        reason: Option<UndecidedReason>,
    },
}

/// The greatest length of a counterexample that is accepted from a file, in characters.
pub(super) const MAX_COUNTEREXAMPLE_LENGTH: usize = 1000;

/// A reason that is not known does not make a file unreadable: earlier versions wrote sentences.
fn known_reason<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<UndecidedReason>, D::Error> {
    Ok(UndecidedReason::deserialize(serde_json::Value::deserialize(deserializer)?).ok())
}

impl AllLengthsStatement {
    /// The length of the shortest counterexample, in characters; `None` if none is known.
    pub fn counterexample_length(&self) -> Option<usize> {
        match self {
            Self::Refuted { smallest_counterexample_sequences: smallest } => smallest.first().map(Vec::len),
            _ => None,
        }
    }

    /// Whether it is proved or refuted.
    pub(super) const fn is_decided(&self) -> bool {
        !matches!(self, Self::Undecided { .. })
    }

    /// Whether it is consistent with the results of testing all sequences up to a length.
    pub(super) fn is_consistent_with(&self, tried: BoundedPropertyOutcome<'_>) -> bool {
        match (self, tried) {
            (Self::Undecided { .. }, _) | (_, BoundedPropertyOutcome::Untested) => true,
            (known, BoundedPropertyOutcome::Fails { shortest_counterexample_characters: from, .. }) => {
                known.counterexample_length() == Some(from)
            }
            (known, BoundedPropertyOutcome::Holds { max_tested_sequence_characters: to }) => {
                known.counterexample_length().is_none_or(|from| from > to)
            }
        }
    }

    /// Whether it can be a statement about sequences of these classes. A counterexample must be one or two
    /// sequences of one length.
    pub(super) fn fits_alphabet(&self, classes: &[BidiClass]) -> bool {
        match self {
            Self::Proved | Self::Undecided { .. } => true,
            Self::Refuted { smallest_counterexample_sequences: smallest } => {
                let Some(first) = smallest.first() else { return false };
                let fits = |it: &Vec<BidiClass>| {
                    it.len() == first.len() && it.iter().all(|class| classes.contains(class))
                };
                (1..=MAX_COUNTEREXAMPLE_LENGTH).contains(&first.len())
                    && smallest.len() <= 2
                    && smallest.iter().all(fits)
            }
        }
    }
}
