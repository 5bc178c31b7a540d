//! What a file says, decided again for all lengths, beside the window.

use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::decide_all_lengths_result;
use bidiscope_proof::study::{AllLengthsResult, DisplayProperty, StudyResults};
use bidiscope_words::message;

use super::super::job::Job;

/// A property of a display that is decided again. Dropped, it is of no further use.
pub(super) struct Deciding {
    property: DisplayProperty,
    display: DisplayConfig,
    /// The results that it is for.
    pub(super) results: Arc<StudyResults>,
    pub(super) job: Job<AllLengthsResult>,
}

impl Deciding {
    /// Begins; `None` where the system gives no thread.
    pub(super) fn start(
        context: &Context,
        results: &Arc<StudyResults>,
        property: DisplayProperty,
        display: &DisplayConfig,
    ) -> Option<Self> {
        let (shown, classes) = (display.clone(), results.alphabet.classes().to_vec());
        let job = Job::begin_long(message!(task_deciding).static_text(), context, move |worker| {
            worker.emit(decide_all_lengths_result(property, &shown, &classes));
        })?;
        Some(Self { property, display: display.clone(), results: Arc::clone(results), job })
    }

    /// Whether it is about this, of these results.
    pub(super) fn is_of(
        &self,
        results: &Arc<StudyResults>,
        property: DisplayProperty,
        display: &DisplayConfig,
    ) -> bool {
        Arc::ptr_eq(&self.results, results) && self.property == property && self.display == *display
    }
}
