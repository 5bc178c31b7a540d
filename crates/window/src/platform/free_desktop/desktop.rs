//! The desktop that the window opens on: a display that answers.

use x11rb::rust_connection::RustConnection;

use super::display::{self, System};
use crate::window_error::WindowError;

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
    /// No display that answers.
    pub(crate) fn find() -> Result<Self, WindowError> {
        let (system, tried) = display::find()?;
        Ok(Self { system, _tried: tried })
    }

    /// Whether it says how large words are beside the size of a point. X holds that in `Xft.dpi`, by which the points go.
    pub(crate) fn reports_text_scale(&self) -> bool {
        self.system == System::Wayland
    }

    /// Whether the texts that are copied are tied to the window, so that the windowing library alone can keep them.
    pub(crate) fn keeps_copied_texts(&self) -> bool {
        self.system == System::Wayland
    }
}
