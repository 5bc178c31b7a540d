//! How fast each display is computed: measured beside the window, a row for each display as it comes.

use eframe::egui::{CentralPanel, Context, Grid, Label, RichText, ScrollArea, Ui};

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::message;
use bidiscope_present::study_text::timing_text;
use bidiscope_proof::study::Alphabet;
use bidiscope_proof::timing::{DisplayTiming, TIMED_LENGTHS, time_display};

use super::super::command::Command;
use super::super::job::Job;
use super::super::reveal;
use super::super::theme::in_reading_width;
use super::StudyPass;

/// A display with what was measured of it.
type TimedDisplay = (DisplayConfig, Vec<DisplayTiming>);

/// What was measured.
#[derive(Default)]
pub(super) struct TimingTab {
    measuring: Option<Job<TimedDisplay>>,
    rows: Vec<TimedDisplay>,
}

impl TimingTab {
    /// Measures every display anew over these classes.
    pub(super) fn measure(&mut self, context: &Context, alphabet: Alphabet, commands: &mut Vec<Command>) {
        self.rows.clear();
        self.measuring = Job::begin_long(message!(task_timing).fixed(), context, move |worker| {
            for display in Strategy::BUILT_IN.map(DisplayConfig::plain) {
                let rows = time_display(&display, &alphabet);
                if !worker.emit((display, rows)) {
                    return;
                }
            }
        });
        commands.push(Command::of_start(self.measuring.is_some(), &message!(study_no_thread)));
    }

    /// Whether displays are being measured.
    pub(super) const fn is_measuring(&self) -> bool {
        self.measuring.is_some()
    }

    /// Takes what was measured; also while another tab is shown.
    pub(super) fn receive(&mut self, commands: &mut Vec<Command>) {
        let Some(end) = self.measuring.as_ref().and_then(|it| it.take(|row| self.rows.push(row))) else {
            return;
        };
        self.measuring = None;
        commands.extend(end.err().map(Command::Say));
    }

    /// Shows a row for each display, with a column for each length.
    pub(super) fn show(&self, ui: &mut Ui, pass: &StudyPass<'_>) {
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            ScrollArea::both().auto_shrink(false).show(ui, |ui| {
                in_reading_width(ui, |ui| {
                    ui.heading(message!(timing_heading).fixed());
                    ui.label(message!(timing_about).fixed());
                });
                ui.add_space(8.0);
                Grid::new("timing").striped(true).spacing([16.0, 8.0]).show(ui, |ui| self.rows(ui));
                reveal::focused(ui);
            });
        });
    }

    fn rows(&self, ui: &mut Ui) {
        ui.strong(message!(timing_display).fixed());
        for length in TIMED_LENGTHS {
            ui.strong(message!(timing_length, length = length).to_string());
        }
        ui.end_row();
        for (display, timings) in &self.rows {
            ui.label(display.title());
            for timing in timings {
                ui.vertical(|ui| {
                    let names = message!(timing_names, names = timing.names_per_second).to_string();
                    ui.add(Label::new(names).extend());
                    let growth = timing.growth.map_or_else(String::new, |it| format!("{it:.1}"));
                    let steps = format!("{:.1}", timing.steps);
                    let is_first = if timing.growth.is_none() { "yes" } else { "no" };
                    let rest = message!(timing_steps, steps = steps, growth = growth, is_first = is_first);
                    ui.add(Label::new(RichText::new(rest.to_string()).small().weak()).extend());
                })
                .response
                .on_hover_text(timing_text(timing).to_string());
            }
            ui.end_row();
        }
    }
}
