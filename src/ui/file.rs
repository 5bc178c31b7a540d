//! Files from outside: dropped onto the window, or named.

use std::path::Path;

use eframe::egui::{Align2, FontId, Id, LayerId, Order, Ui};

use super::theme::Palette;

/// The most bytes of a file that is opened.
const MOST_BYTES: usize = 256 * 1024 * 1024;

/// A file that is to be opened.
pub(super) struct File {
    /// Its name, without its folder.
    pub(super) name: String,
    /// What is in it, or why that cannot be read.
    pub(super) bytes: Result<Vec<u8>, String>,
}

impl File {
    /// The file at this place.
    pub(super) fn at(path: &Path) -> Self {
        Self::new(path, std::fs::read(path).map_err(|error| error.to_string()))
    }

    fn new(path: &Path, bytes: Result<Vec<u8>, String>) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = bytes.and_then(|bytes| {
            if bytes.len() > MOST_BYTES {
                return Err(format!("it has more than {} megabytes", MOST_BYTES / 1024 / 1024));
            }
            Ok(bytes)
        });
        Self { name, bytes }
    }
}

/// The file that was dropped onto the window. While one hovers over it, says what becomes of it there.
pub(super) fn dropped(ui: &Ui, invitation: &str) -> Option<File> {
    let (hovers, dropped) =
        ui.input(|input| (!input.raw.hovered_files.is_empty(), input.raw.dropped_files.first().cloned()));
    if hovers {
        invite(ui, invitation);
    }
    dropped.map(|file| File::new(file.path(), file.bytes()))
}

fn invite(ui: &Ui, invitation: &str) {
    let palette = Palette::current(ui);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("drop")));
    let screen = ui.ctx().content_rect();
    painter.rect_filled(screen, 0.0, palette.window.gamma_multiply(0.9));
    let size = FontId::proportional(24.0);
    painter.text(screen.center(), Align2::CENTER_CENTER, invitation, size, palette.text);
}
