//! The languages are those of the crate's own verdicts, string for string.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_idna::verdict::rfc5893::label_satisfies_bidi_rule;
use bidiscope_proof::automata::language::NeighbourLabels;
use bidiscope_proof::automata::{Automaton, language};
use bidiscope_proof::bidi_rule::BidiRule;

use super::support::{ELEVEN, SEVEN, TEN, characters, each_word};

fn check(classes: &[BidiClass], language: &Automaton, to: usize, expected: impl Fn(&[Character]) -> bool) {
    let mut taken = vec![0_u64; to + 1];
    each_word(classes.len(), to, |word| {
        let is_expected = expected(&characters(classes, word));
        assert_eq!(language.accepts(word), is_expected, "{word:?}");
        taken[word.len()] += u64::from(is_expected);
    });
    let counts: Vec<String> = language.word_counts(to).iter().map(ToString::to_string).collect();
    assert_eq!(counts, taken.iter().map(ToString::to_string).collect::<Vec<_>>());
}

#[test]
fn labels_that_satisfy_the_rule() {
    let labels = language::permitted_label_strings(&BidiRule::rfc5893(), &ELEVEN).expect("few states");
    check(&ELEVEN, &labels, 5, label_satisfies_bidi_rule);
    let counts: Vec<String> = language::permitted_label_strings(&BidiRule::rfc5893(), &TEN)
        .expect("few")
        .word_counts(4)
        .iter()
        .map(ToString::to_string)
        .collect();
    // Counted before, in facts about the RFC: 3, 13, 95, 765 labels of length 1 to 4.
    assert_eq!(counts, ["0", "3", "13", "95", "765"]);
}

#[test]
fn names_of_such_labels() {
    let by_rule = |it: &[Character]| it.split(|it| it.scalar == '.').all(label_satisfies_bidi_rule);
    check(
        &SEVEN,
        &language::permitted_name_strings(&BidiRule::rfc5893(), &SEVEN).expect("few states"),
        6,
        by_rule,
    );
    check(
        &TEN,
        &language::permitted_name_strings(&BidiRule::rfc5893(), &TEN).expect("few states"),
        5,
        by_rule,
    );
    // docs/study.md: 138,288 names over the seven classes to length 8.
    let counts =
        language::permitted_name_strings(&BidiRule::rfc5893(), &SEVEN).expect("few states").word_counts(8);
    assert_eq!(counts.iter().sum::<num_bigint::BigUint>().to_string(), "138288");
}

#[test]
fn right_to_left_strings() {
    let holds = |it: &[Character]| it.iter().any(|it| it.class.makes_label_right_to_left());
    check(&SEVEN, &language::strings_containing_right_to_left_class(&SEVEN).expect("few states"), 4, holds);
    let first = |it: &[Character]| {
        let strong = it.iter().find(|it| matches!(it.class, BidiClass::L | BidiClass::R | BidiClass::AL));
        strong.is_some_and(|it| it.class != BidiClass::L)
    };
    check(&SEVEN, &language::strings_with_right_to_left_first_strong(&SEVEN).expect("few states"), 4, first);
}

/// Whether it may stand beside a label, word for word as RFC 5893 section 3 has it: "a label that either
/// satisfies the requirements or does not contain any character with the Bidi properties R, AL, or AN and
/// does not begin with a character with the Bidi property EN", or nothing; of no delimiters.
fn is_neighbour(it: &[Character]) -> bool {
    let harmless = !it.iter().any(|it| it.class.makes_label_right_to_left())
        && it.first().is_none_or(|it| it.class != BidiClass::EN);
    !it.iter().any(|it| is_delimiter(*it)) && (harmless || label_satisfies_bidi_rule(it))
}

fn is_delimiter(it: Character) -> bool {
    matches!(it.class, BidiClass::CS | BidiClass::WS | BidiClass::ON)
}

#[test]
fn labels_in_contexts() {
    let contexts = language::label_in_context_strings(
        &BidiRule::rfc5893(),
        NeighbourLabels::SatisfyingSameBidiRule,
        &ELEVEN,
        &TEN,
    )
    .expect("few states");
    let mut taken = 0;
    each_word(2 * ELEVEN.len(), 4, |word| {
        let classes: Vec<usize> = word.iter().map(|it| it / 2).collect();
        let text = characters(&ELEVEN, &classes);
        let marked: Vec<usize> = (0..word.len()).filter(|&at| word[at] % 2 == 1).collect();
        let expected = match (marked.first(), marked.last()) {
            (Some(&first), Some(&last)) => {
                marked.len() == last + 1 - first
                    && label_satisfies_bidi_rule(&text[first..=last])
                    && first > 0
                    && is_delimiter(text[first - 1])
                    && is_neighbour(&text[..first - 1])
                    && text
                        .get(last + 1)
                        .is_some_and(|it| is_delimiter(*it) && is_neighbour(&text[last + 2..]))
            }
            _ => false,
        };
        assert_eq!(contexts.accepts(word), expected, "{word:?}");
        taken += u64::from(expected);
    });
    assert!(taken > 100, "{taken}");
}
