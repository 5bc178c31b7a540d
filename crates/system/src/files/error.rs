//! The reason of an I/O error, and the I/O error for a reason.

use std::io::{self, ErrorKind};

use crate::platform::{self, FileError};

impl FileError {
    /// The reason of an I/O error.
    pub fn of(error: &io::Error) -> Self {
        if let Some(known) = error.get_ref().and_then(|it| it.downcast_ref::<Self>()) {
            return known.clone();
        }
        match error.kind() {
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::PermissionDenied => Self::PermissionDenied,
            ErrorKind::IsADirectory => Self::IsAFolder,
            ErrorKind::NotADirectory => Self::NotAFolder,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull => Self::DiskFull,
            ErrorKind::QuotaExceeded => Self::QuotaExceeded,
            ErrorKind::FileTooLarge => Self::TooLarge,
            ErrorKind::OutOfMemory => Self::OutOfMemory,
            ErrorKind::ExecutableFileBusy => Self::RunningProgram,
            ErrorKind::InvalidFilename => Self::InvalidName,
            _ => platform::file_error(error).unwrap_or_else(|| {
                let words = error.to_string();
                Self::System(words.split(" (os error").next().unwrap_or_default().to_owned())
            }),
        }
    }

    /// An I/O error for this reason.
    pub(super) fn into_io(self, kind: ErrorKind) -> io::Error {
        io::Error::new(kind, self)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::FileError;
    use crate::platform::{DISK_FULL, WITHOUT_KIND};

    #[test]
    fn the_system_says_why() {
        assert_eq!(FileError::of(&io::Error::from_raw_os_error(DISK_FULL)), FileError::DiskFull);
        let FileError::System(words) = FileError::of(&io::Error::from_raw_os_error(WITHOUT_KIND)) else {
            panic!("it has no kind")
        };
        assert!(!words.is_empty() && !words.contains("os error"), "{words}");
    }
}
