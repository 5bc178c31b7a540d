//! The program: a window on a name, or a command that answers in the terminal.

use std::process::ExitCode;

use bidiscope::{disk, fault};

mod command;

fn main() -> ExitCode {
    let status = fault::catch(command::run).unwrap_or_else(|fault| command::broken(&fault));
    // Of a thread that is still writing.
    disk::remove_unfinished();
    status
}
