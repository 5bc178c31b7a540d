//! A study that is made beside the window: first what can be decided for all lengths, which takes seconds, then
//! length by length.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::message;
use bidiscope_present::study_text::{study_error_text, time_left_text};
use bidiscope_proof::automata::decide_cell;
use bidiscope_proof::study::{AllLengthsCell, Progress, Property, Results, Row, Study, StudyError};

use super::super::background_task::{BackgroundTask, Emitter, TaskEvent, sentence};

/// How often the progress is drawn anew while a study runs.
const REFRESH: Duration = Duration::from_millis(200);

/// A study in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    progress: Arc<Progress>,
    statements: Arc<Statements>,
    found: BackgroundTask<Heard>,
    /// When it began to go through the lengths.
    since: Option<Instant>,
    /// What is studied, with what is done.
    pub(super) results: Results,
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
    Decided(AllLengthsCell),
    Row(Row),
    End(Result<Results, StudyError>),
}

impl Drop for Running {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

impl Running {
    /// Begins a study; `None` where the system gives no thread.
    pub(super) fn start(context: &Context, study: Study) -> Option<Self> {
        let progress = Arc::new(Progress::new());
        let statements = Arc::new(Statements { total: cells(&study).count(), ..Statements::default() });
        let (alphabet, max_length) = (study.alphabet.clone(), study.max_length);
        let (shared, counted) = (Arc::clone(&progress), Arc::clone(&statements));
        let found =
            BackgroundTask::begin_long("study", context, move |emit| make(&study, &shared, &counted, emit))?;
        let (rows, decided) = (Vec::new(), Vec::new());
        let results =
            Results { alphabet, max_length, rows, decided, is_complete: false, is_from_file: false };
        Some(Self { progress, statements, found, since: None, results })
    }

    /// Takes what is done since the last time; gives how the study ended, once it did: its results, or a
    /// sentence.
    pub(super) fn receive(&mut self) -> Option<Result<Results, String>> {
        loop {
            match self.found.next_event() {
                TaskEvent::Output(Heard::Decided(cell)) => self.results.decided.push(cell),
                TaskEvent::Output(Heard::Row(row)) => self.results.rows.push(row),
                TaskEvent::Output(Heard::End(end)) => {
                    let decided = std::mem::take(&mut self.results.decided);
                    let end = end.map(|results| Results { decided, ..results });
                    return Some(end.map_err(|error| study_error_text(error).to_string()));
                }
                // A statement is not stopped in its middle: the thread is left to end with it.
                TaskEvent::Pending if self.progress.is_stopped() && !self.statements.are_done() => {
                    return Some(Ok(self.results.clone()));
                }
                TaskEvent::Pending => {
                    if self.statements.are_done() {
                        self.since.get_or_insert_with(Instant::now);
                    }
                    return None;
                }
                // The thread is gone without a word: what it told before is what there is.
                TaskEvent::Finished => return Some(Ok(self.results.clone())),
                TaskEvent::Panicked(fault) => {
                    return Some(Err(sentence(message!(task_study).fixed(), &fault)));
                }
            }
        }
    }

    /// Whether anything is done.
    pub(super) fn has_begun(&self) -> bool {
        !self.results.rows.is_empty() || !self.results.decided.is_empty()
    }

    /// How much is done, from 0 to 1: of the lengths, which may take hours, once the statements for all lengths
    /// are.
    pub(super) fn fraction(&self) -> f64 {
        self.progress.fraction()
    }

    /// Shows how far it is, and lets it be stopped: what is done is then the result.
    pub(super) fn show(&self, ui: &mut Ui) {
        if ui.button(message!(study_stop).fixed()).clicked() {
            self.progress.stop();
        }
        let done = self.statements.done.load(Ordering::Relaxed);
        if self.statements.are_done() {
            let left = self.since.and_then(|it| self.progress.time_left(it.elapsed()));
            let left = left.map(|it| time_left_text(it.as_secs_f64())).unwrap_or_default();
            ui.add(ProgressBar::new(self.fraction() as f32).desired_width(220.0).show_percentage());
            ui.weak(left);
        } else {
            let fraction = done as f32 / self.statements.total as f32;
            ui.add(ProgressBar::new(fraction).desired_width(220.0).show_percentage());
            let total = self.statements.total;
            ui.weak(message!(study_deciding, done = done, total = total).to_string());
        }
        ui.ctx().request_repaint_after(REFRESH);
    }
}

/// The work of the thread.
fn make(study: &Study, progress: &Progress, statements: &Statements, emit: Emitter<'_, Heard>) {
    for (property, display) in cells(study) {
        // Nobody listens any more once the window is closed.
        if progress.is_stopped()
            || !emit(Heard::Decided(decide_cell(property, display, study.alphabet.classes())))
        {
            return;
        }
        statements.done.fetch_add(1, Ordering::Relaxed);
    }
    let end = study.run(progress, |row| {
        emit(Heard::Row(row.clone()));
    });
    emit(Heard::End(end));
}

/// The cells of a study's table, row by row.
fn cells(study: &Study) -> impl Iterator<Item = (Property, &DisplayConfig)> {
    study.properties.iter().flat_map(|&property| {
        study.displays.iter().filter(move |it| property.applies_to(*it)).map(move |it| (property, it))
    })
}
