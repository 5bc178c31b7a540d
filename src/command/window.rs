//! `bidiscope [NAME]`: opens the window, or prints the comparison where none can be opened.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
#[cfg(feature = "gui")]
use std::path::PathBuf;

use bidiscope_bidi::name::Notation;
#[cfg(feature = "gui")]
use bidiscope_bidi::name::{Input, text_from_utf8};
#[cfg(feature = "gui")]
use bidiscope_report::words::error::file_error_text;
#[cfg(feature = "gui")]
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_session::{SessionLink, SessionLinkError, unknown_keys_text};
use bidiscope_system::panics::CaughtPanic;
#[cfg(feature = "gui")]
use bidiscope_window::{self as window, WindowError};
use bidiscope_words::message;
#[cfg(feature = "gui")]
use clap::builder::{OsStringValueParser, PossibleValuesParser, TypedValueParser};

use super::context::CommandContext;
#[cfg(feature = "gui")]
use super::display_argument::{DisplayArgument, display_parser, strategy_files};
#[cfg(feature = "gui")]
use super::input_name::{InputName, input_message};
#[cfg(feature = "gui")]
use super::open_target::OpenTarget;
use super::standard_error::{print, print_backtrace, print_message, unusable};
use super::status::{Status, Stop};
use super::terminal;
use super::without_window::{self, WindowRequest};

#[derive(clap::Args, Debug, Default)]
#[group(skip)]
pub(super) struct Arguments {
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    text: Option<PathBuf>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "text", "session", "lesson", "tab"])]
    list: Option<PathBuf>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "text", "lesson"])]
    session: Option<PathBuf>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["name", "text"])]
    lesson: Option<PathBuf>,

    /// `Some(None)` where a desktop environment passes nothing.
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "WHAT", num_args = 0..=1, conflicts_with_all = ["name", "text", "list", "session", "lesson"], value_parser = OsStringValueParser::new().try_map(|it| OpenTarget::read(&it)))]
    open: Option<Option<OpenTarget>>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "TAB", value_parser = tab_parser())]
    tab: Option<window::Tab>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "DISPLAY", num_args = 0..=1, require_equals = true, conflicts_with_all = ["text", "list", "tab"], default_missing_value = "uba-ltr", value_parser = display_parser())]
    present: Option<DisplayArgument>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,

    #[cfg(feature = "gui")]
    #[arg(long, value_name = "THEME", value_parser = theme_parser())]
    theme: Option<window::Theme>,

    /// Width and height in points.
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    size: Option<[f32; 2]>,
}

/// What the window shows first.
#[derive(Clone, Copy, Debug)]
pub(super) enum InitialContent<'a> {
    /// What it showed when it was closed last.
    Last,
    /// A name, and the notation in which it is written.
    Name(&'a OsStr, Notation),
    /// A `bidiscope:` link, not parsed yet.
    Link(&'a str),
}

/// Whether the argument NAME is a `bidiscope:` link. After `--` it is a name, whatever its spelling.
pub(super) fn is_link(name: &str) -> bool {
    // The window takes one name, so an argument after `--` is that name.
    let is_after_end = std::env::args_os().skip_while(|it| it != "--").count() > 1;
    SessionLink::has_link_prefix(name) && !is_after_end
}

/// Opens the window. Where none can be opened, prints why and writes to `out` what can be shown as text.
pub(super) fn open_or_print(
    context: &CommandContext,
    arguments: &Arguments,
    content: InitialContent<'_>,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    #[cfg(feature = "gui")]
    if let Some(conflict) = arguments.file_conflict(context) {
        return Err(unusable(&conflict));
    }
    match open_window(arguments, content) {
        WindowOutcome::Done => Ok(Status::Done),
        WindowOutcome::Failed(message, caught) => {
            print_message(&terminal::escaped(&message));
            if let Some(caught) = caught {
                print_backtrace(&caught);
            }
            Ok(Status::Failed)
        }
        WindowOutcome::Incomplete(message) => Err(unusable(&terminal::escaped(&message))),
        WindowOutcome::NoWindow(reason) => {
            let link = content.link().map_err(|why| {
                let message = message!(no_window, reason = &reason, next = why.to_string());
                unusable(&terminal::escaped(&message.to_string()))
            })?;
            if let Some(keys) = link.as_ref().and_then(|it| unknown_keys_text(&it.ignored_unknown_keys)) {
                print(&message!(link_opened_in_part, unknown = keys));
            }
            let lesson = link.as_ref().and_then(|it| it.lesson_id_or_file_text.clone());
            let request =
                lesson.map_or_else(|| arguments.request(link.is_some()), WindowRequest::LinkedLesson);
            let name = match content {
                // The bytes of the argument, so that the error says where they are not Unicode.
                InitialContent::Name(name, notation) => Some((name, notation)),
                InitialContent::Last | InitialContent::Link(_) => {
                    link.as_ref().map(|it| (OsStr::new(&it.written_name), it.name_notation))
                }
            };
            without_window::print_instead(context, &reason, &request, name, out)
        }
    }
}

/// Opens the window on a lesson. Where none can be opened, prints why, and how the lesson is read.
#[cfg(feature = "gui")]
pub(super) fn open_lesson(
    context: &CommandContext,
    file: &Path,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    let arguments = Arguments { lesson: Some(file.to_owned()), ..Arguments::default() };
    open_or_print(context, &arguments, InitialContent::Last, out)
}

/// Prints that there is no window, and how the lesson is read.
#[cfg(not(feature = "gui"))]
pub(super) fn open_lesson(
    context: &CommandContext,
    file: &Path,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    let reason = message!(built_without_window).to_string();
    let request = WindowRequest::Lesson(file.to_owned());
    without_window::print_instead(context, &reason, &request, None, out)
}

impl InitialContent<'_> {
    /// The same as a parsed link; `None` where the window shows what it showed last.
    fn link(self) -> Result<Option<SessionLink>, SessionLinkError> {
        match self {
            Self::Last => Ok(None),
            Self::Name(name, notation) => {
                let name = name.to_string_lossy().into_owned();
                Ok(Some(SessionLink {
                    written_name: name,
                    name_notation: notation,
                    ..SessionLink::default()
                }))
            }
            Self::Link(text) => SessionLink::read_whole_link(text).map(Some),
        }
    }

    /// The message where the name or the link cannot be read.
    #[cfg(feature = "gui")]
    fn read_error(self) -> Option<String> {
        match self {
            Self::Last => None,
            Self::Link(text) => SessionLink::read_whole_link(text).err().map(|it| it.to_string()),
            Self::Name(name, notation) => {
                let given = InputName { bytes: name.as_encoded_bytes(), line: None };
                let text = text_from_utf8(given.bytes);
                let read = text.and_then(|it| Input::read_detecting_type(it, notation));
                read.err().map(|it| input_message(given, &read_error_text(&it)))
            }
        }
    }
}

impl Arguments {
    /// The link of `--open`.
    pub(super) fn link(&self) -> Option<&str> {
        #[cfg(feature = "gui")]
        if let Some(Some(OpenTarget::Link(link))) = &self.open {
            return Some(link);
        }
        None
    }

    /// The session of `--session` or `--open`.
    #[cfg(feature = "gui")]
    fn session(&self) -> Option<&Path> {
        match &self.open {
            Some(Some(OpenTarget::Session(file))) => Some(file),
            _ => self.session.as_deref(),
        }
    }

    /// The message about a picture in the place of a file that is read; `None` where there is none.
    #[cfg(feature = "gui")]
    fn file_conflict(&self, context: &CommandContext) -> Option<String> {
        let read = [self.session(), self.text.as_deref(), self.list.as_deref(), self.lesson.as_deref()];
        let read = read.into_iter().flatten().chain(strategy_files(&self.present));
        context.file_conflict(self.picture.as_deref(), read)
    }

    /// What the window was asked for, to do without it.
    #[cfg(feature = "gui")]
    fn request(&self, has_name: bool) -> WindowRequest {
        if let (None, Some(file)) = (&self.picture, self.session()) {
            return WindowRequest::Session(file.to_owned());
        }
        match (&self.picture, &self.text, self.tab) {
            (Some(picture), ..) => WindowRequest::Picture(picture.clone()),
            (None, Some(file), _) => WindowRequest::Text(file.clone()),
            (None, None, _) if self.list.is_some() => WindowRequest::Tab("scan FILE"),
            (None, None, _) if self.lesson.is_some() => {
                WindowRequest::Lesson(self.lesson.clone().unwrap_or_default())
            }
            (None, None, Some(window::Tab::Text)) if !has_name => WindowRequest::Tab("text FILE"),
            (None, None, Some(window::Tab::Study)) if !has_name => WindowRequest::Tab("study"),
            _ => WindowRequest::Comparison,
        }
    }

    /// A program without a window has no options for it, and prints the comparison.
    #[cfg(not(feature = "gui"))]
    fn request(&self, _has_name: bool) -> WindowRequest {
        WindowRequest::Comparison
    }
}

/// The outcome of opening the window.
#[cfg_attr(not(feature = "gui"), allow(dead_code))]
enum WindowOutcome {
    /// It was opened, and closed again.
    Done,
    /// It was opened, but saving failed, or the program panicked. The message, and the panic.
    Failed(String, Option<CaughtPanic>),
    /// It was opened, but what it was to show could not be read. The message.
    Incomplete(String),
    /// It could not be opened, for this reason.
    NoWindow(String),
}

/// Opens the window, and returns when it is closed.
#[cfg(feature = "gui")]
fn open_window(arguments: &Arguments, content: InitialContent<'_>) -> WindowOutcome {
    // A link that cannot be read is put into the window's name field, which shows the error.
    let link = content.link().unwrap_or_else(|_| match content {
        InitialContent::Link(text) => {
            Some(SessionLink { written_name: text.to_owned(), ..SessionLink::default() })
        }
        InitialContent::Last | InitialContent::Name(..) => None,
    });
    // A picture of a name that cannot be read shows the error, and the status says so too.
    let read_error = arguments.picture.as_ref().and_then(|_| content.read_error());
    let start = window::Start {
        link,
        session: arguments.session().map(Path::to_owned),
        text: arguments.text.clone(),
        list: arguments.list.clone(),
        present: arguments.present.as_ref().map(|it| it.display().clone()),
        lesson: arguments.lesson.clone(),
        tab: arguments.tab,
        picture: arguments.picture.clone(),
        theme: arguments.theme,
        size: arguments.size,
    };
    match window::run(start) {
        Ok(()) => read_error.map_or(WindowOutcome::Done, WindowOutcome::Incomplete),
        Err(error) => match (error.to_string(), error) {
            (message, WindowError::Picture { .. } | WindowError::Unsaved(_)) => {
                WindowOutcome::Failed(message, None)
            }
            (message, WindowError::Missing(_)) => WindowOutcome::Incomplete(message),
            (message, WindowError::CaughtPanic { caught, .. }) => {
                WindowOutcome::Failed(message, Some(caught))
            }
            (message, WindowError::Wayland { .. }) => {
                print_message(&terminal::escaped(&message));
                let reason = file_error_text(&window::restart_without_wayland());
                WindowOutcome::NoWindow(message!(restart_failed, reason = reason).to_string())
            }
            (message, _) => WindowOutcome::NoWindow(message),
        },
    }
}

/// This program was built without the feature `gui`.
#[cfg(not(feature = "gui"))]
fn open_window(_arguments: &Arguments, _content: InitialContent<'_>) -> WindowOutcome {
    WindowOutcome::NoWindow(message!(built_without_window).to_string())
}

/// Parses the identifiers of the tabs, and lists them in the help.
#[cfg(feature = "gui")]
fn tab_parser() -> impl TypedValueParser<Value = window::Tab> {
    // The parser accepts only the listed identifiers.
    PossibleValuesParser::new(window::Tab::ALL.map(window::Tab::id))
        .map(|id| window::Tab::from_id(&id).unwrap_or_default())
}

/// Parses the themes that the window can have whatever the desktop's is.
#[cfg(feature = "gui")]
fn theme_parser() -> impl TypedValueParser<Value = window::Theme> {
    PossibleValuesParser::new(["light", "dark"])
        .map(|id| if id == "dark" { window::Theme::Dark } else { window::Theme::Light })
}

/// Parses a size in points such as `1280x800`.
#[cfg(feature = "gui")]
fn parse_size(text: &str) -> Result<[f32; 2], String> {
    let sides = text
        .split_once('x')
        .and_then(|(width, height)| Some([width.parse::<u16>().ok()?, height.parse::<u16>().ok()?]));
    match sides {
        Some(sides) if sides.iter().all(|&side| side > 0) => Ok(sides.map(f32::from)),
        _ => Err(message!(invalid_window_size).to_string()),
    }
}
