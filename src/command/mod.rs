//! The command line: [`window`] opens the window, and each subcommand has a module of its own.
//!
//! Results go to standard output, everything else to standard error. A command returns a [`Status`];
//! errors of writing standard output are handled once, in [`run`].

mod arguments;
mod check_messages;
mod collisions;
mod collisions_against;
mod colours;
mod comparison_list;
mod completions;
mod convert;
mod custom_strategies;
mod display_argument;
mod file_conflict;
mod input;
mod inspect;
mod json;
mod lesson;
mod manual;
#[cfg(feature = "gui")]
mod open_target;
mod output;
mod parent_zone;
mod report;
mod scan;
mod sheet;
mod signals;
mod study;
mod terminal;
mod terminal_page;
mod text;
mod trace;
mod usage_error;
mod window;
mod without_window;
mod words;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use bidiscope_bidi::name::{Notation, character_names_version, unicode_version};
use bidiscope_present::message;
use bidiscope_present::messages::Message;
use bidiscope_system::panics::CaughtPanic;
use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr, TypedValueParser};
use clap::{Parser, Subcommand};

use output::Output;

/// How a command ended, in order of severity. The numbers are the program's exit statuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Status {
    /// Success.
    Done = 0,
    /// An operation failed, or `--check` found a violation.
    Failed = 1,
    /// The arguments or some input cannot be read.
    Unreadable = 2,
    /// The terminal was closed (128 + SIGHUP).
    HungUp = 129,
    /// Ctrl+C was pressed (128 + SIGINT).
    Interrupted = 130,
    /// It was asked to end, as by `kill` (128 + SIGTERM).
    Terminated = 143,
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
// A fixed name: the executable may have been renamed.
#[command(version, long_version = LONG_VERSION.as_str(), after_help = AFTER_HELP, bin_name = PROGRAM)]
pub(crate) struct Arguments {
    /// The name that the window opens on, whatever single word it is, or a link (`bidiscope:?name=...`); after `--` if
    /// it begins with a hyphen or is a command's name
    name: Option<OsString>,

    /// How names are written
    #[arg(long, global = true, value_name = "NOTATION", default_value = "unicode", value_parser = one_of_with_old_ids(&Notation::ALL, Notation::id, Notation::old_ids, Notation::alphabet))]
    notation: Notation,

    #[command(flatten)]
    words: words::WordsArguments,

    #[command(flatten)]
    window: window::Arguments,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Completions(completions::Arguments),
    Convert(convert::Arguments),
    Inspect(inspect::Arguments),
    Lesson(lesson::Arguments),
    Man(manual::Arguments),
    Scan(scan::Arguments),
    Sheet(sheet::Arguments),
    Study(study::Arguments),
    Text(text::Arguments),
    Trace(trace::Arguments),
    #[command(alias = "twins")]
    Collisions(collisions::Arguments),
}

/// The name of the program in help and messages.
const PROGRAM: &str = "bidiscope";

/// The text after the program's name in the output of `--version`.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    format!(
        "{}\nUnicode {}: bidi classes, derived properties, mapping and normalization\nUnicode {}: characters' names",
        env!("CARGO_PKG_VERSION"),
        unicode_version(),
        character_names_version()
    )
});

const AFTER_HELP: &str = "\
Examples:
  bidiscope                                          a window on an example
  bidiscope xn--mgbh0fb.xn--wgbl6a                   a window on a name
  bidiscope --present=uba-rtl NAME                   the steps of a display in large type, full screen
  bidiscope inspect --notation table1 AB-12-34-CD    the displays and verdicts of a name as text
  bidiscope inspect --json - < names.txt             a JSON object for each line
  bidiscope inspect --check -- -a.example            a name that begins with a hyphen
  bidiscope inspect --check=idna2008 --quiet -       which of many names IDNA2008 refuses
  bidiscope scan names.txt --output names.csv        a row for each name of a list, and which look alike
  bidiscope convert --from uba-ltr --to logical displays.txt   which names are displayed like this
  bidiscope convert --from logical --to html:isolates names.txt   names with marks for a page
  bidiscope sheet --output comparison.pdf NAME       the comparison as a document, or as a .png or .svg
  bidiscope inspect --report report.html NAME        all results as a page to pass on; scan --report makes one of a list
  bidiscope text --json letter.txt                   the identifiers in running text
  bidiscope text --marks davis letter.txt            the text with marks in its identifiers
  bidiscope trace --strategy uba-ltr NAME            the steps of a display, one a line
  bidiscope trace --strategy fields:paragraph=rtl NAME   the same in a right-to-left paragraph
  bidiscope collisions --notation table1 AB12        which other names look the same
  bidiscope lesson --check my.toml                   check a lesson that you write
  bidiscope study --max-length 5                     which strategy has which property
  bidiscope study --all-lengths                      the same, for all lengths

Exit status:
  0  done
  1  an operation failed, or a name fails --check
  2  the arguments or some input cannot be read
  130, 143, 129  stopped by Ctrl+C, by kill, or with its terminal, after saving what was done";

/// Parses one of `all` by its identifier `id`; the help of the option lists them all, each with its `help`.
fn one_of<T: Copy + Send + Sync + 'static, H: Into<StyledStr>>(
    all: &'static [T],
    id: fn(T) -> &'static str,
    help: fn(T) -> H,
) -> impl TypedValueParser<Value = T> {
    one_of_with_old_ids(all, id, |_| &[], help)
}

/// The same; identifiers of earlier versions are accepted, and hidden from help.
fn one_of_with_old_ids<T: Copy + Send + Sync + 'static, H: Into<StyledStr>>(
    all: &'static [T],
    id: fn(T) -> &'static str,
    old_ids: fn(T) -> &'static [&'static str],
    help: fn(T) -> H,
) -> impl TypedValueParser<Value = T> {
    let value = move |&it: &T| PossibleValue::new(id(it)).aliases(old_ids(it)).help(help(it));
    PossibleValuesParser::new(all.iter().map(value)).try_map(move |typed| {
        // The parser above accepts only these.
        let is_it = |it: T| id(it) == typed || old_ids(it).contains(&typed.as_str());
        all.iter().copied().find(|&it| is_it(it)).ok_or("there is no such value")
    })
}

/// Runs the program on the arguments of the process.
pub(crate) fn run() -> ExitCode {
    signals::make_file_size_limit_an_error();
    let typed: Vec<OsString> = std::env::args_os().collect();
    if let Err(status) = words::install_first(&typed) {
        return status.into();
    }
    let arguments = match arguments::read(&typed) {
        Ok(arguments) => arguments,
        Err(error) => return usage_error::print(error),
    };
    if let Err(status) = arguments.words.install() {
        return status.into();
    }
    let command = arguments.command.as_ref();
    if command.is_some() {
        signals::exit_on_out_of_memory();
    }
    let mut out =
        Output::new(command.is_some_and(Command::must_finish), command.is_some_and(Command::writes_raw_text));
    match arguments.answer(&mut out) {
        Ok(status) => status.max(output_status(out.end())).into(),
        failed => output_status(failed.map(drop)).into(),
    }
}

impl Arguments {
    /// Runs the command, or opens the window, and writes the results to `out`.
    pub(crate) fn answer(&self, out: &mut dyn Write) -> io::Result<Status> {
        if self.words.print_words {
            return words::write_example(out);
        }
        match &self.command {
            None => window::open_or_print(&self.window, self.initial_content(), out),
            Some(Command::Completions(completions)) => completions.run(out),
            Some(Command::Convert(convert)) => convert.run(self.notation, out),
            Some(Command::Inspect(inspect)) => inspect.run(self.notation, out),
            Some(Command::Lesson(lesson)) => lesson.run(out),
            Some(Command::Man(manual)) => manual.run(out),
            Some(Command::Scan(scan)) => scan.run(self.notation, out),
            Some(Command::Sheet(sheet)) => sheet.run(self.notation, out),
            Some(Command::Study(study)) => study.run(out),
            Some(Command::Text(text)) => text.run(self.notation, out),
            Some(Command::Trace(trace)) => trace.run(self.notation, out),
            Some(Command::Collisions(collisions)) => collisions.run(self.notation, out),
        }
    }
}

impl Arguments {
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
            Self::Text(text) => text.check,
            Self::Scan(scan) => scan.check.is_some() && scan.output.is_none(),
            Self::Lesson(lesson) => lesson.must_finish(),
            Self::Study(study) => study.must_finish(),
            Self::Completions(_)
            | Self::Convert(_)
            | Self::Man(_)
            | Self::Sheet(_)
            | Self::Trace(_)
            | Self::Collisions(_) => false,
        }
    }

    /// Whether it writes text unescaped, with bidi controls and other characters that a terminal would act on.
    const fn writes_raw_text(&self) -> bool {
        match self {
            Self::Text(text) => text.writes_text(),
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
            Status::Failed
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

/// Prints a message on standard error; see [`print_message`].
fn print(message: &Message<'_>) {
    print_message(&message.to_string());
}

/// Prints a message on standard error, in one line after the program's name. Errors are ignored.
fn print_message(message: &str) {
    // In one write: another thread may end the program or print a message in between.
    let _ = io::stderr().write_all(format!("bidiscope: {message}\n").as_bytes());
}
