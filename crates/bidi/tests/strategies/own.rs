//! Strategies of one's own.

use bidiscope_bidi::name::BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
use bidiscope_bidi::name::representative;
use bidiscope_bidi::name::{BidiClass, Character, Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, DisplayEngine, DisplayOption, Strategy};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::sample::select;

use crate::displays::{any_choices, any_display};

/// All sequences of these classes to a length, handed to `visit`; how many.
fn each(classes: &[BidiClass], length: usize, mut visit: impl FnMut(&[Character])) -> usize {
    let alphabet: Vec<Character> = classes.iter().map(|&it| representative(it)).collect();
    let mut count = 0;
    for length in 0..=length {
        for number in 0..alphabet.len().pow(length as u32) {
            let digits = std::iter::successors(Some(number), |it| Some(it / alphabet.len()));
            let characters: Vec<Character> =
                digits.take(length).map(|it| alphabet[it % alphabet.len()]).collect();
            visit(&characters);
            count += 1;
        }
    }
    count
}

/// The table of docs/output.md: how each built-in strategy is written as a custom one.
#[test]
fn built_in_strategies_are_written_as_custom_ones() {
    let fields = "custom:separators=parts,direction=order,around=marks,whole=embedding";
    for (built_in, custom) in [
        ("logical", "custom:base=logical"),
        ("one-to-one", "custom:base=one-to-one"),
        ("uba-ltr", "custom"),
        ("uba-rtl", "custom:paragraph=rtl"),
        ("uba-auto:l3=no", "custom:paragraph=auto,l3=no"),
        ("components", "custom:separators=structural,fields=alone,direction=content"),
        ("fields", fields),
        ("fields:order=content,paragraph=rtl", &format!("{fields},order=content,paragraph=rtl")),
        ("isolates", "custom:separators=parts,around=isolate,whole=isolate"),
        (
            "isolates:isolate=first-strong",
            "custom:separators=parts,around=isolate,whole=isolate,direction=first-strong",
        ),
    ] {
        let [built_in, custom] = [built_in, custom].map(|it| DisplayConfig::read(it).expect("a display"));
        assert_eq!(built_in.choices(), custom.choices(), "{built_in}");
    }
}

/// A separator ends all inferences of the one-to-one display, so that labels laid out alone show the same.
#[test]
fn the_one_to_one_display_of_a_name_is_that_of_its_labels() {
    let alone =
        DisplayConfig::read("custom:base=one-to-one,separators=idna,fields=alone").expect("a display");
    let visit = |characters: &[Character]| {
        assert_eq!(alone.order(characters), Strategy::OneToOne.order(characters));
    };
    assert_eq!(each(&[L, R, AL, EN, AN, ES, CS], 4, visit), 2_801);
}

#[test]
fn the_characters_that_stand_for_separators_differ() {
    // What stands for CS is the full stop, for ES the hyphen-minus.
    assert_eq!([CS, ES].map(|class| representative(class).scalar), ['.', '-']);
}

fn check(display: &str, name: &str, expected: &str) {
    let name = Name::read(name, Notation::CapitalsAsHebrew).expect("a name");
    let display = DisplayConfig::read(display).expect("a display");
    let shown = Notation::CapitalsAsHebrew
        .write_scalars(display.order(name.characters()).display(name.characters()).chars());
    assert_eq!(shown.as_deref(), Ok(expected), "{display}");
}

/// RFC 5893 section 7.1: the program "chooses to examine the last character (in network order) of a string in order to
/// determine its directionality". Where the names end in a letter it shows what every other program does.
#[test]
fn the_old_program_takes_its_direction_from_the_last_character() {
    check("custom:paragraph=last", "abc-DEF", "FED-abc");
    check("custom:paragraph=last", "DEF-abc", "FED-abc");
    check("custom:paragraph=last", "DEF-12", "12-FED");
    // A word with a mark at its end, and a hyphen that goes with the paragraph: "as if it was a left-to-right string".
    let old = DisplayConfig::read("custom:paragraph=last").expect("a display");
    for (characters, is_fooled) in [("a-\u{5D0}\u{5B8}", true), ("a-\u{5D0}\u{5B8}\u{5D1}", false)] {
        let name = Name::read(characters, Notation::Unicode).expect("a name");
        let same = |strategy| {
            old.order(name.characters())
                == DisplayConfig::with_default_options(strategy).order(name.characters())
        };
        assert_eq!((same(Strategy::UbaLtr), same(Strategy::UbaRtl)), (is_fooled, !is_fooled), "{characters}");
    }
}

#[test]
fn what_if_the_hyphen_were_something_else() {
    // By hand, from the rules of UAX #9.
    check("custom", "AB-12", "12-BA");
    check("custom:hyphen=l", "AB-12", "BA-12");
    check("custom:hyphen=r", "AB-12", "12-BA");
    // The number stands at level 2, to the left of the hyphen.
    check("custom:hyphen=r", "ab-12", "ab12-");
    check("custom:hyphen=r", "ab-c", "ab-c");
    // Figure 4 of the paper: by the classes of 2001 the hyphens belong to the number.
    check("custom:hyphen=et", "NOP--123", "--123PON");
    check("custom:bidi-data=unicode-3\\u{2E}1", "NOP--123", "--123PON");
    check("custom:hyphen=es,bidi-data=unicode-3\\u{2E}1", "NOP--123", "123--PON");
    // W4 joins two numbers over a separator, and over no neutral.
    check("custom", "A1-2", "1-2A");
    check("custom:hyphen=on", "A1-2", "2-1A");
}

/// By hand, from the passes of the paper: a hyphen that is made a letter is that letter, and any other class leaves it
/// the hyphen that it is.
#[test]
fn the_paper_goes_by_the_class_that_a_hyphen_is_given() {
    check("custom:base=one-to-one", "AB-12C", "C12-BA");
    check("custom:base=one-to-one,hyphen=l", "AB-12C", "BA-12C");
    check("custom:base=one-to-one,hyphen=on", "AB-12C", "C12-BA");
    check("custom:base=one-to-one,hyphen=et", "AB-12C", "C12-BA");
    check("custom:base=one-to-one", "a1-2B", "a1-2B");
    check("custom:base=one-to-one,hyphen=r", "a1-2B", "a1B2-");
    // A hyphen that separates fields ends what is inferred, as every other separator does.
    check("custom:base=one-to-one,separators=-,fields=alone", "AB-CD", "BA-DC");
}

#[test]
fn what_if_digits_followed_the_letter_before_them() {
    check("custom", "A12", "12A");
    check("custom:digits=letter", "A12", "21A");
    check("custom:digits=letter", "a12.B3", "a12.3B");
    check("custom:digits=letter", "12A", "12A");
    // In a field of its own no letter stands before it.
    check("custom", "a1.2B", "a1.2B");
    check("custom:digits=r", "a12", "a21");
    check("custom:digits=letter,separators=idna", "A.12", "12.A");
    check("custom:digits=letter", "A.12", "21.A");
}

#[test]
fn what_if_labels_were_isolated_in_first_strong_direction() {
    check("custom:separators=idna,around=isolate", "AB.CD.com", "BA.DC.com");
    check("custom:separators=idna,around=isolate", "AB1.CD.com", "1BA.DC.com");
    check("custom:separators=idna,around=isolate", "12A.b", "12A.b");
    check("custom:separators=idna,around=isolate,direction=rtl", "12A.b", "A12.b");
    check("custom:separators=idna,around=isolate,direction=rtl,paragraph=rtl", "12A.b", "b.A12");
    check("custom:separators=idna,around=override", "AB.c", "AB.c");
    // Between two right-to-left overrides the full stop is right-to-left too (sos and eos, N1).
    check("custom:separators=idna,around=override,direction=rtl", "ab.C", "C.ba");
    check("custom:separators=-,around=isolate,direction=content", "AB-12-c", "BA-12-c");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// A permutation of the characters, and the same by every way to it.
    #[test]
    fn any_display_is_a_permutation(
        display in any_display(),
        classes in vec(select(BidiClass::ALL.to_vec()), 0..16),
    ) {
        let characters: Vec<Character> =
            classes.into_iter().filter(|&it| it != BidiClass::B).map(representative).collect();
        let order = display.order(&characters);
        let mut sorted: Vec<usize> = order.logical_from_visual().iter().map(|it| it.0).collect();
        sorted.sort_unstable();
        prop_assert!(sorted.into_iter().eq(0..characters.len()));
        let mut screen = DisplayEngine::new(display.clone());
        prop_assert_eq!(screen.order(&characters), order.logical_from_visual());
        prop_assert_eq!(display.line_around_name(&characters).name_order, order);
    }

    /// A choice that is said to change nothing changes nothing.
    #[test]
    fn an_idle_choice_changes_nothing(
        choices in any_choices(),
        classes in vec(select(vec![L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS]), 0..9),
    ) {
        let characters: Vec<Character> = classes.into_iter().map(representative).collect();
        let display = DisplayConfig::custom(choices);
        for &key in display.strategy().options() {
            if display.no_effect_reason(key).is_none() {
                continue;
            }
            for value in key.values(Strategy::Custom) {
                let other = display.clone().with_option(key, value).expect("a choice");
                let [one, other] = [&display, &other].map(|it| it.order(&characters).logical_from_visual().to_vec());
                prop_assert_eq!(one, other, "{} by {}={}", display, key, value);
            }
        }
    }

    /// What is written is read back, choice by choice.
    #[test]
    fn any_display_is_spelled(display in any_display()) {
        prop_assert_eq!(DisplayConfig::read(&display.to_string()), Ok(display.clone()));
        let spelled = DisplayOption::ALL.into_iter().filter(|&it| display.has_option(it)).try_fold(
            DisplayConfig::with_default_options(display.strategy()),
            |so_far, key| so_far.with_option(key, display.option_value(key)),
        );
        prop_assert_eq!(spelled, Some(display));
    }
}
