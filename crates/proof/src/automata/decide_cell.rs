//! Decides a property in the form in which study results store it.

use crate::study::{AllLengthsResult, AllLengthsStatement, DisplayProperty};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::{ProofOutcome, decide_property};

/// [Decides](decide_property) a property of a display for all sequences of these classes, or says why it is not decided. The
/// result is a cell that can be added to
/// [`StudyResults::all_lengths_statement`](crate::study::StudyResults::all_lengths_statement).
pub fn decide_all_lengths_result(
    property: DisplayProperty,
    display: &DisplayConfig,
    alphabet: &[BidiClass],
) -> AllLengthsResult {
    let statement = match decide_property(property, display, alphabet) {
        Ok(ProofOutcome::Proved) => AllLengthsStatement::Proved,
        Ok(ProofOutcome::Refuted { smallest_counterexample_sequences: mut smallest }) => {
            if property.is_uniqueness() {
                let place = |it: &BidiClass| alphabet.iter().position(|other| other == it);
                smallest.sort_by_key(|it| it.iter().map(place).collect::<Vec<_>>());
            }
            AllLengthsStatement::Refuted { smallest_counterexample_sequences: smallest }
        }
        Err(reason) => AllLengthsStatement::Undecided { reason: Some(reason) },
    };
    AllLengthsResult { property, display: display.clone(), statement, is_recomputed_after_reading: false }
}
