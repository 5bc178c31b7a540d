//! What a screen reader is told of cells, lines and names.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::InputReport;
use bidiscope_report::view::{CellDescription, describe_positions};
use bidiscope_report::words::accessible::accessible_text;

fn in_display(name: &str, strategy: Strategy, visual: usize) -> CellDescription {
    let report = InputReport::read(name, Notation::Unicode).expect("a name");
    let view = report.strategy(strategy).expect("a display");
    report.describe_display_cell(view, visual)
}

/// The paper turns a stretch of right-to-left letters round: the first of three stands third.
#[test]
fn a_cell_says_where_it_stands_what_it_is_and_which_way_it_runs() {
    let name = "\u{5D0}\u{5D1}\u{5D2}.examples";
    let text = in_display(name, Strategy::OneToOne, 2);
    assert_eq!(text.name, "one-to-one display, 3 of 12, U+05D0 HEBREW LETTER ALEF, right-to-left");
    assert_eq!(text.details, "class R, logical position 1, in label 1");
    // UAX #9: a letter of an RTL run in an LTR paragraph is at level 1, one of the paragraph's own direction at 0.
    let text = in_display(name, Strategy::UbaLtr, 2);
    assert_eq!(text.details, "class R, level 1, logical position 1, in label 1");
    let text = in_display(name, Strategy::UbaLtr, 3);
    assert_eq!(text.name, "UBA LTR display, 4 of 12, U+002E FULL STOP, left-to-right");
    assert_eq!(text.details, "class CS, level 0, logical position 4, between labels");
}

/// RFC 5893, condition 5: no right-to-left letter in a label that begins with a left-to-right one.
#[test]
fn a_cell_says_that_it_violates_a_rule_and_that_it_shows_nothing() {
    let report = InputReport::read("x\u{5D0}\u{200D}", Notation::Unicode).expect("a name");
    let text = report.describe_logical_cell("logical order", 1);
    assert_eq!(text.name, "logical order, 2 of 3, U+05D0 HEBREW LETTER ALEF");
    assert_eq!(text.details, "class R, logical position 2, in label 1; violates a rule");
    let text = report.describe_logical_cell("logical order", 2);
    assert_eq!(text.name, "logical order, 3 of 3, U+200D ZERO WIDTH JOINER, invisible");
}

/// Digits in an RTL run are at level 2 of an LTR paragraph (rule I1), and stand at the left of the letters before
/// them.
#[test]
fn a_line_is_reported_run_by_run_from_the_left() {
    let report = InputReport::read("\u{5D0}\u{5D1}12.c", Notation::Unicode).expect("a name");
    let view = report.strategy(Strategy::UbaLtr).expect("a display");
    let text = "from the left: 3 to 4, left-to-right, level 2; 1 to 2, right-to-left, level 1; \
                5 to 6, left-to-right, level 0";
    assert_eq!(view.describe_runs(), text);
}

/// The letters from the right, the digits from the left; a mark stays at the right of its letter (rule L3).
#[test]
fn what_is_seen_of_a_line_gives_no_level_away() {
    for (name, text) in [
        ("\u{5D0}\u{5D1}12.c", "from the left: 3 to 4; 2 to 1; 5 to 6"),
        ("\u{5D0}\u{5D1}\u{5B0}\u{5D2}", "from the left: 4; 2 to 3; 1"),
        ("a", "from the left: 1"),
        (
            &"\u{5D0}\u{5D1}a".repeat(13),
            "from the left: 2 to 1; 3; 5 to 4; 6; 8 to 7; 9; 11 to 10; 12; 14 to 13; 15; 17 to 16; 18; 14 more runs",
        ),
    ] {
        let order = DisplayConfig::from(Strategy::UbaLtr).order(&characters_of(name));
        assert_eq!(describe_positions(&order), text, "{name:?}");
    }
}

#[test]
fn what_is_invisible_is_spoken_as_its_code_point() {
    assert_eq!(accessible_text(&characters_of("\u{200E}\u{5D0}\u{200D}b")), "U+200E \u{5D0} U+200D b");
    assert_eq!(accessible_text(&[]), "");
}
