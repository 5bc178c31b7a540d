//! Why an index cannot be used.

use std::io;

/// Why an index cannot be used. Functions that return an [`io::Error`] put it into that: see
/// [`NameIndexError::find_in_io_error`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameIndexError {
    /// The file is not an index.
    #[error("not an index")]
    NotAnIndexFile,
    /// It was made by another version of the program, or with data of another Unicode version.
    #[error("made by {program_and_unicode_version}")]
    MadeByOtherVersion {
        /// The program and the Unicode version that made it, such as `bidiscope 1.0.0, Unicode 16.0.0`.
        program_and_unicode_version: String,
    },
    /// The bytes of the file are not those that were written: a checksum is wrong.
    #[error("damaged")]
    DamagedIndexFile,
    /// The list that it was made from has changed since.
    #[error("the list has changed")]
    SourceListChanged,
    /// It was made with other [settings](crate::NameIndexSettings) than those of the list.
    #[error("made with other options")]
    MadeWithOtherSettings,
}

impl NameIndexError {
    /// The index error inside of an I/O error; `None` where that has another cause.
    pub fn find_in_io_error(io_error: &io::Error) -> Option<&Self> {
        io_error.get_ref()?.downcast_ref()
    }
}

impl From<NameIndexError> for io::Error {
    fn from(error: NameIndexError) -> Self {
        Self::new(io::ErrorKind::InvalidData, error)
    }
}
