//! What the window shows while no name is typed: a friendly start.

use eframe::egui::Ui;

use bidiscope_report::examples::examples;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::example_row::{self, EXAMPLE};
use super::super::lines::{LINE_HEIGHT, Lines, tall_row};
use super::super::reveal;
use super::super::theme::introduction;

/// Invites the user to type, with an example of each group to click; all of them are in the menu.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, commands: &mut Vec<Command>) {
    ui.vertical(|ui| {
        introduction(ui, message!(start_title).fixed(), [message!(start_explained)]);
        let first_of_groups = || examples().chunk_by(|one, other| one.group == other.group).map(|it| &it[0]);
        let width = example_row::width_of_titles(ui, first_of_groups());
        for example in first_of_groups() {
            ui.add_space(6.0);
            ui.strong(&example.group);
            tall_row(ui, LINE_HEIGHT * EXAMPLE, |ui| {
                if example_row::show(ui, lines, example, width).clicked() {
                    commands.push(Command::Open(example_row::written(example)));
                }
            });
        }
        reveal::focused(ui);
    });
}
