//! Twins, against every permutation: of up to six characters by any display, in any context.

#![no_main]

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_fuzz::{chosen, short, split};
use bidiscope_idna::collisions::CollisionSearch;
use libfuzzer_sys::fuzz_target;

/// Displays that have a way back of their own each.
const DISPLAYS: [&str; 12] = [
    "uba-ltr",
    "uba-rtl",
    "uba-auto",
    "one-to-one",
    "components",
    "fields",
    "isolates",
    "fields:order=content,paragraph=rtl",
    "isolates:isolate=first-strong",
    "uba-ltr:bidi-data=unicode-3\\u{2E}1",
    "custom:digits=letter",
    "custom:separators=idna,direction=first-strong,around=isolate",
];

fuzz_target!(|bytes: &[u8]| {
    let Some(([display], text)) = split(bytes) else { return };
    let display = DisplayConfig::read(chosen(&DISPLAYS, display)).expect("a display");
    let scalars: Vec<char> = short(text, 6).chars().collect();
    let Ok(name) = Input::from_scalars(scalars.iter().copied()) else { return };
    let shown_of = |name: &Input| -> Vec<char> {
        display.order(name.characters()).display(name.characters()).chars().collect()
    };
    let shown = shown_of(&name);
    let mut expected = BTreeSet::new();
    permute(&mut scalars.clone(), 0, &mut |permuted: &[char]| {
        if let Ok(other) = Input::from_scalars(permuted.iter().copied())
            && !is_decoded(permuted)
            && shown_of(&other) == shown
        {
            expected.insert(permuted.to_vec());
        }
    });
    let search = CollisionSearch { max_steps: u64::MAX, ..CollisionSearch::default() };
    let characters: Vec<Character> = shown.iter().map(|&it| Character::new(it)).collect();
    let found = search.names_displayed_as(&characters, &display);
    let names: BTreeSet<Vec<char>> =
        found.found_inputs.iter().map(|it| it.decoded_text().chars().collect()).collect();
    assert!(found.are_all_names_found);
    assert_eq!(names.len(), found.found_inputs.len(), "each once");
    assert_eq!(names, expected, "{display}: {shown:?}");
    if display.strategy() == Strategy::OneToOne {
        assert!(names.len() <= 1);
    }
});

/// Whether reading this would decode a label, and so give another name.
fn is_decoded(text: &[char]) -> bool {
    text.split(|it| bidiscope_bidi::name::is_label_separator(*it))
        .any(|label| label.len() >= 4 && label[..4].iter().map(char::to_ascii_lowercase).eq("xn--".chars()))
}

/// All orders of the characters.
fn permute(scalars: &mut [char], from: usize, visit: &mut impl FnMut(&[char])) {
    if from == scalars.len() {
        return visit(scalars);
    }
    for at in from..scalars.len() {
        scalars.swap(from, at);
        permute(scalars, from + 1, visit);
        scalars.swap(from, at);
    }
}
