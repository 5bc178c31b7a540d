//! The labels as chips.

use eframe::egui::{Frame, Margin, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo};

use crate::order::Strategy;
use crate::view::{Inspection, Spelling};

use super::super::lines::{Colouring, LINE_HEIGHT, Lines, tall_row};
use super::super::lit::Lit;
use super::super::signs;
use super::super::theme::Palette;

/// The size of a label's chip, in points an em.
const CHIP: f32 = 16.0;
/// The most labels that have a chip.
const MOST: usize = 24;

/// Shows them as they stand in the whole name in this order, which is that of the name field; the zone's labels
/// in one pale colour. After them comes the name in the DNS.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, lit: &mut Lit, inspection: &Inspection, order: Strategy) {
    let palette = Palette::current(ui);
    let show = |ui: &mut Ui| {
        for label in inspection.labels.iter().take(MOST) {
            let line = lines.part(inspection.name.characters(), order, label.range.clone());
            let (fill, edge, colouring) = match label.is_zones {
                true => (palette.window, palette.line, Colouring::Plain(palette.weak_text)),
                false => (palette.pane, palette.verdict(label.verdict), Colouring::ByClass),
            };
            let frame = Frame::new()
                .fill(fill)
                .stroke(Stroke::new(1.0, edge))
                .corner_radius(10)
                .inner_margin(Margin::symmetric(8, 1));
            let response = frame
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    lines.add(ui, &line, CHIP, colouring);
                    if let Some(beside) = label.beside() {
                        let is_foreign = matches!(label.spelling, Spelling::Foreign { .. });
                        let colour = if is_foreign { palette.bad } else { palette.weak_text };
                        ui.label(RichText::new(beside).small().color(colour));
                    }
                    if label.is_zones {
                        ui.label(RichText::new("zone").small().weak());
                    }
                    signs::verdict(ui, label.verdict);
                })
                .response;
            let response = ui.interact(response.rect, response.id.with("chip"), Sense::HOVER);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label.description));
            if response.hovered() {
                lit.light(label.range.start);
            }
            response.on_hover_ui(|ui| {
                ui.set_max_width(360.0);
                ui.label(&label.description);
                ui.weak(&label.explanation);
            });
        }
        let more = inspection.labels.len().saturating_sub(MOST);
        if more > 0 {
            ui.weak(format!("and {more} more labels"));
        }
        ui.weak(&inspection.dns.text);
    };
    // Many labels scroll in one row, so that they leave the panes their room.
    ScrollArea::horizontal().id_salt("chips").show(ui, |ui| {
        tall_row(ui, LINE_HEIGHT * CHIP + 2.0, show);
    });
}
