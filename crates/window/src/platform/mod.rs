//! What differs between systems: a module each, with the same items.
//!
//! - `choose_file`: the desktop's dialog for files;
//! - `text_scale`: how much larger than usual the user wants text to be;
//! - `primary_text`, `put_primary`: the selection that X and Wayland have beside the clipboard;
//! - `data_folder`: where programs keep what the user did;
//! - `Desktop`: whether a window can be opened, and why not;
//! - `library_spoken_of`, `no_opengl`: what to install where the windowing library says that it lacks something;
//! - `leave_own_console`, `show_failure`: where nobody started the program from a terminal, it has none, and says in a
//!   dialog why there is no window;
//! - `restart_without_wayland`: begins the program anew, for a display of another kind;
//! - `HAS_INSERT_KEYS`: whether Insert and Delete cut, copy and paste.

#[cfg(all(unix, not(target_os = "macos")))]
mod free_desktop;
#[cfg(target_os = "macos")]
mod macos;
#[cfg(any(windows, target_os = "macos"))]
mod native;
#[cfg(windows)]
mod windows;

#[cfg(windows)]
pub(crate) use self::windows::{
    HAS_INSERT_KEYS, REPORTS_TEXT_SCALE, data_folder, leave_own_console, show_failure, text_scale,
};
#[cfg(all(unix, not(target_os = "macos")))]
pub(crate) use free_desktop::{
    Desktop, HAS_INSERT_KEYS, choose_file, data_folder, leave_own_console, library_spoken_of, no_opengl,
    primary_text, put_primary, restart_without_wayland, show_failure, text_scale,
};
#[cfg(target_os = "macos")]
pub(crate) use macos::{
    HAS_INSERT_KEYS, REPORTS_TEXT_SCALE, data_folder, leave_own_console, show_failure, text_scale,
};
#[cfg(any(windows, target_os = "macos"))]
pub(crate) use native::{
    Desktop, choose_file, library_spoken_of, no_opengl, primary_text, put_primary, restart_without_wayland,
};
