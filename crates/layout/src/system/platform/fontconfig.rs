//! Linux and the BSDs, where fontconfig knows the folders.

use std::path::PathBuf;

use fontconfig_parser::FontConfig;

use super::in_home;

pub(super) const HOME_VARIABLE: &str = "HOME";
pub(super) const DEFAULT_FOLDERS: &[&str] = &["/usr/share/fonts", "/usr/local/share/fonts"];
pub(super) const OWN_FOLDERS: &[&str] = &[".fonts", ".local/share/fonts"];

/// The folders that fontconfig names.
pub(super) fn named_folders() -> Vec<PathBuf> {
    let mut configuration = FontConfig::default();
    // A missing or unreadable file adds nothing.
    if let Some(file) = std::env::var_os("FONTCONFIG_FILE") {
        let _ = configuration.merge_config(&PathBuf::from(file));
    } else {
        let own = std::env::var_os("XDG_CONFIG_HOME").map(PathBuf::from).or_else(|| in_home(".config"));
        let own = own.map(|folder| folder.join("fontconfig/fonts.conf"));
        if own.is_none_or(|file| configuration.merge_config(&file).is_err()) {
            let _ = configuration.merge_config(&PathBuf::from("/etc/fonts/local.conf"));
        }
        let _ = configuration.merge_config(&PathBuf::from("/etc/fonts/fonts.conf"));
    }
    let folders = configuration.dirs.into_iter().filter_map(|folder| match folder.path.strip_prefix("~") {
        Ok(below) => in_home(&below.to_string_lossy()),
        Err(_) => Some(folder.path),
    });
    folders.collect()
}
