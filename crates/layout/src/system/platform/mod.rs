//! Where systems have their fonts: a module each, with the same functions.
//!
//! - `named_folders`: those that the user's configuration names; none where it names none;
//! - `DEFAULT_FOLDERS`: those that are there without it;
//! - `OWN_FOLDERS`: those below the user's home, which [`HOME_VARIABLE`] names.

#[cfg(all(unix, not(target_os = "macos")))]
#[path = "fontconfig.rs"]
mod current;
#[cfg(target_os = "macos")]
#[path = "macos.rs"]
mod current;
#[cfg(target_family = "wasm")]
#[path = "browser.rs"]
mod current;
#[cfg(windows)]
#[path = "windows.rs"]
mod current;

use std::path::PathBuf;

use current::{DEFAULT_FOLDERS, HOME_VARIABLE, OWN_FOLDERS, named_folders};

/// The folders with the system's fonts; some may not exist.
pub(super) fn font_folders() -> Vec<PathBuf> {
    let named = named_folders();
    if named.is_empty() { default_folders() } else { named }
}

fn default_folders() -> Vec<PathBuf> {
    let fixed = DEFAULT_FOLDERS.iter().map(PathBuf::from);
    fixed.chain(OWN_FOLDERS.iter().filter_map(|it| in_home(it))).collect()
}

/// A path below the user's home folder.
fn in_home(below: &str) -> Option<PathBuf> {
    Some(PathBuf::from(std::env::var_os(HOME_VARIABLE)?).join(below))
}
