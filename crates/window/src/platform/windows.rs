//! Windows.

use std::env::var_os;
use std::path::PathBuf;

use rfd::{MessageDialog, MessageLevel};
use win32console::console::WinConsole;
use windows::UI::ViewManagement::UISettings;

/// Shift+Delete cuts, Ctrl+Insert copies and Shift+Insert pastes.
pub(crate) const HAS_INSERT_KEYS: bool = true;

/// It is chosen in the settings, under Accessibility.
pub(crate) const REPORTS_TEXT_SCALE: bool = true;

/// How much larger than usual the user wants text to be; `None` where the system does not say.
pub(crate) fn text_scale() -> Option<f32> {
    let scale = UISettings::new().and_then(|it| it.TextScaleFactor()).ok()?;
    // From 1 to 2.25.
    Some(scale as f32)
}

/// The folder of this program in the user's, whether or not it is there yet; `None` where the user has none.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = var_os("APPDATA").map(PathBuf::from).filter(|it| it.is_absolute())?;
    Some(folder.join("bidiscope").join("data"))
}

/// Closes the console that was made for this program alone, as where it is opened from the Explorer; whether there was one.
pub(crate) fn leave_own_console() -> bool {
    WinConsole::get_process_list().is_ok_and(|it| it.len() == 1) && WinConsole::free_console().is_ok()
}

/// Shows a sentence in a dialog, and waits until it is read.
pub(crate) fn show_failure(sentence: &str) {
    MessageDialog::new()
        .set_level(MessageLevel::Error)
        .set_title("bidiscope")
        .set_description(sentence)
        .show();
}
