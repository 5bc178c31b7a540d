//! Work in a thread of its own: the window neither waits for it nor ends with a panic in it.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::Builder;

use eframe::egui::Context;

use bidiscope_system::panics::{self, CaughtPanic};

/// Work in a thread of its own, and its output. After this is dropped, the next output that the work emits tells it that
/// nobody waits.
pub(super) struct BackgroundTask<T> {
    events: Receiver<Result<T, CaughtPanic>>,
}

/// What has happened since the window asked last.
pub(super) enum TaskEvent<T> {
    /// The work has emitted this.
    Output(T),
    /// Nothing is new, and more can come.
    Pending,
    /// The work is done.
    Finished,
    /// The work panicked: nothing more comes.
    Panicked(CaughtPanic),
}

/// Takes an output of the work, and says whether anyone still waits for it.
pub(super) type Emitter<'a, T> = &'a mut dyn FnMut(T) -> bool;

impl<T: Send + 'static> BackgroundTask<T> {
    /// Begins work. The window is repainted at each output. Where the system gives no thread the work is done at once.
    pub(super) fn begin(
        name: &str,
        context: &Context,
        work: impl FnOnce(Emitter<'_, T>) + Send + 'static,
    ) -> Self {
        Self::begin_in(Builder::new().name(name.to_owned()), context, work)
    }

    /// Begins work that is too long to be done without a thread; `None` where the system gives none.
    pub(super) fn begin_long(
        name: &str,
        context: &Context,
        work: impl FnOnce(Emitter<'_, T>) + Send + 'static,
    ) -> Option<Self> {
        Self::spawn(Builder::new().name(name.to_owned()), context, work).ok()
    }

    fn begin_in(
        thread: Builder,
        context: &Context,
        work: impl FnOnce(Emitter<'_, T>) + Send + 'static,
    ) -> Self {
        Self::spawn(thread, context, work).unwrap_or_else(|work| {
            let (sender, events) = channel();
            if let Some(work) = work {
                watch(context, &sender, work);
            }
            Self { events }
        })
    }

    /// Begins work in such a thread; gives it back where there is none.
    fn spawn<W>(thread: Builder, context: &Context, work: W) -> Result<Self, Option<W>>
    where
        W: FnOnce(Emitter<'_, T>) + Send + 'static,
    {
        let take = |work: &Mutex<Option<W>>| work.lock().ok().and_then(|mut work| work.take());
        let work = Arc::new(Mutex::new(Some(work)));
        let (waking, shared) = (context.clone(), Arc::clone(&work));
        let (sender, events) = channel();
        let do_it = move || {
            if let Some(work) = take(&shared) {
                watch(&waking, &sender, work);
            }
            // What is received last is that the other end is gone.
            drop(sender);
            waking.request_repaint();
        };
        match thread.spawn(do_it) {
            Ok(_) => Ok(Self { events }),
            Err(_) => Err(take(&work)),
        }
    }

    /// The next event, without waiting.
    pub(super) fn next_event(&self) -> TaskEvent<T> {
        match self.events.try_recv() {
            Ok(Ok(made)) => TaskEvent::Output(made),
            Ok(Err(fault)) => TaskEvent::Panicked(fault),
            Err(TryRecvError::Empty) => TaskEvent::Pending,
            Err(TryRecvError::Disconnected) => TaskEvent::Finished,
        }
    }
}

/// Does the work, and sends a panic in it.
fn watch<T>(waking: &Context, sender: &Sender<Result<T, CaughtPanic>>, work: impl FnOnce(Emitter<'_, T>)) {
    let mut emit = |made| {
        let is_awaited = sender.send(Ok(made)).is_ok();
        waking.request_repaint();
        is_awaited
    };
    if let Err(fault) = panics::catch(|| work(&mut emit)) {
        // An error says that nobody waits any more.
        let _ = sender.send(Err(fault));
    }
}

/// What the window says of a panic in the work called `what`.
pub(super) fn sentence(what: &str, fault: &CaughtPanic) -> String {
    format!("{what} was ended by a fault of the program: {fault}.")
}

#[cfg(test)]
mod tests {
    use std::thread::Builder;

    use eframe::egui::Context;

    use super::{BackgroundTask, TaskEvent, sentence};

    /// All that comes of some work, which is waited for.
    fn all<T: Send + 'static>(task: &BackgroundTask<T>) -> (Vec<T>, Option<String>) {
        let mut made = Vec::new();
        loop {
            match task.next_event() {
                TaskEvent::Output(it) => made.push(it),
                TaskEvent::Pending => std::thread::yield_now(),
                TaskEvent::Finished => return (made, None),
                TaskEvent::Panicked(fault) => return (made, Some(fault.message)),
            }
        }
    }

    #[test]
    fn what_is_handed_over_comes_in_order() {
        let work = |emit: super::Emitter<'_, u8>| assert!(emit(1) && emit(2));
        let context = Context::default();
        assert_eq!(all(&BackgroundTask::begin("counting", &context, work)), (vec![1, 2], None));
        let task = BackgroundTask::begin_long("counting", &context, work).expect("a thread");
        assert_eq!(all(&task), (vec![1, 2], None));
    }

    #[test]
    fn a_panic_is_reported_after_what_was_made_before_it() {
        let work = |emit: super::Emitter<'_, u8>| {
            emit(1);
            panic!("halfway");
        };
        let context = Context::default();
        let expected = (vec![1], Some("halfway".to_owned()));
        assert_eq!(all(&BackgroundTask::begin("breaking", &context, work)), expected);
        assert_eq!(all(&BackgroundTask::begin_long("breaking", &context, work).expect("a thread")), expected);
    }

    #[test]
    fn a_thread_that_the_system_does_not_give() {
        // More memory than there are addresses: no thread can be had, as where there are too many.
        let thread = || Builder::new().stack_size(1 << 50);
        let context = Context::default();
        let work = |emit: super::Emitter<'_, u8>| assert!(emit(7));
        assert_eq!(all(&BackgroundTask::begin_in(thread(), &context, work)), (vec![7], None));
        assert!(BackgroundTask::spawn(thread(), &context, work).is_err());
    }

    #[test]
    fn a_sentence_says_what_and_where() {
        let fault = bidiscope_system::panics::CaughtPanic {
            message: "boom".to_owned(),
            location: Some("src/a.rs:7".to_owned()),
            backtrace: None,
        };
        let expected = "The study was ended by a fault of the program: boom (at src/a.rs:7).";
        assert_eq!(sentence("The study", &fault), expected);
    }
}
