//! `bidiscope completions`: prints a script with which a shell completes the arguments.

use std::io::Write;

use clap::Command;
use clap_complete::{Shell, generate};

use super::command_names::PROGRAM;
use super::help;
use super::status::{Status, Stop};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Arguments {
    /// Writes the script for the program to `out`.
    pub(super) fn run(&self, program: Command, out: &mut dyn Write) -> Result<Status, Stop> {
        // Into a buffer first: the library panics where writing fails.
        let mut script = Vec::new();
        let mut program = help::with_help(program, &|_| true);
        generate(self.shell, &mut program, PROGRAM, &mut script);
        out.write_all(&script)?;
        Ok(Status::Done)
    }
}
