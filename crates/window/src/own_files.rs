//! Strategies of one's own as a file.

use eframe::egui::{Button, Ui};

use bidiscope_present::message;
use bidiscope_present::view::{MAX_CUSTOM_STRATEGIES, title_in_sentence};

use super::accessibility;
use super::command::{Command, Refused};
use super::file::{File, typed};
use super::file_dialog::FilePurpose;
use super::panes::too_many;
use super::pass::Pass;
use super::saving::{FileEntries, Saving};
use super::settings::{Session, Settings};

/// What is at hand for all of them.
#[derive(Default)]
pub(super) struct OwnFiles {
    pub(super) saving: Saving,
}

/// Deletes a strategy; gives what there is to say.
pub(super) fn delete(number: u32, session: &mut Session) -> Option<String> {
    let (_, kept) = session.choices.custom.remove(number)?;
    session.forget_what_is_gone();
    Some(message!(strategy_deleted, name = title_in_sentence(&kept.name).as_ref()).to_string())
}

/// The entries of the menu Panes.
pub(super) fn entries(ui: &mut Ui, files: &mut OwnFiles, pass: &mut Pass<'_, Settings>) {
    let has_room = pass.settings.session.choices.custom.all().len() < MAX_CUSTOM_STRATEGIES;
    let new = ui.add_enabled(has_room, Button::new(message!(strategy_new).fixed()));
    let new = new.on_hover_text(message!(strategy_new_about).fixed());
    if new.on_disabled_hover_text(too_many()).clicked() {
        pass.commands.push(Command::new_strategy());
        ui.close();
    }
    let menu = accessibility::lasting_menu(ui, message!(strategies_menu).fixed(), |ui| {
        let entries = FileEntries {
            field: message!(strategies_file).fixed(),
            path: |it: &mut Settings| &mut it.preferences.strategies_file,
            saves: FilePurpose::SaveStrategies,
            opens: FilePurpose::OpenStrategies,
        };
        let are_there = !pass.settings.session.choices.custom.all().is_empty();
        let bytes = |it: &Settings| Ok(it.session.choices.custom.to_file_text().into_bytes());
        if entries.show(ui, &mut files.saving, pass, are_there.then_some(bytes)) {
            let file = File::at(&typed(&pass.settings.preferences.strategies_file));
            pass.commands.push(open(file, pass.settings));
        }
    });
    if menu.response.clicked() {
        // The click took the keyboard away again.
        files.saving.take_keyboard();
    }
}

/// Adds the strategies of a file; says how many, or why none.
pub(super) fn open(file: File, settings: &mut Settings) -> Command {
    let text = |bytes: Vec<u8>| {
        let at = |error: std::string::FromUtf8Error| error.utf8_error().valid_up_to();
        String::from_utf8(bytes).map_err(|error| message!(file_not_utf8, byte = at(error)).to_string())
    };
    let read = file.bytes.and_then(text).and_then(|text| settings.session.choices.custom.add_file(&text));
    match read {
        Ok(0) => Command::Say(message!(strategies_known).to_string()),
        Ok(count) => Command::Say(message!(strategies_opened, count = count).to_string()),
        Err(reason) => {
            // What shows it ends the sentence.
            let reason = reason.trim_end_matches('.').to_owned();
            Command::Refuse(Refused::not_opened(file.name, reason))
        }
    }
}
