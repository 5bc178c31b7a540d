//! What the tab shows while there is no list: what it is for, and how to begin.

use std::sync::Arc;

use eframe::egui::{ScrollArea, Ui};

use bidiscope_words::message;

use super::super::reveal;
use super::super::theme::in_reading_width;
use super::source::ListSource;
use super::tab::{ListPass, ListTab};

/// A list to begin with.
const EXAMPLE: &str = include_str!("../../../../assets/example-list.txt");

/// Invites the user to open a list.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.add_space(16.0);
        ui.heading(message!(list_start_heading).static_text());
        in_reading_width(ui, |ui| {
            ui.label(message!(list_start_about).static_text());
            ui.add_space(8.0);
            ui.label(message!(list_start_how).static_text());
        });
        ui.add_space(12.0);
        ui.label(message!(start_example).static_text());
        ui.add_space(4.0);
        if ui.button(message!(list_open_example).static_text()).clicked() {
            let source =
                ListSource::Lines(message!(list_example).static_text(), Arc::from(EXAMPLE.as_bytes()));
            pass.commands.push(tab.open(source, pass.settings, ui.ctx()));
        }
        reveal::focused(ui);
    });
}
