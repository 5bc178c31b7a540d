//! The clipboard of the desktop.

use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use arboard::{Clipboard, Error, ImageData};
use eframe::egui::{ColorImage, OutputCommand};

use super::{ClipboardSelection, ClipboardSource};
use crate::platform::{primary_text, put_primary};

/// The clipboard of the desktop that the window stands on.
pub(crate) struct SystemClipboard {
    /// What puts texts and pictures there, and serves them; `None` where there is none.
    owner: Mutex<Option<Clipboard>>,
    /// Whether the window's library keeps the texts: Wayland's are tied to its window.
    is_librarys: bool,
}

impl SystemClipboard {
    /// The clipboard; its texts may be the business of the window's library.
    pub(crate) fn new(is_librarys: bool) -> Self {
        Self { owner: Mutex::new(Clipboard::new().ok()), is_librarys }
    }

    fn put_with(&self, put: impl FnOnce(&mut Clipboard) -> Result<(), Error>) -> Result<(), String> {
        let mut owner = self.owner.lock().unwrap_or_else(PoisonError::into_inner);
        let owner = owner.as_mut().ok_or("there is none")?;
        put(owner).map_err(|error| error.to_string().trim_end_matches('.').to_owned())
    }
}

impl ClipboardSource for SystemClipboard {
    /// Over a connection of its own to the display: what is put there meanwhile does not wait for it.
    fn text(&self, selection: ClipboardSelection) -> Option<String> {
        let mut reader = Clipboard::new().ok()?;
        match selection {
            ClipboardSelection::Clipboard => reader.get_text().ok(),
            ClipboardSelection::Primary => primary_text(&mut reader),
        }
    }

    fn put(&self, command: OutputCommand) -> Result<Option<OutputCommand>, String> {
        match command {
            OutputCommand::CopyText(text) if !self.is_librarys => self.put_with(|it| it.set_text(text))?,
            OutputCommand::TextSelectionSettled(text) if !self.is_librarys => {
                // What is selected is nothing that the user asked to be copied.
                let _ = self.put_with(|it| put_primary(it, text));
            }
            OutputCommand::CopyImage(image) => self.put_with(|it| it.set_image(picture(&image)))?,
            other => return Ok(Some(other)),
        }
        Ok(None)
    }

    fn is_asked(&self) -> bool {
        !self.is_librarys
    }
}

/// The clipboard takes colours that are not multiplied with how opaque they are.
fn picture(image: &ColorImage) -> ImageData<'static> {
    let bytes: Vec<u8> = image.pixels.iter().flat_map(|it| it.to_srgba_unmultiplied()).collect();
    ImageData { width: image.width(), height: image.height(), bytes: Cow::Owned(bytes) }
}
