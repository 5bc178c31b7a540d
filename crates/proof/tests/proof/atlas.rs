//! `docs/atlas.json`: programs whose readings of UTS #46 are other Bidi rules. How many names of each length they accept and the standard
//! does not, by automata; the atlas counted them one by one.

use bidiscope_bidi::name::BidiClass::{self, AL, AN, CS, EN, ES, L, NSM, R};
use bidiscope_bidi::name::ClassSet;
use bidiscope_proof::automata::{Automaton, MAX_STATES, language};
use bidiscope_proof::bidi_rule::{BidiRule, ExemptLabels};
use serde_json::Value;

const ATLAS: &str = include_str!("../../../../docs/atlas.json");

/// The class of each letter that the atlas asks about: `a`, `1`, hyphen, full stop, two alefs, Arabic-Indic one, a mark.
const LETTERS: [BidiClass; 8] = [L, EN, ES, CS, R, AL, AN, NSM];
/// The number of the full stop among them.
const FULL_STOP: usize = 3;
/// The atlas has every name to this length.
const LONGEST: usize = 6;

/// The labels that CheckHyphens and criterion 6 of UTS #46 section 4.1 permit: no hyphen at an end, none in both the third and the fourth
/// place, no mark at the beginning.
fn labels_of_permitted_form() -> Automaton {
    // The number of characters, up to 4, and whether the last one is a hyphen.
    let step = |&(length, after_hyphen): &(usize, bool), symbol: usize| {
        let class = LETTERS[symbol];
        let is_refused = match class {
            CS => true,
            ES => length == 0 || (length == 3 && after_hyphen),
            NSM => length == 0,
            _ => false,
        };
        (!is_refused).then_some(((length + 1).min(4), class == ES))
    };
    let is_final = |&(length, after_hyphen): &(usize, bool)| length > 0 && !after_hyphen;
    Automaton::explore(LETTERS.len(), (0, false), step, is_final, MAX_STATES).expect("a few states")
}

/// The number of names of each length that one rule permits and the Bidi rule does not.
fn more_names(rule: BidiRule) -> Vec<u64> {
    let names = |rule: BidiRule| language::names(&rule.for_bidi_names(), &LETTERS).expect("a few states");
    let form = labels_of_permitted_form().separated_by(FULL_STOP).expect("a few states");
    let more = names(rule).difference(&names(BidiRule::rfc5893())).and_then(|it| it.intersection(&form));
    let counts = more.expect("a few states").counts(LONGEST);
    counts.into_iter().map(|it| it.try_into().expect("a small number")).collect()
}

/// The number of names of each length that a program answers otherwise than the standard.
fn recorded(program: &str) -> Vec<u64> {
    let atlas: Value = serde_json::from_str(ATLAS).expect("JSON");
    let mut counts = vec![0; LONGEST + 1];
    let of_letters = &atlas["idna"]["peers"][program]["counts"]["letters"];
    for (length, count) in of_letters.as_object().expect("numbers by length") {
        counts[length.parse::<usize>().expect("a length")] = count.as_u64().expect("a number");
    }
    counts
}

#[test]
fn automata_count_the_names_of_the_atlas() {
    // RFC 5891 section 4.2.3.4.
    let own_labels = BidiRule { exempt: ExemptLabels::WithoutRtl, ..BidiRule::rfc5893() };
    assert_eq!(more_names(own_labels.clone()), recorded("python-idna"));
    // Without conditions 3 and 4 too.
    let without_3_and_4 = BidiRule { rtl_end: ClassSet::ALL, mixes_digits: true, ..own_labels };
    assert_eq!(more_names(without_3_and_4), recorded("libidn2"));
}
