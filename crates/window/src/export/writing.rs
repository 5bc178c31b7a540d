//! The file that is written: the buttons, and what becomes of the writing.

use eframe::egui::{Context, Ui};

use bidiscope_words::message;

use super::super::command::Command;
use super::super::file_kinds::{FileKind, SaveTo};
use super::super::job::stop_button;
use super::super::pass::Pass;
use super::super::report_language::ReportLanguage;
use super::super::settings::{Preferences, Settings};
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;
use super::super::{focus_kept, saving};
use super::ExportPanel;
use super::work::{ExportEnd, ExportWork, ToExport};

impl ExportPanel {
    /// The buttons, or that the file is written; whether the panel is left.
    pub(super) fn writing(&mut self, ui: &mut Ui, pass: &mut Pass<'_, Settings>) -> bool {
        if let Some(complaint) = &self.complaint {
            BidiLabel::new(complaint).colour(Palette::current(ui).violated).alert(ui, pass.lines);
        }
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            if self.work.is_some() {
                ui.spinner();
                ui.label(message!(export_laying_out).static_text());
                if stop_button(ui, message!(task_saving).static_text()) {
                    self.work = None;
                    self.wants_focus = true;
                    self.complaint = Some(message!(export_stopped).to_string());
                }
                return false;
            }
            let save = ui.button(message!(button_save_as).static_text());
            if self.wants_focus && focus_kept::can_have_keyboard(ui) {
                self.wants_focus = false;
                save.request_focus();
            }
            if save.clicked() {
                self.complaint = None;
                let has_several = self.what.has_several();
                let preset = pass.settings.preferences.export_of(has_several).preset;
                pass.commands.push(Command::AskToSave(FileKind::of_export(preset, has_several)));
            }
            ui.button(message!(button_cancel).static_text()).clicked()
        })
        .inner
    }

    /// Begins to write a file, in the form that its ending says.
    pub(crate) fn save(&mut self, to: SaveTo<'_>, preferences: &mut Preferences, context: &Context) {
        let language = ReportLanguage::of_tag(&preferences.export_language, context);
        let settings = preferences.export_of(self.what.has_several());
        let ending = to.path.extension().and_then(|it| it.to_str());
        if let Some(form) = ending.and_then(|it| settings.preset.ending(it)) {
            form.clone_into(&mut settings.form);
        }
        let (path, mut replaces) = (to.path.to_owned(), to.replaces);
        let mut file = path.into_os_string();
        if ending.is_none_or(|it| settings.preset.ending(it).is_none()) {
            // The desktop's dialog has asked about a file of another name.
            file.push(format!(".{}", settings.form_of(settings.preset)));
            replaces = false;
        }
        let what = ToExport { what: self.what.exported(settings), language, file: file.into(), replaces };
        self.complaint = None;
        // Pressing Enter once more neither stops it nor does anything else.
        focus_kept::let_go(context);
        self.work = Some(ExportWork::start(what, context));
    }

    /// Takes how the writing ended; whether all is written.
    pub(super) fn take_end(&mut self, pass: &mut Pass<'_, Settings>) -> bool {
        let Some(ended) = self.work.as_ref().and_then(|it| it.end.result()) else { return false };
        self.work = None;
        // Nothing had the keyboard meanwhile.
        self.wants_focus = true;
        match ended {
            Ok(ExportEnd::Written(file)) => {
                let file = saving::in_words(&file);
                pass.commands.push(Command::Say(message!(file_saved, file = file).to_string()));
                return true;
            }
            Ok(ExportEnd::InTheWay) => self.complaint = Some(message!(path_in_the_way).to_string()),
            Ok(ExportEnd::Failed(why)) => {
                self.complaint = Some(message!(export_not_written, reason = why).to_string())
            }
            Err(sentence) => self.complaint = Some(sentence),
        }
        false
    }
}
