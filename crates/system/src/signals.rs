//! Requests to end the program, such as Ctrl+C: work is saved first. And a full file or memory is an ordinary failure.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::flag;

use crate::{files, platform};

/// Records Ctrl+C and other requests to end, so that long work can be saved and end by itself. A second request ends
/// the program at once, and removes unfinished files.
#[derive(Clone, Debug, Default)]
pub struct StopRequests {
    is_requested: Arc<AtomicBool>,
    /// The number of the last signal; 0 before the first.
    signal: Arc<AtomicUsize>,
}

impl StopRequests {
    /// Installs the handlers. Signals that the program was started to ignore, as by `nohup`, stay ignored.
    pub fn listen() -> Self {
        let requests = Self::default();
        let signals = stop_signals();
        let Self { is_requested, signal } = requests.clone();
        let is_ending = move |number: i32| {
            if is_requested.load(Ordering::SeqCst) {
                return true;
            }
            signal.store(number.unsigned_abs() as usize, Ordering::SeqCst);
            is_requested.store(true, Ordering::SeqCst);
            false
        };
        if platform::listen_in_thread(&signals, is_ending, files::remove_own_temporary_files).is_err() {
            requests.listen_without_thread(&signals);
        }
        requests
    }

    /// Handles signals without a thread, where none can be started.
    fn listen_without_thread(&self, signals: &[i32]) {
        for &it in signals {
            // In this order: the first request must find the flag unset.
            let _ = flag::register_conditional_default(it, Arc::clone(&self.is_requested));
            let _ = flag::register_usize(it, Arc::clone(&self.signal), it.unsigned_abs() as usize);
            let _ = flag::register(it, Arc::clone(&self.is_requested));
        }
    }

    /// A flag that becomes true at the first request.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.is_requested)
    }

    /// The first request; `None` before it.
    pub fn signal(&self) -> Option<StopSignal> {
        match self.signal.load(Ordering::SeqCst) {
            0 => None,
            1 => Some(StopSignal::HungUp),
            2 => Some(StopSignal::Interrupted),
            _ => Some(StopSignal::Terminated),
        }
    }
}

/// How a program is asked to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopSignal {
    /// Its terminal was closed (SIGHUP).
    HungUp,
    /// Ctrl+C was pressed (SIGINT).
    Interrupted,
    /// It was told to, as by `kill` (SIGTERM).
    Terminated,
}

/// Calls `before_end` and removes unfinished files before a signal ends the program, which then ends as the signal would
/// have ended it: a shell gives 128 and its number as the status. A signal that the program was started to ignore stays
/// ignored. Where the system gives no thread, and on Windows, programs end without being asked.
pub fn on_end_by_signal(mut before_end: impl FnMut() + Send + 'static) {
    let save_and_remove = move || {
        before_end();
        files::remove_own_temporary_files();
    };
    let signals = stop_signals();
    if platform::listen_in_thread(&signals, |_| true, save_and_remove).is_err() {
        for it in signals {
            let _ = flag::register_conditional_default(it, Arc::new(AtomicBool::new(true)));
        }
    }
}

/// Makes writing beyond the limit of a file's size (`ulimit -f`) an error of writing, where that would end the program.
pub fn make_file_size_limit_an_error() {
    platform::make_file_size_limit_an_error();
}

/// Whether the program exits with a status of its own where there is no memory left: enabled at first.
#[derive(Clone, Debug)]
pub struct OutOfMemoryExit(Arc<AtomicBool>);

impl OutOfMemoryExit {
    /// Enables or disables the exit; where it is disabled, the program ends by SIGABRT.
    pub fn set_enabled(&self, is_enabled: bool) {
        self.0.store(is_enabled, Ordering::Relaxed);
    }
}

/// Makes the program exit with this status where there is no memory left, where it would end by SIGABRT; the standard
/// library has printed the failed allocation by then. Nothing can be saved. It is so as long as the returned exit is enabled.
pub fn exit_on_out_of_memory_while_enabled(exit_status: i32) -> OutOfMemoryExit {
    let is_enabled = Arc::new(AtomicBool::new(true));
    platform::exit_on_out_of_memory(exit_status, &is_enabled);
    OutOfMemoryExit(is_enabled)
}

fn stop_signals() -> Vec<i32> {
    platform::STOP_SIGNALS.iter().copied().filter(|&it| !platform::is_ignored(it)).collect()
}
