//! `bidiscope scan`: the same few answers for every name of a long list.

mod failing;
mod groups;
pub(super) mod input;
mod output;
mod progress;
mod reported;
mod tally;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{Notation, excerpt};
use bidiscope_idna::verdict::Check;
use bidiscope_list::scan::{Column, Columns, Concern, NameRow, Wanted};
use bidiscope_list::{Form, ListReader, RowFormat, RowWriter, answer_list};
use bidiscope_present::report::{ListPart, ListReport};
use bidiscope_system::files;
use bidiscope_system::threads::Progress;
use clap::ArgGroup;

use super::against::{AgainstArguments, NoNames};
use super::report::{self, ReportArguments};
use super::signals::Requests;
use super::under::UnderArguments;
use super::{Status, listed, same_file, say, terminal};
use failing::Failing;
use output::Rows;
use progress::Reporter;
use reported::Reported;
use tally::Tally;

/// Check a list of names, and find those that look the same: a row for each name, in the order of the list
#[derive(clap::Args, Debug)]
#[command(after_long_help = HELP, group(ArgGroup::new("files").args(["output", "report"]).multiple(true)))]
pub(super) struct Arguments {
    /// How the rows are written
    #[arg(long, value_name = "FORMAT", default_value = "csv", value_parser = listed(&RowFormat::ALL, RowFormat::id, RowFormat::title))]
    format: RowFormat,

    /// Write to this file instead of standard output; it gets its name once it is whole
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,

    /// Replace the files of `--output` and `--report` where there are such already
    #[arg(long, requires = "files")]
    overwrite: bool,

    #[command(flatten)]
    report: ReportArguments,

    /// End with status 1 if a name fails these rules
    #[arg(long, value_name = "RULES", num_args = 0..=1, require_equals = true, default_missing_value = "bidi", value_parser = listed(&Check::ALL, Check::id, Check::title))]
    pub(super) check: Option<Check>,

    /// End with status 1 for these instead, by the rules of IDNA2008; several with commas between
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = listed(&Concern::ALL, Concern::id, Concern::title))]
    fail_on: Vec<Concern>,

    /// Compare with the names of this list too: existing registrations, or top-level domains
    #[arg(long, value_name = "FILE", conflicts_with = "no_groups")]
    against: Option<PathBuf>,

    #[command(flatten)]
    other: AgainstArguments,

    #[command(flatten)]
    under: UnderArguments,

    /// Read CSV or JSON Lines, and take the names from this column (its header, or its number from 1) or key
    #[arg(long, value_name = "NAME", conflicts_with = "zone")]
    column: Option<String>,

    /// Read a zone file, and take the owners for the names
    #[arg(long)]
    zone: bool,

    /// The number of threads, at most 256 [default: one for each core]
    #[arg(long, value_name = "COUNT", value_parser = super::study::one_or_more)]
    threads: Option<usize>,

    /// How much memory groups may take before they go to disk, such as 512M or 2G; 16M at least
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = size, conflicts_with = "no_groups")]
    memory: u64,

    /// Leave out which names are the same: a row is then written as soon as its name is read
    #[arg(long)]
    no_groups: bool,

    /// Write only these columns, in this order, with commas between; what is not written is not computed
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = listed(&Column::ALL, Column::id, Column::title), hide_possible_values = true)]
    columns: Vec<Column>,

    /// Write CSV that a spreadsheet opens unharmed: with a byte order mark, and an apostrophe before what it would
    /// run as a formula
    #[arg(long)]
    for_spreadsheet: bool,

    /// The list; `-` stands for standard input
    #[arg(default_value = "-", value_name = "FILE")]
    file: PathBuf,
}

const HELP: &str = "\
A list has a name a line; blank lines, and those that begin with `#`, are passed over.
With --column it is JSON Lines where its name ends in .jsonl, .ndjson or .json, or where it begins with a brace
(and its name does not end in .csv); else CSV. With --zone records of one owner that follow each other are one
name, without the root's full stop; $ORIGIN and $TTL are read, $INCLUDE is not. A line that cannot be read becomes
a row with its number and the reason in `error`, and the status is 2 at the end.
The list of --against is CSV where its name ends in .csv or .tsv, JSON Lines as above, a zone file where its name
ends in .zone, and else has a name a line. A file most of whose entries are no names is an error.

Groups (columns that begin with twins_, alike_ and against_, same_name, duplicate_of) need all names: the rows go to
a temporary file first (in the folder TMPDIR), also those of `scan -`, and come out at the end. With --no-groups
each comes out at once, so that `scan --no-groups -` is a filter.

Columns: line, name, a_name, bidi_domain_name, bidi_rule, violations, display_one_to_one, display_ltr, display_rtl,
twins_ltr, twins_rtl, twins_one_to_one, error, registration, because, skeleton_ltr, skeleton_rtl, alike_ltr,
alike_rtl, same_name, twins_across, duplicate_of, against_ltr, against_rtl, against_one_to_one, against_across,
against_alike_ltr, against_alike_rtl, against_same_name, warnings

With --check names fail that the rules refuse and, with --against, those that are taken. What fails can be said:
--fail-on refused,needs-review,warned,taken,confusable.";

/// Reads a number of bytes, with K, M, G or T for a power of 1024.
fn size(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|it: char| it.is_ascii_alphabetic());
    let shift = match text[digits.len()..].to_ascii_uppercase().trim_end_matches("IB").trim_end_matches('B') {
        "" => 0,
        "K" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err("a size is a number with K, M, G or T behind it, such as 512M".to_owned()),
    };
    let number: u64 = digits.parse().map_err(|_| "this is no number of bytes, such as 512M".to_owned())?;
    number.checked_mul(1 << shift).filter(|&it| it > 0).ok_or_else(|| "there is no such size".to_owned())
}

/// The least memory for groups, in bytes: below, they are told no less, but slowly.
const LEAST_MEMORY: u64 = 16 << 20;

impl Arguments {
    /// Answers for the list, on `out` or in a file.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        if self.report.words_example {
            return report::write_example(out);
        }
        let prepared = self.contradiction().map_or(Ok(()), Err).and_then(|()| self.under.read(notation));
        let under = match prepared {
            Ok(under) => under,
            Err(message) => {
                say(&message);
                return Ok(Status::Unreadable);
            }
        };
        let has = (self.against.is_some(), !self.no_groups);
        let failing = match Failing::of(self.check, &self.fail_on, has) {
            Ok(failing) => failing,
            Err(message) => {
                say(&message);
                return Ok(Status::Unreadable);
            }
        };
        let columns = self.columns();
        let has_report = self.report.report.is_some();
        let reported = ListReport::columns(!self.no_groups, self.against.is_some());
        let reported = reported.iter().filter(|_| has_report);
        // Without rows nothing is computed but for the report.
        let written = columns.iter().copied().filter(|_| self.writes_rows());
        let wanted =
            Wanted { notation, under, columns: written.chain(failing.columns()).chain(reported).collect() };
        let writer = RowWriter::new(self.format, columns, self.for_spreadsheet);
        let requests = Requests::listen();
        let scan = Scan {
            arguments: self,
            wanted,
            writer,
            failing,
            progress: Progress::stopped_by(requests.flag()),
        };
        match scan.run(out) {
            Ok((tally, is_whole)) => {
                tally.tell(failing, !is_whole);
                // One that comes too late stops nothing.
                Ok(requests.status().filter(|_| !is_whole).unwrap_or_else(|| tally.status()))
            }
            Err(Stop::Said(status)) => Ok(status),
            Err(Stop::Output(error)) => Err(error),
        }
    }

    /// Whether rows are written: a report takes their place, unless they have a file of their own.
    fn writes_rows(&self) -> bool {
        self.report.report.is_none() || self.output.is_some()
    }

    /// What cannot be done at once, as a sentence.
    fn contradiction(&self) -> Option<String> {
        if self.format == RowFormat::Parquet && cfg!(not(feature = "parquet")) {
            return Some(
                "this program writes no Parquet: it was built without the feature `parquet`".to_owned(),
            );
        }
        if self.for_spreadsheet && self.format != RowFormat::Csv {
            return Some("`--for-spreadsheet` is for CSV".to_owned());
        }
        if self.file == Path::new("-") && self.against.as_deref() == Some(Path::new("-")) {
            return Some("standard input is either the list or the one to compare it with".to_owned());
        }
        let written = self.output.iter().chain(&self.report.report).map(PathBuf::as_path);
        let read = [Some(&self.file), self.against.as_ref(), self.report.words.as_ref()];
        if let Some(clash) = same_file::clash(written, read.into_iter().flatten().map(PathBuf::as_path)) {
            return Some(clash);
        }
        let group = self.columns.iter().find(|it| it.is_of_groups() && self.no_groups)?.id();
        Some(format!("the column {group} is of groups, which `--no-groups` leaves out"))
    }

    /// The columns that are written, in their order.
    fn columns(&self) -> Vec<Column> {
        if !self.columns.is_empty() {
            return self.columns.clone();
        }
        let columns = if self.no_groups { Columns::of_names() } else { Columns::all() };
        columns.iter().collect()
    }

    /// The form of the list, going by its first bytes where that matters.
    fn form(&self, beginning: &[u8]) -> Form {
        match &self.column {
            _ if self.zone => Form::Zone,
            Some(column) => Form::with_column(column, &self.file, beginning),
            None => Form::Names,
        }
    }
}

/// Why a scan ended before its end.
enum Stop {
    /// It has been said, and this is the program's status.
    Said(Status),
    /// Standard output cannot be written.
    Output(io::Error),
}

/// One run of the command.
struct Scan<'a> {
    arguments: &'a Arguments,
    wanted: Wanted,
    writer: RowWriter,
    failing: Failing,
    progress: Progress,
}

/// Where the answers go: rows, a report, or both.
struct Outcome<'o, 'a> {
    rows: Option<&'o mut Rows<'a>>,
    reported: Option<&'o mut Reported>,
}

impl Outcome<'_, '_> {
    fn report(&mut self, part: ListPart, names: &[u8]) -> Result<(), Stop> {
        self.reported.as_mut().map_or(Ok(()), |it| it.take(part, names))
    }
}

/// What comes of a block of rows.
#[derive(Default)]
struct Made {
    bytes: Vec<u8>,
    keys: bidiscope_list::KeptKeys,
    tally: Tally,
    no_names: NoNames,
    part: ListPart,
    names: Vec<u8>,
}

impl Scan<'_> {
    /// Gives what was counted, and whether all of the list was answered for.
    fn run(&self, out: &mut dyn Write) -> Result<(Tally, bool), Stop> {
        let arguments = self.arguments;
        let (input, size) = input::open(&arguments.file, &self.progress)
            .map_err(|error| cannot_be_read(&arguments.file, &error))?;
        let mut rows = match arguments.writes_rows() {
            true => Some(Rows::begin(arguments.output.as_deref(), arguments.overwrite, out)?),
            false => None,
        };
        let mut reported = Reported::begin(arguments)?;
        let (beginning, input) = match &arguments.column {
            Some(_) => {
                input::with_beginning(input).map_err(|error| cannot_be_read(&arguments.file, &error))?
            }
            None => (Vec::new(), input::as_it_is(input)),
        };
        let mut list = ListReader::new(input, &arguments.form(&beginning));
        // Before anything is written: a column that is not there leaves nothing.
        list.begin().map_err(|error| cannot_be_read(&arguments.file, &error))?;
        let reporter = Reporter::new(size, rows.is_some() && arguments.output.is_none());
        let mut to = Outcome { rows: rows.as_mut(), reported: reported.as_mut() };
        let tally = if self.of_groups() == Columns::NONE {
            self.at_once(&mut list, &mut to, &reporter)?
        } else {
            self.with_groups(&mut list, &mut to, &reporter)?
        };
        if let Some(reported) = reported {
            reporter.say("writing the report");
            match self.progress.is_stopped() {
                true => reported.abandon(),
                false => reported.finish(arguments, &self.wanted, &self.progress)?,
            }
        }
        reporter.end();
        let is_whole = !self.progress.is_stopped();
        match rows {
            Some(rows) if is_whole => rows.finish()?,
            Some(rows) => rows.abandon()?,
            None => {}
        }
        Ok((tally, is_whole))
    }

    /// The columns of groups that something can stand in.
    fn of_groups(&self) -> Columns {
        let has_other = self.arguments.against.is_some();
        self.wanted.columns.filtered(|it| it.is_of_groups() && (has_other || !it.is_of_another_list()))
    }

    /// Writes each row as soon as those before it are written.
    fn at_once(
        &self,
        list: &mut ListReader<input::Source<'_>>,
        to: &mut Outcome<'_, '_>,
        reporter: &Reporter,
    ) -> Result<Tally, Stop> {
        let writes_rows = to.rows.is_some();
        // Before a name is waited for, whoever waits for rows knows their columns.
        if let Some(rows) = &mut to.rows {
            rows.columns(&self.writer)?;
        }
        let visit = |row: &NameRow, made: &mut Made| {
            if writes_rows {
                self.writer.row(row, |_| None, &mut made.bytes);
            }
            self.count(row, made);
        };
        self.each_block(list, visit, reporter, |made| {
            to.report(made.part, &made.names)?;
            to.rows.as_mut().map_or(Ok(()), |rows| rows.write(&made.bytes))
        })
    }

    /// Counts a row. Gives whether it fails by itself.
    fn count(&self, row: &NameRow, made: &mut Made) -> bool {
        let fails = made.tally.add(row, self.failing);
        if self.arguments.report.report.is_some() {
            made.part.add(row, !self.arguments.no_groups);
        }
        if self.wanted.under.as_ref().is_some_and(|it| it.stands_twice_in(&row.name)) {
            made.tally.add_doubled();
        }
        fails
    }

    /// Has the list answered for, and hands on what comes of one block after another.
    fn each_block(
        &self,
        list: &mut ListReader<input::Source<'_>>,
        visit: impl Fn(&NameRow, &mut Made) + Sync,
        reporter: &Reporter,
        mut take: impl FnMut(Made) -> Result<(), Stop>,
    ) -> Result<Tally, Stop> {
        let mut tally = Tally::default();
        let mut stop = None;
        let done = answer_list(
            list,
            &self.wanted,
            (self.arguments.threads, &self.progress),
            visit,
            |made: Made, bytes_read| {
                tally.join(&made.tally);
                reporter.report(tally.rows(), bytes_read);
                take(made).map_err(|why| {
                    stop = Some(why);
                    io::ErrorKind::Other.into()
                })
            },
        );
        match (stop, done) {
            (None, Ok(())) => Ok(tally),
            (Some(stop), _) => {
                reporter.end();
                Err(stop)
            }
            (None, Err(error)) => {
                reporter.end();
                Err(cannot_be_read(&self.arguments.file, &error))
            }
        }
    }
}

fn cannot_be_read(file: &Path, error: &io::Error) -> Stop {
    const MOST: usize = 2_000;
    let reason = excerpt(&files::reason(error), MOST);
    say(&format!("{}: the list cannot be read: {reason}", super::input::called(file)));
    Stop::Said(Status::Unreadable)
}

fn cannot_be_written(file: &Path, error: &io::Error) -> Stop {
    say(&format!("{}: the rows cannot be written: {}", terminal::file_name(file), files::reason(error)));
    Stop::Said(Status::Failed)
}
