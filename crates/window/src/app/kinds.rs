//! How each kind of file is opened and saved.

use eframe::egui::Context;

use super::super::command::Command;
use super::super::file::Dropped;
use super::super::file_kinds::{FileKind, SaveTo};
use super::super::own_files;
use super::super::saving::write;
use super::super::settings::Tab;
use super::App;

impl App {
    pub(crate) fn save_session(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        write(to, Ok(self.settings.session.to_file()))
    }

    pub(crate) fn open_strategies(&mut self, file: Dropped, _: &Context) -> Command {
        own_files::open(file.read(), &mut self.settings)
    }

    pub(crate) fn save_strategies(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        write(to, Ok(self.settings.session.choices.custom.to_file_text().into_bytes()))
    }

    pub(crate) fn open_study(&mut self, file: Dropped, _: &Context) -> Command {
        self.settings.session.tab = Tab::Study;
        self.tabs.study.open_file(file.read(), &mut self.settings.session.study)
    }

    pub(crate) fn save_study(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        write(to, serde_json::to_vec(&self.settings.session.study.results).map_err(Into::into))
    }

    pub(crate) fn open_list(&mut self, file: Dropped, context: &Context) -> Command {
        self.settings.session.tab = Tab::List;
        self.tabs.list.open_file(file, &mut self.settings.session.list, context)
    }

    pub(crate) fn open_other_list(&mut self, file: Dropped, context: &Context) -> Command {
        self.settings.session.tab = Tab::List;
        self.tabs.list.open_other_file(file, &mut self.settings.session.list, context)
    }

    pub(crate) fn save_rows(&mut self, to: SaveTo<'_>, context: &Context) -> Command {
        self.tabs.list.save_rows(context, to)
    }

    pub(crate) fn open_ruleset(&mut self, file: Dropped, context: &Context) -> Command {
        self.ruleset_file.open(file, context);
        self.lend_ruleset(context);
        Command::ClearMessage
    }

    pub(crate) fn open_lesson(&mut self, file: Dropped, context: &Context) -> Command {
        let (path, file) = (file.path(), file.read());
        let said = self.tabs.learn.open_lesson(path, file, &mut self.settings.session.learn);
        if !matches!(said, Command::Refuse(_)) {
            self.open_tab(Tab::Learn, context);
        }
        said
    }

    pub(crate) fn open_text(&mut self, file: Dropped, context: &Context) -> Command {
        match self.tabs.text.open_file(file.read(), &mut self.settings.session.text, context) {
            Ok(()) => {
                self.settings.session.tab = Tab::Text;
                Command::ClearMessage
            }
            Err(refused) => Command::Refuse(refused),
        }
    }

    pub(crate) fn save_copied(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        let Some(too_much) = &self.too_much else { return Command::ClearMessage };
        let said = write(to, Ok(too_much.text.clone().into_bytes()));
        // What could not be written can be tried again under another name.
        if !matches!(said, Command::Refuse(_)) {
            self.too_much = None;
        }
        said
    }

    pub(crate) fn save_export(&mut self, to: SaveTo<'_>, context: &Context) -> Command {
        if let Some(panel) = &mut self.export_panel {
            panel.save(to, &mut self.settings.preferences, context);
        }
        Command::ClearMessage
    }

    /// The ending of what is exported as a file of this kind; `None` of other kinds.
    pub(super) fn ending_of_export(&self, kind: FileKind) -> Option<&'static str> {
        let (panel, preferences) = (self.export_panel.as_ref()?, &self.settings.preferences);
        let export = if panel.has_several() { &preferences.export_names } else { &preferences.export };
        let is_exported = FileKind::of_export(export.preset, panel.has_several()) == kind;
        is_exported.then(|| export.form_of(export.preset))
    }
}
