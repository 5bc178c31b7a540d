//! The names that are kept: recent ones, and pinned ones with a line of the user's own.

use bidiscope_bidi::name::{Notation, ReadAs};
use bidiscope_session::{KeptNames, MAX_NOTE_CHARACTERS, MAX_PINNED_NAMES, MAX_RECENT_NAMES, WrittenName};
use proptest::collection::vec;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

const UNICODE: Notation = Notation::Unicode;

fn texts(names: &KeptNames) -> Vec<&str> {
    names.recent().iter().map(|it| it.text.as_str()).collect()
}

fn written(text: &str) -> WrittenName {
    WrittenName { text: text.to_owned(), notation: UNICODE, read_as: None }
}

/// Types a name letter by letter after what stands there.
fn type_in(names: &mut KeptNames, before: &str, typed: &str) {
    for end in typed.char_indices().map(|(at, it)| at + it.len_utf8()) {
        names.visit(&format!("{before}{}", &typed[..end]), UNICODE, None, true);
    }
}

#[test]
fn a_name_that_is_typed_is_one_name() {
    let mut names = KeptNames::default();
    names.visit("abc.com", UNICODE, None, false);
    type_in(&mut names, "abc.com", ".example");
    // Its first letter made another name of what was opened; the others made none of that.
    assert_eq!(texts(&names), ["abc.com", "abc.com.example"]);
    // Everything is selected, and something else typed.
    type_in(&mut names, "", "xyz");
    assert_eq!(texts(&names), ["abc.com", "abc.com.example", "xyz"]);
    // Left and typed in again.
    names.end_typing();
    type_in(&mut names, "xyz", ".org");
    assert_eq!(texts(&names), ["abc.com", "abc.com.example", "xyz", "xyz.org"]);
    // Emptied, and begun anew.
    names.visit("", UNICODE, None, true);
    type_in(&mut names, "", "xyz.net");
    assert_eq!(texts(&names), ["abc.com", "abc.com.example", "xyz", "xyz.org", "xyz.net"]);
}

#[test]
fn what_a_name_is_read_as_comes_back_with_it() {
    let mut names = KeptNames::default();
    names.visit("a b", UNICODE, None, false);
    // Read as something else it is the same name.
    names.visit("a b", UNICODE, Some(ReadAs::Name), false);
    names.visit("c", UNICODE, None, false);
    assert_eq!(texts(&names), ["a b", "c"]);
    assert_eq!(names.back().map(|it| it.read_as), Some(Some(ReadAs::Name)));
}

#[test]
fn what_is_known_to_be_a_name_is_read_as_one() {
    let read_as = |text: &str, kind| WrittenName::of_kind(text.to_owned(), UNICODE, kind).read_as;
    // A name with brackets looks like text; anything else needs no word.
    assert_eq!(read_as("\u{5D0}(\u{5D1}).com", ReadAs::Url), Some(ReadAs::Url));
    assert_eq!(read_as("\u{5D0}.com", ReadAs::Url), None);
    assert_eq!(read_as("\u{5D0}.com", ReadAs::Text), Some(ReadAs::Text));
    assert_eq!(read_as("1-.2", ReadAs::Text), None);
    assert_eq!(read_as("https://\u{5D0}.com/", ReadAs::Name), Some(ReadAs::Name));
}

#[test]
fn back_and_forward() {
    let mut names = KeptNames::default();
    assert_eq!(names.back(), None);
    assert_eq!(names.forward(), None);
    for name in ["a", "b", "c"] {
        names.visit(name, UNICODE, None, false);
    }
    assert_eq!(names.back(), Some(&written("b")));
    assert_eq!(names.back(), Some(&written("a")));
    assert_eq!(names.back(), None);
    assert_eq!(names.forward(), Some(&written("b")));
    // Seeing what is looked at changes nothing.
    names.visit("b", UNICODE, None, false);
    assert_eq!(texts(&names), ["a", "b", "c"]);
    // Another one takes the place of what came after.
    names.visit("d", UNICODE, None, false);
    assert_eq!(texts(&names), ["a", "b", "d"]);
    assert_eq!(names.forward(), None);
    assert_eq!(names.back(), Some(&written("b")));
}

#[test]
fn the_same_text_in_another_notation_is_another_name() {
    let mut names = KeptNames::default();
    names.visit("AB", UNICODE, None, true);
    names.visit("AB", Notation::Table1, None, true);
    assert_eq!(names.recent().len(), 2);
}

#[test]
fn the_oldest_are_forgotten() {
    let mut names = KeptNames::default();
    for number in 0..MAX_RECENT_NAMES + 5 {
        names.visit(&number.to_string(), UNICODE, None, false);
    }
    assert_eq!((names.recent().len(), names.current_index()), (MAX_RECENT_NAMES, MAX_RECENT_NAMES - 1));
    assert_eq!(names.recent()[0].text, "5");
    let all: Vec<WrittenName> = (0..MAX_RECENT_NAMES + 3).map(|it| written(&it.to_string())).collect();
    let read = KeptNames::of_recent(all, 10);
    assert_eq!(
        (read.recent()[read.current_index()].text.as_str(), read.recent().len()),
        ("10", MAX_RECENT_NAMES)
    );
    assert_eq!(KeptNames::of_recent(vec![written("a")], 99).current_index(), 0);
    assert_eq!(KeptNames::of_recent(Vec::new(), 99).current_index(), 0);
}

#[test]
fn a_name_is_pinned_once_in_whatever_notation_it_is_written() {
    let mut names = KeptNames::default();
    let capitals = WrittenName { text: "AB.c".to_owned(), notation: Notation::Capitals, read_as: None };
    let alef_bet = "\u{5D0}\u{5D1}.c";
    assert!(names.pin(capitals.clone()) && names.pin(written(alef_bet)));
    assert_eq!(names.pinned().iter().map(|it| &it.name).collect::<Vec<_>>(), [&capitals]);
    assert!(names.find_pinned(alef_bet).is_some() && names.find_pinned("AB.c").is_none());
    assert!(!names.pin(written("")));
    // What cannot be read is known by its text.
    assert!(names.pin(written("a..b")) && names.find_pinned("a..b").is_some());
    names.unpin(alef_bet);
    assert_eq!(names.pinned().len(), 1);
    names.unpin("a..b");
    for number in 0..MAX_PINNED_NAMES {
        assert!(names.pin(written(&number.to_string())));
    }
    assert!(!names.pin(written("one more")) && names.pin(written("0")));
}

#[test]
fn a_line_belongs_to_a_pinned_name_and_is_bounded() {
    let mut names = KeptNames::default();
    let note = |names: &KeptNames| names.find_pinned("a").map(|it| it.note.clone());
    assert!(!names.set_note("a", "x"), "it is not pinned");
    assert!(names.pin(written("a")) && names.set_note("a", "\u{5D0}"));
    assert!(!names.set_note("a", &"x".repeat(MAX_NOTE_CHARACTERS + 1)));
    assert_eq!(note(&names).as_deref(), Some("\u{5D0}"));
    assert!(names.set_note("a", &"\u{5D0}".repeat(MAX_NOTE_CHARACTERS)));
    assert!(names.set_note("a", ""));
    assert_eq!(note(&names).as_deref(), Some(""));
    names.set_note("a", "x");
    names.unpin("a");
    assert!(names.pin(written("a")));
    assert_eq!(note(&names).as_deref(), Some(""));
}

#[test]
fn recent_names_are_taken_without_the_pinned_ones() {
    let mut own = KeptNames::default();
    own.visit("mine", UNICODE, None, false);
    own.pin(written("my pin"));
    let mut session = KeptNames::default();
    session.visit("theirs", UNICODE, None, false);
    session.pin(written("their pin"));
    session.copy_recent_from(&own);
    assert_eq!(texts(&session), ["mine"]);
    assert_eq!(session.pinned().iter().map(|it| it.name.text.as_str()).collect::<Vec<_>>(), ["their pin"]);
}

proptest! {
    #[test]
    fn the_place_is_always_among_the_names(steps in vec((0..5_u8, "[a-c]{0,3}", any::<bool>()), 0..60)) {
        let mut names = KeptNames::default();
        for (step, text, is_typed) in steps {
            match step {
                0 => drop(names.back().cloned()),
                1 => drop(names.forward().cloned()),
                2 => names.end_typing(),
                _ => names.visit(&text, UNICODE, None, is_typed),
            }
            prop_assert!(names.current_index() < names.recent().len().max(1));
            prop_assert!(names.recent().iter().all(|it| !it.text.is_empty()));
            // What is looked at is what was seen last, unless nothing was.
            if step > 2 && !text.is_empty() {
                prop_assert_eq!(&names.recent()[names.current_index()].text, &text);
            }
        }
    }
}
