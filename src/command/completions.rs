//! `bidiscope completions`: prints a script with which a shell completes the arguments.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use super::{PROGRAM, Status, Stop, help};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Arguments {
    /// Writes the script to `out`.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<Status, Stop> {
        // Into a buffer first: the library panics where writing fails.
        let mut script = Vec::new();
        let mut program = help::with_help(super::Arguments::command(), &|_| true);
        generate(self.shell, &mut program, PROGRAM, &mut script);
        out.write_all(&script)?;
        Ok(Status::Done)
    }
}
