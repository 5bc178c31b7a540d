//! The title bar of a pane: whose display it is, which others show the same, what a reader should notice, and
//! what can be chosen. Nothing of it is ever cut off: what finds no room first_row the title stands in rows below.

use eframe::egui::{self, Align, Color32, FontId, Layout, Response, Sense, TextStyle, Ui, UiBuilder, vec2};

use super::super::accessibility;
use super::super::settings::PaneId;
use super::super::titles::Titles;
use super::{Panes, badge, choices, collisions, menu};

/// The padding of the bar's buttons, in points.
pub(super) const PADDING: egui::Vec2 = vec2(4.0, 0.0);

/// What stands in the first row first_row the title; the rest stands below it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FirstRow {
    /// Badges and choices.
    Everything,
    /// What can be chosen.
    PaneSettings,
    /// Nothing but the menu.
    Menu,
}

/// Shows it; dragging the title moves the pane. None of its buttons is a Tab stop: the pane's menu offers the
/// same, and a key opens it.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) -> Response {
    ui.spacing_mut().button_padding = PADDING;
    let (title, first_row) = plan(ui, panes, pane);
    let height = ui.spacing().interact_size.y;
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    let mut bar = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    menu::show(&mut bar, panes, pane);
    if first_row != FirstRow::Menu {
        choices::show(&mut bar, panes, pane);
    }
    if first_row == FirstRow::Everything {
        collisions::badge(&mut bar, panes, pane);
        badge::show(&mut bar, panes, pane);
    }
    let left = Layout::left_to_right(Align::Center);
    let response = bar.with_layout(left, |ui| {
        badge::outcome(ui, panes, pane);
        let titles = Titles::new(panes.lines);
        let response = titles.label(ui, &title, Sense::DRAG).on_hover_cursor(egui::CursorIcon::Grab);
        response.on_hover_ui(|ui| {
            titles.label(ui, pane.title(panes.choices), Sense::HOVER);
        })
    });
    accessibility::from_left(&bar);
    if first_row != FirstRow::Everything && has_rest(panes, pane, first_row) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding = PADDING;
            ui.spacing_mut().item_spacing.y = 2.0;
            badge::show(ui, panes, pane);
            collisions::badge(ui, panes, pane);
            if first_row == FirstRow::Menu {
                choices::show(ui, panes, pane);
            }
        });
    }
    response.inner
}

/// Whether anything stands in the rows below the first.
fn has_rest(panes: &Panes<'_>, pane: PaneId, first_row: FirstRow) -> bool {
    let has_choices = first_row == FirstRow::Menu && !choices::titles(panes, pane).is_empty();
    has_choices || !badge::texts(panes, pane).is_empty() || collisions::text(panes, pane).is_some()
}

/// Which title there is room for, and what first_row it: rather the whole title than what can stand below.
fn plan(ui: &Ui, panes: &mut Panes<'_>, pane: PaneId) -> (String, FirstRow) {
    let gap = ui.spacing().item_spacing.x;
    let small = TextStyle::Small.resolve(ui.style());
    let body = TextStyle::Body.resolve(ui.style());
    let button = |text: &str| width_of(ui, text, &small) + 2.0 * PADDING.x + gap;
    let badge = |text: &str| width_of(ui, text, &small) + 2.0 * badge::MARGIN + gap;
    let sign = if badge::has_outcome(panes, pane) { badge::SIGN + gap } else { 0.0 };
    let room = ui.available_width() - sign - width_of(ui, menu::SIGN, &body) - 2.0 * PADDING.x - gap;
    let choices: f32 = choices::titles(panes, pane).iter().map(|it| button(it)).sum();
    let badges: f32 = badge::texts(panes, pane).iter().map(|it| badge(it)).sum();
    let collisions = collisions::text(panes, pane).map_or(0.0, |it| button(&it));
    let title = Titles::new(panes.lines).width(ui, pane.title(panes.choices));
    if title + choices + badges + collisions <= room {
        (pane.title(panes.choices).to_owned(), FirstRow::Everything)
    } else if title + choices <= room {
        (pane.title(panes.choices).to_owned(), FirstRow::PaneSettings)
    } else if title <= room {
        (pane.title(panes.choices).to_owned(), FirstRow::Menu)
    } else {
        (capitalised(pane.short_title(panes.choices)), FirstRow::Menu)
    }
}

/// As the beginning of a line.
fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

/// How wide a text is, in points.
pub(super) fn width_of(ui: &Ui, text: &str, font: &FontId) -> f32 {
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER)).size().x
}
