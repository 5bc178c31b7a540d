//! What the window shows while no name is typed: a friendly start.

use eframe::egui::Ui;

use bidiscope_bidi::name::InputType;
use bidiscope_report::examples::{ExampleName, examples};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::example_row::{self, EXAMPLE};
use super::super::lines::{LINE_HEIGHT, Lines, tall_row};
use super::super::reveal;
use super::super::theme::introduction;

/// Invites the user to type, with an example of each group to click; all of them are in the menu. Where text is to be read, with
/// all those of text.
pub(super) fn show(ui: &mut Ui, kind: InputType, lines: &mut Lines, commands: &mut Vec<Command>) {
    ui.vertical(|ui| {
        let is_text = kind == InputType::Text;
        let explained = if is_text { message!(start_explained_text) } else { message!(start_explained) };
        introduction(ui, message!(start_title).static_text(), [explained]);
        let groups = || {
            let all = examples().chunk_by(|one, other| one.group_heading == other.group_heading);
            all.flat_map(|it| if is_text { it } else { &it[..1] })
        };
        let is_of_kind =
            |it: &&ExampleName| !is_text || it.input().is_some_and(|it| it.input_type() == InputType::Text);
        let shown = || groups().filter(is_of_kind);
        let width = example_row::width_of_titles(ui, shown());
        let mut group = "";
        for example in shown() {
            ui.add_space(6.0);
            if std::mem::replace(&mut group, &example.group_heading) != example.group_heading {
                ui.strong(&example.group_heading);
            }
            tall_row(ui, LINE_HEIGHT * EXAMPLE, |ui| {
                if example_row::show(ui, lines, example, width).clicked() {
                    commands.push(Command::Open(example_row::written(example)));
                }
            });
        }
        reveal::focused(ui);
    });
}
