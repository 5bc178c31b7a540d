//! What a file says, decided again for all lengths, beside the window.

use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::decide_cell;
use bidiscope_proof::study::{AllLengthsCell, Property, Results};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::job::Job;
use super::super::settings::StudySettings;
use super::StudyTab;

/// A property of a display that is decided again. Dropped, it is of no further use.
pub(super) struct Deciding {
    property: Property,
    display: DisplayConfig,
    /// The results that it is for.
    results: Arc<Results>,
    job: Job<AllLengthsCell>,
}

impl Deciding {
    /// Begins; `None` where the system gives no thread.
    pub(super) fn start(
        context: &Context,
        results: &Arc<Results>,
        property: Property,
        display: &DisplayConfig,
    ) -> Option<Self> {
        let (shown, classes) = (display.clone(), results.alphabet.classes().to_vec());
        let job = Job::begin_long(message!(task_deciding).fixed(), context, move |worker| {
            worker.emit(decide_cell(property, &shown, &classes));
        })?;
        Some(Self { property, display: display.clone(), results: Arc::clone(results), job })
    }

    /// Whether it is about this, of these results.
    pub(super) fn is_of(&self, results: &Arc<Results>, property: Property, display: &DisplayConfig) -> bool {
        Arc::ptr_eq(&self.results, results) && self.property == property && self.display == *display
    }
}

impl StudyTab {
    /// Takes what was decided again, and says what it came to.
    pub(super) fn receive_decision(&mut self, settings: &mut StudySettings, commands: &mut Vec<Command>) {
        let Some(result) = self.deciding.as_ref().and_then(|it| it.job.result()) else { return };
        let Some(Deciding { results, .. }) = self.deciding.take() else { return };
        let decided = match result {
            Ok(decided) => decided,
            Err(sentence) => return commands.push(Command::Say(sentence)),
        };
        // Meanwhile other results may have taken their place.
        if settings.results.as_ref().is_none_or(|it| !Arc::ptr_eq(it, &results)) {
            return;
        }
        let mut results = Arc::unwrap_or_clone(results);
        let was_wrong = results.record_recomputed(decided);
        self.replace(results, settings);
        let said = if was_wrong { message!(study_file_wrong) } else { message!(study_file_right) };
        commands.push(Command::Say(said.to_string()));
    }
}
