//! The writing of a file beside the window.

use std::io;
use std::path::{Path, PathBuf};

use eframe::egui::Context;

use bidiscope_report::list::name_count_text;
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::super::command::{Command, Refused};
use super::super::job::Job;
use super::super::saving;

/// The writing, in a thread of its own. It ends when this is dropped.
pub(super) struct Exporting {
    written: Job<io::Result<PathBuf>>,
    path: PathBuf,
    /// How many names are written; `None` if it is something else.
    count: Option<usize>,
}

impl Exporting {
    /// Begins; `write` gives the path of what is written.
    pub(super) fn start(
        context: &Context,
        path: PathBuf,
        count: Option<usize>,
        write: impl FnOnce(&Path, &WorkProgress) -> io::Result<PathBuf> + Send + 'static,
    ) -> Self {
        let to = path.clone();
        let written = Job::begin(message!(task_saving).static_text(), context, move |worker| {
            worker.emit(write(&to, worker.progress()));
        });
        Self { written, path, count }
    }

    /// What there is to say once it is done.
    pub(super) fn ended(&self) -> Option<Command> {
        Some(match self.written.result()? {
            Ok(Ok(path)) => {
                let file = saving::in_words(&path);
                Command::Say(match self.count {
                    Some(count) => {
                        message!(list_saved, names = name_count_text(count), file = file).to_string()
                    }
                    None => message!(file_saved, file = file).to_string(),
                })
            }
            Ok(Err(error)) => {
                let file = self.path.display().to_string();
                Command::Refuse(Refused::not_written(file, file_error_text(&error)))
            }
            Err(sentence) => Command::Say(sentence),
        })
    }
}
