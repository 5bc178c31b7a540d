//! A study that is made beside the window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use crate::study::{Progress, Results, Row, Study, StudyError};

use super::super::beside::{Beside, News, sentence};

/// How often the progress is drawn anew while a study runs.
const REFRESH: Duration = Duration::from_millis(200);

/// A study in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    progress: Arc<Progress>,
    found: Beside<Heard>,
    since: Instant,
    /// What is studied, with the rows that are done.
    pub(super) results: Results,
}

/// What the thread tells.
enum Heard {
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
        let shared = Arc::clone(&progress);
        let (alphabet, max_length) = (study.alphabet.clone(), study.max_length);
        let found = Beside::begin_long("study", context, move |hand| {
            // Nobody listens any more once the window is closed.
            let end = study.run(&shared, |row| {
                hand(Heard::Row(row.clone()));
            });
            hand(Heard::End(end));
        })?;
        let results =
            Results { alphabet, max_length, rows: Vec::new(), decided: Vec::new(), is_complete: false };
        Some(Self { progress, found, since: Instant::now(), results })
    }

    /// Takes the rows that are done since the last time; gives how the study ended, once it did: its
    /// results, or a sentence.
    pub(super) fn receive(&mut self) -> Option<Result<Results, String>> {
        loop {
            match self.found.news() {
                News::Made(Heard::Row(row)) => self.results.rows.push(row),
                News::Made(Heard::End(end)) => return Some(end.map_err(|error| format!("{error}."))),
                News::Nothing => return None,
                // The thread is gone without a word: what it told before is what there is.
                News::Done => return Some(Ok(self.results.clone())),
                News::Broken(fault) => return Some(Err(sentence("The study", &fault))),
            }
        }
    }

    /// How much is done, from 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        self.progress.fraction()
    }

    /// Shows how far it is, and lets it be stopped: the rows so far are then the results.
    pub(super) fn show(&self, ui: &mut Ui) {
        if ui.button("Stop").clicked() {
            self.progress.stop();
        }
        let left = match self.progress.time_left(self.since.elapsed()) {
            Some(left) if left.as_secs() >= 90 => {
                format!("about {} minutes left", left.as_secs().div_ceil(60))
            }
            Some(left) => format!("about {} s left", left.as_secs() + 1),
            None => String::new(),
        };
        ui.add(ProgressBar::new(self.fraction() as f32).desired_width(220.0).show_percentage());
        ui.weak(left);
        ui.ctx().request_repaint_after(REFRESH);
    }
}
