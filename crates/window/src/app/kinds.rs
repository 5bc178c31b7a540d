//! How each kind of file is opened and saved.

use eframe::egui::Context;

use super::super::command::Command;
use super::super::file::Dropped;
use super::super::file_kinds::{FileKind, SaveTo};
use super::super::own_files;
use super::super::saving::write;
use super::super::settings::Tab;
use super::App;

/// Opens a file; gives what there is to say.
pub(super) type Open = fn(&mut App, Dropped, &Context) -> Command;

/// Saves a file, and replaces the one that is there only if it may; gives what there is to say.
pub(super) type Save = fn(&mut App, SaveTo<'_>, &Context) -> Command;

/// Defines the table: a row is a kind, and how a file of it is opened and saved, where it can be.
macro_rules! file_kinds {
    ($($kind:ident: $open:expr, $save:expr;)+) => {
        /// How a file of this kind is opened; `None` if it cannot be.
        pub(super) fn opening(kind: FileKind) -> Option<Open> {
            match kind { $(FileKind::$kind => $open),+ }
        }

        /// How one is saved; `None` if it cannot be.
        pub(super) fn saving(kind: FileKind) -> Option<Save> {
            match kind { $(FileKind::$kind => $save),+ }
        }
    };
}

file_kinds! {
    Session: Some(App::open_session), Some(App::save_session);
    Strategies: Some(App::open_strategies), Some(App::save_strategies);
    Study: Some(App::open_study), Some(App::save_study);
    List: Some(App::open_list), None;
    OtherList: Some(App::open_other_list), None;
    Rows: None, Some(App::save_rows);
    Ruleset: Some(App::open_ruleset), None;
    Lesson: Some(App::open_lesson), None;
    Text: Some(App::open_text), Some(App::save_copied);
    Figure: None, Some(App::save_export);
    Sheet: None, Some(App::save_export);
    NamesFigure: None, Some(App::save_export);
    Sheets: None, Some(App::save_export);
    Report: None, Some(App::save_export);
    Data: None, Some(App::save_export);
    NamesReport: None, Some(App::save_export);
    NamesTable: None, Some(App::save_export);
}

impl App {
    fn save_session(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        write(to, Ok(self.settings.session.to_file()))
    }

    pub(super) fn open_strategies(&mut self, file: Dropped, _: &Context) -> Command {
        own_files::open(file.read(), &mut self.settings)
    }

    pub(super) fn save_strategies(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        write(to, Ok(self.settings.session.choices.custom_strategies.to_file_text().into_bytes()))
    }

    pub(super) fn open_study(&mut self, file: Dropped, _: &Context) -> Command {
        self.settings.session.tab = Tab::Study;
        self.tabs.study.open_file(file.read(), &mut self.settings.session.study)
    }

    pub(super) fn save_study(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        write(to, serde_json::to_vec(&self.settings.session.study.results).map_err(Into::into))
    }

    pub(super) fn open_list(&mut self, file: Dropped, context: &Context) -> Command {
        self.settings.session.tab = Tab::List;
        self.tabs.list.open_file(file, &mut self.settings.session.list, context)
    }

    pub(super) fn open_other_list(&mut self, file: Dropped, context: &Context) -> Command {
        self.settings.session.tab = Tab::List;
        self.tabs.list.open_other_file(file, &mut self.settings.session.list, context)
    }

    pub(super) fn save_rows(&mut self, to: SaveTo<'_>, context: &Context) -> Command {
        self.tabs.list.save_rows(context, to)
    }

    pub(super) fn open_ruleset(&mut self, file: Dropped, context: &Context) -> Command {
        self.ruleset_file.open(file, context);
        self.lend_ruleset(context);
        Command::ClearMessage
    }

    pub(super) fn open_lesson(&mut self, file: Dropped, context: &Context) -> Command {
        let (path, file) = (file.path(), file.read());
        let said = self.tabs.learn.open_lesson(path, file, &mut self.settings.session.learn);
        if !matches!(said, Command::Refuse(_)) {
            self.open_tab(Tab::Learn, context);
        }
        said
    }

    pub(super) fn open_text(&mut self, file: Dropped, context: &Context) -> Command {
        match self.tabs.text.open_file(file.read(), &mut self.settings.session.text, context) {
            Ok(()) => {
                self.settings.session.tab = Tab::Text;
                Command::ClearMessage
            }
            Err(refused) => Command::Refuse(refused),
        }
    }

    pub(super) fn save_copied(&mut self, to: SaveTo<'_>, _: &Context) -> Command {
        let Some(too_much) = &self.too_much else { return Command::ClearMessage };
        let said = write(to, Ok(too_much.text.clone().into_bytes()));
        // What could not be written can be tried again under another name.
        if !matches!(said, Command::Refuse(_)) {
            self.too_much = None;
        }
        said
    }

    pub(super) fn save_export(&mut self, to: SaveTo<'_>, context: &Context) -> Command {
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

#[cfg(test)]
mod tests {
    use super::super::super::file_kinds::{AskedFile, FileKind};
    use super::{opening, saving};

    #[test]
    fn each_kind_has_its_words() {
        for &kind in FileKind::ALL {
            assert!(!kind.title().is_empty() && !kind.title().starts_with("file-"), "{kind:?}");
            for (saves, is_there) in [(false, opening(kind).is_some()), (true, saving(kind).is_some())] {
                let title = AskedFile { kind, saves }.title();
                assert_eq!(!title.is_empty(), is_there, "{kind:?}, saves: {saves}");
            }
        }
    }
}
