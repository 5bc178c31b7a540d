//! How many sequences of each length a property is about, and how many break it.

use num_bigint::BigUint;

use super::theorem::strings;
use super::{NotReached, displays, placed, sameness};
use crate::study::{Property, Row};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;

/// The greatest length at which sequences are counted.
pub const MOST_COUNTED: usize = 1_000;

/// The most states that tell the displays of sequences from what is none. Beyond, counting takes long.
const MOST_TELLING: usize = 10_000;

/// The sequences of one length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LengthCounts {
    /// The length.
    pub length: usize,
    /// How many sequences the property is about.
    pub cases: BigUint,
    /// How many different displays they have, for properties of sameness.
    pub displays: Option<BigUint>,
    /// As in the [row](Row) of a study; `None` where only `distinct` is counted.
    pub counterexamples: Option<BigUint>,
    /// The same where the characters of one class are told apart and that makes a difference.
    pub distinct: Option<BigUint>,
}

/// What was counted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Counted {
    /// From length 1 on.
    pub lengths: Vec<LengthCounts>,
    /// By what factor the displays grow with each character, in the long run.
    pub growth: Option<f64>,
}

/// Counts the sequences of each length up to this one, and what breaks the property.
///
/// # Errors
/// What is beyond the automata; properties whose counterexamples they find but do not count.
pub fn counted(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
    to: usize,
) -> Result<Counted, NotReached> {
    let to = to.min(MOST_COUNTED);
    if property.is_of_sameness() {
        let counts = displays(property, display, classes)?.counts(to, MOST_TELLING);
        let counts = counts.ok_or(NotReached::CountsTooLarge)?;
        let lengths = (1..=to).map(|length| {
            let (cases, displays) = (counts.strings[length].clone(), counts.displays[length].clone());
            let counterexamples = Some(&cases - &displays);
            LengthCounts { length, cases, displays: Some(displays), counterexamples, distinct: None }
        });
        return Ok(Counted { lengths: lengths.collect(), growth: Some(counts.growth) });
    }
    let (counts, is_distinct) = match placed::counts(property, display, classes, to) {
        Err(NotReached::Property) => (compared(property, display, classes, to)?, is_of_orders(property)),
        counts => (counts?, false),
    };
    let of_length = |(length, [cases, broken]): (usize, [BigUint; 2])| {
        let (counterexamples, distinct) =
            if is_distinct { (None, Some(broken)) } else { (Some(broken), None) };
        LengthCounts { length, cases, displays: None, counterexamples, distinct }
    };
    Ok(Counted { lengths: counts.into_iter().enumerate().skip(1).map(of_length).collect(), growth: None })
}

/// The counts of a property that is proved, where its counterexamples are not counted: there are none.
pub(super) fn unbroken(property: Property, display: &Display, classes: &[BidiClass], to: usize) -> Counted {
    let cases = strings(property, display, classes).map_or(Vec::new(), |it| it.automaton.counts(to));
    let of_length = |(length, cases)| LengthCounts {
        length,
        cases,
        displays: None,
        counterexamples: Some(BigUint::ZERO),
        distinct: Some(BigUint::ZERO),
    };
    Counted { lengths: cases.into_iter().enumerate().skip(1).map(of_length).collect(), growth: None }
}

/// How many sequences there are of each length from 0, and how many of them are shown in two orders.
fn compared(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
    to: usize,
) -> Result<Vec<[BigUint; 2]>, NotReached> {
    let compared = sameness::decide(property, display, classes).map_err(|it| match it {
        NotReached::Property => NotReached::Counts,
        other => other,
    })?;
    let [cases, broken] = [&compared.cases, &compared.counterexamples].map(|it| it.counts(to));
    Ok(cases.into_iter().zip(broken).map(|(cases, broken)| [cases, broken]).collect())
}

/// Whether a study counts apart where it tells the characters of a class apart.
const fn is_of_orders(property: Property) -> bool {
    !matches!(property, Property::LabelInContext)
}

impl From<&Row> for LengthCounts {
    fn from(row: &Row) -> Self {
        let different = row.cases.saturating_sub(row.counterexamples);
        Self {
            length: row.length,
            cases: row.cases.into(),
            displays: row.property.is_of_sameness().then(|| different.into()),
            counterexamples: Some(row.counterexamples.into()),
            distinct: row.counterexamples_with_distinct_characters.map(Into::into),
        }
    }
}
