//! How many sequences of each length a property covers, and how many violate it.

use num_bigint::BigUint;

use super::theorem::resolved_strings;
use super::{Undecided, annotated_displays, order_comparison, placement_properties};
use crate::study::{Property, Row};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

/// The greatest length at which sequences are counted, in characters.
pub const MAX_COUNTED_LENGTH: usize = 1_000;

/// The most states of the automaton of displays. With more, counting would take too long.
const MAX_COUNTING_STATES: usize = 10_000;

/// The counts for one length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LengthCounts {
    /// The length, in characters.
    pub length: usize,
    /// The number of sequences that the property covers.
    pub cases: BigUint,
    /// The number of different displays, for [uniqueness](Property::is_uniqueness).
    pub displays: Option<BigUint>,
    /// The number of counterexamples, as in the [row](Row) of a study; `None` if only
    /// `counterexamples_with_distinct_characters` is counted.
    pub counterexamples: Option<BigUint>,
    /// The number of counterexamples if all characters of a sequence differ, for properties where that matters.
    pub counterexamples_with_distinct_characters: Option<BigUint>,
}

/// The counts for each length.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PropertyCounts {
    /// The counts by length, from length 1.
    pub lengths: Vec<LengthCounts>,
    /// The factor by which the number of displays grows with each character, in the limit; for uniqueness only.
    pub growth: Option<f64>,
}

/// Counts the sequences of each length up to `to`, and the counterexamples among them.
///
/// # Errors
/// The automata do not support the display or a class, or cannot count the counterexamples.
pub fn count_cases(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
    to: usize,
) -> Result<PropertyCounts, Undecided> {
    let to = to.min(MAX_COUNTED_LENGTH);
    if property.is_uniqueness() {
        let counts = annotated_displays(property, display, classes)?.counts(to, MAX_COUNTING_STATES);
        let counts = counts.ok_or(Undecided::CountsTooLarge)?;
        let lengths = (1..=to).map(|length| {
            let (cases, displays) = (counts.strings[length].clone(), counts.displays[length].clone());
            let counterexamples = Some(&cases - &displays);
            LengthCounts {
                length,
                cases,
                displays: Some(displays),
                counterexamples,
                counterexamples_with_distinct_characters: None,
            }
        });
        return Ok(PropertyCounts { lengths: lengths.collect(), growth: Some(counts.growth) });
    }
    let (counts, is_distinct) = match placement_properties::counts(property, display, classes, to) {
        Err(Undecided::Property) => (compared(property, display, classes, to)?, is_of_orders(property)),
        counts => (counts?, false),
    };
    let of_length = |(length, [cases, broken]): (usize, [BigUint; 2])| {
        let (counterexamples, distinct) =
            if is_distinct { (None, Some(broken)) } else { (Some(broken), None) };
        LengthCounts {
            length,
            cases,
            displays: None,
            counterexamples,
            counterexamples_with_distinct_characters: distinct,
        }
    };
    Ok(PropertyCounts {
        lengths: counts.into_iter().enumerate().skip(1).map(of_length).collect(),
        growth: None,
    })
}

/// The counts of a proved property, which has no counterexamples.
pub(super) fn unbroken(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
    to: usize,
) -> PropertyCounts {
    let cases = resolved_strings(property, display, classes).map_or(Vec::new(), |it| it.automaton.counts(to));
    let of_length = |(length, cases)| LengthCounts {
        length,
        cases,
        displays: None,
        counterexamples: Some(BigUint::ZERO),
        counterexamples_with_distinct_characters: Some(BigUint::ZERO),
    };
    PropertyCounts { lengths: cases.into_iter().enumerate().skip(1).map(of_length).collect(), growth: None }
}

/// For each length from 0, the number of sequences and of those that two displays order differently.
fn compared(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
    to: usize,
) -> Result<Vec<[BigUint; 2]>, Undecided> {
    let compared = order_comparison::decide(property, display, classes).map_err(|it| match it {
        Undecided::Property => Undecided::NotCounted,
        other => other,
    })?;
    let [cases, broken] = [&compared.cases, &compared.counterexamples].map(|it| it.counts(to));
    Ok(cases.into_iter().zip(broken).map(|(cases, broken)| [cases, broken]).collect())
}

/// Whether a study counts separately the counterexamples with different characters of one class.
const fn is_of_orders(property: Property) -> bool {
    !matches!(property, Property::LabelInContext)
}

impl From<&Row> for LengthCounts {
    fn from(row: &Row) -> Self {
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
