//! `bidiscope study`: what holds of every strategy for all class sequences up to a length.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bidiscope::name::BidiClass;
use bidiscope::order::{Display, Strategy};
use bidiscope::study::{
    Alphabet, AlphabetError, Cell, Example, Progress, Property, Results, Row, Study, StudyError,
    representative,
};
use clap::builder::TypedValueParser;
use serde::Serialize;

use super::display::{self, Chosen, Displays};
use super::{Status, json, listed, say, terminal};

/// Prove or refute properties of every display over all class sequences up to a length
#[derive(clap::Args, Debug)]
#[command(after_long_help = display::HELP)]
pub(super) struct Arguments {
    /// Answer in JSON Lines: one object for each property, strategy and length, as they are done
    #[arg(long)]
    json: bool,

    /// The bidi classes that sequences are made of, with commas between
    #[arg(long, value_name = "CLASSES", value_parser = alphabet, default_value = "L,AL,R,EN,AN,ES,CS")]
    classes: Alphabet,

    /// The greatest length, in characters
    #[arg(long, value_name = "LENGTH", default_value_t = Study::default().max_length)]
    max_length: usize,

    /// The display to study; may be given again [default: every strategy]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = Displays)]
    displays: Vec<Chosen>,

    /// The property to study; may be given again [default: all]
    #[arg(long = "property", value_name = "PROPERTY", value_parser = properties())]
    properties: Vec<Property>,

    /// The number of threads [default: one for each core]
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,

    /// Save the results in this file, to be opened again
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Show the results in this file instead of making a study
    #[arg(long, value_name = "FILE", conflicts_with_all = ["classes", "max_length", "displays", "properties", "threads", "save"])]
    open: Option<PathBuf>,
}

fn alphabet(classes: &str) -> Result<Alphabet, String> {
    let class = |name: &str| {
        let found = BidiClass::ALL.into_iter().find(|it| it.short_name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| format!("there is no bidi class \u{2018}{name}\u{2019}"))
    };
    let classes = classes.split(',').map(|it| class(it.trim())).collect::<Result<Vec<_>, _>>()?;
    Alphabet::new(classes).map_err(|error: AlphabetError| error.to_string())
}

/// The identifiers of the properties.
fn properties() -> impl TypedValueParser<Value = Property> {
    listed(&Property::ALL, Property::id, Property::statement)
}

impl Arguments {
    /// Makes or opens a study and writes its results on `out`.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<Status> {
        if let Some(file) = &self.open {
            let results: Results = match serde_json::from_slice(&std::fs::read(file)?) {
                Ok(results) => results,
                Err(error) => {
                    say(&format!("{}: {error}", file.display()));
                    return Ok(Status::Unreadable);
                }
            };
            if self.json {
                for row in &results.rows {
                    json::write_line(out, &Answer::new(&results.alphabet, row))?;
                }
            } else {
                write_table(out, &results)?;
            }
            return Ok(Status::Done);
        }
        let study = self.study();
        let results = match self.make(&study, out) {
            Ok(results) => results?,
            Err(error) => {
                say(&error.to_string());
                return Ok(Status::Unreadable);
            }
        };
        if let Some(file) = &self.save {
            std::fs::write(file, serde_json::to_vec(&results)?)?;
        }
        if !self.json {
            write_table(out, &results)?;
        }
        Ok(Status::Done)
    }

    fn study(&self) -> Study {
        let or_all = Study::default();
        Study {
            alphabet: self.classes.clone(),
            max_length: self.max_length,
            displays: display::chosen_or(&self.displays, &Strategy::ALL),
            properties: if self.properties.is_empty() { or_all.properties } else { self.properties.clone() },
            threads: self.threads.map(|it| it.max(1)),
        }
    }

    /// Makes the study; rows go out as they come where lines are asked for. A closed pipe stops it.
    fn make(&self, study: &Study, out: &mut dyn Write) -> Result<io::Result<Results>, StudyError> {
        let progress = Progress::new();
        let mut reporter = Reporter::new();
        let mut written = Ok(());
        let results = study.run(&progress, |row| {
            reporter.report(row, &progress);
            if self.json && written.is_ok() {
                let answer = Answer::new(&study.alphabet, row);
                written = json::write_line(out, &answer).and_then(|()| out.flush());
                if written.is_err() {
                    progress.stop();
                }
            }
        })?;
        reporter.end();
        Ok(written.map(|()| results))
    }
}

/// Says on a terminal how far the study is.
struct Reporter {
    start: Instant,
    said: Option<Instant>,
}

impl Reporter {
    fn new() -> Self {
        Self { start: Instant::now(), said: None }
    }

    fn report(&mut self, row: &Row, progress: &Progress) {
        const PAUSE: Duration = Duration::from_millis(500);
        let is_due = self.said.unwrap_or(self.start).elapsed() >= PAUSE;
        if !is_due || !io::stderr().is_terminal() {
            return;
        }
        self.said = Some(Instant::now());
        let left = progress.time_left(self.start.elapsed()).map_or(0, |it| it.as_secs());
        let percent = progress.fraction() * 100.0;
        let _ = write!(io::stderr(), "\rlength {}, {percent:.0} %, {left} s left    ", row.length);
    }

    fn end(&self) {
        if self.said.is_some() {
            let _ = write!(io::stderr(), "\r{:40}\r", "");
        }
    }
}

/// A row, as other programs get it.
#[derive(Serialize)]
struct Answer<'a> {
    property: Property,
    strategy: &'a Display,
    length: usize,
    cases: u64,
    counterexamples: u64,
    counterexamples_with_distinct_characters: Option<u64>,
    smallest: &'a [Example],
    /// Which character stands for which class.
    characters: Vec<Representative>,
}

#[derive(Serialize)]
struct Representative {
    class: BidiClass,
    character: char,
}

impl<'a> Answer<'a> {
    fn new(alphabet: &Alphabet, row: &'a Row) -> Self {
        let characters = alphabet.classes().iter();
        Self {
            property: row.property,
            strategy: &row.display,
            length: row.length,
            cases: row.cases,
            counterexamples: row.counterexamples,
            counterexamples_with_distinct_characters: row.counterexamples_with_distinct_characters,
            smallest: &row.smallest,
            characters: characters
                .map(|&class| Representative { class, character: representative(class).scalar })
                .collect(),
        }
    }
}

/// Writes what holds of which strategy, property by property.
fn write_table(out: &mut dyn Write, results: &Results) -> io::Result<()> {
    let classes: Vec<&str> = results.alphabet.classes().iter().map(|it| it.short_name()).collect();
    let ended = if results.is_complete { "" } else { ", stopped before the end" };
    writeln!(out, "All sequences of {} to length {}{ended}", classes.join(", "), results.max_length)?;
    let mut displays: Vec<&Display> = results.rows.iter().map(|row| &row.display).collect();
    displays.sort_unstable();
    displays.dedup();
    let width = displays.iter().map(|it| it.title().chars().count()).max().unwrap_or(0);
    for property in Property::ALL {
        let known: Vec<(&Display, Cell<'_>)> = displays
            .iter()
            .map(|&display| (display, results.cell(property, display)))
            .filter(|(_, cell)| *cell != Cell::Unknown)
            .collect();
        if known.is_empty() {
            continue;
        }
        writeln!(out, "\n{} ({})", property.statement(), property.id())?;
        for (display, cell) in known {
            writeln!(out, "  {:width$}  {}", display.title(), said(cell))?;
        }
    }
    Ok(())
}

/// A cell in words.
fn said(cell: Cell<'_>) -> String {
    match cell {
        Cell::Unknown => String::new(),
        Cell::Holds { to } => format!("holds to length {to}"),
        Cell::Fails { from, row } => {
            let Row { counterexamples, cases, .. } = row;
            let how_often = match row.counterexamples_with_distinct_characters {
                Some(distinct) if *counterexamples == 0 => {
                    format!("{distinct} of {cases} if characters of one class are told apart")
                }
                _ => format!("{counterexamples} of {cases}"),
            };
            let example = row.smallest.first().map(|example| {
                let displays: Vec<String> = example.displays.iter().map(|it| terminal::held(it)).collect();
                let shows = if example.sequences.len() > 1 { "show" } else { "shows" };
                format!(": {} {shows} {}", example.classes.join(" and "), displays.join(" and "))
            });
            format!("fails from length {from} ({how_often}){}", example.unwrap_or_default())
        }
    }
}
