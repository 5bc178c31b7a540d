//! macOS.

use std::env::home_dir;
use std::path::PathBuf;

/// The window's library takes only the keys with Cmd for the clipboard's.
pub(crate) const HAS_INSERT_KEYS: bool = false;

/// No size of text is chosen for the whole desktop.
pub(crate) const REPORTS_TEXT_SCALE: bool = false;

/// None: see [`REPORTS_TEXT_SCALE`].
pub(crate) const fn text_scale() -> Option<f32> {
    None
}

/// The folder of this program in the user's, whether or not it is there yet; `None` where the user has no home.
pub(crate) fn data_folder() -> Option<PathBuf> {
    // In an empty home the path would lead to wherever the program was started.
    let home = home_dir().filter(|it| it.is_absolute())?;
    Some(home.join("Library").join("Application Support").join("bidiscope"))
}

/// Nothing: a program that is opened from the desktop gets no console; `false`.
pub(crate) const fn leave_own_console() -> bool {
    false
}

/// Nothing: see [`leave_own_console`].
pub(crate) const fn show_failure(_sentence: &str) {}
