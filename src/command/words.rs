//! `--words`: what the program says in other words, or in another language.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use bidiscope_present::message;
use bidiscope_present::messages::{Catalogue, MAX_BYTES};
use bidiscope_system::files;

use super::{Status, input, print_message};

/// In which words the program speaks.
#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct WordsArguments {
    /// Say everything in the words of this file: your own language, or your own terms [default: English]
    #[arg(long, value_name = "FILE", global = true)]
    words: Option<PathBuf>,

    /// Print the file of the English words, with comments: the beginning of your own
    #[arg(long, global = true)]
    pub(super) print_words: bool,
}

static FILE: OnceLock<PathBuf> = OnceLock::new();

/// The file of `--words`, which no command may overwrite.
pub(super) fn file() -> Option<&'static Path> {
    FILE.get().map(PathBuf::as_path)
}

impl WordsArguments {
    /// Uses the words of the file from now on. A message says which are missing in it; these are English.
    ///
    /// # Errors
    /// The exit status, where the file cannot be read; the message has been printed.
    pub(super) fn install(&self) -> Result<(), Status> {
        let Some(file) = &self.words else { return Ok(()) };
        let name = input::source_name(file);
        let unreadable = |reason: &str| {
            print_message(&format!("{name}: {reason}"));
            Status::Unreadable
        };
        let bytes = input::whole_file(file, MAX_BYTES as u64 + 1)
            .map_err(|error| unreadable(&files::describe_error(&error)))?;
        let catalogue = Catalogue::read(&bytes).map_err(|error| unreadable(&error.to_string()))?;
        let (missing, all) = catalogue.missing();
        if let Some(first) = missing.first() {
            let (count, first) = (missing.len(), *first);
            print_message(
                &message!(words_missing, file = name, count = count, all = all, first = first).to_string(),
            );
        }
        catalogue.install();
        let _ = FILE.set(file.clone());
        Ok(())
    }
}

/// Prints the file of the English words, for translation.
pub(super) fn write_example(out: &mut dyn Write) -> io::Result<Status> {
    out.write_all(Catalogue::ENGLISH.as_bytes())?;
    Ok(Status::Done)
}
