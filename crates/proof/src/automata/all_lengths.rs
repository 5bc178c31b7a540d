//! A study for all lengths: properties are decided by automata, or tested up to a length if automata do not
//! decide them.

use super::{
    ProofOutcome, PropertyCountsAtLength, UndecidedReason, count_sequences_by_length, decide_property,
};
use crate::study::{
    BoundedPropertyOutcome, DisplayProperty, DisplayPropertyStudy, StudyCounterexample, StudyError,
    StudyResults, WorkProgress,
};
use bidiscope_bidi::order::DisplayConfig;

/// A study that decides properties of displays for sequences of every length, where the automata can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AllLengthsStudy {
    /// The classes, the displays and the properties. Its greatest length applies to properties that the
    /// automata do not decide, which are tested.
    pub study: DisplayPropertyStudy,
    /// The greatest length at which sequences are counted, in characters; 0 counts none, and more than
    /// [`MAX_COUNTED_SEQUENCE_CHARACTERS`](super::MAX_COUNTED_SEQUENCE_CHARACTERS) counts no further.
    pub max_counted_sequence_characters: usize,
}

/// The result for one property of one display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PropertyResult {
    /// The property.
    pub property: DisplayProperty,
    /// The display.
    pub display: DisplayConfig,
    /// Whether the property holds.
    pub outcome: PropertyOutcome,
    /// Why the automata do not decide it, so that it was tested; `None` if they do.
    pub automata_undecided_reason: Option<UndecidedReason>,
    /// The numbers of sequences and counterexamples at each length, from length 1 on; empty if they are not counted.
    pub counts_by_length: Vec<PropertyCountsAtLength>,
    /// Why the counts are missing, or end before the length requested; `None` if they are complete, or end
    /// at [`MAX_COUNTED_SEQUENCE_CHARACTERS`](super::MAX_COUNTED_SEQUENCE_CHARACTERS).
    pub incomplete_counts_reason: Option<UndecidedReason>,
}

/// Whether a property holds of a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PropertyOutcome {
    /// It is proved for all lengths.
    Proved,
    /// It has counterexamples.
    Refuted {
        /// The length of the shortest counterexample, in characters.
        shortest_counterexample_characters: usize,
        /// Counterexamples of that length: one where the automata decide it, else at most three.
        smallest_counterexamples: Vec<StudyCounterexample>,
    },
    /// It was tested, and holds up to this length.
    HoldsToLength {
        /// The length, in characters; 0 if none was tested.
        max_tested_sequence_characters: usize,
    },
}

impl AllLengthsStudy {
    /// How many results [`Self::run`] gives: one for each pair of a property and a display to which it applies.
    pub fn expected_result_count(&self) -> usize {
        self.asked().len()
    }

    /// Decides each property for each display to which it applies, and passes each result to `on_known` as soon
    /// as it is there. `progress` can stop it between two results, and while a property is tested: `on_known` has then
    /// got fewer than [`Self::expected_result_count`] results, each of them complete. Progress is reported only of the property
    /// that is being tested.
    ///
    /// # Errors
    /// The errors of [`DisplayPropertyStudy::run`], for properties that the automata do not decide.
    pub fn run(
        &self,
        progress: &WorkProgress,
        mut on_known: impl FnMut(PropertyResult),
    ) -> Result<(), StudyError> {
        for (property, display) in self.asked() {
            if progress.is_stopped() {
                break;
            }
            let Some(known) = self.known(property, display, progress)? else { break };
            on_known(known);
        }
        Ok(())
    }

    /// Each pair of a property and a display once, property by property.
    fn asked(&self) -> Vec<(DisplayProperty, &DisplayConfig)> {
        let mut asked = Vec::new();
        for &property in &self.study.tested_properties {
            for display in self.study.tested_displays.iter().filter(|it| property.applies_to(*it)) {
                if !asked.contains(&(property, display)) {
                    asked.push((property, display));
                }
            }
        }
        asked
    }

    /// The result for one property of one display; `None` if it was stopped.
    fn known(
        &self,
        property: DisplayProperty,
        display: &DisplayConfig,
        progress: &WorkProgress,
    ) -> Result<Option<PropertyResult>, StudyError> {
        let classes = self.study.alphabet.classes();
        let theorem = match decide_property(property, display, classes) {
            Ok(theorem) => theorem,
            Err(undecided_reason) => return self.tried(property, display, undecided_reason, progress),
        };
        let outcome = match theorem {
            ProofOutcome::Proved => PropertyOutcome::Proved,
            ProofOutcome::Refuted { smallest_counterexample_sequences: mut smallest } => {
                if property.is_uniqueness() {
                    let place = |it: &_| classes.iter().position(|other| other == it);
                    smallest.sort_by_key(|it| it.iter().map(place).collect::<Vec<_>>());
                }
                let length = smallest.first().map_or(0, Vec::len);
                PropertyOutcome::Refuted {
                    shortest_counterexample_characters: length,
                    smallest_counterexamples: vec![StudyCounterexample::from_class_sequences(
                        property, display, &smallest,
                    )],
                }
            }
        };
        let counts = (self.max_counted_sequence_characters > 0).then(|| {
            count_sequences_by_length(property, display, classes, self.max_counted_sequence_characters)
        });
        let (counts, uncounted_reason) = match counts {
            None => (Vec::new(), None),
            Some(Ok(counts)) => (counts, None),
            Some(Err(reason)) => (Vec::new(), Some(reason)),
        };
        Ok(Some(PropertyResult {
            property,
            display: display.clone(),
            outcome,
            automata_undecided_reason: None,
            counts_by_length: counts,
            incomplete_counts_reason: uncounted_reason,
        }))
    }

    /// The result by exhaustion; `None` if it was stopped.
    fn tried(
        &self,
        property: DisplayProperty,
        display: &DisplayConfig,
        undecided_reason: UndecidedReason,
        progress: &WorkProgress,
    ) -> Result<Option<PropertyResult>, StudyError> {
        let study = DisplayPropertyStudy {
            tested_displays: vec![display.clone()],
            tested_properties: vec![property],
            ..self.study.clone()
        };
        let results = study.run(progress, |_| ())?;
        if !results.is_complete {
            return Ok(None);
        }
        let rows = results
            .outcomes_at_lengths
            .iter()
            .filter(|it| it.sequence_characters <= self.max_counted_sequence_characters);
        let counts: Vec<PropertyCountsAtLength> = rows.map(PropertyCountsAtLength::from).collect();
        let uncounted_reason =
            (counts.len() < self.max_counted_sequence_characters).then_some(undecided_reason);
        let outcome = tried(&results, property, display);
        let display = display.clone();
        Ok(Some(PropertyResult {
            property,
            display,
            outcome,
            automata_undecided_reason: Some(undecided_reason),
            counts_by_length: counts,
            incomplete_counts_reason: uncounted_reason,
        }))
    }
}

fn tried(results: &StudyResults, property: DisplayProperty, display: &DisplayConfig) -> PropertyOutcome {
    match results.bounded_outcome(property, display) {
        BoundedPropertyOutcome::Fails {
            shortest_counterexample_characters: from,
            outcome_at_length: row,
        } => PropertyOutcome::Refuted {
            shortest_counterexample_characters: from,
            smallest_counterexamples: row.smallest_counterexamples.clone(),
        },
        BoundedPropertyOutcome::Holds { max_tested_sequence_characters: to } => {
            PropertyOutcome::HoldsToLength { max_tested_sequence_characters: to }
        }
        BoundedPropertyOutcome::Untested => {
            PropertyOutcome::HoldsToLength { max_tested_sequence_characters: 0 }
        }
    }
}
