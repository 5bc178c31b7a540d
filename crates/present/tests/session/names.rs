//! The names that were looked at, bookmarks and notes.

use bidiscope_bidi::name::Notation;
use bidiscope_present::session::{
    Bookmarks, MAX_BOOKMARKS, MAX_HISTORY_NAMES, MAX_NOTE_CHARACTERS, MAX_NOTES, NameHistory, NameNotes,
    WrittenName,
};
use proptest::collection::vec;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

const UNICODE: Notation = Notation::Unicode;

fn texts(visited: &NameHistory) -> Vec<&str> {
    visited.all().iter().map(|it| it.text.as_str()).collect()
}

fn written(text: &str) -> WrittenName {
    WrittenName { text: text.to_owned(), notation: UNICODE }
}

/// Types a name letter by letter after what stands there.
fn type_in(visited: &mut NameHistory, before: &str, typed: &str) {
    for end in typed.char_indices().map(|(at, it)| at + it.len_utf8()) {
        visited.visit(&format!("{before}{}", &typed[..end]), UNICODE, true);
    }
}

#[test]
fn a_name_that_is_typed_is_one_name() {
    let mut visited = NameHistory::default();
    visited.visit("abc.com", UNICODE, false);
    type_in(&mut visited, "abc.com", ".example");
    // Its first letter made another name of what was opened; the others made none of that.
    assert_eq!(texts(&visited), ["abc.com", "abc.com.example"]);
    // Everything is selected, and something else typed.
    type_in(&mut visited, "", "xyz");
    assert_eq!(texts(&visited), ["abc.com", "abc.com.example", "xyz"]);
    // Left and typed in again.
    visited.end_typing();
    type_in(&mut visited, "xyz", ".org");
    assert_eq!(texts(&visited), ["abc.com", "abc.com.example", "xyz", "xyz.org"]);
    // Emptied, and begun anew.
    visited.visit("", UNICODE, true);
    type_in(&mut visited, "", "xyz.net");
    assert_eq!(texts(&visited), ["abc.com", "abc.com.example", "xyz", "xyz.org", "xyz.net"]);
}

#[test]
fn back_and_forward() {
    let mut visited = NameHistory::default();
    assert_eq!(visited.back(), None);
    assert_eq!(visited.forward(), None);
    for name in ["a", "b", "c"] {
        visited.visit(name, UNICODE, false);
    }
    assert_eq!(visited.back(), Some(&written("b")));
    assert_eq!(visited.back(), Some(&written("a")));
    assert_eq!(visited.back(), None);
    assert_eq!(visited.forward(), Some(&written("b")));
    // Seeing what is looked at changes nothing.
    visited.visit("b", UNICODE, false);
    assert_eq!(texts(&visited), ["a", "b", "c"]);
    // Another one takes the place of what came after.
    visited.visit("d", UNICODE, false);
    assert_eq!(texts(&visited), ["a", "b", "d"]);
    assert_eq!(visited.forward(), None);
    assert_eq!(visited.back(), Some(&written("b")));
}

#[test]
fn the_same_text_in_another_notation_is_another_name() {
    let mut visited = NameHistory::default();
    visited.visit("AB", UNICODE, true);
    visited.visit("AB", Notation::Table1, true);
    assert_eq!(visited.all().len(), 2);
}

#[test]
fn the_oldest_are_forgotten() {
    let mut visited = NameHistory::default();
    for number in 0..MAX_HISTORY_NAMES + 5 {
        visited.visit(&number.to_string(), UNICODE, false);
    }
    assert_eq!((visited.all().len(), visited.current()), (MAX_HISTORY_NAMES, MAX_HISTORY_NAMES - 1));
    assert_eq!(visited.all()[0].text, "5");
    let all: Vec<WrittenName> = (0..MAX_HISTORY_NAMES + 3).map(|it| written(&it.to_string())).collect();
    let read = NameHistory::of(all, 10);
    assert_eq!((read.all()[read.current()].text.as_str(), read.all().len()), ("10", MAX_HISTORY_NAMES));
    assert_eq!(NameHistory::of(vec![written("a")], 99).current(), 0);
    assert_eq!(NameHistory::of(Vec::new(), 99).current(), 0);
}

#[test]
fn bookmarks_stand_once_and_there_are_not_too_many() {
    let mut bookmarks = Bookmarks::default();
    assert!(bookmarks.add(written("a")) && bookmarks.add(written("a")));
    assert_eq!(bookmarks.all(), [written("a")]);
    assert!(!bookmarks.add(written("")));
    bookmarks.remove(&written("a"));
    assert!(!bookmarks.contains(&written("a")));
    for number in 0..MAX_BOOKMARKS {
        assert!(bookmarks.add(written(&number.to_string())));
    }
    assert!(!bookmarks.add(written("one more")) && bookmarks.add(written("0")));
}

#[test]
fn notes_are_bounded_and_an_empty_one_is_none() {
    let mut notes = NameNotes::default();
    assert!(notes.write("a", "\u{5D0}") && notes.write("b", ""));
    assert_eq!((notes.of("a"), notes.of("b")), ("\u{5D0}", ""));
    assert!(!notes.write("a", &"x".repeat(MAX_NOTE_CHARACTERS + 1)));
    assert_eq!(notes.of("a"), "\u{5D0}");
    assert!(notes.write("a", &"\u{5D0}".repeat(MAX_NOTE_CHARACTERS)));
    assert!(notes.write("a", ""));
    assert_eq!(notes.all().count(), 0);
    for number in 0..MAX_NOTES {
        assert!(notes.write(&number.to_string(), "x"));
    }
    assert!(!notes.write("one more", "x") && notes.write("0", "y"));
}

proptest! {
    #[test]
    fn the_place_is_always_among_the_names(steps in vec((0..5_u8, "[a-c]{0,3}", any::<bool>()), 0..60)) {
        let mut visited = NameHistory::default();
        for (step, text, is_typed) in steps {
            match step {
                0 => drop(visited.back().cloned()),
                1 => drop(visited.forward().cloned()),
                2 => visited.end_typing(),
                _ => visited.visit(&text, UNICODE, is_typed),
            }
            prop_assert!(visited.current() < visited.all().len().max(1));
            prop_assert!(visited.all().iter().all(|it| !it.text.is_empty()));
            // What is looked at is what was seen last, unless nothing was.
            if step > 2 && !text.is_empty() {
                prop_assert_eq!(&visited.all()[visited.current()].text, &text);
            }
        }
    }
}
