//! Names as long as can be read, of every kind that the benchmark of growth measures.

use super::run_with_input;

#[path = "../../benches/kinds/mod.rs"]
mod kinds;

use bidiscope_bidi::name::MAX_INPUT_CHARACTERS;
use kinds::{KINDS, Kind, REFUSED};

/// Asks for these in one go. An optimised build takes some 20 ms for each: what took the square of its length
/// would be felt here.
fn check<'a>(kinds: impl Iterator<Item = &'a Kind> + Clone, key: &str, status: i32) {
    let names: Vec<String> = kinds.clone().map(|kind| kind.name(MAX_INPUT_CHARACTERS)).collect();
    let ended = run_with_input(&["inspect", "--json", "-"], names.join("\n").as_bytes());
    assert_eq!((ended.status, ended.out.lines().count()), (status, names.len()));
    // The lines are too long to be read as JSON one and all.
    for ((number, line), (kind, name)) in (1..).zip(ended.out.lines()).zip(kinds.zip(&names)) {
        let length = name.chars().count();
        assert!(
            (MAX_INPUT_CHARACTERS * 98 / 100..=MAX_INPUT_CHARACTERS).contains(&length),
            "{}: {length}",
            kind.title
        );
        assert!(line.starts_with("{\"input\":\"") && line.ends_with('}'), "{}", kind.title);
        assert!(line.contains(&format!("\",\"line\":{number},\"{key}\":")), "{}", kind.title);
    }
}

/// Every fourth kind, so that four can be asked at a time.
fn check_fourth(first: usize) {
    check(KINDS.iter().skip(first).step_by(4), "notation\":\"unicode\",\"name", 0);
}

#[test]
fn kinds_one_five_and_so_on() {
    check_fourth(0);
}

#[test]
fn kinds_two_six_and_so_on() {
    check_fourth(1);
}

#[test]
fn kinds_three_seven_and_so_on() {
    check_fourth(2);
}

#[test]
fn kinds_four_eight_and_so_on() {
    check_fourth(3);
}

#[test]
fn what_is_refused() {
    check(REFUSED.iter(), "error", 2);
}
