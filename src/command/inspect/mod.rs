//! `bidiscope inspect`: every display of a name, and whether it may be registered.

mod answer;
mod reported;

use std::ffi::OsString;
use std::io::{self, Write};

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Check, Question, Report, Under, Unfit, report_for};

use super::display::{self, Chosen, Displays};
use super::input::Given;
use super::paint::Paint;
use super::report::{self, ReportArguments};
use super::under::{UnderArguments, read_name};
use super::{Status, comparison, input, json, listed, refused, say, terminal};
use answer::Answer;

/// Compare every display of names, and tell whether they may be registered
#[derive(clap::Args, Debug)]
#[command(after_long_help = display::HELP)]
pub(super) struct Arguments {
    /// Answer in JSON Lines: one object for each name
    #[arg(long, conflicts_with = "report")]
    json: bool,

    /// End with status 1 if a name breaks these rules, and say on standard error which and why. Alone it asks for the
    /// Bidi rule only (`--check=bidi`); whether a name may be registered is asked by `--check=idna2008`
    #[arg(
        long,
        value_name = "RULES",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "bidi",
        value_parser = listed(&Check::ALL, Check::id, Check::title)
    )]
    pub(super) check: Option<Check>,

    /// Answer only for the names that fail the check, and for those that cannot be read
    #[arg(long, requires = "check", conflicts_with = "report")]
    only_failing: bool,

    /// Answer nothing: tell by the status, and say on standard error what is wrong
    #[arg(long, requires = "check", conflicts_with_all = ["json", "only_failing", "contexts", "displays", "report"])]
    quiet: bool,

    #[command(flatten)]
    under: UnderArguments,

    /// Search all contexts for one that tears a label apart (RFC 5893, section 3), not only the smallest:
    /// takes ten times as long
    #[arg(long)]
    contexts: bool,

    /// A display to compare; may be given again [default: every strategy]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = Displays)]
    displays: Vec<Chosen>,

    #[command(flatten)]
    report: ReportArguments,

    /// Replace the file of `--report` where there is one already
    #[arg(long, requires = "report")]
    overwrite: bool,

    /// The names; `-` stands for the lines of standard input
    #[arg(required_unless_present = "words_example", value_name = "NAME")]
    names: Vec<OsString>,
}

/// What `inspect --json` says of a name that was typed so: one line of JSON.
pub(super) fn as_json(
    typed: &str,
    line: Option<u64>,
    name: &Name,
    notation: Notation,
    report: &Report,
) -> Vec<u8> {
    let displays = Strategy::BUILT_IN.map(Display::plain);
    let mut json = Vec::new();
    // A vector takes every byte.
    let _ = json::write_line(&mut json, &Answer::new((typed, line), name, notation, report, &displays));
    json
}

impl Arguments {
    /// Answers for each name on `out`; what is wrong with one keeps no other from its answer.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        if self.report.words_example {
            return report::write_example(out);
        }
        let under = match self.under.read(notation) {
            Ok(under) => under,
            Err(message) => {
                say(&message);
                return Ok(Status::Unreadable);
            }
        };
        let question = self.question(under.as_ref());
        if let Some(file) = &self.report.report {
            return self.write_report(file, under.as_ref(), &question, notation, out);
        }
        let mut answering = Answering {
            arguments: self,
            notation,
            displays: display::chosen_or(&self.displays, &Strategy::BUILT_IN),
            question,
            paint: Paint::of_output(),
            is_first: true,
        };
        let mut status = Status::Done;
        let read = input::each_name(&self.names, out, |out, given| {
            let ended = match read_name(given, under.as_ref(), notation) {
                Ok(name) => answering.answer(out, given, &name)?,
                Err(unfit) => answering.refuse(out, given, &unfit)?,
            };
            status = status.max(ended);
            Ok(())
        })?;
        Ok(status.max(read))
    }

    /// What is asked of every name.
    fn question(&self, under: Option<&Under>) -> Question {
        Question {
            bound: if self.contexts { Bound::WHOLE } else { Bound::SHORT },
            zone: under.map(|it| it.zone().clone()),
            mended_for: self.check.unwrap_or_default(),
        }
    }
}

/// What goes for all names.
struct Answering<'a> {
    arguments: &'a Arguments,
    notation: Notation,
    displays: Vec<Display>,
    question: Question,
    paint: Paint,
    /// Whether nothing was answered yet.
    is_first: bool,
}

impl Answering<'_> {
    fn answer(&mut self, out: &mut dyn Write, given: Given<'_>, name: &Name) -> io::Result<Status> {
        let report = report_for(name, &self.question);
        let fails = self.arguments.check.is_some_and(|check| check.fails(&report));
        if !self.arguments.quiet && (fails || !self.arguments.only_failing) {
            self.write(out, given, name, &report)?;
        }
        if let Some(check) = self.arguments.check {
            for wrong in refused::told(check, &report) {
                say(&terminal::complaint(given, &wrong));
            }
        }
        Ok(if fails { Status::Failed } else { Status::Done })
    }

    fn write(
        &mut self,
        out: &mut dyn Write,
        given: Given<'_>,
        name: &Name,
        report: &Report,
    ) -> io::Result<()> {
        let is_first = std::mem::take(&mut self.is_first);
        if self.arguments.json {
            let typed = String::from_utf8_lossy(given.bytes);
            let answer = Answer::new((&typed, given.line), name, self.notation, report, &self.displays);
            return json::write_line(out, &answer);
        }
        if !is_first {
            writeln!(out)?;
        }
        comparison::write(out, self.paint, name, self.notation, report, &self.displays, given.line)
    }

    fn refuse(&self, out: &mut dyn Write, given: Given<'_>, unfit: &Unfit) -> io::Result<Status> {
        if self.arguments.json {
            json::write_line(out, &json::Refusal::new(given, unfit.reason(), unfit.position()))?;
        }
        // Under a check standard error names all for which the status is not 0.
        if !self.arguments.json || self.arguments.check.is_some() {
            say(&terminal::complaint(given, unfit));
        }
        Ok(Status::Unreadable)
    }
}
