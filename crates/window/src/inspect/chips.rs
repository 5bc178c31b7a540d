//! The labels as chips.

use eframe::egui::{Frame, Label, Margin, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo};

use bidiscope_present::titles::Titled;
use bidiscope_present::view::{DistantMove, DnsForm, Inspection};

use super::super::highlight::Highlight;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::signs;
use super::super::theme::Palette;
use super::InspectPass;

/// The size of a label's chip, in points an em.
const CHIP: f32 = 16.0;
/// The most labels that have a chip.
const MOST: usize = 24;

/// Shows them as they stand in the whole name in this order, which is that of the name field; the zone's labels
/// in one pale colour. After them comes the name in the DNS,
/// and what the last edit moved far from it.
pub(super) fn show(
    ui: &mut Ui,
    pass: &mut InspectPass<'_>,
    highlight: &mut Highlight,
    inspection: &Inspection,
    far_move: Option<&DistantMove>,
) {
    let (lines, order) = (&mut *pass.lines, pass.settings.field_order);
    let palette = Palette::current(ui);
    let show = |ui: &mut Ui| {
        for label in inspection.labels.iter().take(MOST) {
            let line = lines.part(inspection.name.characters(), order, label.range.clone());
            let (fill, edge, colouring) = match label.belongs_to_zone {
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
                    if let Some(words) = label.dns_form_words() {
                        let is_foreign = matches!(label.dns_form, DnsForm::NoncanonicalALabel { .. });
                        let colour = if is_foreign { palette.bad } else { palette.weak_text };
                        ui.label(RichText::new(words).small().color(colour));
                    }
                    if label.belongs_to_zone {
                        ui.label(RichText::new("zone").small().weak());
                    }
                    signs::verdict(ui, label.verdict);
                })
                .response;
            let response = ui.interact(response.rect, response.id.with("chip"), Sense::HOVER);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label.description));
            if response.hovered() {
                highlight.highlight(label.range.start);
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
        if let Some(far_move) = far_move {
            show_far_move(ui, highlight, far_move);
        }
    };
    // Many labels scroll in one row, so that they leave the panes their room.
    ScrollArea::horizontal().id_salt("chips").show(ui, |ui| {
        tall_row(ui, LINE_HEIGHT * CHIP + 2.0, show);
    });
}

/// Says what the last edit moved far from it; pointing at it lights that up.
fn show_far_move(ui: &mut Ui, highlight: &mut Highlight, far_move: &DistantMove) {
    ui.separator();
    let colour = Palette::current(ui).warning;
    let label = Label::new(RichText::new(&far_move.sentence).color(colour)).selectable(false);
    let response = ui.add(label.extend().sense(Sense::HOVER));
    if response.hovered() {
        highlight.highlight_together(&far_move.moved);
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        ui.label(format!("Highlighted characters moved with the edit, by {}.", far_move.order.title()));
        ui.label(
            "RFC 5893, section 8: \u{201C}\u{2026}adding a character in one place of a text can cause characters some \
             distance from the point of insertion to change their display position.\u{201D}",
        );
    });
}
