//! Work beside the window, in a thread of its own: the window neither waits for it nor ends with a panic in it.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::Builder;
use std::time::{Duration, Instant};

use eframe::egui::{Context, Id, ProgressBar, Ui, UiBuilder};

use bidiscope_report::words::study::time_left_text;
use bidiscope_system::panics::{self, CaughtPanic};
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

/// How often the progress is drawn anew.
const REFRESH: Duration = Duration::from_millis(200);

/// Work in a thread of its own, and its output. It is asked to stop when this is dropped.
pub(super) struct Job<T> {
    what: &'static str,
    events: Receiver<Result<T, CaughtPanic>>,
    progress: Arc<WorkProgress>,
    began: Instant,
}

/// What has happened since the window asked last.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum JobEvent<T> {
    /// The work has emitted this.
    Output(T),
    /// Nothing is new, and more can come.
    Pending,
    /// The work is done.
    Finished,
    /// The work panicked: nothing more comes. This says so in a sentence.
    Failed(String),
}

/// The end of a job at which it is done.
pub(super) struct Worker<T> {
    sender: Sender<Result<T, CaughtPanic>>,
    context: Context,
    progress: Arc<WorkProgress>,
}

impl<T> Worker<T> {
    /// Emits an output, for which the window is repainted, and says whether anyone still waits for it.
    pub(super) fn emit(&self, output: T) -> bool {
        let is_awaited = self.sender.send(Ok(output)).is_ok();
        self.context.request_repaint();
        is_awaited
    }

    /// How far it is, which the window shows, and whether it is to stop.
    pub(super) fn progress(&self) -> &WorkProgress {
        &self.progress
    }

    /// Whether it is to stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.progress.is_stopped()
    }

    /// Does the work, and sends a panic in it.
    fn run(self, work: impl FnOnce(&Self)) {
        if let Err(panic) = panics::catch_panic(|| work(&self)) {
            // An error says that nobody waits any more.
            let _ = self.sender.send(Err(panic));
        }
        let Self { sender, context, .. } = self;
        // What is received last is that the other end is gone.
        drop(sender);
        context.request_repaint();
    }
}

impl<T: Send + 'static> Job<T> {
    /// Begins work that is called `what` at the beginning of a sentence. Where the system gives no thread the work is done
    /// at once.
    pub(super) fn begin(
        what: &'static str,
        context: &Context,
        work: impl FnOnce(&Worker<T>) + Send + 'static,
    ) -> Self {
        Self::begin_in(Builder::new(), what, context, work)
    }

    /// Begins work that is too long to be done without a thread; `None` where the system gives none.
    pub(super) fn begin_long(
        what: &'static str,
        context: &Context,
        work: impl FnOnce(&Worker<T>) + Send + 'static,
    ) -> Option<Self> {
        Self::spawn(Builder::new(), what, context, work).ok()
    }

    fn begin_in(
        thread: Builder,
        what: &'static str,
        context: &Context,
        work: impl FnOnce(&Worker<T>) + Send + 'static,
    ) -> Self {
        Self::spawn(thread, what, context, work).unwrap_or_else(|work| {
            let (job, worker) = Self::pair(what, context);
            if let Some(work) = work {
                worker.run(work);
            }
            job
        })
    }

    /// Begins work in such a thread; gives it back where there is none.
    fn spawn<W>(thread: Builder, what: &'static str, context: &Context, work: W) -> Result<Self, Option<W>>
    where
        W: FnOnce(&Worker<T>) + Send + 'static,
    {
        let take = |work: &Mutex<Option<W>>| work.lock().ok().and_then(|mut work| work.take());
        let work = Arc::new(Mutex::new(Some(work)));
        let shared = Arc::clone(&work);
        let (job, worker) = Self::pair(what, context);
        let do_it = move || {
            if let Some(work) = take(&shared) {
                worker.run(work);
            }
        };
        match thread.name(what.to_owned()).spawn(do_it) {
            Ok(_) => Ok(job),
            Err(_) => Err(take(&work)),
        }
    }

    /// Both ends of a job.
    fn pair(what: &'static str, context: &Context) -> (Self, Worker<T>) {
        let (sender, events) = channel();
        let progress = Arc::new(WorkProgress::new());
        let worker = Worker { sender, context: context.clone(), progress: Arc::clone(&progress) };
        (Self { what, events, progress, began: Instant::now() }, worker)
    }
}

impl<T> Job<T> {
    /// The next event, without waiting.
    pub(super) fn next_event(&self) -> JobEvent<T> {
        match self.events.try_recv() {
            Ok(Ok(output)) => JobEvent::Output(output),
            Ok(Err(panic)) => JobEvent::Failed(
                message!(task_fault, task = self.what, fault = panic.to_string()).to_string(),
            ),
            Err(TryRecvError::Empty) => JobEvent::Pending,
            Err(TryRecvError::Disconnected) => JobEvent::Finished,
        }
    }

    /// Takes all outputs that are there, without waiting; gives how the work ended once it did: well, or why not in a
    /// sentence.
    pub(super) fn take(&self, mut each: impl FnMut(T)) -> Option<Result<(), String>> {
        loop {
            match self.next_event() {
                JobEvent::Output(output) => each(output),
                JobEvent::Pending => return None,
                JobEvent::Finished => return Some(Ok(())),
                JobEvent::Failed(sentence) => return Some(Err(sentence)),
            }
        }
    }

    /// The output of work that has one, or why there is none in a sentence; `None` while it is done.
    pub(super) fn result(&self) -> Option<Result<T, String>> {
        match self.next_event() {
            JobEvent::Output(output) => Some(Ok(output)),
            JobEvent::Pending => None,
            JobEvent::Finished => Some(Err(message!(task_without_result, task = self.what).to_string())),
            JobEvent::Failed(sentence) => Some(Err(sentence)),
        }
    }

    /// Asks it to stop. What it has made until then can still be received.
    pub(super) fn stop(&self) {
        self.progress.stop();
    }

    /// Whether it was asked to stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.progress.is_stopped()
    }

    /// How much is done, from 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        self.progress.done_fraction()
    }

    /// When it began.
    pub(super) const fn began(&self) -> Instant {
        self.began
    }

    /// Shows a button that stops it.
    pub(super) fn show_stop(&self, ui: &mut Ui) {
        if stop_button(ui, self.what) {
            self.stop();
        }
    }

    /// Shows how far it is, and how long it still takes if what it measures began then; where that is not yet known,
    /// nothing.
    pub(super) fn show_progress(&self, ui: &mut Ui, since: impl Into<Option<Instant>>) {
        show_fraction(ui, self.fraction());
        if let Some(left) = since.into().and_then(|it| self.progress.estimated_time_left(it.elapsed())) {
            ui.weak(time_left_text(left.as_secs_f64()));
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

/// Shows a button that stops the work that is called so; whether it was clicked. It stays the same button when output puts
/// something else before it: a press that began before that is not lost.
pub(super) fn stop_button(ui: &mut Ui, what: &str) -> bool {
    let same = UiBuilder::new().scope_id(Id::unique(("stop", what)));
    ui.scope_builder(same, |ui| ui.button(message!(button_stop).static_text())).inner.clicked()
}

/// Shows how much of some work is done, from 0 to 1, and keeps that up to date.
pub(super) fn show_fraction(ui: &mut Ui, fraction: f64) {
    ui.add(ProgressBar::new(fraction as f32).desired_width(220.0).show_percentage());
    keep_showing(ui);
}

/// Draws the window anew while work goes on of which nothing else tells.
pub(super) fn keep_showing(ui: &Ui) {
    ui.ctx().request_repaint_after(REFRESH);
}

#[cfg(test)]
mod tests {
    use std::thread::Builder;

    use eframe::egui::Context;

    use super::{Job, Worker};

    /// All that comes of some work, which is waited for.
    fn all<T: Send + 'static>(job: &Job<T>) -> (Vec<T>, Result<(), String>) {
        let mut made = Vec::new();
        loop {
            match job.take(|it| made.push(it)) {
                Some(end) => return (made, end),
                None => std::thread::yield_now(),
            }
        }
    }

    #[test]
    fn what_is_emitted_comes_in_order() {
        let work = |worker: &Worker<u8>| assert!(worker.emit(1) && worker.emit(2));
        let context = Context::default();
        assert_eq!(all(&Job::begin("Counting", &context, work)), (vec![1, 2], Ok(())));
        let job = Job::begin_long("Counting", &context, work).expect("a thread");
        assert_eq!(all(&job), (vec![1, 2], Ok(())));
    }

    #[test]
    fn a_panic_is_reported_after_what_was_made_before_it() {
        let work = |worker: &Worker<u8>| {
            worker.emit(1);
            panic!("halfway");
        };
        let (made, end) = all(&Job::begin("The study", &Context::default(), work));
        let sentence = end.expect_err("it panics");
        assert_eq!(made, [1]);
        let expected = "The study stopped because of a fault of the program: halfway (at ";
        assert!(sentence.starts_with(expected) && sentence.ends_with(")."), "{sentence}");
    }

    #[test]
    fn work_that_ends_without_its_result_says_so() {
        let job = Job::begin("The study", &Context::default(), |_: &Worker<u8>| ());
        let result = loop {
            match job.result() {
                Some(result) => break result,
                None => std::thread::yield_now(),
            }
        };
        assert_eq!(result, Err("The study ended without a result.".to_owned()));
    }

    #[test]
    fn a_job_that_is_dropped_is_asked_to_stop() {
        let (done, is_done) = std::sync::mpsc::channel();
        let job = Job::begin_long("Waiting", &Context::default(), move |worker: &Worker<u8>| {
            while !worker.is_stopped() {
                std::thread::yield_now();
            }
            done.send(()).expect("the test waits");
        });
        drop(job.expect("a thread"));
        assert_eq!(is_done.recv(), Ok(()));
    }

    #[test]
    fn a_thread_that_the_system_does_not_give() {
        // More memory than there are addresses: no thread can be had, as where there are too many.
        let thread = || Builder::new().stack_size(1 << 50);
        let context = Context::default();
        let work = |worker: &Worker<u8>| assert!(worker.emit(7));
        let job = Job::begin_in(thread(), "Counting", &context, work);
        assert_eq!(all(&job), (vec![7], Ok(())));
        assert!(Job::spawn(thread(), "Counting", &context, work).is_err());
    }
}
