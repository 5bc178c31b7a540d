//! `bidiscope inspect`: compares the displays of a name, and says whether it may be registered.

mod html_report;
mod json_output;

use std::ffi::OsString;
use std::io::{self, Write};

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Analysis, AnalysisOptions, Check, ParentZone, ZoneError};
use bidiscope_present::error_text::{zone_error_reason, zone_error_text};
use bidiscope_present::page::{PageOptions, name_page};
use bidiscope_present::verdict_text::check_title;

use super::colours::Colours;
use super::display_argument::{self, DisplayArgument, DisplayParser};
use super::input::InputName;
use super::parent_zone::{ParentZoneArguments, read_name};
use super::report::ReportArguments;
use super::{Status, check_messages, input, json, one_of, print_message, terminal, terminal_page};
use json_output::NameJson;

/// Compare all displays of names, and say whether they may be registered
#[derive(clap::Args, Debug)]
#[command(after_long_help = display_argument::HELP)]
pub(super) struct Arguments {
    /// Print JSON Lines: one object for each name
    #[arg(long, conflicts_with = "report")]
    json: bool,

    /// End with status 1 if a name violates these rules, and report it on standard error. Without RULES only the Bidi
    /// rule is checked (--check=bidi); --check=idna2008 checks whether a name may be registered
    #[arg(
        long,
        value_name = "RULES",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "bidi",
        value_parser = one_of(&Check::ALL, Check::id, check_title)
    )]
    pub(super) check: Option<Check>,

    /// Print only the names that fail the check, and those that cannot be read
    #[arg(long, requires = "check", conflicts_with = "report")]
    only_failing: bool,

    /// Print nothing; report failures by the status and on standard error
    #[arg(long, requires = "check", conflicts_with_all = ["json", "only_failing", "contexts", "displays", "report"])]
    quiet: bool,

    #[command(flatten)]
    parent_zone: ParentZoneArguments,

    /// Search all contexts for one that splits a label (RFC 5893, section 3), not only the smallest;
    /// takes ten times as long
    #[arg(long)]
    contexts: bool,

    /// A display to compare; may be given again [default: every strategy]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = DisplayParser)]
    displays: Vec<DisplayArgument>,

    #[command(flatten)]
    report: ReportArguments,

    /// Replace an existing file of --report
    #[arg(long, requires = "report")]
    overwrite: bool,

    /// The names; “-” stands for the lines of standard input
    #[arg(required_unless_present = "print_words", value_name = "NAME")]
    names: Vec<OsString>,
}

/// The line of JSON that `inspect --json` writes for a name, which a PDF has as an attachment.
pub(super) fn json_line(typed: &str, line: Option<u64>, notation: Notation, analysis: &Analysis) -> Vec<u8> {
    let displays = Strategy::BUILT_IN.map(DisplayConfig::plain);
    let mut json = Vec::new();
    // Writing to a vector does not fail.
    let _ = json::write_line(&mut json, &NameJson::new((typed, line), notation, analysis, &displays));
    json
}

impl Arguments {
    /// Writes the result for each name to `out`. An error in one name does not stop the others.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let parent_zone = match self.parent_zone.read(notation) {
            Ok(parent_zone) => parent_zone,
            Err(message) => {
                print_message(&message);
                return Ok(Status::Unreadable);
            }
        };
        let options = self.options(parent_zone.as_ref());
        if let Some(file) = &self.report.report {
            return self.write_report(file, parent_zone.as_ref(), &options, notation, out);
        }
        let mut writer = ResultWriter {
            arguments: self,
            notation,
            displays: display_argument::displays_or_default(&self.displays, &Strategy::BUILT_IN),
            options,
            colours: Colours::for_stdout(),
            is_first: true,
        };
        let mut status = Status::Done;
        let read = input::each_name(&self.names, out, |out, given| {
            let ended = match read_name(given, parent_zone.as_ref(), notation) {
                Ok(name) => writer.write_result(out, given, &name)?,
                Err(error) => writer.write_error(out, given, &error)?,
            };
            status = status.max(ended);
            Ok(())
        })?;
        Ok(status.max(read))
    }

    /// What is asked about each name.
    fn options(&self, parent_zone: Option<&ParentZone>) -> AnalysisOptions {
        AnalysisOptions {
            grouping_bound: if self.contexts { Bound::FULL } else { Bound::SHORT },
            zone: parent_zone.map(|it| it.zone().clone()),
            fixes_satisfy: self.check.unwrap_or_default(),
        }
    }
}

/// Writes the results of the names, one after another.
struct ResultWriter<'a> {
    arguments: &'a Arguments,
    notation: Notation,
    displays: Vec<DisplayConfig>,
    /// What is asked about each name.
    options: AnalysisOptions,
    colours: Colours,
    /// Whether nothing was written yet.
    is_first: bool,
}

impl ResultWriter<'_> {
    fn write_result(&mut self, out: &mut dyn Write, given: InputName<'_>, name: &Name) -> io::Result<Status> {
        let analysis = Analysis::with_options(name, self.options.clone());
        let fails = self.arguments.check.is_some_and(|check| check.fails(&analysis));
        if !self.arguments.quiet && (fails || !self.arguments.only_failing) {
            self.write(out, given, &analysis)?;
        }
        if let Some(check) = self.arguments.check {
            for message in check_messages::messages(check, &analysis) {
                print_message(&terminal::input_message(given, &message));
            }
        }
        Ok(if fails { Status::Failed } else { Status::Done })
    }

    fn write(&mut self, out: &mut dyn Write, given: InputName<'_>, analysis: &Analysis) -> io::Result<()> {
        let is_first = std::mem::take(&mut self.is_first);
        if self.arguments.json {
            let typed = String::from_utf8_lossy(given.bytes);
            let answer = NameJson::new((&typed, given.line), self.notation, analysis, &self.displays);
            return json::write_line(out, &answer);
        }
        if !is_first {
            writeln!(out)?;
        }
        let page = PageOptions {
            displays: self.displays.clone(),
            notation: self.notation,
            line: given.line,
            collisions: false,
        };
        terminal_page::write(out, self.colours, analysis.name(), &name_page(analysis, &page))
    }

    fn write_error(
        &self,
        out: &mut dyn Write,
        given: InputName<'_>,
        error: &ZoneError,
    ) -> io::Result<Status> {
        if self.arguments.json {
            json::write_line(
                out,
                &json::InputErrorJson::new(given, zone_error_reason(error), error.position()),
            )?;
        }
        // With `--check` standard error names every name for which the status is not 0, also with `--json`.
        if !self.arguments.json || self.arguments.check.is_some() {
            print_message(&terminal::input_message(given, &zone_error_text(error)));
        }
        Ok(Status::Unreadable)
    }
}
