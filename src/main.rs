//! The program: a window on a name, or a command that answers in the terminal.

use std::process::ExitCode;

mod command;

fn main() -> ExitCode {
    command::run()
}
