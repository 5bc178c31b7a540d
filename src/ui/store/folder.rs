//! The folder in which programs remember what a user did.

use std::env::{home_dir, var_os};
use std::path::PathBuf;

/// The folder of this program in the user's, whether or not it is there yet; `None` where the user has no
/// home.
pub(in crate::ui) fn data_folder() -> Option<PathBuf> {
    let folder = if cfg!(target_os = "macos") {
        home_dir()?.join("Library").join("Application Support").join("bidiscope")
    } else if cfg!(windows) {
        PathBuf::from(var_os("APPDATA")?).join("bidiscope").join("data")
    } else {
        // The XDG Base Directory Specification: what is not absolute does not count.
        let named = var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|it| it.is_absolute());
        named.or_else(|| Some(home_dir()?.join(".local").join("share")))?.join("bidiscope")
    };
    // In an empty home the paths would lead to wherever the program was started.
    folder.is_absolute().then_some(folder)
}
