//! An exploration beside the window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use bidiscope_present::message;
use bidiscope_present::study_text::{exploration_error_text, time_left_text};
use bidiscope_proof::explore::{Exploration, ExplorationError, ExploredStrategy};
use bidiscope_system::threads::Progress;

use super::super::super::background_task::{BackgroundTask, TaskEvent, sentence};

/// How often the progress is drawn anew.
const REFRESH: Duration = Duration::from_millis(200);

/// An exploration in a thread of its own. It ends when this is dropped.
pub(super) struct Exploring {
    progress: Arc<Progress>,
    found: BackgroundTask<Heard>,
    since: Instant,
}

/// What the thread tells.
enum Heard {
    Row(ExploredStrategy),
    End(Result<(), ExplorationError>),
}

impl Drop for Exploring {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

impl Exploring {
    /// Begins; `None` where the system gives no thread.
    pub(super) fn start(context: &Context, exploration: Exploration) -> Option<Self> {
        let progress = Arc::new(Progress::new());
        let shared = Arc::clone(&progress);
        let found = BackgroundTask::begin_long("explore", context, move |emit| {
            let end = exploration.run(&shared, |row| {
                emit(Heard::Row(row.clone()));
            });
            emit(Heard::End(end.map(|_| ())));
        })?;
        Some(Self { progress, found, since: Instant::now() })
    }

    /// Adds the rows that are there since the last time; gives how it ended, once it did.
    pub(super) fn receive(&mut self, rows: &mut Vec<ExploredStrategy>) -> Option<Result<(), String>> {
        loop {
            match self.found.next_event() {
                TaskEvent::Output(Heard::Row(row)) => rows.push(row),
                TaskEvent::Output(Heard::End(end)) => {
                    return Some(end.map_err(|error| exploration_error_text(error).to_string()));
                }
                TaskEvent::Pending => return None,
                TaskEvent::Finished => return Some(Ok(())),
                TaskEvent::Panicked(fault) => {
                    return Some(Err(sentence(message!(task_exploration).fixed(), &fault)));
                }
            }
        }
    }

    /// Whether it was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.progress.is_stopped()
    }

    /// Shows how far it is, and lets it be stopped: the rows that are there stay.
    pub(super) fn show(&self, ui: &mut Ui) {
        if ui.button(message!(study_stop).fixed()).clicked() {
            self.progress.stop();
        }
        ui.add(ProgressBar::new(self.progress.fraction() as f32).desired_width(220.0).show_percentage());
        if let Some(left) = self.progress.time_left(self.since.elapsed()) {
            ui.weak(time_left_text(left.as_secs_f64()));
        }
        ui.ctx().request_repaint_after(REFRESH);
    }
}
