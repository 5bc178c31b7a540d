//! A study that is made beside the window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Context, ProgressBar, Ui};

use crate::study::{Progress, Results, Study, StudyError};

use super::super::beside::{Beside, News};

/// How often the progress is drawn anew while a study runs.
const REFRESH: Duration = Duration::from_millis(200);

/// A study in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    progress: Arc<Progress>,
    outcome: Beside<Result<Results, StudyError>>,
    since: Instant,
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
        let outcome = Beside::begin_long("study", context, move |hand| {
            hand(study.run(&shared, |_| ()));
        })?;
        Some(Self { progress, outcome, since: Instant::now() })
    }

    /// How it went.
    pub(super) fn outcome(&self) -> News<Result<Results, StudyError>> {
        self.outcome.news()
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Instant;

    use eframe::egui::Context;

    use super::super::super::command::Command;
    use super::super::super::settings::StudySettings;
    use super::super::StudyTab;
    use super::{Beside, Progress, Running};

    #[test]
    fn a_fault_in_the_study_is_told_and_ends_it() {
        let outcome = Beside::begin("study", &Context::default(), |_| panic!("no rows"));
        let running = Running { progress: Arc::new(Progress::new()), outcome, since: Instant::now() };
        let mut tab = StudyTab { running: Some(running), ..StudyTab::default() };
        let (mut settings, mut commands) = (StudySettings::default(), Vec::new());
        while tab.running.is_some() {
            tab.receive(&mut settings, &mut commands);
        }
        let [Command::Say(told)] = commands.as_slice() else { panic!("{commands:?}") };
        assert!(told.starts_with("The study was ended by a fault of the program: no rows (at "), "{told}");
        assert_eq!(settings, StudySettings::default());
    }
}
