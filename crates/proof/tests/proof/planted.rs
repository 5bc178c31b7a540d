//! Mistakes that are planted in the rules, and what catches each: the check that all strings have levels
//! and one each, or only the comparison with the engine, at the string that is named.

use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{UbaEngine, UbaRule};
use bidiscope_proof::automata::language;
use bidiscope_proof::automata::levels::{
    AUTOMATON_SUPPORTED_CLASSES, ResolvedLevelLanguage, TransducerTransition, UbaRuleTransducers,
};

use super::levels::only_levels;
use super::support::{ELEVEN, characters, first_word, levels};
use super::w_method::first_disagreement;

use Direction::{LeftToRight, RightToLeft};

/// What notices a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CaughtBy {
    /// Some string has no levels, or two sequences of them.
    Itself,
    /// The comparison with the engine, and nothing else: the strings look like a rightly made automaton.
    EngineOnly,
}

use CaughtBy::{EngineOnly, Itself};

/// The first string in order of length, then of the classes, for which the strings do not have the engine's levels
/// and no others.
fn first_wrong(strings: &ResolvedLevelLanguage, paragraph: Direction) -> Option<String> {
    let mut engine = UbaEngine::new();
    let word = first_word(ELEVEN.len(), 4, |word| {
        let expected = levels(&mut engine, &characters(&ELEVEN, word), paragraph);
        only_levels(strings, word) != Some(expected)
    })?;
    Some(word.iter().map(|&it| ELEVEN[it].short_name()).collect::<Vec<_>>().join(" "))
}

fn check(mistake: &str, rules: UbaRuleTransducers, caught_by: CaughtBy, first: &str) {
    let paragraph = rules.paragraph_direction;
    let strings = ResolvedLevelLanguage::from_uba_rules(&rules, &ELEVEN).expect("few states");
    let all = language::all_class_strings(&ELEVEN).expect("one state");
    let resolves_uniquely = strings.assigns_unique_levels(&all).expect("few states");
    assert_eq!(resolves_uniquely, caught_by == EngineOnly, "{mistake}, {paragraph:?}");
    assert_eq!(first_wrong(&strings, paragraph).as_deref(), Some(first), "{mistake}, {paragraph:?}");
    // The conformance test set finds each of them too.
    let (disagreement, _) = first_disagreement(&strings, paragraph, 0);
    assert!(disagreement.is_some(), "{mistake}, {paragraph:?}");
}

/// Rule by rule in both paragraphs. A rule left out is noticed by nobody but the engine, unless classes
/// remain that no later rule knows.
#[test]
fn a_rule_left_out() {
    for (rule, caught_by, in_ltr, in_rtl) in [
        (UbaRule::W1, Itself, "NSM", "NSM"),
        // An Arabic number does not draw the terminator to it.
        (UbaRule::W2, EngineOnly, "AL EN ET", "AL EN ET"),
        (UbaRule::W3, Itself, "AL", "AL"),
        // After nothing a European number is L in a left-to-right paragraph: a neutral between two of them is too.
        (UbaRule::W4, EngineOnly, "AN CS AN", "EN ES EN"),
        (UbaRule::W5, EngineOnly, "R EN ET", "EN ET"),
        (UbaRule::W6, Itself, "ES", "ES"),
        (UbaRule::W7, EngineOnly, "EN", "L ES EN"),
        (UbaRule::N1, EngineOnly, "R ES R", "L ES L"),
        (UbaRule::N2, Itself, "R ES", "L ES"),
    ] {
        for (paragraph, first) in [(LeftToRight, in_ltr), (RightToLeft, in_rtl)] {
            check(
                &format!("{rule} left out"),
                UbaRuleTransducers::for_paragraph_direction(paragraph).without_uba_rule(rule),
                caught_by,
                first,
            );
        }
    }
}

/// Whether a transition is a guess that turns a class into another.
fn is_turning(of: &[TransducerTransition], it: TransducerTransition) -> bool {
    it.input_class_index != it.output_class_index_or_level
        && of.iter().any(|other| {
            other.input_class_index == it.input_class_index
                && other.target_state_index != it.target_state_index
        })
}

/// Whether it is a guess that leaves the class as it is.
fn is_leaving(of: &[TransducerTransition], it: TransducerTransition) -> bool {
    it.input_class_index == it.output_class_index_or_level
        && of.iter().any(|other| {
            other.input_class_index == it.input_class_index
                && other.target_state_index != it.target_state_index
        })
}

#[test]
fn a_guess_lost() {
    type IsLost = fn(&[TransducerTransition], TransducerTransition) -> bool;
    for (mistake, rule, is_lost, first) in [
        ("no separator joins numbers", UbaRule::W4, is_turning as IsLost, "EN ES EN"),
        ("every separator after a number joins", UbaRule::W4, is_leaving, "EN ES"),
        ("no terminator goes with the number after it", UbaRule::W5, is_turning, "ET EN"),
        ("every terminator goes with a number", UbaRule::W5, is_leaving, "ET"),
    ] {
        for paragraph in [LeftToRight, RightToLeft] {
            let rules = UbaRuleTransducers::for_paragraph_direction(paragraph).with_changed_transducer(
                rule,
                |transducer| {
                    transducer.filtered(|state, it| !is_lost(transducer.transitions_from_state(state), it))
                },
            );
            check(mistake, rules, Itself, first);
        }
    }
    // Neutrals never find out that the other direction follows, than the one before them.
    for (paragraph, first) in [(LeftToRight, "R ES"), (RightToLeft, "L ES")] {
        let rules = UbaRuleTransducers::for_paragraph_direction(paragraph).with_changed_transducer(
            UbaRule::N1,
            |transducer| {
                transducer.filtered(|state, it| !is_leaving(transducer.transitions_from_state(state), it))
            },
        );
        check("neutrals always find one direction", rules, Itself, first);
    }
}

#[test]
fn a_wrong_final_state() {
    for (mistake, rule, in_ltr, in_rtl) in [
        ("a separator at the end joins", UbaRule::W4, "AN CS", "EN ES"),
        ("terminators at the end are numbers", UbaRule::W5, "R ET", "ET"),
        ("the end has no direction", UbaRule::N1, "R ES", "L ES"),
    ] {
        for (paragraph, first) in [(LeftToRight, in_ltr), (RightToLeft, in_rtl)] {
            let rules = UbaRuleTransducers::for_paragraph_direction(paragraph)
                .with_changed_transducer(rule, |transducer| transducer.with_final_states(|_| true));
            check(mistake, rules, Itself, first);
        }
    }
}

/// A rule that takes the other direction to stand before the paragraph, or for the paragraph's.
#[test]
fn the_other_paragraphs_rule() {
    for (rule, in_ltr, in_rtl) in
        [(UbaRule::W1, "NSM", "NSM"), (UbaRule::W7, "EN", "EN ES L"), (UbaRule::N2, "R ES", "L ES")]
    {
        for (paragraph, other, first) in
            [(LeftToRight, RightToLeft, in_ltr), (RightToLeft, LeftToRight, in_rtl)]
        {
            let others = UbaRuleTransducers::for_paragraph_direction(other);
            let (_, others) = others.rules_and_transducers.iter().find(|(it, _)| *it == rule).expect("there");
            let rules = UbaRuleTransducers::for_paragraph_direction(paragraph)
                .with_changed_transducer(rule, |_| others.clone());
            check(&format!("{rule} of the other paragraph"), rules, EngineOnly, first);
        }
    }
}

#[test]
fn rightly_made_it_passes() {
    for paragraph in [LeftToRight, RightToLeft] {
        let strings = ResolvedLevelLanguage::from_uba_rules(
            &UbaRuleTransducers::for_paragraph_direction(paragraph),
            &AUTOMATON_SUPPORTED_CLASSES,
        )
        .expect("few states");
        let all = language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES).expect("one state");
        assert_eq!(strings.assigns_unique_levels(&all), Ok(true));
        assert_eq!(
            first_wrong(
                &ResolvedLevelLanguage::from_uba_rules(
                    &UbaRuleTransducers::for_paragraph_direction(paragraph),
                    &ELEVEN
                )
                .expect("few"),
                paragraph
            ),
            None
        );
    }
}
