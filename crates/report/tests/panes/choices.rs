//! What the panes show by the reader's choices, as plain data.
//!
//! Displays are those of the drafts, or worked out by hand from the rules of UAX #9.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::context::{SurroundingText, SurroundingTextPreset};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, DisplayOrder, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_report::InputReport;
use bidiscope_report::view::{DisplayBadge, DisplayBadgeSeverity, DisplayPaneSettings, StrategyView};

fn inspected(name: &str, choices: &DisplayPaneSettings) -> InputReport {
    let mut seen = InputReport::read(name, Notation::CapitalsAsHebrew).expect("a name");
    seen.set_pane_settings(choices);
    seen
}

fn pane(seen: &InputReport, strategy: Strategy) -> &StrategyView {
    seen.strategy(strategy).expect("every strategy has a pane")
}

/// The whole line of a pane from left to right, in capitals.
fn line(view: &StrategyView) -> String {
    capitals(&view.line_order, &view.line_characters)
}

fn capitals(order: &DisplayOrder, characters: &[bidiscope_bidi::name::Character]) -> String {
    Notation::CapitalsAsHebrew.write_scalars(order.display(characters).chars()).expect("in the notation")
}

fn badges(view: &StrategyView) -> Vec<String> {
    view.badges.iter().map(DisplayBadge::badge_text).collect()
}

fn typed(before: &str, after: &str) -> DisplayPaneSettings {
    let typed = SurroundingText { before: before.to_owned(), after: after.to_owned() };
    DisplayPaneSettings {
        surrounding_text_preset: None,
        typed_surrounding_text: typed,
        ..DisplayPaneSettings::default()
    }
}

#[test]
fn a_context_stands_round_the_name_in_the_panes_of_the_uba() {
    // RFC 5893 section 3: the percent sign after A.a1 in a right-to-left paragraph.
    let percent = DisplayPaneSettings {
        surrounding_text_preset: Some(SurroundingTextPreset::Percent),
        ..DisplayPaneSettings::default()
    };
    let seen = inspected("A.a1", &percent);
    let rtl = pane(&seen, Strategy::UbaRtl);
    assert_eq!(line(rtl), "a1%.A");
    assert_eq!(
        (rtl.name_character_range.clone(), rtl.has_surrounding_text(), rtl.has_default_options()),
        (0..4, true, false)
    );
    // The cells are the name's own, by its own positions.
    let own: Vec<usize> = rtl.name_order.logical_from_visual().iter().map(|it| it.0).collect();
    assert_eq!(own, [2, 3, 1, 0]);
    assert_eq!(rtl.displayed_name, "a1.\u{5D0}");
    let runs: Vec<_> = rtl.name_runs.iter().map(|run| (run.visual_range.clone(), run.level)).collect();
    assert_eq!(runs, [(0..2, Some(2)), (2..4, Some(1))]);
    // The others show the name alone.
    for strategy in [Strategy::OneToOne, Strategy::Components, Strategy::Fields, Strategy::Isolates] {
        assert!(!pane(&seen, strategy).has_surrounding_text(), "{}", strategy.id());
    }
}

#[test]
fn a_context_that_tears_a_label_apart_is_said_so() {
    // By hand: the word draws the digit to its left side (rules N1, I1, L2).
    let seen = inspected("1a.b", &typed("\u{5D3} ", ""));
    let ltr = pane(&seen, Strategy::UbaLtr);
    assert_eq!(line(ltr), "1 Da.b");
    assert_eq!(badges(ltr), ["label 1 split by the surrounding text"]);
    assert_eq!(ltr.displayed_name, "1a.b");
    // RFC 5893 section 4.3's 5 ALEF after a word: the order is another.
    let seen = inspected("5A", &typed("\u{5D3} ", ""));
    assert_eq!(badges(pane(&seen, Strategy::UbaLtr)), ["the surrounding text changes the order"]);
    // What is torn by itself is not blamed on the context (RFC 5893 section 5).
    let seen = inspected("AB.1-x.com", &typed("(", ")"));
    let ltr = pane(&seen, Strategy::UbaLtr);
    assert_eq!(line(ltr), "(1.BA-x.com)");
    assert_eq!(badges(ltr), ["labels out of order", "label 2 split"]);
}

#[test]
fn a_name_that_the_text_around_tears_apart_is_said_so() {
    // By hand: the word and the label ABC make one right-to-left stretch, which is turned round as a whole
    // (rule L2), so that the word stands between ABC and its full stop.
    let seen = inspected("ABC.abc", &typed("\u{5D3} ", ""));
    let ltr = pane(&seen, Strategy::UbaLtr);
    assert_eq!(line(ltr), "CBA D.abc");
    assert_eq!(badges(ltr), ["split by the surrounding text"]);
    assert_eq!(ltr.badges[0].severity(), DisplayBadgeSeverity::Alarm);
    // Each label is whole, and read from the right, the way of the paragraph, they stand in order.
    let seen = inspected("ab.CD.ef", &typed("\u{5D3} ", " \u{5D4}"));
    let rtl = pane(&seen, Strategy::UbaRtl);
    assert_eq!(line(rtl), "E ef.DC.ab D");
    assert_eq!(badges(rtl), [""; 0]);
    let seen = inspected("1a.b", &typed("\u{5D3} ", ""));
    assert_eq!(pane(&seen, Strategy::UbaLtr).badges[0].severity(), DisplayBadgeSeverity::Alarm);
}

#[test]
fn displays_by_the_classes_of_2001_say_so() {
    // Figure 4 of the paper, line 2: today line 3.
    let choices =
        DisplayPaneSettings { data_version: BidiDataVersion::Unicode31, ..DisplayPaneSettings::default() };
    let mut seen = InputReport::read("NOP--123", Notation::Atkin2001Table1).expect("a name");
    seen.set_pane_settings(&choices);
    let ltr = pane(&seen, Strategy::UbaLtr);
    let shown = Notation::Atkin2001Table1.write_scalars(ltr.displayed_name.chars()).expect("in the notation");
    assert_eq!(shown, "--123PON");
    assert!(badges(ltr).contains(&"classes of 2001".to_owned()));
    // Where it makes no difference nothing is said.
    let seen = inspected("AB.com", &choices);
    assert!(badges(pane(&seen, Strategy::UbaLtr)).iter().all(|it| !it.contains("2001")));
}

#[test]
fn a_name_in_a_context_is_compared_where_it_is_in_one_piece() {
    let letter = |seen: &InputReport, strategy| pane(seen, strategy).same_display_letter;
    let plain = inspected("ABC.abc", &DisplayPaneSettings::default());
    assert_eq!(letter(&plain, Strategy::UbaLtr), letter(&plain, Strategy::OneToOne));
    // (CBA.abc): the name stands there as it does alone.
    let seen = inspected("ABC.abc", &typed("(", ")"));
    assert_eq!(letter(&seen, Strategy::UbaLtr), letter(&seen, Strategy::OneToOne));
    assert!(letter(&seen, Strategy::UbaLtr).is_some());
    // CBA D.abc: what is seen from its first character to its last is not the name's own.
    let seen = inspected("ABC.abc", &typed("\u{5D3} ", ""));
    assert_eq!(letter(&seen, Strategy::UbaLtr), None);
    assert_eq!(seen.panes_with_same_display_text(Strategy::UbaLtr), None);
}

#[test]
fn an_isolate_keeps_the_name_as_it_is() {
    let isolate = DisplayPaneSettings {
        surrounding_text_preset: Some(SurroundingTextPreset::LeftToRightIsolate),
        ..DisplayPaneSettings::default()
    };
    let seen = inspected("a.B.C.d", &isolate);
    assert_eq!(pane(&seen, Strategy::UbaRtl).displayed_name, "a.\u{5D2}.\u{5D1}.d");
    // Rule P2 skips the isolate, so that the automatic paragraph runs from left to right.
    assert_eq!(badges(pane(&seen, Strategy::UbaLtr)), ["labels out of order"]);
    assert_eq!(
        pane(&seen, Strategy::UbaLtr).same_display_letter,
        pane(&seen, Strategy::UbaAuto).same_display_letter
    );
}

#[test]
fn fields_stand_in_the_overall_order_that_was_chosen() {
    // Davis, third table: `com.D.C.b.a//:http` subject to the environment.
    for (overall, environment, expected) in [
        (FieldOrderDirection::AlwaysLeftToRight, Direction::RightToLeft, "http://a.b.C.D.com"),
        (FieldOrderDirection::SameAsParagraph, Direction::RightToLeft, "com.D.C.b.a//:http"),
        (FieldOrderDirection::SameAsParagraph, Direction::LeftToRight, "http://a.b.C.D.com"),
        (FieldOrderDirection::ByRightToLeftContent, Direction::LeftToRight, "com.D.C.b.a//:http"),
        (FieldOrderDirection::ByTopLevelDomain, Direction::LeftToRight, "http://a.b.C.D.com"),
    ] {
        let mut seen = InputReport::without_parent_zone(
            bidiscope_bidi::name::Input::read("http://a.b.\u{5D2}.\u{5D3}.com", Notation::Unicode)
                .expect("a name"),
        );
        seen.set_pane_settings(&DisplayPaneSettings {
            davis_field_order: overall,
            davis_paragraph_direction: environment,
            ..DisplayPaneSettings::default()
        });
        let view = pane(&seen, Strategy::Fields);
        let capitals = view.displayed_name.replace('\u{5D2}', "C").replace('\u{5D3}', "D");
        assert_eq!(capitals, expected, "{overall:?}");
        let marked = view.proposal_view.text_with_controls.as_ref().expect("marks");
        let opens = if expected.starts_with("com") { '\u{202B}' } else { '\u{202A}' };
        assert!(marked.text_with_controls().starts_with(opens), "{overall:?}");
    }
}

#[test]
fn isolates_round_the_labels_are_chosen() {
    let first_strong =
        DisplayPaneSettings { label_isolate: LabelIsolate::FirstStrong, ..DisplayPaneSettings::default() };
    for (choices, display, text, dir) in [
        (
            DisplayPaneSettings::default(),
            "A-12.c",
            "\u{2066}\u{2066}12-\u{5D0}\u{2069}.\u{2066}c\u{2069}\u{2069}",
            "ltr",
        ),
        (first_strong, "A-12.c", "\u{2066}\u{2068}12-\u{5D0}\u{2069}.\u{2068}c\u{2069}\u{2069}", "auto"),
    ] {
        let seen = inspected("12-A.c", &choices);
        let view = pane(&seen, Strategy::Isolates);
        let is_first_strong = choices.label_isolate == LabelIsolate::FirstStrong;
        // In a left-to-right isolate the number stays at the left; in a first strong one it goes right.
        let shown = if is_first_strong { display } else { "12-A.c" };
        assert_eq!(capitals(&view.line_order, &view.line_characters), shown);
        let marked = view.proposal_view.text_with_controls.as_ref().expect("isolates");
        assert_eq!((marked.text_with_controls().as_str(), marked.inserted_control_count), (text, 6));
        let html = marked.equivalent_html.as_deref().expect("the same as HTML");
        assert_eq!(
            html,
            format!("<bdi dir=\"ltr\"><bdi dir=\"{dir}\">12-\u{5D0}</bdi>.<bdi dir=\"{dir}\">c</bdi></bdi>")
        );
        assert_eq!(view.has_default_options(), !is_first_strong);
    }
}

#[test]
fn of_many_characters_the_rest_is_counted() {
    let seen = inspected("ABCDEa1234", &DisplayPaneSettings::default());
    let restrictions = &pane(&seen, Strategy::Components).proposal_view.restriction_violations;
    let said: Vec<&str> = restrictions.iter().map(|it| it.violation_sentence.as_str()).collect();
    let neither = "Violates restriction 3: U+0031 (position 7), U+0032 (position 8), U+0033 (position 9), \
                   U+0034 (position 10).";
    assert_eq!(said, ["Violates restriction 1: U+0061 (position 6).", neither]);
    let seen = inspected("A12345", &DisplayPaneSettings::default());
    let restrictions = &pane(&seen, Strategy::Components).proposal_view.restriction_violations;
    assert!(
        restrictions[0].violation_sentence.ends_with("U+0034 (position 5) and 1 more."),
        "{restrictions:?}"
    );
}

/// A number is one thing however long it is, and the sentence about it agrees.
#[test]
fn a_long_number_is_named_by_its_ends() {
    for (digits, named) in [
        ("\u{6F1}\u{6F2}", "U+06F1 U+06F2 (positions 2\u{2013}3)"),
        ("\u{6F1}\u{6F2}\u{6F3}", "U+06F1 \u{2026} U+06F3 (positions 2\u{2013}4)"),
        ("1234567890123", "U+0031 \u{2026} U+0033 (positions 2\u{2013}14)"),
    ] {
        let seen = InputReport::read(&format!("\u{635}{digits}"), Notation::Unicode).expect("a name");
        let summary =
            seen.strategy(Strategy::OneToOne).and_then(|it| it.display_summary.as_ref()).expect("a summary");
        let expected = format!("{named} stays right of \u{201C}\u{635}\u{201D} U+0635 (position 1): ");
        assert!(summary.summary_sentences.starts_with(&expected), "{}", summary.summary_sentences);
    }
}

#[test]
fn components_show_section_4_3_where_it_differs() {
    // Sections 4.2 and 4.3 part outside restriction 3: 12AB as BA12 or 12BA.
    let seen = inspected("12AB.com", &DisplayPaneSettings::default());
    let view = pane(&seen, Strategy::Components);
    assert_eq!(line(view), "BA12.com");
    let aside = view.proposal_view.order_with_controls.as_ref().expect("another picture");
    assert_eq!(capitals(&aside.order, &view.line_characters), "12BA.com");
    assert_eq!(aside.caption, "The marks of Dürst’s section 4.3 change the display of component 1.");
    let restrictions: Vec<_> =
        view.proposal_view.restriction_violations.iter().map(|it| it.violation_sentence.as_str()).collect();
    assert_eq!(restrictions, ["Violates restriction 3: U+0031 (position 1), U+0032 (position 2)."]);
    let marked = view.proposal_view.text_with_controls.as_ref().expect("marks");
    assert_eq!(marked.characters_with_controls, characters_of("\u{200E}12\u{5D0}\u{5D1}\u{200E}.com"));

    // Within the restrictions the two are one.
    let seen = inspected("AB.com", &DisplayPaneSettings::default());
    let proposal = &pane(&seen, Strategy::Components).proposal_view;
    assert!(proposal.order_with_controls.is_none() && proposal.restriction_violations.is_empty());
}

/// A text around the name may change what the displays of the UBA show, but never the letter of another one.
#[test]
fn displays_without_a_context_keep_their_letters() {
    let letters = |surroundings: Option<SurroundingTextPreset>| {
        let mut seen = InputReport::read("A1.b.C", Notation::CapitalsAsHebrew).expect("a name");
        seen.set_pane_settings(&DisplayPaneSettings {
            surrounding_text_preset: surroundings,
            ..DisplayPaneSettings::default()
        });
        let others = [Strategy::OneToOne, Strategy::Components, Strategy::Fields, Strategy::Isolates];
        others.map(|it| seen.strategy(it).expect("a pane").same_display_letter)
    };
    let alone = letters(Some(SurroundingTextPreset::Alone));
    assert!(alone.iter().all(Option::is_some));
    for preset in SurroundingTextPreset::ALL {
        assert_eq!(letters(Some(preset)), alone, "{preset:?}");
    }
}
