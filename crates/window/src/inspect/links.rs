//! A link to a name or a lesson that was pasted into the field.

use eframe::egui::Ui;

use bidiscope_bidi::name::InputType;
use bidiscope_session::SessionLink;
use bidiscope_words::message;

use super::super::command::Command;
use super::tab::InspectPass;

/// Says what to do with a link that stands in the field, whose text this is.
pub(super) fn offer(ui: &mut Ui, text: &str, pass: &mut InspectPass<'_>) {
    let text = text.trim();
    if !SessionLink::has_link_prefix(text) {
        return;
    }
    ui.horizontal_wrapped(|ui| match SessionLink::read_whole_link(text) {
        Ok(link) => {
            let kind = link.read_as.map_or("name", InputType::id);
            let is_lesson = link.lesson_id_or_file_text.is_some();
            let words =
                if is_lesson { message!(link_to_lesson) } else { message!(link_to_name, kind = kind) };
            ui.label(words.to_string());
            if ui.button(message!(link_open).static_text()).clicked() {
                pass.commands.push(Command::OpenLink(link));
            }
        }
        Err(why) => {
            ui.label(message!(link_unreadable, reason = why.to_string()).to_string());
        }
    });
}
