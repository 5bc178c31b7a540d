//! `bidiscope study`: tests properties of strategies on all sequences of bidi classes up to a length, or proves them.

mod all_lengths;
mod arguments;
mod certificate;
mod relaxations;
mod representative;
mod saved_results;
mod table;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::AllLengthsStudy;
use bidiscope_proof::study::{
    DisplayProperty, DisplayPropertyStudy, StudyAlphabet, StudyCounterexample, StudyError,
    StudyOutcomeAtLength, StudyResults, ThreadCount, WorkProgress,
};
use bidiscope_report::json;
use bidiscope_report::words::error::file_error_text;
use bidiscope_report::words::study::{study_error_text, study_results_error_text};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;
use serde::Serialize;

use super::context::CommandContext;
use super::display_argument::{self, strategy_files};
use super::progress::{PROGRESS_INTERVAL, ProgressLine};
use super::standard_error::{failed, print_message, unusable};
use super::status::{Status, Stop};
use super::{input, terminal};
pub(super) use arguments::Arguments;
use representative::RepresentativeJson;
use saved_results::{cannot_save, check_writable, save, stopped_message};
use table::write_table;

impl Arguments {
    /// Runs or opens a study and writes its results to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let written = self.save.iter().chain(&self.certificate).map(PathBuf::as_path);
        if let Some(conflict) = context.file_conflict(written, strategy_files(&self.displays)) {
            return Err(unusable(&conflict));
        }
        match (&self.open, &self.check) {
            (Some(file), _) => self.show_file(context, file, out),
            (_, Some(file)) => certificate::check(context, self, file, out),
            _ if !self.rules.is_empty() => {
                relaxations::run_rules(&self.rules, self.json, self.certificate.as_deref(), out)
            }
            _ if self.relaxations && !self.displays.is_empty() => {
                let displays = display_argument::displays_or_default(&self.displays, &[]);
                relaxations::run_maximal(&displays, self.json, out)
            }
            _ if self.relaxations => relaxations::run_all(self.json, out),
            _ if self.all_lengths => {
                let all_lengths = AllLengthsStudy {
                    study: self.requested_study(),
                    max_counted_sequence_characters: self.count_to,
                };
                all_lengths::run(&all_lengths, self.json, self.certificate.as_deref(), out)
            }
            _ => self.run_and_save(out),
        }
    }

    /// Writes the saved results of a file to `out`.
    fn show_file(&self, context: &CommandContext, file: &Path, out: &mut dyn Write) -> Result<Status, Stop> {
        let name = input::source_name(file);
        let read = context.whole_file(file, MAX_RESULTS_BYTES).map_err(|error| file_error_text(&error));
        let results = read
            .and_then(|it| StudyResults::read(&it).map_err(|it| study_results_error_text(&it).to_string()))
            .map_err(|reason| unusable(&format!("{name}: {}", terminal::escaped(&reason))))?;
        if self.json {
            for row in &results.outcomes_at_lengths {
                let answer = RowJson { read_from_file: true, ..RowJson::new(&results.alphabet, row) };
                json::write_line(out, &answer)?;
            }
        } else {
            writeln!(out, "{}", message!(study_from_file, file = name))?;
            write_table(out, &results)?;
        }
        Ok(Status::Done)
    }

    /// Runs a study, saves its results and writes them to `out`. They are written even where saving fails, and saved even
    /// where writing fails.
    fn run_and_save(&self, out: &mut dyn Write) -> Result<Status, Stop> {
        if let Some(file) = &self.save {
            check_writable(file).map_err(|reason| failed(&cannot_save(file, reason)))?;
        }
        let requests = StopRequests::listen();
        let (results, written) =
            self.run_study(&requests, out).map_err(|it| unusable(&study_error_text(it)))?;
        let saved = self.save.as_deref().map(|file| (file, save(file, &results)));
        let mut status = saved.map_or(Status::Done, |(_, status)| status);
        // A request that came after the end has no effect.
        if let Some(request) = requests.signal().map(Status::from).filter(|_| !results.is_complete) {
            status = status.max(request);
            print_message(&match saved {
                Some((file, Status::Done)) => {
                    message!(stopped_early, output = "file", file = terminal::file_name(file)).to_string()
                }
                _ => stopped_message(self.json),
            });
        }
        written?;
        if !self.json {
            write_table(out, &results)?;
        }
        Ok(status)
    }

    fn requested_study(&self) -> DisplayPropertyStudy {
        let defaults = DisplayPropertyStudy::default();
        DisplayPropertyStudy {
            alphabet: self.classes.clone().unwrap_or_default(),
            max_sequence_characters: self.max_length.unwrap_or(defaults.max_sequence_characters),
            tested_displays: display_argument::displays_or_default(&self.displays, &Strategy::BUILT_IN),
            tested_properties: if self.properties.is_empty() {
                defaults.tested_properties
            } else {
                self.properties.clone()
            },
            thread_count: self.threads.map_or(ThreadCount::OnePerCore, ThreadCount::Exactly),
        }
    }

    /// Runs the study; with `--json` each row is written as soon as it is known, and the second result is that of
    /// writing. An error of writing stops the study.
    fn run_study(
        &self,
        requests: &StopRequests,
        out: &mut dyn Write,
    ) -> Result<(StudyResults, io::Result<()>), StudyError> {
        let study = self.requested_study();
        let progress = WorkProgress::with_stop_flag(requests.stop_flag());
        let (start, mut last_shown) = (Instant::now(), Instant::now());
        let mut progress_line = ProgressLine::default();
        let mut written = Ok(());
        let results = study.run(&progress, |row| {
            if last_shown.elapsed() >= PROGRESS_INTERVAL {
                last_shown = Instant::now();
                progress_line.show(|| {
                    let left = progress.estimated_time_left(start.elapsed()).map_or(0, |it| it.as_secs());
                    let percent = format!("{:.0}", progress.done_fraction() * 100.0);
                    message!(
                        progress_study,
                        length = row.sequence_characters,
                        percent = percent,
                        seconds = left
                    )
                });
            }
            if self.json && written.is_ok() {
                let answer = RowJson::new(&study.alphabet, row);
                written = json::write_line(out, &answer).and_then(|()| out.flush());
                if written.is_err() {
                    progress.stop();
                }
            }
        })?;
        progress_line.end();
        Ok((results, written))
    }
}

/// The largest file of results that is opened, in bytes.
const MAX_RESULTS_BYTES: u64 = 256 << 20;

/// The JSON object of a row: one property of one display at one length.
#[derive(Serialize)]
struct RowJson<'a> {
    property: DisplayProperty,
    strategy: &'a DisplayConfig,
    length: usize,
    cases: u64,
    counterexamples: u64,
    counterexamples_with_distinct_characters: Option<u64>,
    smallest: &'a [StudyCounterexample],
    /// The character that represents each class in the examples.
    characters: Vec<RepresentativeJson>,
    /// Whether it was read from a file and not computed, so that nothing of it was checked.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    read_from_file: bool,
}

impl<'a> RowJson<'a> {
    fn new(alphabet: &StudyAlphabet, row: &'a StudyOutcomeAtLength) -> Self {
        Self {
            property: row.property,
            strategy: &row.display,
            length: row.sequence_characters,
            cases: row.covered_sequence_count,
            counterexamples: row.counterexample_count,
            counterexamples_with_distinct_characters: row.distinct_character_counterexample_count,
            smallest: &row.smallest_counterexamples,
            characters: RepresentativeJson::of(alphabet),
            read_from_file: false,
        }
    }
}
