//! The results for one property of one display.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::order::DisplayConfig;

use super::example::StudyCounterexample;
use super::property::DisplayProperty;

/// The results for one property of one display at one length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StudyOutcomeAtLength {
    /// The property.
    pub property: DisplayProperty,
    /// The display.
    #[serde(rename = "strategy")]
    pub display: DisplayConfig,
    /// The length of the sequences, in characters.
    #[serde(rename = "length")]
    pub sequence_characters: usize,
    /// The number of sequences that the property covers.
    #[serde(rename = "cases")]
    pub covered_sequence_count: u64,
    /// The number of sequences that violate the property. For [uniqueness](DisplayProperty::is_uniqueness): the
    /// number of sequences minus the number of different displays.
    #[serde(rename = "counterexamples")]
    pub counterexample_count: u64,
    /// The number of sequences that violate the property if all characters of a sequence differ, for properties
    /// where that matters: `--` displayed from right to left is `--`, but `-+` is `+-`. `None` for other properties.
    #[serde(
        rename = "counterexamples_with_distinct_characters",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub distinct_character_counterexample_count: Option<u64>,
    /// The first counterexamples in the order of the alphabet; at most three.
    #[serde(rename = "smallest")]
    pub smallest_counterexamples: Vec<StudyCounterexample>,
}

/// What the rows of a study say about one property of one display, for sequences up to the tested length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundedPropertyOutcome<'a> {
    /// There is no row for it.
    Untested,
    /// It holds for every sequence up to this length.
    Holds {
        /// The length, in characters.
        max_tested_sequence_characters: usize,
    },
    /// It has counterexamples.
    Fails {
        /// The smallest length with a counterexample, in characters.
        shortest_counterexample_characters: usize,
        /// The row of that length.
        outcome_at_length: &'a StudyOutcomeAtLength,
    },
}

impl<'a> BoundedPropertyOutcome<'a> {
    /// Adds what one more row says.
    pub(super) fn and(self, row: &'a StudyOutcomeAtLength) -> Self {
        match self {
            Self::Fails { shortest_counterexample_characters: from, .. }
                if from <= row.sequence_characters || !row.has_counterexamples() =>
            {
                self
            }
            _ if row.has_counterexamples() => Self::Fails {
                shortest_counterexample_characters: row.sequence_characters,
                outcome_at_length: row,
            },
            Self::Holds { max_tested_sequence_characters: to } => {
                Self::Holds { max_tested_sequence_characters: to.max(row.sequence_characters) }
            }
            _ => Self::Holds { max_tested_sequence_characters: row.sequence_characters },
        }
    }
}

impl StudyOutcomeAtLength {
    /// Whether there are counterexamples, counting also those with different characters of one class.
    pub fn has_counterexamples(&self) -> bool {
        self.counterexample_count > 0 || self.distinct_character_counterexample_count.is_some_and(|it| it > 0)
    }
}
