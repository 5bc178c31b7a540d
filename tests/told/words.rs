//! The sentences themselves, written by hand from UAX #9 and the paper.

use bidiscope::name::{Name, Notation};
use bidiscope::order::{LogicalIndex, Strategy};
use bidiscope::trace::Trace;

/// What is told of a character at a rule.
fn told(name: &str, strategy: Strategy, character: usize, rule: &str) -> String {
    let name = Name::read(name, Notation::Capitals).expect("a name");
    let trace = Trace::of(strategy, name.characters());
    let story = trace.story(LogicalIndex(character));
    let found = story.iter().find(|it| it.text.starts_with(rule)).map(|it| it.text.clone());
    let found = found.unwrap_or_default();
    found.split_once(": ").map_or(String::new(), |(_, said)| said.to_owned())
}

#[test]
fn the_number_before_the_letters() {
    // P3 has no letter to go by here: the display says which way the paragraph runs. W7 meets sos.
    assert_eq!(
        told("123-ABC", Strategy::UbaLtr, 0, "P3"),
        "its paragraph is at level 0: the display says that it runs left to right. Even levels run left to right, odd ones right to left."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaLtr, 0, "W7"),
        "EN becomes L: no letter stands before it in its sequence, and the start of its sequence (sos) is L because the paragraph runs left to right."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaLtr, 3, "N2"),
        "ON becomes L: 2 before it (L) and 4 after it (R) do not run the same way, so it goes by its level 0, which runs left to right."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaRtl, 3, "N1"),
        "ON becomes R: 2 before it (EN, which counts as R) and 4 after it (R) run the same way."
    );
    assert_eq!(
        told("123-ABC", Strategy::UbaAuto, 4, "P3"),
        "its paragraph is at level 1: its first letter, 4, is R. Even levels run left to right, odd ones right to left."
    );
}
