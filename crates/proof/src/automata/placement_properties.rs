//! The properties about the positions of labels: decided, and their counterexamples counted.

use num_bigint::BigUint;

use super::label_positions::{Placement, all_misplaced, find_misplaced_label, marked, marking_in_contexts};
use super::levels::ResolvedLevelLanguage;
use super::theorem::{letters, resolved_strings, spelled};
use super::{Automaton, MAX_STATES, Theorem, Undecided, language, levels};
use crate::study::Property;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

/// The most states of the automaton of counterexamples. With more, counting would take too long.
const MAX_COUNTING_STATES: usize = 8_000;

/// A requirement on the labels of some strings.
struct PlacementQuestion {
    strings: ResolvedLevelLanguage,
    placement: Placement,
    marking: Automaton,
}

/// Decides a property about the positions of labels.
///
/// # Errors
/// The automata do not support the display or a class, or it is another property.
pub(super) fn decide(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Theorem, Undecided> {
    let mut smallest: Option<Vec<BidiClass>> = None;
    for PlacementQuestion { strings, placement, marking } in questions(property, display, classes)? {
        let letters = letters(classes, display.has_l3());
        let found = find_misplaced_label(&strings.automaton, &letters, &marking, placement, MAX_STATES);
        let found = found.map_err(|_| Undecided::TooLarge)?.map(|it| spelled(&it.string, classes));
        smallest = match (smallest, found) {
            (Some(one), Some(other)) if other.len() < one.len() => Some(other),
            (one, other) => one.or(other),
        };
    }
    Ok(Theorem::from_counterexample(smallest.map(|it| vec![it])))
}

/// For each length from 0, the number of sequences and of those in which a label violates the property.
///
/// # Errors
/// The automata do not support the display or a class, or it is another property, or counting takes too many
/// states.
pub(super) fn counts(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
    to: usize,
) -> Result<Vec<[BigUint; 2]>, Undecided> {
    let mut sums = vec![[BigUint::ZERO, BigUint::ZERO]; to + 1];
    for PlacementQuestion { strings, placement, marking } in questions(property, display, classes)? {
        let letters = letters(classes, display.has_l3());
        let of_contexts =
            matches!(property, Property::GroupingTogether | Property::GroupingBetweenDelimiters);
        // Each sequence is a label in its context in one way only.
        let cases =
            if of_contexts { marked(&strings.automaton, &marking) } else { Some(strings.automaton.clone()) };
        let broken = all_misplaced(&strings.automaton, &letters, &marking, placement, MAX_COUNTING_STATES);
        let counts = [cases, broken].map(|it| it.map(|it| it.counts(to)).ok_or(Undecided::CountsTooLarge));
        let [cases, broken] = counts;
        for (sum, more) in sums.iter_mut().zip(cases?.into_iter().zip(broken?)) {
            sum[0] += more.0;
            sum[1] += more.1;
        }
    }
    Ok(sums)
}

/// The requirements of a property: one for all sequences, or one for those of each direction.
fn questions(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<PlacementQuestion>, Undecided> {
    use Property as P;
    let whole_language = |placement: Placement| {
        let strings = resolved_strings(property, display, classes)?;
        Ok(vec![PlacementQuestion { strings, placement, marking: marking(classes, placement)? }])
    };
    match property {
        P::LabelOrder | P::NameLabelOrder => whole_language(Placement::LeftOfLater),
        P::LabelsTogether | P::SecondGuaranteeGrouping => whole_language(Placement::Together),
        P::LabelsBetweenSeparators => whole_language(Placement::Between),
        P::GroupingTogether => grouping(display, classes, Placement::Together),
        P::GroupingBetweenDelimiters => grouping(display, classes, Placement::Between),
        P::LabelOrderInParagraph => match display.strategy() {
            Strategy::UbaAuto => in_first_strong_direction(display, classes),
            Strategy::UbaRtl => whole_language(in_order(Direction::RightToLeft)),
            Strategy::Custom => Err(Undecided::CustomStrategy),
            _ => whole_language(in_order(display.environment_direction())),
        },
        _ => Err(Undecided::Property),
    }
}

/// The requirements of labels in paragraph order, where the first strong character decides the direction.
fn in_first_strong_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<PlacementQuestion>, Undecided> {
    let all = levels::resolve(display, classes)?;
    let right = language::first_strong_is_right_to_left(classes).ok_or(Undecided::TooLarge)?;
    let left = language::all(classes).and_then(|it| it.difference(&right)).ok_or(Undecided::TooLarge)?;
    let questions =
        [(left, Direction::LeftToRight), (right, Direction::RightToLeft)].map(|(language, direction)| {
            let strings = all.restricted_to(&language).ok_or(Undecided::TooLarge)?;
            let placement = in_order(direction);
            Ok(PlacementQuestion { strings, placement, marking: marking(classes, placement)? })
        });
    questions.into_iter().collect()
}

/// The requirement of Character Grouping (RFC 5893 section 3). As in a study, no delimiter occurs in a label.
fn grouping(
    display: &DisplayConfig,
    classes: &[BidiClass],
    placement: Placement,
) -> Result<Vec<PlacementQuestion>, Undecided> {
    let letters: Vec<BidiClass> = classes.iter().copied().filter(|it| !language::is_delimiter(*it)).collect();
    let strings = levels::resolve(display, classes)?;
    let contexts = language::contexts(classes, &letters).and_then(|it| marking_in_contexts(&it, classes));
    Ok(vec![PlacementQuestion { strings, placement, marking: contexts.ok_or(Undecided::TooLarge)? }])
}

/// The marking of a requirement on labels between full stops.
fn marking(classes: &[BidiClass], placement: Placement) -> Result<Automaton, Undecided> {
    let separates: Vec<bool> = classes.iter().map(|it| *it == BidiClass::CS).collect();
    placement.marking(&separates).ok_or(Undecided::TooLarge)
}

/// The requirement that labels follow each other in this direction.
const fn in_order(direction: Direction) -> Placement {
    match direction {
        Direction::LeftToRight => Placement::LeftOfLater,
        Direction::RightToLeft => Placement::RightOfLater,
    }
}
