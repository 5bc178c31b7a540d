//! The menu of a pane: what can be copied from it, all that its title bar offers, and hiding it. Keys open it
//! from the pane's characters, so that its buttons need be no Tab stops.

use eframe::egui::{Button, Id, Key, Modifiers, Popup, Response, Sense, Ui};

use bidiscope_bidi::name::code_point;
use bidiscope_bidi::order::copy::CopyForm;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::{StrategyId, title_in_sentence};

use super::super::accessibility;
use super::super::command::{Command, ExportStart};
use super::super::settings::PaneId;
use super::{Panes, badge, cause, choices, collisions, own};

/// What its button shows.
pub(super) const SIGN: &str = "\u{2026}";

/// The identity of a pane's menu.
fn menu_id(pane: PaneId) -> Id {
    Id::unique(("menu of the pane", pane))
}

/// Shows the menu's button; the menu is open while the user chooses.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    let button = ui.add(Button::new(SIGN).sense(Sense::CLICK));
    let popup = Popup::menu(&button).id(menu_id(pane));
    let shown = popup.show(|ui| entries(ui, panes, pane)).is_some();
    collisions::across(panes, pane, &button);
    let title = title_in_sentence(pane.title(panes.choices));
    accessibility::button(&button, &format!("Menu of the pane {title}"));
    accessibility::opens(&button, shown);
    button.on_hover_text(format!("Menu of the pane {title} (key M in its characters)"));
}

/// Opens the menu by a key while the keyboard is in the pane's characters: M, the menu key, or Shift+F10.
pub(super) fn open_by_key(ui: &Ui, panes: &mut Panes<'_>, pane: PaneId) {
    if !panes.highlight.is_focused_in(pane) {
        return;
    }
    let keys = [(Modifiers::NONE, Key::M), (Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)];
    let pressed = ui.input_mut(|input| keys.iter().any(|&(with, key)| input.consume_key(with, key)));
    if pressed {
        Popup::open_id(ui.ctx(), menu_id(pane));
        panes.highlight.enter_menu(pane);
        ui.ctx().request_repaint();
    }
}

fn entries(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    let first = badge::strategy_of(pane).map(|strategy| reference(ui, panes, strategy));
    choices::entries(ui, panes, pane);
    if let PaneId::Strategy(strategy) = pane {
        own::entries(ui, panes, strategy);
    }
    collisions::entry(ui, panes, pane);
    if let PaneId::Strategy(strategy) = pane
        && item(ui, "Show how it came about, step by step").clicked()
    {
        panes.commands.push(Command::Trace(strategy));
    }
    if let PaneId::Strategy(strategy) = pane
        && item(ui, "Present it in large type").clicked()
    {
        panes.commands.push(Command::Present(strategy, None));
    }
    if let PaneId::Strategy(strategy) = pane
        && let Some(view) = panes.inspection.strategy(strategy)
        && let Some(found) = cause::of(panes, view)
        && item(ui, "Look at what parts it from the reference").clicked()
    {
        cause::look(panes, strategy, &found);
    }
    if first.is_some() {
        ui.separator();
    }
    ui.weak("Copy");
    let forms: Vec<Response> = CopyForm::ALL.into_iter().map(|form| copy_form(ui, panes, form)).collect();
    if let PaneId::Strategy(strategy) = pane {
        copy_display(ui, panes, strategy);
        if item(ui, "Picture of the line").on_hover_text("As large as a slide needs it").clicked() {
            panes.commands.push(Command::CopyPicture(strategy));
        }
        ui.separator();
        if item(ui, "Save as picture\u{2026}").clicked() {
            panes.commands.push(Command::Export(ExportStart::Line(strategy)));
        }
    }
    ui.separator();
    if item(ui, "Hide this pane").clicked() {
        panes.commands.push(Command::Hide(pane));
    }
    let first = first.or_else(|| forms.into_iter().next());
    // While a popup measures itself nothing in it can have the keyboard.
    if let Some(first) = first.filter(|_| !ui.is_sizing_pass())
        && panes.highlight.is_to_enter(pane)
    {
        first.request_focus();
    }
}

/// Makes this display the one that the others are compared with.
fn reference(ui: &mut Ui, panes: &mut Panes<'_>, strategy: StrategyId) -> Response {
    let is_reference = panes.choices.reference == strategy;
    let response = ui.radio(is_reference, "Compare the others with this one");
    if response.clicked() {
        panes.choices.reference = strategy;
        ui.close();
    }
    response
}

/// An entry that closes the menu, also where the keyboard chose it.
fn item(ui: &mut Ui, text: &str) -> Response {
    let response = ui.button(text);
    if response.clicked() {
        ui.close();
    }
    response
}

/// Offers one form of the name; all of them are in logical order.
fn copy_form(ui: &mut Ui, panes: &mut Panes<'_>, form: CopyForm) -> Response {
    // Written out only when it is asked for: a name may have 10,000 characters.
    let is_there = form != CopyForm::ALabels || panes.inspection.name.ascii_name().is_some();
    let button = ui.add_enabled(is_there, Button::new(form.title()));
    let button =
        button.on_disabled_hover_text("Too long for the DNS, which takes 63 octets a label and 253 a name");
    if button.clicked()
        && let Some(text) = form.text(&panes.inspection.name)
    {
        panes.commands.push(Command::Copy { text, what: form.title() });
        ui.close();
    }
    button
}

/// Offers the display order, as code points: as characters it would be taken for the name.
fn copy_display(ui: &mut Ui, panes: &mut Panes<'_>, strategy: StrategyId) {
    let Some(view) = panes.inspection.strategy(strategy) else { return };
    let button = item(ui, "Display order, as code points");
    if button.on_hover_text("From left to right, as the characters stand on the screen").clicked() {
        let text = view.display.chars().map(code_point).collect::<Vec<_>>().join(" ");
        panes.commands.push(Command::Copy { text, what: "Display order, as code points" });
    }
}
