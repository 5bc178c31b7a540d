//! Decides every property for all lengths: the entry point of the automata.

use crate::bidi_rule::BidiRule;
use crate::study::{Check, Domain, Property};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::display::{AnnotatedDisplays, Letters};
use super::levels::ResolvedLevelLanguage;
use super::{
    Automaton, MAX_STATES, Undecided, language, levels, order_comparison, placement_properties,
    reads_right_to_left,
};

/// The most characters of displays that are compared one by one where levels do not decide.
pub(super) const MAX_COMPARED_CHARACTERS: usize = 1_000_000;

/// A decided property of a display, for all sequences of some classes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// It holds for all sequences of every length.
    Proved,
    /// It does not hold.
    Refuted {
        /// A shortest counterexample, in logical order: one sequence, or two that have the same display.
        smallest: Vec<Vec<BidiClass>>,
    },
}

impl Theorem {
    /// The length of the shortest counterexample, in characters; `None` if the property is proved.
    pub fn fails_from(&self) -> Option<usize> {
        match self {
            Self::Proved => None,
            Self::Refuted { smallest } => smallest.first().map(Vec::len),
        }
    }

    pub(super) fn from_counterexample(counterexample: Option<Vec<Vec<BidiClass>>>) -> Self {
        counterexample.map_or(Self::Proved, |smallest| Self::Refuted { smallest })
    }
}

/// Decides a property of a display for all sequences of these classes. A [study](crate::study::Study) tests the
/// same up to a length. Where orders are compared, all characters of a sequence count as different.
///
/// # Errors
/// The automata do not support the property, the display or a class.
pub fn decide(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Theorem, Undecided> {
    match property.check() {
        Check::OneToOne => {
            let shared = annotated_displays(property, display, classes)?.shared_display(MAX_STATES);
            let shared = shared.map_err(|_| Undecided::TooLarge)?;
            Ok(Theorem::from_counterexample(
                shared.map(|it| it.strings.map(|string| spelled(&string, classes)).to_vec()),
            ))
        }
        Check::Involution => {
            let found = annotated_displays(property, display, classes)?.involution_counterexample(MAX_STATES);
            let found = found.map_err(|_| Undecided::TooLarge)?;
            Ok(Theorem::from_counterexample(found.map(|it| vec![spelled(&it, classes)])))
        }
        Check::LabelOrder
        | Check::LabelOrderInParagraph
        | Check::LabelsTogether
        | Check::LabelsBetween
        | Check::LeftToRightInPlace
        | Check::HostFirst(_) => placement_properties::decide(property, display, classes),
        Check::SameInBothParagraphs | Check::AgreesWith(_) | Check::LabelInContext => {
            let compared = order_comparison::decide(property, display, classes)?;
            Ok(Theorem::from_counterexample(compared.smallest().map(|it| vec![it])))
        }
        Check::ReadsInItsDirection => {
            let smallest = not_read_in_their_direction(display, classes)?.shortest_word();
            Ok(Theorem::from_counterexample(smallest.map(|it| vec![spelled(&it, classes)])))
        }
        Check::OneToOneAcrossParagraphs => {
            let other = display.in_other_paragraph().ok_or(Undecided::Property)?;
            let [one, other] = [display, &other].map(|it| annotated_displays(property, it, classes));
            let found = one?
                .display_shared_with(&other?, MAX_COMPARED_CHARACTERS)
                .map_err(|_| Undecided::Property)?;
            Ok(Theorem::from_counterexample(
                found.map(|it| it.strings.map(|it| spelled(&it, classes)).to_vec()),
            ))
        }
    }
}

/// The sequences of one direction that are not read in it, over the numbers of the classes.
///
/// # Errors
/// The automata do not support the display or a class.
pub(super) fn not_read_in_their_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Automaton, Undecided> {
    let right_to_left = reads_right_to_left::read_otherwise(display, classes)?;
    let cases = language::holds_no_right_to_left(classes).ok_or(Undecided::TooLarge)?;
    let logical = DisplayConfig::plain(Strategy::Logical);
    let compared = order_comparison::compare([display, &logical], classes, cases)?;
    compared.counterexamples.union(&right_to_left).ok_or(Undecided::TooLarge)
}

/// The displays of the sequences that a property covers. From them follow how many displays there are of each
/// length, and which two sequences have the same display.
///
/// # Errors
/// The automata do not support the display or a class.
pub(super) fn annotated_displays(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<AnnotatedDisplays, Undecided> {
    let strings = resolved_strings(property, display, classes)?;
    let has_l3 = display.choices().has_l3 && property != Property::LabelUniquenessWithoutL3;
    let letters = letters(classes, has_l3);
    AnnotatedDisplays::of(&strings.automaton, &letters, MAX_STATES).ok_or(Undecided::TooLarge)
}

/// The sequences that a property covers, with their levels; all sequences if the property is about contexts. Those of a
/// property of URLs have one class more, the last one: that of the slash.
///
/// # Errors
/// The automata do not support the display or a class.
pub fn resolved_strings(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, Undecided> {
    let language = match property.domain() {
        Domain::Urls(path) => return levels::urls::resolve(display, classes, path),
        Domain::Labels => language::labels(&BidiRule::rfc5893(), classes),
        Domain::Names => language::names(&BidiRule::rfc5893(), classes),
        Domain::SecondGuarantee => language::names(&BidiRule::second_guarantee(), classes),
        Domain::OneDirection => language::of_one_direction(classes),
        Domain::All | Domain::Contexts => language::all(classes),
    };
    let all = match levels::resolve(display, classes) {
        Err(Undecided::OverallOrder) if is_independent_of_field_order(property, display) => {
            levels::choices::from_left_to_right(display, classes)?
        }
        all => all?,
    };
    language.and_then(|it| all.restricted_to(&it)).ok_or(Undecided::TooLarge)
}

/// Whether a property holds for a display if and only if it holds for the same display with the fields
/// of each string from left to right. Reversing the order of fields is an involution, so two strings with
/// fields in one direction have the same display in both orders or in neither; and characters that are
/// contiguous in a field, or between two full stops, remain so.
fn is_independent_of_field_order(property: Property, display: &DisplayConfig) -> bool {
    use Property as P;
    match property {
        P::OneToOne | P::NameUniqueness => levels::choices::order_follows_from_classes(display.choices()),
        P::LabelsTogether | P::LabelsBetweenSeparators => true,
        _ => false,
    }
}

pub(super) fn letters(classes: &[BidiClass], has_l3: bool) -> Letters {
    let letters = Letters::of_classes(classes);
    if has_l3 { letters } else { letters.without_l3() }
}

/// The classes with these numbers.
pub(super) fn spelled(word: &[usize], classes: &[BidiClass]) -> Vec<BidiClass> {
    word.iter().filter_map(|&it| classes.get(it).copied()).collect()
}
