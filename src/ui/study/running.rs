//! A study that is made beside the window.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use crate::study::{Progress, Results, Row, Study, StudyError};

/// How often the progress is drawn anew while a study runs.
const REFRESH: Duration = Duration::from_millis(200);

/// A study in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    progress: Arc<Progress>,
    found: Receiver<Heard>,
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
    /// Begins a study.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn start(context: &Context, study: Study) -> std::io::Result<Self> {
        let progress = Arc::new(Progress::new());
        let (sender, found) = channel();
        let (shared, context) = (Arc::clone(&progress), context.clone());
        let (alphabet, max_length) = (study.alphabet.clone(), study.max_length);
        let run = move || {
            // Nobody listens any more once the window is closed.
            let tell = |found| {
                let _ = sender.send(found);
                context.request_repaint();
            };
            let end = study.run(&shared, |row| tell(Heard::Row(row.clone())));
            tell(Heard::End(end));
        };
        std::thread::Builder::new().name("study".to_owned()).spawn(run)?;
        let results = Results { alphabet, max_length, rows: Vec::new(), is_complete: false };
        Ok(Self { progress, found, since: Instant::now(), results })
    }

    /// Takes the rows that are done since the last time; gives how the study ended, once it did.
    pub(super) fn receive(&mut self) -> Option<Result<Results, StudyError>> {
        loop {
            match self.found.try_recv() {
                Ok(Heard::Row(row)) => self.results.rows.push(row),
                Ok(Heard::End(end)) => return Some(end),
                Err(TryRecvError::Empty) => return None,
                // The thread is gone without a word: what it told before is what there is.
                Err(TryRecvError::Disconnected) => return Some(Ok(self.results.clone())),
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
