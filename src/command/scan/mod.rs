//! `bidiscope scan`: writes a row of results for each name of a list.

mod failure_rules;
mod groups;
mod html_report;
pub(super) mod input;
mod progress;
mod row_output;
mod tally;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{Notation, excerpt};
use bidiscope_idna::verdict::Check;
use bidiscope_list::scan::{Column, Columns, Concern, NameRow, ScanOptions};
use bidiscope_list::{InputFormat, ListReader, RowFormat, RowWriter, scan_list};
use bidiscope_present::error_text::{file_error_text, row_error_text};
use bidiscope_present::list_text::{column_title, concern_title, row_format_title};
use bidiscope_present::message;
use bidiscope_present::report::{ListReport, ListReportPart};
use bidiscope_present::verdict_text::check_title;
use bidiscope_system::threads::Progress;
use clap::ArgGroup;

use super::comparison_list::{AgainstArguments, NonNameCount};
use super::parent_zone::ParentZoneArguments;
use super::report::ReportArguments;
use super::signals::StopRequests;
use super::{Status, file_conflict, one_of, one_of_with_old_ids, print, print_message, terminal, words};
use failure_rules::FailureRules;
use html_report::ListReportWriter;
use progress::ProgressLine;
use row_output::RowOutput;
use tally::Tally;

/// Check a list of names, and find those that look the same; writes a row for each name, in the order of the list
#[derive(clap::Args, Debug)]
#[command(after_long_help = HELP, group(ArgGroup::new("files").args(["output", "report"]).multiple(true)))]
pub(super) struct Arguments {
    /// How the rows are written
    #[arg(long, value_name = "FORMAT", default_value = "csv", value_parser = one_of(&RowFormat::ALL, RowFormat::id, row_format_title))]
    format: RowFormat,

    /// Write to this file instead of standard output; it appears when it is complete
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,

    /// Replace existing files of --output and --report
    #[arg(long, requires = "files")]
    overwrite: bool,

    #[command(flatten)]
    report: ReportArguments,

    /// End with status 1 if a name fails these rules
    #[arg(long, value_name = "RULES", num_args = 0..=1, require_equals = true, default_missing_value = "bidi", value_parser = one_of(&Check::ALL, Check::id, check_title))]
    pub(super) check: Option<Check>,

    /// End with status 1 for these concerns instead, by the rules of IDNA2008; separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = one_of(&Concern::ALL, Concern::id, concern_title))]
    fail_on: Vec<Concern>,

    /// Compare with the names of this list too: existing registrations, or top-level domains
    #[arg(long, value_name = "FILE", conflicts_with = "no_groups")]
    against: Option<PathBuf>,

    #[command(flatten)]
    against_format: AgainstArguments,

    #[command(flatten)]
    parent_zone: ParentZoneArguments,

    /// Read CSV or JSON Lines, and take the names from this column (its header, or its number from 1) or key
    #[arg(long, value_name = "NAME", conflicts_with = "zone")]
    column: Option<String>,

    /// Read a zone file; its owners are the names
    #[arg(long)]
    zone: bool,

    /// The number of threads, at most 256 [default: one for each core]
    #[arg(long, value_name = "COUNT", value_parser = super::study::parse_positive)]
    threads: Option<usize>,

    /// The most memory for groups, such as 512M or 2G, at least 16M; the rest is kept on disk
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = parse_size, conflicts_with = "no_groups")]
    memory: u64,

    /// Do not compare the names: a row is then written as soon as its name is read
    #[arg(long)]
    no_groups: bool,

    /// Write only these columns, in this order, separated by commas; other columns are not computed
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = one_of_with_old_ids(&Column::ALL, Column::id, Column::old_ids, column_title), hide_possible_values = true)]
    columns: Vec<Column>,

    /// Write CSV that is safe to open in a spreadsheet: with a byte order mark, and an apostrophe before what would be
    /// a formula
    #[arg(long)]
    for_spreadsheet: bool,

    /// The list; “-” stands for standard input
    #[arg(default_value = "-", value_name = "FILE")]
    file: PathBuf,
}

const HELP: &str = "\
A list has one name a line. Blank lines, and those that begin with “#”, are ignored.
With --column the list is JSON Lines if its name ends in .jsonl, .ndjson or .json, or if it begins with a brace
and its name does not end in .csv or .tsv; else it is CSV. With --zone consecutive records of one owner are one
name, without the root's full stop; $ORIGIN and $TTL are read, $INCLUDE is not. A line that cannot be read becomes
a row with its number and the reason in the column error, and the status is 2 at the end.
The list of --against is CSV if its name ends in .csv or .tsv, JSON Lines as above, a zone file if its name
ends in .zone; else it has one name a line. It is an error if most of its entries are not names.

Groups (columns that begin with collision_, confusable_ and against_, same_name, duplicate_of) need all names: the rows
are kept in a temporary file (in the folder TMPDIR) and written at the end. With --no-groups each row is written at
once, so that “scan --no-groups -” is a filter.

Columns: line, name, ascii_name, bidi_domain_name, bidi_rule, violations, display_one_to_one, display_ltr, display_rtl,
collision_ltr, collision_rtl, collision_one_to_one, error, registration, reasons, skeleton_ltr, skeleton_rtl, confusable_ltr,
confusable_rtl, same_name, collision_across, duplicate_of, against_ltr, against_rtl, against_one_to_one, against_across,
against_confusable_ltr, against_confusable_rtl, against_same_name, warnings

With --check a name fails if the rules refuse it or, with --against, if it is taken. --fail-on names what fails
instead: --fail-on refused,needs-review,warned,taken,confusable.";

/// Parses a number of bytes, with K, M, G or T for a power of 1024.
fn parse_size(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|it: char| it.is_ascii_alphabetic());
    let shift = match text[digits.len()..].to_ascii_uppercase().trim_end_matches("IB").trim_end_matches('B') {
        "" => 0,
        "K" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err(message!(invalid_size).to_string()),
    };
    let number: u64 = digits.parse().map_err(|_| message!(invalid_size).to_string())?;
    let bytes = number.checked_mul(1 << shift).filter(|&it| it > 0);
    bytes.ok_or_else(|| message!(size_out_of_range).to_string())
}

/// The least memory for groups, in bytes. A smaller `--memory` would only make them slow, and is raised to this.
const MIN_MEMORY: u64 = 16 << 20;

impl Arguments {
    /// Scans the list, and writes the rows to `out` or to a file.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let prepared =
            self.contradiction().map_or(Ok(()), Err).and_then(|()| self.parent_zone.read(notation));
        let parent_zone = match prepared {
            Ok(parent_zone) => parent_zone,
            Err(message) => {
                print_message(&message);
                return Ok(Status::Unreadable);
            }
        };
        let has = (self.against.is_some(), !self.no_groups);
        let failure_rules = match FailureRules::new(self.check, &self.fail_on, has) {
            Ok(failure_rules) => failure_rules,
            Err(message) => {
                print(&message);
                return Ok(Status::Unreadable);
            }
        };
        let columns = self.columns();
        let has_report = self.report.report.is_some();
        let report_columns = ListReport::columns(!self.no_groups, self.against.is_some());
        let report_columns = report_columns.iter().filter(|_| has_report);
        // Without rows only the columns of the report are computed.
        let written = columns.iter().copied().filter(|_| self.writes_rows());
        let wanted = ScanOptions {
            notation,
            parent: parent_zone,
            columns: written.chain(failure_rules.columns()).chain(report_columns).collect(),
        };
        let writer =
            RowWriter::new(self.format, columns, self.for_spreadsheet).with_error_text(row_error_text);
        let requests = StopRequests::listen();
        let scan = Scan {
            arguments: self,
            wanted,
            writer,
            failure_rules,
            progress: Progress::with_stop_flag(requests.flag()),
        };
        match scan.run(out) {
            Ok((tally, is_whole)) => {
                tally.print_summary(failure_rules, !is_whole);
                // A request that came after the end has no effect.
                Ok(requests.status().filter(|_| !is_whole).unwrap_or_else(|| tally.status()))
            }
            Err(Stop::Reported(status)) => Ok(status),
            Err(Stop::Output(error)) => Err(error),
        }
    }

    /// Whether rows are written: with `--report` only if `--output` names a file for them.
    fn writes_rows(&self) -> bool {
        self.report.report.is_none() || self.output.is_some()
    }

    /// The message about options that contradict each other.
    fn contradiction(&self) -> Option<String> {
        if self.format == RowFormat::Parquet && cfg!(not(feature = "parquet")) {
            return Some(message!(no_parquet).to_string());
        }
        if self.for_spreadsheet && self.format != RowFormat::Csv {
            return Some(message!(for_spreadsheet_without_csv).to_string());
        }
        if self.file == Path::new("-") && self.against.as_deref() == Some(Path::new("-")) {
            return Some(message!(standard_input_twice).to_string());
        }
        let written = self.output.iter().chain(&self.report.report).map(PathBuf::as_path);
        let read = [Some(self.file.as_path()), self.against.as_deref(), words::file()];
        if let Some(conflict) = file_conflict::find(written, read.into_iter().flatten()) {
            return Some(conflict);
        }
        let group = self.columns.iter().find(|it| it.is_comparison() && self.no_groups)?.id();
        Some(message!(column_without_groups, column = group).to_string())
    }

    /// The columns to write, in their order.
    fn columns(&self) -> Vec<Column> {
        if !self.columns.is_empty() {
            return self.columns.clone();
        }
        let columns = if self.no_groups { Columns::without_comparisons() } else { Columns::all() };
        columns.iter().collect()
    }

    /// The format of the list; its first bytes tell CSV from JSON Lines.
    fn form(&self, beginning: &[u8]) -> InputFormat {
        match &self.column {
            _ if self.zone => InputFormat::Zone,
            Some(column) => InputFormat::with_column(column, &self.file, beginning),
            None => InputFormat::Names,
        }
    }
}

/// Why a scan stopped before the end of the list.
enum Stop {
    /// An error whose message has been printed, with the program's status.
    Reported(Status),
    /// Standard output cannot be written.
    Output(io::Error),
}

/// One run of the command.
struct Scan<'a> {
    arguments: &'a Arguments,
    wanted: ScanOptions,
    writer: RowWriter,
    failure_rules: FailureRules,
    progress: Progress,
}

/// Where the results go: rows, a report, or both.
struct Outputs<'o, 'a> {
    rows: Option<&'o mut RowOutput<'a>>,
    report: Option<&'o mut ListReportWriter>,
}

impl Outputs<'_, '_> {
    fn add_to_report(&mut self, part: ListReportPart, names: &[u8]) -> Result<(), Stop> {
        self.report.as_mut().map_or(Ok(()), |it| it.add_rows(part, names))
    }
}

/// The results for a block of rows, which one thread makes.
#[derive(Default)]
struct BlockResults {
    /// The rows, in the output format, or as [`RowWriter::spool`] writes them.
    bytes: Vec<u8>,
    /// The keys by which names are grouped.
    keys: bidiscope_list::KeyBuffer,
    tally: Tally,
    non_names: NonNameCount,
    /// What the report counts.
    part: ListReportPart,
    /// The names for the report, as `ListedName::spool` writes them.
    names: Vec<u8>,
}

impl Scan<'_> {
    /// Scans the list; gives the counts, and whether the list was read to its end.
    fn run(&self, out: &mut dyn Write) -> Result<(Tally, bool), Stop> {
        let arguments = self.arguments;
        let (input, size) = input::open(&arguments.file, &self.progress)
            .map_err(|error| list_read_error(&arguments.file, &error))?;
        let mut rows = match arguments.writes_rows() {
            true => Some(RowOutput::begin(arguments.output.as_deref(), arguments.overwrite, out)?),
            false => None,
        };
        let mut report = ListReportWriter::begin(arguments)?;
        let (beginning, input) = match &arguments.column {
            Some(_) => {
                input::peek_beginning(input).map_err(|error| list_read_error(&arguments.file, &error))?
            }
            None => (Vec::new(), input::unread(input)),
        };
        let mut list = ListReader::new(input, &arguments.form(&beginning));
        // Before anything is written, so that a missing column leaves no output.
        list.read_header().map_err(|error| list_read_error(&arguments.file, &error))?;
        let progress_line = ProgressLine::new(size, rows.is_some() && arguments.output.is_none());
        let mut outputs = Outputs { rows: rows.as_mut(), report: report.as_mut() };
        let tally = if self.group_columns() == Columns::NONE {
            self.without_groups(&mut list, &mut outputs, &progress_line)?
        } else {
            self.with_groups(&mut list, &mut outputs, &progress_line)?
        };
        if let Some(report) = report {
            progress_line.show(&message!(progress_report));
            match self.progress.is_stopped() {
                true => report.abandon(),
                false => report.finish(arguments, &self.wanted, &self.progress)?,
            }
        }
        progress_line.end();
        let is_whole = !self.progress.is_stopped();
        match rows {
            Some(rows) if is_whole => rows.finish()?,
            Some(rows) => rows.abandon()?,
            None => {}
        }
        Ok((tally, is_whole))
    }

    /// The wanted columns of groups that can have a value.
    fn group_columns(&self) -> Columns {
        let has_other = self.arguments.against.is_some();
        self.wanted.columns.filtered(|it| it.is_comparison() && (has_other || !it.is_against_other_list()))
    }

    /// Writes each row as soon as those before it are written.
    fn without_groups(
        &self,
        list: &mut ListReader<input::Source<'_>>,
        outputs: &mut Outputs<'_, '_>,
        progress_line: &ProgressLine,
    ) -> Result<Tally, Stop> {
        let writes_rows = outputs.rows.is_some();
        // Before the first name is waited for, so that a reader of the rows gets their columns at once.
        if let Some(rows) = &mut outputs.rows {
            rows.begin_columns(&self.writer)?;
        }
        let visit = |row: &NameRow, block: &mut BlockResults| {
            if writes_rows {
                self.writer.write_row(row, |_| None, &mut block.bytes);
            }
            self.count(row, block);
        };
        self.each_block(list, visit, progress_line, |block| {
            outputs.add_to_report(block.part, &block.names)?;
            outputs.rows.as_mut().map_or(Ok(()), |rows| rows.write(&block.bytes))
        })
    }

    /// Counts a row; gives whether it fails by itself, regardless of other names.
    fn count(&self, row: &NameRow, block: &mut BlockResults) -> bool {
        let fails = block.tally.add(row, self.failure_rules);
        if self.arguments.report.report.is_some() {
            block.part.add(row, !self.arguments.no_groups);
        }
        if self.wanted.parent.as_ref().is_some_and(|it| it.is_repeated_in(&row.name)) {
            block.tally.add_doubled_zone();
        }
        fails
    }

    /// Computes the rows of the list in threads, and calls `take` with the results of each block, in the order of the list.
    fn each_block(
        &self,
        list: &mut ListReader<input::Source<'_>>,
        visit: impl Fn(&NameRow, &mut BlockResults) + Sync,
        progress_line: &ProgressLine,
        mut take: impl FnMut(BlockResults) -> Result<(), Stop>,
    ) -> Result<Tally, Stop> {
        let mut tally = Tally::default();
        let mut stop = None;
        let done = scan_list(
            list,
            &self.wanted,
            (self.arguments.threads, &self.progress),
            visit,
            |block: BlockResults, bytes_read| {
                tally.join(&block.tally);
                progress_line.show_counts(tally.rows(), bytes_read);
                take(block).map_err(|why| {
                    stop = Some(why);
                    io::ErrorKind::Other.into()
                })
            },
        );
        match (stop, done) {
            (None, Ok(())) => Ok(tally),
            (Some(stop), _) => {
                progress_line.end();
                Err(stop)
            }
            (None, Err(error)) => {
                progress_line.end();
                Err(list_read_error(&self.arguments.file, &error))
            }
        }
    }
}

fn list_read_error(file: &Path, error: &io::Error) -> Stop {
    list_unread(file, &file_error_text(error))
}

fn list_unread(file: &Path, reason: &str) -> Stop {
    const MAX_CHARACTERS: usize = 2_000;
    let (file, reason) = (super::input::source_name(file), excerpt(reason, MAX_CHARACTERS));
    print(&message!(list_unread, file = file, reason = reason));
    Stop::Reported(Status::Unreadable)
}

fn rows_write_error(file: &Path, error: &io::Error) -> Stop {
    let (file, reason) = (terminal::file_name(file), file_error_text(error));
    print(&message!(rows_not_written, file = file, reason = reason));
    Stop::Reported(Status::Failed)
}
