//! Links to names: pasted into the field, opened, copied.

use bidiscope_bidi::name::Notation;
use bidiscope_window::App;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::text::copied;
use super::{LTR, RTL, open, open_menu, undo};

/// The titles of the panes that are shown.
fn panes(harness: &Harness<'static, App>, titles: &[&str]) -> Vec<bool> {
    titles.iter().map(|it| harness.query_by_role_and_label(Role::Region, it).is_some()).collect()
}

const TITLES: [&str; 4] = ["Logical order", LTR, RTL, "RFC 5893"];

#[test]
fn a_link_that_is_pasted_is_opened_with_its_panes() {
    let mut harness =
        open("bidiscope:?name=AB-12&notation=table1&panes=uba-rtl,verdict,sound&lang=ar", Notation::Unicode);
    harness.get_by_label("This is a link to a name.");
    harness.get_by_label("Open the link").click();
    harness.run_steps(4);
    let settings = harness.state().settings();
    assert_eq!(
        (settings.session.input.as_str(), settings.session.notation),
        ("AB-12", Notation::Atkin2001Table1)
    );
    assert_eq!(panes(&harness, &TITLES), [false, false, true, true]);
    harness.get_by_label(
        "The link was only partly opened: the unknown key \u{201C}lang\u{201D}; the unknown pane \u{201C}sound\u{201D}.",
    );
    // The panes of before are not lost.
    undo(&mut harness);
    assert_eq!(panes(&harness, &TITLES), [true, true, true, true]);
}

#[test]
fn a_link_that_cannot_be_opened_says_why() {
    let harness = open("bidiscope:?name=%D7", Notation::Unicode);
    harness.get_by_label(
        "This link cannot be opened: The value of \u{201C}name\u{201D} in the link is not UTF-8.",
    );
    assert!(harness.query_by_label("Open the link").is_none());
}

#[test]
fn a_link_that_is_copied_leads_to_the_name() {
    let mut harness = open("\u{5D0}.com", Notation::Unicode);
    open_menu(&mut harness, &["More", "File"]);
    harness.get_by_label("Copy a link to this name or text").click();
    harness.step();
    assert_eq!(copied(&harness).as_deref(), Some("bidiscope:?name=%D7%90.com"));
    harness.run();
    assert_eq!(harness.state().message(), Some("Copied: a link to the name or text."));
}
