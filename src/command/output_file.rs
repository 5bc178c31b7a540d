//! A file that gets its name only when it is complete.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files::AtomicFile;
use bidiscope_words::{Message, message};

use super::standard_error::print;
use super::status::Status;
use super::terminal;

/// The file of a report or of rows. All errors are exit statuses, whose messages have been printed.
pub(super) struct OutputFile {
    path: PathBuf,
    file: BufWriter<AtomicFile>,
    not_written: NotWritten,
}

/// The message that a file with this name cannot be written, for this reason.
type NotWritten = fn(String, String) -> Message<'static>;

impl OutputFile {
    /// Begins the file that is the value of this option: before the long work, so that an error comes early.
    pub(super) fn begin(
        path: &Path,
        option: &'static str,
        overwrites: bool,
        not_written: NotWritten,
    ) -> Result<Self, Status> {
        if path == Path::new("-") {
            print(&message!(dash_is_no_file, option = option));
            return Err(Status::Unreadable);
        }
        match AtomicFile::begin(path, overwrites) {
            Ok(file) => {
                Ok(Self { path: path.to_owned(), file: BufWriter::with_capacity(1 << 18, file), not_written })
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                print(&message!(file_exists, file = terminal::file_name(path)));
                Err(Status::Failed)
            }
            Err(error) => Err(failed(path, not_written, &error)),
        }
    }

    /// Writes the next piece.
    pub(super) fn write(&mut self, piece: &[u8]) -> Result<(), Status> {
        self.write_with(|out| out.write_all(piece))
    }

    /// Writes what `write` writes.
    pub(super) fn write_with(
        &mut self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Status> {
        write(&mut self.file).map_err(|error| failed(&self.path, self.not_written, &error))
    }

    /// Gives the complete file its name.
    pub(super) fn finish(self) -> Result<(), Status> {
        let whole = self.file.into_inner().map_err(|it| it.into_error()).and_then(AtomicFile::finish);
        whole.map_err(|error| failed(&self.path, self.not_written, &error))
    }

    /// Removes the incomplete file.
    pub(super) fn abandon(self) {
        // Without this, dropping the writer would flush its buffer.
        drop(self.file.into_parts());
    }
}

fn failed(path: &Path, not_written: NotWritten, error: &io::Error) -> Status {
    print(&not_written(terminal::file_name(path), file_error_text(error)));
    Status::Failed
}
