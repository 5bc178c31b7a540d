//! The tab Characters of the details.

use bidiscope_bidi::name::Notation;
use bidiscope_window::{App, DetailTab, Preferences, Session, Settings};
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::{changed, open_menu, open_with};

/// The window with these preferences on a presentation form that is two letters in its normal forms.
fn open(preferences: Preferences) -> Harness<'static, App> {
    let session =
        Session { input: "\u{FB2A}.com".to_owned(), notation: Notation::Unicode, ..Session::default() };
    let settings = changed(Settings::from(session), |it| {
        it.preferences = preferences;
        it.session.panes.detail = DetailTab::from_id("character-table").expect("the tab");
    });
    open_with(settings, [1600.0, 1000.0])
}

fn is_said(harness: &Harness<'static, App>, text: &str) -> bool {
    let mut all = harness.query_all_by(|_: &AccessKitNode<'_>| true);
    all.any(|it| {
        let node = it.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().any(|it| it == text)
    })
}

#[test]
fn columns_are_chosen_and_remembered() {
    const NAME: &str = "HEBREW LETTER SHIN WITH SHIN DOT";
    const PROPERTIES: [&str; 3] = ["DISALLOWED", "EF AC AA", "NFC, NFD, NFKC, NFKD U+05E9 U+05C1"];
    let mut harness = open(Preferences::default());
    assert!(is_said(&harness, NAME));
    for absent in PROPERTIES {
        assert!(!is_said(&harness, absent), "{absent}");
    }
    open_menu(&mut harness, &["Columns"]);
    for column in ["IDNA2008", "UTF-8", "Normal forms", "Name in Unicode"] {
        harness.get_by_role_and_label(Role::CheckBox, column).click();
        harness.run();
    }
    let again = open(harness.state().settings().preferences.clone());
    for harness in [&harness, &again] {
        for present in PROPERTIES {
            assert!(is_said(harness, present), "{present}");
        }
        assert!(!is_said(harness, NAME));
    }
}
