//! The menu of a pane: what can be copied from it, and hiding it.

use eframe::egui::{Button, Ui, vec2};

use crate::name::code_point;
use crate::order::copy::CopyForm;

use super::super::command::Command;
use super::super::settings::PaneId;
use super::Panes;

/// Shows the menu's button; the menu is open while the user chooses.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    ui.spacing_mut().button_padding = vec2(4.0, 0.0);
    let button = ui.menu_button("\u{2026}", |ui| {
        ui.weak("Copy");
        for form in CopyForm::ALL {
            copy_form(ui, panes, form);
        }
        if let PaneId::Strategy(strategy) = pane {
            ui.separator();
            copy_display(ui, panes, strategy);
            ui.separator();
            if ui.button("Show how it came about, step by step").clicked() {
                panes.commands.push(Command::Trace(strategy));
            }
        }
        ui.separator();
        if ui.button("Hide this pane").clicked() {
            panes.commands.push(Command::Hide(pane));
        }
    });
    button.response.on_hover_text(format!("Menu of the pane {}", pane.title()));
}

/// Offers one form of the name; all of them are in logical order.
fn copy_form(ui: &mut Ui, panes: &mut Panes<'_>, form: CopyForm) {
    // Written out only when it is asked for: a name may have 10,000 characters.
    let is_there = form != CopyForm::ALabels || panes.inspection.name.a_name().is_some();
    let button = ui.add_enabled(is_there, Button::new(form.title()));
    let button =
        button.on_disabled_hover_text("Too long for the DNS, which takes 63 octets a label and 253 a name");
    if button.clicked()
        && let Some(text) = form.text(&panes.inspection.name)
    {
        panes.commands.push(Command::Copy { text, what: form.title() });
    }
}

/// Offers the display order, as code points: as characters it would be taken for the name.
fn copy_display(ui: &mut Ui, panes: &mut Panes<'_>, strategy: crate::order::Strategy) {
    let Some(view) = panes.inspection.strategy(strategy) else { return };
    let button = ui.button("Display order, as code points");
    if button.on_hover_text("From left to right, as the characters stand on the screen").clicked() {
        let text = view.display.chars().map(code_point).collect::<Vec<_>>().join(" ");
        panes.commands.push(Command::Copy { text, what: "Display order, as code points" });
    }
}
