//! `bidiscope [NAME]`: the window, or the same comparison as text where there is none.

use std::ffi::OsStr;
use std::io::{self, Write};

use bidiscope::examples::START_EXAMPLE;
use bidiscope::name::{Name, Notation};

use super::{Status, comparison, say, terminal};

/// Opens the window on `name`, or on the example that it starts with; where no window opens, says why
/// and writes the comparison to `out`.
pub(super) fn open_or_print(
    name: Option<&OsStr>,
    notation: Notation,
    out: &mut dyn Write,
) -> io::Result<Status> {
    let initial = name.map(OsStr::to_string_lossy);
    let Err(reason) = open_window(initial.as_deref(), notation) else { return Ok(Status::Done) };
    say(&format!("{reason}; the comparison follows as text"));
    let (bytes, notation) = match name {
        Some(name) => (name.as_encoded_bytes(), notation),
        None => (START_EXAMPLE.as_bytes(), Notation::Unicode),
    };
    match Name::read_bytes(bytes, notation) {
        Ok(name) => comparison::write(out, &name, notation).map(|()| Status::Done),
        Err(error) => {
            say(&terminal::complaint(bytes, &error));
            Ok(Status::Unreadable)
        }
    }
}

/// Why no window opened.
#[derive(Debug, thiserror::Error)]
#[cfg_attr(not(feature = "gui"), allow(dead_code))]
enum NoWindow {
    #[error("this program was built without its window")]
    NotBuilt,
    #[error("there is no display to open a window on")]
    NoDisplay,
}

/// Opens the window on `initial`, written in `notation`, and returns when it is closed.
#[cfg(feature = "gui")]
fn open_window(_initial: Option<&str>, _notation: Notation) -> Result<(), NoWindow> {
    if !has_display() {
        return Err(NoWindow::NoDisplay);
    }
    Err(NoWindow::NotBuilt)
}

/// Says that there is no window in this program.
#[cfg(not(feature = "gui"))]
fn open_window(_initial: Option<&str>, _notation: Notation) -> Result<(), NoWindow> {
    Err(NoWindow::NotBuilt)
}

/// Whether there is something to open a window on: on Unix other than macOS the session names it.
#[cfg(feature = "gui")]
fn has_display() -> bool {
    let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    cfg!(not(unix))
        || cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(named)
}
