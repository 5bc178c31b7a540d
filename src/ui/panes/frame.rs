//! What every pane has around it: a ground, a title that drags it, badges and a menu.

use eframe::egui::{
    self, Align, Frame, Layout, Margin, Response, RichText, Role, Sense, Stroke, Ui, UiBuilder, vec2,
};
use egui_tiles::UiResponse;

use crate::view::Badge;

use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::{Panes, choices, menu, twins};

/// Shows a pane with its title bar.
pub(super) fn show(
    ui: &mut Ui,
    panes: &mut Panes<'_>,
    pane: PaneId,
    contents: impl FnOnce(&mut Ui, &mut Panes<'_>),
) -> UiResponse {
    let palette = Palette::current(ui);
    let builder = UiBuilder::new()
        .id_salt(pane)
        .max_rect(ui.max_rect())
        .accessibility_label(pane.title())
        .accessibility_role(Role::Region);
    let mut response = UiResponse::None;
    ui.scope_builder(builder, |ui| {
        ui.shrink_clip_rect(panes.clip);
        Frame::new()
            .fill(palette.pane)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(6)
            .inner_margin(Margin { left: 10, right: 6, top: 3, bottom: 3 })
            .show(ui, |ui| {
                if title_bar(ui, panes, pane).drag_started() {
                    response = UiResponse::DragStarted;
                }
                contents(ui, panes);
                // The ground reaches to the edge of the tile, however little stands on it.
                ui.expand_to_include_rect(ui.max_rect());
            });
    });
    response
}

/// The title bar; dragging the title moves the pane.
fn title_bar(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) -> Response {
    let height = ui.spacing().interact_size.y;
    let size = vec2(ui.available_width(), height);
    // From the right, so that the title gets what room the badges leave.
    let bar = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        menu::show(ui, panes, pane);
        if let PaneId::Strategy(strategy) = pane
            && let Some(view) = panes.inspection.strategy(strategy)
        {
            choices::show(ui, panes, strategy);
            view.badges.iter().rev().for_each(|it| badge(ui, it));
            // The search for twins goes by the strategy without any choice.
            if view.is_plain {
                twins::badge(ui, panes, strategy);
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let title = egui::Label::new(RichText::new(pane.title()).strong())
                .selectable(false)
                .truncate()
                .sense(Sense::DRAG);
            ui.add(title).on_hover_cursor(egui::CursorIcon::Grab)
        })
        .inner
    });
    bar.inner
}

fn badge(ui: &mut Ui, badge: &Badge) {
    let palette = Palette::current(ui);
    let colour = if badge.warns() { palette.warning } else { palette.weak_text };
    Frame::new()
        .stroke(Stroke::new(1.0, colour))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(6, 0))
        .show(ui, |ui| {
            let text = RichText::new(badge.text()).small().color(colour);
            ui.add(egui::Label::new(text).selectable(false)).on_hover_text(badge.explanation());
        });
}
