//! The badge that counts a name's twins, and the list that it opens.

use eframe::egui::{
    Button, Id, Popup, PopupCloseBehavior, Response, RichText, ScrollArea, Sense, Stroke, Ui,
};

use crate::view::{StrategyId, TwinView, TwinsView, spoken};

use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::settings::PaneId;
use super::super::signs;
use super::super::small_cells::{self, CELL};
use super::super::told;
use super::{Panes, badge};

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;

/// The identity of the list of a display's twins.
fn list_id(strategy: StrategyId) -> Id {
    Id::unique(("list of twins", strategy))
}

/// The identity of the list of those in the other paragraph.
fn across_id(strategy: StrategyId) -> Id {
    Id::unique(("list of twins across", strategy))
}

/// What the badge of a pane says; `None` where its display has no twins.
pub(super) fn text(panes: &Panes<'_>, pane: PaneId) -> Option<String> {
    let PaneId::Strategy(strategy) = pane else { return None };
    panes.twins.view(strategy).map(|view| view.badge.clone())
}

/// Shows the badge of a display that other names share.
pub(super) fn badge(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    let PaneId::Strategy(strategy) = pane else { return };
    let twins = panes.twins;
    let Some(view) = twins.view(strategy) else { return };
    let colour = badge::colour(ui, view.weight);
    let text = RichText::new(&view.badge).small().color(colour);
    let response = ui.scope(|ui| {
        // The same edge in every state: a button makes room for its edge, and would move what stands beside it.
        let widgets = &mut ui.visuals_mut().widgets;
        for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
            state.bg_stroke = Stroke::new(1.0, colour);
        }
        ui.add(Button::new(text).corner_radius(8).sense(Sense::CLICK))
    });
    let response = response.inner.on_hover_text(&view.advice);
    let shown = Popup::from_toggle_button_response(&response)
        .id(list_id(strategy))
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| list(ui, panes, strategy, view));
    told::opens(&response, shown.is_some());
}

/// Offers the list in the pane's menu.
pub(super) fn entry(ui: &mut Ui, panes: &Panes<'_>, pane: PaneId) {
    let PaneId::Strategy(strategy) = pane else { return };
    if let Some(view) = panes.twins.view(strategy)
        && ui.button(format!("List the twins ({})", view.badge)).clicked()
    {
        // It takes the place of the menu.
        Popup::open_id(ui.ctx(), list_id(strategy));
    }
    if let Some(view) = panes.twins.across(strategy)
        && ui.button(format!("List the {}", view.badge)).clicked()
    {
        Popup::open_id(ui.ctx(), across_id(strategy));
    }
}

/// The list of those in the other paragraph, which the pane's menu opens beside it.
pub(super) fn across(panes: &mut Panes<'_>, pane: PaneId, beside: &Response) {
    let PaneId::Strategy(strategy) = pane else { return };
    let Some(view) = panes.twins.across(strategy) else { return };
    Popup::from_response(beside)
        .id(across_id(strategy))
        .open_memory(None)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| list(ui, panes, strategy, view));
}

fn list(ui: &mut Ui, panes: &mut Panes<'_>, strategy: StrategyId, view: &TwinsView) {
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
        let open = ui.button("Open");
        told::button(&open, &format!("Open {}", spoken(twin.name.characters())));
        if open.clicked() {
            panes.commands.push(Command::OpenName(twin.name.text()));
            ui.close();
        }
        let sign = if twin.refused.is_some() { "Refused by IDNA2008" } else { "Permitted by IDNA2008" };
        let verdict = signs::verdict(ui, twin.verdict);
        told::picture(&verdict, sign);
        verdict.on_hover_text(sign);
        small_cells::show(ui, panes.lines, twin.name.characters());
        ui.weak(twin.beside());
    });
}
