//! The program: a window on a name, or a command that answers in the terminal.

use std::process::ExitCode;

use bidiscope_system::{files, panics};

mod command;

fn main() -> ExitCode {
    let status = panics::catch(command::run).unwrap_or_else(|fault| command::broken(&fault));
    // Of a thread that is still writing.
    files::remove_unfinished();
    status
}
