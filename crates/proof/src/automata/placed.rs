//! Where the labels of sequences stand, property by property: decided, and counted.

use num_bigint::BigUint;

use super::levels::ResolvedStrings;
use super::placement::{Placement, all_misplaced, in_contexts, marked, misplaced};
use super::theorem::{letters, spelled, strings};
use super::{Automaton, MOST_STATES, NotReached, Theorem, language, levels};
use crate::study::Property;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};

/// The most states that tell the sequences in which a label stands elsewhere. Beyond, counting takes long.
const MOST_TELLING: usize = 8_000;

/// What is asked of the labels of some sequences.
struct AskedOf {
    strings: ResolvedStrings,
    placement: Placement,
    marking: Automaton,
}

/// Decides a property that asks where labels stand.
///
/// # Errors
/// What is beyond the automata, and other properties.
pub(super) fn decide(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
) -> Result<Theorem, NotReached> {
    let mut smallest: Option<Vec<BidiClass>> = None;
    for AskedOf { strings, placement, marking } in asked(property, display, classes)? {
        let letters = letters(classes, display.has_l3());
        let found = misplaced(&strings.automaton, &letters, &marking, placement, MOST_STATES);
        let found = found.map_err(|_| NotReached::TooLarge)?.map(|it| spelled(&it.string, classes));
        smallest = match (smallest, found) {
            (Some(one), Some(other)) if other.len() < one.len() => Some(other),
            (one, other) => one.or(other),
        };
    }
    Ok(Theorem::without(smallest.map(|it| vec![it])))
}

/// How many sequences there are of each length from 0, and in how many of them some label stands elsewhere.
///
/// # Errors
/// What is beyond the automata, other properties, and automata that are too large to count by.
pub(super) fn counts(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
    to: usize,
) -> Result<Vec<[BigUint; 2]>, NotReached> {
    let mut sums = vec![[BigUint::ZERO, BigUint::ZERO]; to + 1];
    for AskedOf { strings, placement, marking } in asked(property, display, classes)? {
        let letters = letters(classes, display.has_l3());
        let of_contexts =
            matches!(property, Property::GroupingTogether | Property::GroupingBetweenDelimiters);
        // There is one way to read a sequence as a label in its context.
        let cases =
            if of_contexts { marked(&strings.automaton, &marking) } else { Some(strings.automaton.clone()) };
        let broken = all_misplaced(&strings.automaton, &letters, &marking, placement, MOST_TELLING);
        let counts = [cases, broken].map(|it| it.map(|it| it.counts(to)).ok_or(NotReached::CountsTooLarge));
        let [cases, broken] = counts;
        for (sum, more) in sums.iter_mut().zip(cases?.into_iter().zip(broken?)) {
            sum[0] += more.0;
            sum[1] += more.1;
        }
    }
    Ok(sums)
}

/// What a property asks: of all its sequences at once, or of those of either direction apart.
fn asked(property: Property, display: &Display, classes: &[BidiClass]) -> Result<Vec<AskedOf>, NotReached> {
    use Property as P;
    let of_all = |placement: Placement| {
        let strings = strings(property, display, classes)?;
        Ok(vec![AskedOf { strings, placement, marking: marking(classes, placement)? }])
    };
    match property {
        P::LabelOrder | P::NameLabelOrder => of_all(Placement::FromTheLeft),
        P::LabelsTogether | P::SecondGuaranteeGrouping => of_all(Placement::Together),
        P::LabelsBetweenSeparators => of_all(Placement::Between),
        P::GroupingTogether => grouping(display, classes, Placement::Together),
        P::GroupingBetweenDelimiters => grouping(display, classes, Placement::Between),
        P::LabelOrderInParagraph => match display.strategy() {
            Strategy::UbaAuto => in_their_own_direction(display, classes),
            Strategy::UbaRtl => of_all(in_order(Direction::RightToLeft)),
            Strategy::Own => Err(NotReached::Own),
            _ => of_all(in_order(display.environment())),
        },
        _ => Err(NotReached::Property),
    }
}

/// Labels in the order of a paragraph whose direction is that of the first strong character.
fn in_their_own_direction(display: &Display, classes: &[BidiClass]) -> Result<Vec<AskedOf>, NotReached> {
    let all = levels::of(display, classes)?;
    let right = language::first_strong_is_right_to_left(classes).ok_or(NotReached::TooLarge)?;
    let left = language::all(classes).and_then(|it| it.without(&right)).ok_or(NotReached::TooLarge)?;
    let asked =
        [(left, Direction::LeftToRight), (right, Direction::RightToLeft)].map(|(language, direction)| {
            let strings = all.within(&language).ok_or(NotReached::TooLarge)?;
            let placement = in_order(direction);
            Ok(AskedOf { strings, placement, marking: marking(classes, placement)? })
        });
    asked.into_iter().collect()
}

/// RFC 5893's Character Grouping, over the contexts of a study: no delimiter is a letter of a label.
fn grouping(
    display: &Display,
    classes: &[BidiClass],
    placement: Placement,
) -> Result<Vec<AskedOf>, NotReached> {
    let letters: Vec<BidiClass> = classes.iter().copied().filter(|it| !language::is_delimiter(*it)).collect();
    let strings = levels::of(display, classes)?;
    let contexts = language::contexts(classes, &letters).and_then(|it| in_contexts(&it, classes));
    Ok(vec![AskedOf { strings, placement, marking: contexts.ok_or(NotReached::TooLarge)? }])
}

/// What a placement asks about labels between full stops.
fn marking(classes: &[BidiClass], placement: Placement) -> Result<Automaton, NotReached> {
    let separates: Vec<bool> = classes.iter().map(|it| *it == BidiClass::CS).collect();
    placement.marking(&separates).ok_or(NotReached::TooLarge)
}

/// The placement of labels that follow each other in this direction.
const fn in_order(direction: Direction) -> Placement {
    match direction {
        Direction::LeftToRight => Placement::FromTheLeft,
        Direction::RightToLeft => Placement::FromTheRight,
    }
}
