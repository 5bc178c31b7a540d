//! Work beside the window: searching a long text, and putting marks into one.

use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_report::view::text::{
    ParagraphDirections, TextView, TextWithControls, insert_identifier_controls, search_batches,
};
use bidiscope_url::text::{IdentifierControlScheme, ResourceIdentifierGrammar, TextSearchBatch};
use bidiscope_words::message;

use super::super::job::Job;

/// A search in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    pub(super) batches: Job<TextSearchBatch>,
    /// When it began, in the window's seconds.
    began: f64,
}

impl Running {
    /// Begins a search.
    pub(super) fn start(text: Arc<str>, grammar: ResourceIdentifierGrammar, context: &Context) -> Self {
        let batches = Job::begin(message!(task_search).static_text(), context, move |worker| {
            for batch in search_batches(&text, grammar) {
                if !worker.emit(batch) {
                    return;
                }
            }
        });
        Self { batches, began: context.input(|input| input.time) }
    }

    /// How many seconds are left, at the pace so far; `None` while that cannot be said.
    pub(super) fn seconds_left(&self, now: f64, done: f32) -> Option<f64> {
        let passed = now - self.began;
        (passed > 0.5 && done > 0.02).then(|| passed * f64::from((1.0 - done) / done))
    }
}

/// A text into which marks are put, in a thread of its own.
pub(super) struct Marking {
    pub(super) written: Job<TextWithControls>,
    pub(super) what: &'static str,
}

impl Marking {
    /// Begins; the text is copied when it is there.
    pub(super) fn start(
        view: &TextView,
        directions: ParagraphDirections,
        marks: IdentifierControlScheme,
        what: &'static str,
        context: &Context,
    ) -> Self {
        let (text, grammar) = (Arc::clone(&view.text), view.identifier_grammar);
        let written = Job::begin(message!(task_copying).static_text(), context, move |worker| {
            worker.emit(insert_identifier_controls(&text, grammar, &directions, marks));
        });
        Self { written, what }
    }
}
