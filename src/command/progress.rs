//! Progress of long work, on standard error where that is a terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use bidiscope_words::{Message, message};

/// How long work may take before it says what it does.
const PATIENCE: Duration = Duration::from_secs(2);

/// The least time between two lines of progress.
pub(super) const PROGRESS_INTERVAL: Duration = Duration::from_millis(500);

/// A line of progress on standard error, where that is a terminal.
#[derive(Default)]
pub(super) struct ProgressLine {
    /// The characters of the longest line that was shown.
    width: usize,
}

impl ProgressLine {
    pub(super) fn show(&mut self, text: impl FnOnce() -> Message<'static>) {
        if io::stderr().is_terminal() {
            let text = text().to_string();
            self.width = self.width.max(text.chars().count());
            let _ = write!(io::stderr(), "\r{text:<width$}", width = self.width);
        }
    }

    /// Removes the line.
    pub(super) fn end(&self) {
        if self.width > 0 {
            let _ = write!(io::stderr(), "\r{:width$}\r", "", width = self.width);
        }
    }
}

/// When a line of progress is due of work that is asked for it again and again.
pub(super) struct ProgressClock {
    start: Instant,
    next: Duration,
}

impl ProgressClock {
    /// Work that begins now.
    pub(super) fn start() -> Self {
        Self { start: Instant::now(), next: PATIENCE }
    }

    /// Whether a line is due; the next one is then after [`PROGRESS_INTERVAL`].
    pub(super) fn is_due(&mut self) -> bool {
        let is_due = self.start.elapsed() >= self.next;
        if is_due {
            self.next = self.start.elapsed() + PROGRESS_INTERVAL;
        }
        is_due
    }
}

/// Does work of several steps, of which this one is the `number`th, from 1, and says so and what it does once that takes two
/// seconds. Nothing else may be written meanwhile.
pub(super) fn during<T>((number, steps): (usize, usize), what: &Message<'_>, work: impl FnOnce() -> T) -> T {
    if !io::stderr().is_terminal() {
        return work();
    }
    let what = what.to_string();
    std::thread::scope(|scope| {
        let (works, work_ends) = channel::<()>();
        let mut line = ProgressLine::default();
        let show = move || {
            let (start, mut wait) = (Instant::now(), PATIENCE);
            while work_ends.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                let seconds = start.elapsed().as_secs();
                let what = what.clone();
                line.show(|| {
                    message!(progress_step, number = number, count = steps, work = what, seconds = seconds)
                });
                wait = PROGRESS_INTERVAL;
            }
            line.end();
        };
        // Where there is no thread, nothing is said.
        let _ = std::thread::Builder::new().spawn_scoped(scope, show);
        let result = work();
        drop(works);
        result
    })
}
