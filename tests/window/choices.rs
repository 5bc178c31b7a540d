//! Copying from a pane, and what can be chosen for it.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::copy::NameCopyFormat;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_report::titles::Titled;
use bidiscope_window::{App, Session, Settings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::text::copied;
use crate::{LTR, RTL, cell, characters, open, open_menu, pane, show_details};

const FIELDS: &str = "Fields (Davis)";
const ISOLATES: &str = "Isolates";
const COMPONENTS: &str = "Components (D\u{FC}rst)";

/// Clicks something in a pane, and gives what that put on the clipboard.
fn click(harness: &mut Harness<'static, App>, title: &str, label: &str) -> Option<String> {
    pane(harness, title).get_by_label(label).click();
    harness.step();
    let mut copied = copied(harness);
    for _ in 0..3 {
        harness.step();
        copied = copied.or_else(|| self::copied(harness));
    }
    copied
}

/// Opens the menu of a display with a right click on its row.
pub(super) fn open_pane_menu(harness: &mut Harness<'static, App>, title: &str) {
    pane(harness, title).click_secondary();
    harness.run();
}

/// The same with something in the menu that is open.
fn choose(harness: &mut Harness<'static, App>, label: &str) -> Option<String> {
    harness.get_by_label(label).click();
    let mut found = None;
    for _ in 0..3 {
        harness.step();
        found = found.or_else(|| copied(harness));
    }
    found
}

#[test]
fn a_pane_offers_every_form_of_the_name() {
    let mut harness = open("A1.com", Notation::CapitalsAsHebrew);
    // By the forms' own definitions.
    for (form, expected) in [
        (NameCopyFormat::LogicalOrder, "\u{5D0}1.com"),
        (NameCopyFormat::CodePoints, "U+05D0 U+0031 U+002E U+0063 U+006F U+006D"),
        (NameCopyFormat::CStringLiteral, "\"\\u05D01.com\""),
        (NameCopyFormat::RustStringLiteral, "\"\\u{5D0}1.com\""),
        (NameCopyFormat::JsonString, "\"\\u05d01.com\""),
        (NameCopyFormat::HtmlText, "&#x05D0;1.com"),
        (NameCopyFormat::ALabels, "xn--1-zhc.com"),
        (NameCopyFormat::DuerstControlsLeftToRight, "\u{200E}\u{5D0}1\u{200E}.com"),
        (NameCopyFormat::DuerstControlsRightToLeft, "\u{202A}\u{200E}\u{5D0}1\u{200E}.com\u{202C}"),
        (NameCopyFormat::DavisControls, "\u{202A}\u{200E}\u{5D0}1\u{200E}.\u{200E}com\u{200E}\u{202C}"),
        (NameCopyFormat::LabelIsolates, "\u{2066}\u{2066}\u{5D0}1\u{2069}.\u{2066}com\u{2069}\u{2069}"),
        (
            NameCopyFormat::LabelIsolatesHtml,
            "<bdi dir=\"ltr\"><bdi dir=\"ltr\">\u{5D0}1</bdi>.<bdi dir=\"ltr\">com</bdi></bdi>",
        ),
    ] {
        click(&mut harness, LTR, &format!("Menu of {LTR}"));
        open_menu(&mut harness, &["Copy as"]);
        assert_eq!(choose(&mut harness, form.title()).as_deref(), Some(expected), "{form:?}");
        harness.get_by_label(&format!("Copied: {}.", form.title()));
    }
    // The display order only where it is asked for, and as code points.
    click(&mut harness, LTR, &format!("Menu of {LTR}"));
    open_menu(&mut harness, &["Copy as"]);
    let display = choose(&mut harness, "Display order, as code points");
    assert_eq!(display.as_deref(), Some("U+0031 U+05D0 U+002E U+0063 U+006F U+006D"));
    click(&mut harness, LTR, &format!("Menu of {LTR}"));
    open_menu(&mut harness, &["Copy as"]);
    let step = choose(&mut harness, message!(pane_copy_lesson_step).static_text()).expect("a step");
    assert!(step.contains("notation = \"capitals\"\nname = \"A1.com\"\ndisplays = [\"uba-ltr\"]"), "{step}");
}

/// Davis: characters outside the syntax “would need to be represented with % escapes”; a name alone has none.
#[test]
fn a_url_is_copied_with_percent_escapes() {
    for (typed, expected) in [
        ("http://\u{5D0}.com/b(c) d", Some("http://\u{5D0}.com/b%28c%29%20d")),
        ("http://a.com/b.", Some("http://a.com/b%2E")),
        ("\u{5D0}.com", None),
    ] {
        let mut harness = open(typed, Notation::Unicode);
        click(&mut harness, LTR, &format!("Menu of {LTR}"));
        open_menu(&mut harness, &["Copy as"]);
        assert_eq!(harness.query_by_label("With percent escapes").is_some(), expected.is_some(), "{typed}");
        if expected.is_some() {
            assert_eq!(choose(&mut harness, "With percent escapes").as_deref(), expected);
        }
    }
}

#[test]
fn a_context_is_chosen_for_the_panes_of_the_uba() {
    let mut harness = open("A.a1", Notation::CapitalsAsHebrew);
    open_menu(&mut harness, &["Surrounding text: Alone"]);
    choose(&mut harness, SurroundingTextPreset::Percent.title());
    harness.run();
    assert_eq!(
        harness.state().settings().session.choices.surrounding_text_preset,
        Some(SurroundingTextPreset::Percent)
    );
    // The cells are the name's own, wherever they stand in the line.
    let [alef, stop, a, one] = [
        "character 1, U+05D0 HEBREW LETTER ALEF",
        "character 2, U+002E FULL STOP",
        "character 3, U+0061 LATIN SMALL LETTER A",
        "character 4, U+0031 DIGIT ONE",
    ];
    assert_eq!(characters(&harness, RTL), [a, one, stop, alef]);
    cell(&harness, RTL, a).hover();
    harness.run();
    assert!(crate::is_highlighted(&harness, LTR, a));
    // Typed as it is to be read, and shown so.
    choose(&mut harness, &message!(context_other_text).to_string());
    harness.run();
    harness.get_by_role_and_label(Role::Button, "Surrounding text: Other text");
    let field = message!(context_before).to_string();
    harness.get_by_label(&field).focus();
    harness.run();
    harness.get_by_label(&field).type_text("\u{5D3} ");
    harness.run();
    let shown = harness.get_by_role_and_label(Role::TextInput, &field).value();
    assert_eq!(shown.as_deref(), Some("\u{5D3} "));
    let choices = &harness.state().settings().session.choices;
    assert_eq!(
        (choices.surrounding_text_preset, choices.typed_surrounding_text.before.as_str()),
        (None, "\u{5D3} ")
    );
}

#[test]
fn a_label_that_the_context_breaks_up_has_a_badge() {
    let mut settings = Settings::from(Session { input: "1a.b".to_owned(), ..Session::default() });
    settings.session.choices.surrounding_text_preset = Some(SurroundingTextPreset::AfterWord);
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 860.0])
        .build_eframe(|it| App::with_settings(&it.egui_ctx, settings, bidiscope_layout::Faces::bundled()));
    harness.run();
    let explanation = message!(badge_labels_split_by_context_explained).to_string();
    let remark = format!("{}: 1", message!(column_labels_whole));
    let remark = pane(&harness, LTR).get_by_label(&remark);
    assert_eq!(remark.accesskit_node().description(), Some(explanation));
    assert_eq!(characters(&harness, LTR).len(), 4);
}

#[test]
fn proposals_are_set_up_and_their_marks_copied() {
    let mut harness = open("A-12.com", Notation::CapitalsAsHebrew);
    let marks = message!(show_marks).to_string();
    open_pane_menu(&mut harness, FIELDS);
    open_menu(&mut harness, &["Order of the fields", FieldOrderDirection::ByRightToLeftContent.title()]);
    assert_eq!(
        harness.state().settings().session.choices.davis_field_order,
        FieldOrderDirection::ByRightToLeftContent
    );
    open_pane_menu(&mut harness, FIELDS);
    choose(&mut harness, &marks);
    show_details(&mut harness, "Why");
    let davis = click(&mut harness, "Details", "Copy");
    assert_eq!(
        davis.as_deref(),
        Some("\u{202B}\u{200F}\u{5D0}-12\u{200F}.\u{200F}com\u{200F}\u{202C}"),
        "from right to left, for there is a right-to-left letter"
    );
    open_pane_menu(&mut harness, ISOLATES);
    open_menu(&mut harness, &["Isolate around each label", "First strong isolate (FSI)"]);
    assert_eq!(harness.state().settings().session.choices.label_isolate, LabelIsolate::FirstStrong);
    open_pane_menu(&mut harness, ISOLATES);
    choose(&mut harness, &marks);
    show_details(&mut harness, "Why");
    let html = click(&mut harness, "Details", "Copy as HTML");
    assert_eq!(
        html.as_deref(),
        Some("<bdi dir=\"ltr\"><bdi dir=\"auto\">\u{5D0}-12</bdi>.<bdi dir=\"auto\">com</bdi></bdi>")
    );
    open_pane_menu(&mut harness, COMPONENTS);
    choose(&mut harness, &marks);
    show_details(&mut harness, "Why");
    let durst = click(&mut harness, "Details", "Copy");
    assert_eq!(durst.as_deref(), Some("\u{200E}\u{5D0}-12\u{200E}.com"));
    // What was chosen is remembered.
    let kept = &harness.state().settings().session;
    let written = serde_json::to_string(kept).expect("a session is data");
    assert_eq!(&serde_json::from_str::<Session>(&written).expect("it is read back"), kept);
}

#[test]
fn components_show_section_4_3_beside_section_4_2() {
    let mut harness = open("12AB.com", Notation::CapitalsAsHebrew);
    cell(&harness, COMPONENTS, "character 1, U+0031 DIGIT ONE").click();
    harness.run();
    let components = pane(&harness, "Details");
    components.get_by_label("The marks of Dürst’s section 4.3 change the display of component 1.");
    components.get_by_label("Violates restriction 3: U+0031 (position 1), U+0032 (position 2).");
}
