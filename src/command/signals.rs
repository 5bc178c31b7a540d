//! Signals: what is done is saved before the program ends, and a file beyond its limit is an error.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

#[cfg(unix)]
use signal_hook::consts::signal::{SIGHUP, SIGXFSZ};
use signal_hook::consts::signal::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::Status;

/// Lets a file that would grow beyond its limit be an error like any other, where the system would end the
/// program.
pub(super) fn survive_limits() {
    // Whoever cannot be asked for this ends the program, as ever.
    #[cfg(unix)]
    let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
}

/// Ctrl+C and other requests to end, taken down instead of obeyed. The second one ends the program at once.
#[derive(Debug)]
pub(super) struct Requests {
    has_come: Arc<AtomicBool>,
    signal: Arc<AtomicUsize>,
}

impl Requests {
    /// Listens from now on. What the program was started to ignore, as by `nohup`, it still ignores.
    pub(super) fn listen() -> Self {
        let (has_come, signal) = <(Arc<AtomicBool>, Arc<AtomicUsize>)>::default();
        for ending in SIGNALS.into_iter().filter(|&it| !is_ignored(it)) {
            // In this order: only the one after the first finds that one has come.
            let _ = flag::register_conditional_default(ending, Arc::clone(&has_come));
            let _ = flag::register_usize(ending, Arc::clone(&signal), ending.unsigned_abs() as usize);
            let _ = flag::register(ending, Arc::clone(&has_come));
        }
        Self { has_come, signal }
    }

    /// Becomes true when one comes.
    pub(super) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.has_come)
    }

    /// How a program ends that was asked to: 128 and the signal's number; `None` where nobody asked.
    pub(super) fn status(&self) -> Option<Status> {
        match self.signal.load(Ordering::SeqCst) {
            0 => None,
            1 => Some(Status::HungUp),
            2 => Some(Status::Interrupted),
            _ => Some(Status::Terminated),
        }
    }
}

/// What asks a program to end: Ctrl+C, `kill`, and a terminal that is closed.
#[cfg(unix)]
const SIGNALS: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [SIGINT, SIGTERM];

/// Whether the program was started to ignore a signal, where the system tells.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}
