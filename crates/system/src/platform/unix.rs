//! Linux, the BSDs and macOS.

use std::ffi::OsString;
use std::fs::{DirBuilder, File, FileType, Metadata, OpenOptions};
use std::io;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{DirBuilderExt, FileExt, FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::fs::OFlags;
use signal_hook::consts::signal::{SIGABRT, SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
use signal_hook::flag;
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, unregister};

use super::{FileError, FileKind};

/// The signals that ask a program to end: Ctrl+C, `kill`, and the closing of its terminal.
pub(crate) const STOP_SIGNALS: &[i32] = &[SIGINT, SIGTERM, SIGHUP];

/// Handles signals in a thread, which may write and remove files, as a signal handler may not. At each signal
/// `is_ending` says whether the program ends by it; then `before_end` runs, and a further signal ends it at once.
/// Where the system gives no thread, nothing handles the signals: they are ignored.
pub(crate) fn listen_in_thread(
    signals: &[i32],
    mut is_ending: impl FnMut(i32) -> bool + Send + 'static,
    mut before_end: impl FnMut() + Send + 'static,
) -> io::Result<()> {
    // Until something listens, a signal ends the program as it would without handlers: it would be lost between the two.
    let ends_at_once = Arc::new(AtomicBool::new(true));
    // Before what wakes the thread, since a signal's handlers run in this order: the thread may set the flag while the
    // first signal is still being handled, which would end the program before `before_end` has run.
    let end_at_once = |&it: &i32| flag::register_conditional_default(it, Arc::clone(&ends_at_once));
    let handlers = signals.iter().map(end_at_once).collect::<io::Result<Vec<_>>>()?;
    let start = || {
        let mut received = Signals::new(signals)?;
        ends_at_once.store(false, Ordering::SeqCst);
        let ends_at_once = Arc::clone(&ends_at_once);
        let listen = move || {
            for signal in &mut received {
                if is_ending(signal) {
                    ends_at_once.store(true, Ordering::SeqCst);
                    before_end();
                    let _ = emulate_default_handler(signal);
                }
            }
        };
        std::thread::Builder::new().name("signals".to_owned()).spawn(listen).map(drop)
    };
    start().inspect_err(|_| {
        for it in handlers {
            unregister(it);
        }
    })
}

/// Whether the program was started with this signal ignored, as by `nohup`; `false` where the system does not say.
pub(crate) fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}

/// Makes writing beyond the limit of a file's size (`ulimit -f`) an error of writing. By default SIGXFSZ ends the program.
pub(crate) fn make_file_size_limit_an_error() {
    // Where the handler cannot be set, the signal ends the program.
    let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
}

/// Makes a failed allocation, which raises SIGABRT, end the program with this status, as long as `is_on`.
pub(crate) fn exit_on_out_of_memory(status: i32, is_on: &Arc<AtomicBool>) {
    // Where the handler cannot be set, the signal ends the program.
    let _ = flag::register_conditional_shutdown(SIGABRT, status, Arc::clone(is_on));
}

pub(crate) fn file_kind(kind: FileType) -> FileKind {
    if kind.is_dir() {
        FileKind::Folder
    } else if kind.is_file() {
        FileKind::File
    } else if kind.is_fifo() {
        FileKind::Pipe
    } else if kind.is_socket() {
        FileKind::Socket
    } else {
        FileKind::Device
    }
}

pub(crate) fn standard_input_kind() -> io::Result<FileKind> {
    Ok(file_kind(standard_input_metadata()?.file_type()))
}

fn standard_input_metadata() -> io::Result<Metadata> {
    File::from(io::stdin().as_fd().try_clone_to_owned()?).metadata()
}

/// Whether standard input was open for reading, and standard output for writing, when the program began.
static INPUT_IS_OPEN: AtomicBool = AtomicBool::new(true);
static OUTPUT_IS_OPEN: AtomicBool = AtomicBool::new(true);

ctor_lite::ctor! {
    // Before `main`: by then the standard library has opened `/dev/null` in the place of a stream that was closed, and that
    // cannot be told from a `/dev/null` that the caller opened for reading and writing, as Python and Node.js do. Nothing of
    // the standard library is asked here, only the system.
    unsafe fn look_at_standard_streams() {
        let flags = rustix::fs::fcntl_getfl(rustix::stdio::stdin());
        let is_open = flags.is_ok_and(|it| it & OFlags::RWMODE != OFlags::WRONLY);
        INPUT_IS_OPEN.store(is_open, Ordering::Relaxed);
        let flags = rustix::fs::fcntl_getfl(rustix::stdio::stdout());
        let is_open = flags.is_ok_and(|it| it & OFlags::RWMODE != OFlags::RDONLY);
        OUTPUT_IS_OPEN.store(is_open, Ordering::Relaxed);
    }
}

pub(crate) fn standard_input_is_open() -> bool {
    INPUT_IS_OPEN.load(Ordering::Relaxed)
}

pub(crate) fn standard_output_is_open() -> bool {
    OUTPUT_IS_OPEN.load(Ordering::Relaxed)
}

/// The name of this machine among others.
pub(crate) fn machine_name() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// The numbers of the device and of the file there, which no other file has.
pub(crate) type FileKey = (u64, u64);

pub(crate) fn file_key(path: &Path) -> io::Result<FileKey> {
    std::fs::metadata(path).map(|it| (it.dev(), it.ino()))
}

pub(crate) fn standard_input_key() -> io::Result<FileKey> {
    standard_input_metadata().map(|it| (it.dev(), it.ino()))
}

/// None: the standard library knows the kinds of these errors.
pub(crate) const fn file_error(_error: &io::Error) -> Option<FileError> {
    None
}

/// Opens a file that is to be replaced, to see whether it may be.
pub(crate) fn open_to_replace(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).open(path)
}

/// Writes the entries of a folder to the disk.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

pub(crate) fn read_exact_at(file: &File, into: &mut [u8], place: u64) -> io::Result<()> {
    file.read_exact_at(into, place)
}

/// Lets nobody but the user see into new folders.
pub(crate) fn keep_private(builder: &mut DirBuilder) {
    builder.mode(0o700);
}

pub(crate) fn path_from_uri_bytes(bytes: Vec<u8>) -> PathBuf {
    OsString::from_vec(bytes).into()
}

/// The shells know no other character that needs no quotation marks.
pub(crate) const fn is_plain_in_commands(_character: char) -> bool {
    false
}

pub(crate) fn quoted_word(word: &str) -> String {
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// ENOSPC, for tests.
#[cfg(test)]
pub(crate) const DISK_FULL: i32 = 28;

/// EIO, for tests.
#[cfg(test)]
pub(crate) const WITHOUT_KIND: i32 = 5;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use crate::files::{
        FileError, check_writable, create_private_folder, exists_or_is_link, is_dangling_link,
        write_atomically,
    };

    #[test]
    fn pipes_and_devices_are_no_files() {
        use std::os::fd::AsRawFd;
        // A pipe of our own: what standard output is depends on who runs the tests.
        let (_reader, writer) = std::io::pipe().expect("a pipe");
        let pipe = format!("/dev/fd/{}", writer.as_raw_fd());
        for path in ["/dev/null", &pipe] {
            let error = check_writable(Path::new(path), true).expect_err(path);
            assert_eq!(FileError::of(&error), FileError::NotAFile, "{path}");
        }
    }

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
        let write = |name, overwrites| write_atomically(&at(name), overwrites, |it| it.write_all(b"new"));
        write("link to a link", true).expect("nothing is in the way");
        assert!(fs::symlink_metadata(at("link")).expect("it is there").is_symlink());
        assert_eq!(fs::read(at("below/real")).expect("it is there"), b"new");
        let mode = fs::metadata(at("below/real")).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        // A dangling link.
        symlink("below/next", at("ahead")).expect("a link");
        for error in [write("ahead", false), check_writable(&at("ahead"), false)] {
            assert_eq!(FileError::of(&error.expect_err("it may be another's")), FileError::DanglingLink);
        }
        assert!(
            exists_or_is_link(&at("ahead"))
                && is_dangling_link(&at("ahead"))
                && !is_dangling_link(&at("link"))
                && !at("below/next").exists()
        );
        write("ahead", true).expect("nothing is in the way");
        assert!(at("below/next").is_file() && fs::read_dir(at("below")).expect("a folder").count() == 2);
        symlink("round", at("round")).expect("a link");
        let error = check_writable(&at("round"), true).expect_err("it leads nowhere");
        assert!(matches!(FileError::of(&error), FileError::LinkLoop | FileError::System(_)), "{error}");
    }

    #[test]
    fn only_the_user_can_look_into_a_private_folder() {
        use std::os::unix::fs::PermissionsExt;
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("share").join("bidiscope");
        create_private_folder(&folder).expect("it is made");
        create_private_folder(&folder).expect("it is there");
        for it in [&folder, &outside.path().join("share")] {
            assert_eq!(fs::metadata(it).expect("it is there").permissions().mode() & 0o777, 0o700);
        }
    }
}
