//! A conformance test set for automata, the W-method (Chow 1978, Vasilevskii 1973): if what the engine says of
//! (class, level) strings is a regular language with at most so many states more than ours has, then it is ours.
//!
//! The test words are P X W: P leads to each state, X is every string of one symbol and as many more as there
//! may be states more, and W tells every two states apart.

use std::collections::{BTreeSet, VecDeque};

use bidiscope_bidi::order::Direction;
use bidiscope_bidi::uba::UbaEngine;
use bidiscope_proof::automata::Automaton;
use bidiscope_proof::automata::levels::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage, UbaRuleTransducers};

use super::support::{BOTH, ELEVEN, characters, first_word, levels};

/// A word that leads to each state, by the state's number.
fn words_to_states(automaton: &Automaton) -> Vec<Vec<usize>> {
    let mut words = vec![None; automaton.state_count()];
    words[0] = Some(Vec::new());
    let mut queue = VecDeque::from([0]);
    while let Some(state) = queue.pop_front() {
        for symbol in 0..automaton.symbol_count() {
            let Some(next) = automaton.next_state(state, symbol) else { continue };
            if words[next].is_none() {
                let word: &[usize] = words[state].as_deref().expect("found");
                words[next] = Some([word, &[symbol]].concat());
                queue.push_back(next);
            }
        }
    }
    words.into_iter().map(|it| it.expect("trimmed")).collect()
}

/// A shortest word that leads nowhere: in a complete automaton that is a state too.
fn word_to_nowhere(automaton: &Automaton) -> Option<Vec<usize>> {
    first_word(automaton.symbol_count(), 2, |word| automaton.state_after_word(word).is_none())
}

/// Words that tell every two states apart, and each state from nowhere.
fn distinguishing_words(automaton: &Automaton) -> BTreeSet<Vec<usize>> {
    // State number `nowhere` is what a word leads to that leads nowhere.
    let nowhere = automaton.state_count();
    let after = |state: usize, word: &[usize]| {
        word.iter().try_fold(state, |state, &symbol| automaton.next_state(state, symbol))
    };
    let ends = |state: usize, word: &[usize]| {
        state != nowhere && after(state, word).is_some_and(|it| automaton.is_final(it))
    };
    let mut words = BTreeSet::from([Vec::new()]);
    for one in 0..=nowhere {
        for two in 0..one {
            if !words.iter().any(|word| ends(one, word) != ends(two, word)) {
                words.insert(telling_apart(automaton, two, one));
            }
        }
    }
    words
}

/// A shortest word after which one of two states ends and the other does not.
fn telling_apart(automaton: &Automaton, one: usize, two: usize) -> Vec<usize> {
    let ends = |state: Option<usize>| state.is_some_and(|it| automaton.is_final(it));
    let there = |state: usize| (state < automaton.state_count()).then_some(state);
    let mut queue = VecDeque::from([(there(one), there(two), Vec::new())]);
    let mut seen = BTreeSet::new();
    while let Some((one, two, word)) = queue.pop_front() {
        if ends(one) != ends(two) {
            return word;
        }
        for symbol in 0..automaton.symbol_count() {
            let step = |state: Option<usize>| state.and_then(|it| automaton.next_state(it, symbol));
            let pair = (step(one), step(two));
            if seen.insert(pair) {
                queue.push_back((pair.0, pair.1, [word.as_slice(), &[symbol]].concat()));
            }
        }
    }
    panic!("{one} and {two} are the same: the automaton is not minimal");
}

/// The first word of the test set, for engines of up to `more` states more, that is one that is wanted.
fn first_test(
    automaton: &Automaton,
    more: usize,
    mut is_it: impl FnMut(&[usize]) -> bool,
) -> Option<Vec<usize>> {
    let endings = distinguishing_words(automaton);
    let mut word = Vec::new();
    let beginnings = words_to_states(automaton).into_iter().chain(word_to_nowhere(automaton));
    for beginning in beginnings {
        let middle = first_word(automaton.symbol_count(), 1 + more, |middle| {
            endings.iter().any(|ending| {
                word.clear();
                word.extend(beginning.iter().chain(middle).chain(ending));
                is_it(&word)
            })
        });
        if middle.is_some() {
            return Some(word);
        }
    }
    None
}

/// The first test word that the engine and the strings disagree on, and how many were tried.
pub(crate) fn first_disagreement(
    strings: &ResolvedLevelLanguage,
    paragraph: Direction,
    more: usize,
) -> (Option<Vec<usize>>, u64) {
    let mut engine = UbaEngine::new();
    let mut words = 0;
    let found = first_test(&strings.class_level_automaton, more, |word| {
        words += 1;
        let classes: Vec<usize> = word.iter().map(|it| it / RESOLVED_LEVEL_COUNT).collect();
        let expected = levels(&mut engine, &characters(&strings.alphabet, &classes), paragraph);
        let is_so = expected.iter().copied().eq(word.iter().map(|it| it % RESOLVED_LEVEL_COUNT));
        is_so != strings.class_level_automaton.accepts(word)
    });
    (found, words)
}

/// The levels of the UBA are the engine's, if its language has at most one state more than ours.
#[test]
fn the_engine_conforms() {
    for paragraph in BOTH {
        let strings = ResolvedLevelLanguage::from_uba_rules(
            &UbaRuleTransducers::for_paragraph_direction(paragraph),
            &ELEVEN,
        )
        .expect("few states");
        let (disagreement, words) = first_disagreement(&strings, paragraph, 1);
        assert!(words > 100_000, "{words}");
        assert_eq!(disagreement, None, "{paragraph:?}");
    }
}
