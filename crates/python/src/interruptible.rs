//! Long work without the interpreter's lock, which Ctrl+C ends.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use bidiscope_system::threads::WorkProgress;
use pyo3::{PyResult, Python};

/// How often it is asked whether Ctrl+C was pressed.
const INTERVAL: Duration = Duration::from_millis(100);

/// Does the work without the lock of the interpreter. Where a signal raises an exception, such as `KeyboardInterrupt`, the
/// work is stopped through its progress, and that exception is the result.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&WorkProgress) -> T + Send,
) -> PyResult<T> {
    let progress = &WorkProgress::new();
    py.detach(|| {
        std::thread::scope(|scope| {
            let (done, is_done) = channel::<()>();
            let worker = scope.spawn(move || {
                let result = work(progress);
                drop(done);
                result
            });
            let mut interruption = None;
            // Nothing is ever sent: the sender is dropped at the end, by a panic too.
            while let Err(RecvTimeoutError::Timeout) = is_done.recv_timeout(INTERVAL) {
                if let Err(error) = Python::attach(|py| py.check_signals()) {
                    progress.stop();
                    interruption.get_or_insert(error);
                }
            }
            let result = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            interruption.map_or(Ok(result), Err)
        })
    })
}
