//! What the tab shows where every pane is hidden: the way back.

use eframe::egui::Ui;

use super::super::command::Command;
use super::super::settings::{PaneId, Settings};

/// Whether no pane is shown.
pub(super) fn are_all_hidden(settings: &Settings) -> bool {
    !PaneId::all(&settings.choices).into_iter().any(|pane| settings.is_shown(pane))
}

/// Says so, and offers to show them.
pub(super) fn show(ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() / 3.0);
        ui.heading("All panes are hidden.");
        ui.label("Each of them can be shown again in the menu Panes, above.");
        ui.add_space(8.0);
        if ui.button("Show all panes").clicked() {
            commands.extend(PaneId::all(&settings.choices).into_iter().map(Command::Show));
        }
    });
}
