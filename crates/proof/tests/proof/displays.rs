//! D holds the displays that the engine shows, each at one sequence of levels, and no others; and what
//! notices if it does not.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::rfc5893::label_satisfies_bidi_rule;
use bidiscope_proof::automata::display::{
    BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT, LevelAnnotatedDisplays,
    source_index_by_reordered_index,
};
use bidiscope_proof::automata::{Automaton, MAX_AUTOMATON_STATES, language, levels};
use bidiscope_proof::bidi_rule::BidiRule;

use super::support::{ELEVEN, SEVEN, TEN, characters, each_word};

/// D for all strings of these classes.
fn displays(display: &str, classes: &[BidiClass]) -> LevelAnnotatedDisplays {
    let display = DisplayConfig::read(display).expect("a display");
    let resolved = levels::resolved_level_language(&display, classes).expect("reached");
    let letters = BidiClassLetters::one_per_class(classes);
    let letters = if display.choices().applies_l3 { letters } else { letters.without_rule_l3() };
    LevelAnnotatedDisplays::from_resolved_levels(
        &resolved.class_level_automaton,
        &letters,
        MAX_AUTOMATON_STATES,
    )
    .expect("few states")
}

/// What is wrong with an automaton that should hold the displays, to a length.
#[derive(PartialEq, Eq, Debug)]
enum Wrong {
    /// It holds a display at levels that say a string which is not shown so.
    NoDisplayOfIt(Vec<usize>),
    /// It holds two sequences of levels that say one string.
    Twice(Vec<usize>),
    /// It does not hold the display of so many strings of this length.
    Missing { length: usize, strings: usize },
}

/// Compares with what the engine shows of every string of the language.
fn compared(
    automaton: &Automaton,
    letters: &BidiClassLetters,
    (display, classes): (&str, &[BidiClass]),
    to: usize,
    is_in: impl Fn(&[Character]) -> bool,
) -> Result<(), Wrong> {
    let display = DisplayConfig::read(display).expect("a display");
    let mut expected = BTreeSet::new();
    each_word(classes.len(), to, |word| {
        if is_in(&characters(classes, word)) {
            expected.insert(word.to_vec());
        }
    });
    let mut waiting = vec![(0, vec![])];
    let mut found = BTreeSet::new();
    while let Some((state, word)) = waiting.pop() {
        if automaton.is_final(state) {
            let order = source_index_by_reordered_index(&word, letters);
            let string: Vec<usize> =
                order.iter().map(|&place| word[place] / DISPLAY_LEVEL_CODE_COUNT).collect();
            let shown = display.order(&characters(classes, &string));
            let shown: Vec<usize> = shown.logical_from_visual().iter().map(|it| string[it.0]).collect();
            if !expected.contains(&string)
                || !shown.iter().copied().eq(word.iter().map(|it| it / DISPLAY_LEVEL_CODE_COUNT))
            {
                return Err(Wrong::NoDisplayOfIt(word));
            }
            if !found.insert(string) {
                return Err(Wrong::Twice(word));
            }
        }
        if word.len() < to {
            let step = |symbol| Some((automaton.next_state(state, symbol)?, [&word[..], &[symbol]].concat()));
            waiting.extend((0..automaton.symbol_count()).filter_map(step));
        }
    }
    for length in 0..=to {
        let strings = expected.difference(&found).filter(|it| it.len() == length).count();
        if strings > 0 {
            return Err(Wrong::Missing { length, strings });
        }
    }
    Ok(())
}

#[test]
fn the_displays_that_the_engine_shows_and_no_others() {
    for strategy in Strategy::BUILT_IN.map(Strategy::id) {
        for (classes, to) in [(&SEVEN[..], 5), (&TEN, 4), (&ELEVEN, 3)] {
            let d = displays(strategy, classes);
            let found = compared(&d.display_automaton, &d.class_letters, (strategy, classes), to, |_| true);
            assert_eq!(found, Ok(()), "{strategy} {classes:?}");
        }
    }
    for display in ["uba-ltr:l3=no", "uba-rtl:l3=no"] {
        let d = displays(display, &TEN);
        assert_eq!(
            compared(&d.display_automaton, &d.class_letters, (display, &TEN), 4, |_| true),
            Ok(()),
            "{display}"
        );
    }
}

#[test]
fn the_displays_of_labels() {
    let labels = language::permitted_label_strings(&BidiRule::rfc5893(), &TEN).expect("few states");
    for display in ["uba-ltr", "uba-rtl"] {
        let resolved = levels::resolved_level_language(&DisplayConfig::read(display).expect("one"), &TEN)
            .expect("reached");
        let resolved = resolved.restricted_to_class_strings(&labels).expect("few states");
        let letters = BidiClassLetters::one_per_class(&TEN);
        let d = LevelAnnotatedDisplays::from_resolved_levels(
            &resolved.class_level_automaton,
            &letters,
            MAX_AUTOMATON_STATES,
        )
        .expect("few states");
        assert_eq!(
            compared(&d.display_automaton, &letters, (display, &TEN), 5, label_satisfies_bidi_rule),
            Ok(())
        );
    }
}

/// Sizes that two programs written apart came to.
#[test]
fn sizes_of_the_minimal_automata_of_displays() {
    assert_eq!(displays("uba-ltr", &SEVEN).display_automaton.state_count(), 63);
    assert_eq!(displays("uba-rtl", &SEVEN).display_automaton.state_count(), 305);
    assert_eq!(displays("one-to-one", &SEVEN).display_automaton.state_count(), 11);
    for (classes, states) in [(without(BidiClass::ET), 24), (TEN.to_vec(), 49)] {
        let labels = language::permitted_label_strings(&BidiRule::rfc5893(), &classes).expect("few states");
        let resolved =
            levels::resolved_level_language(&DisplayConfig::with_default_options(Strategy::UbaLtr), &classes)
                .expect("reached");
        let resolved = resolved.restricted_to_class_strings(&labels).expect("few states");
        let letters = BidiClassLetters::one_per_class(&classes);
        let d = LevelAnnotatedDisplays::from_resolved_levels(
            &resolved.class_level_automaton,
            &letters,
            MAX_AUTOMATON_STATES,
        )
        .expect("few states");
        assert_eq!(d.display_automaton.state_count(), states);
    }
}

/// The ten classes less one.
fn without(class: BidiClass) -> Vec<BidiClass> {
    TEN.into_iter().filter(|it| *it != class).collect()
}

/// The same automaton with a change.
fn changed<T: Clone + Eq + std::hash::Hash>(
    automaton: &Automaton,
    start: T,
    next: impl Fn(&T, usize) -> Option<T>,
    is_final: impl Fn(&T) -> bool,
) -> Automaton {
    Automaton::explore(automaton.symbol_count(), start, next, is_final, MAX_AUTOMATON_STATES)
        .expect("few states")
}

#[test]
fn a_mark_that_opens_a_unit_of_its_own_is_noticed() {
    // Each mark by itself is what rule L3 is there to prevent: R NSM shows the mark on the left.
    let d = displays("uba-rtl:l3=no", &TEN);
    let found = compared(&d.display_automaton, &d.class_letters, ("uba-rtl", &TEN), 3, |_| true);
    assert!(matches!(found, Err(Wrong::NoDisplayOfIt(_))), "{found:?}");
}

#[test]
fn marks_without_a_base_that_have_no_level_of_their_own_are_noticed() {
    let d = displays("uba-rtl", &TEN);
    let unmerged = &d.display_automaton;
    let step = |states: &Vec<usize>, symbol: usize| {
        let of = |symbol: usize| states.iter().filter_map(move |&it| unmerged.next_state(it, symbol));
        let mut next: Vec<usize> = match symbol % DISPLAY_LEVEL_CODE_COUNT {
            BASELESS_NSM_LEVEL_CODE => return None,
            1 => of(symbol).chain(of(symbol - 1 + BASELESS_NSM_LEVEL_CODE)).collect(),
            _ => of(symbol).collect(),
        };
        next.sort_unstable();
        next.dedup();
        (!next.is_empty()).then_some(next)
    };
    let merged = changed(&d.display_automaton, vec![0], step, |states| {
        states.iter().any(|&it| d.display_automaton.is_final(it))
    });
    let found = compared(&merged, &d.class_letters, ("uba-rtl", &TEN), 3, |_| true);
    // The levels of NSM R say R NSM, or none has them.
    assert!(found.is_err(), "{found:?}");
}

#[test]
fn a_block_that_does_not_close_at_the_end_is_noticed() {
    let d = displays("uba-ltr", &SEVEN);
    let step = |&(state, _): &(usize, usize), symbol: usize| {
        Some((d.display_automaton.next_state(state, symbol)?, symbol % DISPLAY_LEVEL_CODE_COUNT))
    };
    let unclosed = changed(&d.display_automaton, (0, 0), step, |&(state, level)| {
        level == 0 && d.display_automaton.is_final(state)
    });
    let found = compared(&unclosed, &d.class_letters, ("uba-ltr", &SEVEN), 3, |_| true);
    // R and AL, and AN, alone.
    assert_eq!(found, Err(Wrong::Missing { length: 1, strings: 3 }));
}

#[test]
fn a_number_that_is_cut_at_each_digit_is_noticed() {
    let d = displays("uba-rtl", &SEVEN);
    let step = |&(state, last): &(usize, usize), symbol: usize| {
        let level = symbol % DISPLAY_LEVEL_CODE_COUNT;
        if (last, level) == (2, 2) {
            None
        } else {
            Some((d.display_automaton.next_state(state, symbol)?, level))
        }
    };
    let cut = changed(&d.display_automaton, (0, 0), step, |&(state, _)| d.display_automaton.is_final(state));
    let found = compared(&cut, &d.class_letters, ("uba-rtl", &SEVEN), 3, |_| true);
    assert!(matches!(found, Err(Wrong::Missing { length: 2, .. })), "{found:?}");
}

#[test]
fn a_transition_a_state_and_a_final_state_left_out_are_noticed() {
    let d = displays("uba-ltr", &SEVEN);
    let an = 4 * DISPLAY_LEVEL_CODE_COUNT + 2;
    let compare = |it: &Automaton| compared(it, &d.class_letters, ("uba-ltr", &SEVEN), 4, |_| true);
    let all = |&state: &usize, symbol| d.display_automaton.next_state(state, symbol);
    let is_final = |&state: &usize| d.display_automaton.is_final(state);
    let without_transition = changed(
        &d.display_automaton,
        0,
        |state, symbol| all(state, symbol).filter(|_| (*state, symbol) != (0, an)),
        is_final,
    );
    assert!(matches!(compare(&without_transition), Err(Wrong::Missing { length: 1, strings: 1 })));
    let state = d.display_automaton.next_state(0, an).expect("AN alone");
    let without_state =
        changed(&d.display_automaton, 0, |it, symbol| all(it, symbol).filter(|to| *to != state), is_final);
    assert!(matches!(compare(&without_state), Err(Wrong::Missing { length: 1, .. })));
    let without_final = changed(&d.display_automaton, 0, all, |it| is_final(it) && *it != state);
    assert!(matches!(compare(&without_final), Err(Wrong::Missing { length: 1, .. })));
    let more_final = changed(&d.display_automaton, 0, all, |_| true);
    assert!(matches!(compare(&more_final), Err(Wrong::NoDisplayOfIt(_) | Wrong::Twice(_))));
}
