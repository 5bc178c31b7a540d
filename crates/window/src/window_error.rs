//! Why the window cannot be opened, or why it closed.

use std::fmt;
use std::path::PathBuf;

use bidiscope_system::panics::CaughtPanic;

/// Why the window cannot be opened, or why it closed.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No display server was found.
    #[error("there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)")]
    NoDisplay,
    /// The display server is named but cannot be used.
    #[error("{0}")]
    Display(String),
    /// The Wayland compositor that is named cannot be used, but an X server is named too. The program is to
    /// begin anew without the name of the first in its environment.
    #[error("{reason}, but there is the display {other}")]
    Wayland {
        /// Why not.
        reason: String,
        /// The X server.
        other: String,
    },
    /// A shared library cannot be loaded.
    #[error("the window needs a library that cannot be loaded: {0}")]
    Library(String),
    /// No OpenGL.
    #[error("the window needs OpenGL, and there is none: {0}")]
    NoOpenGl(String),
    /// No thread can be had.
    #[error("the window needs threads, and the system gives the program no more of them")]
    NoThread,
    /// The windowing library stopped before there was a window.
    #[error("the window could not be opened: {0}")]
    Stopped(String),
    /// The picture could not be written.
    #[error("{}: the picture could not be written: {reason}", path.display())]
    Picture {
        /// Where to.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// The picture was written, but what it was to show could not be opened: a sentence.
    #[error("{0}")]
    Missing(String),
    /// What was done in the window could not be saved when it was closed: a sentence.
    #[error("{0}")]
    Unsaved(String),
    /// A fault of the program closed the window.
    #[error("a fault of the program closed the window: {caught}{rescued}")]
    CaughtPanic {
        /// The fault.
        caught: CaughtPanic,
        /// What became of what was typed.
        rescued: Rescued,
    },
}

/// What became of what was typed when the window closed by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rescued {
    /// The window remembers nothing: it was opened for a picture.
    Nothing,
    /// It is kept in this file.
    Typed(PathBuf),
    /// Nothing was typed yet; what is remembered stands in this file.
    AsItWas(PathBuf),
    /// It could not be kept, for this reason.
    Lost(String),
}

impl fmt::Display for Rescued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const AGAIN: &str = "; if the window closes again as soon as it opens, move that file away";
        match self {
            Self::Nothing => Ok(()),
            Self::Typed(path) => write!(f, ". What was typed is kept in {}{AGAIN}", path.display()),
            Self::AsItWas(path) => write!(f, ". What it remembers is in {}{AGAIN}", path.display()),
            Self::Lost(reason) => write!(f, ". What was typed could not be kept: {reason}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{Rescued, WindowError};
    use bidiscope_system::panics::CaughtPanic;

    #[test]
    fn a_panic_is_reported_with_its_place_and_what_is_kept() {
        let caught = CaughtPanic {
            message: "boom".to_owned(),
            location: Some("src/ui/app.rs:7".to_owned()),
            backtrace: None,
        };
        let text = |rescued| WindowError::CaughtPanic { caught: caught.clone(), rescued }.to_string();
        let begin = "a fault of the program closed the window: boom (at src/ui/app.rs:7)";
        assert_eq!(text(Rescued::Nothing), begin);
        let path = PathBuf::from("/home/kim/settings");
        let again = "if the window closes again as soon as it opens, move that file away";
        assert_eq!(
            text(Rescued::Typed(path.clone())),
            format!("{begin}. What was typed is kept in /home/kim/settings; {again}")
        );
        assert_eq!(
            text(Rescued::AsItWas(path)),
            format!("{begin}. What it remembers is in /home/kim/settings; {again}")
        );
        assert_eq!(
            text(Rescued::Lost("the disk is read-only".to_owned())),
            format!("{begin}. What was typed could not be kept: the disk is read-only")
        );
    }
}
