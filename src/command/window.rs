//! `bidiscope [NAME]`: the window, or the same comparison as text where there is none.

use std::ffi::OsStr;
use std::io::{self, Write};
#[cfg(feature = "gui")]
use std::path::PathBuf;

use bidiscope::examples::START_EXAMPLE;
use bidiscope::name::{Name, Notation};
use bidiscope::order::{Display, Strategy};
#[cfg(feature = "gui")]
use bidiscope::ui::{self, WindowError};
use bidiscope::verdict::grouping::Bound;
use bidiscope::verdict::report_within;
#[cfg(feature = "gui")]
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{Status, comparison, say, terminal};

/// How the window starts, beside the name.
#[derive(clap::Args, Debug)]
#[group(skip)]
pub(super) struct Arguments {
    /// Opens a file with running text in the tab Text
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    text: Option<PathBuf>,

    /// The tab that is open
    #[cfg(feature = "gui")]
    #[arg(long, value_name = "TAB", value_parser = tabs())]
    tab: Option<ui::Tab>,

    /// Writes a picture of the window to FILE as PNG, and closes it
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

/// Opens the window on `name`, or on the one that it showed last; where no window opens, says why and
/// writes the comparison to `out`.
pub(super) fn open_or_print(
    arguments: &Arguments,
    name: Option<&OsStr>,
    notation: Notation,
    out: &mut dyn Write,
) -> io::Result<Status> {
    let reason = match open_window(arguments, name, notation) {
        Opened::Done => return Ok(Status::Done),
        Opened::Failed(message) => {
            say(&terminal::visible(&message));
            return Ok(Status::Failed);
        }
        Opened::NoWindow(reason) => reason,
    };
    say(&format!("{}; the comparison follows as text", terminal::visible(&reason)));
    let (bytes, notation) = match name {
        Some(name) => (name.as_encoded_bytes(), notation),
        None => (START_EXAMPLE.as_bytes(), Notation::Unicode),
    };
    match Name::read_bytes(bytes, notation) {
        Ok(name) => {
            let displays = Strategy::ALL.map(Display::plain);
            comparison::write(out, &name, notation, &report_within(&name, Bound::SHORT), &displays)
                .map(|()| Status::Done)
        }
        Err(error) => {
            say(&terminal::complaint(bytes, &error));
            Ok(Status::Unreadable)
        }
    }
}

/// How opening the window went.
#[cfg_attr(not(feature = "gui"), allow(dead_code))]
enum Opened {
    /// It was opened, and closed again.
    Done,
    /// It was opened, but what was asked of it went wrong.
    Failed(String),
    /// It was not opened, for this reason.
    NoWindow(String),
}

/// Opens the window on `name`, written in `notation`, and returns when it is closed.
#[cfg(feature = "gui")]
fn open_window(arguments: &Arguments, name: Option<&OsStr>, notation: Notation) -> Opened {
    let start = ui::Start {
        name: name.map(|name| name.to_string_lossy().into_owned()),
        notation,
        text: arguments.text.clone(),
        tab: arguments.tab,
        picture: arguments.picture.clone(),
        theme: arguments.theme.map(|theme| match theme {
            Theme::Light => ui::Theme::Light,
            Theme::Dark => ui::Theme::Dark,
        }),
        size: arguments.size,
    };
    match ui::run(start) {
        Ok(()) => Opened::Done,
        Err(error @ (WindowError::Picture(_) | WindowError::Unsaved(_))) => Opened::Failed(error.to_string()),
        Err(error) => Opened::NoWindow(error.to_string()),
    }
}

/// Says that there is no window in this program.
#[cfg(not(feature = "gui"))]
fn open_window(_arguments: &Arguments, _name: Option<&OsStr>, _notation: Notation) -> Opened {
    Opened::NoWindow("this program was built without its window".to_owned())
}

/// Reads the identifiers of the tabs, and lists them in the help.
#[cfg(feature = "gui")]
fn tabs() -> impl TypedValueParser<Value = ui::Tab> {
    // Only the identifiers listed come through.
    PossibleValuesParser::new(ui::Tab::ALL.map(ui::Tab::id))
        .map(|id| ui::Tab::from_id(&id).unwrap_or_default())
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
