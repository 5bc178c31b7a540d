//! Work with long steps, of which nothing is kept where it is stopped within one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use bidiscope_system::files;
use bidiscope_system::signals::StopRequests;

use super::status::Status;

/// How long a step may go on after a request to end, before the program ends within it.
const PATIENCE: Duration = Duration::from_millis(500);

/// How often it is looked whether there is a request.
const INTERVAL: Duration = Duration::from_millis(20);

/// Does the work. It looks for requests itself between its steps; where it has not ended soon after one, `report` says what
/// was done, unfinished files are removed and the program ends with the status of the request. Where the system gives no
/// thread, the step is waited for.
pub(super) fn end_within_steps<T>(
    requests: &StopRequests,
    report: impl FnOnce() + Send,
    work: impl FnOnce() -> T,
) -> T {
    // Whoever sets it ends the work: it is done, or the program ends.
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let watch = || {
            let mut since = None;
            while !is_over.load(Ordering::SeqCst) {
                if let Some(signal) = requests.signal()
                    && since.get_or_insert_with(Instant::now).elapsed() >= PATIENCE
                    && !is_over.swap(true, Ordering::SeqCst)
                {
                    report();
                    files::remove_own_temporary_files();
                    std::process::exit(Status::from(signal) as i32);
                }
                thread::park_timeout(INTERVAL);
            }
        };
        let watcher = Builder::new().spawn_scoped(scope, watch).ok();
        // Also after a panic, for the scope waits for the thread.
        let _guard = OverGuard(&is_over);
        let result = work();
        if is_over.swap(true, Ordering::SeqCst) {
            // The program ends.
            loop {
                thread::park();
            }
        }
        if let Some(watcher) = watcher {
            watcher.thread().unpark();
        }
        result
    })
}

struct OverGuard<'a>(&'a AtomicBool);

impl Drop for OverGuard<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}
