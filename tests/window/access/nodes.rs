//! What a screen reader is told: the nodes of the tree in the order in which it reads them, and what is wrong with
//! them.

use std::collections::BTreeMap;
use std::fmt;

use bidiscope_window::App;
use eframe::egui::accessibility::is_input;
use eframe::egui::accesskit::{Action, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT};

/// A node as a screen reader has it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct AccessibleNode {
    /// What it stands in that has a name: its context, from the outermost.
    pub(super) within: Vec<String>,
    pub(super) role: Role,
    /// What it is called.
    pub(super) name: String,
    pub(super) value: Option<String>,
    /// Whether something can be done with it.
    pub(super) is_control: bool,
    /// Whether it has what its kind must have beside a name: whether it is ticked, chosen, open, how much it is.
    has_state: bool,
}

impl fmt::Display for AccessibleNode {
    fn fmt(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(form, "{} / {:?} {:?}", self.within.join(" / "), self.role, self.name)?;
        self.value.iter().try_for_each(|it| write!(form, " = {it:?}"))
    }
}

/// All nodes of a window that a screen reader is given, in its order.
pub(super) fn all(harness: &Harness<'static, App>) -> Vec<AccessibleNode> {
    let mut text = Vec::new();
    add(harness.root().accesskit_node(), &mut Vec::new(), &mut text);
    text
}

fn add(node: AccessKitNode<'_>, within: &mut Vec<String>, text: &mut Vec<AccessibleNode>) {
    if node.is_hidden() {
        return;
    }
    let role = node.role();
    let name = if role == Role::Label { node.value() } else { node.label() }.unwrap_or_default();
    let data = node.data();
    // Containers that only hold others together, and what a text consists of, are passed over by screen readers.
    let is_silent = matches!(role, Role::TextRun) || (role == Role::GenericContainer && !is_acted_on(&node));
    if !is_silent {
        text.push(AccessibleNode {
            within: within.clone(),
            role,
            name: name.clone(),
            value: node.value().filter(|_| role != Role::Label),
            is_control: is_input(role) || data.supports_action(Action::Focus),
            has_state: has_state(&node),
        });
    }
    let is_context = !is_silent && says_something(&name) && node.children().len() > 0;
    if is_context {
        within.push(name);
    }
    node.children().for_each(|it| add(it, within, text));
    if is_context {
        within.pop();
    }
}

/// Whether something can be done with a node.
fn is_acted_on(node: &AccessKitNode<'_>) -> bool {
    node.data().supports_action(Action::Focus) || node.data().supports_action(Action::Click)
}

/// Whether a node tells of its state what its kind has.
fn has_state(node: &AccessKitNode<'_>) -> bool {
    match node.role() {
        Role::CheckBox | Role::RadioButton | Role::Switch => node.toggled().is_some(),
        Role::ListBoxOption | Role::Tab => node.is_selected().is_some(),
        Role::Slider | Role::SpinButton | Role::ProgressIndicator => node.numeric_value().is_some(),
        Role::ComboBox => node.value().is_some_and(|it| says_something(&it)),
        Role::TextInput | Role::MultilineTextInput => node.value().is_some() && node.supports_text_ranges(),
        _ => true,
    }
}

/// Whether a name can be spoken: more than spaces and signs.
fn says_something(name: &str) -> bool {
    name.chars().any(char::is_alphanumeric)
}

/// What is wrong with what is told.
pub(super) fn faults(texts: &[AccessibleNode]) -> Vec<String> {
    let mut faults = Vec::new();
    for it in texts {
        let must_have_a_name = it.is_control
            || matches!(
                it.role,
                Role::Image | Role::Alert | Role::Region | Role::Cell | Role::Table | Role::Dialog
            );
        if must_have_a_name && !says_something(&it.name) {
            faults.push(format!("nameless: {it}"));
        }
        if it.is_control
            && matches!(it.role, Role::Unknown | Role::GenericContainer | Role::Label | Role::Pane)
        {
            faults.push(format!("no kind of control: {it}"));
        }
        if !it.has_state {
            faults.push(format!("no state: {it}"));
        }
        if it.name.chars().any(|it| it.is_control() || ('\u{200E}'..='\u{200F}').contains(&it)) {
            faults.push(format!("cannot be spoken: {it}"));
        }
    }
    let mut namesakes: BTreeMap<(Vec<String>, String), Vec<&AccessibleNode>> = BTreeMap::new();
    for it in texts.iter().filter(|it| it.is_control) {
        namesakes.entry((it.within.clone(), format!("{:?} {}", it.role, it.name))).or_default().push(it);
    }
    let several = namesakes.values().filter(|it| it.len() > 1);
    faults.extend(several.map(|it| format!("{} are called the same: {}", it.len(), it[0])));
    faults
}
