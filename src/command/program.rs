//! The program's arguments and commands, and what runs each.

use std::ffi::OsString;
use std::io::Write;

use bidiscope_bidi::name::Notation;
use bidiscope_report::words::read_error::accepted_characters_text;
use clap::{CommandFactory, Parser, Subcommand};

use super::command_names::PROGRAM;
use super::context::CommandContext;
use super::one_of::{OneOf, one_of};
use super::status::{Status, Stop};
use super::{
    collisions, completions, convert, index, inspect, lesson, lgr, link, manual, scan, sheet, study, text,
    trace, window, words,
};

#[derive(Parser, Debug)]
// A fixed name: the executable may have been renamed.
#[command(version, bin_name = PROGRAM, subcommand_value_name = "COMMAND")]
pub(crate) struct Arguments {
    /// For the window; or a link.
    name: Option<OsString>,

    #[arg(long, global = true, value_name = "NOTATION", default_value = "unicode", value_parser = notation_parser())]
    notation: Notation,

    #[command(flatten)]
    pub(super) words: words::WordsArguments,

    /// What a file of words lacks.
    #[arg(long, requires = "words", conflicts_with = "name")]
    pub(super) check: bool,

    #[command(flatten)]
    window: window::Arguments,

    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    Completions(completions::Arguments),
    Convert(convert::Arguments),
    Index(index::Arguments),
    Inspect(inspect::Arguments),
    Lesson(lesson::Arguments),
    Lgr(lgr::Arguments),
    Link(link::Arguments),
    Man(manual::Arguments),
    Scan(scan::Arguments),
    Sheet(sheet::Arguments),
    Study(study::Arguments),
    Text(text::Arguments),
    Trace(trace::Arguments),
    Collisions(collisions::Arguments),
}

fn notation_parser() -> OneOf<Notation> {
    one_of(&Notation::ALL, Notation::id, |it| accepted_characters_text(it).to_string())
}

impl Arguments {
    /// Runs the command, or opens the window, and writes the results to `out`. The context has the files that were read with
    /// the arguments.
    pub(crate) fn answer(&self, mut context: CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        if self.words.print_words {
            return Ok(words::write_example(self.words.language, out)?);
        }
        if self.check {
            return self.words.check(&context, out);
        }
        context.notation = self.notation;
        let context = &context;
        match &self.command {
            None => window::open_or_print(context, &self.window, self.initial_content(), out),
            Some(Command::Completions(completions)) => completions.run(Self::command(), out),
            Some(Command::Convert(convert)) => convert.run(context, out),
            Some(Command::Index(index)) => index.run(context),
            Some(Command::Inspect(inspect)) => inspect.run(context, out),
            Some(Command::Lesson(lesson)) => lesson.run(context, out),
            Some(Command::Lgr(lgr)) => lgr.run(context, out),
            Some(Command::Link(link)) => link.run(context, out),
            Some(Command::Man(manual)) => manual.run(Self::command(), out),
            Some(Command::Scan(scan)) => scan.run(context, out),
            Some(Command::Sheet(sheet)) => sheet.run(context, out),
            Some(Command::Study(study)) => study.run(context, out),
            Some(Command::Text(text)) => text.run(context, out),
            Some(Command::Trace(trace)) => trace.run(context, out),
            Some(Command::Collisions(collisions)) => collisions.run(context, out),
        }
    }

    /// What the window shows first.
    fn initial_content(&self) -> window::InitialContent<'_> {
        match self.name.as_deref() {
            None => self.window.link().map_or(window::InitialContent::Last, window::InitialContent::Link),
            Some(name) => match name.to_str().filter(|it| window::is_link(it)) {
                Some(link) => window::InitialContent::Link(link),
                None => window::InitialContent::Name(name, self.notation),
            },
        }
    }
}

impl Command {
    /// Whether it must run to its end even where its output cannot be written: its status depends on all of its input, or
    /// it saves a file.
    pub(super) fn must_finish(&self) -> bool {
        match self {
            Self::Inspect(inspect) => inspect.check.is_some(),
            Self::Text(text) => text.check.is_some(),
            Self::Scan(scan) => scan.must_finish(),
            Self::Lesson(lesson) => lesson.must_finish(),
            Self::Lgr(lgr) => lgr.must_finish(),
            Self::Study(study) => study.must_finish(),
            Self::Completions(_)
            | Self::Convert(_)
            | Self::Index(_)
            | Self::Link(_)
            | Self::Man(_)
            | Self::Sheet(_)
            | Self::Trace(_)
            | Self::Collisions(_) => false,
        }
    }

    /// Whether it writes sentences in the language of reports, outside of a page or sheet, which says itself that its
    /// translation was not reviewed. A scan does where one of its columns has sentences, and says that itself.
    pub(super) const fn writes_sentences(&self) -> bool {
        match self {
            Self::Inspect(inspect) => inspect.writes_sentences(),
            Self::Text(text) => !text.writes_text(),
            Self::Collisions(_) | Self::Trace(_) => true,
            Self::Completions(_)
            | Self::Convert(_)
            | Self::Index(_)
            | Self::Lesson(_)
            | Self::Lgr(_)
            | Self::Link(_)
            | Self::Man(_)
            | Self::Scan(_)
            | Self::Sheet(_)
            | Self::Study(_) => false,
        }
    }

    /// Whether it writes text unescaped, with bidi controls and other characters that a terminal would act on.
    pub(super) fn writes_raw_text(&self) -> bool {
        match self {
            Self::Text(text) => text.writes_text(),
            Self::Lgr(lgr) => lgr.writes_raw_text(),
            Self::Convert(_) | Self::Scan(_) => true,
            _ => false,
        }
    }
}
