//! The clipboard: what is too much for it, and whether it took what it was given.
//!
//! egui hands a text over and tells nobody how that went but the log, so the log is listened to. Beyond the
//! size of a request the X server takes nothing, and the thread that serves the clipboard ends without a word:
//! such a text is not handed over at all.

use std::cell::RefCell;

use eframe::egui::{ColorImage, Context};
use log::{Level, LevelFilter, Log, Metadata, Record};

/// The most bytes that are given to the clipboard. A request to an X server has at most 16,777,212 bytes.
pub(super) const MOST_COPIED: usize = 16_000_000;

/// Where egui tells that the clipboard failed.
const SPEAKER: &str = "egui_winit::clipboard";

thread_local! {
    /// What the clipboard of this thread's window failed on last.
    static FAILURE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Hears of the clipboard from now on; unless somebody else listens to the log already.
pub(super) fn listen() {
    struct Listener;

    impl Log for Listener {
        fn enabled(&self, metadata: &Metadata<'_>) -> bool {
            metadata.level() == Level::Error && metadata.target() == SPEAKER
        }

        fn log(&self, record: &Record<'_>) {
            if self.enabled(record.metadata()) {
                FAILURE.set(Some(record.args().to_string()));
            }
        }

        fn flush(&self) {}
    }

    if log::set_logger(&Listener).is_ok() {
        log::set_max_level(LevelFilter::Error);
    }
}

/// Gives a text to the clipboard; gives it back where it is too much. How it went is known in the next pass:
/// see [`failure`].
pub(super) fn copy(context: &Context, text: String) -> Result<(), String> {
    if text.len() > MOST_COPIED {
        return Err(text);
    }
    FAILURE.take();
    context.copy_text(text);
    Ok(())
}

/// Gives a picture to the clipboard, which the caller knows to be no larger than [`MOST_COPIED`] as a PNG file. How it
/// went is known in the next pass, too.
pub(super) fn copy_image(context: &Context, image: ColorImage) {
    FAILURE.take();
    context.copy_image(image);
}

/// Why the clipboard did not take what it was given last. It is told once.
pub(super) fn failure() -> Option<String> {
    let said = FAILURE.take()?;
    // Before this stands which library it was.
    let reason = said.split_once("error: ").map_or(said.as_str(), |(_, reason)| reason);
    Some(reason.trim_end_matches('.').to_owned())
}
