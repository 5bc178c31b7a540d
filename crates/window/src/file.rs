//! Files from outside: dropped onto the window, or named.

use std::fs;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf, is_separator};

use eframe::egui::{Align2, FontId, Id, LayerId, Order, Ui};

use bidiscope_bidi::name::{code_point, is_unprintable};
use bidiscope_list::Decompressor;
use bidiscope_report::words::error::{file_error_message, file_error_text, file_too_long_error};
use bidiscope_system::files::{FileError, Utf8Reader};

use super::theme::Palette;

/// The most bytes of a file that is opened.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// A file that is to be opened.
pub(super) struct File {
    /// Its name, without its folder.
    pub(super) name: String,
    /// What is in it, or why that cannot be read.
    pub(super) bytes: Result<Vec<u8>, String>,
}

impl File {
    /// The file at this place. What is no file, such as a pipe, is not waited for.
    pub(super) fn at(path: &Path) -> Self {
        Self { name: name_of(path), bytes: read(path) }
    }
}

/// What was dropped onto the window.
pub(super) enum Dropped {
    /// What stands at this place.
    Path(PathBuf),
    /// A file that stands nowhere.
    File(File),
}

impl Dropped {
    /// Where it stands.
    pub(super) fn path(&self) -> Option<PathBuf> {
        match self {
            Self::Path(path) => Some(path.clone()),
            Self::File(_) => None,
        }
    }

    /// It with what is in it.
    pub(super) fn read(self) -> File {
        match self {
            Self::Path(path) => File::at(&path),
            Self::File(file) => file,
        }
    }
}

/// The file that was dropped onto the window. While one hovers over it, says what becomes of it there.
pub(super) fn dropped(ui: &Ui, invitation: &str) -> Option<Dropped> {
    let (hovers, dropped) =
        ui.input(|input| (!input.raw.hovered_files.is_empty(), input.raw.dropped_files.first().cloned()));
    if hovers {
        invite(ui, invitation);
    }
    dropped.map(|file| match file.path() {
        // The windowing library would read it however long it is, and wait for a pipe.
        path if path.exists() => Dropped::Path(path.to_owned()),
        path => Dropped::File(File { name: name_of(path), bytes: file.bytes() }),
    })
}

/// The path that was typed: white space round it is none of it, and `~` is the user's folder, as in a shell.
pub(super) fn typed(path: &str) -> PathBuf {
    in_home(path.trim(), std::env::home_dir())
}

fn in_home(path: &str, home: Option<PathBuf>) -> PathBuf {
    let below = path.strip_prefix('~').filter(|it| it.is_empty() || it.starts_with(is_separator));
    match (below, home) {
        (Some(below), Some(home)) => home.join(below.trim_start_matches(is_separator)),
        _ => PathBuf::from(path),
    }
}

/// The name of a file, without its folder and with nothing in it that cannot be seen.
pub(super) fn name_of(path: &Path) -> String {
    visible(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// Where a file is, with nothing in it that cannot be seen: whoever opened the window from a menu knows no folder that
/// its name could begin in.
pub(super) fn path_of(path: &Path) -> String {
    visible(&std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).to_string_lossy())
}

/// A text of which nothing acts on what shows it.
pub(super) fn visible(text: &str) -> String {
    let shown = |it: char| if is_unprintable(it) { format!("<{}>", code_point(it)) } else { it.to_string() };
    text.chars().map(shown).collect()
}

/// The bytes of a file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, String> {
    let length = length_of(path)?;
    if length > MOST_BYTES {
        return Err(too_long(MOST_BYTES));
    }
    let file = fs::File::open(path).map_err(|error| file_error_text(&error))?;
    read_bounded(file, length, MOST_BYTES)
}

/// Opens a file, which may be compressed, and says how many bytes it has.
pub(super) fn open_file(path: &Path) -> Result<(Box<dyn Read + Send>, u64), String> {
    let length = length_of(path)?;
    let file = fs::File::open(path).map_err(|error| file_error_text(&error))?;
    Ok((Box::new(Decompressor::new(file)), length))
}

/// How many bytes a file has; or why what stands there is none.
pub(super) fn length_of(path: &Path) -> Result<u64, String> {
    let found = fs::metadata(path).map_err(|error| file_error_text(&error))?;
    if found.is_dir() {
        return Err(file_error_message(&FileError::IsAFolder).to_string());
    }
    if !found.is_file() {
        return Err(file_error_message(&FileError::NotAFile).to_string());
    }
    Ok(found.len())
}

/// What is read, of which there should be so many bytes, and no more than so many.
fn read_bounded(from: impl Read, expected: u64, most: u64) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    bytes
        .try_reserve_exact(usize::try_from(expected.min(most)).unwrap_or(usize::MAX))
        .map_err(|_| file_error_message(&FileError::OutOfMemory).to_string())?;
    // Files grow, and some say nothing of their length.
    Utf8Reader::new(BufReader::new(from))
        .take(most + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| file_error_text(&error))?;
    if bytes.len() as u64 > most { Err(too_long(most)) } else { Ok(bytes) }
}

/// Why a file with more bytes is not opened.
pub(super) fn too_long(most: u64) -> String {
    file_error_text(&file_too_long_error(most))
}

fn invite(ui: &Ui, invitation: &str) {
    let palette = Palette::current(ui);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("drop")));
    let screen = ui.ctx().content_rect();
    painter.rect_filled(screen, 0.0, palette.window.gamma_multiply(0.9));
    let size = FontId::proportional(24.0);
    painter.text(screen.center(), Align2::CENTER_CENTER, invitation, size, palette.text);
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::{Path, PathBuf};

    use super::{File, MOST_BYTES, in_home, read_bounded, typed};

    /// A folder of this test's own, which goes with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("bidiscope-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&path).expect("a folder");
            Self(path)
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn refusal(path: &Path) -> String {
        File::at(path).bytes.expect_err("it is refused")
    }

    #[test]
    fn a_path_that_is_typed_can_begin_at_home() {
        let kim = || Some(PathBuf::from("/home/kim"));
        assert_eq!(in_home("~/names.csv", kim()), Path::new("/home/kim/names.csv"));
        assert_eq!(in_home("~", kim()), Path::new("/home/kim"));
        assert_eq!(in_home("~//etc/passwd", kim()), Path::new("/home/kim/etc/passwd"));
        for other in ["~lee/names.csv", "a~/names.csv", "./~", "/etc/hosts", ""] {
            assert_eq!(in_home(other, kim()), Path::new(other));
        }
        assert_eq!(in_home("~/names.csv", None), Path::new("~/names.csv"));
        assert_eq!(typed(" /etc/hosts\n"), Path::new("/etc/hosts"));
    }

    #[test]
    fn a_file_is_read_whole() {
        let folder = Folder::new("whole");
        std::fs::write(folder.file("a\u{202E}b.txt"), "text").expect("written");
        let file = File::at(&folder.file("a\u{202E}b.txt"));
        assert_eq!((file.name.as_str(), file.bytes), ("a<U+202E>b.txt", Ok(b"text".to_vec())));
    }

    #[test]
    fn what_is_no_file_is_not_waited_for() {
        let folder = Folder::new("no-file");
        assert_eq!(refusal(&folder.0), "it is a folder");
        assert_eq!(refusal(&folder.file("missing")), "there is no such file or folder");
        #[cfg(unix)]
        {
            assert_eq!(refusal(Path::new("/dev/zero")), "it is a pipe or a device, not a file");
            let pipe = folder.file("pipe");
            let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
            assert!(made.success());
            assert_eq!(refusal(&pipe), "it is a pipe or a device, not a file");
        }
    }

    #[test]
    fn no_more_is_read_than_may_be() {
        assert_eq!(read_bounded([0; 8].as_slice(), 8, 8).map(|it| it.len()), Ok(8));
        let endless = read_bounded(io::repeat(0), 0, 3 * 1024 * 1024);
        assert_eq!(endless, Err("it has more than 3 megabytes".to_owned()));
        let folder = Folder::new("long");
        let long = std::fs::File::create(folder.file("long")).expect("created");
        // A file with a hole takes no room.
        long.set_len(MOST_BYTES + 1).expect("a long file");
        assert_eq!(refusal(&folder.file("long")), "it has more than 256 megabytes");
    }
}
