//! What every pane has around it: a ground, a title bar and the keys of its menu.

use eframe::egui::{Frame, Margin, Role, Stroke, Ui, UiBuilder};
use egui_tiles::UiResponse;

use super::super::captions;
use super::super::settings::{Caption, PaneId};
use super::super::theme::Palette;
use super::{Panes, menu, title};

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
        .accessibility_label(pane.title(panes.choices))
        .accessibility_role(Role::Region);
    let mut response = UiResponse::None;
    ui.scope_builder(builder, |ui| {
        ui.shrink_clip_rect(panes.clip);
        let whole = ui.max_rect();
        Frame::new()
            .fill(palette.pane)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(6)
            .inner_margin(Margin { left: 10, right: 6, top: 3, bottom: 3 })
            .show(ui, |ui| {
                // The ground is painted by now, and nothing else.
                panes.highlight.ground(ui, pane, whole);
                match pane {
                    PaneId::Strategy(_) => captions::mark(ui, Caption::Displays, whole),
                    PaneId::Trace => captions::mark(ui, Caption::Trace, whole),
                    PaneId::Logical | PaneId::Verdict => {}
                }
                if title::show(ui, panes, pane).drag_started() {
                    response = UiResponse::DragStarted;
                }
                contents(ui, panes);
                menu::open_by_key(ui, panes, pane);
                // The ground reaches to the edge of the tile, however little stands on it.
                ui.expand_to_include_rect(ui.max_rect());
            });
    });
    response
}
