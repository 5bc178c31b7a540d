//! How a command ends.

use std::io;
use std::process::ExitCode;

use bidiscope_system::signals::StopSignal;

/// How a command ended, in order of severity. The numbers are the program's exit statuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Status {
    /// Success.
    Done = 0,
    /// An operation failed, or `--check` found a violation.
    Failed = 1,
    /// The arguments or some input cannot be read, or standard output is not open.
    Unreadable = 2,
    /// The terminal was closed (128 + SIGHUP).
    HungUp = 129,
    /// Ctrl+C was pressed (128 + SIGINT).
    Interrupted = 130,
    /// It was asked to end, as by `kill` (128 + SIGTERM).
    Terminated = 143,
}

impl From<StopSignal> for Status {
    fn from(signal: StopSignal) -> Self {
        match signal {
            StopSignal::HungUp => Self::HungUp,
            StopSignal::Interrupted => Self::Interrupted,
            StopSignal::Terminated => Self::Terminated,
        }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// An error whose message has been printed, with the exit status.
    Reported(Status),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl From<Status> for Stop {
    fn from(status: Status) -> Self {
        Self::Reported(status)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
