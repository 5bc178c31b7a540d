//! A study that is made beside the window: first what can be decided for all lengths, which takes seconds, then
//! length by length.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use eframe::egui::{Context, Ui};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::decide_all_lengths_result;
use bidiscope_proof::study::{
    AllLengthsResult, DisplayProperty, DisplayPropertyStudy, StudyError, StudyOutcomeAtLength, StudyResults,
};
use bidiscope_report::words::study::study_error_text;
use bidiscope_words::message;

use super::super::job::{self, Job, JobEvent, Worker};

/// A study in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    statements: Arc<Statements>,
    job: Job<Heard>,
    /// When it began to go through the lengths.
    since: Option<Instant>,
    /// What is studied, with what is done.
    pub(super) results: StudyResults,
}

/// How many of the statements for all lengths are done.
#[derive(Default)]
struct Statements {
    done: AtomicUsize,
    total: usize,
}

impl Statements {
    fn are_done(&self) -> bool {
        self.done.load(Ordering::Relaxed) >= self.total
    }
}

/// What the thread tells.
enum Heard {
    Decided(AllLengthsResult),
    Row(StudyOutcomeAtLength),
    End(Result<StudyResults, StudyError>),
}

impl Running {
    /// Begins a study; `None` where the system gives no thread.
    pub(super) fn start(context: &Context, study: DisplayPropertyStudy) -> Option<Self> {
        let statements = Arc::new(Statements { total: cells(&study).count(), ..Statements::default() });
        let (alphabet, max_sequence_characters) = (study.alphabet.clone(), study.max_sequence_characters);
        let (what, counted) = (message!(task_study).static_text(), Arc::clone(&statements));
        let job = Job::begin_long(what, context, move |worker| make(&study, &counted, worker))?;
        let results = StudyResults {
            alphabet,
            max_sequence_characters,
            outcomes_at_lengths: Vec::new(),
            all_lengths_results: Vec::new(),
            is_complete: false,
            are_from_file: false,
        };
        Some(Self { statements, job, since: None, results })
    }

    /// Takes what is done since the last time; gives how the study ended, once it did: its results, or a
    /// sentence.
    pub(super) fn receive(&mut self) -> Option<Result<StudyResults, String>> {
        loop {
            match self.job.next_event() {
                JobEvent::Output(Heard::Decided(cell)) => self.results.all_lengths_results.push(cell),
                JobEvent::Output(Heard::Row(row)) => self.results.outcomes_at_lengths.push(row),
                JobEvent::Output(Heard::End(end)) => {
                    let all_lengths_results = std::mem::take(&mut self.results.all_lengths_results);
                    let end = end.map(|results| StudyResults { all_lengths_results, ..results });
                    return Some(end.map_err(|error| study_error_text(error).to_string()));
                }
                // A statement is not stopped in its middle: the thread is left to end with it.
                JobEvent::Pending if self.job.is_stopped() && !self.statements.are_done() => {
                    return Some(Ok(self.results.clone()));
                }
                JobEvent::Pending => {
                    if self.statements.are_done() {
                        self.since.get_or_insert_with(Instant::now);
                    }
                    return None;
                }
                // The thread is gone without a word: what it told before is what there is.
                JobEvent::Finished => return Some(Ok(self.results.clone())),
                JobEvent::Failed(sentence) => return Some(Err(sentence)),
            }
        }
    }

    /// Whether anything is done.
    pub(super) fn has_begun(&self) -> bool {
        !self.results.outcomes_at_lengths.is_empty() || !self.results.all_lengths_results.is_empty()
    }

    /// How much is done, from 0 to 1: of the lengths, which may take hours, once the statements for all lengths
    /// are.
    pub(super) fn fraction(&self) -> f64 {
        self.job.fraction()
    }

    /// Shows how far it is, and lets it be stopped: what is done is then the result.
    pub(super) fn show(&self, ui: &mut Ui) {
        self.job.show_stop(ui);
        if self.statements.are_done() {
            self.job.show_progress(ui, self.since);
        } else {
            let (done, total) = (self.statements.done.load(Ordering::Relaxed), self.statements.total);
            job::show_fraction(ui, done as f64 / total as f64);
            ui.weak(message!(study_deciding, done = done, total = total).to_string());
        }
    }
}

/// The work of the thread.
fn make(study: &DisplayPropertyStudy, statements: &Statements, worker: &Worker<Heard>) {
    for (property, display) in cells(study) {
        // Nobody listens any more once the window is closed.
        if worker.is_stopped()
            || !worker.emit(Heard::Decided(decide_all_lengths_result(
                property,
                display,
                study.alphabet.classes(),
            )))
        {
            return;
        }
        statements.done.fetch_add(1, Ordering::Relaxed);
    }
    let end = study.run(worker.progress(), |row| {
        worker.emit(Heard::Row(row.clone()));
    });
    worker.emit(Heard::End(end));
}

/// The cells of a study's table, row by row.
fn cells(study: &DisplayPropertyStudy) -> impl Iterator<Item = (DisplayProperty, &DisplayConfig)> {
    study.tested_properties.iter().flat_map(|&property| {
        study.tested_displays.iter().filter(move |it| property.applies_to(*it)).map(move |it| (property, it))
    })
}
