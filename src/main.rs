//! The program: a window on a name, or a command that answers in the terminal.

use std::process::ExitCode;

use bidiscope::fault;

mod command;

fn main() -> ExitCode {
    fault::catch(command::run).unwrap_or_else(|fault| command::broken(&fault))
}
