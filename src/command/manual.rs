//! `bidiscope man`: the manual pages, from the same description as the help.

use std::io::{self, Write};

use bidiscope::name::excerpt;
use clap::CommandFactory;
use clap_mangen::Man;

use super::{PROGRAM, Status, say};

/// Print a manual page, for `man`
#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// The command that the page is about [default: the program as a whole]
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Arguments {
    /// Writes the page to `out`.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<Status> {
        let mut program = super::Arguments::command().name(PROGRAM).disable_help_subcommand(true);
        // The commands' own pages tell the options that go for all.
        program.build();
        let page = match &self.command {
            None => Some(&program),
            Some(command) => program.get_subcommands().find(|it| it.get_name() == command),
        };
        let Some(page) = page else {
            let word = excerpt(self.command.as_deref().unwrap_or_default(), 80);
            say(&format!("there is no command `{word}`; `{PROGRAM} --help` lists them"));
            return Ok(Status::Unreadable);
        };
        Man::new(page.clone()).source(concat!("bidiscope ", env!("CARGO_PKG_VERSION"))).render(out)?;
        Ok(Status::Done)
    }
}
