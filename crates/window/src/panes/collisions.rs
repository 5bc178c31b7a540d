//! The badge that counts the names that look the same, and the list that it opens.

use eframe::egui::{
    Button, Id, PointerButton, Popup, PopupCloseBehavior, Response, RichText, ScrollArea, Sense, Stroke, Ui,
};

use bidiscope_present::view::{CollisionView, CollisionsView, StrategyId, accessible_text};

use super::super::accessibility;
use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::reveal;
use super::super::settings::PaneId;
use super::super::signs;
use super::super::small_cells::{self, CELL};
use super::{Panes, badge};

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;

/// Where the request to give a list the keyboard is kept: with the list.
const KEYBOARD_REQUEST: &str = "wants the keyboard";

/// The identity of the list of a display's collisions.
fn list_id(strategy: StrategyId) -> Id {
    Id::unique(("list of collisions", strategy))
}

/// The identity of the list of those in the other paragraph.
fn across_id(strategy: StrategyId) -> Id {
    Id::unique(("list of collisions across", strategy))
}

/// What the badge of a pane says; `None` where its display has no collisions.
pub(super) fn text(panes: &Panes<'_>, pane: PaneId) -> Option<String> {
    let PaneId::Strategy(strategy) = pane else { return None };
    panes.collisions.view(strategy).map(|view| view.badge.clone())
}

/// Shows the badge of a display that other names share.
pub(super) fn badge(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) {
    let PaneId::Strategy(strategy) = pane else { return };
    let collisions = panes.collisions;
    let Some(view) = collisions.view(strategy) else { return };
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
    if response.clicked() && !response.clicked_by(PointerButton::Primary) {
        // A screen reader has opened it.
        request_keyboard(ui, list_id(strategy));
    }
    let popup = Popup::from_toggle_button_response(&response).id(list_id(strategy));
    let shown = show_list(popup, panes, strategy, view);
    accessibility::opens(&response, shown);
}

/// Offers the list in the pane's menu.
pub(super) fn entry(ui: &mut Ui, panes: &Panes<'_>, pane: PaneId) {
    let PaneId::Strategy(strategy) = pane else { return };
    if let Some(view) = panes.collisions.view(strategy)
        && ui.button(format!("List names that look the same ({})", view.badge)).clicked()
    {
        open(ui, list_id(strategy));
    }
    if let Some(view) = panes.collisions.across(strategy)
        && ui.button(format!("List the {}", view.badge)).clicked()
    {
        open(ui, across_id(strategy));
    }
}

/// Opens a list in the place of the menu.
fn open(ui: &Ui, list: Id) {
    Popup::open_id(ui.ctx(), list);
    request_keyboard(ui, list);
}

/// Gives the first row of a list the keyboard as soon as it is there.
fn request_keyboard(ui: &Ui, list: Id) {
    ui.data_mut(|data| data.insert_temp(list.with(KEYBOARD_REQUEST), true));
}

/// The list of those in the other paragraph, which the pane's menu opens beside it.
pub(super) fn across(panes: &mut Panes<'_>, pane: PaneId, beside: &Response) {
    let PaneId::Strategy(strategy) = pane else { return };
    let Some(view) = panes.collisions.across(strategy) else { return };
    let popup = Popup::from_response(beside).id(across_id(strategy)).open_memory(None);
    show_list(popup, panes, strategy, view);
}

/// Shows a list of collisions while it is open; whether it is.
fn show_list(popup: Popup<'_>, panes: &mut Panes<'_>, strategy: StrategyId, view: &CollisionsView) -> bool {
    let (id, name) = (popup.get_id(), accessible_text(panes.inspection.name.characters()));
    let popup = popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let popup = popup.accessible_name(format!("Names that look like {name}: {}", view.badge));
    popup.show(|ui| list(ui, panes, id, strategy, view)).is_some()
}

fn list(ui: &mut Ui, panes: &mut Panes<'_>, id: Id, strategy: StrategyId, view: &CollisionsView) {
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
    ScrollArea::both().max_height(height * 8.0).show_rows(ui, CELL.y, view.collisions.len(), |ui, rows| {
        for collision in &view.collisions[rows] {
            let open = row(ui, panes, collision);
            // While it measures itself nothing in it can have the keyboard.
            let can_have_it = ui.is_visible() && !ui.is_sizing_pass();
            if can_have_it
                && ui.data_mut(|data| data.remove_temp::<bool>(id.with(KEYBOARD_REQUEST))).is_some()
            {
                open.request_focus();
            }
        }
        reveal::focused(ui);
    });
}

/// A collision; gives the button that opens it.
fn row(ui: &mut Ui, panes: &mut Panes<'_>, collision: &CollisionView) -> Response {
    tall_row(ui, CELL.y, |ui| {
        let open = ui.button("Open");
        accessibility::button(&open, &format!("Open {}", accessible_text(collision.name.characters())));
        if open.clicked() {
            panes.commands.push(Command::OpenName(collision.name.text()));
            ui.close();
        }
        let sign = if collision.refusal.is_some() { "Refused by IDNA2008" } else { "Permitted by IDNA2008" };
        let verdict = signs::verdict(ui, collision.verdict);
        accessibility::picture(&verdict, sign);
        verdict.on_hover_text(sign);
        small_cells::show(ui, panes.lines, collision.name.characters());
        ui.weak(collision.details());
        open
    })
}
