//! An exploration beside the window.

use eframe::egui::{Context, Ui};

use bidiscope_present::message;
use bidiscope_present::study_text::exploration_error_text;
use bidiscope_proof::explore::{Exploration, ExplorationError, ExploredStrategy};

use super::super::super::job::{Job, JobEvent};

/// An exploration in a thread of its own. It ends when this is dropped.
pub(super) struct Exploring(Job<Heard>);

/// What the thread tells.
enum Heard {
    Row(ExploredStrategy),
    End(Result<(), ExplorationError>),
}

impl Exploring {
    /// Begins; `None` where the system gives no thread.
    pub(super) fn start(context: &Context, exploration: Exploration) -> Option<Self> {
        let job = Job::begin_long(message!(task_exploration).fixed(), context, move |worker| {
            let end = exploration.run(worker.progress(), |row| {
                worker.emit(Heard::Row(row.clone()));
            });
            worker.emit(Heard::End(end.map(|_| ())));
        });
        job.map(Self)
    }

    /// Adds the rows that are there since the last time; gives how it ended, once it did.
    pub(super) fn receive(&mut self, rows: &mut Vec<ExploredStrategy>) -> Option<Result<(), String>> {
        loop {
            match self.0.next_event() {
                JobEvent::Output(Heard::Row(row)) => rows.push(row),
                JobEvent::Output(Heard::End(end)) => {
                    return Some(end.map_err(|error| exploration_error_text(error).to_string()));
                }
                JobEvent::Pending => return None,
                JobEvent::Finished => return Some(Ok(())),
                JobEvent::Failed(sentence) => return Some(Err(sentence)),
            }
        }
    }

    /// Whether it was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.0.is_stopped()
    }

    /// Shows how far it is, and lets it be stopped: the rows that are there stay.
    pub(super) fn show(&self, ui: &mut Ui) {
        self.0.show_stop(ui);
        self.0.show_progress(ui, self.0.began());
    }
}
