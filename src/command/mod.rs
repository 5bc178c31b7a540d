//! The command line: the window, and one file a subcommand.
//!
//! Results go to standard output, everything else to standard error. A command returns a [`Status`];
//! what goes wrong with reading or writing as such is handled once, in [`run`].

mod comparison;
mod display;
mod input;
mod inspect;
mod json;
mod study;
mod terminal;
mod text;
mod trace;
mod twins;
mod window;
mod without_window;

use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use bidiscope::fault::Fault;
use bidiscope::name::Notation;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

/// How many bytes are held back at most where no terminal reads.
const MOST_HELD: usize = 1 << 16;

/// How a command ended, the worst last. The numbers are the program's exit statuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Status {
    /// All was answered.
    Done = 0,
    /// An operation failed, or `--check` found a violation.
    Failed = 1,
    /// The arguments or some input cannot be read.
    Unreadable = 2,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

/// Shows how a domain name that mixes right-to-left and left-to-right writing is displayed.
///
/// Without a command a window opens on NAME, with every way of displaying it side by side and the
/// verdict of RFC 5893 on each label. Where there is no display, the same comparison is printed.
#[derive(Parser, Debug)]
#[command(version, after_help = AFTER_HELP)]
struct Arguments {
    /// The name that the window opens on; after `--` if it begins with a hyphen or is a command's name
    name: Option<OsString>,

    /// How names are written
    #[arg(long, global = true, value_name = "NOTATION", default_value = "unicode", value_parser = listed(&Notation::ALL, Notation::id, Notation::alphabet))]
    notation: Notation,

    #[command(flatten)]
    window: window::Arguments,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Inspect(inspect::Arguments),
    Study(study::Arguments),
    Text(text::Arguments),
    Trace(trace::Arguments),
    Twins(twins::Arguments),
}

const AFTER_HELP: &str = "\
Examples:
  bidiscope                                          a window on an example
  bidiscope xn--mgbh0fb.xn--wgbl6a                   a window on a name
  bidiscope inspect --notation paper AB-12-34-CD     its displays and verdicts as text
  bidiscope inspect --json - < names.txt             a JSON object for each line
  bidiscope inspect --check -- -a.example            a name that begins with a hyphen
  bidiscope text --json letter.txt                   the identifiers in running text
  bidiscope text --marks davis letter.txt            the text with marks in its identifiers
  bidiscope trace --strategy uba-ltr NAME            the steps of a display, one a line
  bidiscope trace --strategy fields:paragraph=rtl NAME   the same in a right-to-left paragraph
  bidiscope twins --notation paper AB12              what other names look like it
  bidiscope study --max-length 5                     which strategy keeps which promise

Exit status:
  0  done
  1  an operation failed, or --check found a violation
  2  the arguments or some input cannot be read";

/// Reads one of these by its identifier; the help lists them all, each with what is told of it.
fn listed<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    id: fn(T) -> &'static str,
    help: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.iter().map(|&it| PossibleValue::new(id(it)).help(help(it)))).try_map(
        // Only the identifiers listed come through.
        move |typed| all.iter().copied().find(|&it| id(it) == typed).ok_or("there is no such value"),
    )
}

/// Runs the program on the arguments of the process.
pub(crate) fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    if arguments.name.is_some() && arguments.command.is_some() {
        let message = "a NAME for the window cannot stand before a command";
        return refuse(&Arguments::command().error(ErrorKind::ArgumentConflict, message));
    }
    let mut out = output();
    let out = &mut *out;
    let ended = match &arguments.command {
        None => {
            let name = arguments.name.as_deref();
            window::open_or_print(&arguments.window, name, arguments.notation, out)
        }
        Some(Command::Inspect(inspect)) => inspect.run(arguments.notation, out),
        Some(Command::Study(study)) => study.run(out),
        Some(Command::Text(text)) => text.run(arguments.notation, out),
        Some(Command::Trace(trace)) => trace.run(arguments.notation, out),
        Some(Command::Twins(twins)) => twins.run(arguments.notation, out),
    };
    match ended.and_then(|status| out.flush().map(|()| status)) {
        Ok(status) => status.into(),
        // Who reads has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done.into(),
        Err(error) => {
            say(&error.to_string());
            Status::Failed.into()
        }
    }
}

/// Says that a fault of the program ended it.
pub(crate) fn broken(fault: &Fault) -> ExitCode {
    say(&format!("a fault of the program: {}", terminal::visible(&fault.to_string())));
    say_how(fault);
    Status::Failed.into()
}

/// Says what is wrong with the arguments, with nothing of them raw; or gives the help that was asked for.
fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        error.exit();
    }
    let told = error.render().to_string();
    let visible: Vec<String> = told.lines().map(terminal::visible).collect();
    let _ = writeln!(io::stderr(), "{}", visible.join("\n"));
    Status::Unreadable.into()
}

/// Standard output: a terminal gets each line at once, whoever else reads many at a time.
fn output() -> Box<dyn Write> {
    let out = io::stdout().lock();
    if out.is_terminal() { Box::new(out) } else { Box::new(BufWriter::with_capacity(MOST_HELD, out)) }
}

/// Says how the program came to a fault, to whoever asks for that.
fn say_how(fault: &Fault) {
    for line in fault.backtrace.iter().flat_map(|it| it.lines()) {
        let _ = writeln!(io::stderr(), "{}", terminal::visible(line));
    }
}

/// Says something on standard error, in one line. Where that is closed there is no one to tell.
fn say(message: &str) {
    let _ = writeln!(io::stderr(), "bidiscope: {message}");
}
