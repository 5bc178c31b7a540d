//! Signals that end the program: what is not saved yet is saved before.

/// Saves before a signal ends the program, which then ends as the signal would have ended it: a shell
/// gives 128 and its number as the status. A signal that the program was told to ignore, as by `nohup`,
/// stays ignored. Where the system gives no thread, signals end the program as they always do.
#[cfg(unix)]
pub(crate) fn save_on_signals(save: impl Fn() -> Result<(), String> + Send + 'static) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let wait = move || {
        let ignored = ignored();
        let ending = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|it| ignored & (1 << (it - 1)) == 0);
        let Ok(mut signals) = Signals::new(ending) else { return };
        for signal in &mut signals {
            if let Err(sentence) = save() {
                super::print_error(&sentence);
            }
            bidiscope_system::files::remove_temporary_files();
            let _ = emulate_default_handler(signal);
        }
    };
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
}

/// Other systems end programs without asking.
#[cfg(not(unix))]
pub(crate) fn save_on_signals(_save: impl Fn() -> Result<(), String> + Send + 'static) {}

/// The signals that the program was started to ignore, a bit each: 1 is the first. None where the system
/// does not say.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    bits.and_then(|it| u64::from_str_radix(it.trim(), 16).ok()).unwrap_or(0)
}
