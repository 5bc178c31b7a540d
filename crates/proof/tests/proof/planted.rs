//! Mistakes that are planted in the rules, and what catches each: the check that all strings have levels
//! and one each, or only the comparison with the engine, at the string that is named.

use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::{Rule, UbaEngine};
use bidiscope_proof::automata::language;
use bidiscope_proof::automata::levels::{ResolvedLevelLanguage, Rules, SUPPORTED_CLASSES, Transition};

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

fn check(mistake: &str, rules: Rules, caught_by: CaughtBy, first: &str) {
    let paragraph = rules.paragraph_direction;
    let strings = ResolvedLevelLanguage::from_rules(&rules, &ELEVEN).expect("few states");
    let all = language::all(&ELEVEN).expect("one state");
    let resolves_uniquely = strings.resolves_uniquely(&all).expect("few states");
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
        (Rule::W1, Itself, "NSM", "NSM"),
        // An Arabic number does not draw the terminator to it.
        (Rule::W2, EngineOnly, "AL EN ET", "AL EN ET"),
        (Rule::W3, Itself, "AL", "AL"),
        // After nothing a European number is L in a left-to-right paragraph: a neutral between two of them is too.
        (Rule::W4, EngineOnly, "AN CS AN", "EN ES EN"),
        (Rule::W5, EngineOnly, "R EN ET", "EN ET"),
        (Rule::W6, Itself, "ES", "ES"),
        (Rule::W7, EngineOnly, "EN", "L ES EN"),
        (Rule::N1, EngineOnly, "R ES R", "L ES L"),
        (Rule::N2, Itself, "R ES", "L ES"),
    ] {
        for (paragraph, first) in [(LeftToRight, in_ltr), (RightToLeft, in_rtl)] {
            check(&format!("{rule} left out"), Rules::of_uba(paragraph).without(rule), caught_by, first);
        }
    }
}

/// Whether a transition is a guess that turns a class into another.
fn is_turning(of: &[Transition], it: Transition) -> bool {
    it.input_symbol != it.output_symbol
        && of
            .iter()
            .any(|other| other.input_symbol == it.input_symbol && other.target_state != it.target_state)
}

/// Whether it is a guess that leaves the class as it is.
fn is_leaving(of: &[Transition], it: Transition) -> bool {
    it.input_symbol == it.output_symbol
        && of
            .iter()
            .any(|other| other.input_symbol == it.input_symbol && other.target_state != it.target_state)
}

#[test]
fn a_guess_lost() {
    type IsLost = fn(&[Transition], Transition) -> bool;
    for (mistake, rule, is_lost, first) in [
        ("no separator joins numbers", Rule::W4, is_turning as IsLost, "EN ES EN"),
        ("every separator after a number joins", Rule::W4, is_leaving, "EN ES"),
        ("no terminator goes with the number after it", Rule::W5, is_turning, "ET EN"),
        ("every terminator goes with a number", Rule::W5, is_leaving, "ET"),
    ] {
        for paragraph in [LeftToRight, RightToLeft] {
            let rules = Rules::of_uba(paragraph).with(rule, |transducer| {
                transducer.filtered(|state, it| !is_lost(transducer.transitions(state), it))
            });
            check(mistake, rules, Itself, first);
        }
    }
    // Neutrals never find out that the other direction follows, than the one before them.
    for (paragraph, first) in [(LeftToRight, "R ES"), (RightToLeft, "L ES")] {
        let rules = Rules::of_uba(paragraph).with(Rule::N1, |transducer| {
            transducer.filtered(|state, it| !is_leaving(transducer.transitions(state), it))
        });
        check("neutrals always find one direction", rules, Itself, first);
    }
}

#[test]
fn a_wrong_final_state() {
    for (mistake, rule, in_ltr, in_rtl) in [
        ("a separator at the end joins", Rule::W4, "AN CS", "EN ES"),
        ("terminators at the end are numbers", Rule::W5, "R ET", "ET"),
        ("the end has no direction", Rule::N1, "R ES", "L ES"),
    ] {
        for (paragraph, first) in [(LeftToRight, in_ltr), (RightToLeft, in_rtl)] {
            let rules =
                Rules::of_uba(paragraph).with(rule, |transducer| transducer.with_final_states(|_| true));
            check(mistake, rules, Itself, first);
        }
    }
}

/// A rule that takes the other direction to stand before the paragraph, or for the paragraph's.
#[test]
fn the_other_paragraphs_rule() {
    for (rule, in_ltr, in_rtl) in
        [(Rule::W1, "NSM", "NSM"), (Rule::W7, "EN", "EN ES L"), (Rule::N2, "R ES", "L ES")]
    {
        for (paragraph, other, first) in
            [(LeftToRight, RightToLeft, in_ltr), (RightToLeft, LeftToRight, in_rtl)]
        {
            let others = Rules::of_uba(other);
            let (_, others) = others.rules.iter().find(|(it, _)| *it == rule).expect("there");
            let rules = Rules::of_uba(paragraph).with(rule, |_| others.clone());
            check(&format!("{rule} of the other paragraph"), rules, EngineOnly, first);
        }
    }
}

#[test]
fn rightly_made_it_passes() {
    for paragraph in [LeftToRight, RightToLeft] {
        let strings = ResolvedLevelLanguage::from_rules(&Rules::of_uba(paragraph), &SUPPORTED_CLASSES)
            .expect("few states");
        let all = language::all(&SUPPORTED_CLASSES).expect("one state");
        assert_eq!(strings.resolves_uniquely(&all), Some(true));
        assert_eq!(
            first_wrong(
                &ResolvedLevelLanguage::from_rules(&Rules::of_uba(paragraph), &ELEVEN).expect("few"),
                paragraph
            ),
            None
        );
    }
}
