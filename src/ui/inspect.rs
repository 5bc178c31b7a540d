//! The tab Inspect: the name field, the labels as chips, and the panes.

use eframe::egui::{self, CentralPanel, Frame, Margin, Panel, RichText, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::layout::Invisibles;
use crate::name::Character;
use crate::order::Strategy;
use crate::verdict::Verdict;
use crate::view::Inspection;

use super::app::App;
use super::lines::{Colouring, LINE_HEIGHT, Lines, tall_row};
use super::lit::{self, Lit};
use super::panes::{Command, Panes};
use super::theme::Palette;
use super::{name_entry, signs, start_page};

/// The size of a label's chip, in points an em.
const CHIP: f32 = 16.0;
/// The size of the shaped line under the field, in points an em.
const LINE: f32 = 26.0;
/// The lowest height of the panes, in points: in a lower window they scroll.
const LOWEST_PANES: f32 = 870.0;

/// Shows the tab on the ground that the window has.
pub(super) fn show(ui: &mut Ui, app: &mut App, ground: Frame, commands: &mut Vec<Command>) {
    Panel::top("name").frame(ground).show(ui, |ui| show_name(ui, app, commands));
    CentralPanel::default().frame(ground).show(ui, |ui| match &app.inspection {
        None => start_page::show(ui, app, commands),
        Some(inspection) => {
            let (lines, lit) = (&mut app.lines, &mut app.lit);
            let invisibles =
                if app.settings.show_invisibles { Invisibles::Marked } else { Invisibles::Hidden };
            let mut panes = Panes {
                inspection,
                lines,
                lit,
                twins: &app.twins,
                invisibles,
                tracer: &mut app.tracer,
                traced: &mut app.settings.trace,
                notation: app.settings.notation,
                choices: &mut app.settings.choices,
                clip: ui.clip_rect(),
                commands: Vec::new(),
            };
            let chosen = panes.choices.clone();
            egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                panes.clip = ui.clip_rect();
                app.settings.panes.set_height(ui.available_height().max(LOWEST_PANES));
                app.settings.panes.ui(&mut panes, ui);
            });
            if chosen != *panes.choices {
                commands.push(Command::Choose);
            }
            commands.append(&mut panes.commands);
        }
    });
}

/// The name: how it is written, what it shows, and its labels.
fn show_name(ui: &mut Ui, app: &mut App, commands: &mut Vec<Command>) {
    name_entry::show(ui, app, commands);
    if let Some(error) = &app.error {
        let colour = Palette::current(ui).bad;
        ui.horizontal_wrapped(|ui| {
            signs::verdict(ui, Verdict::Violated);
            let response = ui.colored_label(colour, error.to_string());
            response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, error.to_string()));
            if app.inspection.is_some() {
                ui.weak("What stands below is the last name that could be read.");
            }
        });
    }
    if let Some(inspection) = &app.inspection {
        // What is typed in another notation, or as an A-label, is not what the name looks like.
        if !name_entry::shows_the_name(app) {
            picture(ui, &mut app.lines, &mut app.lit, inspection, app.settings.field_order);
        }
        chips(ui, &mut app.lines, &mut app.lit, inspection);
    }
}

/// What the name looks like in the field's order.
fn picture(ui: &mut Ui, lines: &mut Lines, lit: &mut Lit, inspection: &Inspection, order: Strategy) {
    let line = lines.ordered(inspection.name.characters(), order);
    let from_right = line.line().paragraph().is_right_to_left();
    let area = egui::ScrollArea::horizontal()
        .id_salt(("line under the field", from_right))
        .stick_to_right(from_right);
    area.show(ui, |ui| lit::line(ui, lines, lit, &line, LINE, "The name, the line"));
}

/// The labels as chips, and the verdict of the whole name.
fn chips(ui: &mut Ui, lines: &mut Lines, lit: &mut Lit, inspection: &Inspection) {
    const MOST: usize = 24;
    let palette = Palette::current(ui);
    let show = |ui: &mut Ui| {
        let view = &inspection.verdict_view;
        let text = format!("RFC 5893: {}", view.verdict.id().replace('-', " "));
        ui.colored_label(palette.verdict(view.verdict), text);
        for label in inspection.labels.iter().take(MOST) {
            let characters = &inspection.name.characters()[label.range.clone()];
            let line = lines.ordered(characters, Strategy::UbaAuto);
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
                        ui.label(RichText::new(a_label).small().weak());
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
    };
    // Many labels scroll in one row, so that they leave the panes their room.
    egui::ScrollArea::horizontal().id_salt("chips").show(ui, |ui| {
        tall_row(ui, LINE_HEIGHT * CHIP + 2.0, show);
    });
}

fn is_ascii(characters: &[Character]) -> bool {
    characters.iter().all(|it| it.scalar.is_ascii())
}
