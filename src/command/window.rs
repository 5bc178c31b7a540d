//! `bidiscope [NAME]`: the window, or the same as text where there is none.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;
#[cfg(feature = "gui")]
use std::path::PathBuf;

#[cfg(feature = "gui")]
use bidiscope_bidi::name::Name;
use bidiscope_bidi::name::Notation;
use bidiscope_present::session::{Link, LinkError, not_known};
#[cfg(all(feature = "gui", unix))]
use bidiscope_system::files;
use bidiscope_system::panics::Fault;
#[cfg(feature = "gui")]
use bidiscope_window::{self as window, WindowError};
#[cfg(feature = "gui")]
use clap::builder::{OsStringValueParser, PossibleValuesParser, TypedValueParser};

#[cfg(feature = "gui")]
use super::display::{Chosen, Displays};
#[cfg(feature = "gui")]
use super::handed::Handed;
#[cfg(feature = "gui")]
use super::input::Given;
use super::without_window::{self, Wanted};
use super::{Status, say, say_how, terminal};

/// How the window starts, beside the name.
#[derive(clap::Args, Debug, Default)]
#[group(skip)]
pub(super) struct Arguments {
    /// Opens a file with running text in the tab Text
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    text: Option<PathBuf>,

    /// Opens a session that was saved in the window: names, panes, strategies, notes and bookmarks
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "text", "lesson"])]
    session: Option<PathBuf>,

    /// Opens a file with a lesson in the tab Learn, as `bidiscope lesson FILE` does
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "text"])]
    lesson: Option<PathBuf>,

    /// Opens what a desktop hands over: a link, or a saved session by its path or its `file:` address
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "WHAT", num_args = 0..=1, conflicts_with_all = ["name", "text", "session", "lesson"], value_parser = OsStringValueParser::new().try_map(|it| Handed::read(&it)))]
    open: Option<Option<Handed>>,

    /// The tab that is open
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "TAB", value_parser = tabs())]
    tab: Option<window::Tab>,

    /// Presents a display of the name in large type, step by step: uba-ltr, or another one as for trace
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "DISPLAY", num_args = 0..=1, require_equals = true, conflicts_with_all = ["text", "tab"], default_missing_value = "uba-ltr", value_parser = Displays)]
    present: Option<Chosen>,

    /// Writes a picture of the window to FILE as PNG, whatever stands there, and closes it
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,

    /// The window's theme
    #[cfg(feature = "gui")]
    #[arg(long, value_enum)]
    theme: Option<Theme>,

    /// The size of the window's inside, such as 1280x800
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    size: Option<[f32; 2]>,
}

/// A theme, as it is named on the command line.
#[cfg(feature = "gui")]
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
enum Theme {
    Light,
    Dark,
}

/// What the window is to open on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Opening<'a> {
    /// What it showed last.
    Last,
    /// A name, which is written in this notation.
    Name(&'a OsStr, Notation),
    /// What is written as a link.
    Link(&'a str),
}

/// Opens the window; where none opens, says why and writes to `out` what can be said without one.
pub(super) fn open_or_print(
    arguments: &Arguments,
    opening: Opening<'_>,
    out: &mut dyn Write,
) -> io::Result<Status> {
    match open_window(arguments, opening) {
        Opened::Done => Ok(Status::Done),
        Opened::Failed(message, fault) => {
            say(&terminal::visible(&message));
            if let Some(fault) = fault {
                say_how(&fault);
            }
            Ok(Status::Failed)
        }
        Opened::Without(message) => {
            say(&terminal::visible(&message));
            Ok(Status::Unreadable)
        }
        Opened::NoWindow(reason) => {
            let link = match opening.link() {
                Ok(link) => link,
                Err(why) => {
                    say(&terminal::visible(&format!("{reason}; {why}")));
                    return Ok(Status::Unreadable);
                }
            };
            if let Some(keys) = link.as_ref().and_then(|it| not_known("key", &it.unknown)) {
                say(&format!("the link was not opened whole: {keys}"));
            }
            let wanted = arguments.wanted(link.is_some());
            // What is no Unicode is told as such.
            let name = match opening {
                Opening::Name(name, _) => Some(name),
                Opening::Last | Opening::Link(_) => link.as_ref().map(|it| OsStr::new(&it.name)),
            };
            let notation = link.as_ref().map_or_else(Notation::default, |it| it.notation);
            without_window::answer(&reason, &wanted, name, notation, out)
        }
    }
}

/// Opens the window on a lesson; where no window opens, says why and how the lesson is read.
#[cfg(feature = "gui")]
pub(super) fn open_lesson(file: &Path, out: &mut dyn Write) -> io::Result<Status> {
    let arguments = Arguments { lesson: Some(file.to_owned()), ..Arguments::default() };
    open_or_print(&arguments, Opening::Last, out)
}

/// Says that there is no window, and how the lesson is read.
#[cfg(not(feature = "gui"))]
pub(super) fn open_lesson(file: &Path, out: &mut dyn Write) -> io::Result<Status> {
    without_window::answer(WITHOUT, &Wanted::Lesson(file.to_owned()), None, Notation::Unicode, out)
}

impl Opening<'_> {
    /// The same as a link; nothing where the window opens on what it showed last.
    fn link(self) -> Result<Option<Link>, LinkError> {
        match self {
            Self::Last => Ok(None),
            Self::Name(name, notation) => {
                let name = name.to_string_lossy().into_owned();
                Ok(Some(Link { name, notation, ..Link::default() }))
            }
            Self::Link(text) => Link::read(text).map(Some),
        }
    }

    /// Why it cannot be read, where that is so: a sentence.
    #[cfg(feature = "gui")]
    fn fault(self) -> Option<String> {
        match self {
            Self::Last => None,
            Self::Link(text) => Link::read(text).err().map(|it| it.to_string()),
            Self::Name(name, notation) => {
                let given = Given { bytes: name.as_encoded_bytes(), line: None };
                let read = Name::read_bytes(given.bytes, notation);
                read.err().map(|it| terminal::complaint(given, &it))
            }
        }
    }
}

impl Arguments {
    /// The link that a desktop handed over.
    pub(super) fn link(&self) -> Option<&str> {
        #[cfg(feature = "gui")]
        if let Some(Some(Handed::Link(link))) = &self.open {
            return Some(link);
        }
        None
    }

    /// The session to open, which may have been handed over by a desktop.
    #[cfg(feature = "gui")]
    fn session(&self) -> Option<&Path> {
        match &self.open {
            Some(Some(Handed::Session(file))) => Some(file),
            _ => self.session.as_deref(),
        }
    }

    /// What the window is to do.
    #[cfg(feature = "gui")]
    fn wanted(&self, has_name: bool) -> Wanted {
        if let (None, Some(file)) = (&self.picture, self.session()) {
            return Wanted::Session(file.to_owned());
        }
        match (&self.picture, &self.text, self.tab) {
            (Some(picture), ..) => Wanted::Picture(picture.clone()),
            (None, Some(file), _) => Wanted::Text(file.clone()),
            (None, None, _) if self.lesson.is_some() => {
                Wanted::Lesson(self.lesson.clone().unwrap_or_default())
            }
            (None, None, Some(window::Tab::Text)) if !has_name => Wanted::Tab("text FILE"),
            (None, None, Some(window::Tab::Study)) if !has_name => Wanted::Tab("study"),
            _ => Wanted::Comparison,
        }
    }

    /// What a window would do.
    #[cfg(not(feature = "gui"))]
    fn wanted(&self, _has_name: bool) -> Wanted {
        Wanted::Comparison
    }
}

/// How opening the window went.
#[cfg_attr(not(feature = "gui"), allow(dead_code))]
enum Opened {
    /// It was opened, and closed again.
    Done,
    /// It was opened, but what was asked of it went wrong, perhaps by a fault of the program.
    Failed(String, Option<Fault>),
    /// It was opened for a picture, but without what it was to show.
    Without(String),
    /// It was not opened, for this reason.
    NoWindow(String),
}

/// Opens the window, and returns when it is closed.
#[cfg(feature = "gui")]
fn open_window(arguments: &Arguments, opening: Opening<'_>) -> Opened {
    // A link that cannot be opened stands in the field, which says why.
    let link = opening.link().unwrap_or_else(|_| match opening {
        Opening::Link(text) => Some(Link { name: text.to_owned(), ..Link::default() }),
        Opening::Last | Opening::Name(..) => None,
    });
    // A picture of what cannot be read is a picture of that sentence.
    let unread = arguments.picture.as_ref().and_then(|_| opening.fault());
    let start = window::Start {
        link,
        session: arguments.session().map(Path::to_owned),
        text: arguments.text.clone(),
        present: arguments.present.as_ref().map(|it| it.display().clone()),
        lesson: arguments.lesson.clone(),
        tab: arguments.tab,
        picture: arguments.picture.clone(),
        theme: arguments.theme.map(|theme| match theme {
            Theme::Light => window::Theme::Light,
            Theme::Dark => window::Theme::Dark,
        }),
        size: arguments.size,
    };
    match window::run(start) {
        Ok(()) => unread.map_or(Opened::Done, Opened::Without),
        Err(error) => match (error.to_string(), error) {
            (told, WindowError::Picture { .. } | WindowError::Unsaved(_)) => Opened::Failed(told, None),
            (told, WindowError::Missing(_)) => Opened::Without(told),
            (told, WindowError::Fault { fault, .. }) => Opened::Failed(told, Some(fault)),
            (told, WindowError::Wayland { .. }) => {
                say(&terminal::visible(&told));
                Opened::NoWindow(without_wayland())
            }
            (told, _) => Opened::NoWindow(told),
        },
    }
}

/// Begins the program anew in the place of this one, with no Wayland compositor named; returns only where
/// that fails, and says why.
#[cfg(all(feature = "gui", unix))]
fn without_wayland() -> String {
    use std::os::unix::process::CommandExt;

    let again = |program| {
        let arguments = std::env::args_os().skip(1);
        std::process::Command::new(program).args(arguments).env_remove("WAYLAND_DISPLAY").exec()
    };
    let error = std::env::current_exe().map_or_else(|error| error, again);
    format!("the program could not be started anew for that display: {}", files::reason(&error))
}

/// Elsewhere there is no Wayland.
#[cfg(all(feature = "gui", not(unix)))]
fn without_wayland() -> String {
    "there is no other display".to_owned()
}

/// Why there is none.
#[cfg(not(feature = "gui"))]
const WITHOUT: &str = "this program was built without its window";

/// Says that there is no window in this program.
#[cfg(not(feature = "gui"))]
fn open_window(_arguments: &Arguments, _opening: Opening<'_>) -> Opened {
    Opened::NoWindow(WITHOUT.to_owned())
}

/// Reads the identifiers of the tabs, and lists them in the help.
#[cfg(feature = "gui")]
fn tabs() -> impl TypedValueParser<Value = window::Tab> {
    // Only the identifiers listed come through.
    PossibleValuesParser::new(window::Tab::ALL.map(window::Tab::id))
        .map(|id| window::Tab::from_id(&id).unwrap_or_default())
}

/// Reads a size such as `1280x800`.
#[cfg(feature = "gui")]
fn size(text: &str) -> Result<[f32; 2], String> {
    let sides = text
        .split_once('x')
        .and_then(|(width, height)| Some([width.parse::<u16>().ok()?, height.parse::<u16>().ok()?]));
    match sides {
        Some(sides) if sides.iter().all(|&side| side > 0) => Ok(sides.map(f32::from)),
        _ => Err("a size is two numbers with an x between, such as 1280x800".to_owned()),
    }
}
