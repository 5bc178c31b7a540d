//! What lies behind a cell of the table: the counts of each length, and the smallest counterexamples.

use eframe::egui::{Button, Grid, ScrollArea, Ui};

use crate::order::Display;
use crate::view::{StudyDetail, StudySequence};

use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, Lines, tall_row};
use super::super::reveal;
use super::super::small_cells::{self, CELL};

/// The size of a display, in points an em.
const LINE: f32 = 22.0;

/// Shows it.
pub(super) fn show(ui: &mut Ui, detail: &StudyDetail, lines: &mut Lines, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(detail.display.title());
        ui.label(detail.property.statement());
    });
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            Grid::new("lengths").striped(true).show(ui, |ui| {
                for title in ["length", "cases", "counterexamples"] {
                    ui.weak(title);
                }
                ui.end_row();
                for (length, cases, counterexamples) in &detail.lengths {
                    ui.label(length.to_string());
                    ui.label(cases.to_string());
                    ui.label(counterexamples.to_string());
                    ui.end_row();
                }
            });
            ui.add_space(16.0);
            ui.vertical(|ui| {
                for example in &detail.examples {
                    for sequence in &example.sequences {
                        show_sequence(ui, sequence, &detail.display, lines, commands);
                    }
                    ui.separator();
                }
            });
        });
        reveal::focused(ui);
    });
}

/// A sequence in logical order, and what is shown of it.
fn show_sequence(
    ui: &mut Ui,
    sequence: &StudySequence,
    display: &Display,
    lines: &mut Lines,
    commands: &mut Vec<Command>,
) {
    tall_row(ui, CELL.y.max(LINE_HEIGHT * LINE), |ui| {
        small_cells::show(ui, lines, &sequence.characters).on_hover_text(&sequence.classes);
        ui.weak("shows");
        let line = lines.ordered(&sequence.characters, display);
        lines.add(ui, &line, LINE, Colouring::ByClass);
        let button = ui.add_enabled(sequence.is_name, Button::new("Inspect"));
        if button.on_disabled_hover_text("It cannot be read as a name: a label is empty").clicked() {
            commands.push(Command::OpenName(sequence.text.clone()));
        }
    });
}
