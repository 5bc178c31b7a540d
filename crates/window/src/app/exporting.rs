//! Exporting the name, and copying its displays as pictures.

use eframe::egui::{self, Theme};

use bidiscope_report::view::StrategyId;
use bidiscope_words::message;

use super::super::clipboard;
use super::super::command::ExportStart;
use super::super::export::{CopyingPicture, ExportPanel, ExportSubject, ExportedName};
use super::super::pass::Pass;
use super::super::settings::Settings;
use super::App;

impl App {
    /// Opens the panel that exports the names that are compared while they are shown, else the last name that could be read.
    pub(super) fn begin_export(&mut self, start: ExportStart) {
        let what = match (self.tabs.inspect.compared(&self.settings), self.tabs.inspect.report()) {
            (Some(names), _) => ExportSubject::Names(names),
            (None, _) if self.tabs.inspect.hides_all_names(&self.settings) => {
                return self.say(message!(list_no_match).to_string());
            }
            (None, Some(report)) => ExportSubject::Name(ExportedName::new(report, &self.settings)),
            (None, None) => return self.say(message!(command_no_readable_name).to_string()),
        };
        self.export_panel = Some(ExportPanel::new(what, &mut self.settings, start));
    }

    /// Shows the panel, until it is left.
    pub(super) fn show_export(panel: &mut Option<ExportPanel>, ui: &egui::Ui, pass: &mut Pass<'_, Settings>) {
        if let Some(open) = panel
            && !open.show(ui, pass)
        {
            *panel = None;
        }
    }

    /// Begins to make a picture of a display's line, which then goes on the clipboard.
    pub(super) fn begin_copying(&mut self, strategy: StrategyId, context: &egui::Context) {
        let Some(report) = self.tabs.inspect.report() else { return };
        let Some(view) = report.strategy(strategy) else { return };
        let is_dark = context.theme() == Theme::Dark;
        self.copying = Some(CopyingPicture::start(report, view.display_config.clone(), is_dark, context));
    }

    /// Gives the clipboard the picture that is made.
    pub(super) fn copy_picture(&mut self, context: &egui::Context) {
        let Some(copying) = &self.copying else { return };
        match copying.made.result() {
            None => return,
            Some(Ok(Ok(image))) => {
                clipboard::copy_image(context, image);
                self.copied = Some("a picture of the display");
                context.request_repaint();
            }
            Some(Ok(Err(why))) => self.say(message!(not_copied, reason = why).to_string()),
            Some(Err(sentence)) => self.say(sentence),
        }
        self.copying = None;
    }
}
