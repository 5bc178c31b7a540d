//! `bidiscope man`: prints the manual pages, made from the same definitions as the help.

use std::io::{self, Write};

use bidiscope_bidi::name::excerpt;
use bidiscope_words::message;
use clap::Command;
use clap_mangen::Man;

use super::command_names::PROGRAM;
use super::help::{self, Section};
use super::standard_error::unusable;
use super::status::{Status, Stop};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Arguments {
    /// Writes the page of the program, or of one of its commands, to `out`.
    pub(super) fn run(&self, program: Command, out: &mut dyn Write) -> Result<Status, Stop> {
        let program = program.name(PROGRAM).disable_help_subcommand(true);
        let is_asked = |it: &Command| self.command.as_deref() == Some(it.get_name());
        let program = help::with_help(program, &is_asked);
        let page = match &self.command {
            None => Some(&program),
            Some(_) => program.get_subcommands().find(|it| is_asked(it)),
        };
        let Some(page) = page else {
            let word = excerpt(self.command.as_deref().unwrap_or_default(), 80);
            return Err(unusable(&message!(no_such_command, word = word)));
        };
        let mut sections = help::sections(&help::key_of(page));
        if self.command.is_some() {
            sections.extend(help::exit_status());
        }
        // The sections below the options must not be filled, so they are written below.
        let page = page.clone().after_help(None::<&str>).after_long_help(None::<&str>).long_version(None);
        let mut filled = Vec::new();
        Man::new(page).source(concat!("bidiscope ", env!("CARGO_PKG_VERSION"))).render(&mut filled)?;
        for line in String::from_utf8_lossy(&filled).lines() {
            match line.strip_prefix(".SH ") {
                Some(title) => write_heading(out, &translated_title(title))?,
                None => writeln!(out, "{line}")?,
            }
        }
        sections.iter().try_for_each(|it| write_section(out, it))?;
        if self.command.is_some() {
            write_heading(out, &message!(heading_see_also).to_string())?;
            writeln!(out, "\\fBbidiscope\\fR(1)")?;
        }
        Ok(Status::Done)
    }
}

/// The title of a section: that of a group of options as the help has it, that of another section in place of the English one
/// that the library writes.
fn translated_title(title: &str) -> String {
    let title = title.trim_matches('"');
    let message = match title {
        "NAME" => message!(heading_name),
        "SYNOPSIS" => message!(heading_synopsis),
        "DESCRIPTION" => message!(heading_description),
        "VERSION" => message!(heading_version),
        _ => return title.to_owned(),
    };
    message.to_string()
}

fn write_heading(out: &mut dyn Write, title: &str) -> io::Result<()> {
    writeln!(out, ".SH \"{}\"", title.to_uppercase())
}

/// Writes a section with its line breaks.
fn write_section(out: &mut dyn Write, section: &Section) -> io::Result<()> {
    write_heading(out, &section.title.as_ref().unwrap_or(&message!(heading_notes)).to_string())?;
    writeln!(out, ".nf")?;
    for line in section.lines.lines() {
        let line = line.replace('\\', "\\e").replace('-', "\\-");
        // A line that begins with a full stop or an apostrophe is otherwise a roff request.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        writeln!(out, "{guard}{line}")?;
    }
    writeln!(out, ".fi")
}
