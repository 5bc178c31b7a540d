//! `bidiscope completions`: prints a script with which a shell completes the arguments.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use super::Status;

/// Print a script that completes the arguments in a shell
#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// The shell
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Arguments {
    /// Writes the script to `out`.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<Status> {
        // Into a buffer first: the library panics where writing fails.
        let mut script = Vec::new();
        generate(self.shell, &mut super::Arguments::command(), super::PROGRAM, &mut script);
        out.write_all(&script)?;
        Ok(Status::Done)
    }
}
