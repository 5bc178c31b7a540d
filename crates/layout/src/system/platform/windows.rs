//! Windows, which has no configuration of them.

use std::path::PathBuf;

pub(super) const HOME_VARIABLE: &str = "USERPROFILE";
pub(super) const DEFAULT_FOLDERS: &[&str] = &["C:\\Windows\\Fonts"];
pub(super) const OWN_FOLDERS: &[&str] = &["AppData/Local/Microsoft/Windows/Fonts"];

/// None.
pub(super) const fn named_folders() -> Vec<PathBuf> {
    Vec::new()
}
