//! The names that are kept: recent ones, and pinned ones with a line of the user's own.

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_session::{
    MAX_NAME_NOTE_CHARACTERS, MAX_PINNED_NAMES, MAX_RECENT_NAMES, RecentAndPinnedNames, WrittenName,
};
use proptest::collection::vec;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

const UNICODE: Notation = Notation::Unicode;

fn texts(names: &RecentAndPinnedNames) -> Vec<&str> {
    names.recent_names().iter().map(|it| it.text.as_str()).collect()
}

fn written(text: &str) -> WrittenName {
    WrittenName { text: text.to_owned(), notation: UNICODE, read_as: None }
}

/// Types a name letter by letter after what stands there.
fn type_in(names: &mut RecentAndPinnedNames, before: &str, typed: &str) {
    for end in typed.char_indices().map(|(at, it)| at + it.len_utf8()) {
        names.make_current(&format!("{before}{}", &typed[..end]), UNICODE, None, true);
    }
}

#[test]
fn a_name_that_is_typed_is_one_name() {
    let mut names = RecentAndPinnedNames::default();
    names.make_current("abc.com", UNICODE, None, false);
    type_in(&mut names, "abc.com", ".example");
    // Its first letter made another name of what was opened; the others made none of that.
    assert_eq!(texts(&names), ["abc.com", "abc.com.example"]);
    // Everything is selected, and something else typed.
    type_in(&mut names, "", "xyz");
    assert_eq!(texts(&names), ["abc.com", "abc.com.example", "xyz"]);
    // Left and typed in again.
    names.end_current_typed_name();
    type_in(&mut names, "xyz", ".org");
    assert_eq!(texts(&names), ["abc.com", "abc.com.example", "xyz", "xyz.org"]);
    // Emptied, and begun anew.
    names.make_current("", UNICODE, None, true);
    type_in(&mut names, "", "xyz.net");
    assert_eq!(texts(&names), ["abc.com", "abc.com.example", "xyz", "xyz.org", "xyz.net"]);
}

#[test]
fn what_a_name_is_read_as_comes_back_with_it() {
    let mut names = RecentAndPinnedNames::default();
    names.make_current("a b", UNICODE, None, false);
    // Read as something else it is the same name.
    names.make_current("a b", UNICODE, Some(InputType::Name), false);
    names.make_current("c", UNICODE, None, false);
    assert_eq!(texts(&names), ["a b", "c"]);
    assert_eq!(names.go_to_previous_name().map(|it| it.read_as), Some(Some(InputType::Name)));
}

#[test]
fn what_is_known_to_be_a_name_is_read_as_one() {
    let read_as = |text: &str, kind| WrittenName::of_input_type(text.to_owned(), UNICODE, kind).read_as;
    // A name with brackets looks like text; anything else needs no word.
    assert_eq!(read_as("\u{5D0}(\u{5D1}).com", InputType::Url), Some(InputType::Url));
    assert_eq!(read_as("\u{5D0}.com", InputType::Url), None);
    assert_eq!(read_as("\u{5D0}.com", InputType::Text), Some(InputType::Text));
    assert_eq!(read_as("1-.2", InputType::Text), None);
    assert_eq!(read_as("https://\u{5D0}.com/", InputType::Name), Some(InputType::Name));
}

#[test]
fn back_and_forward() {
    let mut names = RecentAndPinnedNames::default();
    assert_eq!(names.go_to_previous_name(), None);
    assert_eq!(names.go_to_next_name(), None);
    for name in ["a", "b", "c"] {
        names.make_current(name, UNICODE, None, false);
    }
    assert_eq!(names.go_to_previous_name(), Some(&written("b")));
    assert_eq!(names.go_to_previous_name(), Some(&written("a")));
    assert_eq!(names.go_to_previous_name(), None);
    assert_eq!(names.go_to_next_name(), Some(&written("b")));
    // Seeing what is looked at changes nothing.
    names.make_current("b", UNICODE, None, false);
    assert_eq!(texts(&names), ["a", "b", "c"]);
    // Another one takes the place of what came after.
    names.make_current("d", UNICODE, None, false);
    assert_eq!(texts(&names), ["a", "b", "d"]);
    assert_eq!(names.go_to_next_name(), None);
    assert_eq!(names.go_to_previous_name(), Some(&written("b")));
}

#[test]
fn the_same_text_in_another_notation_is_another_name() {
    let mut names = RecentAndPinnedNames::default();
    names.make_current("AB", UNICODE, None, true);
    names.make_current("AB", Notation::Atkin2001Table1, None, true);
    assert_eq!(names.recent_names().len(), 2);
}

#[test]
fn the_oldest_are_forgotten() {
    let mut names = RecentAndPinnedNames::default();
    for number in 0..MAX_RECENT_NAMES + 5 {
        names.make_current(&number.to_string(), UNICODE, None, false);
    }
    assert_eq!(
        (names.recent_names().len(), names.current_recent_index()),
        (MAX_RECENT_NAMES, MAX_RECENT_NAMES - 1)
    );
    assert_eq!(names.recent_names()[0].text, "5");
    let all: Vec<WrittenName> = (0..MAX_RECENT_NAMES + 3).map(|it| written(&it.to_string())).collect();
    let read = RecentAndPinnedNames::from_recent_names(all, 10);
    assert_eq!(
        (read.recent_names()[read.current_recent_index()].text.as_str(), read.recent_names().len()),
        ("10", MAX_RECENT_NAMES)
    );
    assert_eq!(RecentAndPinnedNames::from_recent_names(vec![written("a")], 99).current_recent_index(), 0);
    assert_eq!(RecentAndPinnedNames::from_recent_names(Vec::new(), 99).current_recent_index(), 0);
}

#[test]
fn a_name_is_pinned_once_in_whatever_notation_it_is_written() {
    let mut names = RecentAndPinnedNames::default();
    let capitals =
        WrittenName { text: "AB.c".to_owned(), notation: Notation::CapitalsAsHebrew, read_as: None };
    let alef_bet = "\u{5D0}\u{5D1}.c";
    assert!(names.pin_if_possible(capitals.clone()) && names.pin_if_possible(written(alef_bet)));
    assert_eq!(names.pinned_names().iter().map(|it| &it.name).collect::<Vec<_>>(), [&capitals]);
    assert!(names.find_pinned_name(alef_bet).is_some() && names.find_pinned_name("AB.c").is_none());
    assert!(!names.pin_if_possible(written("")));
    // What cannot be read is known by its text.
    assert!(names.pin_if_possible(written("a..b")) && names.find_pinned_name("a..b").is_some());
    names.unpin_name(alef_bet);
    assert_eq!(names.pinned_names().len(), 1);
    names.unpin_name("a..b");
    for number in 0..MAX_PINNED_NAMES {
        assert!(names.pin_if_possible(written(&number.to_string())));
    }
    assert!(!names.pin_if_possible(written("one more")) && names.pin_if_possible(written("0")));
}

#[test]
fn a_line_belongs_to_a_pinned_name_and_is_bounded() {
    let mut names = RecentAndPinnedNames::default();
    let note = |names: &RecentAndPinnedNames| names.find_pinned_name("a").map(|it| it.note.clone());
    assert!(!names.set_note_if_possible("a", "x"), "it is not pinned");
    assert!(names.pin_if_possible(written("a")) && names.set_note_if_possible("a", "\u{5D0}"));
    assert!(!names.set_note_if_possible("a", &"x".repeat(MAX_NAME_NOTE_CHARACTERS + 1)));
    assert_eq!(note(&names).as_deref(), Some("\u{5D0}"));
    assert!(names.set_note_if_possible("a", &"\u{5D0}".repeat(MAX_NAME_NOTE_CHARACTERS)));
    assert!(names.set_note_if_possible("a", ""));
    assert_eq!(note(&names).as_deref(), Some(""));
    names.set_note_if_possible("a", "x");
    names.unpin_name("a");
    assert!(names.pin_if_possible(written("a")));
    assert_eq!(note(&names).as_deref(), Some(""));
}

#[test]
fn recent_names_are_taken_without_the_pinned_ones() {
    let mut own = RecentAndPinnedNames::default();
    own.make_current("mine", UNICODE, None, false);
    own.pin_if_possible(written("my pin"));
    let mut session = RecentAndPinnedNames::default();
    session.make_current("theirs", UNICODE, None, false);
    session.pin_if_possible(written("their pin"));
    session.copy_recent_names_from(&own);
    assert_eq!(texts(&session), ["mine"]);
    assert_eq!(
        session.pinned_names().iter().map(|it| it.name.text.as_str()).collect::<Vec<_>>(),
        ["their pin"]
    );
}

proptest! {
    #[test]
    fn the_place_is_always_among_the_names(steps in vec((0..5_u8, "[a-c]{0,3}", any::<bool>()), 0..60)) {
        let mut names = RecentAndPinnedNames::default();
        for (step, text, is_typed) in steps {
            match step {
                0 => drop(names.go_to_previous_name().cloned()),
                1 => drop(names.go_to_next_name().cloned()),
                2 => names.end_current_typed_name(),
                _ => names.make_current(&text, UNICODE, None, is_typed),
            }
            prop_assert!(names.current_recent_index() < names.recent_names().len().max(1));
            prop_assert!(names.recent_names().iter().all(|it| !it.text.is_empty()));
            // What is looked at is what was seen last, unless nothing was.
            if step > 2 && !text.is_empty() {
                prop_assert_eq!(&names.recent_names()[names.current_recent_index()].text, &text);
            }
        }
    }
}
