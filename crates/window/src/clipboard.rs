//! The clipboard: what is too much for it, and whether it took what it was given.
//!
//! Who owns what is on the clipboard may be another program that does not answer, and to read it would hold up the
//! window: egui does that in its event loop, so it is done here instead, beside the window (`pasting`). Beyond the
//! size of a request the X server takes nothing, and the thread that serves the clipboard ends without a word: such a
//! text is not handed over at all.

mod pasting;
mod system;

use std::cell::RefCell;

use eframe::egui::{ColorImage, Context};

pub(super) use pasting::ClipboardAccess;
pub use pasting::{ClipboardSelection, ClipboardSource};
pub(super) use system::SystemClipboard;

/// The most bytes that are given to the clipboard. A request to an X server has at most 16,777,212 bytes.
pub(super) const MOST_COPIED: usize = 16_000_000;

thread_local! {
    /// What the clipboard of this thread's window failed on last, in a sentence.
    static FAILURE: RefCell<Option<String>> = const { RefCell::new(None) };
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

/// Why the clipboard did not take what it was given last, or gave nothing, in a sentence. It is told once.
pub(super) fn failure() -> Option<String> {
    FAILURE.take()
}
