//! What the window shows while no name is typed: a friendly start.

use eframe::egui::Ui;

use bidiscope_report::examples::examples;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::example_row::{self, EXAMPLE};
use super::super::lines::{LINE_HEIGHT, Lines, tall_row};
use super::super::reveal;
use super::super::theme::introduction;

/// How many examples of each group are shown here; all of them are in the menu.
const EXAMPLES_A_GROUP: usize = 2;

/// Invites the user to type, with examples to click.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, commands: &mut Vec<Command>) {
    ui.vertical(|ui| {
        introduction(ui, message!(start_title).fixed(), [message!(start_explained)]);
        ui.add_space(8.0);
        ui.label(message!(start_examples).fixed());
        let groups = || examples().chunk_by(|one, other| one.group == other.group);
        let shown = groups().flat_map(|group| group.iter().take(EXAMPLES_A_GROUP));
        let width = example_row::width_of_titles(ui, shown);
        for group in groups() {
            ui.add_space(6.0);
            ui.strong(&group[0].group);
            for example in group.iter().take(EXAMPLES_A_GROUP) {
                tall_row(ui, LINE_HEIGHT * EXAMPLE, |ui| {
                    if example_row::show(ui, lines, example, width).clicked() {
                        commands.push(Command::Open(example.name.clone(), example.notation));
                    }
                });
            }
        }
        reveal::focused(ui);
    });
}
