//! What the tab shows while there is no text: a friendly start.

use eframe::egui::{ScrollArea, Ui};

use bidiscope_report::examples::EXAMPLE_RUNNING_TEXTS;
use bidiscope_words::message;

use super::super::reveal;
use super::super::theme::introduction;
use super::super::widgets::BidiLabel;
use super::tab::{TextPass, TextTab};

/// The size of an example's line, in points an em.
const LINE: f32 = 16.0;

/// Invites the user to type, with examples to click.
pub(super) fn show(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        introduction(ui, message!(text_start_heading).static_text(), [message!(text_start_about)]);
        ui.add_space(8.0);
        ui.label(message!(start_example).static_text());
        for example in EXAMPLE_RUNNING_TEXTS {
            let title = example.title();
            ui.add_space(6.0);
            if ui.button(title).clicked() {
                tab.open(example.text.to_owned(), title, pass.settings, ui.ctx());
                TextTab::focus(ui.ctx());
            }
            ScrollArea::horizontal().id_salt(title).show(ui, |ui| {
                let first = example.text.lines().next().unwrap_or_default();
                BidiLabel::own(first).size(LINE).weak().show(ui, pass.lines);
            });
        }
        reveal::focused(ui);
    });
}
