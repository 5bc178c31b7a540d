//! Opening the window, and saying in a sentence why it cannot be opened, or why it closed.

mod watched;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{IconData, Vec2, ViewportBuilder};

use bidiscope_report::words::error::file_error_text;
use bidiscope_system::panics::{self, CaughtPanic, without_build_paths};
use bidiscope_system::signals;

use super::app::App;
use super::clipboard::SystemClipboard;
use super::keeper::{Keeper, LONGEST_SAVE};
use super::picture::PictureTaker;
use super::platform::{self, Desktop};
use super::remembered::Remembered;
use super::start::Start;
use super::store;
use super::window_error::{Rescued, WindowError};

use watched::Watch;

/// What the windowing library calls the program.
const NAME: &str = "bidiscope";

/// Opens the window and returns when it is closed.
///
/// # Errors
/// [`WindowError`] where no window can be opened, or the picture not be written, or a fault of the program
/// closes it.
pub fn run(start: Start) -> Result<(), WindowError> {
    let is_alone = platform::leave_own_console();
    open(start).inspect_err(|error| {
        if is_alone {
            platform::show_failure(&error.to_string());
        }
    })
}

/// Begins the program anew without the name of the Wayland compositor in its environment, after
/// [`WindowError::Wayland`]. Returns only where that fails, with the reason.
pub fn restart_without_wayland() -> io::Error {
    platform::restart_without_wayland()
}

fn open(start: Start) -> Result<(), WindowError> {
    let desktop = Desktop::find()?;
    let taker = start.picture.as_ref().map(|_| PictureTaker::default());
    let picture = start.picture.clone().zip(taker.clone());
    // A window that is opened for its picture neither reads nor writes what others remember.
    let remembered = start.picture.is_none().then(Remembered::of_this_user);
    let file = remembered.as_ref().and_then(Remembered::file);
    // A size that is asked for is not overruled by the one remembered, nor remembered itself.
    let keeping = remembered.map(|it| Keeper::start(it, start.size.is_none()));
    let keeper = keeping.as_ref().map(|it| &it.0);
    let saver = keeper.map(Keeper::saver);
    if let Some(saver) = saver.clone() {
        signals::on_end_by_signal(move || {
            if let Err(sentence) = saver.save(LONGEST_SAVE) {
                store::print_error(&sentence);
            }
        });
    }
    let notice = keeper.and_then(Keeper::notice).map(str::to_owned);
    let keeps_texts = desktop.keeps_copied_texts();
    let options = options(&start, keeper, keeps_texts);
    let watch = Watch::default();
    let watching = watch.clone();
    let reports_text_scale = desktop.reports_text_scale();
    let create = Box::new(move |context: &eframe::CreationContext<'_>| {
        let make = || {
            let listens = taker.is_none();
            App::use_clipboard(&context.egui_ctx, Arc::new(SystemClipboard::new(keeps_texts)));
            let mut app = App::new(context, &start, taker, keeping);
            if listens {
                app.listen(&context.egui_ctx, reports_text_scale);
            }
            app
        };
        let app = watching.over(make, App::rescue).map_err(|caught| caught.to_string())?;
        Ok(Box::new(app) as Box<dyn eframe::App>)
    });
    let ended = panics::catch_panic(|| eframe::run_native(NAME, options, create));
    let saved = saver.map_or(Ok(()), |it| it.save(LONGEST_SAVE));
    let caught = watch.caught().or_else(|| ended.as_ref().err().filter(|_| watch.had_app()).cloned());
    if let Some(caught) = caught {
        return Err(WindowError::CaughtPanic { caught, rescued: rescued(file, watch.had_app(), saved) });
    }
    let not_opened = match ended {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(reason(&error)),
        Err(caught) => Some(stopped(&caught)),
    };
    if let Some(error) = not_opened {
        // There was perhaps no window to say it in.
        notice.into_iter().chain(saved.err()).for_each(|sentence| store::print_error(&sentence));
        return Err(error);
    }
    saved.map_err(WindowError::Unsaved)?;
    match picture {
        Some((path, taker)) => {
            let written = taker.write(&path);
            written.map_err(|error| WindowError::Picture { path, reason: file_error_text(&error) })?;
            taker.missed().map_or(Ok(()), |it| Err(WindowError::Missing(it)))
        }
        None => Ok(()),
    }
}

fn options(start: &Start, keeper: Option<&Keeper>, reads_clipboard: bool) -> eframe::NativeOptions {
    let viewport = ViewportBuilder::default()
        .with_title("bidiscope")
        .with_app_id(NAME)
        .with_icon(icon())
        .with_min_inner_size([480.0, 320.0])
        .with_inner_size(start.size.map_or(Vec2::new(1280.0, 800.0), Vec2::from));
    let viewport = match keeper {
        Some(keeper) => keeper.place(viewport),
        None => viewport,
    };
    eframe::NativeOptions {
        viewport,
        clipboard_shortcuts: reads_clipboard,
        // Nothing here fades slowly enough to show bands; without a graphics card it is most of the time of painting.
        dithering: false,
        ..eframe::NativeOptions::default()
    }
}

/// What became of what was typed, which is kept in this file.
fn rescued(file: Option<PathBuf>, had_app: bool, saved: Result<(), String>) -> Rescued {
    match (file, saved) {
        (_, Err(why)) if had_app => Rescued::Lost(why),
        (Some(file), Ok(())) if had_app => Rescued::Typed(file),
        (None, _) if had_app => Rescued::Lost("there is no file to keep it in".to_owned()),
        (Some(file), _) if file.is_file() => Rescued::AsItWas(file),
        _ => Rescued::Nothing,
    }
}

/// Why the windowing library opened no window.
fn reason(error: &eframe::Error) -> WindowError {
    match error {
        eframe::Error::NoGlutinConfigs(_, error) => platform::no_opengl(&error.to_string()),
        eframe::Error::Glutin(error) => platform::no_opengl(&error.to_string()),
        eframe::Error::OpenGL(error) => platform::no_opengl(&error.to_string()),
        error => {
            let said = without_place(&error.to_string());
            let other = || WindowError::Display(format!("the display cannot be used: {said}"));
            platform::library_spoken_of(&said).unwrap_or_else(other)
        }
    }
}

/// Why the windowing library stopped, as it does where it lacks something.
fn stopped(caught: &CaughtPanic) -> WindowError {
    // What the standard library says.
    if caught.message.contains("failed to spawn thread") {
        return WindowError::NoThread;
    }
    platform::library_spoken_of(&caught.message).unwrap_or_else(|| {
        let message = said_by_the_system(&caught.message).unwrap_or(&caught.message).to_owned();
        WindowError::Stopped(CaughtPanic { message, ..caught.clone() }.to_string())
    })
}

/// What the system said, where a library repeats its error as programs write it down.
fn said_by_the_system(message: &str) -> Option<&str> {
    let (_, error) = message.split_once("Os { code: ")?;
    let (_, words) = error.split_once("message: \"")?;
    words.split_once('"').map(|(words, _)| words)
}

/// What went wrong, without the place in the windowing library that it says it came from.
fn without_place(text: &str) -> String {
    const PLACE: &str = "os error at ";
    let rest = text.split_once(PLACE).and_then(|(_, rest)| rest.split_once(".rs:")?.1.split_once(": "));
    rest.map_or_else(|| without_build_paths(text), |(_, words)| words.to_owned())
}

/// The icon; without it, should it ever fail to decode, the window opens all the same.
fn icon() -> IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../../assets/icon.png")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{WindowError, stopped, without_place};
    use bidiscope_system::panics::CaughtPanic;

    #[test]
    fn what_the_windowing_library_says_loses_its_place() {
        for (text, expected) in [
            (
                "winit EventLoopError: os error at /root/.cargo/registry/src/i/winit-0.30.13/src/mod.rs:788: No luck",
                "No luck",
            ),
            ("Exit Failure: 1", "Exit Failure: 1"),
            ("no file /home/kim/x/src/y.rs", "no file x/src/y.rs"),
        ] {
            assert_eq!(without_place(text), expected);
        }
    }

    #[test]
    fn why_the_windowing_library_stopped() {
        let text = |message: &str| {
            let place = Some("winit-0.30.13/src/x11.rs:7".to_owned());
            stopped(&CaughtPanic { message: message.to_owned(), location: place, backtrace: None })
                .to_string()
        };
        let spawned = "failed to spawn thread: Os { code: 11, kind: WouldBlock, message: \"Resource temporarily unavailable\" }";
        assert_eq!(text(spawned), WindowError::NoThread.to_string());
        let files = "no waker: Os { code: 24, kind: Uncategorized, message: \"Too many open files\" }";
        let expected = "the window could not be opened: Too many open files (at winit-0.30.13/src/x11.rs:7)";
        assert_eq!(text(files), expected);
        // It names no library of which it does not speak.
        let nothing = "the window could not be opened: boom (at winit-0.30.13/src/x11.rs:7)";
        assert_eq!(text("boom"), nothing);
    }
}
