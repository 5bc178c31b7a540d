//! Why there is no OpenGL: which library or driver is missing, if one is.

use std::env::var_os;
use std::fs;
use std::path::{Path, PathBuf};

use x11_dl::glx::Glx;

use super::display::System;
use super::libraries::MissingLibraries;

/// Where Mesa's drivers stand below the folders of libraries.
const DRIVERS: &str = "dri";
/// How the names of their files end.
const DRIVER: &str = "_dri.so";
/// The package of Debian and Ubuntu that they are in.
const PACKAGE: &str = "libgl1-mesa-dri";

/// Why the window has no OpenGL, going by what the library said that asked for it.
pub(super) fn missing(system: System, said: &str) -> String {
    // What it says where it could open none of the libraries that it knows for such a display.
    if said == "not found" {
        // There may have been no more files to be opened.
        let is_there = system == System::X11 && Glx::open().is_ok();
        return if is_there { "its libraries could not be opened".to_owned() } else { libraries_for(system) };
    }
    let named = var_os("LIBGL_DRIVERS_PATH").filter(|value| !value.is_empty());
    let folders = named.map_or_else(folders_of_drivers, |it| std::env::split_paths(&it).collect());
    if folders.iter().any(|folder| holds_driver(folder)) {
        return said.to_owned();
    }
    format!("{said}; its drivers are missing, which are in the package {PACKAGE} of Debian and Ubuntu")
}

/// The libraries for such a display, of which there is none.
fn libraries_for(system: System) -> String {
    match system {
        System::X11 => format!("it needs {} or {}", library("libGL.so.1"), library("libEGL.so.1")),
        System::Wayland => format!("it needs {}", library("libEGL.so.1")),
    }
}

fn library(file: &str) -> String {
    MissingLibraries::one(file).to_string()
}

/// The folders in which drivers are installed: beside the libraries of each kind of machine.
fn folders_of_drivers() -> Vec<PathBuf> {
    let fixed = ["/usr/lib", "/usr/lib64", "/usr/local/lib"].map(PathBuf::from);
    let machines = fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    fixed.into_iter().chain(machines).map(|folder| folder.join(DRIVERS)).collect()
}

fn holds_driver(folder: &Path) -> bool {
    let mut names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.any(|name| name.to_string_lossy().ends_with(DRIVER))
}

#[cfg(test)]
mod tests {
    use super::{System, holds_driver, libraries_for};

    #[test]
    fn the_libraries_are_those_for_the_display() {
        let text = libraries_for(System::X11);
        assert!(
            text.contains("libGL.so.1 (in the package libgl1") && text.contains("package libegl1"),
            "{text}"
        );
        let text = libraries_for(System::Wayland);
        assert!(!text.contains("libGL.so.1") && text.contains("package libegl1"), "{text}");
    }

    #[test]
    fn drivers_are_known_by_their_files() {
        let folder = std::env::temp_dir().join(format!("bidiscope-drivers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        assert!(!holds_driver(&folder) && !holds_driver(&folder.join("nowhere")));
        std::fs::write(folder.join("swrast_dri.so"), "").expect("written");
        assert!(holds_driver(&folder));
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
