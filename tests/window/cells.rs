//! The cells of characters, by the character that they are told to stand for.

use bidiscope_window::App;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use egui_kittest::{Harness, Node};

/// Which character a node is the cell of: `character 4, U+05D0 HEBREW LETTER ALEF`, the position being the logical
/// one; `None` of anything else.
pub(crate) fn character(node: &AccessKitNode<'_>) -> Option<String> {
    let (name, more) = (node.label()?, node.description()?);
    let (_, logical) = more.split_once("logical position ")?;
    let logical = logical.split(',').next()?;
    let what = &name[name.find("U+")?..];
    let what = ["left-to-right", "right-to-left"]
        .into_iter()
        .find_map(|it| what.strip_suffix(it)?.strip_suffix(", "))
        .unwrap_or(what);
    Some(format!("character {logical}, {what}"))
}

/// The cell of a character in a pane.
pub(crate) fn cell<'tree>(harness: &'tree Harness<'static, App>, pane: &'tree str, of: &str) -> Node<'tree> {
    let pane = harness.get_by_role_and_label(Role::Region, pane);
    let cells: Vec<Node<'tree>> = pane.children_recursive().collect();
    let found = cells.into_iter().find(|it| character(&it.accesskit_node()).as_deref() == Some(of));
    found.unwrap_or_else(|| panic!("no cell of {of}"))
}
