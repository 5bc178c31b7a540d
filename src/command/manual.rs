//! `bidiscope man`: prints the manual pages, made from the same definitions as the help.

use std::io::{self, Write};

use bidiscope_bidi::name::excerpt;
use bidiscope_present::message;
use clap::CommandFactory;
use clap_mangen::Man;

use super::{PROGRAM, Status, print};

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
        // Copies the global options to the commands, so that their pages list them.
        program.build();
        let page = match &self.command {
            None => Some(&program),
            Some(command) => program.get_subcommands().find(|it| it.get_name() == command),
        };
        let Some(page) = page else {
            let word = excerpt(self.command.as_deref().unwrap_or_default(), 80);
            print(&message!(no_such_command, word = word));
            return Ok(Status::Unreadable);
        };
        let of_command = text_after_options(page);
        let of_program = text_after_options(&program);
        // The text after the options has its own line breaks and must not be filled, so it is written below.
        let page = page.clone().after_help(None::<&str>).after_long_help(None::<&str>).long_version(None);
        Man::new(page).source(concat!("bidiscope ", env!("CARGO_PKG_VERSION"))).render(out)?;
        for paragraph in of_command.split("\n\n") {
            write_section(out, paragraph)?;
        }
        if self.command.is_some() {
            let mut statuses = of_program.split("\n\n").filter(|it| it.starts_with(EXIT_STATUS_TITLE));
            statuses.try_for_each(|it| write_section(out, it))?;
            writeln!(out, ".SH \"SEE ALSO\"\n\\fBbidiscope\\fR(1)")?;
        }
        Ok(Status::Done)
    }
}

/// The text after the options in the help of a command.
fn text_after_options(command: &clap::Command) -> String {
    command.get_after_long_help().or(command.get_after_help()).map(ToString::to_string).unwrap_or_default()
}

/// The beginning of the paragraph about exit statuses, which is on the page of every command.
const EXIT_STATUS_TITLE: &str = "Exit status:\n";

/// Writes a paragraph of the help as a section, with its line breaks.
fn write_section(out: &mut dyn Write, paragraph: &str) -> io::Result<()> {
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
        // A line that begins with a full stop or an apostrophe is otherwise a roff request.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        writeln!(out, "{guard}{line}")?;
    }
    writeln!(out, ".fi")
}
