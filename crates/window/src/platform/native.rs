//! Systems that have one desktop, which is always there: Windows and macOS.

use std::io;

use arboard::{Clipboard, Error};

use crate::file_chooser::{FileAnswer, FileRequest};
use crate::window_error::WindowError;

/// Asks the user for a file by the system's own dialog, and waits for the answer. May be called from any thread.
pub(crate) fn choose_file(request: &FileRequest) -> FileAnswer {
    let mut dialog = rfd::FileDialog::new().set_title(request.title);
    if let Some(folder) = &request.folder {
        dialog = dialog.set_directory(folder);
    }
    if let Some((kind, endings)) = request.kind {
        dialog = dialog.add_filter(kind, endings);
    }
    let chosen =
        if request.saves { dialog.set_file_name(&request.name).save_file() } else { dialog.pick_file() };
    chosen.map_or(FileAnswer::Cancelled, FileAnswer::Chosen)
}

/// None: what is selected stands nowhere beside the clipboard.
pub(crate) const fn primary_text(_: &mut Clipboard) -> Option<String> {
    None
}

/// Does nothing: see [`primary_text`].
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
pub(crate) fn put_primary(_: &mut Clipboard, _: String) -> Result<(), Error> {
    Ok(())
}

/// There is no Wayland: the reason why it fails.
pub(crate) fn restart_without_wayland() -> io::Error {
    io::ErrorKind::Unsupported.into()
}

/// The desktop, with all libraries that a window needs.
pub(crate) struct Desktop;

impl Desktop {
    /// The desktop.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere there may be none")]
    pub(crate) const fn find() -> Result<Self, WindowError> {
        Ok(Self)
    }

    /// Whether it says how large words are beside the size of a point.
    #[expect(clippy::unused_self, reason = "elsewhere there are several kinds")]
    pub(crate) const fn reports_text_scale(&self) -> bool {
        super::REPORTS_TEXT_SCALE
    }

    /// They are not tied to the window.
    #[expect(clippy::unused_self, reason = "elsewhere there are several kinds")]
    pub(crate) const fn keeps_copied_texts(&self) -> bool {
        false
    }
}

/// There is no OpenGL, as the windowing library says in these words.
pub(crate) fn no_opengl(said: &str) -> WindowError {
    WindowError::NoOpenGl(said.to_owned())
}

/// Nothing: no library is missing.
pub(crate) const fn library_spoken_of(_said: &str) -> Option<WindowError> {
    None
}
