//! The tab Text: running text, the identifiers in it, and each paragraph before and after Davis's
//! extension.
//!
//! The state (`tab`) is the text with what was found in it. Texts are typed (`input`) or come from outside (`incoming`); long
//! ones are searched in a thread (`running`, `receiving`). Below the `toolbar` is the `list` of paragraphs, of which those in
//! view are laid out (`list_state`) and drawn (`row`); without a text there is `start`.

mod incoming;
mod input;
mod list;
mod list_state;
mod pointed;
mod receiving;
mod row;
mod running;
mod start;
mod tab;
mod toolbar;
mod usage;
mod usage_menu;

use eframe::egui::{CentralPanel, Panel, Ui};

use super::fitted;
use super::panel_edge;
pub(super) use tab::TextTab;

use tab::TextPass;

/// Below which height of the tab the field is low, and which part of the room it takes then; and its least height, in
/// points.
const LOW: f32 = 480.0;
const FIELD_IN_A_LOW_WINDOW: f32 = 0.28;
const LEAST_FIELD: f32 = 48.0;

impl TextTab {
    /// Shows it, with the field as high as it was left.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut TextPass<'_>, field_height: &mut f32) {
        receiving::receive(self, pass);
        // In a low window most of the room is for what is found.
        let room = ui.available_height();
        let most = if room < LOW { (room * FIELD_IN_A_LOW_WINDOW).max(LEAST_FIELD) } else { room };
        panel_edge::moved_by_arrows(ui, "text", panel_edge::DOWN);
        let panel = Panel::top("text").resizable(true).default_size(field_height.min(most));
        let panel = panel.min_size(LEAST_FIELD).max_size(most);
        let shown = fitted::show(ui, panel.frame(pass.ground), |ui| {
            input::show(ui, self, pass);
            // The panel keeps its height, however little stands in it.
            ui.expand_to_include_rect(ui.max_rect());
        });
        let height = shown.response.rect.height().round();
        if height + 1.0 < most {
            *field_height = height;
        }
        let tools = Panel::top("text tools").show_separator_line(false);
        fitted::show(ui, tools.frame(pass.ground), |ui| toolbar::show(ui, self, pass, room < LOW));
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            if self.view.text.is_empty() {
                start::show(ui, self, pass);
            } else {
                list::show(ui, self, pass);
            }
        });
    }
}
