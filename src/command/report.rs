//! Reports in HTML: the options of the commands that write them, the words, and the file.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_present::report::{MOST_BYTES_OF_WORDS, ReportWords};
use bidiscope_system::files::{self, WholeFile};

use super::{Status, input, say, terminal};

/// What is asked of a report.
#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct ReportArguments {
    /// Write a report into this file: one page of HTML with pictures, findings and what to do, that needs no network
    #[arg(long, value_name = "FILE")]
    pub(super) report: Option<PathBuf>,

    /// The words of the report, in your own language or your own terms [default: English]
    #[arg(long, value_name = "FILE", requires = "report")]
    pub(super) words: Option<PathBuf>,

    /// Print the file of the English words, with comments: the beginning of your own
    #[arg(long)]
    pub(super) words_example: bool,
}

impl ReportArguments {
    /// The words of the report; what is missing in a file is said.
    ///
    /// # Errors
    /// How the program ends, where the file cannot be read; that was said.
    pub(super) fn read_words(&self) -> Result<ReportWords, Status> {
        let Some(file) = &self.words else { return Ok(ReportWords::english().clone()) };
        let called = input::called(file);
        let unreadable = |reason: &str| {
            say(&format!("{called}: {reason}"));
            Status::Unreadable
        };
        let bytes = input::whole_file(file, MOST_BYTES_OF_WORDS as u64 + 1)
            .map_err(|error| unreadable(&files::reason(&error)))?;
        let words = ReportWords::read_bytes(&bytes).map_err(|error| unreadable(&error.to_string()))?;
        let missing = words.missing();
        if let Some((first, others)) = missing.split_first() {
            let more = if others.is_empty() { String::new() } else { format!(" and {} more", others.len()) };
            say(&format!(
                "{called}: {} of {} sentences are missing, and are in English: {first}{more}",
                missing.len(),
                ReportWords::count()
            ));
        }
        Ok(words)
    }
}

/// Prints the file of the English words.
pub(super) fn write_example(out: &mut dyn Write) -> io::Result<Status> {
    out.write_all(ReportWords::EXAMPLE.as_bytes())?;
    Ok(Status::Done)
}

/// When a file is said to be made: by SOURCE_DATE_EPOCH, or not at all, so that it is the same each time.
pub(super) fn made() -> Option<u64> {
    std::env::var("SOURCE_DATE_EPOCH").ok()?.trim().parse().ok()
}

/// What was typed, as far as a report has room for it.
pub(super) fn given(bytes: &[u8]) -> String {
    /// The most characters of it.
    const ROOM: usize = 10_000;
    excerpt(&String::from_utf8_lossy(bytes), ROOM)
}

/// The file of a report, which is whole or not there.
pub(super) struct ReportFile {
    path: PathBuf,
    file: BufWriter<WholeFile>,
}

impl ReportFile {
    /// Begins it before the long work, so that it is known whether there can be one.
    ///
    /// # Errors
    /// How the program ends, where there can be none; that was said.
    pub(super) fn begin(path: &Path, overwrites: bool) -> Result<Self, Status> {
        if path == Path::new("-") {
            say("--report: `-` is no file; write `./-` for one of that name");
            return Err(Status::Unreadable);
        }
        match WholeFile::begin(path, overwrites) {
            Ok(file) => Ok(Self { path: path.to_owned(), file: BufWriter::with_capacity(1 << 18, file) }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let name = terminal::file_name(path);
                say(&format!("{name}: there is such a file already; --overwrite replaces it"));
                Err(Status::Failed)
            }
            Err(error) => Err(not_written(path, &error)),
        }
    }

    /// Writes the next piece.
    ///
    /// # Errors
    /// How the program ends, where it cannot be written; that was said.
    pub(super) fn write(&mut self, piece: &str) -> Result<(), Status> {
        self.file.write_all(piece.as_bytes()).map_err(|error| not_written(&self.path, &error))
    }

    /// Gives it its name, now that it is whole.
    ///
    /// # Errors
    /// How the program ends, where it cannot be written; that was said.
    pub(super) fn finish(self) -> Result<(), Status> {
        let whole = self.file.into_inner().map_err(|it| it.into_error()).and_then(WholeFile::finish);
        whole.map_err(|error| not_written(&self.path, &error))
    }

    /// It is not whole, and will not be: nothing is left of it.
    pub(super) fn abandon(self) {
        // What is held back is not to be written when it is dropped.
        drop(self.file.into_parts());
    }
}

fn not_written(file: &Path, error: &io::Error) -> Status {
    say(&format!("{}: the report cannot be written: {}", terminal::file_name(file), files::reason(error)));
    Status::Failed
}
