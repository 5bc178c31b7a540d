//! What the tab shows while there is no list: what it is for, and how to begin.

use std::sync::Arc;

use eframe::egui::{ScrollArea, Ui};

use super::super::reveal;
use super::super::theme::READING_WIDTH;
use super::running::ListSource;
use super::{ListPass, ListTab};

/// A list to begin with.
const EXAMPLE: &str = include_str!("../../../../assets/example-list.txt");

/// Invites the user to open a list.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.add_space(16.0);
        ui.heading("Which names of a list may be registered, and which look alike?");
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width().min(READING_WIDTH));
            ui.label(
                "A list is a file with one name a line. bidiscope checks each of them, says whether IDNA2008 \
                 lets a registry enter it, and finds the names that nobody could tell apart: the same in a \
                 left-to-right paragraph, in a right-to-left one, in one as another in the other, look-alikes \
                 by their letters, and different spellings of one name.",
            );
            ui.add_space(8.0);
            ui.label(
                "Type the path of a file above or choose one, drop a file onto the window, or paste the names \
                 (Ctrl+V). Blank lines and lines that begin with # are passed over.",
            );
        });
        ui.add_space(12.0);
        ui.label("Or begin with an example:");
        ui.add_space(4.0);
        if ui.button("Open the example list").clicked() {
            let source = ListSource::Lines("Example list", Arc::from(EXAMPLE.as_bytes()));
            tab.open(source, pass.settings, ui.ctx(), pass.commands);
        }
        reveal::focused(ui);
    });
}
