//! Opening the window, and saying in a sentence why it cannot be opened.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

use eframe::egui::{IconData, Vec2, ViewportBuilder};

use super::app::App;
use super::keeper::{Keeper, LONGEST_SAVE};
use super::picture::PictureTaker;
use super::remembered::Remembered;
use super::start::Start;
use super::store;

/// Why the window cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No display server was found.
    #[error("there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)")]
    NoDisplay,
    /// The display server is named but cannot be reached, or the windowing library failed on it.
    #[error("the display cannot be used: {0}")]
    Display(String),
    /// No OpenGL.
    #[error("the display offers no OpenGL: install libgl1 or libegl1 with libgl1-mesa-dri ({0})")]
    NoOpenGl(String),
    /// The windowing library stopped, as it does where a shared library is missing.
    #[error(
        "the window could not be opened: {0}; a desktop needs libx11-6, libx11-xcb1, libxcursor1, libxi6, \
         libxkbcommon0 and libxkbcommon-x11-0, or a Wayland session"
    )]
    Stopped(String),
    /// The picture could not be written.
    #[error("the picture could not be written: {0}")]
    Picture(#[from] std::io::Error),
    /// What was done in the window could not be saved when it was closed: a sentence.
    #[error("{0}")]
    Unsaved(String),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// [`WindowError`] where no window can be opened, or the picture not be written.
pub fn run(start: Start) -> Result<(), WindowError> {
    if cfg!(all(unix, not(target_os = "macos"))) && !display_is_named() {
        return Err(WindowError::NoDisplay);
    }
    let mut viewport = ViewportBuilder::default()
        .with_title("bidiscope")
        .with_app_id("bidiscope")
        .with_icon(icon())
        .with_min_inner_size([480.0, 320.0]);
    viewport = viewport.with_inner_size(start.size.map_or(Vec2::new(1280.0, 800.0), Vec2::from));
    // A window that is opened for its picture neither reads nor writes what others remember.
    let keeper = start.picture.is_none().then(|| {
        // A size that is asked for is not overruled by the one remembered, nor remembered itself.
        let keeper = Keeper::start(Remembered::of_this_user(), start.size.is_none());
        let saver = keeper.saver();
        store::save_on_signals(move || saver.save(LONGEST_SAVE));
        keeper
    });
    if let Some(keeper) = &keeper {
        viewport = keeper.place(viewport);
    }
    let told = keeper.as_ref().and_then(Keeper::told).map(str::to_owned);
    let saver = keeper.as_ref().map(Keeper::saver);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let written = start.picture.as_ref().map(|path| PictureTaker::new(path.clone()));
    let taker = written.clone();
    let create = Box::new(move |context: &eframe::CreationContext<'_>| {
        let app = App::new(context, &start, taker, keeper);
        Ok(Box::new(app) as Box<dyn eframe::App>)
    });
    let outcome = quietly(AssertUnwindSafe(|| eframe::run_native("bidiscope", options, create)));
    let saved = saver.map_or(Ok(()), |it| it.save(LONGEST_SAVE));
    if outcome.is_err() {
        // There was perhaps no window to say it in.
        told.into_iter().chain(saved.err()).for_each(|sentence| store::tell(&sentence));
        return outcome;
    }
    saved.map_err(WindowError::Unsaved)?;
    match written {
        Some(taker) => Ok(taker.result()?),
        None => Ok(()),
    }
}

fn display_is_named() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Runs the event loop; winit panics where a library that it loads at run time is missing, and that
/// deserves a sentence rather than a backtrace.
fn quietly(run: AssertUnwindSafe<impl FnOnce() -> eframe::Result>) -> Result<(), WindowError> {
    let hook = take_hook();
    set_hook(Box::new(|_| ()));
    let outcome = catch_unwind(run);
    set_hook(hook);
    match outcome {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error @ (eframe::Error::NoGlutinConfigs(..) | eframe::Error::Glutin(_)))) => {
            Err(WindowError::NoOpenGl(error.to_string()))
        }
        Ok(Err(error)) => Err(WindowError::Display(error.to_string())),
        Err(panic) => {
            let text = panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Err(WindowError::Stopped(text.unwrap_or_else(|| "the windowing library stopped".to_owned())))
        }
    }
}

/// The icon; without it, should it ever fail to decode, the window opens all the same.
fn icon() -> IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}
