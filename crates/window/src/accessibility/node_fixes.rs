//! Corrections to the accessibility tree before it leaves egui: parts without a name, and states that AT-SPI lacks.

use std::collections::{BTreeMap, BTreeSet};

use eframe::egui::accesskit::{Action, Node, NodeId, Role};
use eframe::egui::{self, Context, FullOutput, Plugin};

/// Corrects the nodes of parts without a name: the window itself has its name, menus have that of their button, and
/// edges that can only be dragged are none of a screen reader's business.
#[derive(Default)]
pub(crate) struct NodeFixes;

impl Plugin for NodeFixes {
    fn debug_name(&self) -> &'static str {
        "node fixes"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        let window = egui::accesskit_root_id().accesskit_id();
        let names = names_of_popups(&update.nodes);
        for (id, node) in &mut update.nodes {
            if *id == window {
                node.set_label("bidiscope");
            }
            if let Some(name) = names.get(id) {
                node.set_label(name.as_str());
            }
            fix(node);
        }
    }
}

/// The names of what has opened and has none: those of what opened it, in which they hang.
fn names_of_popups(nodes: &[(NodeId, Node)]) -> BTreeMap<NodeId, String> {
    let is_popup = |node: &Node| matches!(node.role(), Role::Menu | Role::ListBox | Role::Dialog);
    let is_nameless = |node: &Node| node.label().is_none() && node.labelled_by().is_empty();
    let nameless: BTreeSet<NodeId> =
        nodes.iter().filter(|(_, it)| is_popup(it) && is_nameless(it)).map(|it| it.0).collect();
    let mut names = BTreeMap::new();
    if nameless.is_empty() {
        return names;
    }
    for (_, opener) in nodes {
        for child in opener.children().iter().filter(|it| nameless.contains(it)) {
            names.extend(name_of(opener, nodes).map(|name| (*child, name)));
        }
    }
    names
}

/// What a node is called, by itself or by the words beside it.
fn name_of(node: &Node, nodes: &[(NodeId, Node)]) -> Option<String> {
    let by_words = || {
        let words = node.labelled_by().first()?;
        nodes.iter().find(|(id, _)| id == words)?.1.value()
    };
    node.label().or_else(by_words).map(str::to_owned)
}

fn fix(node: &mut Node) {
    // What has no role at all was never described: edges between panes and columns.
    if node.role() == Role::Unknown {
        node.set_hidden();
        node.remove_action(Action::Focus);
    }
    // A tooltip that only repeats the name.
    if node.description().is_some() && node.description() == node.label() {
        node.clear_description();
    }
    // AT-SPI has no way to tell what is chosen in a box, and its bridge tells of nothing whether it is open.
    let chosen = node.value().filter(|_| node.role() == Role::ComboBox);
    let state = node.is_expanded().map(|is_open| if is_open { "open" } else { "closed" });
    if chosen.is_some() || state.is_some() {
        let parts = [chosen, state, node.description()];
        let text = parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
        node.set_description(text);
    }
}
