//! The sentences themselves, written by hand from UAX #9 and the paper.

use bidiscope_bidi::name::{BidiClass, Name, Notation};
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{CharRef, InferredNeighbour, Neighbour, Summary, Trace};
use bidiscope_present::message;
use bidiscope_present::messages::Message;
use bidiscope_present::view::SummaryView;

/// What is told of a character at a rule.
fn output(name: &str, strategy: Strategy, character: usize, rule: &str) -> String {
    let name = Name::read(name, Notation::Capitals).expect("a name");
    let trace = Trace::of(strategy, name.characters());
    let history = trace.character_history(LogicalIndex(character));
    let found = history.iter().find(|it| it.text.starts_with(rule)).map(|it| it.text.clone());
    let found = found.unwrap_or_default();
    found.split_once(": ").map_or(String::new(), |(_, said)| said.to_owned())
}

#[test]
fn the_number_before_the_letters() {
    // P3 has no letter to go by here: the display says which way the paragraph runs. W7 meets sos.
    assert_eq!(
        output("123-ABC", Strategy::UbaLtr, 0, "P3"),
        "its paragraph is at level 0: the display says that it runs left to right. Even levels run left to right, odd ones right to left."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaLtr, 0, "W7"),
        "EN becomes L: no letter stands before it in its sequence, and the start of its sequence (sos) is L because the paragraph runs left to right."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaLtr, 3, "N2"),
        "ON becomes L: 3 before it (L) and 5 after it (R) do not run the same way, so it goes by its level 0, which runs left to right."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaRtl, 3, "N1"),
        "ON becomes R: 3 before it (EN, which counts as R) and 5 after it (R) run the same way."
    );
    assert_eq!(
        output("123-ABC", Strategy::UbaAuto, 4, "P3"),
        "its paragraph is at level 1: its first letter, 5, is R. Even levels run left to right, odd ones right to left."
    );
}

/// Why a display looks so.
fn summary(name: &str, notation: Notation, display: &str) -> Summary {
    let name = Name::read(name, notation).expect("a name");
    Trace::of(DisplayConfig::read(display).expect("a display"), name.characters()).summary()
}

fn name(position: usize, class: BidiClass) -> Neighbour {
    Neighbour { character: CharRef::Name(position), class }
}

/// By UAX #9 and the paper, by hand; the display in a comment.
#[test]
fn why_a_pane_looks_so() {
    let check = |name: &str, display: &str, expected: Summary| {
        assert_eq!(summary(name, Notation::Capitals, display), expected, "{name}, {display}");
    };
    // 123-CBA
    check("123-ABC", "uba-ltr", Summary::NumberFirst { number: 0..3 });
    // CBA-123
    check("123-ABC", "uba-rtl", Summary::StartsAtRight { first: 0..3 });
    // 123-CBA
    check("ABC-123", "uba-ltr", Summary::NumberAfterLetter { number: 4..7, letter: name(2, BidiClass::R) });
    // CBA-123
    check(
        "ABC-123",
        "one-to-one",
        Summary::StaysAtRight { stays: 4..7, before: 2, after: InferredNeighbour::None },
    );
    // a.1.A, but the last letter is alone.
    check("a.1.A", "uba-ltr", Summary::OnlySingleCharacters(4..5));
    // A.a.1
    check("a.1.A", "uba-rtl", Summary::StartsAtRight { first: 0..3 });
    // FED.CBA
    check(
        "ABC.DEF",
        "uba-ltr",
        Summary::SeparatorRightToLeft {
            separator: 3,
            before: name(2, BidiClass::R),
            after: name(4, BidiClass::R),
        },
    );
    check("ABC.DEF", "uba-rtl", Summary::AllRightToLeft { paragraph: Direction::RightToLeft });
    // CBA.FED
    check(
        "ABC.DEF",
        "components",
        Summary::ComponentRightToLeft { component: 0..3, holds: name(0, BidiClass::R) },
    );
    check(
        "ABC.DEF",
        "fields",
        Summary::FieldsInOrder {
            scalars: ['\u{202A}', '\u{200E}'],
            direction: Direction::LeftToRight,
            reversed: Some(0..3),
        },
    );
    check(
        "ABC.DEF",
        "isolates",
        Summary::FieldsInOrder {
            scalars: ['\u{2066}', '\u{2069}'],
            direction: Direction::LeftToRight,
            reversed: Some(0..3),
        },
    );
    check("ABC.com", "one-to-one", Summary::RunReversedInPlace { range: 0..3, more: 0 });
    check("ABC.com", "uba-ltr", Summary::RunReversed { range: 0..3, more: 0 });
    check("abc.com", "uba-auto", Summary::NothingRightToLeft { paragraph: Direction::LeftToRight });
    check("abc.com", "logical", Summary::StoredOrder);
    check("A", "uba-ltr", Summary::SingleCharacter);
    check(
        "a.B",
        "custom:separators=structural,fields=alone,direction=content,order=right-to-left",
        Summary::FieldsRightToLeft,
    );
}

/// The paper's own: AB-12 and AB12 of its figures, in its notation, in which N to Z are Hebrew.
#[test]
fn why_the_papers_examples_look_so() {
    let check = |name: &str, display: &str, expected: Summary| {
        assert_eq!(summary(name, Notation::Table1, display), expected, "{name}, {display}");
    };
    // BA-12 and 12-BA
    check(
        "AB-12",
        "one-to-one",
        Summary::StaysAtRight { stays: 3..5, before: 1, after: InferredNeighbour::None },
    );
    check("AB-12", "uba-ltr", Summary::NumberAfterLetter { number: 3..5, letter: name(1, BidiClass::AL) });
    // Figure 4: 123--PON today, --123PON by the classes of 2001.
    let left = || Summary::NumberAfterLetter { number: 5..8, letter: name(2, BidiClass::R) };
    check("NOP--123", "uba-ltr", left());
    check("NOP--123", "uba-ltr:bidi-data=unicode-3\\u{2E}1", left());
    // AB12CD: DC12BA in both.
    check("AB12CD", "one-to-one", Summary::NumberBetweenRightToLeft { number: 2..4, before: 1, after: 4 });
}

/// Where more than the right-to-left letters moves, and where a mark counts by its letter: by UAX #9, by hand.
#[test]
fn no_more_is_said_than_is_true() {
    let check = |name: &str, display: &str, expected: Summary| {
        assert_eq!(summary(name, Notation::CodePoints, display), expected, "{name}, {display}");
    };
    // The Arabic number, at level 2, is turned round with the letters after it, at level 1: it stands at the right.
    check("0663 05D0 05D1", "uba-ltr", Summary::ReversedByLevels);
    // W1 makes the point R, but it is no letter.
    check(
        "05D0 05B8 0031",
        "uba-ltr",
        Summary::NumberAfterLetter { number: 2..3, letter: name(0, BidiClass::R) },
    );
}

/// Where the text around the name decides: by UAX #9, by hand.
#[test]
fn the_text_around_a_name_can_decide() {
    let check = |name: &str, display: &str, expected: Message<'_>| {
        let name = Name::read(name, Notation::CodePoints).expect("a name");
        let display = DisplayConfig::read(display).expect("a display");
        let seen = SummaryView::of(&display, name.characters()).expect("a short name");
        assert_eq!(seen.sentence, expected.to_string(), "{display}");
    };
    // In a right-to-left isolate: c.BA, and not BA.c.
    let isolate = "uba-ltr:before=\\u{2067},after=\\u{2069}";
    check("05D0 05D1 002E 0063", isolate, message!(context_reorders_name));
    // The digit goes to the left of the Hebrew letter before the name: 3 A c.
    check("0033 0063", "uba-ltr:before=\\u{5D0}\\u{20}", message!(context_splits_name));
    // A Latin word beside it changes nothing.
    let alone = message!(summary_nothing_rtl, paragraph = "ltr");
    let as_alone = message!(as_without_context, sentence = alone);
    check("0031 0063", "uba-ltr:before=\\u{61}\\u{20}", as_alone);
}

/// RFC 5893 section 7.1.
#[test]
fn the_old_program_names_the_last_character() {
    let name = Name::read("aB", Notation::Capitals).expect("a name");
    let display = DisplayConfig::read("custom:paragraph=last").expect("a display");
    let history = Trace::of(display, name.characters()).character_history(LogicalIndex(0));
    assert!(
        history.iter().any(|it| it.text.contains("the display goes by the last character, 2, which is R")),
        "{history:?}"
    );
}
