//! The file that is written: its field and buttons, and what becomes of the writing.

use std::path::Path;

use eframe::egui::{Button, Context, ProgressBar, Response, Ui};

use bidiscope_present::message;
use bidiscope_present::sheet::SheetFormat;

use super::super::accessibility;
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
use super::ExportPanel;
use super::work::{ExportEnd, ExportWork, Replaced, ToExport};

impl ExportPanel {
    /// The file and the buttons, or how far writing is; whether the panel is left.
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
            self.entry.show(ui, &look, &mut pass.with(|it| &mut it.export.file))
        });
        let ShownEntry { response, is_entered } = shown.inner;
        response.labelled_by(label.id);
        if let Some(form) = SheetFormat::from_extension(Path::new(&pass.settings.export.file)) {
            pass.settings.export.form = form;
        }
        let in_the_way = self.in_the_way.as_ref().filter(|it| it.0 == pass.settings.export);
        let in_the_way = in_the_way.map(|it| it.1);
        if let Some(is_numbered) = in_the_way {
            let numbered = message!(export_numbered_in_the_way).fixed();
            saving::warn(ui, if is_numbered { numbered } else { saving::in_the_way() });
        }
        if let Some(complaint) = &self.complaint {
            accessibility::alert(&ui.colored_label(Palette::current(ui).violated, complaint), complaint);
        }
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            if let Some(work) = &self.work {
                progress(ui, work);
                if stop_button(ui, message!(task_saving).fixed()) {
                    self.work = None;
                    self.entry.take_keyboard();
                    self.complaint = Some(message!(export_stopped).to_string());
                }
                return false;
            }
            let can_save = !pass.settings.export.file.trim().is_empty();
            let (title, replaced) = match in_the_way {
                None => (message!(button_save).fixed(), Replaced::Nothing),
                Some(false) => (message!(export_replace_file).fixed(), Replaced::All),
                Some(true) => (message!(export_replace_files).fixed(), Replaced::All),
            };
            let button: Response = ui.add_enabled(can_save, Button::new(title));
            let form = pass.settings.export.form;
            pass.commands.extend(saving::choose(ui, FilePurpose::Export(form), true));
            if can_save && is_entered && in_the_way.is_some() {
                // Nothing is overwritten by what may be meant for a new file.
                button.request_focus();
            } else if can_save && (is_entered || button.clicked()) {
                self.start(&mut pass.settings.export, replaced, ui.ctx());
            }
            ui.button(message!(button_cancel).fixed()).clicked()
        })
        .inner
    }

    /// Begins to write.
    pub(super) fn start(&mut self, settings: &mut ExportSettings, replaced: Replaced, context: &Context) {
        let is_folder = typed(&settings.file).is_dir();
        settings.file = with_ending(settings.file.trim(), settings.form);
        let what = ToExport {
            pages: self.lay_out(settings),
            form: settings.form,
            scale: settings.scale,
            file: typed(&settings.file),
            replaced,
        };
        (self.in_the_way, self.complaint) = (None, None);
        if is_folder {
            self.complaint = Some(message!(export_is_folder).to_string());
            return;
        }
        // Pressing Enter once more neither stops it nor does anything else.
        focus_kept::let_go(context);
        self.work = Some(ExportWork::start(what, context));
    }

    /// Takes what has come of the writing; whether all is written.
    pub(super) fn take_events(&mut self, pass: &mut Pass<'_, Settings>) -> bool {
        let Some(ended) = self.work.as_mut().and_then(ExportWork::ended) else { return false };
        self.work = None;
        // The field, which could not be typed into meanwhile, lost it.
        self.entry.take_keyboard();
        match ended {
            Ok(ExportEnd::Whole { count, first, last }) => {
                let first = saving::in_words(&first);
                pass.commands.push(Command::Say(match count {
                    1 => message!(export_saved, file = first).to_string(),
                    _ => {
                        let last = saving::in_words(&last);
                        message!(export_saved_several, count = count, first = first, last = last).to_string()
                    }
                }));
                return true;
            }
            Ok(ExportEnd::InTheWay { is_numbered }) => {
                self.in_the_way = Some((pass.settings.export.clone(), is_numbered));
            }
            Ok(ExportEnd::Failed(why)) => {
                self.complaint = Some(message!(export_not_written, reason = why).to_string())
            }
            Err(sentence) => self.complaint = Some(sentence),
        }
        false
    }
}

/// How far writing is.
fn progress(ui: &mut Ui, work: &ExportWork) {
    match work.done {
        Some((done, count)) => {
            let bar = ProgressBar::new(done as f32 / count as f32).desired_width(180.0);
            ui.add(bar.text(message!(export_progress, done = done, count = count).to_string()));
        }
        None => {
            ui.spinner();
            ui.label(message!(export_laying_out).fixed());
        }
    }
}

/// The path of a file with the ending of its form.
pub(super) fn with_ending(file: &str, form: SheetFormat) -> String {
    match SheetFormat::from_extension(Path::new(file)) {
        Some(from_extension) if from_extension == form => file.to_owned(),
        _ => format!("{file}.{}", form.id()),
    }
}
