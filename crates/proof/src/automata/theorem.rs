//! What is known of a property for all lengths: the one place where it is asked.

use crate::study::Property;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};

use super::display::{AnnotatedDisplays, Letters};
use super::levels::ResolvedStrings;
use super::{Certificate, MOST_STATES, NoCertificate, NotReached, language, levels, placed, sameness};

/// How many characters of displays are gone through where levels do not decide.
const MOST_SHOWN: usize = 1_000_000;

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

    pub(super) fn without(counterexample: Option<Vec<Vec<BidiClass>>>) -> Self {
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
        P::OneToOne
        | P::LabelUniqueness
        | P::LabelUniquenessWithoutL3
        | P::NameUniqueness
        | P::SecondGuaranteeUniqueness => {
            let shared = displays(property, display, classes)?.shared_display(MOST_STATES);
            let shared = shared.map_err(|_| NotReached::TooLarge)?;
            Ok(Theorem::without(shared.map(|it| it.strings.map(|string| spelled(&string, classes)).to_vec())))
        }
        P::OwnInverse => {
            let found = displays(property, display, classes)?.not_shown_back(MOST_STATES);
            let found = found.map_err(|_| NotReached::TooLarge)?;
            Ok(Theorem::without(found.map(|it| vec![spelled(&it, classes)])))
        }
        P::LabelOrder
        | P::NameLabelOrder
        | P::LabelOrderInParagraph
        | P::LabelsTogether
        | P::LabelsBetweenSeparators
        | P::GroupingTogether
        | P::GroupingBetweenDelimiters
        | P::SecondGuaranteeGrouping => placed::decide(property, display, classes),
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

/// The certificate of a property of a display.
///
/// # Errors
/// What is beyond the automata, another kind of property, a false claim, and more than [`MOST_STATES`].
pub fn certificate(
    property: Property,
    display: &Display,
    classes: &[BidiClass],
) -> Result<Certificate, NoCertificate> {
    if !property.is_of_sameness() || !property.applies_to(display) {
        return Err(NoCertificate::OtherProperty);
    }
    // Whoever checks a certificate knows the strategies without choices alone.
    if display.strategy() == Strategy::Own {
        return Err(NoCertificate::NotReached(NotReached::Own));
    }
    Certificate::of(property, display, &strings(property, display, classes)?, MOST_STATES)
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
        P::SecondGuaranteeUniqueness | P::SecondGuaranteeGrouping => language::second_guarantee(classes),
        _ => language::all(classes),
    };
    let all = match levels::of(display, classes) {
        Err(NotReached::OverallOrder) if is_of_fields_in_any_order(property, display) => {
            levels::own::from_left_to_right(display, classes)?
        }
        all => all?,
    };
    language.and_then(|it| all.within(&it)).ok_or(NotReached::TooLarge)
}

/// Whether a property holds of a strategy of one's own if and only if it holds of the same with each string's fields
/// from left to right. To turn the order of fields round turns it back if it is done twice, so two strings whose
/// fields are put in one direction show the same in both orders or in neither; and what stands side by side in a
/// field, or between two full stops, still does.
fn is_of_fields_in_any_order(property: Property, display: &Display) -> bool {
    use Property as P;
    let is_own = display.strategy() == Strategy::Own;
    is_own
        && match property {
            P::OneToOne | P::NameUniqueness => levels::own::has_telling_order(display),
            P::LabelsTogether | P::LabelsBetweenSeparators => true,
            _ => false,
        }
}

pub(super) fn letters(classes: &[BidiClass], has_l3: bool) -> Letters {
    let letters = Letters::of_classes(classes);
    if has_l3 { letters } else { letters.without_l3() }
}

/// The classes of a word.
pub(super) fn spelled(word: &[usize], classes: &[BidiClass]) -> Vec<BidiClass> {
    word.iter().filter_map(|&it| classes.get(it).copied()).collect()
}
