//! `docs/atlas.json`: programs whose readings of UTS #46 are other Bidi rules. How many names of each length they accept and
//! the standard does not, by automata; the atlas counted them one by one.

use bidiscope_bidi::name::BidiClass::{self, AL, AN, CS, EN, ES, L, NSM, ON, R};
use bidiscope_bidi::name::ClassSet;
use bidiscope_proof::automata::{Automaton, MAX_AUTOMATON_STATES, language};
use bidiscope_proof::bidi_rule::{BidiRule, ExemptLabels};
use serde_json::Value;

const ATLAS: &str = include_str!("../../../../docs/atlas.json");

/// The class of each letter that the atlas asks about: `a`, `1`, hyphen, full stop, two alefs, Arabic-Indic one, a mark.
const LETTERS: [BidiClass; 8] = [L, EN, ES, CS, R, AL, AN, NSM];
/// The number of the full stop among them.
const FULL_STOP: usize = 3;
/// The atlas has every name to this length.
const LONGEST: usize = 6;
/// The letters with U+02B9, of class ON.
const LETTERS_AND_PRIME: [BidiClass; 9] = [L, EN, ES, CS, R, AL, AN, NSM, ON];
/// The atlas has every name with U+02B9 to this length.
const LONGEST_WITH_PRIME: usize = 4;

/// The labels that CheckHyphens and criterion 6 of UTS #46 section 4.1 permit: no hyphen at an end, none in both the third and
/// the fourth place, no mark at the beginning. `rtl_ends_in_on` says whether a label that begins with R or AL may end in ON.
fn labels_of_permitted_form(letters: &[BidiClass], rtl_ends_in_on: bool) -> Automaton {
    // The number of characters, up to 4; whether the last one is a hyphen; whether the label may not end here.
    let step = |&(length, after_hyphen, is_rtl, _): &(usize, bool, bool, bool), symbol: usize| {
        let class = letters[symbol];
        let is_refused = match class {
            CS => true,
            ES => length == 0 || (length == 3 && after_hyphen),
            NSM => length == 0,
            _ => false,
        };
        let is_rtl = if length == 0 { matches!(class, R | AL) } else { is_rtl };
        let is_end = class != ES && (rtl_ends_in_on || !is_rtl || class != ON);
        (!is_refused).then_some(((length + 1).min(4), class == ES, is_rtl, is_end))
    };
    let is_final = |&(length, _, _, is_end): &(usize, bool, bool, bool)| length > 0 && is_end;
    Automaton::explore(letters.len(), (0, false, false, false), step, is_final, MAX_AUTOMATON_STATES)
        .expect("a few states")
}

/// The number of names of these letters of each length that one rule permits and the Bidi rule does not.
fn more_names(rule: BidiRule, letters: &[BidiClass], rtl_ends_in_on: bool, longest: usize) -> Vec<u64> {
    let names = |rule: BidiRule| {
        language::permitted_name_strings(&rule.covering_bidi_names_only(), letters).expect("a few states")
    };
    let form = labels_of_permitted_form(letters, rtl_ends_in_on)
        .one_or_more_with_separator(FULL_STOP)
        .expect("a few states");
    let more = names(rule).difference(&names(BidiRule::rfc5893())).and_then(|it| it.intersection(&form));
    let counts = more.expect("a few states").word_counts(longest);
    counts.into_iter().map(|it| it.try_into().expect("a small number")).collect()
}

/// The same of names with U+02B9.
fn more_names_with_prime(rule: BidiRule, rtl_ends_in_on: bool) -> Vec<u64> {
    let with = more_names(rule.clone(), &LETTERS_AND_PRIME, rtl_ends_in_on, LONGEST_WITH_PRIME);
    let without = more_names(rule, &LETTERS, rtl_ends_in_on, LONGEST_WITH_PRIME);
    with.into_iter().zip(without).map(|(all, others)| all - others).collect()
}

/// The number of names of this kind and each length that a program answers otherwise than the standard.
fn recorded(program: &str, kind: &str, longest: usize) -> Vec<u64> {
    let atlas: Value = serde_json::from_str(ATLAS).expect("JSON");
    let mut counts = vec![0; longest + 1];
    let of_kind = &atlas["idna"]["peers"][program]["counts"][kind];
    for (length, count) in of_kind.as_object().expect("numbers by length") {
        counts[length.parse::<usize>().expect("a length")] = count.as_u64().expect("a number");
    }
    counts
}

#[test]
fn automata_count_the_names_of_the_atlas() {
    // RFC 5891 section 4.2.3.4.
    let own_labels = BidiRule { exempt_labels: ExemptLabels::WithoutRtl, ..BidiRule::rfc5893() };
    let letters = |rule: &BidiRule| more_names(rule.clone(), &LETTERS, true, LONGEST);
    assert_eq!(letters(&own_labels), recorded("python-idna", "letters", LONGEST));
    let prime = |program| recorded(program, "prime", LONGEST_WITH_PRIME);
    assert_eq!(more_names_with_prime(own_labels.clone(), true), prime("python-idna"));
    // Without condition 4 too; and a mark is a permitted end. No label ends in a hyphen, and no RTL one in U+02B9: without
    // condition 3 nothing else is permitted more.
    let mark_ends =
        BidiRule { right_to_left_end_classes: ClassSet::ALL, allows_en_with_an: true, ..own_labels };
    assert_eq!(letters(&mark_ends), recorded("libidn2", "letters", LONGEST));
    assert_eq!(more_names_with_prime(mark_ends.clone(), false), prime("libidn2"));
    // Without condition 3 there would be more.
    assert!(more_names_with_prime(mark_ends, true) > prime("libidn2"));
}
