//! The details: what is explained of the selected display, in tabs.

mod characters;
pub(super) mod detail_pane;
mod remedies;
mod rules;
mod ruleset;
mod ruleset_pages;
pub(super) mod section;
mod strategy;
mod variants;
mod why;

use eframe::egui::{Button, Context, Id, Role, ScrollArea, Ui, UiBuilder};

use bidiscope_bidi::name::InputType;
use bidiscope_report::titles::Titled;

use super::super::command::Command;
use super::super::settings::{DetailTab, PaneId, Settings};
use super::super::widgets::Roving;
use super::super::{accessibility, reveal};
use super::ctx::Ctx;
use super::{collisions, trace};

use detail_pane::DetailPane;
pub(super) use ruleset_pages::RulesetPages;

/// What shows a pane of the details: a new one is a file with its implementation of [`DetailPane`], and its line here.
fn pane_of(tab: DetailTab) -> &'static dyn DetailPane {
    match tab {
        DetailTab::Why => &why::Why,
        DetailTab::Steps => &trace::Steps,
        DetailTab::Remedies => &remedies::Remedies,
        DetailTab::Characters => &characters::Characters,
        DetailTab::SameDisplay => &collisions::SameDisplay,
        DetailTab::Rules => &rules::Rules,
        DetailTab::Strategy => &strategy::StrategyEditor,
    }
}

/// The height below which a pane says nothing, with the tabs, in points.
pub(crate) fn least_height(tab: DetailTab) -> f32 {
    pane_of(tab).least_height()
}

/// Shows the tabs, where they are not shown elsewhere, and the pane that is open.
pub(crate) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, has_tabs: bool) {
    let builder = UiBuilder::new()
        .accessibility_label(
            PaneId::Details.title(ctx.report.input.input_type(), &ctx.settings.session.choices),
        )
        .accessibility_role(Role::Region);
    ui.scope_builder(builder, |ui| {
        accessibility::bounds(ui, ui.max_rect());
        if has_tabs {
            let kind = ctx.report.input.input_type();
            ui.horizontal_wrapped(|ui| tabs(ui, kind, ctx.settings, ctx.commands));
            ui.add_space(4.0);
        }
        let tab = ctx.settings.session.panes.detail.within(ctx.report.input.input_type());
        let pane = pane_of(tab);
        if !pane.is_scrolled() {
            return pane.show(ui, ctx);
        }
        ScrollArea::vertical().id_salt(tab.id()).auto_shrink(false).show(ui, |ui| {
            pane.show(ui, ctx);
            reveal::focused_in_text(ui);
        });
    });
}

/// Adds the tabs for an input of this kind to a row; whether a click or a key opened one.
pub(crate) fn tabs(ui: &mut Ui, kind: InputType, settings: &Settings, commands: &mut Vec<Command>) -> bool {
    let mut is_chosen = false;
    let open = settings.session.panes.detail.within(kind);
    let all = DetailTab::of_kind(kind);
    let tabs = Roving::row(tabs_id(), all.len());
    for (at, &tab) in all.iter().enumerate() {
        let is_open = open == tab;
        let button = Button::selectable(is_open, tab.title());
        let (button, target) = tabs.add(ui, (at, is_open), button);
        accessibility::chosen(&button, Role::Tab, is_open, || tab.title());
        if let Some(chosen) = target.or_else(|| button.clicked().then_some(at)) {
            let chosen = all.get(chosen).copied().unwrap_or_default();
            commands.push(Command::change(move |it| it.session.panes.detail = chosen));
            is_chosen = true;
        }
    }
    is_chosen
}

fn tabs_id() -> Id {
    Id::unique("tabs of the details")
}

/// Gives the tab that is open the keyboard.
pub(crate) fn focus(context: &Context) {
    Roving::request_keyboard(context, tabs_id());
}
