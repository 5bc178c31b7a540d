//! Work beside the window: searching a long text, and putting marks into one.

use std::sync::Arc;

use eframe::egui::Context;

use bidiscope_idna::text::{ControlScheme, Grammar, Span, TextSearchBatch};
use bidiscope_present::message;
use bidiscope_present::view::text::{
    ParagraphDirections, TextView, search_batches, text_with_controls, too_long_for_controls_warning,
};

use super::super::command::Command;
use super::super::job::{Job, JobEvent};
use super::{TextPass, TextTab};

/// A search in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    batches: Job<TextSearchBatch>,
    /// When it began, in the window's seconds.
    began: f64,
}

impl Running {
    /// Begins a search.
    pub(super) fn start(text: Arc<str>, grammar: Grammar, context: &Context) -> Self {
        let batches = Job::begin(message!(task_search).fixed(), context, move |worker| {
            for batch in search_batches(&text, grammar) {
                if !worker.emit(batch) {
                    return;
                }
            }
        });
        Self { batches, began: context.input(|input| input.time) }
    }

    /// Takes what has been found since; whether there is more to come, or why not.
    fn take(&self, view: &mut TextView) -> Result<bool, String> {
        loop {
            match self.batches.next_event() {
                JobEvent::Output(batch) => view.add(batch),
                JobEvent::Pending => return Ok(true),
                JobEvent::Finished => return Ok(false),
                JobEvent::Failed(sentence) => return Err(sentence),
            }
        }
    }

    /// How many seconds are left, at the pace so far; `None` while that cannot be said.
    pub(super) fn seconds_left(&self, now: f64, done: f32) -> Option<f64> {
        let passed = now - self.began;
        (passed > 0.5 && done > 0.02).then(|| passed * f64::from((1.0 - done) / done))
    }
}

/// A text into which marks are put, in a thread of its own.
pub(super) struct Marking {
    written: Job<(String, Vec<Span>)>,
    what: &'static str,
}

impl Marking {
    /// Begins; the text is copied when it is there.
    pub(super) fn start(
        view: &TextView,
        directions: ParagraphDirections,
        marks: ControlScheme,
        what: &'static str,
        context: &Context,
    ) -> Self {
        let (text, grammar) = (Arc::clone(&view.text), view.grammar);
        let written = Job::begin(message!(task_copying).fixed(), context, move |worker| {
            worker.emit(text_with_controls(&text, grammar, &directions, marks));
        });
        Self { written, what }
    }
}

/// Takes what has come from the threads.
pub(super) fn receive(tab: &mut TextTab, pass: &mut TextPass<'_>) {
    if let Some(running) = &tab.running {
        match running.take(&mut tab.view) {
            Ok(true) => {}
            Ok(false) => tab.running = None,
            Err(sentence) => {
                tab.running = None;
                pass.commands.push(Command::Say(sentence));
            }
        }
    }
    if let Some(marking) = &tab.marking {
        let what = marking.what;
        match marking.written.result() {
            Some(Ok((text, too_long))) => {
                pass.commands.push(Command::Copy { text, what });
                pass.commands.extend(too_long_for_controls_warning(&too_long).map(Command::Say));
            }
            Some(Err(sentence)) => pass.commands.push(Command::Say(sentence)),
            None => return,
        }
        tab.marking = None;
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Context;

    use super::{Job, Running};
    use bidiscope_present::view::text::TextView;

    #[test]
    fn a_panic_in_the_search_is_no_end_of_it() {
        let batches = Job::begin("The search", &Context::default(), |_| panic!("no batch"));
        let running = Running { batches, began: 0.0 };
        let sentence = loop {
            match running.take(&mut TextView::default()) {
                Ok(there_is_more) => assert!(there_is_more, "the fault comes before the end"),
                Err(sentence) => break sentence,
            }
        };
        assert!(
            sentence.starts_with("The search was ended by a fault of the program: no batch"),
            "{sentence}"
        );
    }
}
