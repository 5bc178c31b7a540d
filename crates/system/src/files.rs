//! Writing files atomically (completely or not at all), why a file cannot be read or written, and what of files differs
//! between systems.

mod error;
mod id;
mod kind;
mod rename;
mod temporary;
mod utf8_reader;

use std::fs::{self, DirBuilder, File, Metadata};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf, is_separator};

use crate::platform;

pub use crate::platform::{FileError, FileKind};
pub use id::FileId;
use rename::folder_of;
pub use rename::rename_durably;
use temporary::TemporaryFile;
pub use temporary::remove_own_temporary_files;
pub use utf8_reader::Utf8Reader;

/// Writes a file atomically: what `write` writes goes, buffered, to a temporary file in the same folder, which is then
/// renamed. On failure an existing file is unchanged.
///
/// A file that is there already, or a dangling symbolic link, is replaced only if `overwrites`. A link is followed then, and
/// the permissions of the file are kept.
///
/// # Errors
/// Those of [`AtomicFile`], and the error of `write`. [`FileError::of`] says which.
pub fn write_atomically(
    path: &Path,
    overwrites: bool,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut file = BufWriter::with_capacity(BUFFER_BYTES, AtomicFile::begin(path, overwrites)?);
    if let Err(error) = write(&mut file) {
        // Without this, dropping the writer would write what it has still buffered.
        drop(file.into_parts());
        return Err(error);
    }
    file.into_inner().map_err(|it| it.into_error())?.finish()
}

/// How much is written at once, in bytes.
const BUFFER_BYTES: usize = 1 << 18;

/// Whether this is the name of something that is replaced only by who `overwrites`: of a file, or of a symbolic link, even
/// a dangling one.
pub fn exists_or_is_link(path: &Path) -> bool {
    !path.is_dir() && fs::symlink_metadata(path).is_ok()
}

/// Whether this is a symbolic link that leads nowhere. Somebody else may have chosen where it leads: what replaces files
/// without being asked overwrites none.
pub fn is_dangling_link(path: &Path) -> bool {
    path.is_symlink() && !path.exists()
}

/// A file that is written piece by piece, by [`Write`], and appears under its name only with [`AtomicFile::finish`].
/// Dropped without that, what was written is removed; where the process is killed, by the next that writes into the folder.
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
    /// Those of [`check_writable`].
    pub fn begin(path: &Path, overwrites: bool) -> io::Result<Self> {
        let target = Target::at(path, overwrites)?;
        let temporary = target.temporary_file()?;
        Ok(Self { target, temporary, overwrites })
    }

    /// Renames the completed file to its path.
    ///
    /// # Errors
    /// Errors of writing, those of the folder among them: then the file has its name, and may lose it with the power. And
    /// [`ErrorKind::AlreadyExists`] where a file was created there meanwhile, unless it overwrites.
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
/// There is no folder in which a file can be created; or the path is that of a write-protected file, of a folder, a pipe or
/// a device. Unless `overwrites`, [`ErrorKind::AlreadyExists`], with the reason [`FileError::DanglingLink`] for a link.
pub fn check_writable(path: &Path, overwrites: bool) -> io::Result<()> {
    Target::at(path, overwrites)?.temporary_file().map(drop)
}

/// Checks whether standard output is open for writing. The standard library loses without an error what is written where it
/// is not.
///
/// # Errors
/// [`FileError::NotOpen`]: it was closed when the program began, as by `>&-` in a shell, or is open only for reading.
pub fn check_standard_output_is_open() -> io::Result<()> {
    let is_open = platform::standard_output_is_open();
    if is_open { Ok(()) } else { Err(FileError::NotOpen.into_io(ErrorKind::Other)) }
}

/// Checks whether standard input is open for reading. The standard library takes one that is not for one that has ended.
///
/// # Errors
/// [`FileError::NotReadable`]: it was closed when the program began, as by `<&-` in a shell, or is open only for writing.
pub fn check_standard_input_is_open() -> io::Result<()> {
    let is_open = platform::standard_input_is_open();
    if is_open { Ok(()) } else { Err(FileError::NotReadable.into_io(ErrorKind::Other)) }
}

/// Opens a file, a pipe or a device for reading.
///
/// # Errors
/// It is a folder, or cannot be opened.
pub fn open_for_reading_unless_folder(path: &Path) -> io::Result<File> {
    // Windows denies the permission to open a folder.
    let file = File::open(path).map_err(|error| if path.is_dir() { is_a_folder() } else { error })?;
    if file.metadata().is_ok_and(|it| it.is_dir()) { Err(is_a_folder()) } else { Ok(file) }
}

fn is_a_folder() -> io::Error {
    FileError::IsAFolder.into_io(ErrorKind::IsADirectory)
}

/// Makes a folder, and those that it is in, where they are not there yet; nobody else can look into those that are made.
///
/// # Errors
/// A folder cannot be made, or a file stands in its place.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    platform::keep_private(&mut builder);
    builder.recursive(true).create(folder).map_err(|error| match error.kind() {
        // A file stands in the place of one of them, as Windows says it.
        ErrorKind::AlreadyExists => FileError::NotAFolder.into_io(ErrorKind::NotADirectory),
        _ => error,
    })
}

/// Fills `bytes` with those of a file from `start` on, in bytes. Several threads may read one file at once; where its
/// own position is afterwards differs between systems.
///
/// # Errors
/// The file cannot be read, or ends before.
pub fn read_exact_at(file: &File, bytes: &mut [u8], start: u64) -> io::Result<()> {
    platform::read_exact_at(file, bytes, start)
}

/// The path in a `file:` URI (RFC 8089) of this machine, from its bytes without percent escapes. On Windows what is no
/// UTF-8 is replaced, and the slash before the drive is left out.
pub fn path_from_uri_bytes(bytes: Vec<u8>) -> PathBuf {
    platform::path_from_uri_bytes(bytes)
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
    /// Resolves a path, and refuses what [`Target::of`] refuses and, unless it `overwrites`, what is there.
    fn at(path: &Path, overwrites: bool) -> io::Result<Self> {
        let target = Self::of(path)?;
        if overwrites || !exists_or_is_link(path) {
            return Ok(target);
        }
        match target.present {
            Some(_) => Err(already_exists()),
            // It may have been created by someone else, who chose its target.
            None => Err(FileError::DanglingLink.into_io(ErrorKind::AlreadyExists)),
        }
    }

    /// Resolves a path, and refuses it unless it is of a writable regular file or of none.
    fn of(path: &Path) -> io::Result<Self> {
        let present = match fs::metadata(path) {
            Ok(present) => Some(present),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let path = resolve_links(path)?;
        match &present {
            Some(it) if it.is_dir() => return Err(is_a_folder()),
            // A path in /proc is of an open file, to which another process may write.
            Some(it) if !it.is_file() || path.starts_with("/proc") => {
                return Err(FileError::NotAFile.into_io(ErrorKind::InvalidInput));
            }
            // A write-protected file is not replaced, though renaming would allow it.
            Some(_) => drop(platform::open_to_replace(&path)?),
            None if path.as_os_str().is_empty() => {
                return Err(FileError::NoName.into_io(ErrorKind::InvalidInput));
            }
            // A path that ends in a separator is of a folder.
            None if ends_in_separator(&path) || path.file_name().is_none() => {
                return Err(FileError::FolderName.into_io(ErrorKind::IsADirectory));
            }
            // Windows calls this not found.
            None if path.parent().is_some_and(Path::is_file) => {
                return Err(FileError::NotAFolder.into_io(ErrorKind::NotADirectory));
            }
            None => {}
        }
        Ok(Self { path, present })
    }

    /// Creates a temporary file in the same folder.
    fn temporary_file(&self) -> io::Result<TemporaryFile> {
        let temporary = TemporaryFile::create(folder_of(&self.path))
            .map_err(|error| FileError::InFolder(Box::new(FileError::of(&error))).into_io(error.kind()))?;
        if let Some(present) = &self.present {
            keep_permissions(temporary.file()?, present);
        }
        Ok(temporary)
    }
}

fn ends_in_separator(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().last().is_some_and(|&it| is_separator(char::from(it)))
}

/// Gives a file the permissions of the one that it will replace. Errors are ignored: not every file system has them.
fn keep_permissions(file: &File, present: &Metadata) {
    let _ = file.set_permissions(present.permissions());
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
    use std::io::{self, Write};
    use std::path::Path;

    use super::rename::SYNCED;
    use super::{
        AtomicFile, FileError, check_writable, create_private_folder, exists_or_is_link, rename_durably,
        write_atomically,
    };

    /// The names in a folder.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_in_the_place_of_a_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a");
        fs::write(&file, "kept").expect("it is ours");
        for path in [file.clone(), file.join("b"), file.join("b").join("c")] {
            let error = create_private_folder(&path).expect_err("a file is in the way");
            assert_eq!(FileError::of(&error), FileError::NotAFolder, "{}", path.display());
        }
        assert_eq!(fs::read(&file).expect("it is there"), b"kept");
    }

    #[test]
    fn a_new_file_and_one_that_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a");
        check_writable(&file, false).expect("nothing is in the way");
        assert!(names(folder.path()).is_empty(), "trying leaves nothing behind");
        for bytes in [&b"first"[..], b"second"] {
            write_atomically(&file, true, |it| it.write_all(bytes)).expect("nothing is in the way");
            assert_eq!(fs::read(&file).expect("it was written"), bytes);
            assert_eq!(names(folder.path()), ["a"]);
        }
    }

    /// POSIX: a rename is on the disk once its folder is. Without that a loss of power brings back the old name, or none.
    #[test]
    fn the_folder_is_written_to_the_disk_after_each_rename() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let synced = || SYNCED.with_borrow_mut(std::mem::take);
        write_atomically(&at("a"), false, |it| it.write_all(b"new")).expect("room");
        assert_eq!(synced(), [folder.path()]);
        write_atomically(&at("a"), true, |it| it.write_all(b"newer")).expect("room");
        assert_eq!(synced(), [folder.path()]);
        AtomicFile::begin(&at("b"), false).and_then(AtomicFile::finish).expect("room");
        assert_eq!(synced(), [folder.path()]);
        rename_durably(&at("a"), &at("c")).expect("it is ours");
        assert_eq!(
            (synced(), names(folder.path())),
            (vec![folder.path().to_owned()], vec!["b".into(), "c".into()])
        );
        write_atomically(&at("b"), false, |it| it.write_all(b"new")).expect_err("it is there");
        assert!(synced().is_empty());
    }

    #[test]
    fn what_is_not_written_to_its_end_is_not_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        let error = write_atomically(&path, false, |it| {
            it.write_all(b"half")?;
            Err(io::Error::other("stopped"))
        });
        assert_eq!(error.expect_err("it is the error of writing").to_string(), "stopped");
        assert!(names(folder.path()).is_empty());
    }

    #[test]
    fn what_is_there_is_replaced_only_on_request() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a");
        fs::write(&file, "old").expect("it is ours");
        assert!(
            exists_or_is_link(&file)
                && !exists_or_is_link(folder.path())
                && !exists_or_is_link(&folder.path().join("b"))
        );
        for error in [check_writable(&file, false), write_atomically(&file, false, |it| it.write_all(b"new"))]
        {
            assert_eq!(FileError::of(&error.expect_err("it is there")), FileError::AlreadyExists);
        }
        assert_eq!(fs::read(&file).expect("it is there"), b"old");
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
            ("".into(), FileError::NoName),
        ] {
            for error in
                [check_writable(&path, true), write_atomically(&path, true, |it| it.write_all(b"new"))]
            {
                assert_eq!(FileError::of(&error.expect_err("no such file")), expected, "{}", path.display());
            }
        }
        assert_eq!(names(folder.path()), ["file"]);
    }

    #[test]
    fn a_name_can_be_too_long() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = check_writable(&folder.path().join("a".repeat(300)), true).expect_err("no such file");
        assert_eq!(FileError::of(&error), FileError::InvalidName);
    }

    #[test]
    fn what_is_read_is_no_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("a"), "text").expect("a file");
        super::open_for_reading_unless_folder(&folder.path().join("a")).expect("it is a file");
        let error = super::open_for_reading_unless_folder(folder.path()).expect_err("it is a folder");
        assert_eq!(FileError::of(&error), FileError::IsAFolder);
    }

    #[test]
    fn temporary_files_are_removed_when_the_process_ends_early() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut half = AtomicFile::begin(&folder.path().join("half"), false).expect("nothing is in the way");
        half.write_all(b"half").expect("there is room");
        write_atomically(&folder.path().join("whole"), false, |it| it.write_all(b"whole"))
            .expect("nothing is in the way");
        // The temporary file, its lock file and the whole one.
        assert_eq!(names(folder.path()).len(), 3);
        super::temporary::remove(|it| it.starts_with(folder.path()));
        assert_eq!(names(folder.path()), ["whole"]);
        half.finish().expect_err("it is gone");
        assert_eq!(names(folder.path()), ["whole"]);
    }
}
