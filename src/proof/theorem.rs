//! What is known of a property for all lengths: the one place where it is asked.

use crate::index::Direction;
use crate::name::BidiClass;
use crate::order::{Display, Strategy};
use crate::study::Property;

use super::display::{AnnotatedDisplays, Letters};
use super::levels::ResolvedStrings;
use super::placement::{Placement, in_contexts, misplaced};
use super::{Automaton, MOST_STATES, NotReached, language, levels, sameness};

/// How many displays are gone through where levels do not decide.
const MOST_SHOWN: usize = 100_000;

/// What is known of a property of a display, over all sequences of some classes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// It holds for all of them, of every length.
    Proved,
    /// It does not hold.
    Refuted {
        /// The sequences of a shortest counterexample, as they are stored: two that show the same, or one.
        smallest: Vec<Vec<BidiClass>>,
    },
}

impl Theorem {
    /// The length of the shortest counterexample; `None` where there is none.
    pub fn fails_from(&self) -> Option<usize> {
        match self {
            Self::Proved => None,
            Self::Refuted { smallest } => smallest.first().map(Vec::len),
        }
    }

    fn without(counterexample: Option<Vec<Vec<BidiClass>>>) -> Self {
        counterexample.map_or(Self::Proved, |smallest| Self::Refuted { smallest })
    }
}

/// Decides a property of a display for all sequences of these classes, as a
/// [study](crate::study::Study) tries it to a length. Where orders are compared, the characters of a sequence
/// count as different ones.
///
/// # Errors
/// The reason where the property, the display or a class is beyond the automata.
pub fn decide(property: Property, display: &Display, classes: &[BidiClass]) -> Result<Theorem, NotReached> {
    use Property as P;
    match property {
        P::OneToOne | P::LabelUniqueness | P::LabelUniquenessWithoutL3 | P::NameUniqueness => {
            let shared = displays(property, display, classes)?.shared_display(MOST_STATES);
            let shared = shared.map_err(|_| NotReached::TooLarge)?;
            Ok(Theorem::without(shared.map(|it| it.strings.map(|string| spelled(&string, classes)).to_vec())))
        }
        P::OwnInverse => {
            let found = displays(property, display, classes)?.not_shown_back(MOST_SHOWN);
            let found = found.map_err(|_| NotReached::Inverse)?;
            Ok(Theorem::without(found.map(|it| vec![spelled(&it, classes)])))
        }
        P::LabelOrder | P::NameLabelOrder => in_labels(property, display, classes, Placement::FromTheLeft),
        P::LabelOrderInParagraph => in_paragraphs_direction(display, classes),
        P::LabelsTogether => in_labels(property, display, classes, Placement::Together),
        P::LabelsBetweenSeparators => in_labels(property, display, classes, Placement::Between),
        P::GroupingTogether => grouping(display, classes, Placement::Together),
        P::GroupingBetweenDelimiters => grouping(display, classes, Placement::Between),
        P::SameInBothParagraphs
        | P::AgreesWithUbaLtr
        | P::AgreesWithUbaRtl
        | P::LabelInBothParagraphs
        | P::LabelInContext => {
            let compared = sameness::decide(property, display, classes)?;
            Ok(Theorem::without(compared.smallest().map(|it| vec![it])))
        }
        P::OneToOneAcrossParagraphs | P::NamesAcrossParagraphs => {
            let other = display.in_other_paragraph().ok_or(NotReached::Property)?;
            let [one, other] = [display, &other].map(|it| displays(property, it, classes));
            let found = one?.shown_by_another(&other?, MOST_SHOWN).map_err(|_| NotReached::Property)?;
            Ok(Theorem::without(found.map(|it| it.strings.map(|it| spelled(&it, classes)).to_vec())))
        }
    }
}

/// The displays of the sequences that a property is about: how many there are of each length, and which two
/// sequences show the same.
///
/// # Errors
/// The reason where the display or a class is beyond the automata.
pub fn displays(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
) -> Result<AnnotatedDisplays, NotReached> {
    let strings = strings(property, display, classes)?;
    let has_l3 = display.has_l3() && property != Property::LabelUniquenessWithoutL3;
    let letters = letters(classes, has_l3);
    AnnotatedDisplays::of(&strings.automaton, &letters, MOST_STATES).ok_or(NotReached::TooLarge)
}

/// The sequences that a property is about, with their levels; all where it is about contexts.
///
/// # Errors
/// The reason where the display or a class is beyond the automata.
pub fn strings(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
) -> Result<ResolvedStrings, NotReached> {
    use Property as P;
    let language = match property {
        P::LabelUniqueness | P::LabelUniquenessWithoutL3 | P::LabelInBothParagraphs => {
            language::labels(classes)
        }
        P::NameUniqueness | P::NamesAcrossParagraphs | P::NameLabelOrder => language::names(classes),
        _ => language::all(classes),
    };
    let all = levels::of(display, classes)?;
    language.and_then(|it| all.within(&it)).ok_or(NotReached::TooLarge)
}

/// Where the labels of the sequences stand that a property is about.
fn in_labels(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
    placement: Placement,
) -> Result<Theorem, NotReached> {
    placed(&strings(property, display, classes)?, display, placement, &marking(classes, placement)?)
}

/// Whether labels stand in hierarchical order in the direction of their paragraph.
fn in_paragraphs_direction(display: &Display, classes: &[BidiClass]) -> Result<Theorem, NotReached> {
    let all = levels::of(display, classes)?;
    let direction = match display.strategy() {
        Strategy::UbaAuto => return in_their_own_direction(&all, display),
        Strategy::UbaRtl => Direction::RightToLeft,
        _ => display.environment(),
    };
    let placement = in_order(direction);
    placed(&all, display, placement, &marking(classes, placement)?)
}

/// The same where the first strong character gives the paragraph its direction.
fn in_their_own_direction(all: &ResolvedStrings, display: &Display) -> Result<Theorem, NotReached> {
    let classes = &all.classes;
    let right = language::first_strong_is_right_to_left(classes).ok_or(NotReached::TooLarge)?;
    let left = language::all(classes).and_then(|it| it.without(&right)).ok_or(NotReached::TooLarge)?;
    let decided =
        [(left, Direction::LeftToRight), (right, Direction::RightToLeft)].map(|(language, direction)| {
            let strings = all.within(&language).ok_or(NotReached::TooLarge)?;
            let placement = in_order(direction);
            placed(&strings, display, placement, &marking(classes, placement)?)
        });
    let [left, right] = decided;
    let (left, right) = (left?, right?);
    let is_left = match (left.fails_from(), right.fails_from()) {
        (Some(one), Some(other)) => one <= other,
        (one, _) => one.is_some(),
    };
    Ok(if is_left { left } else { right })
}

/// RFC 5893's Character Grouping, over the contexts of a study: no delimiter is a letter of a label.
fn grouping(display: &Display, classes: &[BidiClass], placement: Placement) -> Result<Theorem, NotReached> {
    let letters: Vec<BidiClass> = classes.iter().copied().filter(|it| !language::is_delimiter(*it)).collect();
    let all = levels::of(display, classes)?;
    let contexts = language::contexts(classes, &letters).and_then(|it| in_contexts(&it, classes));
    placed(&all, display, placement, &contexts.ok_or(NotReached::TooLarge)?)
}

/// Whether what is marked in these strings stands so on every display.
fn placed(
    strings: &ResolvedStrings,
    display: &Display,
    placement: Placement,
    marking: &Automaton,
) -> Result<Theorem, NotReached> {
    let classes = &strings.classes;
    let letters = letters(classes, display.has_l3());
    let found = misplaced(&strings.automaton, &letters, marking, placement, MOST_STATES);
    let found = found.map_err(|_| NotReached::TooLarge)?;
    Ok(Theorem::without(found.map(|it| vec![spelled(&it.string, classes)])))
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

fn letters(classes: &[BidiClass], has_l3: bool) -> Letters {
    let letters = Letters::of_classes(classes);
    if has_l3 { letters } else { letters.without_l3() }
}

/// The classes of a word.
fn spelled(word: &[usize], classes: &[BidiClass]) -> Vec<BidiClass> {
    word.iter().filter_map(|&it| classes.get(it).copied()).collect()
}
