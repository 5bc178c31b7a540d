//! Reports in HTML: the option that `inspect` and `scan` share for them, and the output.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_system::files::AtomicFile;

use super::{Status, print, terminal};

#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct ReportArguments {
    #[arg(long, value_name = "FILE")]
    pub(super) report: Option<PathBuf>,
}

/// The creation time to write into a file, in seconds since 1970: that of `SOURCE_DATE_EPOCH`, else none, so that the
/// same input gives the same file.
pub(super) fn creation_time() -> Option<u64> {
    std::env::var("SOURCE_DATE_EPOCH").ok()?.trim().parse().ok()
}

/// The input, cut short for a report.
pub(super) fn input_excerpt(bytes: &[u8]) -> String {
    /// In characters.
    const MAX_CHARACTERS: usize = 10_000;
    excerpt(&String::from_utf8_lossy(bytes), MAX_CHARACTERS)
}

/// The file of a report. It gets its name only when it is complete.
pub(super) struct ReportFile {
    path: PathBuf,
    file: BufWriter<AtomicFile>,
}

impl ReportFile {
    /// Begins the file before the long work, so that an error comes early.
    ///
    /// # Errors
    /// The exit status, where the file cannot be made; the message has been printed.
    pub(super) fn begin(path: &Path, overwrites: bool) -> Result<Self, Status> {
        if path == Path::new("-") {
            print(&message!(dash_is_no_file, option = "--report"));
            return Err(Status::Unreadable);
        }
        match AtomicFile::begin(path, overwrites) {
            Ok(file) => Ok(Self { path: path.to_owned(), file: BufWriter::with_capacity(1 << 18, file) }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                print(&message!(file_exists, file = terminal::file_name(path)));
                Err(Status::Failed)
            }
            Err(error) => Err(report_write_error(path, &error)),
        }
    }

    /// Writes the next piece.
    ///
    /// # Errors
    /// The exit status, where it cannot be written; the message has been printed.
    pub(super) fn write(&mut self, piece: &str) -> Result<(), Status> {
        self.file.write_all(piece.as_bytes()).map_err(|error| report_write_error(&self.path, &error))
    }

    /// Gives the complete file its name.
    ///
    /// # Errors
    /// The exit status, where it cannot be written; the message has been printed.
    pub(super) fn finish(self) -> Result<(), Status> {
        let whole = self.file.into_inner().map_err(|it| it.into_error()).and_then(AtomicFile::finish);
        whole.map_err(|error| report_write_error(&self.path, &error))
    }

    /// Removes the incomplete file.
    pub(super) fn abandon(self) {
        // Without this, dropping the writer would flush its buffer.
        drop(self.file.into_parts());
    }
}

fn report_write_error(file: &Path, error: &io::Error) -> Status {
    let (file, reason) = (terminal::file_name(file), file_error_text(error));
    print(&message!(report_not_written, file = file, reason = reason));
    Status::Failed
}
