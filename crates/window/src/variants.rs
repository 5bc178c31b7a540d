//! The variants of the label that the ruleset of the zone is about, made beside the window.

use std::rc::Rc;
use std::time::Duration;

use eframe::egui::Context;

use bidiscope_report::page::{PageBlock, VariantLabelSearch};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use super::job::Job;

/// For how many seconds the variants of the label before stay while those of the next one are made: most are there
/// sooner, and nothing flickers.
const PATIENCE: f64 = 0.1;

/// The variants in blocks, or why there are none in a sentence.
type Made = Result<Rc<[PageBlock]>, String>;

/// The variants, as far as they are known.
#[derive(Default)]
pub(super) struct Variants {
    known: Option<(VariantLabelSearch, Made)>,
    making: Option<Making>,
}

/// What is being made, and since when.
struct Making {
    query: VariantLabelSearch,
    since: f64,
    task: Job<Vec<PageBlock>>,
}

impl Variants {
    /// The variants, or why there are none in a sentence; `None` while they are made. `analysis` must have a label that
    /// rulesets are about.
    pub(super) fn of(&mut self, analysis: &InputAnalysis, context: &Context) -> Option<Made> {
        if let Some((query, view)) = &self.known
            && query.is_same_search_for(analysis)
        {
            self.making = None;
            return Some(view.clone());
        }
        let now = context.input(|input| input.time);
        if !self.making.as_ref().is_some_and(|it| it.query.is_same_search_for(analysis)) {
            let query = VariantLabelSearch::of_ruleset_label(analysis)?;
            let of_thread = query.clone();
            let task = Job::begin(message!(task_variants).static_text(), context, move |worker| {
                worker.emit(of_thread.variant_blocks());
            });
            self.making = Some(Making { query, since: now, task });
        }
        let making = self.making.as_ref()?;
        let Some(made) = making.task.result() else {
            let left = making.since + PATIENCE - now;
            if left > 0.0 {
                context.request_repaint_after(Duration::from_secs_f64(left));
                return self.known.as_ref().map(|it| it.1.clone());
            }
            return None;
        };
        let made = made.map(Rc::from);
        let making = self.making.take()?;
        self.known = Some((making.query, made.clone()));
        Some(made)
    }
}
