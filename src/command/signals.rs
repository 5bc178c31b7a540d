//! Signals: what is done is saved before the program ends, and a file beyond its limit is an error.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

#[cfg(unix)]
use bidiscope_system::files;
#[cfg(unix)]
use signal_hook::consts::signal::{SIGABRT, SIGHUP, SIGXFSZ};
use signal_hook::consts::signal::{SIGINT, SIGTERM};
use signal_hook::flag;
#[cfg(unix)]
use signal_hook::{iterator::Signals, low_level::emulate_default_handler};

use super::Status;

/// Lets a file that would grow beyond its limit be an error like any other, where the system would end the
/// program.
pub(super) fn survive_limits() {
    // Whoever cannot be asked for this ends the program, as ever.
    #[cfg(unix)]
    let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
}

/// Lets what the system would end by a signal, where there is no memory left, end with a status like any other failure.
/// What could not be had has been told by then, by the standard library. Nothing of a command can be saved after that;
/// for the window the signal stays what debuggers know.
pub(super) fn survive_without_memory() {
    // Whoever cannot be asked for this ends the program, as ever.
    #[cfg(unix)]
    let _ =
        flag::register_conditional_shutdown(SIGABRT, Status::Failed as i32, Arc::new(AtomicBool::new(true)));
}

/// Ctrl+C and other requests to end, taken down instead of obeyed. The second one ends the program at once, with
/// nothing left of a file that is not whole.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests {
    has_come: Arc<AtomicBool>,
    signal: Arc<AtomicUsize>,
}

impl Requests {
    /// Listens from now on. What the program was started to ignore, as by `nohup`, it still ignores.
    pub(super) fn listen() -> Self {
        let requests = Self::default();
        let ending: Vec<i32> = SIGNALS.into_iter().filter(|&it| !is_ignored(it)).collect();
        if requests.listen_beside(&ending).is_err() {
            requests.listen_here(&ending);
        }
        requests
    }

    /// Listens in a thread, which has the time to remove files.
    #[cfg(unix)]
    fn listen_beside(&self, ending: &[i32]) -> io::Result<()> {
        let mut signals = Signals::new(ending)?;
        let is_second = Arc::new(AtomicBool::new(false));
        for &it in ending {
            // The third waits for no disk.
            flag::register_conditional_default(it, Arc::clone(&is_second))?;
        }
        let Self { has_come, signal } = self.clone();
        let listen = move || {
            for it in &mut signals {
                if has_come.load(Ordering::SeqCst) {
                    is_second.store(true, Ordering::SeqCst);
                    files::remove_unfinished();
                    let _ = emulate_default_handler(it);
                }
                signal.store(it.unsigned_abs() as usize, Ordering::SeqCst);
                has_come.store(true, Ordering::SeqCst);
            }
        };
        std::thread::Builder::new().name("signals".to_owned()).spawn(listen).map(drop)
    }

    /// Other systems have no such thread.
    #[cfg(not(unix))]
    fn listen_beside(&self, _ending: &[i32]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Listens without another thread, for the system may give none.
    fn listen_here(&self, ending: &[i32]) {
        for &it in ending {
            // In this order: only the one after the first finds that one has come.
            let _ = flag::register_conditional_default(it, Arc::clone(&self.has_come));
            let _ = flag::register_usize(it, Arc::clone(&self.signal), it.unsigned_abs() as usize);
            let _ = flag::register(it, Arc::clone(&self.has_come));
        }
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
