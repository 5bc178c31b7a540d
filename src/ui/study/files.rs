//! Results as files: saved, and opened again.

use std::path::Path;

use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{Button, PopupCloseBehavior, Ui};

use crate::disk::{reason, write_whole};
use crate::study::Results;

use super::super::command::Command;
use super::super::file::{File, RefusedFile};
use super::super::settings::StudySettings;
use super::{StudyPass, StudyTab};

impl StudyTab {
    /// Opens saved results, or says in the tab why they cannot be opened; what stands there then stays.
    pub(in crate::ui) fn open_file(
        &mut self,
        file: File,
        settings: &mut StudySettings,
        commands: &mut Vec<Command>,
    ) {
        let read = match self.running {
            Some(_) => Err("a study is running".to_owned()),
            None => file.bytes.and_then(|bytes| results_of(&bytes)),
        };
        match read {
            Ok(results) => {
                self.error = None;
                settings.classes = results.alphabet.classes().to_vec();
                settings.max_length = results.max_length;
                self.put(results, settings);
                commands.push(Command::Say("Opened the results of a study.".to_owned()));
            }
            Err(reason) => self.error = Some(RefusedFile::new(file.name, reason)),
        }
    }
}

/// The menu: saving results to a file, and opening them again.
pub(super) fn menu(ui: &mut Ui, tab: &mut StudyTab, pass: &mut StudyPass<'_>) {
    // A click into the field leaves the menu open.
    let stay_open = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    MenuButton::new("File").config(stay_open).ui(ui, |ui| {
        let label = ui.label("JSON file:");
        ui.text_edit_singleline(&mut pass.settings.file).labelled_by(label.id);
        ui.horizontal(|ui| {
            let results = pass.settings.results.as_ref();
            let button = ui.add_enabled(results.is_some(), Button::new("Save"));
            if let Some(results) = results.filter(|_| button.clicked()) {
                pass.commands.push(Command::Say(save(results, &pass.settings.file)));
                ui.close();
            }
            if ui.button("Open").clicked() {
                let file = File::at(Path::new(&pass.settings.file));
                tab.open_file(file, pass.settings, pass.commands);
                ui.close();
            }
        });
    });
}

/// Writes results to a file, and says how that went.
fn save(results: &Results, file: &str) -> String {
    let written = serde_json::to_vec(results).map_err(std::io::Error::from);
    match written.and_then(|bytes| write_whole(Path::new(file), &bytes)) {
        Ok(()) => format!("Saved to {file}."),
        Err(error) => format!("{file} could not be written: {}.", reason(&error)),
    }
}

/// The results in a file.
fn results_of(bytes: &[u8]) -> Result<Results, String> {
    serde_json::from_slice(bytes).map_err(|error| format!("it holds no results of a study ({error})"))
}
