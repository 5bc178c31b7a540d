//! The badge that counts a name's twins, and the list that it opens.

use eframe::egui::{Align2, FontId, Popup, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::name::Name;
use crate::order::Strategy;
use crate::view::{TwinView, TwinsView};

use super::super::lines::{Colouring, LINE_HEIGHT};
use super::super::signs;
use super::super::theme::Palette;
use super::{Command, Panes};

/// A small logical cell's size, in points.
const CELL: eframe::egui::Vec2 = vec2(22.0, 34.0);
/// The size of its glyph, in points an em.
const GLYPH: f32 = 14.0;
/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;

/// Shows the badge of a display that other names share.
pub(super) fn badge(ui: &mut Ui, panes: &mut Panes<'_>, strategy: Strategy) {
    let Some(view) = panes.twins.view(strategy).cloned() else { return };
    let colour = Palette::current(ui).warning;
    let text = RichText::new(&view.badge).small().color(colour);
    let button = eframe::egui::Button::new(text).stroke(Stroke::new(1.0, colour)).corner_radius(8);
    let response = ui.add(button).on_hover_text(&view.advice);
    Popup::from_toggle_button_response(&response)
        .close_behavior(eframe::egui::PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| list(ui, panes, strategy, &view));
}

fn list(ui: &mut Ui, panes: &mut Panes<'_>, strategy: Strategy, view: &TwinsView) {
    ui.set_max_width(720.0);
    ui.label(&view.advice);
    let inspection = panes.inspection;
    if let Some(pane) = inspection.strategy(strategy) {
        ui.horizontal(|ui| {
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
    ui.horizontal(|ui| {
        if ui.button("Open").clicked() {
            panes.commands.push(Command::OpenName(twin.name.text()));
            ui.close();
        }
        signs::verdict(ui, twin.verdict)
            .on_hover_text(format!("RFC 5893: {}", twin.verdict.id().replace('-', " ")));
        cells(ui, panes, &twin.name);
        ui.weak(twin.a_name.as_deref().unwrap_or("no A-label: too long"));
    });
}

/// A name in logical order: its characters apart, from left to right, each with its class.
fn cells(ui: &mut Ui, panes: &mut Panes<'_>, name: &Name) {
    let palette = Palette::current(ui);
    let characters = name.characters();
    let (area, _) = ui.allocate_exact_size(vec2(characters.len() as f32 * CELL.x, CELL.y), Sense::HOVER);
    for (place, &character) in characters.iter().enumerate() {
        let rect = Rect::from_min_size(area.min + vec2(place as f32 * CELL.x, 0.0), CELL);
        let rect = rect.shrink2(vec2(1.0, 0.0));
        if !ui.is_rect_visible(rect) {
            continue;
        }
        ui.painter().rect(rect, 3.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        let glyph = panes.lines.character(character);
        let centre = rect.center() - vec2(0.0, 4.0);
        let corner = centre - vec2(glyph.width(), LINE_HEIGHT) * (GLYPH / 2.0);
        panes.lines.paint(ui, &glyph, corner, GLYPH, Colouring::ByClass);
        let class = rect.center_bottom() - vec2(0.0, 1.0);
        let colour = palette.class(character.class);
        ui.painter().text(class, Align2::CENTER_BOTTOM, character.class, FontId::proportional(9.0), colour);
    }
}
