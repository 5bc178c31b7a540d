//! The headline above the panes, the zone's field, and the host of what is no domain name.

use bidiscope_bidi::name::Notation;
use bidiscope_window::{App, Settings, ZoneSettings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::{LTR, is_highlighted, open, open_with, pane};

/// The name and the zone in capitals: capitals are Hebrew letters.
fn open_under(name: &str, zone: &str) -> Harness<'static, App> {
    let zone = ZoneSettings { text: zone.to_owned(), notation: Notation::Capitals };
    let settings =
        Settings { input: name.to_owned(), notation: Notation::Capitals, zone, ..Settings::default() };
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
fn the_headline_is_one_and_can_be_read_and_clicked() {
    let permitted = "May be registered (IDNA2008). Registry rules not checked.";
    let harness = open("AB.com", Notation::Capitals);
    assert_eq!(harness.get_by_label(permitted).accesskit_node().role(), Role::Label);
    harness.get_by_label("Bidi rule: satisfied");

    let mut harness = open("\u{645}\u{640}\u{635}\u{631}.com", Notation::Unicode);
    let refused = "Refused: Label 1 contains U+0640 ARABIC TATWEEL, which IDNA2008 does not allow. \
                   The RFC lists it as an exception (RFC 5892 section 2.6).";
    let tatweel = "character 2, U+0640 ARABIC TATWEEL";
    assert!(!is_highlighted(&harness, LTR, tatweel));
    harness.get_by_role_and_label(Role::Button, refused).hover();
    harness.run();
    assert!(is_highlighted(&harness, LTR, tatweel));
    harness.get_by_label("Bidi rule: satisfied");
    // The trace pane says why the character is there, which can be closed.
    assert!(pane(&harness, "Trace").query_by_label("close").is_none());
    harness.get_by_role_and_label(Role::Button, refused).click();
    harness.run();
    pane(&harness, "Trace").get_by_label("close");
}

#[test]
fn the_zone_is_typed_beside_the_name() {
    let mut harness = open("AB.3a.com", Notation::Capitals);
    assert!(has(&harness, "Refused: "));
    type_into(&mut harness, "Zone", "3a.com");
    assert_eq!(harness.state().settings().zone.text, "3a.com");
    harness.get_by_label_contains("Undecided: ");
    assert!(has(&harness, "label 2, 3a, part of the parent zone, refused by IDNA2008"));
    // The name is what it was, and the key takes back what was typed here.
    assert_eq!(harness.state().settings().input, "AB.3a.com");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    assert_eq!(harness.state().settings().zone.text, "");
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
    harness.get_by_label_contains("codepoints:").click();
    harness.run();
    let zone = ZoneSettings { text: "U+05D1".to_owned(), notation: Notation::CodePoints };
    assert_eq!(harness.state().settings().zone, zone);
    assert!(has(
        &harness,
        "label 2, U-label with the A-label xn--5db, part of the parent zone, permitted by IDNA2008"
    ));
    // One that the notation cannot write stays as it is.
    let accent = ZoneSettings { text: "\u{E9}".to_owned(), notation: Notation::Unicode };
    let settings = Settings { input: "ab.com".to_owned(), zone: accent.clone(), ..Settings::default() };
    let mut harness = open_with(settings, [1280.0, 1200.0]);
    harness.get_by_label("Notation").click();
    harness.run();
    harness.get_by_label_contains("table1:").click();
    harness.run();
    assert_eq!(harness.state().settings().notation, Notation::Table1);
    assert_eq!(harness.state().settings().zone, accent);
}

#[test]
fn the_host_of_a_url_is_offered_and_opened() {
    let mut harness = open("http://3com.\u{5D0}\u{5D1}/x", Notation::Unicode);
    harness.get_by_label_contains("Refused: This is a web address");
    harness.get_by_label("Bidi rule: not applicable");
    let verdict = pane(&harness, "Verdict");
    verdict.get_by_label("label 1, condition 1, not applicable");
    assert!(verdict.query_all_by_label_contains(", violated").next().is_none());
    harness.get_by_label("Inspect the host").click();
    harness.run();
    assert_eq!(harness.state().settings().input, "3com.\u{5D0}\u{5D1}");
    assert!(harness.query_by_label("Inspect the host").is_none());
    harness.get_by_label_contains("Refused: Label 1 begins with");
    harness.get_by_label("Bidi rule: violated");
}

#[test]
fn what_is_an_address_has_no_host() {
    let harness = open("192.0.2.1", Notation::Unicode);
    assert!(has(&harness, "Refused: This is an IP address, not a domain name."));
    assert!(harness.query_by_label("Inspect the host").is_none());
}

#[test]
fn findings_are_reported_with_their_places_and_notes_when_asked_for() {
    // An Arabic point after it, which the paper excludes.
    let mut harness = open("\u{645}\u{640}\u{650}\u{631}.com", Notation::Unicode);
    pane(&harness, "Verdict").get_by_label_contains("(RFC 5892 section 2.6). character 2");
    let notes = "what older and other documents say";
    pane(&harness, "Verdict").get_by_label_contains(notes).scroll_to_me();
    harness.run();
    let before = pane(&harness, "Verdict").get_all_by_role(Role::Label).count();
    pane(&harness, "Verdict").get_by_label_contains(notes).click();
    harness.run();
    assert!(pane(&harness, "Verdict").get_all_by_role(Role::Label).count() > before);
}

#[test]
fn the_name_in_the_dns_is_shown() {
    let harness = open("AB.com", Notation::Capitals);
    pane(&harness, "Verdict").get_by_label("In the DNS: xn--4dbc.com");
    // The chip and the table's row.
    let label = "label 1, U-label with the A-label xn--4dbc, permitted by IDNA2008";
    assert_eq!(harness.query_all_by_label(label).count(), 2);
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
            let rule = harness.get_by_label("Bidi rule: violated").rect();
            let headline = harness.get_by_label_contains("Undecided: ").rect();
            assert!(headline.right() <= rule.left(), "{headline:?} runs into {rule:?}");
            assert!(rule.right() <= size[0] && headline.height() < 60.0, "{headline:?}, {rule:?}");
        }
    }
}
