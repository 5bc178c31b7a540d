//! What the last edit moved far from it.

use eframe::egui::Ui;

use bidiscope_report::titles::Titled;
use bidiscope_report::view::DistantMoveByEdit;
use bidiscope_words::message;

use super::super::highlight::Highlight;
use super::super::lines::Lines;
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;

/// Says it; pointing at it lights those characters up.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, highlight: &mut Highlight, far_move: &DistantMoveByEdit) {
    let colour = Palette::current(ui).warning;
    let response =
        BidiLabel::new(&far_move.edit_and_move_sentence).colour(colour).truncated().show(ui, lines);
    if response.hovered() {
        highlight.highlight_together(far_move.moved_logical_indices_after_edit.iter().copied());
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        ui.label(message!(far_move_by, display = far_move.strategy.title()).to_string());
        ui.label(message!(far_move_rule).static_text());
    });
}
