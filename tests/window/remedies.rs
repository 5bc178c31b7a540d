//! What keeps text in order, in the window.

use bidiscope_bidi::name::Notation;
use eframe::egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use super::text::copied;
use super::{open, show_details};

/// The button that copies something is called by what it copies.
#[test]
fn text_and_html_are_copied_with_a_click() {
    let mut harness = open("+972 2 555-1234", Notation::Unicode);
    show_details(&mut harness, "Keep in order");
    let of_node = |it: Node<'_>| [it.accesskit_node().label(), it.accesskit_node().value()];
    let words: Vec<String> = harness.root().children_recursive().flat_map(of_node).flatten().collect();
    assert!(words.iter().any(|it| it.contains("Insert LRM (U+200E) at the start")), "{words:?}");
    for (button, text) in [
        ("Copy the text with the controls", "\u{200E}+972 2 555-1234"),
        ("Copy the text as HTML", "<bdi dir=\"ltr\">+972 2 555-1234</bdi>"),
    ] {
        harness.get_all_by_role_and_label(Role::Button, button).next().expect("a button").scroll_to_me();
        harness.run();
        harness.get_all_by_role_and_label(Role::Button, button).next().expect("a button").click();
        harness.step();
        assert_eq!(copied(&harness).as_deref(), Some(text));
        harness.run();
    }
}

#[test]
fn names_have_no_such_tab() {
    let harness = open("\u{5D0}.com", Notation::Unicode);
    assert!(harness.query_by_role_and_label(Role::Tab, "Keep in order").is_none());
}
