//! The rows of a page: what is printed, the name, how displays show it, and what is told of it.

use eframe::egui::{Frame, Label, RichText, Stroke, Ui, vec2};

use bidiscope_bidi::order::Strategy;
use bidiscope_report::documents::DocumentExampleName;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{LearnPageRow, LearnRowDisplay};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::lines::{Colouring, Lines};
use super::super::theme::Palette;
use super::super::{accessibility, small_cells};

/// The size of a line, in points an em, and how wide a column is at least, in points.
const LINE: f32 = 24.0;
const COLUMN: f32 = 124.0;
/// What stands round a column, in points.
const AROUND: f32 = 10.0;

/// Shows the rows.
pub(super) fn show(ui: &mut Ui, rows: &[LearnPageRow], lines: &mut Lines, commands: &mut Vec<Command>) {
    let parting = rows.iter().filter(|it| it.has_difference()).count();
    if parting > 0 {
        ui.weak(message!(learn_rows_differ, count = parting).to_string());
        ui.add_space(4.0);
    }
    for row in rows {
        show_row(ui, row, lines, commands);
        ui.add_space(4.0);
    }
}

fn show_row(ui: &mut Ui, row: &LearnPageRow, lines: &mut Lines, commands: &mut Vec<Command>) {
    let palette = Palette::current(ui);
    Frame::new().fill(palette.pane).corner_radius(6).inner_margin(8).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            if let Some(opens) = &row.example_to_inspect {
                let name = message!(learn_inspect_row, row = &row.row_title).to_string();
                inspect_button(ui, &name, opens, commands);
            }
            ui.strong(&row.row_title);
            ui.weak(row.text_in_document);
        });
        columns(ui, row, lines);
        if !row.program_answer.is_empty() {
            ui.add(Label::new(&row.program_answer).wrap());
        }
        if let Some(note) = row.document_note {
            let text = message!(learn_note, kind = note.note_kind.id(), note = note.sentence()).to_string();
            let text = RichText::new(text);
            let is_wrong = note.note_kind.is_error_or_contradiction();
            ui.add(Label::new(if is_wrong { text.color(palette.warning) } else { text }).wrap());
        }
    });
}

/// The button that opens the name of a row, with the display that it is about, called `name` for a screen reader.
fn inspect_button(ui: &mut Ui, name: &str, opens: &DocumentExampleName, commands: &mut Vec<Command>) {
    let response = ui.button(message!(learn_inspect).static_text());
    accessibility::button(&response, name);
    if response.on_hover_text(message!(learn_inspect_about).static_text()).clicked() {
        commands.push(Command::OpenRow(Box::new(opens.clone())));
    }
}

/// Logical order and the displays, beside each other as far as there is room.
fn columns(ui: &mut Ui, row: &LearnPageRow, lines: &mut Lines) {
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width() - AROUND;
    // Apart from each other: letters joined from left to right would be no writing at all.
    let cells = row.input_characters.len().min(small_cells::per_line(room)) as f32 * small_cells::CELL.x;
    let shaped: Vec<_> = row
        .input_displays
        .iter()
        .map(|it| lines.ordered(&row.input_characters, it.display_config.clone()))
        .collect();
    let widths = shaped.iter().map(|it| it.width() * LINE);
    let widths: Vec<f32> =
        [cells].into_iter().chain(widths).map(|it| it.max(COLUMN).min(room.max(COLUMN))).collect();
    let mut next = 0;
    while next < widths.len() {
        let mut right = widths[next];
        let mut end = next + 1;
        while end < widths.len() && right + gap + AROUND + widths[end] <= room {
            right += gap + AROUND + widths[end];
            end += 1;
        }
        ui.horizontal_top(|ui| {
            for (at, &width) in widths.iter().enumerate().take(end).skip(next) {
                match at.checked_sub(1) {
                    None => column(
                        ui,
                        width,
                        Strategy::Logical.short_title(),
                        false,
                        row.typed_text_if_ascii.as_deref(),
                        |ui| {
                            small_cells::show(ui, lines, &row.input_characters);
                        },
                    ),
                    Some(place) => {
                        let LearnRowDisplay {
                            column_title: title,
                            displayed_text_if_ascii: written,
                            differs_from_first_column: parts,
                            ..
                        } = &row.input_displays[place];
                        column(ui, width, title, *parts, written.as_deref(), |ui| {
                            lines.add(ui, &shaped[place], LINE, Colouring::ByClass);
                        });
                    }
                }
            }
        });
        next = end;
    }
}

/// A title, a line below it, and how that is written.
fn column(
    ui: &mut Ui,
    width: f32,
    title: &str,
    parts: bool,
    written: Option<&str>,
    line: impl FnOnce(&mut Ui),
) {
    let palette = Palette::current(ui);
    let stroke = Stroke::new(1.0, if parts { palette.warning } else { palette.pane });
    Frame::new().stroke(stroke).corner_radius(4).inner_margin(4).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
            ui.add(Label::new(RichText::new(title).small().weak()).wrap());
            line(ui);
            ui.add(Label::new(RichText::new(written.unwrap_or_default()).weak()).wrap());
            if parts {
                ui.label(RichText::new(message!(learn_differs).static_text()).small().color(palette.warning));
            }
        });
    });
}
