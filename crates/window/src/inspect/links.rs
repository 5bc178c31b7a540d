//! A link to a name that was pasted into the field.

use eframe::egui::Ui;

use bidiscope_present::session::Link;

use super::super::command::Command;
use super::InspectPass;

/// Says what to do with a link that stands in the field.
pub(super) fn offer(ui: &mut Ui, pass: &mut InspectPass<'_>) {
    let text = pass.settings.input.trim();
    if !Link::has_link_prefix(text) {
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
            ui.label(format!("This is a link that cannot be opened: {why}"));
        }
    });
}
