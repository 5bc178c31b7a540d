//! What decides how a name looks, as a value and as a sentence: by hand from UAX #9 and the papers.

use bidiscope_bidi::name::{BidiClass, Input, Notation};
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{
    CharRef, DisplaySummary, LogicalCharacterRange, Neighbour, OneToOneNeighbour, ParagraphLevelReason, Trace,
};
use bidiscope_bidi::uba::{ResolvedBracketPair, UbaRule};
use bidiscope_report::view::DisplaySummaryView;
use bidiscope_report::words::trace::character_history;
use bidiscope_words::{Message, message};

/// Why a display looks so.
fn summary(name: &str, notation: Notation, display: &str) -> DisplaySummary {
    let name = Input::read(name, notation).expect("a name");
    Trace::of_display(DisplayConfig::read(display).expect("a display"), name.characters()).summary()
}

/// In a display that makes the paragraph right-to-left.
fn starts_at_right(first: std::ops::Range<usize>) -> DisplaySummary {
    DisplaySummary::ParagraphStartsAtRight {
        first_run_range: LogicalCharacterRange(first),
        level_reason: ParagraphLevelReason::FixedByDisplay,
    }
}

fn name(position: usize, class: BidiClass) -> Neighbour {
    Neighbour { character: CharRef::InName(LogicalIndex(position)), class }
}

/// By UAX #9 and the paper, by hand; the display in a comment.
#[test]
fn why_a_pane_looks_so() {
    let check = |name: &str, display: &str, expected: DisplaySummary| {
        assert_eq!(summary(name, Notation::CapitalsAsHebrew, display), expected, "{name}, {display}");
    };
    // 123-CBA
    check(
        "123-ABC",
        "uba-ltr",
        DisplaySummary::NumberBeforeRightToLeft {
            number_range: LogicalCharacterRange(0..3),
            reversed_ranges: vec![LogicalCharacterRange(4..7)],
        },
    );
    // CBA-123
    check("123-ABC", "uba-rtl", starts_at_right(0..3));
    // 123-CBA
    check(
        "ABC-123",
        "uba-ltr",
        DisplaySummary::NumberAfterLetter {
            number_range: LogicalCharacterRange(4..7),
            preceding_letter: name(2, BidiClass::R),
        },
    );
    // CBA-123
    check(
        "ABC-123",
        "one-to-one",
        DisplaySummary::OneToOneStaysAtRight {
            reversed_ranges: vec![LogicalCharacterRange(0..3)],
            left_to_right_range: LogicalCharacterRange(4..7),
            index_before: LogicalIndex(2),
            neighbour_after: OneToOneNeighbour::NoNeighbour,
        },
    );
    // 321 does not stand beside it: the second label is reversed too.
    check(
        "ABC-123.DEFGH",
        "one-to-one",
        DisplaySummary::OneToOneStaysAtRight {
            reversed_ranges: vec![LogicalCharacterRange(0..3), LogicalCharacterRange(8..13)],
            left_to_right_range: LogicalCharacterRange(4..7),
            index_before: LogicalIndex(2),
            neighbour_after: OneToOneNeighbour::Character {
                logical_index: LogicalIndex(7),
                direction: Direction::LeftToRight,
            },
        },
    );
    // a.1.A, but the last letter is alone.
    check(
        "a.1.A",
        "uba-ltr",
        DisplaySummary::OnlySingleCharacters { first_range: LogicalCharacterRange(4..5) },
    );
    // A.a.1
    check("a.1.A", "uba-rtl", starts_at_right(0..3));
    // FED.CBA
    check(
        "ABC.DEF",
        "uba-ltr",
        DisplaySummary::NeutralRightToLeft {
            neutral_index: LogicalIndex(3),
            neighbour_before: name(2, BidiClass::R),
            neighbour_after: name(4, BidiClass::R),
        },
    );
    check(
        "ABC.DEF",
        "uba-rtl",
        DisplaySummary::AllRightToLeft { paragraph_direction: Direction::RightToLeft },
    );
    // CBA.FED
    check(
        "ABC.DEF",
        "components",
        DisplaySummary::ComponentRightToLeft {
            first_component_range: LogicalCharacterRange(0..3),
            right_to_left_character: name(0, BidiClass::R),
            further_component_count: 1,
        },
    );
    check(
        "ABC.DEF",
        "fields",
        DisplaySummary::ControlsKeepFieldsInOrder {
            inserted_controls: ['\u{202A}', '\u{200E}'],
            field_direction: Direction::LeftToRight,
            first_reversed_range: Some(LogicalCharacterRange(0..3)),
            first_number_range: None,
            further_run_count: 1,
        },
    );
    check(
        "ABC.DEF",
        "isolates",
        DisplaySummary::ControlsKeepFieldsInOrder {
            inserted_controls: ['\u{2066}', '\u{2069}'],
            field_direction: Direction::LeftToRight,
            first_reversed_range: Some(LogicalCharacterRange(0..3)),
            first_number_range: None,
            further_run_count: 1,
        },
    );
    check(
        "ABC.com",
        "one-to-one",
        DisplaySummary::OneToOneRunReversedInPlace {
            first_run_range: LogicalCharacterRange(0..3),
            first_number_range: None,
            further_run_count: 0,
        },
    );
    check(
        "ABC.com",
        "uba-ltr",
        DisplaySummary::RunReversed { first_run_range: LogicalCharacterRange(0..3), further_run_count: 0 },
    );
    check(
        "abc.com",
        "uba-auto",
        DisplaySummary::NothingRightToLeft { paragraph_direction: Direction::LeftToRight },
    );
    check("abc.com", "logical", DisplaySummary::LogicalOrder);
    check("A", "uba-ltr", DisplaySummary::SingleCharacter);
    check(
        "a.B",
        "custom:separators=structural,fields=alone,direction=content,order=right-to-left",
        DisplaySummary::FieldsArrangedRightToLeft,
    );
}

/// What is said says each thing once, and refers to nothing that is not there.
#[test]
fn summaries_of_single_letters_stand_by_themselves() {
    let said = |name: &str, display: &str| {
        let name = Input::read(name, Notation::Unicode).expect("a name");
        let display = DisplayConfig::read(display).expect("a display");
        DisplaySummaryView::of_display_unless_too_long(&display, name.characters())
            .expect("a short name")
            .summary_sentences
    };
    for name in ["\u{5D0}(\u{5D1})\u{5D2}[1].com", "\u{5D0}.5%.b"] {
        assert_eq!(
            said(name, "one-to-one"),
            "Each right-to-left run is a single character, so the display keeps the stored order."
        );
    }
    assert_eq!(
        said("\u{5D0}.com", "components"),
        "Components follow each other from left to right. One component runs right to left: \
         \u{201C}\u{5D0}\u{201D} U+05D0 (position 1), of class R."
    );
    assert_eq!(
        said("\u{5D0}\u{5D1}.com", "components"),
        "Components follow each other from left to right. One component runs right to left: the characters at \
         positions 1\u{2013}2. This component contains \u{201C}\u{5D0}\u{201D} U+05D0 (position 1), of class R."
    );
    // The paragraph is spoken of where it decides, and the first strong character where that decides the paragraph.
    assert_eq!(
        said("b\u{5D0}1", "uba-auto"),
        "The number \u{201C}1\u{201D} (position 3) is left of \u{201C}\u{5D0}\u{201D} U+05D0 (position 2) (rule W7). \
         This letter, of class R, is the last strong character before the number. The first strong character, \
         \u{201C}b\u{201D} (position 1), makes the paragraph left-to-right (rules P2 and P3)."
    );
    assert_eq!(
        said("\u{5D0}.b", "uba-auto"),
        "The first strong character, \u{201C}\u{5D0}\u{201D} U+05D0 (position 1), makes the paragraph right-to-left (rules P2 and \
         P3). So reading starts at the right, with the characters at positions 1\u{2013}2."
    );
    // In both paragraphs 12-A.
    assert_eq!(said("\u{5D0}-12", "uba-rtl"), said("\u{5D0}-12", "uba-ltr"));
    // Fields that stand as without the controls, and such as do not: 12BA.DC there, and BA12.
    let alone = said("\u{5D0}\u{5D1}.com", "uba-ltr");
    assert_eq!(
        said("\u{5D0}\u{5D1}.com", "fields"),
        format!("{alone} Without the added controls, the display would be the same.")
    );
    assert_eq!(
        said("\u{5D0}\u{5D1}12.\u{5D2}", "fields"),
        "Added controls U+202A and U+200E keep the fields in order from left to right. One right-to-left run \
         is reversed within its field: the characters at positions 1\u{2013}4. The digits of \u{201C}12\u{201D} (positions \
         3\u{2013}4) keep their order from left to right."
    );
    // U+202C is not seen.
    assert!(said("\u{5D0}\u{5D1}\u{202C}.com", "uba-ltr").ends_with("positions 1\u{2013}2."));
}

/// Controls and brackets, by UAX #9, 3.3.2 and N0.
#[test]
fn controls_and_brackets_that_decide_are_named() {
    let check = |name: &str, display: &str, expected: DisplaySummary| {
        assert_eq!(summary(name, Notation::Unicode, display), expected, "{name:?}, {display}");
    };
    let control = |opener: usize, rule: UbaRule, direction: Direction, inside: std::ops::Range<usize>| {
        DisplaySummary::ControlDecides {
            opening_control_index: LogicalIndex(opener),
            opening_uba_rule: rule,
            inside_direction: direction,
            scope_end_index: LogicalIndex(inside.end),
            first_inside_range: LogicalCharacterRange(inside),
            decides_alone: true,
        }
    };
    // An override inside an isolate. Without the isolate L2 would take the letter to the left of level 2 as well.
    let text = "a\u{2067}\u{202D}bcd\u{202C}\u{5D0}\u{2069}";
    let override_inside = DisplaySummary::ControlDecides {
        opening_control_index: LogicalIndex(2),
        opening_uba_rule: UbaRule::X5,
        inside_direction: Direction::LeftToRight,
        first_inside_range: LogicalCharacterRange(3..6),
        scope_end_index: LogicalIndex(6),
        decides_alone: false,
    };
    check(text, "uba-ltr", override_inside);
    let text = "\u{2067}a\u{202E}bcd\u{202C}e\u{2069}";
    check(text, "uba-ltr", control(2, UbaRule::X4, Direction::RightToLeft, 3..6));
    // What is visible inside comes before a control inside.
    let nested = DisplaySummary::ControlDecides {
        opening_control_index: LogicalIndex(1),
        opening_uba_rule: UbaRule::X5a,
        inside_direction: Direction::RightToLeft,
        first_inside_range: LogicalCharacterRange(2..4),
        // Nothing closes it.
        scope_end_index: LogicalIndex(10),
        decides_alone: true,
    };
    let said = |name: &str| {
        let name = Input::read(name, Notation::Unicode).expect("a name");
        DisplaySummaryView::of_display_unless_too_long(&Strategy::UbaLtr.into(), name.characters())
            .expect("a short name")
            .summary_sentences
    };
    let unclosed = "a\u{2067}bc\u{2067}de.\u{5D0}\u{5D1}";
    check(unclosed, "uba-ltr", nested);
    assert!(said(unclosed).contains("(positions 3\u{2013}4) to the end"));
    let closed = "a\u{2067}bc\u{2067}de.\u{5D0}\u{2069}\u{5D1}\u{2069}x";
    assert!(said(closed).contains("(positions 3\u{2013}4) to position 11"));
    check("\u{202E}abc\u{202C}", "components", control(0, UbaRule::X4, Direction::RightToLeft, 1..4));
    // Right-to-left paragraphs, in which "!" in place of the brackets would make another display: N1 or N2 would give one of
    // the two the other direction, so that it would stand elsewhere. b: Hebrew inside.
    let check_brackets = |name: &str, closing, class, inside, before| {
        let resolved =
            ResolvedBracketPair { resolved_class: class, strong_inside: inside, n0c_strong_before: before };
        check(
            name,
            "uba-rtl",
            DisplaySummary::BracketsDecide {
                opening_bracket_index: LogicalIndex(1),
                closing_bracket_index: LogicalIndex(closing),
                resolved_pair: resolved,
            },
        );
    };
    let (l, r) = (|at| name(at, BidiClass::L), |at| name(at, BidiClass::R));
    check_brackets("a(b\u{5D0})c", 4, BidiClass::R, r(3), None);
    // c1: only Latin inside, and Latin before.
    check_brackets("a(b)\u{5D0}", 3, BidiClass::L, l(2), Some(l(0)));
    // c2: only Latin inside, but Hebrew before.
    check_brackets("\u{5D0}(a)b", 3, BidiClass::R, l(2), Some(r(0)));
    // N2 would make both brackets right-to-left as well, so they decide nothing.
    check("a(\u{5D0})b", "uba-rtl", starts_at_right(0..1));
    // Where controls change nothing that is seen, the sentence is about what is seen.
    let nothing = DisplaySummary::NothingRightToLeft { paragraph_direction: Direction::RightToLeft };
    check("\u{202D}ab\u{202C}", "uba-rtl", nothing.clone());
    check("\u{202B}a.b\u{202C}", "uba-rtl", nothing);
    check("\u{202A}ab\u{202C}-\u{5D0}", "uba-rtl", starts_at_right(1..3));
    // A control of the name comes before those that a display adds.
    let text = "\u{202D}\u{5D0}\u{5D1}.com\u{202C}";
    check(text, "isolates", control(0, UbaRule::X5, Direction::LeftToRight, 1..3));
    // Without W2, it is W7 that finds the Arabic letter, which W3 has made R.
    check(
        "\u{627}-12",
        "custom:w2=no",
        DisplaySummary::NumberAfterLetter {
            number_range: LogicalCharacterRange(2..4),
            preceding_letter: name(0, BidiClass::R),
        },
    );
    // A number in a reversed run is not reversed.
    check(
        "\u{627}\u{661}\u{662}.com",
        "one-to-one",
        DisplaySummary::OneToOneRunReversedInPlace {
            first_run_range: LogicalCharacterRange(0..3),
            first_number_range: Some(LogicalCharacterRange(1..3)),
            further_run_count: 0,
        },
    );
    check(
        "\u{5D0}.\u{5D1}.com",
        "custom:separators=idna,fields=alone,direction=first-strong",
        DisplaySummary::OnlySingleCharacters { first_range: LogicalCharacterRange(0..1) },
    );
}

/// The paper's own: AB-12 and AB12 of its figures, in its notation, in which N to Z are Hebrew.
#[test]
fn why_the_papers_examples_look_so() {
    let check = |name: &str, display: &str, expected: DisplaySummary| {
        assert_eq!(summary(name, Notation::Atkin2001Table1, display), expected, "{name}, {display}");
    };
    // BA-12 and 12-BA
    check(
        "AB-12",
        "one-to-one",
        DisplaySummary::OneToOneStaysAtRight {
            reversed_ranges: vec![LogicalCharacterRange(0..2)],
            left_to_right_range: LogicalCharacterRange(3..5),
            index_before: LogicalIndex(1),
            neighbour_after: OneToOneNeighbour::NoNeighbour,
        },
    );
    check(
        "AB-12",
        "uba-ltr",
        DisplaySummary::NumberAfterLetter {
            number_range: LogicalCharacterRange(3..5),
            preceding_letter: name(1, BidiClass::AL),
        },
    );
    // Figure 4: 123--PON today, --123PON by the classes of 2001.
    let left = |number| DisplaySummary::NumberAfterLetter {
        number_range: LogicalCharacterRange(number),
        preceding_letter: name(2, BidiClass::R),
    };
    check("NOP--123", "uba-ltr", left(5..8));
    // There W5 makes the hyphens part of the number.
    check("NOP--123", "uba-ltr:bidi-data=unicode-3\\u{2E}1", left(3..8));
    // ab-65-12-DC: what is reversed comes before the hyphen that looks the same.
    check(
        "ab-56-12-CD",
        "one-to-one",
        DisplaySummary::OneToOneRunReversedInPlace {
            first_run_range: LogicalCharacterRange(9..11),
            first_number_range: None,
            further_run_count: 0,
        },
    );
    // 78-56: nothing but the numbers makes the hyphen right-to-left.
    check(
        "56-78",
        "uba-ltr",
        DisplaySummary::NeutralBetweenNumbers {
            neutral_index: LogicalIndex(2),
            number_range_before: LogicalCharacterRange(0..2),
            number_range_after: LogicalCharacterRange(3..5),
        },
    );
    // AB12CD: DC12BA in both.
    check(
        "AB12CD",
        "one-to-one",
        DisplaySummary::OneToOneNumberBetweenRightToLeft {
            number_range: LogicalCharacterRange(2..4),
            index_before: LogicalIndex(1),
            index_after: LogicalIndex(4),
        },
    );
}

/// Where more than the right-to-left letters moves, and where a mark counts by its letter: by UAX #9, by hand.
#[test]
fn no_more_is_said_than_is_true() {
    let check = |name: &str, display: &str, expected: DisplaySummary| {
        assert_eq!(summary(name, Notation::CodePoints, display), expected, "{name}, {display}");
    };
    // The Arabic number, at level 2, is turned round with the letters after it, at level 1: it stands at the right.
    let around = DisplaySummary::RunReversedAroundNumbers {
        first_run_range: LogicalCharacterRange(0..3),
        first_number_range: LogicalCharacterRange(0..1),
        further_run_count: 0,
    };
    check("0663 05D0 05D1", "uba-ltr", around);
    // W1 makes the point R, but it is no letter.
    check(
        "05D0 05B8 0031",
        "uba-ltr",
        DisplaySummary::NumberAfterLetter {
            number_range: LogicalCharacterRange(2..3),
            preceding_letter: name(0, BidiClass::R),
        },
    );
}

/// Where the text around the name decides: by UAX #9, by hand.
#[test]
fn the_text_around_a_name_can_decide() {
    let check = |name: &str, display: &str, expected: Message<'_>| {
        let name = Input::read(name, Notation::CodePoints).expect("a name");
        let display = DisplayConfig::read(display).expect("a display");
        let seen = DisplaySummaryView::of_display_unless_too_long(&display, name.characters())
            .expect("a short name");
        assert_eq!(seen.summary_sentences, expected.to_string(), "{display}");
    };
    // In a right-to-left isolate: c.BA, and not BA.c.
    let isolate = "uba-ltr:before=\\u{2067},after=\\u{2069}";
    // Alone, B would stand first.
    let character = message!(
        mention,
        text = "\u{201C}\u{5D1}\u{201D} U+05D1",
        count = 1_usize,
        first = 2_usize,
        last = 2_usize
    );
    check(
        "05D0 05D1 002E 0063",
        isolate,
        message!(context_reorders_name, character = character, place = 1_usize),
    );
    // The digit goes to the left of the Hebrew letter before the name: 3 A c.
    let own = |text: &'static str, position: usize| {
        message!(mention, text = text, count = 1_usize, first = position, last = position)
    };
    let split = message!(
        context_splits_name,
        other = "U+0020",
        left = own("\u{201C}3\u{201D}", 1),
        right = own("\u{201C}c\u{201D}", 2)
    );
    check("0033 0063", "uba-ltr:before=\\u{5D0}\\u{20}", split);
    // A Latin word beside it changes nothing.
    let alone = message!(summary_nothing_rtl, paragraph = "ltr");
    let as_alone = message!(as_without_context, sentence = alone);
    check("0031 0063", "uba-ltr:before=\\u{61}\\u{20}", as_alone);
}

/// RFC 5893 section 7.1.
#[test]
fn the_old_program_names_the_last_character() {
    let name = Input::read("aB", Notation::CapitalsAsHebrew).expect("a name");
    let display = DisplayConfig::read("custom:paragraph=last").expect("a display");
    let history = character_history(&Trace::of_display(display, name.characters()), LogicalIndex(0));
    let expected = "right-to-left: this display goes by the last character, character 2, which is R.";
    assert!(history.iter().any(|it| it.text.ends_with(expected)), "{history:?}");
}
