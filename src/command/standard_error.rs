//! Messages on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use bidiscope_system::panics::CaughtPanic;
use bidiscope_words::Message;

use super::status::{Status, Stop};
use super::terminal;

/// Prints a message on standard error; see [`print_message`].
pub(super) fn print(message: &Message<'_>) {
    print_message(&message.to_string());
}

/// Prints a message on standard error, in one line after the program's name. Errors are ignored.
pub(super) fn print_message(message: &str) {
    // In one write: another thread may end the program or print a message in between.
    let _ = io::stderr().write_all(format!("bidiscope: {message}\n").as_bytes());
}

/// Prints why the arguments or some input cannot be used.
pub(super) fn unusable(message: &impl Display) -> Stop {
    print_message(&message.to_string());
    Stop::Reported(Status::Unreadable)
}

/// Prints why an operation failed.
pub(super) fn failed(message: &impl Display) -> Stop {
    print_message(&message.to_string());
    Stop::Reported(Status::Failed)
}

/// Prints the backtrace of a panic, if there is one (`RUST_BACKTRACE`).
pub(super) fn print_backtrace(panic: &CaughtPanic) {
    for line in panic.backtrace.iter().flat_map(|it| it.lines()) {
        let _ = writeln!(io::stderr(), "{}", terminal::escaped(line));
    }
}
