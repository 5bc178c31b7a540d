//! The command line: the window, and one file a subcommand.
//!
//! Results go to standard output, everything else to standard error. A command returns a [`Status`];
//! what goes wrong with reading or writing as such is handled once, in [`run`].

mod against;
mod arguments;
mod comparison;
mod completions;
mod convert;
mod display;
#[cfg(feature = "gui")]
mod handed;
mod input;
mod inspect;
mod json;
mod lesson;
mod manual;
mod output;
mod own_strategies;
mod paint;
mod refusal;
mod refused;
mod report;
mod same_file;
mod scan;
mod sheet;
mod signals;
mod study;
mod terminal;
mod text;
mod trace;
mod twins;
mod twins_against;
mod under;
mod window;
mod without_window;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use bidiscope_bidi::name::{Notation, names_version, unicode_version};
use bidiscope_system::files;
use bidiscope_system::panics::Fault;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};

use output::Output;

/// How a command ended, the worst last. The numbers are the program's exit statuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Status {
    /// All was answered.
    Done = 0,
    /// An operation failed, or `--check` found a violation.
    Failed = 1,
    /// The arguments or some input cannot be read.
    Unreadable = 2,
    /// The terminal was closed.
    HungUp = 129,
    /// Ctrl+C was pressed.
    Interrupted = 130,
    /// It was asked to end, as by `kill`.
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
// The name is not that of the file that is run, which could be anything.
#[command(version, long_version = LONG_VERSION.as_str(), after_help = AFTER_HELP, bin_name = PROGRAM)]
pub(crate) struct Arguments {
    /// The name that the window opens on, whatever single word it is, or a link (`bidiscope:?name=...`); after `--` if
    /// it begins with a hyphen or is a command's name
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
    Twins(twins::Arguments),
}

/// What the program is called.
const PROGRAM: &str = "bidiscope";

/// What `--version` says after the program's name.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    format!(
        "{}\nUnicode {}: bidi classes, derived properties, mapping and normalization\nUnicode {}: characters' names",
        env!("CARGO_PKG_VERSION"),
        unicode_version(),
        names_version()
    )
});

const AFTER_HELP: &str = "\
Examples:
  bidiscope                                          a window on an example
  bidiscope xn--mgbh0fb.xn--wgbl6a                   a window on a name
  bidiscope --present=uba-rtl NAME                   the steps of a display in large type, full screen
  bidiscope inspect --notation paper AB-12-34-CD     its displays and verdicts as text
  bidiscope inspect --json - < names.txt             a JSON object for each line
  bidiscope inspect --check -- -a.example            a name that begins with a hyphen
  bidiscope inspect --check=idna2008 --quiet -       which of many names IDNA2008 refuses
  bidiscope scan names.txt --output names.csv        a row for each name of a list, and which look alike
  bidiscope convert --from uba-ltr --to logical displays.txt   what names are shown as these
  bidiscope convert --from logical --to html:isolates names.txt   names with marks for a page
  bidiscope sheet --output comparison.pdf NAME       the comparison as a document, or as a .png or .svg
  bidiscope inspect --report report.html NAME        all that is found, as a page to pass on; `scan` has it of a list
  bidiscope text --json letter.txt                   the identifiers in running text
  bidiscope text --marks davis letter.txt            the text with marks in its identifiers
  bidiscope trace --strategy uba-ltr NAME            the steps of a display, one a line
  bidiscope trace --strategy fields:paragraph=rtl NAME   the same in a right-to-left paragraph
  bidiscope twins --notation paper AB12              what other names look like it
  bidiscope lesson --check my.toml                   how a lesson that you write is read
  bidiscope study --max-length 5                     which strategy keeps which promise
  bidiscope study --all-lengths                      the same, for all lengths

Exit status:
  0  done
  1  an operation failed, or a name fails --check
  2  the arguments or some input cannot be read
  130, 143, 129  stopped by Ctrl+C, by kill, or with its terminal, after saving what was done";

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
    signals::survive_limits();
    let arguments = match arguments::read() {
        Ok(arguments) => arguments,
        Err(error) => return refusal::answer(error),
    };
    let command = arguments.command.as_ref();
    if command.is_some() {
        signals::survive_without_memory();
    }
    let mut out =
        Output::new(command.is_some_and(Command::goes_on), command.is_some_and(Command::writes_exactly));
    match arguments.answer(&mut out) {
        Ok(status) => status.max(after_writing(out.end())).into(),
        failed => after_writing(failed.map(drop)).into(),
    }
}

impl Arguments {
    /// Does what they ask for, and writes the results on `out`.
    pub(crate) fn answer(&self, out: &mut dyn Write) -> io::Result<Status> {
        match &self.command {
            None => window::open_or_print(&self.window, self.opening(), out),
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
            Some(Command::Twins(twins)) => twins.run(self.notation, out),
        }
    }
}

impl Arguments {
    /// What the window is to open on.
    fn opening(&self) -> window::Opening<'_> {
        match self.name.as_deref() {
            None => self.window.link().map_or(window::Opening::Last, window::Opening::Link),
            Some(name) => match name.to_str().filter(|it| arguments::is_link(it)) {
                Some(link) => window::Opening::Link(link),
                None => window::Opening::Name(name, self.notation),
            },
        }
    }
}

impl Command {
    /// Whether it has more to do than to write: a status to find out, or a file to save.
    fn goes_on(&self) -> bool {
        match self {
            Self::Inspect(inspect) => inspect.check.is_some(),
            Self::Text(text) => text.check,
            Self::Scan(scan) => scan.check.is_some() && scan.output.is_none(),
            Self::Lesson(lesson) => lesson.goes_on(),
            Self::Study(study) => study.goes_on(),
            Self::Completions(_)
            | Self::Convert(_)
            | Self::Man(_)
            | Self::Sheet(_)
            | Self::Trace(_)
            | Self::Twins(_) => false,
        }
    }

    /// Whether what it writes are the characters themselves, whatever they do, and not what is told of them.
    const fn writes_exactly(&self) -> bool {
        match self {
            Self::Text(text) => text.writes_text(),
            Self::Convert(_) | Self::Scan(_) => true,
            _ => false,
        }
    }
}

/// How a command has ended, going by how its answers were written; says what went wrong.
fn after_writing(written: io::Result<()>) -> Status {
    match written {
        Ok(()) => Status::Done,
        // Who reads has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done,
        Err(error) => {
            say(&files::reason(&error));
            Status::Failed
        }
    }
}

/// Says that a fault of the program ended it.
pub(crate) fn broken(fault: &Fault) -> ExitCode {
    say(&format!("a fault of the program: {}", terminal::visible(&fault.to_string())));
    say_how(fault);
    Status::Failed.into()
}

/// Says how the program came to a fault, to whoever asks for that.
fn say_how(fault: &Fault) {
    for line in fault.backtrace.iter().flat_map(|it| it.lines()) {
        let _ = writeln!(io::stderr(), "{}", terminal::visible(line));
    }
}

/// Says something on standard error, in one line. Where that is closed there is no one to tell.
fn say(message: &str) {
    // In one piece: another thread may end the program, or say something, in between.
    let _ = io::stderr().write_all(format!("bidiscope: {message}\n").as_bytes());
}
