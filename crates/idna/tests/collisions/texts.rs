//! Texts that show the same: found by the search, and among all orders of the characters; and those without the controls that a
//! text has (Trojan Source).

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Input, InputType, Notation, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy, is_bidi_control, mirrored_visual_text};
use bidiscope_idna::collisions::CollisionSearch;
use proptest::prelude::*;

use super::brute_force::{multisets, permutations};

fn text(text: &str) -> Input {
    Input::read_as(text, Notation::Unicode, InputType::Text).expect("one paragraph")
}

/// What is drawn of a text, from left to right, without controls.
fn drawn(text: &str, display: &DisplayConfig) -> String {
    let line = display.line_around_name(&characters_of(text));
    mirrored_visual_text(&line.line_characters, &line.line_order)
        .chars()
        .filter(|it| !is_bidi_control(*it))
        .collect()
}

fn found(of: &str, display: &DisplayConfig) -> BTreeSet<String> {
    let found = CollisionSearch { max_names: usize::MAX, ..CollisionSearch::default() };
    let found = found.collisions(&text(of), display.clone());
    assert!(found.are_all_names_found, "{of:?} by {display}");
    let texts: BTreeSet<String> = found.found_inputs.iter().map(Input::decoded_text).collect();
    assert_eq!(texts.len(), found.found_inputs.len(), "each text once");
    texts
}

#[test]
fn no_text_is_missed_and_none_too_many() {
    let mut compared = 0;
    for display in Strategy::FOR_PLAIN_TEXT.map(DisplayConfig::with_default_options) {
        for letters in multisets(&['a', '\u{5D0}', '1', '.', '(', ')'], 4) {
            let all: Vec<String> = permutations(&letters).iter().map(|it| it.iter().collect()).collect();
            for one in &all {
                let shows = drawn(one, &display);
                let same = |it: &&String| *it != one && drawn(it, &display) == shows;
                let mut expected: BTreeSet<String> = all.iter().filter(same).cloned().collect();
                // What a reader would write, with brackets turned round.
                if shows != *one && drawn(&shows, &display) == shows {
                    expected.insert(shows);
                }
                assert_eq!(found(one, &display), expected, "{one:?} by {display}");
                compared += expected.len();
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Spaces at the end of a line stand where its paragraph ends (rule L1), also after an isolate.
#[test]
fn white_space_and_isolates() {
    let display = DisplayConfig::with_default_options(Strategy::Isolated);
    for letters in multisets(&['a', '\u{5D0}', '1', ' '], 4) {
        let all: Vec<String> = permutations(&letters).iter().map(|it| it.iter().collect()).collect();
        for one in all.iter().filter(|it| !it.trim().is_empty()) {
            let same = |it: &&String| *it != one && drawn(it, &display) == drawn(one, &display);
            assert_eq!(found(one, &display), all.iter().filter(same).cloned().collect(), "{one:?}");
        }
    }
}

/// Worked out from UAX #9: an override turns what follows it round; an isolate keeps the words in it together.
#[test]
fn what_a_reader_takes_a_text_with_controls_for() {
    let ltr = DisplayConfig::with_default_options(Strategy::UbaLtr);
    assert_eq!(found("photo\u{202E}gpj.exe", &ltr), ["photoexe.jpg".to_owned()].into());
    // Brackets in the override are turned round.
    assert!(found("\u{202E}(cba", &ltr).contains("abc)"));
    // `[RLI][LRI]a[PDI] [LRI]b[PDI][PDI]` shows b before a.
    assert!(found("\u{2067}\u{2066}a\u{2069} \u{2066}b\u{2069}\u{2069}", &ltr).contains("b a"));
    // Controls that change nothing leave the text itself.
    assert_eq!(found("a\u{200E}b", &ltr), ["ab".to_owned()].into());
}

proptest! {
    #[test]
    fn what_is_found_has_no_controls_and_shows_the_same(
        of in "[a\u{5D0}1 (.\u{202A}-\u{202E}\u{2066}-\u{2069}\u{200E}]{1,9}",
        strategy in prop::sample::select(Strategy::FOR_PLAIN_TEXT.to_vec()),
    ) {
        let display = DisplayConfig::with_default_options(strategy);
        let found = CollisionSearch { max_steps: 200_000, ..CollisionSearch::default() }
            .collisions(&text(&of), display.clone());
        prop_assert!(found.name_count_lower_bound >= found.found_inputs.len() as u64);
        for other in &found.found_inputs {
            prop_assert_eq!(other.input_type(), InputType::Text);
            let other = other.decoded_text();
            prop_assert!(other != of && !other.contains(is_bidi_control), "{:?}", other);
            prop_assert_eq!(drawn(&other, &display), drawn(&of, &display));
        }
    }
}
