//! Linux and the BSDs: X11 or Wayland, and what desktops agreed on at freedesktop.org.

mod desktop;
mod display;
mod file_dialog;
mod libraries;
mod portal;
mod selection;
mod text_scale;

use std::env::{args_os, current_exe, home_dir, var_os};
use std::io;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

pub(crate) use desktop::Desktop;
pub(crate) use file_dialog::choose_file;
pub(crate) use libraries::{library_spoken_of, no_opengl};
pub(crate) use selection::{primary_text, put_primary};
pub(crate) use text_scale::text_scale;

/// The window's library takes only the keys with Ctrl for the clipboard's.
pub(crate) const HAS_INSERT_KEYS: bool = false;

/// The folder of this program in the user's, whether or not it is there yet; `None` where the user has no home (XDG Base
/// Directory Specification).
pub(crate) fn data_folder() -> Option<PathBuf> {
    // What is not absolute does not count; in an empty home it would lead to wherever the program was started.
    let named = var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|it| it.is_absolute());
    let folder = named.or_else(|| Some(home_dir()?.join(".local").join("share")))?.join("bidiscope");
    folder.is_absolute().then_some(folder)
}

/// Nothing: a program that is opened from the desktop gets no console; `false`.
pub(crate) const fn leave_own_console() -> bool {
    false
}

/// Nothing: see [`leave_own_console`].
pub(crate) const fn show_failure(_sentence: &str) {}

/// Replaces this process by a new one without `WAYLAND_DISPLAY`, which then uses X11; returns only where that fails, with
/// the reason.
pub(crate) fn restart_without_wayland() -> io::Error {
    let restart =
        |program| Command::new(program).args(args_os().skip(1)).env_remove("WAYLAND_DISPLAY").exec();
    current_exe().map_or_else(|error| error, restart)
}
