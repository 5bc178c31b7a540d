//! The tab Study: properties proved or refuted by exhaustion, beside the window.

mod controls;
mod detail;
mod files;
mod running;
mod table;

use eframe::egui::{CentralPanel, Panel, ScrollArea, Ui};

use crate::order::Display;
use crate::study::{Property, Results};
use crate::view::{StudyDetail, StudyTable, study_detail, study_table};

use super::beside::{News, sentence};
use super::command::Command;
use super::file::RefusedFile;
use super::pass::Pass;
use super::settings::StudySettings;

use running::Running;

/// A pass of the tab.
type StudyPass<'a> = Pass<'a, StudySettings>;

/// The tab's state.
#[derive(Default)]
pub(super) struct StudyTab {
    /// The study, while it runs.
    running: Option<Running>,
    views: Views,
    /// What could not be opened, and why.
    error: Option<RefusedFile>,
}

/// What is shown of the results, worked out once for them.
#[derive(Default)]
struct Views {
    table: Option<StudyTable>,
    /// What lies behind the cell that is open.
    detail: Option<StudyDetail>,
}

impl StudyTab {
    /// Shows the tab.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        Panel::top("study").frame(pass.ground).show(ui, |ui| controls::show(ui, self, pass));
        let StudySettings { results: Some(results), open, .. } = &mut *pass.settings else {
            CentralPanel::default().frame(pass.ground).show(ui, explain);
            return;
        };
        if let Some((property, display)) = open {
            let detail = self.views.detail(results, *property, display);
            let panel = Panel::bottom("behind the cell").resizable(true).default_size(260.0);
            panel.frame(pass.ground).show(ui, |ui| detail::show(ui, detail, pass.lines, pass.commands));
        }
        let table = self.views.table(results);
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            ScrollArea::both().auto_shrink(false).show(ui, |ui| table::show(ui, table, open));
        });
    }

    /// Takes what the study has found, once it is at its end.
    pub(super) fn receive(&mut self, settings: &mut StudySettings, commands: &mut Vec<Command>) {
        let Some(running) = &self.running else { return };
        let outcome = running.outcome();
        if !matches!(outcome, News::Nothing) {
            self.running = None;
        }
        match outcome {
            News::Made(Ok(results)) => {
                if !results.is_complete {
                    let stopped = "The study was stopped: the table holds what was done.";
                    commands.push(Command::Say(stopped.to_owned()));
                }
                self.put(results, settings);
            }
            News::Made(Err(error)) => commands.push(Command::Say(format!("{error}."))),
            News::Broken(fault) => commands.push(Command::Say(sentence("The study", &fault))),
            News::Nothing | News::Done => {}
        }
    }

    /// Puts other results in the place of those that are shown.
    fn put(&mut self, results: Results, settings: &mut StudySettings) {
        settings.results = Some(results);
        self.views = Views::default();
    }
}

impl Views {
    fn table(&mut self, results: &Results) -> &StudyTable {
        self.table.get_or_insert_with(|| study_table(results))
    }

    fn detail(&mut self, results: &Results, property: Property, display: &Display) -> &StudyDetail {
        let known = self.detail.take().filter(|it| (it.property, &it.display) == (property, display));
        self.detail.insert(known.unwrap_or_else(|| study_detail(results, property, display)))
    }
}

/// What the tab shows while there are no results.
fn explain(ui: &mut Ui) {
    ui.add_space(16.0);
    ui.heading("Which display keeps its promises?");
    ui.label(
        "A study goes through every sequence of bidi classes up to a length and tries each display's \
         properties on it: whether two sequences ever show the same, whether labels stay together and in \
         order, whether paragraphs of both directions agree, and what RFC 5893 requires. Letters of one class \
         are interchangeable, so one character stands for each.",
    );
    ui.label(
        "Choose the classes and the length above, and start. Results that were saved are opened by \
         dropping their file here, or in the menu File.",
    );
}
