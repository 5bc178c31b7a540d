//! What stands at a path or is standard input, which may be no file.

use std::fs::{FileType, Metadata};
use std::io;
use std::path::Path;

use crate::platform::{self, FileKind};

impl FileKind {
    /// The kind at this path, with links followed.
    ///
    /// # Errors
    /// Nothing is there, or the system does not tell.
    pub fn at(path: &Path) -> io::Result<Self> {
        std::fs::metadata(path).map(|it| Self::of(&it))
    }

    /// The kind of what this metadata is of.
    pub fn of(metadata: &Metadata) -> Self {
        Self::from(metadata.file_type())
    }

    /// The kind of standard input. A terminal is a device.
    ///
    /// # Errors
    /// There is none, or the system does not tell.
    pub fn of_standard_input() -> io::Result<Self> {
        platform::standard_input_kind()
    }
}

impl From<FileType> for FileKind {
    fn from(kind: FileType) -> Self {
        platform::file_kind(kind)
    }
}
