//! Opening the window, and saying in a sentence why it cannot be opened, or why it closed.

#[cfg(all(unix, not(target_os = "macos")))]
mod desktop;
#[cfg(not(all(unix, not(target_os = "macos"))))]
#[path = "elsewhere.rs"]
mod desktop;
mod error;
mod watched;

use eframe::egui::{IconData, Vec2, ViewportBuilder};

use crate::disk;
use crate::fault::{self, Fault, without_build_paths};

use super::app::App;
use super::picture::PictureTaker;
use super::start::Start;

pub use error::{Rescued, WindowError};

use desktop::Desktop;
use watched::Watch;

/// What the windowing library calls the program, and the folder of what it remembers.
const NAME: &str = "bidiscope";

/// Opens the window and returns when it is closed.
///
/// # Errors
/// [`WindowError`] where no window can be opened, or the picture not be written, or a fault of the program
/// closes it.
pub fn run(start: Start) -> Result<(), WindowError> {
    let desktop = Desktop::find()?;
    let taker = start.picture.as_ref().map(|_| PictureTaker::default());
    let remembers = start.picture.is_none();
    let picture = start.picture.clone().zip(taker.clone());
    let options = options(&start);
    let watch = Watch::default();
    let watching = watch.clone();
    let create = Box::new(move |context: &eframe::CreationContext<'_>| {
        let app = watching.over(|| App::new(context, &start, taker)).map_err(|fault| fault.to_string())?;
        Ok(Box::new(app) as Box<dyn eframe::App>)
    });
    let ended = fault::catch(|| eframe::run_native(NAME, options, create));
    if let Some(fault) = watch.fault() {
        return Err(WindowError::Fault { fault, rescued: rescued(remembers, watch.had_app()) });
    }
    match ended {
        Ok(Ok(())) => {}
        Ok(Err(error)) => return Err(reason(&desktop, &error)),
        Err(fault) if watch.had_app() => {
            return Err(WindowError::Fault { fault, rescued: rescued(remembers, true) });
        }
        Err(fault) => return Err(stopped(&fault)),
    }
    match picture {
        Some((path, taker)) => {
            taker.write(&path).map_err(|error| WindowError::Picture { path, reason: disk::reason(&error) })
        }
        None => Ok(()),
    }
}

fn options(start: &Start) -> eframe::NativeOptions {
    let viewport = ViewportBuilder::default()
        .with_title("bidiscope")
        .with_app_id(NAME)
        .with_icon(icon())
        .with_min_inner_size([480.0, 320.0])
        .with_inner_size(start.size.map_or(Vec2::new(1280.0, 800.0), Vec2::from));
    eframe::NativeOptions {
        viewport,
        // A size that is asked for is not to be overruled by the one remembered.
        persist_window: start.picture.is_none() && start.size.is_none(),
        ..eframe::NativeOptions::default()
    }
}

/// What became of what was typed.
fn rescued(remembers: bool, had_app: bool) -> Rescued {
    if !remembers {
        return Rescued::Nothing;
    }
    match eframe::storage_dir(NAME).map(|folder| folder.join("app.ron")).filter(|file| file.is_file()) {
        Some(file) if had_app => Rescued::Typed(file),
        Some(file) => Rescued::AsItWas(file),
        None if had_app => Rescued::Lost("there is no file to keep it in".to_owned()),
        None => Rescued::Nothing,
    }
}

/// Why the windowing library opened no window.
fn reason(desktop: &Desktop, error: &eframe::Error) -> WindowError {
    match error {
        eframe::Error::NoGlutinConfigs(_, error) => desktop.no_opengl(&error.to_string()),
        eframe::Error::Glutin(error) => desktop.no_opengl(&error.to_string()),
        eframe::Error::OpenGL(error) => desktop.no_opengl(&error.to_string()),
        error => {
            WindowError::Display(format!("the display cannot be used: {}", without_place(&error.to_string())))
        }
    }
}

/// Why the windowing library stopped, as it does where it lacks something.
fn stopped(fault: &Fault) -> WindowError {
    // What the standard library says.
    if fault.message.contains("failed to spawn thread") {
        return WindowError::NoThread;
    }
    Desktop::stopped(&fault.message).unwrap_or_else(|| {
        let message = said_by_the_system(&fault.message).unwrap_or(&fault.message).to_owned();
        WindowError::Stopped(Fault { message, ..fault.clone() }.to_string())
    })
}

/// What the system said, where a library repeats its error as programs write it down.
fn said_by_the_system(message: &str) -> Option<&str> {
    let (_, error) = message.split_once("Os { code: ")?;
    let (_, words) = error.split_once("message: \"")?;
    words.split_once('"').map(|(words, _)| words)
}

/// What went wrong, without the place in the windowing library that it says it came from.
fn without_place(told: &str) -> String {
    const PLACE: &str = "os error at ";
    let rest = told.split_once(PLACE).and_then(|(_, rest)| rest.split_once(".rs:")?.1.split_once(": "));
    rest.map_or_else(|| without_build_paths(told), |(_, words)| words.to_owned())
}

/// The icon; without it, should it ever fail to decode, the window opens all the same.
fn icon() -> IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../assets/icon.png")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{WindowError, stopped, without_place};
    use crate::fault::Fault;

    #[test]
    fn what_the_windowing_library_says_loses_its_place() {
        for (told, expected) in [
            (
                "winit EventLoopError: os error at /root/.cargo/registry/src/i/winit-0.30.13/src/mod.rs:788: No luck",
                "No luck",
            ),
            ("Exit Failure: 1", "Exit Failure: 1"),
            ("no file /home/kim/x/src/y.rs", "no file x/src/y.rs"),
        ] {
            assert_eq!(without_place(told), expected);
        }
    }

    #[test]
    fn why_the_windowing_library_stopped() {
        let told = |message: &str| {
            let place = Some("winit-0.30.13/src/x11.rs:7".to_owned());
            stopped(&Fault { message: message.to_owned(), place, backtrace: None }).to_string()
        };
        let spawned = "failed to spawn thread: Os { code: 11, kind: WouldBlock, message: \"Resource temporarily unavailable\" }";
        assert_eq!(told(spawned), WindowError::NoThread.to_string());
        let files = "no waker: Os { code: 24, kind: Uncategorized, message: \"Too many open files\" }";
        let expected = "the window could not be opened: Too many open files (at winit-0.30.13/src/x11.rs:7)";
        assert_eq!(told(files), expected);
        // It names no library of which it does not speak.
        let nothing = "the window could not be opened: boom (at winit-0.30.13/src/x11.rs:7)";
        assert_eq!(told("boom"), nothing);
        if cfg!(all(unix, not(target_os = "macos"))) {
            let library = told("Library libwayland-egl.so could not be loaded.");
            assert!(
                library
                    .ends_with("libwayland-egl.so.1 (in the package libwayland-egl1 of Debian and Ubuntu)"),
                "{library}"
            );
        }
    }
}
