//! The folders with the system's fonts.

use std::path::PathBuf;

/// The folders with the system's fonts; some may not exist.
pub(super) fn font_folders() -> Vec<PathBuf> {
    let configured = fontconfig_folders();
    if configured.is_empty() { default_folders() } else { configured }
}

/// The folders that fontconfig names, on free desktops.
#[cfg(all(unix, not(target_os = "macos")))]
fn fontconfig_folders() -> Vec<PathBuf> {
    use fontconfig_parser::FontConfig;

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

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn fontconfig_folders() -> Vec<PathBuf> {
    Vec::new()
}

/// The default folders of each system.
fn default_folders() -> Vec<PathBuf> {
    let fixed: &[&str] = if cfg!(target_os = "macos") {
        &["/Library/Fonts", "/System/Library/Fonts", "/Network/Library/Fonts"]
    } else if cfg!(windows) {
        &["C:\\Windows\\Fonts"]
    } else {
        &["/usr/share/fonts", "/usr/local/share/fonts"]
    };
    let own: &[&str] = if cfg!(target_os = "macos") {
        &["Library/Fonts"]
    } else if cfg!(windows) {
        &["AppData/Local/Microsoft/Windows/Fonts"]
    } else {
        &[".fonts", ".local/share/fonts"]
    };
    fixed.iter().map(PathBuf::from).chain(own.iter().filter_map(|it| in_home(it))).collect()
}

/// A path below the user's home folder.
fn in_home(below: &str) -> Option<PathBuf> {
    let home = std::env::var_os(if cfg!(windows) { "USERPROFILE" } else { "HOME" })?;
    Some(PathBuf::from(home).join(below))
}
