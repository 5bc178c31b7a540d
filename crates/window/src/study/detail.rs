//! What lies behind a cell of the table: what is known for all lengths, the counts of each length, and the
//! smallest counterexamples.

use eframe::egui::{Align, Button, Frame, Grid, Layout, ScrollArea, Ui};

use bidiscope_idna::verdict::Verdict;
use bidiscope_report::grouped_digits;
use bidiscope_report::view::{StudyDetail, StudyExample, StudyPicture};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::lines::{Colouring, Lines};
use super::super::reveal;
use super::super::signs;
use super::super::small_cells;
use super::super::theme::Palette;

/// The size of a display, in points an em.
const LINE: f32 = 22.0;

/// Shows it; `is_deciding` says whether this is being decided again. Gives whether that is asked for.
pub(super) fn show(
    ui: &mut Ui,
    detail: &StudyDetail,
    is_deciding: bool,
    lines: &mut Lines,
    commands: &mut Vec<Command>,
) -> bool {
    let mut is_asked = false;
    ui.horizontal_wrapped(|ui| {
        ui.strong(detail.display.title());
        ui.label(&detail.statement);
    });
    ui.horizontal_wrapped(|ui| {
        let verdict = match (&detail.proof, detail.is_unverified || detail.examples.is_empty()) {
            (Some(_), _) => Verdict::Satisfied,
            (None, false) => Verdict::Violated,
            (None, true) => Verdict::NotApplicable,
        };
        signs::verdict(ui, verdict);
        ui.colored_label(Palette::current(ui).verdict(verdict), &detail.result);
        if let Some(proof) = &detail.proof {
            ui.label(proof);
        }
        if is_deciding {
            ui.weak(message!(study_deciding_again).fixed());
        } else if detail.is_unverified && ui.button(message!(study_decide_again).fixed()).clicked() {
            is_asked = true;
        }
    });
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            if !detail.lengths.is_empty() {
                counts(ui, detail);
                ui.add_space(16.0);
            }
            ui.vertical(|ui| {
                for example in &detail.examples {
                    show_example(ui, example, lines, commands);
                    ui.separator();
                }
            });
        });
        reveal::focused(ui);
    });
    is_asked
}

fn counts(ui: &mut Ui, detail: &StudyDetail) {
    Grid::new("lengths").striped(true).show(ui, |ui| {
        for title in
            [message!(study_column_length), message!(study_column_cases), message!(study_column_examples)]
        {
            ui.weak(title.fixed());
        }
        ui.end_row();
        for (length, cases, counterexamples) in &detail.lengths {
            for number in [length.to_string(), grouped_digits(cases), grouped_digits(counterexamples)] {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(number));
            }
            ui.end_row();
        }
    });
}

/// What is to be compared, side by side.
fn show_example(ui: &mut Ui, example: &StudyExample, lines: &mut Lines, commands: &mut Vec<Command>) {
    ui.horizontal_top(|ui| {
        for picture in &example.pictures {
            show_picture(ui, picture, lines, commands);
        }
    });
}

/// A sequence in logical order, and what is shown of it.
fn show_picture(ui: &mut Ui, picture: &StudyPicture, lines: &mut Lines, commands: &mut Vec<Command>) {
    let StudyPicture { sequence, display } = picture;
    let palette = Palette::current(ui);
    let frame = Frame::new().fill(palette.pane).corner_radius(6).inner_margin(8);
    frame.show(ui, |ui| {
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.strong(&sequence.classes);
                let button = ui.add_enabled(sequence.is_name, Button::new(message!(study_inspect).fixed()));
                let name = message!(study_inspect_sequence, classes = &sequence.classes).to_string();
                accessibility::button(&button, &name);
                if button.on_disabled_hover_text(message!(study_no_name).fixed()).clicked() {
                    commands.push(Command::OpenName(sequence.text.clone()));
                }
            });
            small_cells::show(ui, lines, &sequence.characters).on_hover_text(&sequence.classes);
            ui.weak(message!(study_display_shows, display = display.short_title()).to_string());
            let line = lines.ordered(&sequence.characters, display);
            lines.add(ui, &line, LINE, Colouring::ByClass);
            ui.weak(picture.order_text());
        });
    });
}
