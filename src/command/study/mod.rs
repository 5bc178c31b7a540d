//! `bidiscope study`: what holds of every strategy for all class sequences up to a length.

mod all_lengths;
mod certificate;
mod explore;
mod table;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bidiscope_bidi::name::{BidiClass, excerpt};
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_proof::automata::{AllLengths, MOST_COUNTED};
use bidiscope_proof::explore::Exploration;
use bidiscope_proof::study::{
    Alphabet, AlphabetError, Example, Progress, Property, Results, Row, Study, StudyError, representative,
};
use bidiscope_system::files;
use clap::builder::TypedValueParser;
use serde::Serialize;

use super::display::{self, Chosen, Displays};
use super::signals::Requests;
use super::{Status, input, json, listed, say, terminal};
use table::write_table;

/// Prove or refute properties of every display over all class sequences, up to a length or of all lengths
#[derive(clap::Args, Debug)]
#[command(after_long_help = display::HELP)]
pub(super) struct Arguments {
    /// Answer in JSON Lines: one object for each property, strategy and length, as they are done
    #[arg(long)]
    json: bool,

    /// The bidi classes that sequences are made of, with commas between [default: L,AL,R,EN,AN,ES,CS]
    #[arg(long, value_name = "CLASSES", value_parser = alphabet)]
    classes: Option<Alphabet>,

    /// The greatest length, in characters; with `--all-lengths`, to which is tried what it does not reach [default: 6; with
    /// `--explore`, 5]
    #[arg(long, value_name = "LENGTH", value_parser = one_or_more)]
    max_length: Option<usize>,

    /// The display to study; may be given again [default: every strategy]
    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = Displays)]
    displays: Vec<Chosen>,

    /// The property to study; may be given again [default: all]
    #[arg(long = "property", value_name = "PROPERTY", value_parser = properties())]
    properties: Vec<Property>,

    /// The number of threads, at most 256 [default: one for each core]
    #[arg(long, value_name = "COUNT", value_parser = one_or_more)]
    threads: Option<usize>,

    /// Save the results in this file, to be opened again; also what was done when Ctrl+C stops it
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Show the results in this file instead of making a study; `-` stands for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["classes", "max_length", "displays", "properties", "threads", "save"])]
    open: Option<PathBuf>,

    /// Decide each property for all lengths: it is proved, or there is a shortest counterexample
    #[arg(long, conflicts_with_all = ["save", "open"])]
    all_lengths: bool,

    /// Explore what is possible: hundreds of strategies, what each does of what a reader wants of a display, and what
    /// excludes each other; with `--strategy`, of these strategies
    #[arg(long, conflicts_with_all = ["all_lengths", "properties", "save", "open", "check"])]
    explore: bool,

    /// With `--all-lengths`, count sequences and displays of each length up to this one, at most 1000
    #[arg(long, value_name = "LENGTH", requires = "all_lengths", value_parser = countable, default_value_t = 0)]
    count_to: usize,

    /// With `--all-lengths`, write the proof in this file; for one `--property` of one `--strategy` that says that no two
    /// sequences show the same
    #[arg(long, value_name = "FILE", requires = "all_lengths")]
    certificate: Option<PathBuf>,

    /// Check the proof in this file, with nothing of what made it, and say what it proves; with `--property`, `--strategy`
    /// and `--classes`, that it proves it of these. `-` stands for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["all_lengths", "max_length", "threads", "save", "open"])]
    check: Option<PathBuf>,
}

fn alphabet(classes: &str) -> Result<Alphabet, String> {
    let class = |name: &str| {
        let found = BidiClass::ALL.into_iter().find(|it| it.short_name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| format!("there is no bidi class \u{2018}{}\u{2019}", excerpt(name, 80)))
    };
    let classes = classes.split(',').map(|it| class(it.trim())).collect::<Result<Vec<_>, _>>()?;
    Alphabet::new(classes).map_err(|error: AlphabetError| error.to_string())
}

/// A number that is not 0, of which there would be nothing to do.
pub(super) fn one_or_more(number: &str) -> Result<usize, String> {
    match number.parse() {
        Ok(0) => Err("there is nothing to do with 0; it is 1 or more".to_owned()),
        Ok(number) => Ok(number),
        Err(_) => Err("this is no number that can be counted to".to_owned()),
    }
}

/// A length at which sequences are counted.
fn countable(number: &str) -> Result<usize, String> {
    match number.parse() {
        Ok(number) if number <= MOST_COUNTED => Ok(number),
        _ => Err(format!("it is a number from 0 to {MOST_COUNTED}")),
    }
}

/// The identifiers of the properties.
fn properties() -> impl TypedValueParser<Value = Property> {
    listed(&Property::ALL, Property::id, Property::statement)
}

impl Arguments {
    /// Makes or opens a study and writes its results on `out`.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<Status> {
        match (&self.open, &self.check) {
            (Some(file), _) => self.show(file, out),
            (_, Some(file)) => certificate::check(self, file, out),
            _ if self.explore => explore::run(&self.exploration(), self.json, out),
            _ if self.all_lengths => {
                let asked = AllLengths { study: self.wanted(), count_to: self.count_to };
                all_lengths::run(&asked, self.json, self.certificate.as_deref(), out)
            }
            _ => self.study(out),
        }
    }

    /// Whether it has more to do than to write.
    pub(super) const fn goes_on(&self) -> bool {
        self.save.is_some() || self.certificate.is_some() || self.check.is_some()
    }

    /// Writes the results in a file.
    fn show(&self, file: &Path, out: &mut dyn Write) -> io::Result<Status> {
        let read = input::whole_file(file, MOST_BYTES).map_err(|error| files::reason(&error));
        let results = match read.and_then(|bytes| Results::read(&bytes)) {
            Ok(results) => results,
            Err(reason) => {
                say(&format!("{}: {}", input::called(file), terminal::visible(&reason)));
                return Ok(Status::Unreadable);
            }
        };
        if self.json {
            for row in &results.rows {
                let answer = Answer { read_from_file: true, ..Answer::new(&results.alphabet, row) };
                json::write_line(out, &answer)?;
            }
        } else {
            writeln!(out, "Read from {}: nothing of it was checked.", input::called(file))?;
            write_table(out, &results)?;
        }
        Ok(Status::Done)
    }

    /// Makes a study, saves it and writes it. Whatever becomes of the file, the results are written, and
    /// whatever becomes of those, they are saved.
    fn study(&self, out: &mut dyn Write) -> io::Result<Status> {
        if let Some(file) = &self.save
            && let Err(reason) = can_be_saved(file)
        {
            say(&format!("{}: the results cannot be saved: {reason}", terminal::file_name(file)));
            return Ok(Status::Failed);
        }
        let requests = Requests::listen();
        let (results, written) = match self.make(&requests, out) {
            Ok(made) => made,
            Err(error) => {
                say(&error.to_string());
                return Ok(Status::Unreadable);
            }
        };
        let saved = self.save.as_deref().map(|file| (file, save(file, &results)));
        let mut status = saved.map_or(Status::Done, |(_, status)| status);
        // One that comes too late stops nothing.
        if let Some(asked) = requests.status().filter(|_| !results.is_complete) {
            status = status.max(asked);
            let holds = match saved {
                Some((file, Status::Done)) => format!("{} holds", terminal::file_name(file)),
                _ if self.json => "the lines hold".to_owned(),
                _ => "the table holds".to_owned(),
            };
            say(&format!("the study was stopped before its end; {holds} what was done"));
        }
        written?;
        if !self.json {
            write_table(out, &results)?;
        }
        Ok(status)
    }

    fn exploration(&self) -> Exploration {
        let all = Exploration::default();
        Exploration {
            alphabet: self.classes.clone().unwrap_or(all.alphabet),
            max_length: self.max_length.unwrap_or(all.max_length),
            strategies: if self.displays.is_empty() {
                all.strategies
            } else {
                display::chosen_or(&self.displays, &Strategy::BUILT_IN)
            },
            threads: self.threads,
        }
    }

    fn wanted(&self) -> Study {
        let or_all = Study::default();
        Study {
            alphabet: self.classes.clone().unwrap_or_default(),
            max_length: self.max_length.unwrap_or(or_all.max_length),
            displays: display::chosen_or(&self.displays, &Strategy::BUILT_IN),
            properties: if self.properties.is_empty() { or_all.properties } else { self.properties.clone() },
            threads: self.threads,
        }
    }

    /// Makes the study, and says how writing went; rows go out as they come where lines are asked for.
    /// Where they cannot be written, that stops it.
    fn make(
        &self,
        requests: &Requests,
        out: &mut dyn Write,
    ) -> Result<(Results, io::Result<()>), StudyError> {
        let study = self.wanted();
        let progress = Progress::stopped_by(requests.flag());
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
        Ok((results, written))
    }
}

/// The most bytes of results that are opened.
const MOST_BYTES: u64 = 256 << 20;

/// Whether results can be saved in a file, or why not.
fn can_be_saved(file: &Path) -> Result<(), String> {
    if file == Path::new("-") {
        return Err("`-` is no file; write `./-` for one of that name".to_owned());
    }
    files::try_to_write(file).map_err(|error| files::reason(&error))
}

/// Saves results, and says where that fails.
fn save(file: &Path, results: &Results) -> Status {
    if results.rows.is_empty() && !results.is_complete {
        say(&format!("{}: not written, for nothing was done yet", terminal::file_name(file)));
        return Status::Failed;
    }
    let bytes = serde_json::to_vec(results).map_err(io::Error::from);
    match bytes.and_then(|bytes| files::write_whole(file, &bytes)) {
        Ok(()) => Status::Done,
        Err(error) => {
            say(&format!(
                "{}: the results could not be saved: {}",
                terminal::file_name(file),
                files::reason(&error)
            ));
            Status::Failed
        }
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
    /// Whether a file says so, and nothing of it was checked.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    read_from_file: bool,
}

#[derive(Serialize)]
struct Representative {
    class: BidiClass,
    character: char,
}

impl Representative {
    /// Those of the classes.
    fn of(alphabet: &Alphabet) -> Vec<Self> {
        let classes = alphabet.classes().iter();
        classes.map(|&class| Self { class, character: representative(class).scalar }).collect()
    }
}

impl<'a> Answer<'a> {
    fn new(alphabet: &Alphabet, row: &'a Row) -> Self {
        Self {
            property: row.property,
            strategy: &row.display,
            length: row.length,
            cases: row.cases,
            counterexamples: row.counterexamples,
            counterexamples_with_distinct_characters: row.counterexamples_with_distinct_characters,
            smallest: &row.smallest,
            characters: Representative::of(alphabet),
            read_from_file: false,
        }
    }
}
