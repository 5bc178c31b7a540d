//! Why a file cannot be read or written.

/// Why a file cannot be read or written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FileError {
    /// There is no such file or folder.
    #[error("not found")]
    NotFound,
    /// The system denies it.
    #[error("permission denied")]
    PermissionDenied,
    /// It is a folder.
    #[error("a folder")]
    IsAFolder,
    /// A part of the path is not a folder.
    #[error("a part of the path is not a folder")]
    NotAFolder,
    /// The disk is read-only.
    #[error("read-only disk")]
    ReadOnly,
    /// No space is left.
    #[error("no space left")]
    DiskFull,
    /// The quota of the owner is used up.
    #[error("quota exceeded")]
    QuotaExceeded,
    /// It would exceed the size limit of files.
    #[error("file too large")]
    TooLarge,
    /// There is not enough memory.
    #[error("out of memory")]
    OutOfMemory,
    /// A program is running from it.
    #[error("a running program")]
    RunningProgram,
    /// Another program has it open and shares it with nobody.
    #[error("in use")]
    InUse,
    /// The system allows no such name.
    #[error("invalid name")]
    InvalidName,
    /// There is such a file already.
    #[error("the file exists")]
    AlreadyExists,
    /// It is a pipe or a device.
    #[error("a pipe or a device")]
    NotAFile,
    /// It is closed, or open only for reading.
    #[error("not open for writing")]
    NotOpen,
    /// Standard input is closed, or open only for writing.
    #[error("closed, or open only for writing")]
    NotReadable,
    /// The path is empty.
    #[error("no name")]
    NoName,
    /// The path ends like that of a folder.
    #[error("the name of a folder")]
    FolderName,
    /// Its symbolic links form a loop, where the system does not say so in its own words ([`Self::System`]).
    #[error("a loop of links")]
    LinkLoop,
    /// It is a symbolic link that leads nowhere.
    #[error("a link that leads nowhere")]
    DanglingLink,
    /// No file can be created in the folder, for this reason.
    #[error("no file can be created in the folder: {0}")]
    InFolder(Box<FileError>),
    /// Any other error: what the system says of it, in its own language and without the error's number.
    #[error("{0}")]
    System(String),
}

impl FileError {
    /// Its identifier, by which a message is chosen.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::PermissionDenied => "permission-denied",
            Self::IsAFolder => "is-a-folder",
            Self::NotAFolder => "not-a-folder",
            Self::ReadOnly => "read-only",
            Self::DiskFull => "disk-full",
            Self::QuotaExceeded => "quota-exceeded",
            Self::TooLarge => "too-large",
            Self::OutOfMemory => "out-of-memory",
            Self::RunningProgram => "running-program",
            Self::InUse => "in-use",
            Self::InvalidName => "invalid-name",
            Self::AlreadyExists => "already-exists",
            Self::NotAFile => "not-a-file",
            Self::NotOpen => "not-open",
            Self::NotReadable => "not-readable",
            Self::NoName => "no-name",
            Self::FolderName => "folder-name",
            Self::LinkLoop => "link-loop",
            Self::DanglingLink => "dangling-link",
            Self::InFolder(_) => "in-folder",
            Self::System(_) => "system",
        }
    }
}
