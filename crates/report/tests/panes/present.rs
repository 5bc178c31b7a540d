//! What stands on the screen while a display is presented, and how its characters slide. Places and levels are
//! worked out by hand from rule L2 of UAX #9.

use bidiscope_bidi::name::{Input, Notation, characters_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::view::{LineAfterStep, PresentedStepLine, ReorderAnimation, TraceStepPresentation};
use proptest::prelude::{Strategy as _, any, proptest};

use super::any_displays;

fn presentation(name: &str, displays: &[Strategy]) -> TraceStepPresentation {
    let name = Input::read(name, Notation::Atkin2001Table1).expect("a name");
    let mut displays = displays.iter().map(|&it| DisplayConfig::with_default_options(it));
    let display = displays.next().expect("one at least");
    TraceStepPresentation::new(name.characters(), display, displays.next(), Notation::Atkin2001Table1)
}

/// The row with this title.
fn row(shown: &TraceStepPresentation, title: &str) -> usize {
    let found = shown
        .shown_row_indices(true)
        .iter()
        .copied()
        .find(|&row| shown.representative_step(row).rule_or_operation_title == title);
    found.expect("the row is there")
}

/// How the characters slide in a row of the first side.
fn slide(shown: &TraceStepPresentation, title: &str) -> Option<ReorderAnimation> {
    shown.reorder_animation(row(shown, title), 0)
}

/// The places of the characters, in logical order.
fn places(slide: &ReorderAnimation, progress: f32) -> Vec<f32> {
    slide.frame_at(progress).character_positions.iter().map(|it| it.fractional_visual_index).collect()
}

/// `AB-12` in a left-to-right paragraph has the levels 1 1 1 2 2: first the digits are turned round, then everything.
#[test]
fn each_reversal_of_l2_is_a_stage() {
    let shown = presentation("AB-12", &[Strategy::UbaLtr]);
    let slide = slide(&shown, "L2").expect("L2 moves them");
    let stages: Vec<_> = slide
        .stages()
        .iter()
        .map(|it| (it.reversed_from_level, format!("{:?}", it.reversed_visual_ranges)))
        .collect();
    assert_eq!(stages, [(Some(2), "[3..5]".to_owned()), (Some(1), "[0..5]".to_owned())]);
    assert_eq!(
        (0..6).map(|it| slide.level(it)).collect::<Vec<_>>(),
        [1, 1, 1, 2, 2].map(Some).into_iter().chain([None]).collect::<Vec<_>>()
    );
    for (progress, expected) in [
        (0.0, [0.0, 1.0, 2.0, 3.0, 4.0]),
        // Half way through a reversal all that is turned stands in the middle.
        (0.25, [0.0, 1.0, 2.0, 3.5, 3.5]),
        (0.5, [0.0, 1.0, 2.0, 4.0, 3.0]),
        (0.75, [2.0, 2.0, 2.0, 2.0, 2.0]),
        (1.0, [4.0, 3.0, 2.0, 0.0, 1.0]),
        (7.0, [4.0, 3.0, 2.0, 0.0, 1.0]),
        (-1.0, [0.0, 1.0, 2.0, 3.0, 4.0]),
        (f32::NAN, [4.0, 3.0, 2.0, 0.0, 1.0]),
    ] {
        assert_eq!(places(&slide, progress), expected, "{progress}");
    }
    assert_eq!([0.1, 0.25, 0.6, 1.0].map(|it| slide.frame_at(it).stage_index), [0, 0, 1, 1]);
}

/// What goes to the right rises and what goes to the left sinks, the further the more; at rest all stand in the row.
#[test]
fn characters_pass_each_other_above_and_below() {
    let shown = presentation("AB-12", &[Strategy::UbaLtr]);
    let slide = slide(&shown, "L2").expect("L2 moves them");
    let lifts = |progress: f32| {
        slide
            .frame_at(progress)
            .character_positions
            .iter()
            .map(|it| it.vertical_offset_ratio)
            .collect::<Vec<f32>>()
    };
    for rest in [0.0, 0.5, 1.0] {
        assert!(lifts(rest).iter().all(|it| it.abs() < 1e-6), "{rest}: {:?}", lifts(rest));
    }
    let half = lifts(0.75);
    // They were turned as A B - 2 1.
    for (lift, expected) in half.iter().zip([1.0, 0.5, 0.0, -1.0, -0.5]) {
        assert!((lift - expected).abs() < 1e-6, "{half:?}");
    }
}

/// Each label is a paragraph of its own there: what is turned stays within it.
#[test]
fn paragraphs_are_turned_each_for_itself() {
    let shown = presentation("AB.CD", &[Strategy::Components]);
    let slide = slide(&shown, "L2").expect("L2 moves them");
    let stages: Vec<_> = slide
        .stages()
        .iter()
        .map(|it| (it.reversed_from_level, format!("{:?}", it.reversed_visual_ranges)))
        .collect();
    assert_eq!(stages, [(Some(1), "[0..2, 3..5]".to_owned())]);
    assert_eq!(places(&slide, 1.0), [1.0, 0.0, 2.0, 4.0, 3.0]);
}

#[test]
fn what_no_reversal_does_is_one_stage() {
    // BET with QAMATS: L2 turns both round, L3 puts the mark back after its base.
    let characters = characters_of("\u{5D1}\u{5B8}a");
    let shown = TraceStepPresentation::new(
        &characters,
        DisplayConfig::with_default_options(Strategy::UbaLtr),
        None,
        Notation::Unicode,
    );
    let slide = slide(&shown, "L3").expect("L3 moves them");
    assert_eq!(slide.stages().len(), 1);
    assert_eq!(
        (
            slide.stages()[0].reversed_from_level,
            slide.stages()[0].reversed_visual_ranges.len(),
            slide.level(0)
        ),
        (None, 0, None)
    );
    assert_eq!(places(&slide, 0.0), [1.0, 0.0, 2.0]);
    assert_eq!(places(&slide, 1.0), [0.0, 1.0, 2.0]);
}

#[test]
fn nothing_slides_where_nothing_moves() {
    let shown = presentation("AB-12", &[Strategy::UbaLtr]);
    for title in ["P3", "W2", "I1", "L3"] {
        assert!(slide(&shown, title).is_none(), "{title}");
    }
    assert!(slide(&presentation("ab", &[Strategy::UbaLtr]), "L2").is_none());
    assert!(slide(&presentation("AB", &[Strategy::Logical]), "logical").is_none());
    // Its reordering has a machine of its own.
    let shown = presentation("AB", &[Strategy::OneToOne]);
    assert!(shown.shown_row_indices(true).iter().all(|&row| shown.reorder_animation(row, 0).is_none()));
}

#[test]
fn what_a_step_changed_is_reported_with_what_was_there() {
    let shown = presentation("AB-12", &[Strategy::UbaLtr]);
    let cell = |title: &str, character: usize| {
        let cell = shown.character_cell(row(&shown, title), 0, character);
        (cell.text_after_step, cell.text_before_step, cell.is_changed_by_step)
    };
    let message = |figure: &str, was: Option<&str>, is_changed: bool| {
        (figure.to_owned(), was.map(str::to_owned), is_changed)
    };
    assert_eq!(cell("W2", 3), message("AN", Some("EN"), true));
    assert_eq!(cell("W2", 0), message("AL", None, false));
    assert_eq!(cell("W3", 1), message("R", Some("AL"), true));
    assert_eq!(cell("I1", 0), message("1", Some("0"), true));
    assert_eq!(cell("L2", 0), message("5", Some("1"), true));
    assert_eq!(cell("L2", 2), message("3", None, false));
    assert!(!shown.has_one_to_one_reordering());
    // The paper's passes and its machine, on A12B by its section IV.
    let shown = presentation("A12B", &[Strategy::OneToOne]);
    assert!(shown.has_one_to_one_reordering());
    let cell = |row: usize, character: usize| shown.character_cell(row, 0, character);
    let reverse = row(&shown, "digits-reverse");
    assert_eq!(
        (cell(reverse, 1).text_after_step.as_str(), cell(reverse, 1).text_before_step.as_deref()),
        ("R", Some("EN"))
    );
    let last = *shown.shown_row_indices(false).last().expect("a row");
    let figures: Vec<String> = (0..4).map(|it| cell(last, it).text_after_step).collect();
    assert_eq!(figures, ["4", "2", "3", "1"]);
}

#[test]
fn there_is_no_line_before_there_is_an_order() {
    let shown = presentation("AB-12", &[Strategy::UbaLtr]);
    for title in ["P3", "W2", "I1", "L1"] {
        assert_eq!(shown.line_after_step(row(&shown, title), 0), PresentedStepLine::NotYetOrdered, "{title}");
    }
    let PresentedStepLine::Ordered(moment) = shown.line_after_step(row(&shown, "L2"), 0) else {
        panic!("there is an order")
    };
    let LineAfterStep::OrderedPrefix { ordered_character_count: 5, display_order: order } = &moment.line
    else {
        panic!("all of it: {moment:?}")
    };
    let name = Input::read("AB-12", Notation::Atkin2001Table1).expect("a name");
    let seen = Notation::Atkin2001Table1.write_scalars(order.display(name.characters()).chars());
    assert_eq!(seen.as_deref(), Ok("12-BA"));
    let shown = presentation("A12B", &[Strategy::OneToOne]);
    let PresentedStepLine::Ordered(moment) = shown.line_after_step(row(&shown, "assign"), 0) else { return };
    panic!("the passes order nothing: {moment:?}");
}

/// In an LTR paragraph sos is L, so that W7 makes the digits L; in an RTL one it is R and W7 does nothing. Then N2
/// makes the hyphen L in the one, N1 makes it R in the other.
#[test]
fn two_paragraphs_step_together() {
    let shown = presentation("123-ABC", &[Strategy::UbaLtr, Strategy::UbaRtl]);
    assert_eq!(shown.display_traces().len(), 2);
    for &at in shown.shown_row_indices(true) {
        let titles: Vec<_> = (0..2)
            .map(|side| shown.step_of_display(at, side).map(|it| it.rule_or_operation_title.as_str()))
            .collect();
        assert!(titles[0].is_some() && titles[0] == titles[1], "{titles:?}");
    }
    // What one of them does is seen in both.
    let titles: Vec<&str> = shown
        .shown_row_indices(false)
        .iter()
        .map(|&it| shown.representative_step(it).rule_or_operation_title.as_str())
        .collect();
    assert_eq!(titles, ["P3", "X10", "W3", "W6", "W7", "N1", "N2", "I1", "I2", "L2"]);
    let differing = |title: &str| -> Vec<usize> {
        (0..7).filter(|&it| shown.differs_between_displays(row(&shown, title), it)).collect()
    };
    for (title, expected) in [
        ("P3", vec![0, 1, 2, 3, 4, 5, 6]),
        ("W6", vec![]),
        ("W7", vec![0, 1, 2]),
        ("N1", vec![0, 1, 2, 3]),
        ("N2", vec![0, 1, 2, 3]),
        // 0 0 0 0 1 1 1, and 2 2 2 1 1 1 1.
        ("I2", vec![0, 1, 2, 3]),
        // 123-CBA, and CBA-123.
        ("L2", vec![0, 1, 2, 4, 5, 6]),
    ] {
        assert_eq!(differing(title), expected, "{title}");
    }
    // All that follows comes from the paragraph's level: with that of the other, the displays would be equal.
    let parting = shown.first_display_difference().expect("there are two");
    assert_eq!(parting.deciding_row_index, Some(row(&shown, "P3")));
    assert!(presentation("AB", &[Strategy::UbaLtr]).first_display_difference().is_none());
    assert!(!presentation("AB", &[Strategy::UbaLtr]).differs_between_displays(0, 0));
}

/// HL1: the display decides, not the first strong character.
#[test]
fn a_paragraph_direction_that_is_set_is_not_sought() {
    let said = |displays: &[Strategy]| {
        let shown = presentation("123-ABC", displays);
        shown.rule_sentence(row(&shown, "P3"))
    };
    assert_eq!(said(&[Strategy::UbaLtr]), "The paragraph is set to left-to-right: level 0 (HL1).");
    assert_eq!(said(&[Strategy::UbaRtl]), "The paragraph is set to right-to-left: level 1 (HL1).");
    for displays in [[Strategy::UbaLtr, Strategy::UbaRtl].as_slice(), &[Strategy::UbaAuto]] {
        assert!(said(displays).starts_with("If the first strong character is R or AL"));
    }
}

#[test]
fn both_paragraphs_of_any_display() {
    for (of, expected) in [
        ("uba-ltr", ["uba-ltr", "uba-rtl"]),
        ("uba-rtl", ["uba-ltr", "uba-rtl"]),
        ("fields:paragraph=rtl", ["fields", "fields:paragraph=rtl"]),
        ("isolates", ["isolates", "isolates:paragraph=rtl"]),
        // These have no paragraph whose direction could be another.
        ("one-to-one", ["uba-ltr", "uba-rtl"]),
        ("uba-auto", ["uba-ltr", "uba-rtl"]),
    ] {
        let sides =
            TraceStepPresentation::displays_in_both_directions(&DisplayConfig::read(of).expect("a display"));
        assert_eq!(sides.map(|it| it.to_string()), expected, "{of}");
    }
}

/// Steps that only one of two displays has stand by themselves; the other stays as it was.
#[test]
fn steps_that_one_display_has_alone_have_a_row() {
    let shown = presentation("A1", &[Strategy::UbaLtr, Strategy::OneToOne]);
    let both = shown
        .shown_row_indices(true)
        .iter()
        .filter(|&&it| (0..2).all(|side| shown.step_of_display(it, side).is_some()));
    assert_eq!(both.count(), 0);
    let count: usize = shown.display_traces().iter().map(|it| it.trace_steps.len()).sum();
    assert_eq!(shown.shown_row_indices(true).len(), count);
    // Before its first step a side has none to show, and after its last one it stays there.
    let last = *shown.shown_row_indices(true).last().expect("a row");
    assert!((0..2).all(|side| !shown.character_cell(last, side, 0).text_after_step.is_empty()));
}

#[test]
fn a_row_is_found_again_in_another_presentation() {
    let one = presentation("123-ABC", &[Strategy::UbaLtr]);
    let two = presentation("123-ABC", &[Strategy::UbaLtr, Strategy::UbaRtl]);
    assert_eq!(two.row_index_with_same_rule(&one, row(&one, "W7")), row(&two, "W7"));
    let other = presentation("123-ABC", &[Strategy::OneToOne]);
    assert_eq!(other.row_index_with_same_rule(&one, row(&one, "W7")), 0);
}

proptest! {
    /// Whatever is shown: the characters slide from their places before to those after, and never out of the row.
    #[test]
    fn a_slide_ends_where_the_step_does(
        text in "[a\u{5D0}\u{627}\u{661}1\\-.\u{5B8}()\u{202E}\u{2067}\u{2069}]{1,9}",
        display in any_displays::any_display(),
        progress in any::<f32>().prop_map(|it| if it.is_finite() { it.abs().fract() } else { 0.5 }),
    ) {
        let characters = characters_of(&text);
        let shown = TraceStepPresentation::new(&characters, display, None, Notation::Unicode);
        for &row in shown.shown_row_indices(true) {
            let Some(slide) = shown.reorder_animation(row, 0) else { continue };
            let after = places(&slide, 1.0);
            for (at, place) in after.iter().enumerate() {
                assert_eq!(shown.character_cell(row, 0, at).text_after_step, format!("{}", place + 1.0));
            }
            for (places, is_rest) in [(places(&slide, 0.0), true), (after, true), (places(&slide, progress), false)] {
                assert!(places.iter().all(|it| (0.0..=characters.len() as f32 - 1.0).contains(it)));
                let mut sorted = places;
                sorted.sort_by(f32::total_cmp);
                assert!(!is_rest || sorted.iter().enumerate().all(|(at, it)| *it == at as f32));
            }
        }
    }
}
