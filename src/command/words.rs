//! `--words`: the program's messages in other words, or in another language.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use bidiscope_report::words::error::file_error_text;
use bidiscope_words::{Catalogue, MAX_CATALOGUE_BYTES, message};

use super::{CommandContext, Status, input, print};

#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct WordsArguments {
    #[arg(long, value_name = "FILE", global = true)]
    words: Option<PathBuf>,

    #[arg(long, global = true)]
    pub(super) print_words: bool,
}

/// Set when the words of a file are used, which happens once.
static INSTALLED: OnceLock<()> = OnceLock::new();

impl WordsArguments {
    /// Uses the words of the file from now on. A message says which are missing in it; these are English.
    ///
    /// # Errors
    /// The exit status, where the file cannot be read; the message has been printed.
    pub(super) fn install(&self, context: &CommandContext) -> Result<(), Status> {
        let file = self.words.as_deref().filter(|_| INSTALLED.get().is_none());
        file.map_or(Ok(()), |it| install_file(context, it))
    }
}

/// The same before the arguments are read as a whole, as far as they can be, so that what is wrong with them is said in
/// these words too.
///
/// # Errors
/// The exit status, where the file cannot be read; the message has been printed.
pub(super) fn install_first(context: &CommandContext, typed: &[OsString]) -> Result<(), Status> {
    let mut arguments = typed.iter().take_while(|it| *it != "--");
    let mut file = None;
    while let Some(argument) = arguments.next() {
        if argument == "--words" {
            file = arguments.next().map(PathBuf::from);
        } else if let Some(path) = argument.to_str().and_then(|it| it.strip_prefix("--words=")) {
            file = Some(PathBuf::from(path));
        }
    }
    WordsArguments { words: file, print_words: false }.install(context)
}

fn install_file(context: &CommandContext, file: &Path) -> Result<(), Status> {
    let name = input::source_name(file);
    let unreadable = |reason: &str| {
        print(&message!(file_message, file = &name, reason = reason));
        Status::Unreadable
    };
    let bytes = context
        .whole_file(file, MAX_CATALOGUE_BYTES as u64)
        .map_err(|error| unreadable(&file_error_text(&error)))?;
    let catalogue = Catalogue::read(&bytes).map_err(|error| unreadable(&error.to_string()))?;
    let (missing, all) = catalogue.missing();
    if let Some(first) = missing.first() {
        let (count, first) = (missing.len(), *first);
        print(&message!(words_missing, file = name, count = count, all = all, first = first));
    }
    catalogue.install();
    let _ = INSTALLED.set(());
    Ok(())
}

/// Prints the file of the English words, for translation.
pub(super) fn write_example(out: &mut dyn Write) -> io::Result<Status> {
    out.write_all(Catalogue::ENGLISH.as_bytes())?;
    Ok(Status::Done)
}
