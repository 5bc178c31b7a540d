//! Files that are open and were changed by another program: they are read again where the user wants it.

use eframe::egui::Context;

use super::super::file::{Dropped, name_of};
use super::super::file_kinds::FileKind;
use super::super::opened_file::OpenedFile;
use super::super::top::FileNotice;
use super::{App, kinds};

impl App {
    /// Looks at the files that are open, where it is time to.
    pub(super) fn look_at_files(&mut self, context: &Context) {
        if self.opened_files().next().is_some() && self.looks.are_due(context) {
            self.opened_files().for_each(OpenedFile::look);
        }
    }

    /// What is to be said of the first of them that is not on disk as it was read.
    pub(super) fn file_notice(&mut self) -> Option<FileNotice> {
        self.opened_files().find_map(|it| {
            let (kind, file, is_there) = (it.kind, name_of(&it.path), it.is_there());
            it.news().map(|said| FileNotice { kind, file, said, is_there })
        })
    }

    /// Reads the files of this kind again. What was chosen for them stays; so does the tab.
    pub(super) fn read_again(&mut self, kind: FileKind, context: &Context) {
        let path = self.opened_files().find(|it| it.kind == kind).map(|it| it.path.clone());
        let (Some(path), Some(open)) = (path, kinds::opening(kind)) else { return };
        // Should they be refused, they are offered when they are saved next.
        self.keep_as_read(kind);
        let tab = self.settings.session.tab;
        let said = open(self, Dropped::Path(path), context);
        self.settings.session.tab = tab;
        self.apply(context, said);
    }

    /// Has the files of this kind stay as they were read.
    pub(super) fn keep_as_read(&mut self, kind: FileKind) {
        self.opened_files().filter(|it| it.kind == kind).for_each(OpenedFile::keep_as_read);
    }

    /// The files that are open, those of a kind one after the other. Of lessons it is the one that is shown.
    fn opened_files(&mut self) -> impl Iterator<Item = &mut OpenedFile> {
        let lesson = self.tabs.learn.open_file(&self.settings.session.learn);
        self.tabs.list.files.iter_mut().chain(&mut self.ruleset_file.files).chain(lesson)
    }
}
