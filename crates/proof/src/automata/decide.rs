//! Decides every property for all lengths: the entry point of the automata.

use crate::study::{Check, DisplayProperty};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::display::LevelAnnotatedDisplays;
use super::resolved_strings::{letters, resolved_levels_for_property};
use super::theorem::ProofOutcome;
use super::{
    Automaton, MAX_AUTOMATON_STATES, UndecidedReason, language, order_comparison, placement_properties,
    reads_right_to_left,
};

/// The most characters of displays that are compared one by one where levels do not decide.
pub(super) const MAX_COMPARED_CHARACTERS: usize = 1_000_000;

/// Decides a property of a display for all sequences of these classes. A [study](crate::study::DisplayPropertyStudy) tests the
/// same up to a length. Where orders are compared, all characters of a sequence count as different.
///
/// # Errors
/// The automata do not support the property, the display or a class.
pub fn decide_property(
    property: DisplayProperty,
    display: &DisplayConfig,
    alphabet: &[BidiClass],
) -> Result<ProofOutcome, UndecidedReason> {
    match property.check() {
        Check::OneToOne => {
            let shared = annotated_displays(property, display, alphabet)?
                .strings_with_same_display(MAX_AUTOMATON_STATES)?;
            Ok(ProofOutcome::from_counterexample(shared.map(|it| {
                it.logical_letter_indices_of_both.map(|string| spelled(&string, alphabet)).to_vec()
            })))
        }
        Check::Involution => {
            let found = annotated_displays(property, display, alphabet)?
                .involution_counterexample_letters(MAX_AUTOMATON_STATES)?;
            Ok(ProofOutcome::from_counterexample(found.map(|it| vec![spelled(&it, alphabet)])))
        }
        Check::LabelOrder
        | Check::LabelOrderInParagraph
        | Check::LabelsTogether
        | Check::LabelsBetween
        | Check::LeftToRightInPlace
        | Check::HostFirst(_) => placement_properties::decide(property, display, alphabet),
        Check::SameInBothParagraphs | Check::AgreesWith(_) | Check::LabelInContext => {
            let compared = order_comparison::compare_orders_for_property(property, display, alphabet)?;
            Ok(ProofOutcome::from_counterexample(compared.shortest_counterexample().map(|it| vec![it])))
        }
        Check::ReadsInItsDirection => {
            let smallest = not_read_in_their_direction(display, alphabet)?.shortest_word();
            Ok(ProofOutcome::from_counterexample(smallest.map(|it| vec![spelled(&it, alphabet)])))
        }
        Check::OneToOneAcrossParagraphs => {
            let other = display.with_opposite_paragraph_direction().ok_or(UndecidedReason::Property)?;
            let [one, other] = [display, &other].map(|it| annotated_displays(property, it, alphabet));
            let found = one?
                .strings_with_same_display_in(&other?, MAX_COMPARED_CHARACTERS)
                .map_err(|_| UndecidedReason::Property)?;
            Ok(ProofOutcome::from_counterexample(
                found.map(|it| it.logical_letter_indices_of_both.map(|it| spelled(&it, alphabet)).to_vec()),
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
) -> Result<Automaton, UndecidedReason> {
    let right_to_left = reads_right_to_left::read_otherwise(display, classes)?;
    let cases = language::holds_no_right_to_left(classes)?;
    let logical = DisplayConfig::with_default_options(Strategy::Logical);
    let compared = order_comparison::compare_display_orders([display, &logical], classes, cases)?;
    Ok(compared.differently_ordered_automaton.union(&right_to_left)?)
}

/// The displays of the sequences that a property covers. From them follow how many displays there are of each
/// length, and which two sequences have the same display.
///
/// # Errors
/// The automata do not support the display or a class.
pub(super) fn annotated_displays(
    property: DisplayProperty,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<LevelAnnotatedDisplays, UndecidedReason> {
    let strings = resolved_levels_for_property(property, display, classes)?;
    let has_l3 = display.choices().applies_l3 && property != DisplayProperty::Rfc5893LabelUniquenessWithoutL3;
    let letters = letters(classes, has_l3);
    let automaton = &strings.class_level_automaton;
    Ok(LevelAnnotatedDisplays::from_resolved_levels(automaton, &letters, MAX_AUTOMATON_STATES)?)
}

/// The classes with these numbers.
pub(super) fn spelled(word: &[usize], classes: &[BidiClass]) -> Vec<BidiClass> {
    word.iter().filter_map(|&it| classes.get(it).copied()).collect()
}
