//! The desktop's own dialog for files. It is asked in a thread of its own, so that the window stays usable while it is
//! open, however long that is; where there is none, the dialog of our own for a path takes its place.

mod path_dialog;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_words::message;

use super::file_chooser::{FileAnswer, FileChooser, FileRequest};
use super::file_kinds::{AskedFile, FileKind};
use super::job::Job;
use super::platform::choose_file;

pub(super) use path_dialog::{PathAnswer, PathDialog};

/// The desktop that the window stands on.
#[derive(Clone, Copy, Debug)]
pub struct DesktopChooser;

impl FileChooser for DesktopChooser {
    fn choose(&self, request: &FileRequest) -> FileAnswer {
        choose_file(request)
    }
}

/// Where there is no desktop, as in tests.
pub(super) struct NoChooser;

impl FileChooser for NoChooser {
    fn choose(&self, _: &FileRequest) -> FileAnswer {
        FileAnswer::NoDialog(message!(dialog_no_desktop).to_string())
    }
}

/// The dialog of a window: there is one at a time.
pub(super) struct FileDialog {
    chooser: Arc<dyn FileChooser>,
    open: Option<(AskedFile, Job<FileAnswer>)>,
    /// Whether the desktop has said that it has none.
    is_missing: bool,
    /// The last file of each kind that was opened or saved.
    last: BTreeMap<FileKind, PathBuf>,
}

impl FileDialog {
    /// None is open.
    pub(super) fn new(chooser: Arc<dyn FileChooser>) -> Self {
        Self { chooser, open: None, is_missing: false, last: BTreeMap::new() }
    }

    /// Whether the desktop has none, which was said already.
    pub(super) const fn is_missing(&self) -> bool {
        self.is_missing
    }

    /// The last file of a kind that was opened or saved.
    pub(super) fn last(&self, kind: FileKind) -> Option<&PathBuf> {
        self.last.get(&kind)
    }

    /// Remembers the last file of a kind.
    pub(super) fn remember(&mut self, kind: FileKind, path: PathBuf) {
        self.last.insert(kind, path);
    }

    /// Opens it; `false` where it is open already, which it then stays.
    pub(super) fn open(&mut self, asked: AskedFile, request: FileRequest, context: &Context) -> bool {
        if self.open.is_some() {
            return false;
        }
        let chooser = Arc::clone(&self.chooser);
        let asking = Job::begin_long(message!(task_file_dialog).static_text(), context, move |worker| {
            worker.emit(chooser.choose(&request));
        });
        // Without a thread there is nothing to wait for.
        let asking = asking.unwrap_or_else(|| {
            Job::begin(message!(task_file_dialog).static_text(), context, |worker| {
                worker.emit(FileAnswer::NoDialog(message!(dialog_no_thread).to_string()));
            })
        });
        self.open = Some((asked, asking));
        true
    }

    /// What came of it, once, when it has closed.
    pub(super) fn answer(&mut self) -> Option<(AskedFile, FileAnswer)> {
        let (asked, asking) = self.open.as_ref()?;
        let no_dialog = |sentence: String| FileAnswer::NoDialog(sentence.trim_end_matches('.').to_owned());
        let answer = asking.result()?.unwrap_or_else(no_dialog);
        let asked = *asked;
        self.open = None;
        self.is_missing |= matches!(answer, FileAnswer::NoDialog(_));
        Some((asked, answer))
    }
}
