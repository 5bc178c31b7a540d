//! Writing files atomically (completely or not at all), and why a file cannot be read or written.

mod error;
mod temporary;

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

pub use error::FileError;
use temporary::TemporaryFile;
pub use temporary::remove_temporary_files;

/// Writes a file atomically: the bytes are written to a temporary file in the same folder, which is then renamed. On
/// failure an existing file is unchanged.
///
/// A symbolic link is followed, and the permissions of a file that is replaced are kept.
///
/// # Errors
/// Those of [`check_writable`], and errors of writing. [`FileError::of`] says which.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = Target::of(path)?;
    let temporary = target.temporary_file()?;
    temporary.file()?.write_all(bytes)?;
    // A full disk may be reported only here.
    temporary.file()?.sync_all()?;
    temporary.persist(&target.path, true)
}

/// A file that is written piece by piece and appears under its name only when it is complete. If dropped before, it
/// is removed.
#[derive(Debug)]
pub struct AtomicFile {
    target: Target,
    temporary: TemporaryFile,
    overwrites: bool,
}

impl AtomicFile {
    /// Creates the temporary file, in the folder of `path`. An existing file at `path`, or a dangling symbolic link, is
    /// replaced by [`AtomicFile::finish`], and only if `overwrites`.
    ///
    /// # Errors
    /// Those of [`check_writable`]; and [`ErrorKind::AlreadyExists`] unless `overwrites`.
    pub fn begin(path: &Path, overwrites: bool) -> io::Result<Self> {
        let target = Target::of(path)?;
        // A dangling link may have been created by someone else, who chose its target.
        if !overwrites && (target.present.is_some() || fs::symlink_metadata(path).is_ok()) {
            return Err(already_exists());
        }
        let temporary = target.temporary_file()?;
        Ok(Self { target, temporary, overwrites })
    }

    /// Renames the completed file to its path.
    ///
    /// # Errors
    /// Errors of writing; and [`ErrorKind::AlreadyExists`] where a file was created there meanwhile, unless it
    /// overwrites.
    pub fn finish(self) -> io::Result<()> {
        // A full disk may be reported only here.
        self.temporary.file()?.sync_all()?;
        self.temporary.persist(&self.target.path, self.overwrites).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists if !self.overwrites => already_exists(),
            _ => error,
        })
    }
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.temporary.file()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.temporary.file()?.flush()
    }
}

fn already_exists() -> io::Error {
    FileError::AlreadyExists.into_io(ErrorKind::AlreadyExists)
}

/// Checks whether [`write_atomically`] can write to a path, as far as that can be known before. Leaves no file.
///
/// # Errors
/// No folder in which a file can be created; a file that is write-protected; a folder, a pipe or a device.
pub fn check_writable(path: &Path) -> io::Result<()> {
    Target::of(path)?.temporary_file().map(drop)
}

/// The path at which a file is to be written.
#[derive(Debug)]
struct Target {
    /// The path, with symbolic links resolved.
    path: PathBuf,
    /// The metadata of the existing file; `None` where there is none.
    present: Option<Metadata>,
}

impl Target {
    /// Resolves a path, and refuses it unless it is of a writable regular file or of none.
    fn of(path: &Path) -> io::Result<Self> {
        let present = match fs::metadata(path) {
            Ok(present) => Some(present),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let path = resolve_links(path)?;
        match &present {
            Some(it) if it.is_dir() => return Err(FileError::IsAFolder.into_io(ErrorKind::IsADirectory)),
            // A path in /proc is of an open file, to which another process may write.
            Some(it) if !it.is_file() || path.starts_with("/proc") => {
                return Err(FileError::NotAFile.into_io(ErrorKind::InvalidInput));
            }
            // A write-protected file is not replaced, though renaming would allow it.
            Some(_) => drop(OpenOptions::new().write(true).open(&path)?),
            None if path.as_os_str().is_empty() => {
                return Err(FileError::NoName.into_io(ErrorKind::InvalidInput));
            }
            // A path that ends in a separator is of a folder.
            None if path.as_os_str().as_encoded_bytes().ends_with(b"/") || path.file_name().is_none() => {
                return Err(FileError::FolderName.into_io(ErrorKind::IsADirectory));
            }
            None => {}
        }
        Ok(Self { path, present })
    }

    /// Creates a temporary file in the same folder.
    fn temporary_file(&self) -> io::Result<TemporaryFile> {
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        builder.prefix(".bidiscope-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let temporary = TemporaryFile::create(&builder, folder).map_err(|error| {
            let error = cause(&error).unwrap_or(&error);
            FileError::InFolder(Box::new(FileError::of(error))).into_io(error.kind())
        })?;
        if let Some(present) = &self.present {
            keep_permissions(temporary.file()?, present);
        }
        Ok(temporary)
    }
}

/// Gives a file the permissions of the one that it will replace. Errors are ignored: not every file system has them.
fn keep_permissions(file: &File, present: &Metadata) {
    let _ = file.set_permissions(present.permissions());
}

/// The underlying error, without the name of the temporary file, which the user does not know.
fn cause(error: &io::Error) -> Option<&io::Error> {
    error.get_ref()?.source()?.downcast_ref()
}

/// The path with symbolic links resolved, dangling ones too.
fn resolve_links(path: &Path) -> io::Result<PathBuf> {
    const MAX_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        // The target of a link in /proc need not be a path.
        let Ok(to) = fs::read_link(&path) else { return Ok(path) };
        if path.starts_with("/proc") {
            return Ok(path);
        }
        path = path.parent().unwrap_or(Path::new("")).join(to);
    }
    Err(FileError::LinkLoop.into_io(ErrorKind::Other))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write;
    use std::path::Path;

    use super::{AtomicFile, FileError, check_writable, write_atomically};

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
        check_writable(&file).expect("nothing is in the way");
        assert!(names(folder.path()).is_empty(), "trying leaves nothing behind");
        for bytes in [&b"first"[..], b"second"] {
            write_atomically(&file, bytes).expect("nothing is in the way");
            assert_eq!(fs::read(&file).expect("it was written"), bytes);
            assert_eq!(names(folder.path()), ["a"]);
        }
    }

    #[test]
    fn what_cannot_be_written_says_why() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "old").expect("a file");
        for (path, expected) in [
            (folder.path().to_owned(), FileError::IsAFolder),
            (at("none/a"), FileError::InFolder(Box::new(FileError::NotFound))),
            (at("file/a"), FileError::NotAFolder),
            (at("new/"), FileError::FolderName),
            (at(&"a".repeat(300)), FileError::InvalidName),
            ("".into(), FileError::NoName),
        ] {
            for error in [check_writable(&path), write_atomically(&path, b"new")] {
                assert_eq!(FileError::of(&error.expect_err("no such file")), expected, "{}", path.display());
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
            let error = check_writable(Path::new(path)).expect_err(path);
            assert_eq!(FileError::of(&error), FileError::NotAFile, "{path}");
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
        write_atomically(&at("link to a link"), b"new").expect("nothing is in the way");
        assert!(fs::symlink_metadata(at("link")).expect("it is there").is_symlink());
        assert_eq!(fs::read(at("below/real")).expect("it is there"), b"new");
        let mode = fs::metadata(at("below/real")).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        // A dangling link.
        symlink("below/next", at("ahead")).expect("a link");
        write_atomically(&at("ahead"), b"new").expect("nothing is in the way");
        assert_eq!(names(&at("below")), ["next", "real"]);
        symlink("round", at("round")).expect("a link");
        let error = check_writable(&at("round")).expect_err("it leads nowhere");
        assert!(matches!(FileError::of(&error), FileError::LinkLoop | FileError::System(_)), "{error}");
    }

    #[test]
    fn temporary_files_are_removed_when_the_process_ends_early() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut half = AtomicFile::begin(&folder.path().join("half"), false).expect("nothing is in the way");
        half.write_all(b"half").expect("there is room");
        write_atomically(&folder.path().join("whole"), b"whole").expect("nothing is in the way");
        assert_eq!(names(folder.path()).len(), 2);
        super::temporary::remove(|it| it.starts_with(folder.path()));
        assert_eq!(names(folder.path()), ["whole"]);
        half.finish().expect_err("it is gone");
        assert_eq!(names(folder.path()), ["whole"]);
    }
}
