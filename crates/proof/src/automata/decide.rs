//! Decides every property for all lengths: the entry point of the automata.

use crate::study::{Check, Property};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::display::AnnotatedDisplays;
use super::resolved_strings::{letters, resolved_strings};
use super::theorem::Theorem;
use super::{
    Automaton, MAX_STATES, Undecided, language, order_comparison, placement_properties, reads_right_to_left,
};

/// The most characters of displays that are compared one by one where levels do not decide.
pub(super) const MAX_COMPARED_CHARACTERS: usize = 1_000_000;

/// Decides a property of a display for all sequences of these classes. A [study](crate::study::Study) tests the
/// same up to a length. Where orders are compared, all characters of a sequence count as different.
///
/// # Errors
/// The automata do not support the property, the display or a class.
pub fn decide_property(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Theorem, Undecided> {
    match property.check() {
        Check::OneToOne => {
            let shared = annotated_displays(property, display, classes)?.shared_display(MAX_STATES);
            let shared = shared.map_err(|_| Undecided::TooLarge)?;
            Ok(Theorem::from_counterexample(
                shared.map(|it| it.logical_symbols.map(|string| spelled(&string, classes)).to_vec()),
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
            let compared = order_comparison::compare_orders(property, display, classes)?;
            Ok(Theorem::from_counterexample(compared.smallest().map(|it| vec![it])))
        }
        Check::ReadsInItsDirection => {
            let smallest = not_read_in_their_direction(display, classes)?.shortest_word();
            Ok(Theorem::from_counterexample(smallest.map(|it| vec![spelled(&it, classes)])))
        }
        Check::OneToOneAcrossParagraphs => {
            let other = display.in_opposite_paragraph().ok_or(Undecided::Property)?;
            let [one, other] = [display, &other].map(|it| annotated_displays(property, it, classes));
            let found = one?
                .display_shared_with(&other?, MAX_COMPARED_CHARACTERS)
                .map_err(|_| Undecided::Property)?;
            Ok(Theorem::from_counterexample(
                found.map(|it| it.logical_symbols.map(|it| spelled(&it, classes)).to_vec()),
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
    let logical = DisplayConfig::with_default_options(Strategy::Logical);
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
    let has_l3 = display.choices().applies_l3 && property != Property::LabelUniquenessWithoutL3;
    let letters = letters(classes, has_l3);
    AnnotatedDisplays::of(&strings.automaton, &letters, MAX_STATES).ok_or(Undecided::TooLarge)
}

/// The classes with these numbers.
pub(super) fn spelled(word: &[usize], classes: &[BidiClass]) -> Vec<BidiClass> {
    word.iter().filter_map(|&it| classes.get(it).copied()).collect()
}
