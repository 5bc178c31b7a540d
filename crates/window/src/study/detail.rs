//! What lies behind a cell of the table, in its place: what is known for all lengths, the counts of each length, the
//! smallest counterexamples, and the way back.

use eframe::egui::{
    Align, Align2, Button, FontId, Frame, Grid, Layout, Pos2, ScrollArea, Sense, Ui, pos2, vec2,
};

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::documents::DocumentExampleName;
use bidiscope_report::grouped_digits;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{
    StudyCellDetail, StudyCounterexampleView, StudyLengthCounts, StudySequenceDisplay,
};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::lines::{Colouring, Lines};
use super::super::settings::Tab;
use super::super::theme::{CAPTION, HEADING, Palette};
use super::super::widgets::BidiLabel;
use super::super::{accessibility, reveal, signs, small_cells};

/// The size of a display, in points an em, and the height of the positions below it, in points.
const LINE: f32 = 36.0;
const POSITIONS: f32 = 16.0;

/// What lies behind a cell, with the title of its display, and whether it is being decided again.
pub(super) struct Shown<'a> {
    pub(super) detail: &'a StudyCellDetail,
    pub(super) title: String,
    pub(super) is_deciding: bool,
}

/// What is asked for behind a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// The table again.
    Table,
    /// That it is decided again.
    Decision,
}

impl Shown<'_> {
    /// Shows it. The way back to the table has the keyboard with `takes_keyboard`.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        takes_keyboard: bool,
        lines: &mut Lines,
        commands: &mut Vec<Command>,
    ) -> Option<Asked> {
        let Self { detail, title, is_deciding } = self;
        let mut asked = None;
        let back = ui.button(message!(study_back).static_text());
        if takes_keyboard {
            back.request_focus();
        }
        if back.clicked() {
            asked = Some(Asked::Table);
        }
        // Each is seen from its beginning.
        let of_cell = ("study detail", detail.property.id(), &detail.display_config);
        ScrollArea::both().id_salt(of_cell).auto_shrink(false).show(ui, |ui| {
            BidiLabel::own(title).size(HEADING).strong().show(ui, lines);
            ui.label(&detail.property_sentence);
            ui.horizontal_wrapped(|ui| {
                result(ui, &detail.result_sentence, self.verdict());
                if let Some(proof) = &detail.proof_sentence {
                    ui.label(proof);
                }
                if *is_deciding {
                    ui.weak(message!(study_deciding_again).static_text());
                } else if detail.is_unverified
                    && ui.button(message!(study_decide_again).static_text()).clicked()
                {
                    asked = Some(Asked::Decision);
                }
            });
            ui.add_space(8.0);
            ui.horizontal_top(|ui| {
                if !detail.tested_lengths.is_empty() {
                    counts(ui, detail);
                    ui.add_space(16.0);
                }
                ui.vertical(|ui| {
                    count_of_examples(ui, detail);
                    if let Some(note) = detail.undrawn_character_note {
                        ui.weak(note);
                    }
                    for example in &detail.counterexamples {
                        self.show_example(ui, example, lines, commands);
                        ui.separator();
                    }
                });
            });
            reveal::focused(ui);
        });
        asked
    }

    /// What is to be compared, side by side.
    fn show_example(
        &self,
        ui: &mut Ui,
        example: &StudyCounterexampleView,
        lines: &mut Lines,
        commands: &mut Vec<Command>,
    ) {
        ui.horizontal_top(|ui| {
            for picture in &example.sequence_displays {
                self.show_picture(ui, picture, lines, commands);
            }
        });
    }

    /// A sequence as it is stored, and what is shown of it.
    fn show_picture(
        &self,
        ui: &mut Ui,
        picture: &StudySequenceDisplay,
        lines: &mut Lines,
        commands: &mut Vec<Command>,
    ) {
        let StudySequenceDisplay { sequence, display_config: display } = picture;
        let palette = Palette::current(ui);
        let frame = Frame::new().fill(palette.pane).corner_radius(6).inner_margin(8);
        frame.show(ui, |ui| {
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    ui.strong(&sequence.class_names);
                    let button =
                        ui.add_enabled(sequence.is_readable_as_name, Button::new(Tab::Inspect.title()));
                    let name = message!(study_inspect_sequence, classes = &sequence.class_names).to_string();
                    accessibility::button(&button, &name);
                    let button = button.on_disabled_hover_text(message!(study_no_name).static_text());
                    // A double click on a cell of the table only opens it.
                    if button.clicked() && !button.double_clicked() {
                        commands.push(inspected(picture));
                    }
                });
                ui.spacing_mut().item_spacing.y = 0.0;
                let (above, _) = ui.allocate_exact_size(vec2(0.0, POSITIONS), Sense::HOVER);
                let cells = small_cells::show(ui, lines, &sequence.characters);
                let cells = cells.on_hover_text(&sequence.class_names).rect.width() / small_cells::CELL.x;
                for at in 0..cells.round() as usize {
                    let middle = above.left() + (at as f32 + 0.5) * small_cells::CELL.x;
                    show_position(ui, pos2(middle, above.top()), at);
                }
                ui.add_space(4.0);
                // What it is compared with has a title of its own.
                let is_of_cell = *display == self.detail.display_config;
                let title = if is_of_cell { self.title.clone() } else { display.title() };
                let shows = message!(study_display_shows, display = title).to_string();
                BidiLabel::new(shows).colour(palette.weak_text).show(ui, lines);
                show_line(ui, picture, lines);
            });
        });
    }

    fn verdict(&self) -> RuleVerdict {
        match (
            &self.detail.proof_sentence,
            self.detail.is_unverified || self.detail.counterexamples.is_empty(),
        ) {
            (Some(_), _) => RuleVerdict::Satisfied,
            (None, false) => RuleVerdict::Violated,
            (None, true) => RuleVerdict::NotApplicable,
        }
    }
}

/// Opens the sequence of a picture in Inspect, at its display.
fn inspected(picture: &StudySequenceDisplay) -> Command {
    let StudySequenceDisplay { sequence, display_config: display } = picture;
    if !Strategy::BUILT_IN.contains(&display.strategy()) {
        return Command::OpenName(sequence.text.clone(), InputType::Url);
    }
    let (text, notation) = (sequence.text.clone(), Notation::Unicode);
    Command::OpenRow(Box::new(DocumentExampleName { text, notation, display: display.clone() }))
}

/// A result in words, with its sign; that of a failure stands where the words have a cross, which no face of the interface has.
pub(super) fn result(ui: &mut Ui, text: &str, verdict: RuleVerdict) {
    let colour = Palette::current(ui).verdict(verdict);
    let mut parts = text.split('\u{2717}');
    let before = parts.next().unwrap_or_default().trim_end();
    let failures: Vec<&str> = parts.map(str::trim_start).collect();
    if failures.is_empty() {
        signs::verdict(ui, verdict);
    }
    if !before.is_empty() {
        ui.colored_label(colour, before);
    }
    for failure in failures {
        signs::verdict(ui, RuleVerdict::Violated);
        ui.colored_label(colour, failure);
    }
}

/// How many of the counterexamples of the shortest length are drawn, where those are not all.
fn count_of_examples(ui: &mut Ui, detail: &StudyCellDetail) {
    let shown = detail.counterexamples.len() as u64;
    let first = detail.tested_lengths.iter().find(|it| it.counterexample_count > 0);
    if let Some(&StudyLengthCounts {
        sequence_characters: length,
        counterexample_count: counterexamples,
        ..
    }) = first.filter(|it| (1..it.counterexample_count).contains(&shown))
    {
        let count = grouped_digits(counterexamples);
        ui.weak(message!(study_examples_shown, shown = shown, count = count, length = length).to_string());
    }
}

fn counts(ui: &mut Ui, detail: &StudyCellDetail) {
    let has_distinct =
        detail.tested_lengths.iter().any(|it| it.distinct_character_counterexample_count.is_some());
    Grid::new("lengths").striped(true).show(ui, |ui| {
        for title in
            [message!(study_column_length), message!(study_column_cases), message!(study_column_examples)]
        {
            ui.weak(title.static_text());
        }
        if has_distinct {
            let title = ui.weak(message!(study_column_distinct).static_text());
            title.on_hover_text(message!(study_column_distinct_about).static_text());
        }
        ui.end_row();
        for StudyLengthCounts {
            sequence_characters: length,
            covered_sequence_count: cases,
            counterexample_count: counterexamples,
            distinct_character_counterexample_count: distinct,
        } in &detail.tested_lengths
        {
            let counted = [length.to_string(), grouped_digits(cases), grouped_digits(counterexamples)];
            let distinct = has_distinct.then(|| distinct.map_or_else(String::new, grouped_digits));
            for number in counted.into_iter().chain(distinct) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(number));
            }
            ui.end_row();
        }
    });
}

/// A sequence as its display shows it, with the position of each character below it.
fn show_line(ui: &mut Ui, picture: &StudySequenceDisplay, lines: &mut Lines) {
    let line = lines.ordered(&picture.sequence.characters, &picture.display_config);
    let place = lines.add(ui, &line, LINE, Colouring::ByClass).rect;
    let (below, response) = ui.allocate_exact_size(vec2(place.width(), POSITIONS), Sense::HOVER);
    accessibility::picture(&response, &picture.left_to_right_positions_text());
    for at in 0..picture.sequence.characters.len() {
        let extent = line.extent(at);
        let middle = below.left() + (extent.left_x_em + extent.right_x_em) / 2.0 * LINE;
        show_position(ui, pos2(middle, below.top()), at);
    }
}

/// The position of a character in the sequence, from 1, below this point.
fn show_position(ui: &Ui, top: Pos2, character: usize) {
    let (font, colour) = (FontId::proportional(CAPTION), Palette::current(ui).weak_text);
    ui.painter().text(top, Align2::CENTER_TOP, character + 1, font, colour);
}
