//! How the program's memory is shared out where it may not take much.

/// Where the address space is limited, as by `ulimit -v`, lets all threads share one arena of the GNU C library: each thread
/// reserves 64 MB for its own otherwise, and where there is no room for that, every allocation of the thread asks the system for
/// it in vain, which takes dozens of times as long as the work. The library reads this setting when a program begins, so the
/// program is begun again in the same process. To be called first, before there is another thread or anything is read.
///
/// Does nothing on other systems, where there is no limit below 16 GiB, and where a setting of the user's is there.
pub fn restart_with_one_malloc_arena_under_ulimit() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    begin_again();
}

/// The setting: how many arenas there may be (mallopt(3)).
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const SETTING: &str = "MALLOC_ARENA_MAX";

/// With more address space than this there is room for the arenas of all threads.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ENOUGH_BYTES: u64 = 16 << 30;

#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn begin_again() {
    use std::os::unix::process::CommandExt;

    let is_set = |name| std::env::var_os(name).is_some();
    let limit = std::fs::read_to_string("/proc/self/limits").ok().and_then(|it| address_space(&it));
    let is_limited = limit.is_some_and(|it| it < ENOUGH_BYTES);
    // Where standard output is closed, the program that is begun again would find /dev/null there.
    if !is_limited
        || is_set(SETTING)
        || is_set("GLIBC_TUNABLES")
        || !crate::platform::standard_output_is_open()
    {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let mut arguments = std::env::args_os();
    let mut again = std::process::Command::new(program);
    if let Some(name) = arguments.next() {
        again.arg0(name);
    }
    // Where it cannot be begun again, it goes on as it is.
    let _ = again.args(arguments).env(SETTING, "1").exec();
}

/// The limit of the address space in bytes, by `/proc/self/limits` (proc(5)); `None` where there is none.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn address_space(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|it| it.strip_prefix("Max address space"))?;
    line.split_ascii_whitespace().next()?.parse().ok()
}

#[cfg(all(test, target_os = "linux", target_env = "gnu"))]
mod tests {
    use super::address_space;

    #[test]
    fn the_limit_is_that_which_holds_and_not_the_highest_that_may_be_set() {
        let line = |limit: &str| {
            format!(
                "Limit                     Soft Limit           Hard Limit           Units     \n\
                 Max locked memory         8388608              8388608              bytes     \n\
                 Max address space         {limit:<21}unlimited            bytes     \n"
            )
        };
        assert_eq!(address_space(&line("256000000")), Some(256_000_000));
        assert_eq!(address_space(&line("unlimited")), None);
        assert_eq!(address_space(""), None);
    }
}
