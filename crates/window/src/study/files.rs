//! Results as files: saved, and opened again.

use eframe::egui::Ui;

use bidiscope_proof::study::StudyResults;
use bidiscope_report::words::study::study_results_error_text;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::{Command, Refused};
use super::super::commands::CommandId;
use super::super::file::File;
use super::super::settings::StudySettings;
use super::tab::{StudyPass, StudyTab};

impl StudyTab {
    /// Opens saved results; where they cannot be opened, what is there stays. Gives what there is to say.
    pub(crate) fn open_file(&mut self, file: File, settings: &mut StudySettings) -> Command {
        let read = match self.running {
            Some(_) => Err(message!(study_is_running).to_string()),
            None => file.bytes.and_then(|bytes| {
                StudyResults::read(&bytes).map_err(|error| study_results_error_text(&error).to_string())
            }),
        };
        match read {
            Ok(results) => {
                settings.classes = results.alphabet.classes().to_vec();
                settings.max_length = results.max_sequence_characters;
                self.put(results, settings);
                Command::Say(message!(study_opened).to_string())
            }
            Err(reason) => Command::Refuse(Refused::not_opened(file.name, reason)),
        }
    }
}

/// The menu: saving results to a file, and opening them again.
pub(super) fn menu(ui: &mut Ui, pass: &mut StudyPass<'_>) {
    let menu = accessibility::menu(ui, message!(file_menu).static_text(), |ui| {
        pass.entry(ui, CommandId::OpenStudy);
        pass.entry(ui, CommandId::SaveStudy);
    });
    // The window's own menu is called so too.
    accessibility::button(&menu.response, message!(study_file_of_results).static_text());
}
