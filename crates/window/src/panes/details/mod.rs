//! The details: what is explained of the selected display, in tabs.

mod rules;
mod variants;
mod why;

use eframe::egui::{RichText, Role, ScrollArea, Ui};

use bidiscope_bidi::order::Strategy;
use bidiscope_present::message;
use bidiscope_present::view::StrategyId;

use super::super::accessibility;
use super::super::captions;
use super::super::reveal;
use super::super::settings::{Caption, DetailTab, PaneId};
use super::{Panes, choices, collisions, logical, own, trace};

/// Shows the tabs, and the one that is open.
pub(crate) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let builder = eframe::egui::UiBuilder::new()
        .accessibility_label(PaneId::Details.title(panes.choices))
        .accessibility_role(Role::Region);
    ui.scope_builder(builder, |ui| {
        captions::mark(ui, Caption::Trace, ui.max_rect());
        accessibility::bounds(ui, ui.max_rect());
        tabs(ui, panes);
        ui.add_space(4.0);
        let id = panes.traced.strategy;
        match panes.arrangement.detail {
            DetailTab::Why => scrolled(ui, "why", |ui| why::show(ui, panes, id)),
            DetailTab::Steps => trace::show(ui, panes),
            DetailTab::Rules => rules::show(ui, panes),
            DetailTab::Variants => variants::show(ui, panes),
            DetailTab::Characters => logical::show_cells(ui, panes),
            DetailTab::SameDisplay => scrolled(ui, "same display", |ui| collisions::show(ui, panes, id)),
            DetailTab::Strategy => scrolled(ui, "strategy", |ui| strategy(ui, panes, id)),
        }
    });
}

/// The tabs.
fn tabs(ui: &mut Ui, panes: &mut Panes<'_>) {
    ui.horizontal_wrapped(|ui| {
        for tab in DetailTab::ALL {
            let is_open = panes.arrangement.detail == tab;
            let label = ui.selectable_label(is_open, tab.title());
            accessibility::chosen(&label, Role::Tab, is_open, || tab.title());
            if label.clicked() {
                panes.arrangement.detail = tab;
            }
        }
    });
}

fn scrolled(ui: &mut Ui, id: &str, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
        contents(ui);
        reveal::focused(ui);
    });
}

/// The options of a display, or the editor of a custom strategy.
fn strategy(ui: &mut Ui, panes: &mut Panes<'_>, id: StrategyId) {
    match id {
        StrategyId::Custom(_) => own::show(ui, panes, id),
        StrategyId::BuiltIn(Strategy::Logical) => {
            ui.label(RichText::new(message!(logical_order_explained).to_string()).weak());
        }
        StrategyId::BuiltIn(_) => {
            if let Some(view) = panes.inspection.strategy(id) {
                choices::show(ui, panes, view);
            }
        }
    }
}
