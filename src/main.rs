//! The program: opens the window on a name, or runs a command in the terminal.

use std::process::ExitCode;

use bidiscope_system::{files, memory, panics};

mod command;

fn main() -> ExitCode {
    memory::restart_with_one_malloc_arena_under_ulimit();
    let status = panics::catch_panic(command::run).unwrap_or_else(|panic| command::report_panic(&panic));
    // Files of a thread that was still writing.
    files::remove_own_temporary_files();
    status
}
