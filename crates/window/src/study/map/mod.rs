//! The map of what is possible: every strategy that the choices make, and which criteria it meets.

mod table;

use eframe::egui::{CentralPanel, Panel, Ui};

use bidiscope_present::message;
use bidiscope_present::study_text::{criterion_text, criterion_title, exploration_error_text};
use bidiscope_present::view::{ExplorationOrder, filter_and_sort_exploration};
use bidiscope_proof::explore::{Criterion, Exploration, ExploredStrategy};

use super::super::command::Command;
use super::super::fitted;
use super::super::job::Job;
use super::super::theme::introduction;
use super::{StudyPass, controls};

/// The greatest length that is tried here: beyond it the paper's classes take longer than one waits.
const LENGTH: usize = 5;

/// What is known of the map, and how it is shown.
pub(super) struct MapTab {
    /// The work, of which each output is a row; the rows that are there stay when it is stopped.
    exploring: Option<Job<Result<ExploredStrategy, String>>>,
    rows: Vec<ExploredStrategy>,
    /// The rows that are shown, in their order; worked out anew after every change.
    shown: Option<Vec<usize>>,
    wanted: Vec<Criterion>,
    order: ExplorationOrder,
    /// Whether all rows are there.
    is_complete: bool,
}

impl Default for MapTab {
    fn default() -> Self {
        Self {
            exploring: None,
            rows: Vec::new(),
            shown: None,
            wanted: Vec::new(),
            order: ExplorationOrder::CriteriaMet,
            is_complete: false,
        }
    }
}

impl MapTab {
    /// Shows the map.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        self.receive(pass.commands);
        fitted::show(ui, Panel::top("map").frame(pass.ground), |ui| self.controls(ui, pass));
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            if self.rows.is_empty() {
                explain(ui);
                return;
            }
            let shown = self
                .shown
                .get_or_insert_with(|| filter_and_sort_exploration(&self.rows, &self.wanted, self.order));
            if let Some(order) = table::show(ui, &self.rows, shown, self.order, pass.commands) {
                self.order = order;
                self.shown = None;
            }
        });
    }

    /// Whether strategies are being explored.
    pub(super) const fn is_exploring(&self) -> bool {
        self.exploring.is_some()
    }

    /// Takes the rows that are there; also while another tab is shown.
    pub(super) fn receive(&mut self, commands: &mut Vec<Command>) {
        let Some(exploring) = &self.exploring else { return };
        let known = self.rows.len();
        let end = exploring.take_rows(&mut self.rows);
        if self.rows.len() > known {
            self.shown = None;
        }
        if let Some(end) = end {
            self.is_complete = end.is_ok() && !exploring.is_stopped();
            commands.extend(end.err().map(Command::Say));
            self.exploring = None;
        }
    }

    fn controls(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        ui.horizontal_wrapped(|ui| match &self.exploring {
            Some(exploring) => {
                exploring.show_stop(ui);
                exploring.show_progress(ui, exploring.began());
            }
            None => self.start(ui, pass),
        });
        if self.rows.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(message!(map_only_those).fixed());
            for criterion in Criterion::ALL {
                let is_wanted = self.wanted.contains(&criterion);
                if ui
                    .selectable_label(is_wanted, criterion_title(criterion))
                    .on_hover_text(criterion_text(criterion).to_string())
                    .clicked()
                {
                    match is_wanted {
                        true => self.wanted.retain(|&it| it != criterion),
                        false => self.wanted.push(criterion),
                    }
                    self.shown = None;
                }
            }
            if !self.wanted.is_empty() && ui.button(message!(map_all).fixed()).clicked() {
                self.wanted.clear();
                self.shown = None;
            }
            let shown = self
                .shown
                .get_or_insert_with(|| filter_and_sort_exploration(&self.rows, &self.wanted, self.order));
            let so_far = if self.is_complete { "no" } else { "yes" };
            let words = message!(map_shown, shown = shown.len(), count = self.rows.len(), so_far = so_far);
            ui.weak(words.to_string());
        });
    }

    fn start(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        let title = message!(map_explore).fixed();
        let Some(alphabet) = controls::alphabet(ui, &pass.settings.classes, title) else { return };
        let exploration = Exploration { alphabet, max_length: LENGTH, ..Exploration::default() };
        if ui.button(title).on_hover_text(message!(map_explore_about).fixed()).clicked() {
            self.rows.clear();
            self.shown = None;
            self.is_complete = false;
            self.exploring = Job::begin_long(message!(task_exploration).fixed(), ui.ctx(), move |worker| {
                let end = exploration.run(worker.progress(), |row| {
                    worker.emit(Ok(row.clone()));
                });
                if let Err(error) = end {
                    worker.emit(Err(exploration_error_text(error).to_string()));
                }
            });
            pass.commands.push(Command::of_start(self.exploring.is_some(), &message!(map_no_thread)));
        } else {
            let classes = &exploration.alphabet;
            let classes: Vec<&str> = classes.classes().iter().map(|it| it.short_name()).collect();
            let (count, classes) = (exploration.strategies.len(), classes.join(" "));
            ui.weak(message!(map_extent, count = count, classes = classes, length = LENGTH).to_string());
        }
    }
}

/// What the map shows while there is none.
fn explain(ui: &mut Ui) {
    introduction(ui, message!(map_heading).fixed(), [message!(map_about), message!(map_about_theorems)]);
}
