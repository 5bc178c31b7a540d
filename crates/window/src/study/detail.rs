//! What lies behind a cell of the table: what is known for all lengths, the counts of each length, and the
//! smallest counterexamples.

use eframe::egui::{Button, Frame, Grid, Label, ScrollArea, Ui};

use bidiscope_idna::verdict::Verdict;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::view::{ProofText, StudyDetail, StudyExample, StudyPicture};

use super::super::accessibility;
use super::super::command::Command;
use super::super::lines::{Colouring, Lines};
use super::super::reveal;
use super::super::signs;
use super::super::small_cells;
use super::super::theme::{Palette, READING_WIDTH};

/// The size of a display, in points an em.
const LINE: f32 = 22.0;

/// What is asked for with one of its buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DetailAction {
    /// To see the proof, or the automaton.
    Proof,
    /// To have what a file says decided again.
    Decision,
}

/// Shows it; `is_deciding` says whether this is being decided again.
pub(super) fn show(
    ui: &mut Ui,
    detail: &StudyDetail,
    is_deciding: bool,
    lines: &mut Lines,
    commands: &mut Vec<Command>,
) -> Option<DetailAction> {
    let mut wanted = None;
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
        let title = if detail.proof.is_some() { "Show the proof" } else { "Show the automaton" };
        if ui.button(title).clicked() {
            wanted = Some(DetailAction::Proof);
        }
        if is_deciding {
            ui.weak("Deciding it for all lengths\u{2026}");
        } else if detail.is_unverified && ui.button("Decide again").clicked() {
            wanted = Some(DetailAction::Decision);
        }
    });
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            if !detail.lengths.is_empty() {
                counts(ui, detail);
                ui.add_space(16.0);
            }
            ui.vertical(|ui| {
                if let Some(words) = &detail.proof {
                    show_words(ui, words);
                }
                for example in &detail.examples {
                    show_example(ui, example, lines, commands);
                    ui.separator();
                }
            });
        });
        reveal::focused(ui);
    });
    wanted
}

fn counts(ui: &mut Ui, detail: &StudyDetail) {
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
}

/// What a proof says and rests on.
pub(super) fn show_words(ui: &mut Ui, words: &ProofText) {
    ui.set_max_width(ui.available_width().min(READING_WIDTH));
    ui.label(&words.statement);
    ui.add_space(4.0);
    ui.label(&words.method);
    ui.add_space(4.0);
    ui.weak(
        "It rests on this, each point with a test (docs/theorems.md has the definitions and the reasoning):",
    );
    for (number, point) in (1..).zip(&words.assumptions) {
        ui.horizontal_top(|ui| {
            ui.weak(format!("{number}."));
            ui.add(Label::new(point).wrap());
        });
    }
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
                let button = ui.add_enabled(sequence.is_name, Button::new("Inspect"));
                accessibility::button(&button, &format!("Inspect {}", sequence.classes));
                if button.on_disabled_hover_text("It cannot be read as a name: a label is empty").clicked() {
                    commands.push(Command::OpenName(sequence.text.clone()));
                }
            });
            small_cells::show(ui, lines, &sequence.characters).on_hover_text(&sequence.classes);
            ui.weak(format!("{} shows", display.short_title()));
            let line = lines.ordered(&sequence.characters, display);
            lines.add(ui, &line, LINE, Colouring::ByClass);
        });
    });
}
