//! Files: written whole or not at all, and what is wrong with one in plain words.

mod unfinished;

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use unfinished::Unfinished;
pub use unfinished::remove_unfinished;

/// Writes a file that is whole at every moment: the bytes go into a file beside it, which then takes its
/// place. Where that fails, what stood there before stands there still.
///
/// A link is followed, and a file that is replaced keeps its permissions.
///
/// # Errors
/// What [`try_to_write`] finds, and whatever keeps the bytes from the disk. [`reason`] says it in words.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = Target::of(path)?;
    let beside = target.file_beside()?;
    beside.file()?.write_all(bytes)?;
    // A disk that is full may say so only here.
    beside.file()?.sync_all()?;
    beside.persist(&target.path, true)
}

/// A file that is written bit by bit and takes its place when it is whole. Where it never is, nothing is left of it.
#[derive(Debug)]
pub struct WholeFile {
    target: Target,
    beside: Unfinished,
    overwrites: bool,
}

impl WholeFile {
    /// Begins one beside its place. What stands there already, a link that leads nowhere too, is replaced at the end only
    /// where it `overwrites`.
    ///
    /// # Errors
    /// What [`try_to_write`] finds; and a file that stands there and is not to be replaced.
    pub fn begin(path: &Path, overwrites: bool) -> io::Result<Self> {
        let target = Target::of(path)?;
        // A link that leads nowhere yet may be another's, who has chosen where it leads.
        if !overwrites && (target.present.is_some() || fs::symlink_metadata(path).is_ok()) {
            return Err(is_there());
        }
        let beside = target.file_beside()?;
        Ok(Self { target, beside, overwrites })
    }

    /// Gives it its place, now that it is whole.
    ///
    /// # Errors
    /// Whatever keeps the bytes from the disk; and a file that stands there by now and is not to be replaced.
    pub fn finish(self) -> io::Result<()> {
        // A disk that is full may say so only here.
        self.beside.file()?.sync_all()?;
        self.beside.persist(&self.target.path, self.overwrites).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists if !self.overwrites => is_there(),
            _ => error,
        })
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.beside.file()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.beside.file()?.flush()
    }
}

fn is_there() -> io::Error {
    told(ErrorKind::AlreadyExists, "there is such a file already")
}

/// Whether [`write_whole`] can write there, as far as that can be told before there is anything to write.
/// Nothing is left behind.
///
/// # Errors
/// No folder in which a file can be made; a file that must not be written; a folder, a pipe or a device.
pub fn try_to_write(path: &Path) -> io::Result<()> {
    Target::of(path)?.file_beside().map(drop)
}

/// What went wrong with a file or a stream, in plain words: the end of a sentence, without the file's name.
pub fn reason(error: &io::Error) -> String {
    if let Some(Told(words)) = error.get_ref().and_then(|it| it.downcast_ref()) {
        return words.clone();
    }
    let words = match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder",
        ErrorKind::PermissionDenied => "permission is denied",
        ErrorKind::IsADirectory => IS_A_FOLDER,
        ErrorKind::NotADirectory => "a part of its path is no folder",
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only",
        ErrorKind::StorageFull => "no space is left on the disk",
        ErrorKind::QuotaExceeded => "the space that its owner may take is used up",
        ErrorKind::FileTooLarge => "it would be larger than files may be here",
        ErrorKind::OutOfMemory => "there is not enough memory",
        ErrorKind::ExecutableFileBusy => "a program is running from it",
        ErrorKind::InvalidFilename => "its name is too long, or cannot be a file's name",
        _ => {
            let words = error.to_string();
            return words.split(" (os error").next().unwrap_or_default().to_owned();
        }
    };
    words.to_owned()
}

/// The same error with what it is about before its [`reason`]: `standard output: no space is left`.
pub fn about(what: &str, error: &io::Error) -> io::Error {
    told(error.kind(), format!("{what}: {}", reason(error)))
}

const IS_A_FOLDER: &str = "it is a folder";

/// An error that is its own reason.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Told(String);

fn told(kind: ErrorKind, words: impl Into<String>) -> io::Error {
    io::Error::new(kind, Told(words.into()))
}

/// Where a file is to be.
#[derive(Debug)]
struct Target {
    /// Its place, links followed.
    path: PathBuf,
    /// What is known of the file that stands there.
    present: Option<Metadata>,
}

impl Target {
    /// The place that a path leads to, where a file stands that may be replaced, or none.
    fn of(path: &Path) -> io::Result<Self> {
        let present = match fs::metadata(path) {
            Ok(present) => Some(present),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let path = followed(path)?;
        match &present {
            Some(it) if it.is_dir() => return Err(told(ErrorKind::IsADirectory, IS_A_FOLDER)),
            // What is reached through /proc is open already, and whoever opened it writes to it as well.
            Some(it) if !it.is_file() || path.starts_with("/proc") => {
                return Err(told(ErrorKind::InvalidInput, "it is a pipe or a device, and no file"));
            }
            // A file that its owner protects is not replaced either.
            Some(_) => drop(OpenOptions::new().write(true).open(&path)?),
            None if path.as_os_str().is_empty() => {
                return Err(told(ErrorKind::InvalidInput, "a file needs a name"));
            }
            // A name that ends in a separator is a folder's.
            None if path.as_os_str().as_encoded_bytes().ends_with(b"/") || path.file_name().is_none() => {
                return Err(told(ErrorKind::IsADirectory, "that is the name of a folder"));
            }
            None => {}
        }
        Ok(Self { path, present })
    }

    /// A new file in the same folder, which is removed again unless it takes the place of this one.
    fn file_beside(&self) -> io::Result<Unfinished> {
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        builder.prefix(".bidiscope-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let beside = Unfinished::make(&builder, folder).map_err(|error| {
            let error = cause(&error).unwrap_or(&error);
            told(error.kind(), format!("no file can be made in its folder: {}", reason(error)))
        })?;
        if let Some(present) = &self.present {
            keep_permissions(beside.file()?, present);
        }
        Ok(beside)
    }
}

/// Gives a file the permissions of the one that it will replace. Not every disk has permissions.
fn keep_permissions(file: &File, present: &Metadata) {
    let _ = file.set_permissions(present.permissions());
}

/// What an error says without the name of a file that nobody has asked for.
fn cause(error: &io::Error) -> Option<&io::Error> {
    error.get_ref()?.source()?.downcast_ref()
}

/// The path with links followed, also those that lead to nothing yet.
fn followed(path: &Path) -> io::Result<PathBuf> {
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        // What lies behind an open file of a process is no path.
        let Ok(to) = fs::read_link(&path) else { return Ok(path) };
        if path.starts_with("/proc") {
            return Ok(path);
        }
        path = path.parent().unwrap_or(Path::new("")).join(to);
    }
    Err(told(ErrorKind::Other, "its links lead round in a circle"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::{self, Write};
    use std::path::Path;

    use super::{WholeFile, about, reason, try_to_write, write_whole};

    /// The names in a folder.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_new_file_and_one_that_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a");
        try_to_write(&file).expect("nothing is in the way");
        assert!(names(folder.path()).is_empty(), "trying leaves nothing behind");
        for bytes in [&b"first"[..], b"second"] {
            write_whole(&file, bytes).expect("nothing is in the way");
            assert_eq!(fs::read(&file).expect("it was written"), bytes);
            assert_eq!(names(folder.path()), ["a"]);
        }
    }

    #[test]
    fn what_cannot_be_written_says_why() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "old").expect("a file");
        for (path, words) in [
            (folder.path().to_owned(), "it is a folder"),
            (at("none/a"), "no file can be made in its folder: there is no such file or folder"),
            (at("file/a"), "a part of its path is no folder"),
            (at("new/"), "that is the name of a folder"),
            (at(&"a".repeat(300)), "its name is too long, or cannot be a file's name"),
            ("".into(), "a file needs a name"),
        ] {
            for error in [try_to_write(&path), write_whole(&path, b"new")] {
                assert_eq!(reason(&error.expect_err("no such file")), words, "{}", path.display());
            }
        }
        assert_eq!(names(folder.path()), ["file"]);
    }

    #[cfg(unix)]
    #[test]
    fn pipes_and_devices_are_no_files() {
        use std::os::fd::AsRawFd;
        // A pipe of our own: what standard output is depends on who runs the tests.
        let (_reader, writer) = std::io::pipe().expect("a pipe");
        let pipe = format!("/dev/fd/{}", writer.as_raw_fd());
        for path in ["/dev/null", &pipe] {
            let error = try_to_write(Path::new(path)).expect_err(path);
            assert_eq!(reason(&error), "it is a pipe or a device, and no file", "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_permissions_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("below")).expect("a folder");
        fs::write(at("below/real"), "old").expect("a file");
        fs::set_permissions(at("below/real"), fs::Permissions::from_mode(0o640)).expect("it is ours");
        symlink("below/real", at("link")).expect("a link");
        symlink("link", at("link to a link")).expect("a link");
        write_whole(&at("link to a link"), b"new").expect("nothing is in the way");
        assert!(fs::symlink_metadata(at("link")).expect("it is there").is_symlink());
        assert_eq!(fs::read(at("below/real")).expect("it is there"), b"new");
        let mode = fs::metadata(at("below/real")).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        // A link to what is not there yet.
        symlink("below/next", at("ahead")).expect("a link");
        write_whole(&at("ahead"), b"new").expect("nothing is in the way");
        assert_eq!(names(&at("below")), ["next", "real"]);
        symlink("round", at("round")).expect("a link");
        assert!(try_to_write(&at("round")).is_err());
    }

    #[test]
    fn what_has_no_place_yet_is_removed_when_the_program_ends_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut half = WholeFile::begin(&folder.path().join("half"), false).expect("nothing is in the way");
        half.write_all(b"half").expect("there is room");
        write_whole(&folder.path().join("whole"), b"whole").expect("nothing is in the way");
        assert_eq!(names(folder.path()).len(), 2);
        super::unfinished::remove(|it| it.starts_with(folder.path()));
        assert_eq!(names(folder.path()), ["whole"]);
        half.finish().expect_err("it is gone");
        assert_eq!(names(folder.path()), ["whole"]);
    }

    #[test]
    fn a_reason_has_no_number_and_may_be_about_something() {
        let error = io::Error::from_raw_os_error(28);
        assert_eq!(reason(&error), "no space is left on the disk");
        assert_eq!(reason(&about("here", &error)), "here: no space is left on the disk");
        assert!(!reason(&io::Error::from_raw_os_error(5)).contains("os error"));
    }
}
