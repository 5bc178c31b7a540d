//! `bidiscope man`: the manual pages, from the same description as the help.

use std::io::{self, Write};

use bidiscope_bidi::name::excerpt;
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
        let told = words_after(page);
        let of_all = words_after(&program);
        // What stands after the options is laid out by its own spaces and line ends, and so is not to be filled.
        let page = page.clone().after_help(None::<&str>).after_long_help(None::<&str>).long_version(None);
        Man::new(page).source(concat!("bidiscope ", env!("CARGO_PKG_VERSION"))).render(out)?;
        for paragraph in told.split("\n\n") {
            section(out, paragraph)?;
        }
        if self.command.is_some() {
            let mut ends = of_all.split("\n\n").filter(|it| it.starts_with(STATUSES));
            ends.try_for_each(|it| section(out, it))?;
            writeln!(out, ".SH \"SEE ALSO\"\n\\fBbidiscope\\fR(1)")?;
        }
        Ok(Status::Done)
    }
}

/// What the help of a command says after its options.
fn words_after(command: &clap::Command) -> String {
    command.get_after_long_help().or(command.get_after_help()).map(ToString::to_string).unwrap_or_default()
}

/// How the paragraph begins that tells what the statuses mean, which goes for every command.
const STATUSES: &str = "Exit status:\n";

/// Writes a paragraph of the help as a section of its own, line by line as it stands there.
fn section(out: &mut dyn Write, paragraph: &str) -> io::Result<()> {
    let (title, lines) = match paragraph.split_once(":\n") {
        Some((title @ ("Examples" | "Exit status"), lines)) => (title.to_uppercase(), lines),
        _ => ("NOTES".to_owned(), paragraph),
    };
    if lines.trim().is_empty() {
        return Ok(());
    }
    writeln!(out, ".SH \"{title}\"\n.nf")?;
    for line in lines.trim_end().lines() {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        // What a line begins with is else taken for a request.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        writeln!(out, "{guard}{line}")?;
    }
    writeln!(out, ".fi")
}
