//! Windows.

use std::fs::{DirBuilder, File, FileType, OpenOptions};
use std::io::{self, ErrorKind, IsTerminal};
use std::os::windows::fs::{FileExt, OpenOptionsExt};
use std::os::windows::io::{AsHandle, AsRawHandle};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::signal::{SIGINT, SIGTERM};

use super::{FileError, FileKind};

/// What asks a program to end: Ctrl+C.
pub(crate) const STOP_SIGNALS: &[i32] = &[SIGINT, SIGTERM];

/// There is no such iterator of signals.
pub(crate) fn listen_in_thread(
    _signals: &[i32],
    _is_ending: impl FnMut(i32) -> bool + Send + 'static,
    _before_end: impl FnMut() + Send + 'static,
) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

/// Programs are not started so.
pub(crate) const fn is_ignored(_signal: i32) -> bool {
    false
}

/// Files have no such limit.
pub(crate) const fn make_file_size_limit_an_error() {}

/// The system ends the program with a status of its own.
pub(crate) const fn exit_on_out_of_memory(_status: i32, _is_on: &Arc<AtomicBool>) {}

pub(crate) fn file_kind(kind: FileType) -> FileKind {
    if kind.is_dir() {
        FileKind::Folder
    } else if kind.is_file() {
        FileKind::File
    } else {
        FileKind::Device
    }
}

/// A pipe has no metadata here.
pub(crate) fn standard_input_kind() -> io::Result<FileKind> {
    if io::stdin().is_terminal() {
        return Ok(FileKind::Device);
    }
    let input = File::from(io::stdin().as_handle().try_clone_to_owned()?);
    Ok(input.metadata().map_or(FileKind::Pipe, |it| file_kind(it.file_type())))
}

/// The standard library reads nothing, and says nothing, where there is no handle.
pub(crate) fn standard_input_is_open() -> bool {
    !io::stdin().as_raw_handle().is_null()
}

/// The standard library writes nothing, and says nothing, where there is no handle.
pub(crate) fn standard_output_is_open() -> bool {
    !io::stdout().as_raw_handle().is_null()
}

/// The name of this machine among others.
pub(crate) fn machine_name() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_default()
}

/// The standard library does not give the numbers of a file.
pub(crate) type FileKey = same_file::Handle;

pub(crate) fn file_key(path: &Path) -> io::Result<FileKey> {
    FileKey::from_path(path)
}

pub(crate) fn standard_input_key() -> io::Result<FileKey> {
    FileKey::stdin()
}

/// What the standard library has no kind for: <https://learn.microsoft.com/windows/win32/debug/system-error-codes--0-499->.
pub(crate) fn file_error(error: &io::Error) -> Option<FileError> {
    const INVALID_FUNCTION: i32 = 1;
    const INVALID_HANDLE: i32 = 6;
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    const INVALID_PARAMETER: i32 = 87;
    match error.raw_os_error()? {
        SHARING_VIOLATION | LOCK_VIOLATION => Some(FileError::InUse),
        // So the names of devices, `CON` and `NUL`, are refused what a file can do.
        INVALID_FUNCTION | INVALID_HANDLE | INVALID_PARAMETER => Some(FileError::NotAFile),
        _ => None,
    }
}

/// Opens a file that is to be replaced, to see whether it may be: a program that has it open may forbid it.
pub(crate) fn open_to_replace(path: &Path) -> io::Result<File> {
    const DELETE: u32 = 0x0001_0000;
    const GENERIC_WRITE: u32 = 0x4000_0000;
    OpenOptions::new().write(true).access_mode(GENERIC_WRITE | DELETE).open(path)
}

/// NTFS journals the names of files, and a folder cannot be opened for this.
pub(crate) const fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

pub(crate) fn read_exact_at(file: &File, into: &mut [u8], place: u64) -> io::Result<()> {
    let mut done = 0;
    while done < into.len() {
        match file.seek_read(&mut into[done..], place + done as u64)? {
            0 => return Err(ErrorKind::UnexpectedEof.into()),
            count => done += count,
        }
    }
    Ok(())
}

/// A user's folders are private already.
pub(crate) const fn keep_private(_builder: &mut DirBuilder) {}

/// Paths are Unicode, and the URI's path has a slash before the drive: `/C:/…` (RFC 8089, appendix E.2).
pub(crate) fn path_from_uri_bytes(bytes: Vec<u8>) -> PathBuf {
    let text = String::from_utf8_lossy(&bytes);
    let has_drive = |it: &&str| matches!(it.as_bytes(), [letter, b':', ..] if letter.is_ascii_alphabetic());
    PathBuf::from(text.strip_prefix('/').filter(has_drive).unwrap_or(&text))
}

/// `\` stands between folders, and `~` in short names.
pub(crate) const fn is_plain_in_commands(character: char) -> bool {
    matches!(character, '\\' | '~')
}

/// As programs take their command line apart: backslashes before a quotation mark are doubled.
/// <https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments>
pub(crate) fn quoted_word(word: &str) -> String {
    let mut quoted = String::from("\"");
    let mut backslashes = 0;
    for character in word.chars() {
        if character == '"' {
            quoted.extend(std::iter::repeat_n('\\', backslashes + 1));
        }
        backslashes = if character == '\\' { backslashes + 1 } else { 0 };
        quoted.push(character);
    }
    quoted.extend(std::iter::repeat_n('\\', backslashes));
    quoted.push('"');
    quoted
}

/// ERROR_DISK_FULL, for tests.
#[cfg(test)]
pub(crate) const DISK_FULL: i32 = 112;

/// ERROR_CRC, for tests.
#[cfg(test)]
pub(crate) const WITHOUT_KIND: i32 = 23;

#[cfg(test)]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::os::windows::fs::OpenOptionsExt;
    use std::path::Path;

    use super::path_from_uri_bytes;
    use crate::files::{FileError, check_writable, write_atomically};

    #[test]
    fn a_file_that_another_program_has_open_is_not_replaced() {
        const SHARE_READ: u32 = 1;
        const SHARE_READ_AND_WRITE: u32 = 3;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("rows.csv");
        fs::write(&file, "old").expect("a file");
        for shared in [0, SHARE_READ, SHARE_READ_AND_WRITE] {
            let open = OpenOptions::new().read(true).share_mode(shared).open(&file).expect("it is there");
            let error = write_atomically(&file, true, |it| it.write_all(b"new")).expect_err("it is in use");
            assert_eq!(FileError::of(&error), FileError::InUse, "{shared}");
            drop(open);
            assert_eq!(fs::read(&file).expect("it is there"), b"old");
        }
        write_atomically(&file, true, |it| it.write_all(b"new")).expect("nobody has it open");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn the_slash_of_a_uri_before_a_drive_is_no_part_of_the_path() {
        for (given, path) in [
            ("/C:/a b.bidiscope", "C:/a b.bidiscope"),
            ("/c:/", "c:/"),
            // None of a drive, which is that of the current folder; and a server.
            ("/a.bidiscope", "/a.bidiscope"),
            ("/1:/a", "/1:/a"),
            ("//server/share/a", "//server/share/a"),
        ] {
            assert_eq!(path_from_uri_bytes(given.into()), Path::new(path), "{given}");
        }
    }

    /// By the rules of Microsoft's page.
    #[test]
    fn words_of_commands_are_taken_apart_to_what_they_were() {
        for (word, typed) in [
            (r"C:\Users\RUNNER~1\a.bidx", r"C:\Users\RUNNER~1\a.bidx"),
            (r"C:\the list.csv", r#""C:\the list.csv""#),
            (r"C:\my lists\", r#""C:\my lists\\""#),
            ("", r#""""#),
            ("it's", r#""it's""#),
            (r#"a\\\"b"#, r#""a\\\\\\\"b""#),
        ] {
            assert_eq!(crate::command_word(word), typed);
        }
    }

    #[test]
    fn devices_are_no_files() {
        for path in ["nul", "NUL", "CON", "con.csv"] {
            let error = check_writable(Path::new(path), true).expect_err(path);
            assert_eq!(FileError::of(&error), FileError::NotAFile, "{path}");
        }
    }
}
