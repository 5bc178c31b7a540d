//! Where no display is shown.

use eframe::egui::Ui;

use bidiscope_words::message;

use super::super::settings::PaneId;
use super::ctx::Ctx;

/// Says that no display is shown, and offers a way back.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(message!(rows_all_hidden).to_string());
        if ui.button(message!(rows_show_all).to_string()).clicked() {
            ctx.change(|it| {
                for pane in PaneId::all(&it.session.choices) {
                    it.session.panes.show(pane, true);
                }
            });
        }
    });
}
