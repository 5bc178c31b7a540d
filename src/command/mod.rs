//! The command line: [`window`] opens the window, and each subcommand has a module of its own.
//!
//! Results go to standard output, everything else to standard error. A command returns a [`Status`], or a [`Stop`] where it
//! ends early; errors of writing standard output are handled once, in [`run`].

mod arguments;
mod check_messages;
mod collisions;
mod collisions_against;
mod colours;
mod comparison_list;
mod completions;
mod context;
mod convert;
mod custom_strategies;
mod display_argument;
mod field_argument;
mod help;
mod index;
mod index_job;
mod input;
mod inspect;
mod late_stop;
mod lesson;
mod lgr;
mod link;
mod manual;
mod memory;
mod name_check;
mod one_of;
#[cfg(feature = "gui")]
mod open_target;
mod option_groups;
mod output;
mod output_file;
mod parent_zone;
mod progress;
mod registry;
mod registry_rules;
mod report;
mod rulesets;
mod scan;
mod sheet;
mod study;
mod terminal;
mod terminal_page;
mod text;
mod trace;
mod url_lookalikes;
mod usage_error;
mod window;
mod without_window;
mod words;

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use bidiscope_bidi::name::Notation;
use bidiscope_report::json;
use bidiscope_report::words::read_error::notation_alphabet;
use bidiscope_system::panics::CaughtPanic;
use bidiscope_system::signals::{self, StopSignal};
use bidiscope_words::{Message, message};
use clap::{Parser, Subcommand};

pub(crate) use context::CommandContext;
use one_of::{OneOf, one_of};
use output::Output;

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

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

#[derive(Parser, Debug)]
// A fixed name: the executable may have been renamed.
#[command(version, bin_name = PROGRAM, subcommand_value_name = "COMMAND")]
pub(crate) struct Arguments {
    /// For the window; or a link.
    name: Option<OsString>,

    #[arg(long, global = true, value_name = "NOTATION", default_value = "unicode", value_parser = notation_parser())]
    notation: Notation,

    #[command(flatten)]
    words: words::WordsArguments,

    /// What a file of words lacks.
    #[arg(long, requires = "words", conflicts_with = "name")]
    check: bool,

    #[command(flatten)]
    window: window::Arguments,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
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

/// The name of the program in help and messages.
const PROGRAM: &str = "bidiscope";

fn notation_parser() -> OneOf<Notation> {
    one_of(&Notation::ALL, Notation::id, |it| notation_alphabet(it).to_string())
}

/// Runs the program on the arguments of the process.
pub(crate) fn run() -> ExitCode {
    signals::make_file_size_limit_an_error();
    // Before the catalogue and the arguments take memory.
    let exits_without_memory = signals::exit_on_out_of_memory(Status::Failed as i32);
    let typed: Vec<OsString> = std::env::args_os().collect();
    let context = CommandContext::default();
    if let Err(status) = words::install_first(&context, &typed) {
        return status.into();
    }
    let arguments = match arguments::read(&typed) {
        Ok(arguments) => arguments,
        Err(error) => return usage_error::print(error),
    };
    if let Err(status) = arguments.words.install(&context) {
        return status.into();
    }
    // A check lists them.
    if !arguments.check {
        words::WordsArguments::print_missing();
    }
    let command = arguments.command.as_ref();
    // The window ends by the signal, for debuggers.
    exits_without_memory.store(command.is_some(), Ordering::Relaxed);
    let mut out =
        Output::new(command.is_some_and(Command::must_finish), command.is_some_and(Command::writes_raw_text));
    let answered = arguments.answer(context, &mut out);
    let has_sentences = answered.is_ok() && command.is_some_and(Command::writes_sentences);
    match answered {
        Ok(status) | Err(Stop::Reported(status)) => {
            let status = status.max(output_status(out.end()));
            if has_sentences {
                words::print_review_note();
            }
            status.into()
        }
        Err(Stop::Output(error)) => output_status(Err(error)).into(),
    }
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
            Some(Command::Completions(completions)) => completions.run(out),
            Some(Command::Convert(convert)) => convert.run(context, out),
            Some(Command::Index(index)) => index.run(context),
            Some(Command::Inspect(inspect)) => inspect.run(context, out),
            Some(Command::Lesson(lesson)) => lesson.run(context, out),
            Some(Command::Lgr(lgr)) => lgr.run(context, out),
            Some(Command::Link(link)) => link.run(context, out),
            Some(Command::Man(manual)) => manual.run(out),
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
            Some(name) => match name.to_str().filter(|it| arguments::is_link(it)) {
                Some(link) => window::InitialContent::Link(link),
                None => window::InitialContent::Name(name, self.notation),
            },
        }
    }
}

impl Command {
    /// Whether it must run to its end even where its output cannot be written: its status depends on all of its input, or
    /// it saves a file.
    fn must_finish(&self) -> bool {
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
    const fn writes_sentences(&self) -> bool {
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
    fn writes_raw_text(&self) -> bool {
        match self {
            Self::Text(text) => text.writes_text(),
            Self::Lgr(lgr) => lgr.writes_raw_text(),
            Self::Convert(_) | Self::Scan(_) => true,
            _ => false,
        }
    }
}

/// The status after writing the output; an error other than a closed pipe is printed.
fn output_status(written: io::Result<()>) -> Status {
    match written {
        Ok(()) => Status::Done,
        // The reader, such as `head`, has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done,
        Err(error) => {
            print_message(&output::error_text(&error));
            if output::is_not_open(&error) { Status::Unreadable } else { Status::Failed }
        }
    }
}

/// Prints a caught panic, and gives the exit status for it.
pub(crate) fn report_panic(panic: &CaughtPanic) -> ExitCode {
    print(&message!(internal_error, error = terminal::escaped(&panic.to_string())));
    print_backtrace(panic);
    Status::Failed.into()
}

/// Prints the backtrace of a panic, if there is one (`RUST_BACKTRACE`).
fn print_backtrace(panic: &CaughtPanic) {
    for line in panic.backtrace.iter().flat_map(|it| it.lines()) {
        let _ = writeln!(io::stderr(), "{}", terminal::escaped(line));
    }
}

/// Prints why the arguments or some input cannot be used.
fn unusable(message: &impl Display) -> Stop {
    print_message(&message.to_string());
    Stop::Reported(Status::Unreadable)
}

/// Prints why an operation failed.
fn failed(message: &impl Display) -> Stop {
    print_message(&message.to_string());
    Stop::Reported(Status::Failed)
}

/// Prints a message on standard error; see [`print_message`].
fn print(message: &Message<'_>) {
    print_message(&message.to_string());
}

/// Prints a message on standard error, in one line after the program's name. Errors are ignored.
fn print_message(message: &str) {
    // In one write: another thread may end the program or print a message in between.
    let _ = io::stderr().write_all(format!("bidiscope: {message}\n").as_bytes());
}
