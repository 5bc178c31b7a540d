//! How many sequences of each length a property covers, and how many violate it.

use num_bigint::BigUint;

use super::decide::{annotated_displays, not_read_in_their_direction};
use super::{Automaton, MAX_STATES, Undecided, language, order_comparison, placement_properties};
use crate::study::{Check, Property, StudyOutcome};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// The greatest length at which sequences are counted, in characters.
pub const MAX_COUNTED_LENGTH: usize = 1_000;

/// The most states of an automaton of displays. With more, counting would take too long.
const MAX_COUNTING_STATES: usize = 10_000;

/// How many sequences of one length a property covers, and how many violate it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LengthCounts {
    /// The length, in characters.
    pub length: usize,
    /// The number of sequences that the property covers.
    pub cases: BigUint,
    /// The number of different displays, for [uniqueness](Property::is_uniqueness); `None` for other properties.
    pub displays: Option<BigUint>,
    /// The number of counterexamples, as in the [row](StudyOutcome) of a study; `None` if only
    /// `counterexamples_with_distinct_characters` is counted.
    pub counterexamples: Option<BigUint>,
    /// The number of counterexamples if all characters of a sequence differ, as in the [row](StudyOutcome) of a study, for properties
    /// where that matters; else `None`.
    pub counterexamples_with_distinct_characters: Option<BigUint>,
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

/// Counts the sequences of each length from 1 to `max_length` (at most [`MAX_COUNTED_LENGTH`]), and the counterexamples among them.
///
/// # Errors
/// The automata do not support the display or a class, or counting takes too many states.
pub fn count_cases(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
    max_length: usize,
) -> Result<Vec<LengthCounts>, Undecided> {
    CountingAutomata::of(property, display, classes).map(|it| it.counts(max_length))
}

impl CountingAutomata {
    /// The automata of a property of a display, for sequences of these classes.
    fn of(property: Property, display: &DisplayConfig, classes: &[BidiClass]) -> Result<Self, Undecided> {
        let displays = |it: &DisplayConfig| annotated_displays(property, it, classes);
        let (cases, counted) = match property.check() {
            Check::OneToOne => {
                let displays = displays(display)?;
                let without_levels = displays.without_levels(MAX_COUNTING_STATES);
                // A string has one sequence of levels.
                (displays.strings, Counted::Displays(without_levels.ok_or(Undecided::CountsTooLarge)?))
            }
            Check::Involution => {
                let displays = displays(display)?;
                let counterexamples = displays.involution_counterexamples(MAX_STATES);
                let counterexamples = counterexamples.ok_or(Undecided::CountsTooLarge)?;
                (displays.strings, Counted::DistinctCounterexamples(counterexamples))
            }
            Check::OneToOneAcrossParagraphs => {
                let other = display.in_opposite_paragraph().ok_or(Undecided::Property)?;
                let (displays, others) = (displays(display)?, displays(&other)?);
                let counterexamples = displays.shared_in_another_order(&others, MAX_COUNTING_STATES);
                let counterexamples = counterexamples.ok_or(Undecided::CountsTooLarge)?;
                (displays.strings, Counted::DistinctCounterexamples(counterexamples))
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
                let compared = order_comparison::compare_orders(property, display, classes)?;
                (compared.cases, Counted::DistinctCounterexamples(compared.counterexamples))
            }
            // A study does not tell these apart.
            Check::LabelInContext => {
                let compared = order_comparison::compare_orders(property, display, classes)?;
                (compared.cases, Counted::Counterexamples(compared.counterexamples))
            }
            Check::ReadsInItsDirection => {
                let counterexamples = not_read_in_their_direction(display, classes)?;
                let cases = language::strings_of_one_direction(classes).ok_or(Undecided::TooLarge)?;
                (cases, Counted::Counterexamples(counterexamples))
            }
        };
        Ok(Self { cases, counted })
    }

    /// The counts of each length from 1 to `to`, or to [`MAX_COUNTED_LENGTH`].
    fn counts(&self, to: usize) -> Vec<LengthCounts> {
        let to = to.min(MAX_COUNTED_LENGTH);
        let of_length = |(length, (cases, other)): (usize, (BigUint, BigUint))| {
            let (displays, counterexamples, distinct) = match self.counted {
                Counted::Displays(_) => (Some(other.clone()), Some(&cases - other), None),
                Counted::Counterexamples(_) => (None, Some(other), None),
                Counted::DistinctCounterexamples(_) => (None, None, Some(other)),
            };
            LengthCounts {
                length,
                cases,
                displays,
                counterexamples,
                counterexamples_with_distinct_characters: distinct,
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

impl From<&StudyOutcome> for LengthCounts {
    fn from(row: &StudyOutcome) -> Self {
        let different = row.cases.saturating_sub(row.counterexamples);
        Self {
            length: row.length,
            cases: row.cases.into(),
            displays: row.property.is_uniqueness().then(|| different.into()),
            counterexamples: Some(row.counterexamples.into()),
            counterexamples_with_distinct_characters: row
                .counterexamples_with_distinct_characters
                .map(Into::into),
        }
    }
}
