//! Results as files: saved, and opened again.

use eframe::egui::Ui;

use bidiscope_present::message;
use bidiscope_present::study_text::study_results_error_text;
use bidiscope_proof::study::Results;

use super::super::accessibility;
use super::super::command::{Command, Refused};
use super::super::file::{File, typed};
use super::super::file_dialog::FilePurpose;
use super::super::saving::FileEntries;
use super::super::settings::StudySettings;
use super::{StudyPass, StudyTab};

impl StudyTab {
    /// Opens saved results, or says in the tab why they cannot be opened; what stands there then stays.
    pub(crate) fn open_file(
        &mut self,
        file: File,
        settings: &mut StudySettings,
        commands: &mut Vec<Command>,
    ) {
        let read = match self.running {
            Some(_) => Err(message!(study_is_running).to_string()),
            None => file.bytes.and_then(|bytes| {
                Results::read(&bytes).map_err(|error| study_results_error_text(&error).to_string())
            }),
        };
        match read {
            Ok(results) => {
                settings.classes = results.alphabet.classes().to_vec();
                settings.max_length = results.max_length;
                self.put(results, settings);
                commands.push(Command::Say(message!(study_opened).to_string()));
            }
            Err(reason) => commands.push(Command::Refuse(Refused::not_opened(file.name, reason))),
        }
    }
}

/// The menu: saving results to a file, and opening them again.
pub(super) fn menu(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    let menu = accessibility::lasting_menu(ui, message!(study_file).fixed(), |ui| {
        // What stands there are buttons as everywhere, and no items of a menu.
        ui.reset_style();
        let entries = FileEntries {
            field: message!(study_file_field).fixed(),
            path: |it: &mut StudySettings| &mut it.file,
            saves: FilePurpose::SaveStudy,
            opens: FilePurpose::OpenStudy,
        };
        let bytes = |it: &StudySettings| Ok(serde_json::to_vec(&it.results)?);
        let bytes = pass.settings.results.is_some().then_some(bytes);
        if entries.show(ui, &mut tab.saving, pass, bytes) {
            let file = File::at(&typed(&pass.settings.file));
            tab.open_file(file, pass.settings, pass.commands);
        }
    });
    // The window's own menu is called so too.
    accessibility::button(&menu.response, message!(study_file_of_results).fixed());
}
