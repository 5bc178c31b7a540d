//! A study that is made beside the window.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use crate::study::{Progress, Results, Study, StudyError};

/// How often the progress is drawn anew while a study runs.
const REFRESH: Duration = Duration::from_millis(200);

/// A study in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    progress: Arc<Progress>,
    outcome: Receiver<Result<Results, StudyError>>,
    since: Instant,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

impl Running {
    /// Begins a study.
    pub(super) fn start(context: &Context, study: Study) -> Self {
        let progress = Arc::new(Progress::new());
        let (sender, outcome) = channel();
        let (shared, context) = (Arc::clone(&progress), context.clone());
        std::thread::spawn(move || {
            // Nobody listens any more once the window is closed.
            let _ = sender.send(study.run(&shared, |_| ()));
            context.request_repaint();
        });
        Self { progress, outcome, since: Instant::now() }
    }

    /// How it went; `None` before its end.
    pub(super) fn outcome(&self) -> Option<Result<Results, StudyError>> {
        self.outcome.try_recv().ok()
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
        ui.add(ProgressBar::new(self.progress.fraction() as f32).desired_width(220.0).show_percentage());
        ui.weak(left);
        ui.ctx().request_repaint_after(REFRESH);
    }
}
