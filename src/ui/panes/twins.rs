//! The badge that counts a name's twins, and the list that it opens.

use eframe::egui::{Popup, RichText, ScrollArea, Stroke, Ui};

use crate::order::Strategy;
use crate::view::{TwinView, TwinsView};

use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::signs;
use super::super::small_cells::{self, CELL};
use super::super::theme::Palette;
use super::Panes;

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;

/// Shows the badge of a display that other names share.
pub(super) fn badge(ui: &mut Ui, panes: &mut Panes<'_>, strategy: Strategy) {
    let twins = panes.twins;
    let Some(view) = twins.view(strategy) else { return };
    let colour = Palette::current(ui).warning;
    let text = RichText::new(&view.badge).small().color(colour);
    let button = eframe::egui::Button::new(text).stroke(Stroke::new(1.0, colour)).corner_radius(8);
    let response = ui.add(button).on_hover_text(&view.advice);
    Popup::from_toggle_button_response(&response)
        .close_behavior(eframe::egui::PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| list(ui, panes, strategy, view));
}

fn list(ui: &mut Ui, panes: &mut Panes<'_>, strategy: Strategy, view: &TwinsView) {
    ui.set_max_width(720.0);
    ui.label(&view.advice);
    let inspection = panes.inspection;
    if let Some(pane) = inspection.strategy(strategy) {
        tall_row(ui, LINE_HEIGHT * LINE, |ui| {
            ui.weak("All of them show:");
            let line = panes.lines.line(inspection.name.characters(), &pane.order);
            panes.lines.add(ui, &line, LINE, Colouring::ByClass);
        });
    }
    ui.separator();
    let height = CELL.y + ui.spacing().item_spacing.y;
    ScrollArea::both().max_height(height * 8.0).show_rows(ui, CELL.y, view.twins.len(), |ui, rows| {
        for twin in &view.twins[rows] {
            row(ui, panes, twin);
        }
    });
}

fn row(ui: &mut Ui, panes: &mut Panes<'_>, twin: &TwinView) {
    tall_row(ui, CELL.y, |ui| {
        if ui.button("Open").clicked() {
            panes.commands.push(Command::OpenName(twin.name.text()));
            ui.close();
        }
        let sign = if twin.refused.is_some() { "Refused by IDNA2008" } else { "Permitted by IDNA2008" };
        signs::verdict(ui, twin.verdict).on_hover_text(sign);
        small_cells::show(ui, panes.lines, twin.name.characters());
        ui.weak(twin.beside());
    });
}
