//! Signals: Ctrl+C and the like let a command save its work first, and a full file or memory is an ordinary failure.

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

/// Makes writing beyond the limit of a file's size (`ulimit -f`) an error of writing. By default SIGXFSZ ends the program.
pub(super) fn make_file_size_limit_an_error() {
    // Where the handler cannot be set, the signal ends the program.
    #[cfg(unix)]
    let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
}

/// Makes the program exit with status 1 where there is no memory left. By default it ends by SIGABRT, after the standard
/// library has printed the failed allocation. Nothing can be saved then. The window keeps the default, for debuggers.
pub(super) fn exit_on_out_of_memory() {
    // Where the handler cannot be set, the signal ends the program.
    #[cfg(unix)]
    let _ =
        flag::register_conditional_shutdown(SIGABRT, Status::Failed as i32, Arc::new(AtomicBool::new(true)));
}

/// Records Ctrl+C and other requests to end, so that the command can save its work and end by itself. A second request
/// ends the program at once, and removes unfinished files.
#[derive(Clone, Debug, Default)]
pub(super) struct StopRequests {
    is_requested: Arc<AtomicBool>,
    /// The number of the last signal; 0 before the first.
    signal: Arc<AtomicUsize>,
}

impl StopRequests {
    /// Installs the handlers. Signals that the program was started to ignore, as by `nohup`, stay ignored.
    pub(super) fn listen() -> Self {
        let requests = Self::default();
        let stop_signals: Vec<i32> = SIGNALS.into_iter().filter(|&it| !is_ignored(it)).collect();
        if requests.listen_in_thread(&stop_signals).is_err() {
            requests.listen_without_thread(&stop_signals);
        }
        requests
    }

    /// Handles signals in a thread, which may remove files, as a signal handler may not.
    #[cfg(unix)]
    fn listen_in_thread(&self, stop_signals: &[i32]) -> io::Result<()> {
        let mut signals = Signals::new(stop_signals)?;
        let is_second = Arc::new(AtomicBool::new(false));
        for &it in stop_signals {
            // A third request ends the program even while files are being removed.
            flag::register_conditional_default(it, Arc::clone(&is_second))?;
        }
        let Self { is_requested, signal } = self.clone();
        let listen = move || {
            for it in &mut signals {
                if is_requested.load(Ordering::SeqCst) {
                    is_second.store(true, Ordering::SeqCst);
                    files::remove_temporary_files();
                    let _ = emulate_default_handler(it);
                }
                signal.store(it.unsigned_abs() as usize, Ordering::SeqCst);
                is_requested.store(true, Ordering::SeqCst);
            }
        };
        std::thread::Builder::new().name("signals".to_owned()).spawn(listen).map(drop)
    }

    /// Other systems have no such iterator of signals.
    #[cfg(not(unix))]
    fn listen_in_thread(&self, _stop_signals: &[i32]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Handles signals without a thread, where none can be started.
    fn listen_without_thread(&self, stop_signals: &[i32]) {
        for &it in stop_signals {
            // In this order: the first request must find the flag unset.
            let _ = flag::register_conditional_default(it, Arc::clone(&self.is_requested));
            let _ = flag::register_usize(it, Arc::clone(&self.signal), it.unsigned_abs() as usize);
            let _ = flag::register(it, Arc::clone(&self.is_requested));
        }
    }

    /// A flag that becomes true at the first request.
    pub(super) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.is_requested)
    }

    /// The exit status after a request: 128 and the signal's number; `None` where there was none.
    pub(super) fn status(&self) -> Option<Status> {
        match self.signal.load(Ordering::SeqCst) {
            0 => None,
            1 => Some(Status::HungUp),
            2 => Some(Status::Interrupted),
            _ => Some(Status::Terminated),
        }
    }
}

/// The signals that ask a program to end: Ctrl+C, `kill`, and the closing of its terminal.
#[cfg(unix)]
const SIGNALS: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [SIGINT, SIGTERM];

/// Whether the program was started with this signal ignored; `false` where the system does not say.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}
