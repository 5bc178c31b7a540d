//! Work beside the window: searching a long text, and putting marks into one.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use eframe::egui::{Context, Ui};

use crate::text::{Batch, Grammar, Marks, Span};
use crate::view::text::{Directions, TextView, left_without_marks, marked, shown_batches};

use super::super::command::Command;
use super::{TextPass, TextTab};

/// A search in a thread of its own. It ends when this is dropped.
pub(super) struct Running {
    batches: Receiver<Batch>,
    /// When it began, in the window's seconds.
    began: f64,
}

impl Running {
    /// Begins a search; `None` where the system gives no thread.
    pub(super) fn start(text: Arc<str>, grammar: Grammar, context: &Context) -> Option<Self> {
        let (sender, batches) = channel();
        let waking = context.clone();
        let search = move || {
            for batch in shown_batches(&text, grammar) {
                if sender.send(batch).is_err() {
                    return;
                }
                waking.request_repaint();
            }
            // What is received last is that the other end is gone.
            drop(sender);
            waking.request_repaint();
        };
        thread::Builder::new().name("search".to_owned()).spawn(search).ok()?;
        Some(Self { batches, began: context.input(|input| input.time) })
    }

    /// Takes what has been found since; whether there is more to come.
    fn take(&self, view: &mut TextView) -> bool {
        loop {
            match self.batches.try_recv() {
                Ok(batch) => view.add(batch),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
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
    written: Receiver<(String, Vec<Span>)>,
    what: &'static str,
}

impl Marking {
    /// Begins; the text is copied when it is there.
    pub(super) fn start(
        view: &TextView,
        directions: Directions,
        marks: Marks,
        what: &'static str,
        context: &Context,
    ) -> Option<Self> {
        let (sender, written) = channel();
        let (text, grammar, waking) = (Arc::clone(&view.text), view.grammar, context.clone());
        let mark = move || {
            // Where nobody waits for it any more, there is nothing to do.
            let _ = sender.send(marked(&text, grammar, &directions, marks));
            waking.request_repaint();
        };
        thread::Builder::new().name("marks".to_owned()).spawn(mark).ok()?;
        Some(Self { written, what })
    }
}

/// Takes what has come from the threads.
pub(super) fn receive(ui: &Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    if let Some(running) = &tab.running
        && !running.take(&mut tab.view)
    {
        tab.running = None;
    }
    if let Some(marking) = &tab.marking {
        match marking.written.try_recv() {
            Ok((text, too_long)) => {
                pass.commands.push(Command::Copy { text, what: marking.what });
                pass.commands.extend(left_without_marks(&too_long).map(Command::Say));
                tab.marking = None;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => tab.marking = None,
        }
        ui.ctx().request_repaint();
    }
}
