//! How many sequences of each length a property covers, and how many violate it.

use num_bigint::BigUint;

use super::decide::{annotated_displays, not_read_in_their_direction};
use super::{
    Automaton, MAX_AUTOMATON_STATES, UndecidedReason, language, order_comparison, placement_properties,
};
use crate::study::{Check, DisplayProperty, StudyOutcomeAtLength};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// The greatest length at which sequences are counted, in characters.
pub const MAX_COUNTED_SEQUENCE_CHARACTERS: usize = 1_000;

/// The most states of an automaton of displays. With more, counting would take too long.
const MAX_COUNTING_STATES: usize = 10_000;

/// How many sequences of one length a property covers, and how many violate it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PropertyCountsAtLength {
    /// The length, in characters.
    pub sequence_characters: usize,
    /// The number of sequences that the property covers.
    pub covered_sequence_count: BigUint,
    /// The number of different displays, for [uniqueness](DisplayProperty::is_uniqueness); `None` for other properties.
    pub different_display_count: Option<BigUint>,
    /// The number of counterexamples, as in the [row](StudyOutcomeAtLength) of a study; `None` if only
    /// `distinct_character_counterexample_count` is counted.
    pub counterexample_count: Option<BigUint>,
    /// The number of counterexamples if all characters of a sequence differ, as in the [row](StudyOutcomeAtLength) of a study,
    /// for properties where that matters; else `None`.
    pub distinct_character_counterexample_count: Option<BigUint>,
}

/// Two automata by which the sequences of each length are counted: one with a word for each sequence that a property
/// covers, one with a word for each different display or each counterexample.
struct CountingAutomata {
    cases: Automaton,
    counted: Counted,
}

/// What is counted besides the sequences that a property covers.
enum Counted {
    Displays(Automaton),
    Counterexamples(Automaton),
    /// Counterexamples if all characters of a sequence differ.
    DistinctCounterexamples(Automaton),
}

/// Counts the sequences of each length from 1 to `max_sequence_characters` (at most [`MAX_COUNTED_SEQUENCE_CHARACTERS`]), and the
/// counterexamples among them.
///
/// # Errors
/// The automata do not support the display or a class, or counting takes too many states.
pub fn count_sequences_by_length(
    property: DisplayProperty,
    display: &DisplayConfig,
    alphabet: &[BidiClass],
    max_sequence_characters: usize,
) -> Result<Vec<PropertyCountsAtLength>, UndecidedReason> {
    CountingAutomata::of(property, display, alphabet).map(|it| it.counts(max_sequence_characters))
}

impl CountingAutomata {
    /// The automata of a property of a display, for sequences of these classes.
    fn of(
        property: DisplayProperty,
        display: &DisplayConfig,
        classes: &[BidiClass],
    ) -> Result<Self, UndecidedReason> {
        let displays = |it: &DisplayConfig| annotated_displays(property, it, classes);
        let (cases, counted) = match property.check() {
            Check::OneToOne => {
                let displays = displays(display)?;
                let without_levels = displays.without_levels(MAX_COUNTING_STATES);
                // A string has one sequence of levels.
                (
                    displays.logical_string_automaton,
                    Counted::Displays(without_levels.map_err(|_| UndecidedReason::CountsTooLarge)?),
                )
            }
            Check::Involution => {
                let displays = displays(display)?;
                let counterexamples = displays.involution_counterexamples(MAX_AUTOMATON_STATES);
                let counterexamples = counterexamples.map_err(|_| UndecidedReason::CountsTooLarge)?;
                (displays.logical_string_automaton, Counted::DistinctCounterexamples(counterexamples))
            }
            Check::OneToOneAcrossParagraphs => {
                let other = display.with_opposite_paragraph_direction().ok_or(UndecidedReason::Property)?;
                let (displays, others) = (displays(display)?, displays(&other)?);
                let counterexamples = displays.shared_in_another_order(&others, MAX_COUNTING_STATES);
                let counterexamples = counterexamples.map_err(|_| UndecidedReason::CountsTooLarge)?;
                (displays.logical_string_automaton, Counted::DistinctCounterexamples(counterexamples))
            }
            Check::LabelOrder
            | Check::LabelOrderInParagraph
            | Check::LabelsTogether
            | Check::LabelsBetween
            | Check::LeftToRightInPlace
            | Check::HostFirst(_) => {
                let [cases, counterexamples] =
                    placement_properties::cases_and_counterexamples(property, display, classes)?;
                (cases, Counted::Counterexamples(counterexamples))
            }
            Check::SameInBothParagraphs | Check::AgreesWith(_) => {
                let compared = order_comparison::compare_orders_for_property(property, display, classes)?;
                (
                    compared.compared_string_automaton,
                    Counted::DistinctCounterexamples(compared.differently_ordered_automaton),
                )
            }
            // A study does not tell these apart.
            Check::LabelInContext => {
                let compared = order_comparison::compare_orders_for_property(property, display, classes)?;
                (
                    compared.compared_string_automaton,
                    Counted::Counterexamples(compared.differently_ordered_automaton),
                )
            }
            Check::ReadsInItsDirection => {
                let counterexamples = not_read_in_their_direction(display, classes)?;
                let cases = language::strings_read_in_one_direction(classes)?;
                (cases, Counted::Counterexamples(counterexamples))
            }
        };
        Ok(Self { cases, counted })
    }

    /// The counts of each length from 1 to `to`, or to [`MAX_COUNTED_SEQUENCE_CHARACTERS`].
    fn counts(&self, to: usize) -> Vec<PropertyCountsAtLength> {
        let to = to.min(MAX_COUNTED_SEQUENCE_CHARACTERS);
        let of_length = |(length, (cases, other)): (usize, (BigUint, BigUint))| {
            let (displays, counterexamples, distinct) = match self.counted {
                Counted::Displays(_) => (Some(other.clone()), Some(&cases - other), None),
                Counted::Counterexamples(_) => (None, Some(other), None),
                Counted::DistinctCounterexamples(_) => (None, None, Some(other)),
            };
            PropertyCountsAtLength {
                sequence_characters: length,
                covered_sequence_count: cases,
                different_display_count: displays,
                counterexample_count: counterexamples,
                distinct_character_counterexample_count: distinct,
            }
        };
        let counts = self.cases.word_counts(to).into_iter().zip(self.counted.automaton().word_counts(to));
        counts.enumerate().skip(1).map(of_length).collect()
    }
}

impl Counted {
    const fn automaton(&self) -> &Automaton {
        let (Self::Displays(it) | Self::Counterexamples(it) | Self::DistinctCounterexamples(it)) = self;
        it
    }
}

impl From<&StudyOutcomeAtLength> for PropertyCountsAtLength {
    fn from(row: &StudyOutcomeAtLength) -> Self {
        let different = row.covered_sequence_count.saturating_sub(row.counterexample_count);
        Self {
            sequence_characters: row.sequence_characters,
            covered_sequence_count: row.covered_sequence_count.into(),
            different_display_count: row.property.is_uniqueness().then(|| different.into()),
            counterexample_count: Some(row.counterexample_count.into()),
            distinct_character_counterexample_count: row
                .distinct_character_counterexample_count
                .map(Into::into),
        }
    }
}
