//! The top of the window: name field, notation, menus, and the labels as chips.

use eframe::egui::{
    self, Align, ComboBox, Frame, Id, Layout, Margin, RichText, Role, Sense, Stroke, TextEdit, Ui,
    WidgetInfo, vec2,
};

use crate::examples::{Example, examples};
use crate::name::{MAX_BYTES, Notation};
use crate::order::Strategy;
use crate::verdict::Verdict;
use crate::view::Inspection;

use super::app::App;
use super::lines::Colouring;
use super::panes::Command;
use super::settings::PaneId;
use super::signs;
use super::theme::Palette;

/// The identity of the name field, for Ctrl+L.
pub(super) fn field_id() -> Id {
    Id::unique("name field")
}

/// The size of a label's chip, in points an em.
const CHIP: f32 = 16.0;
/// The size of the shaped line under the field, in points an em.
const LINE: f32 = 26.0;

/// Shows the top of the window.
pub(super) fn show(ui: &mut Ui, app: &mut App, commands: &mut Vec<Command>) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.heading("bidiscope");
        if let Some(message) = &app.message {
            ui.add_space(12.0);
            ui.weak(message);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            theme_switch(ui);
            zoom(ui);
            panes_menu(ui, app, commands);
            examples_menu(ui, app, commands);
        });
    });
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        notation(ui, app, commands);
        name_field(ui, app, commands);
    });
    if let Some(error) = &app.error {
        let colour = Palette::current(ui).bad;
        ui.horizontal_wrapped(|ui| {
            signs::verdict(ui, Verdict::Violated);
            let response = ui.colored_label(colour, error.to_string());
            response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, error.to_string()));
        });
    }
    if let Some(inspection) = &app.inspection {
        ui.add_space(2.0);
        let name = inspection.name.characters();
        let line = app.lines.line(name, &Strategy::UbaLtr.order(name));
        egui::ScrollArea::horizontal().id_salt("line under the field").show(ui, |ui| {
            app.lines.add(ui, &line, LINE, Colouring::ByClass);
        });
        chips(ui, &mut app.lines, &mut app.lit, inspection);
    }
    ui.add_space(4.0);
}

fn theme_switch(ui: &mut Ui) {
    let mut preference = ui.ctx().options(|options| options.theme_preference);
    let label = match preference {
        egui::ThemePreference::System => "Theme: system",
        egui::ThemePreference::Light => "Theme: light",
        egui::ThemePreference::Dark => "Theme: dark",
    };
    ui.menu_button(label, |ui| {
        for (choice, text) in [
            (egui::ThemePreference::System, "As the system"),
            (egui::ThemePreference::Light, "Light"),
            (egui::ThemePreference::Dark, "Dark"),
        ] {
            if ui.radio_value(&mut preference, choice, text).clicked() {
                ui.ctx().set_theme(choice);
                ui.close();
            }
        }
    });
}

fn zoom(ui: &mut Ui) {
    let factor = ui.ctx().zoom_factor();
    let button = |ui: &mut Ui, text: &str, name: &str| {
        let response = ui.add(egui::Button::new(text).min_size(vec2(22.0, 0.0))).on_hover_text(name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        response.clicked()
    };
    if button(ui, "+", "Zoom in (Ctrl +)") {
        egui::gui_zoom::zoom_in(ui.ctx());
    }
    if ui.button(format!("{:.0}%", factor * 100.0)).on_hover_text("Zoom to 100% (Ctrl 0)").clicked() {
        ui.ctx().set_zoom_factor(1.0);
    }
    if button(ui, "\u{2013}", "Zoom out (Ctrl -)") {
        egui::gui_zoom::zoom_out(ui.ctx());
    }
}

fn panes_menu(ui: &mut Ui, app: &App, commands: &mut Vec<Command>) {
    ui.menu_button("Panes", |ui| {
        for pane in PaneId::all() {
            let mut shown = app.settings.is_shown(pane);
            if ui.checkbox(&mut shown, pane.title()).changed() {
                commands.push(if shown { Command::Show(pane) } else { Command::Hide(pane) });
            }
        }
        ui.separator();
        if ui.button("Put all panes back").clicked() {
            commands.push(Command::ResetPanes);
            ui.close();
        }
    });
}

fn examples_menu(ui: &mut Ui, app: &mut App, commands: &mut Vec<Command>) {
    ui.menu_button("Examples", |ui| {
        for group in examples().chunk_by(|one, other| one.group == other.group) {
            ui.menu_button(&group[0].group, |ui| {
                egui::ScrollArea::vertical().max_height(480.0).show(ui, |ui| {
                    for example in group {
                        if example_row(ui, app, example).clicked() {
                            commands.push(Command::Open(example.name.clone(), example.notation));
                            ui.close();
                        }
                    }
                });
            });
        }
    });
}

/// An example: its name as a line, and what it shows.
pub(super) fn example_row(ui: &mut Ui, app: &mut App, example: &Example) -> egui::Response {
    let response = ui.button(&example.title);
    if let Ok(name) = crate::name::Name::read(&example.name, example.notation) {
        let characters = name.characters();
        let line = app.lines.line(characters, &Strategy::UbaLtr.order(characters));
        app.lines.add(ui, &line, CHIP, Colouring::ByClass);
    }
    response
}

fn notation(ui: &mut Ui, app: &App, commands: &mut Vec<Command>) {
    let mut chosen = app.settings.notation;
    let combo = ComboBox::from_id_salt("notation").selected_text(chosen.id()).width(96.0);
    let response = combo.show_ui(ui, |ui| {
        for notation in Notation::ALL {
            let text = format!("{notation}: {}", notation.alphabet());
            ui.selectable_value(&mut chosen, notation, text);
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Notation"));
    if chosen != app.settings.notation {
        commands.push(Command::Rewrite(chosen));
    }
}

fn name_field(ui: &mut Ui, app: &mut App, commands: &mut Vec<Command>) {
    let mut text = app.settings.input.clone();
    let field = TextEdit::singleline(&mut text)
        .id(field_id())
        .font(egui::FontId::proportional(20.0))
        .hint_text("Type or paste a domain name")
        .desired_width(f32::INFINITY)
        .char_limit(MAX_BYTES);
    let response = ui.add(field).accessible_name("Name");
    if response.changed() {
        commands.push(Command::Open(text, app.settings.notation));
    }
}

/// The labels as chips, and the verdict of the whole name.
fn chips(ui: &mut Ui, lines: &mut super::lines::Lines, lit: &mut super::lit::Lit, inspection: &Inspection) {
    const MOST: usize = 64;
    let palette = Palette::current(ui);
    ui.horizontal_wrapped(|ui| {
        for label in inspection.labels.iter().take(MOST) {
            let characters = &inspection.name.characters()[label.range.clone()];
            let line = lines.line(characters, &Strategy::UbaAuto.order(characters));
            let colour = palette.verdict(label.verdict);
            let frame = Frame::new()
                .fill(palette.pane)
                .stroke(Stroke::new(1.0, colour))
                .corner_radius(10)
                .inner_margin(Margin::symmetric(8, 1));
            let response = frame
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    lines.add(ui, &line, CHIP, Colouring::ByClass);
                    if let Some(a_label) = label.a_label.as_ref().filter(|_| !is_ascii(characters)) {
                        ui.add(egui::Label::new(RichText::new(a_label).small().weak()).truncate());
                    }
                    signs::verdict(ui, label.verdict);
                })
                .response;
            let response = ui.interact(response.rect, response.id.with("chip"), Sense::HOVER);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label.description));
            if response.hovered() {
                lit.light(label.range.start);
            }
            response.on_hover_text(&label.description);
        }
        let more = inspection.labels.len().saturating_sub(MOST);
        if more > 0 {
            ui.weak(format!("and {more} more labels"));
        }
        let view = &inspection.verdict_view;
        let text = format!("RFC 5893: {}", view.verdict.id().replace('-', " "));
        ui.colored_label(palette.verdict(view.verdict), text);
    });
}

fn is_ascii(characters: &[crate::name::Character]) -> bool {
    characters.iter().all(|it| it.scalar.is_ascii())
}
