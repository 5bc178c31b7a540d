//! The trace pane: every step by which a strategy arrives at its display.

mod about;
mod picture;
mod table;

use eframe::egui::{Button, ComboBox, Rect, Response, Role, Slider, Ui, UiBuilder, WidgetInfo};

use crate::order::Strategy;
use crate::uba::Edition;
use crate::view::{TraceView, editions_differ};

use super::Panes;

/// From this width on the picture stands beside the table, in points.
const WIDE: f32 = 560.0;

/// Shows what can be chosen, the picture of the line with the sentences about it, and the table.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let characters = panes.inspection.name.characters();
    let has_editions = editions_differ(characters);
    let edition = if has_editions { panes.traced.edition } else { Edition::Today };
    let view = panes.tracer.view(characters, panes.traced.strategy, edition);
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal_wrapped(|ui| {
        strategies(ui, panes);
        if has_editions {
            editions(ui, panes);
        }
        steps(ui, panes, &view);
    });
    difference(ui, panes);
    let area = ui.available_rect_before_wrap();
    let (first, second) = if area.width() >= WIDE {
        let (left, right) =
            area.split_left_right_at_x(area.left() + (area.width() * 0.38).clamp(230.0, 460.0));
        (left.with_max_x(left.right() - 8.0), right)
    } else {
        area.split_top_bottom_at_y(area.top() + (area.height() * 0.45).min(170.0))
    };
    within(ui, first, |ui| about::show(ui, panes, &view));
    within(ui, second, |ui| table::show(ui, panes, &view));
    ui.advance_cursor_after_rect(area);
}

fn within(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.shrink_clip_rect(rect.expand(2.0));
        contents(ui);
    });
}

fn named(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
}

fn strategies(ui: &mut Ui, panes: &mut Panes<'_>) {
    let chosen = &mut panes.traced.strategy;
    let combo = ComboBox::from_id_salt("traced strategy").selected_text(chosen.short_title()).width(110.0);
    let shown = combo.show_ui(ui, |ui| {
        for strategy in Strategy::ALL {
            ui.selectable_value(chosen, strategy, strategy.title());
        }
    });
    named(&shown.response, "Strategy to trace");
}

fn editions(ui: &mut Ui, panes: &mut Panes<'_>) {
    let chosen = &mut panes.traced.edition;
    let combo = ComboBox::from_id_salt("traced edition").selected_text(short_title(*chosen)).width(110.0);
    let shown = combo.show_ui(ui, |ui| {
        for edition in Edition::ALL {
            ui.selectable_value(chosen, edition, edition.title());
        }
    });
    named(&shown.response, "Classes to go by");
    shown.response.on_hover_text(
        "In the Unicode of 2001, which the paper knew, hyphen-minus and plus were European terminators \
         (ET) and the solidus a European separator (ES).",
    );
}

const fn short_title(edition: Edition) -> &'static str {
    match edition {
        Edition::Today => "today's classes",
        Edition::Unicode31 => "classes of 2001",
    }
}

/// The step that is looked at: buttons, a slider, its number; and which steps have a row.
fn steps(ui: &mut Ui, panes: &mut Panes<'_>, view: &TraceView) {
    let rows = view.rows(panes.traced.with_idle);
    let last = rows.len() - 1;
    let mut row = view.row_of(panes.tracer.step(), panes.traced.with_idle);
    let shown = row;
    let mut button = |ui: &mut Ui, sign: &str, name: &str, target: usize| {
        let response = ui.add_enabled(target != shown, Button::new(sign)).on_hover_text(name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, target != shown, name));
        if response.clicked() {
            row = target;
        }
    };
    button(ui, "\u{23EE}", "First step", 0);
    button(ui, "\u{23F4}", "Step before", shown.saturating_sub(1));
    button(ui, "\u{23F5}", "Next step", (shown + 1).min(last));
    button(ui, "\u{23ED}", "Last step", last);
    ui.spacing_mut().slider_width = 110.0;
    let slider = Slider::new(&mut row, 0..=last.max(1)).show_value(false);
    ui.add_enabled(last > 0, slider).accessible_name("Step");
    row = row.min(last);
    if row != shown {
        panes.tracer.look_at(rows[row]);
    }
    ui.weak(format!("step {} of {}", view.steps[rows[row]].number, view.steps.len()));
    ui.checkbox(&mut panes.traced.with_idle, "rules that change nothing");
}

/// Where the strategy parts from another, and which step does it.
fn difference(ui: &mut Ui, panes: &mut Panes<'_>) {
    let own = panes.traced.strategy;
    let mut other = panes.traced.against;
    if other == own {
        other = if own == Strategy::OneToOne { Strategy::UbaLtr } else { Strategy::OneToOne };
    }
    ui.horizontal_wrapped(|ui| {
        ui.weak("beside");
        let combo = ComboBox::from_id_salt("strategy beside").selected_text(other.short_title()).width(90.0);
        let shown = combo.show_ui(ui, |ui| {
            for strategy in Strategy::ALL.into_iter().filter(|&it| it != own) {
                if ui.selectable_label(other == strategy, strategy.title()).clicked() {
                    panes.traced.against = strategy;
                }
            }
        });
        named(&shown.response, "Strategy to compare with");
        let Some(difference) = panes.tracer.difference(other, panes.notation) else { return };
        let Some(step) = difference.step else {
            ui.label(&difference.sentence);
            return;
        };
        if ui.link(&difference.sentence).on_hover_text("Look at the step that does it").clicked() {
            panes.tracer.look_at(step - 1);
            if let Some(character) = difference.character {
                panes.lit.tell(character);
            }
        }
    });
}
