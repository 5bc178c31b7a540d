//! The desktop that the window opens on: a display that answers, and the libraries that a window on it needs.

use std::fs::File;

use x11rb::rust_connection::RustConnection;

use bidiscope_present::error_text::file_error_text;

use super::display::{self, System};
use super::libraries::MissingLibraries;
use super::opengl;
use crate::window::WindowError;

/// A desktop on which a window can be opened, as far as that can be told before.
pub(crate) struct Desktop {
    system: System,
    /// Kept as long as the window is open.
    _tried: Option<RustConnection>,
}

impl Desktop {
    /// Finds the desktop that the environment names.
    ///
    /// # Errors
    /// No display that answers; a library that is missing.
    pub(crate) fn find() -> Result<Self, WindowError> {
        let (system, tried) = display::find()?;
        // Where none can be opened, it is not the libraries that are missing.
        let no_file =
            |error| WindowError::Stopped(format!("it can open no files: {}", file_error_text(&error)));
        File::open("/dev/null").map_err(no_file)?;
        let missing = MissingLibraries::of(system);
        if missing.is_empty() { Ok(Self { system, _tried: tried }) } else { Err(missing.into()) }
    }

    /// Whether it says how large words are beside the size of a point. X holds that in `Xft.dpi`, by which the points go.
    pub(crate) fn reports_text_scale(&self) -> bool {
        self.system == System::Wayland
    }

    /// Whether the texts that are copied are tied to the window, so that the windowing library alone can keep them.
    pub(crate) fn keeps_copied_texts(&self) -> bool {
        self.system == System::Wayland
    }

    /// Why there is no OpenGL, going by what the library said that asked for it.
    pub(crate) fn no_opengl(&self, said: &str) -> WindowError {
        WindowError::NoOpenGl(opengl::missing(self.system, said))
    }

    /// Why the windowing library stopped, going by what it said.
    pub(crate) fn stopped(said: &str) -> Option<WindowError> {
        MissingLibraries::named_in(said).map(WindowError::from)
    }
}

impl From<MissingLibraries> for WindowError {
    fn from(missing: MissingLibraries) -> Self {
        Self::Libraries(missing.to_string())
    }
}
