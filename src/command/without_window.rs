//! What is asked of the window, done where none opens.

use std::ffi::OsStr;
use std::io::{self, Write};
#[cfg(feature = "gui")]
use std::path::Path;
use std::path::PathBuf;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::report_within;
use bidiscope_present::examples::START_EXAMPLE;

use super::input::Given;
use super::paint::Paint;
#[cfg(feature = "gui")]
use super::text;
use super::{Status, comparison, lesson, say, terminal};

/// What the window was to do.
pub(super) enum Wanted {
    /// To show the displays of a name side by side.
    Comparison,
    /// To open this lesson.
    Lesson(PathBuf),
    /// To be drawn into this file.
    #[cfg(feature = "gui")]
    Picture(PathBuf),
    /// To open this file.
    #[cfg(feature = "gui")]
    Text(PathBuf),
    /// To open this session.
    #[cfg(feature = "gui")]
    Session(PathBuf),
    /// To open a tab for which there is this command.
    #[cfg(feature = "gui")]
    Tab(&'static str),
}

/// Says why there is no window, and writes to `out` what can be said without one.
pub(super) fn answer(
    reason: &str,
    wanted: &Wanted,
    name: Option<&OsStr>,
    notation: Notation,
    out: &mut dyn Write,
) -> io::Result<Status> {
    let tell = |what_follows: &str| say(&terminal::visible(&format!("{reason}; {what_follows}")));
    #[cfg(feature = "gui")]
    let failed = |why: &str| {
        tell(why);
        Ok(Status::Failed)
    };
    match wanted {
        Wanted::Comparison => {
            tell("the comparison follows as text");
            compare(name, notation, out)
        }
        Wanted::Lesson(file) => {
            tell("how the lesson is read follows");
            lesson::check(std::slice::from_ref(file), false, out)
        }
        #[cfg(feature = "gui")]
        Wanted::Picture(file) => failed(&format!("{} was not written", file.display())),
        #[cfg(feature = "gui")]
        Wanted::Session(file) => failed(&format!("the session {} was not opened", file.display())),
        // The window does not wait for it either.
        #[cfg(feature = "gui")]
        Wanted::Text(file) if is_pipe_or_device(file) => {
            failed(&format!("{} was not read: it is a pipe or a device, and no file", file.display()))
        }
        #[cfg(feature = "gui")]
        Wanted::Text(file) => {
            tell(&format!("what `bidiscope text` says of {} follows", file.display()));
            // For the window a hyphen is a file like any other.
            let file = if file.as_os_str() == "-" { Path::new(".").join(file) } else { file.clone() };
            text::Arguments::of(file.into_os_string()).run(Notation::Unicode, out)
        }
        #[cfg(feature = "gui")]
        Wanted::Tab(command) => failed(&format!("`bidiscope {command}` needs none")),
    }
}

#[cfg(feature = "gui")]
fn is_pipe_or_device(file: &Path) -> bool {
    std::fs::metadata(file).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// Writes the comparison of `name`, or of an example, to `out`.
fn compare(name: Option<&OsStr>, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
    let (bytes, notation) = match name {
        Some(name) => (name.as_encoded_bytes(), notation),
        None => (START_EXAMPLE.as_bytes(), Notation::Unicode),
    };
    match Name::read_bytes(bytes, notation) {
        Ok(name) => {
            let displays = Strategy::BUILT_IN.map(Display::plain);
            comparison::write(
                out,
                Paint::of_output(),
                &name,
                notation,
                &report_within(&name, Bound::SHORT),
                &displays,
                None,
            )
            .map(|()| Status::Done)
        }
        Err(error) => {
            say(&terminal::complaint(Given { bytes, line: None }, &error));
            Ok(Status::Unreadable)
        }
    }
}
