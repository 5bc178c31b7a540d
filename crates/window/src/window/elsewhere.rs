//! Systems on which the display is always there, and the libraries are a part of them.

use super::WindowError;

/// The desktop.
pub(super) struct Desktop;

impl Desktop {
    /// The desktop.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere there may be none")]
    pub(super) const fn find() -> Result<Self, WindowError> {
        Ok(Self)
    }

    /// It does not: the size of words is in that of a point.
    #[expect(clippy::unused_self, reason = "elsewhere there are several kinds")]
    pub(super) const fn reports_text_scale(&self) -> bool {
        false
    }

    /// They are not.
    #[expect(clippy::unused_self, reason = "elsewhere there are several kinds")]
    pub(super) const fn keeps_copied_texts(&self) -> bool {
        false
    }

    /// Why there is no OpenGL: what the library said that asked for it.
    pub(super) fn no_opengl(&self, said: &str) -> WindowError {
        WindowError::NoOpenGl(said.to_owned())
    }

    /// Nothing: no library is missing.
    pub(super) const fn stopped(_said: &str) -> Option<WindowError> {
        None
    }
}
