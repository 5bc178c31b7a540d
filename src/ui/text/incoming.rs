//! Texts from outside: files that are dropped onto the window, and long texts from the clipboard.

use std::path::Path;

use eframe::egui::{self, Align2, Event, FontId, LayerId, Order, Ui};

use super::super::app::App;
use super::super::settings::Tab;
use super::super::theme::Palette;
use super::MOST_EDITED;

/// The most bytes of a file that is opened.
const MOST_BYTES: usize = 256 * 1024 * 1024;

/// Opens the file that was dropped onto the window, whichever tab is open; says so while one hovers.
pub(in crate::ui) fn take_dropped(ui: &Ui, app: &mut App) {
    let (hovers, dropped) =
        ui.input(|input| (!input.raw.hovered_files.is_empty(), input.raw.dropped_files.clone()));
    if hovers {
        invite(ui);
    }
    if let Some(file) = dropped.first() {
        open(ui.ctx(), app, file.path(), file.bytes());
    }
}

/// Opens a file in the tab, or says there why it cannot be opened.
pub(in crate::ui) fn open_file(context: &egui::Context, app: &mut App, path: &Path) {
    open(context, app, path, std::fs::read(path).map_err(|error| error.to_string()));
}

fn open(context: &egui::Context, app: &mut App, path: &Path, bytes: Result<Vec<u8>, String>) {
    app.settings.tab = Tab::Text;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    match bytes.and_then(text_of) {
        Ok(text) => app.text.open(text, &name, &mut app.settings.text, context),
        Err(reason) => app.text.refuse(format!("The file was not opened: {reason}.")),
    }
}

/// The text of a file.
fn text_of(bytes: Vec<u8>) -> Result<String, String> {
    if bytes.len() > MOST_BYTES {
        return Err(format!("it has more than {} megabytes", MOST_BYTES / 1024 / 1024));
    }
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        format!("it is not UTF-8 (at byte {place})")
    })?;
    // A byte order mark says how the file is written, and is no part of the text.
    if text.starts_with('\u{FEFF}') {
        text.remove(0);
    }
    Ok(text)
}

/// Opens what is pasted while no field has the keyboard, and what is too long for the text's own.
pub(super) fn take_paste(ui: &Ui, app: &mut App, field_has_focus: bool) {
    if !field_has_focus && ui.ctx().egui_wants_keyboard_input() {
        return;
    }
    let mut pasted = None;
    let written = app.text.field.editor().characters().len();
    let fits = |text: &str| written + text.chars().count() <= MOST_EDITED;
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Paste(text) if !field_has_focus || !fits(text) => {
                pasted = Some(text.clone());
                false
            }
            _ => true,
        });
    });
    if let Some(text) = pasted {
        app.text.open(text, "From the clipboard", &mut app.settings.text, ui.ctx());
    }
}

fn invite(ui: &Ui) {
    let palette = Palette::current(ui);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, egui::Id::unique("drop")));
    let screen = ui.ctx().content_rect();
    painter.rect_filled(screen, 0.0, palette.window.gamma_multiply(0.9));
    let size = FontId::proportional(24.0);
    painter.text(
        screen.center(),
        Align2::CENTER_CENTER,
        "Drop the file to open its text",
        size,
        palette.text,
    );
}
