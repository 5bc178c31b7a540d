//! macOS, which has no configuration of them.

use std::path::PathBuf;

pub(super) const HOME_VARIABLE: &str = "HOME";
pub(super) const DEFAULT_FOLDERS: &[&str] =
    &["/Library/Fonts", "/System/Library/Fonts", "/Network/Library/Fonts"];
pub(super) const OWN_FOLDERS: &[&str] = &["Library/Fonts"];

/// None.
pub(super) const fn named_folders() -> Vec<PathBuf> {
    Vec::new()
}
