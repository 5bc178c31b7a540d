//! Links to names: one that was pasted into the field, and one to what is shown.

use eframe::egui::Ui;

use crate::session::Link;

use super::super::command::Command;
use super::InspectPass;

/// Shows the button that copies a link.
pub(super) fn copy(ui: &mut Ui, pass: &mut InspectPass<'_>) {
    let button = ui.button("Copy a link").on_hover_text(
        "To this name in these panes, for a mail: bidiscope opens it, and so does this field when it is pasted here",
    );
    if button.clicked() {
        pass.commands.push(match pass.settings.link().write() {
            Ok(text) => Command::Copy { text, what: "a link to the name" },
            Err(why) => Command::Say(format!("Not copied: {why}.")),
        });
    }
}

/// Says what to do with a link that stands in the field.
pub(super) fn offer(ui: &mut Ui, pass: &mut InspectPass<'_>) {
    let text = pass.settings.input.trim();
    if !Link::is_meant(text) {
        return;
    }
    ui.horizontal_wrapped(|ui| match Link::read(text) {
        Ok(link) => {
            ui.label("This is a link to a name.");
            if ui.button("Open the link").clicked() {
                pass.commands.push(Command::OpenLink(link));
            }
        }
        Err(why) => {
            ui.label(format!("This is a link that cannot be opened: {why}."));
        }
    });
}
