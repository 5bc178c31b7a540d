//! The labels as chips.

use eframe::egui::{Frame, Margin, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo};

use crate::name::Character;
use crate::order::Strategy;
use crate::verdict::words;
use crate::view::Inspection;

use super::super::lines::{Colouring, LINE_HEIGHT, Lines, tall_row};
use super::super::lit::Lit;
use super::super::signs;
use super::super::theme::Palette;

/// The size of a label's chip, in points an em.
const CHIP: f32 = 16.0;
/// The most labels that have a chip.
const MOST: usize = 24;

/// Shows them, and before them the verdict of the whole name.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, lit: &mut Lit, inspection: &Inspection) {
    let palette = Palette::current(ui);
    let show = |ui: &mut Ui| {
        let view = &inspection.verdict_view;
        let text = words::with_document(view.verdict);
        ui.colored_label(palette.verdict(view.verdict), text);
        for label in inspection.labels.iter().take(MOST) {
            let characters = &inspection.name.characters()[label.range.clone()];
            let line = lines.ordered(characters, Strategy::UbaAuto);
            let colour = palette.verdict(label.verdict);
            let frame = Frame::new()
                .fill(palette.pane)
                .stroke(Stroke::new(1.0, colour))
                .corner_radius(10)
                .inner_margin(Margin::symmetric(8, 1));
            let response = frame
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    lines.add(ui, &line, CHIP, Colouring::ByClass);
                    if let Some(a_label) = label.a_label.as_ref().filter(|_| !is_ascii(characters)) {
                        ui.label(RichText::new(a_label).small().weak());
                    }
                    signs::verdict(ui, label.verdict);
                })
                .response;
            let response = ui.interact(response.rect, response.id.with("chip"), Sense::HOVER);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label.description));
            if response.hovered() {
                lit.light(label.range.start);
            }
            response.on_hover_text(&label.description);
        }
        let more = inspection.labels.len().saturating_sub(MOST);
        if more > 0 {
            ui.weak(format!("and {more} more labels"));
        }
    };
    // Many labels scroll in one row, so that they leave the panes their room.
    ScrollArea::horizontal().id_salt("chips").show(ui, |ui| {
        tall_row(ui, LINE_HEIGHT * CHIP + 2.0, show);
    });
}

fn is_ascii(characters: &[Character]) -> bool {
    characters.iter().all(|it| it.scalar.is_ascii())
}
