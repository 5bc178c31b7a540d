//! The headline above the panes, the zone's field, and the host of what is no domain name.

use bidiscope_bidi::name::Notation;
use bidiscope_window::{App, DetailTab, Session, Settings, ZoneSettings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::{LTR, click_in, is_highlighted, open, open_with, pane, show_details};

/// The name and the zone in capitals: capitals are Hebrew letters.
fn open_under(name: &str, zone: &str) -> Harness<'static, App> {
    let zone = ZoneSettings { text: zone.to_owned(), notation: Notation::CapitalsAsHebrew };
    let settings = Settings::from(Session {
        input: name.to_owned(),
        notation: Notation::CapitalsAsHebrew,
        zone,
        ..Session::default()
    });
    open_with(settings, [1280.0, 1200.0])
}

fn type_into(harness: &mut Harness<'static, App>, field: &str, text: &str) {
    harness.get_by_label(field).focus();
    harness.run();
    harness.get_by_label(field).type_text(text);
    harness.run();
}

fn has(harness: &Harness<'static, App>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn the_warnings_of_a_permitted_name_are_a_click_away_in_a_narrow_window() {
    // Cyrillic and Latin in one label.
    let input = "\u{440}\u{430}ypal.com".to_owned();
    let mut harness = open_with(Settings::from(Session { input, ..Session::default() }), [1024.0, 700.0]);
    harness.get_by_label(&message!(verdict_all_warnings, count = 1_usize).to_string()).click();
    harness.run();
    assert_eq!(harness.state().settings().session.panes.detail, DetailTab::from_id("rules").expect("a pane"));
}

#[test]
fn the_headline_is_one_and_can_be_read_and_clicked() {
    let permitted = "May be registered (IDNA2008). Registry rules not checked.";
    let mut harness = open("AB.com", Notation::CapitalsAsHebrew);
    assert_eq!(harness.get_by_label(permitted).accesskit_node().role(), Role::Label);
    show_details(&mut harness, "Rules");
    pane(&harness, "Details").get_by_label_contains("Satisfied: every label satisfies the Bidi rule.");

    let mut harness = open("\u{645}\u{640}\u{635}\u{631}.com", Notation::Unicode);
    let refused = "Refused: Label 1 contains U+0640 ARABIC TATWEEL, which IDNA2008 does not allow: \
                   the RFC lists the character as an exception (RFC 5892 section 2.6).";
    let tatweel = "character 2, U+0640 ARABIC TATWEEL";
    assert!(!is_highlighted(&harness, LTR, tatweel));
    harness.get_by_role_and_label(Role::Button, refused).hover();
    harness.run();
    assert!(is_highlighted(&harness, LTR, tatweel));
    show_details(&mut harness, "Rules");
    pane(&harness, "Details").get_by_label_contains("Satisfied: every label satisfies the Bidi rule.");
    show_details(&mut harness, "Why");
    assert!(pane(&harness, "Details").query_by_label("Close").is_none());
    // A click shows all findings, and the details say why the character is there, which can be closed.
    harness.get_by_role_and_label(Role::Button, refused).click();
    harness.run();
    assert_eq!(harness.state().settings().session.panes.detail, DetailTab::from_id("rules").expect("a pane"));
    show_details(&mut harness, "Why");
    pane(&harness, "Details").get_by_label("Close");
}

#[test]
fn the_zone_is_typed_beside_the_name() {
    let mut harness = open("AB.3a.com", Notation::CapitalsAsHebrew);
    assert!(has(&harness, "Refused: "));
    type_into(&mut harness, "Zone", "3a.com");
    assert_eq!(harness.state().settings().session.zone.text, "3a.com");
    harness.get_by_label_contains("Undecided: ");
    assert!(has(&harness, "label 2, 3a, part of the parent zone, refused by IDNA2008"));
    // The name is what it was, and the key takes back what was typed here.
    assert_eq!(harness.state().settings().session.input, "AB.3a.com");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    assert_eq!(harness.state().settings().session.zone.text, "");
    assert!(has(&harness, "Refused: "));
}

#[test]
fn a_zone_that_is_none_of_the_names_is_said_so() {
    let ends_otherwise = "This name does not end in the parent zone, so the whole name is judged.";
    let mut harness = open_under("AB.com", "org");
    harness.get_by_label(ends_otherwise);
    harness.get_by_label_contains("May be registered (IDNA2008)");
    type_into(&mut harness, "Name", ".org");
    assert!(harness.query_by_label(ends_otherwise).is_none());
    type_into(&mut harness, "Zone", "..");
    harness.get_by_label_contains("The parent zone cannot be read, so the whole name is judged. Character ");
}

#[test]
fn the_zone_is_written_as_the_name_is() {
    let mut harness = open_under("A.B", "B");
    harness.get_by_label("Notation").click();
    harness.run();
    harness.get_by_label_contains("Code points: ").click();
    harness.run();
    let zone = ZoneSettings { text: "U+05D1".to_owned(), notation: Notation::CodePoints };
    assert_eq!(harness.state().settings().session.zone, zone);
    assert!(has(
        &harness,
        "label 2, \u{5D1}, U-label with the A-label xn--5db, part of the parent zone, permitted by IDNA2008"
    ));
    // One that the notation cannot write stays as it is.
    let accent = ZoneSettings { text: "\u{E9}".to_owned(), notation: Notation::Unicode };
    let settings =
        Settings::from(Session { input: "ab.com".to_owned(), zone: accent.clone(), ..Session::default() });
    let mut harness = open_with(settings, [1280.0, 1200.0]);
    harness.get_by_label("Notation").click();
    harness.run();
    harness.get_by_label_contains("Table 1 (2001): ").click();
    harness.run();
    assert_eq!(harness.state().settings().session.notation, Notation::Atkin2001Table1);
    assert_eq!(harness.state().settings().session.zone, accent);
}

#[test]
fn the_host_of_a_url_is_offered_and_opened() {
    let mut harness = open("//3com.\u{5D0}\u{5D1}/x", Notation::Unicode);
    harness.get_by_label_contains("Refused: The input is a web address");
    // What is no domain name has no labels that a condition could be about.
    let verdict = pane(&harness, "RFC 5893");
    assert!(verdict.query_all_by_label_contains("condition 1").next().is_none());
    assert!(verdict.query_all_by_label_contains(", violated").next().is_none());
    harness.get_by_label("Inspect the host").click();
    harness.run();
    assert_eq!(harness.state().settings().session.input, "3com.\u{5D0}\u{5D1}");
    assert!(harness.query_by_label("Inspect the host").is_none());
    harness.get_by_label_contains("Refused: Label 1 begins with");
    pane(&harness, "RFC 5893").get_by_label("label 1, condition 1, violated");
}

#[test]
fn what_is_an_address_has_no_host() {
    let harness = open("192.0.2.1", Notation::Unicode);
    assert!(has(&harness, "Refused: The input is an IP address, not a domain name."));
    assert!(harness.query_by_label("Inspect the host").is_none());
}

#[test]
fn findings_are_reported_with_their_places_and_notes_when_asked_for() {
    // An Arabic point after it, which the paper excludes.
    let mut harness = open("\u{645}\u{640}\u{650}\u{631}.com", Notation::Unicode);
    show_details(&mut harness, "Rules");
    // What is wrong stands beside the displays: here is what to do, and where.
    pane(&harness, "RFC 5893").get_by_label_contains("(RFC 5892 section 2.6)");
    assert!(pane(&harness, "Details").query_all_by_label_contains(". character 2").next().is_some());
    let notes = "Notes from standards, papers and drafts";
    let before = pane(&harness, "Details").get_all_by_role(Role::Label).count();
    click_in(&mut harness, "Details", notes);
    assert!(pane(&harness, "Details").get_all_by_role(Role::Label).count() > before);
}

#[test]
fn the_name_in_the_dns_is_shown() {
    let harness = open("AB.com", Notation::CapitalsAsHebrew);
    pane(&harness, "RFC 5893").get_by_label("In the DNS");
    pane(&harness, "RFC 5893").get_by_label("xn--4dbc.com");
    // The table's row.
    let label = "label 1, \u{5D0}\u{5D1}, U-label with the A-label xn--4dbc, permitted by IDNA2008";
    assert_eq!(harness.query_all_by_label(label).count(), 1);
}

#[test]
fn a_long_headline_fits_at_every_size() {
    let zone = "3".to_owned() + &"a".repeat(60) + ".com";
    let mut harness = open_under(&format!("AB.{zone}"), &zone);
    for size in [[900.0, 600.0], [1280.0, 800.0]] {
        for scale in [1.0, 1.5] {
            harness.set_pixels_per_point(scale);
            harness.set_size(size.into());
            harness.run();
            let headline = harness.get_by_label_contains("Undecided: ").rect();
            assert!(headline.left() >= 0.0 && headline.right() <= size[0], "{headline:?}");
            // The conditions stand below it, and are seen.
            let condition = harness.get_by_label("label 2, condition 1, violated").rect();
            assert!(headline.bottom() <= condition.top(), "{headline:?} runs into {condition:?}");
            assert!(condition.bottom() <= 0.6 * size[1], "{condition:?}");
        }
    }
}
