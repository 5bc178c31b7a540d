//! The file that is written: its field and buttons, and what becomes of the writing.

use eframe::egui::{Button, Context, Response, Ui};

use bidiscope_present::message;

use super::super::command::Command;
use super::super::file::typed;
use super::super::file_dialog::FilePurpose;
use super::super::focus_kept;
use super::super::job::stop_button;
use super::super::line_entry::{LineLook, ShownEntry};
use super::super::pass::Pass;
use super::super::saving;
use super::super::settings::{ExportSettings, Settings};
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;
use super::ExportPanel;
use super::work::{ExportEnd, ExportWork, ToExport};

impl ExportPanel {
    /// The file and the buttons, or that it is written; whether the panel is left.
    pub(super) fn writing(&mut self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) -> bool {
        let label = ui.label(message!(export_file).fixed());
        let width = ui.available_width();
        let look = LineLook {
            label: message!(export_file).fixed(),
            hint: message!(export_file_hint).fixed(),
            width,
            takes_keyboard: true,
        };
        let is_free = self.work.is_none();
        let shown = ui.add_enabled_ui(is_free, |ui| {
            self.entry.show(ui, &look, &mut pass.with(|it| &mut it.preferences.export.file))
        });
        let ShownEntry { response, is_entered } = shown.inner;
        response.labelled_by(label.id);
        let is_in_the_way = self.in_the_way.as_ref() == Some(&pass.settings.preferences.export);
        if is_in_the_way {
            saving::warn(ui, saving::in_the_way());
        }
        if let Some(complaint) = &self.complaint {
            BidiLabel::new(complaint).colour(Palette::current(ui).violated).alert(ui, pass.lines);
        }
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            if self.work.is_some() {
                ui.spinner();
                ui.label(message!(export_laying_out).fixed());
                if stop_button(ui, message!(task_saving).fixed()) {
                    self.work = None;
                    self.entry.take_keyboard();
                    self.complaint = Some(message!(export_stopped).to_string());
                }
                return false;
            }
            let can_save = !pass.settings.preferences.export.file.trim().is_empty();
            let title = if is_in_the_way { message!(export_replace_file) } else { message!(button_save) };
            let button: Response = ui.add_enabled(can_save, Button::new(title.fixed()));
            let preset = pass.settings.preferences.export.preset;
            pass.commands.extend(saving::choose(ui, FilePurpose::Export(preset), true));
            if can_save && is_entered && is_in_the_way {
                // Nothing is overwritten by what may be meant for a new file.
                button.request_focus();
            } else if can_save && (is_entered || button.clicked()) {
                self.start(&mut pass.settings.preferences.export, is_in_the_way, ui.ctx());
            }
            ui.button(message!(button_cancel).fixed()).clicked()
        })
        .inner
    }

    /// Begins to write; whether it `replaces` a file that stands there.
    pub(super) fn start(&mut self, settings: &mut ExportSettings, replaces: bool, context: &Context) {
        let is_folder = typed(&settings.file).is_dir();
        settings.file = settings.preset.with_ending(settings.file.trim());
        let what = ToExport { what: self.exported(settings), file: typed(&settings.file), replaces };
        (self.in_the_way, self.complaint) = (None, None);
        if is_folder {
            self.complaint = Some(message!(export_is_folder).to_string());
            return;
        }
        // Pressing Enter once more neither stops it nor does anything else.
        focus_kept::let_go(context);
        self.work = Some(ExportWork::start(what, context));
    }

    /// Takes how the writing ended; whether all is written.
    pub(super) fn take_end(&mut self, pass: &mut Pass<'_, Settings>) -> bool {
        let Some(ended) = self.work.as_ref().and_then(|it| it.end.result()) else { return false };
        self.work = None;
        // The field, which could not be typed into meanwhile, lost it.
        self.entry.take_keyboard();
        match ended {
            Ok(ExportEnd::Written(file)) => {
                let file = saving::in_words(&file);
                pass.commands.push(Command::Say(message!(export_saved, file = file).to_string()));
                return true;
            }
            Ok(ExportEnd::InTheWay) => self.in_the_way = Some(pass.settings.preferences.export.clone()),
            Ok(ExportEnd::Failed(why)) => {
                self.complaint = Some(message!(export_not_written, reason = why).to_string())
            }
            Err(sentence) => self.complaint = Some(sentence),
        }
        false
    }
}
