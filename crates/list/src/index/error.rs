//! Why an index cannot be used.

use std::io;

/// Why an index cannot be used. Functions that return an [`io::Error`] put it into that: see [`IndexError::of`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IndexError {
    /// The file is not an index.
    #[error("not an index")]
    NotAnIndex,
    /// It was made by another version of the program, or with data of another Unicode version.
    #[error("made by {program}")]
    OtherVersion {
        /// The program and the Unicode version that made it, such as `bidiscope 1.0.0, Unicode 16.0.0`.
        program: String,
    },
    /// The bytes of the file are not those that were written: a checksum is wrong.
    #[error("damaged")]
    Damaged,
    /// The list that it was made from has changed since.
    #[error("the list has changed")]
    SourceChanged,
    /// It was made with other [settings](crate::IndexSettings) than those of the list.
    #[error("made with other options")]
    OtherSettings,
}

impl IndexError {
    /// The index error inside of an I/O error; `None` where that has another cause.
    pub fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }
}

impl From<IndexError> for io::Error {
    fn from(error: IndexError) -> Self {
        Self::new(io::ErrorKind::InvalidData, error)
    }
}
