//! What is announced, and what the things are called that open.

use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_window::{App, ListSettings, Session, Settings, Tab};
use eframe::egui::accesskit::{Live, Role};
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use super::super::files::drop_file;
use super::super::{PATH, enter_path, open, open_menu, open_with, settle, show_details, wait_until};
use super::nodes;

/// What is spoken when it comes or changes, unless it is hidden; what a text consists of is told with it.
fn live(harness: &Harness<'static, App>, live: Live) -> Vec<String> {
    let is_so = |it: &AccessKitNode<'_>| it.live() == live && it.role() != Role::TextRun && !it.is_hidden();
    let nodes = harness.root().children_recursive().filter(|it| is_so(&it.accesskit_node()));
    nodes.filter_map(|it| it.accesskit_node().label().or_else(|| it.accesskit_node().value())).collect()
}

fn export(harness: &mut Harness<'static, App>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    settle(harness);
}

#[test]
fn why_nothing_was_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let there = folder.path().join("name.svg");
    std::fs::write(&there, "mine").expect("it is ours");
    let in_the_way = "A file with this name already exists.";
    let nowhere = "Not written: no file can be created in the folder: there is no such file or folder.";
    for (file, said, focused) in
        [(there.as_path(), in_the_way, PATH), (Path::new("/nowhere/at/all.svg"), nowhere, "Save as\u{2026}")]
    {
        let mut harness = open("AB12", Notation::CapitalsAsHebrew);
        export(&mut harness);
        assert!(live(&harness, Live::Assertive).is_empty());
        harness.key_press(Key::Enter);
        enter_path(&mut harness, file);
        wait_until(&mut harness, |harness| live(harness, Live::Assertive) == [said]);
        settle(&mut harness);
        assert!(harness.get_by_label(focused).is_focused());
    }
}

#[test]
fn a_dialog_is_called_by_its_heading_and_its_groups_by_theirs() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    export(&mut harness);
    let dialog = harness.get_by_role_and_label(Role::Dialog, "Export");
    assert!(dialog.accesskit_node().data().is_modal());
    let text = nodes::all(&harness);
    assert!(nodes::faults(&text).is_empty(), "{:#?}", nodes::faults(&text));
    harness.get_by_role_and_label(Role::Group, "Show").get_by_label("Figure");
}

#[test]
fn menus_and_lists_are_called_as_what_opens_them() {
    let menus: [(&[&str], &str, Role); 8] = [
        (&[], "More", Role::Menu),
        (&["More"], "File", Role::Menu),
        (&["More"], "Panes", Role::Menu),
        (&[], "Examples", Role::Menu),
        (&[], "Notation", Role::ListBox),
        (&["More"], "This name", Role::Menu),
        (&["More", "This name"], "Insert", Role::Menu),
        (&["More", "This name"], "Order in the field", Role::Menu),
    ];
    for (path, opener, role) in menus {
        let mut harness = open("AB12", Notation::CapitalsAsHebrew);
        open_menu(&mut harness, path);
        let state = |harness: &Harness<'static, App>| {
            let openers = harness.query_all_by_label(opener).map(|it| it.accesskit_node());
            let opener = openers.into_iter().find(|it| it.role() != role).expect("what opens it");
            let description = opener.description().unwrap_or_default();
            ["open", "closed"].map(|word| description.split(". ").any(|it| it == word))
        };
        assert_eq!(state(&harness), [false, true], "{opener}");
        harness.get_by_label(opener).click();
        harness.run();
        harness.get_by_role_and_label(role, opener);
        assert_eq!(state(&harness), [true, false], "{opener}");
    }
}

#[test]
fn what_folds_says_whether_it_is_open() {
    let mut harness = open("AB12", Notation::CapitalsAsHebrew);
    show_details(&mut harness, "Rules");
    let title = "Verdict of each rule set";
    let before = harness.get_by_label(title).accesskit_node().description();
    harness.get_by_label(title).click_accesskit();
    harness.run();
    let after = harness.get_by_label(title).accesskit_node().description();
    let mut states = [before.as_deref(), after.as_deref()];
    states.sort_unstable();
    assert_eq!(states, [Some("closed"), Some("open")]);
}

#[test]
fn what_was_found_in_a_list_and_what_a_filter_leaves() {
    let settings =
        Settings::from(Session { tab: Tab::List, list: ListSettings::default(), ..Session::default() });
    let mut harness = open_with(settings, [1280.0, 800.0]);
    drop_file(&mut harness, "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\nx\u{5D0}.com\na..b\nibm.com\n".as_bytes());
    wait_until(&mut harness, |harness| !live(harness, Live::Polite).is_empty());
    harness.run_steps(8);
    let said = live(&harness, Live::Polite);
    let [found] = said.as_slice() else { panic!("{said:?}") };
    assert!(found.starts_with("5 names, 2 refused") && found.contains("unreadable"), "{found}");
    harness.get_by_label("2 look the same").click();
    harness.step();
    wait_until(&mut harness, |harness| live(harness, Live::Polite) == ["2 of 5 names"]);
}

/// Between two letters a zone is another one: what is said is the state in which typing ended.
#[test]
fn what_is_typed_is_announced_once_it_is_whole() {
    let mut harness = open("\u{5D0}\u{5D1}-12.co.il", Notation::Unicode);
    harness.run_steps(8);
    harness.get_by_label("Zone").focus();
    harness.run();
    let complaint = "This name does not end in the parent zone";
    let complains = |harness: &Harness<'static, App>| {
        live(harness, Live::Assertive).iter().any(|it| it.starts_with(complaint))
    };
    let step = |harness: &mut Harness<'static, App>, seconds: f64| {
        let later = harness.ctx.input(|input| input.time) + seconds;
        harness.input_mut().time = Some(later);
        harness.step();
    };
    step(&mut harness, 1.0);
    // Every tenth of a second a letter, as somebody types.
    for letter in ["i", "l", "x"] {
        harness.get_by_label("Zone").type_text(letter);
        for _ in 0..3 {
            step(&mut harness, 0.03);
            assert!(!complains(&harness), "{letter}");
        }
        let is_seen = harness.query_by_label_contains(complaint).is_some();
        assert_eq!(is_seen, letter != "l", "what is wrong is seen at once: {letter}");
    }
    // In the end it is another zone.
    for _ in 0..3 {
        step(&mut harness, 0.5);
    }
    assert!(complains(&harness));
    harness.key_press(Key::Backspace);
    for _ in 0..4 {
        step(&mut harness, 0.5);
    }
    assert!(!complains(&harness) && harness.query_by_label_contains(complaint).is_none());
}
