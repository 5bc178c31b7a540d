//! `study --all-lengths`: decides properties for names of every length by automata, else by trying all short sequences.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::{AllLengthsStudy, PropertyCountsAtLength, PropertyOutcome, PropertyResult};
use bidiscope_proof::study::{DisplayProperty, StudyAlphabet, StudyCounterexample, StudyError, WorkProgress};
use bidiscope_report::json;
use bidiscope_report::words::study::{study_error_text, undecided_text};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::super::progress::ProgressLine;
use super::representative::RepresentativeJson;
use super::saved_results::stopped_message;
use super::{certificate, table};
use crate::command::standard_error::{print_message, unusable};
use crate::command::status::{Status, Stop};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;

/// Decides the properties and writes the results to `out`, and a certificate to its file.
pub(super) fn run(
    all_lengths: &AllLengthsStudy,
    is_json: bool,
    certificate: Option<&Path>,
    out: &mut dyn Write,
) -> Result<Status, Stop> {
    if let Some(file) = certificate {
        if let (0, [property], [display]) = (
            all_lengths.expected_result_count(),
            &all_lengths.study.tested_properties[..],
            &all_lengths.study.tested_displays[..],
        ) {
            let (property, display) = (property.id(), display.to_string());
            let message = message!(certificate_not_applicable, property = property, display = display);
            return Err(unusable(&message));
        }
        if all_lengths.expected_result_count() != 1 {
            return Err(unusable(&message!(certificate_needs_one)));
        }
        certificate::check_writable(file)?;
    }
    let requests = StopRequests::listen();
    let alphabet = &all_lengths.study.alphabet;
    let mut known = Vec::new();
    let mut work = BackgroundWork::begin(all_lengths.clone(), &requests)?;
    let mut written = Ok(());
    while let Some(next) = work.next() {
        let (done, all) = (known.len() + 1, all_lengths.expected_result_count());
        work.progress_line.show(|| message!(progress_decided, done = done, all = all));
        if is_json {
            written = json::write_line(out, &DecisionJson::new(alphabet, &next)).and_then(|()| out.flush());
        }
        known.push(next);
        if written.is_err() {
            break;
        }
    }
    let ended = work.end();
    let is_complete = known.len() == all_lengths.expected_result_count();
    let mut status = Status::Done;
    if let Err(error) = &ended {
        print_message(&study_error_text(*error).to_string());
        status = Status::Unreadable;
    }
    if let Some(request) = requests.signal().map(Status::from).filter(|_| !is_complete) {
        status = status.max(request);
        print_message(&stopped_message(is_json));
    }
    // The certificate is saved even where the results cannot be written.
    if let (Some(file), [known]) = (certificate, &known[..]) {
        status = status.max(certificate::write(file, known, alphabet, &requests));
    }
    written?;
    if !is_json && (ended.is_ok() || !known.is_empty()) {
        table::write_decisions(out, alphabet, &known, is_complete)?;
    }
    Ok(status)
}

/// Decides the properties in a thread, so that a request to end need not wait for an automaton.
struct BackgroundWork {
    /// The decisions, as the thread makes them.
    known: Receiver<PropertyResult>,
    progress: Arc<WorkProgress>,
    thread: JoinHandle<Result<(), StudyError>>,
    progress_line: ProgressLine,
    /// Whether the thread has ended.
    is_over: bool,
}

impl BackgroundWork {
    fn begin(all_lengths: AllLengthsStudy, requests: &StopRequests) -> io::Result<Self> {
        let (sender, known) = channel();
        let progress = Arc::new(WorkProgress::with_stop_flag(requests.stop_flag()));
        let thread_progress = Arc::clone(&progress);
        let thread = std::thread::Builder::new().spawn(move || {
            all_lengths.run(&thread_progress, |known| {
                // Sending fails only after a stop, which `progress` reports to the work.
                let _ = sender.send(known);
            })
        })?;
        Ok(Self { known, progress, thread, progress_line: ProgressLine::default(), is_over: false })
    }

    /// The next decision; `None` at the end, and after a stop.
    fn next(&mut self) -> Option<PropertyResult> {
        const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(50);
        loop {
            match self.known.recv_timeout(STOP_CHECK_INTERVAL) {
                Ok(known) => return Some(known),
                Err(RecvTimeoutError::Disconnected) => {
                    self.is_over = true;
                    return None;
                }
                Err(RecvTimeoutError::Timeout) if self.progress.is_stopped() => return None,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The result of the thread. After a stop it is not waited for: it ends with the program.
    fn end(self) -> Result<(), StudyError> {
        self.progress_line.end();
        if !self.is_over {
            self.progress.stop();
            return Ok(());
        }
        self.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

/// The JSON object of one property of one display.
#[derive(Serialize)]
struct DecisionJson<'a> {
    property: DisplayProperty,
    strategy: &'a DisplayConfig,
    classes: &'a [BidiClass],
    decided: &'static str,
    length: Option<usize>,
    smallest: &'a [StudyCounterexample],
    /// Why short sequences were tried instead of a proof.
    reasons: Vec<String>,
    counts: Vec<CountsJson<'a>>,
    /// Why there are no counts, or fewer than `--count-to` asks for.
    uncounted: Option<String>,
    /// The character that represents each class in the examples.
    characters: Vec<RepresentativeJson>,
}

/// The numbers of sequences of one length.
#[derive(Serialize)]
struct CountsJson<'a> {
    length: usize,
    cases: BigInteger<'a>,
    displays: Option<BigInteger<'a>>,
    counterexamples: Option<BigInteger<'a>>,
    counterexamples_with_distinct_characters: Option<BigInteger<'a>>,
}

/// An integer of any size, written as a JSON number.
struct BigInteger<'a>(&'a BigUint);

impl Serialize for BigInteger<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits = RawValue::from_string(self.0.to_string()).map_err(serde::ser::Error::custom)?;
        digits.serialize(serializer)
    }
}

impl<'a> DecisionJson<'a> {
    fn new(alphabet: &'a StudyAlphabet, known: &'a PropertyResult) -> Self {
        let (decided, length, smallest): (_, _, &[StudyCounterexample]) = match &known.outcome {
            PropertyOutcome::Proved => ("proved", None, &[]),
            PropertyOutcome::Refuted {
                shortest_counterexample_characters: length,
                smallest_counterexamples: smallest,
            } => ("refuted", Some(*length), smallest),
            PropertyOutcome::HoldsToLength { max_tested_sequence_characters: length } => {
                ("exhausted", Some(*length), &[])
            }
        };
        Self {
            property: known.property,
            strategy: &known.display,
            classes: alphabet.classes(),
            decided,
            length,
            smallest,
            reasons: known
                .automata_undecided_reason
                .iter()
                .map(|it| undecided_text(Some(*it)).to_string())
                .collect(),
            counts: known.counts_by_length.iter().map(CountsJson::new).collect(),
            uncounted: known.incomplete_counts_reason.map(|it| undecided_text(Some(it)).to_string()),
            characters: RepresentativeJson::of(alphabet),
        }
    }
}

impl<'a> CountsJson<'a> {
    fn new(counts: &'a PropertyCountsAtLength) -> Self {
        Self {
            length: counts.sequence_characters,
            cases: BigInteger(&counts.covered_sequence_count),
            displays: counts.different_display_count.as_ref().map(BigInteger),
            counterexamples: counts.counterexample_count.as_ref().map(BigInteger),
            counterexamples_with_distinct_characters: counts
                .distinct_character_counterexample_count
                .as_ref()
                .map(BigInteger),
        }
    }
}
