//! The atlas of disagreement: the programs that were asked, and where they differ from the standards.

use eframe::egui::{Frame, Label, RichText, Ui};

use bidiscope_bidi::name::Character;
use bidiscope_present::atlas::DisagreementKind;
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::{AtlasAnswerView, AtlasRow, accessible_text, atlas_sections};

use super::super::command::Command;
use super::super::lines::Lines;
use super::super::small_cells;
use super::super::theme::{Palette, in_reading_width};
use super::page::inspect_button;

/// How much room words beside cells need at least, in points.
const WORDS: f32 = 220.0;
/// The room for the identifier of a program before what it was asked, in points.
const PROGRAM: f32 = 132.0;

/// Shows both questions.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, commands: &mut Vec<Command>) {
    for section in atlas_sections() {
        ui.strong(section.title);
        ui.label(&section.own_answers);
        ui.add_space(4.0);
        for program in &section.programs {
            ui.horizontal_top(|ui| {
                ui.scope(|ui| {
                    ui.set_width(PROGRAM);
                    ui.strong(program.id);
                });
                ui.add(Label::new(&program.sentence).wrap());
            });
        }
        ui.add_space(8.0);
        for row in &section.rows {
            show_row(ui, row, lines, commands);
            ui.add_space(4.0);
        }
        ui.add_space(10.0);
    }
}

fn show_row(ui: &mut Ui, row: &AtlasRow, lines: &mut Lines, commands: &mut Vec<Command>) {
    let palette = Palette::current(ui);
    Frame::new().fill(palette.pane).corner_radius(6).inner_margin(8).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            if let Some(opens) = &row.inspects {
                // Several rows may have the same name and rule, each of other programs.
                let programs: Vec<&str> =
                    row.concerned.iter().filter_map(|it| it.split(':').next()).collect();
                let rule = format!("{}; {}", row.rule, programs.join(", "));
                let name = message!(atlas_inspect_row, name = &row.name, rule = rule).to_string();
                inspect_button(ui, &name, opens, commands);
            }
            ui.strong(&row.rule);
            let kind = row.kind.title();
            match row.kind {
                DisagreementKind::Error => ui.colored_label(palette.violated, kind),
                DisagreementKind::Policy => ui.weak(kind),
                DisagreementKind::Unexplained => ui.colored_label(palette.warning, kind),
            };
        });
        in_reading_width(ui, |ui| {
            ui.add(Label::new(&row.reading).wrap());
            if !row.standard.is_empty() {
                let sentence = message!(atlas_standard, sentence = &row.standard).to_string();
                ui.add(Label::new(sentence).wrap());
            }
        });
        ui.add_space(4.0);
        ui.add(Label::new(RichText::new(&row.name).weak()).wrap());
        small_cells::show(ui, lines, &row.characters);
        ui.add_space(4.0);
        row.answers.iter().for_each(|it| show_answer(ui, it, lines));
        ui.add_space(4.0);
        ui.add(Label::new(RichText::new(row.concerned.join("; ")).weak()).wrap());
        if let Some(known) = &row.known {
            ui.add(Label::new(RichText::new(known).weak()).wrap());
        }
    });
}

fn show_answer(ui: &mut Ui, answer: &AtlasAnswerView, lines: &mut Lines) {
    let palette = Palette::current(ui);
    let colour = if answer.is_standard { palette.satisfied } else { palette.violated };
    let words = |ui: &mut Ui| {
        ui.add(Label::new(RichText::new(&answer.text).strong().color(colour)).wrap());
        ui.add(Label::new(&answer.programs).wrap());
    };
    let room = ui.available_width() - answer.characters.len() as f32 * small_cells::CELL.x;
    if room >= WORDS {
        ui.horizontal_top(|ui| {
            cells(ui, &answer.characters, lines);
            ui.vertical(words);
        });
    } else {
        words(ui);
        cells(ui, &answer.characters, lines);
    }
}

fn cells(ui: &mut Ui, characters: &[Character], lines: &mut Lines) {
    if !characters.is_empty() {
        let name = message!(atlas_order, characters = accessible_text(characters)).to_string();
        small_cells::show_named(ui, lines, characters, &name);
    }
}
