//! `study --all-lengths`: what is proved, what is refuted, and what only trying tells.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;
use bidiscope_proof::automata::{AllLengths, Decided, Known, LengthCounts};
use bidiscope_proof::study::{Alphabet, Example, Progress, Property, StudyError};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::{Representative, can_be_saved, certificate, table};
use crate::command::signals::Requests;
use crate::command::{Status, json, say, terminal};

/// Decides what is asked and writes it on `out`, and a certificate in its file.
pub(super) fn run(
    asked: &AllLengths,
    is_json: bool,
    certificate: Option<&Path>,
    out: &mut dyn Write,
) -> io::Result<Status> {
    if let Some(file) = certificate {
        if let (0, [property], [display]) =
            (asked.questions(), &asked.study.properties[..], &asked.study.displays[..])
        {
            say(&format!(
                "{display} has no certificate of {}: this property says nothing of it",
                property.id()
            ));
            return Ok(Status::Unreadable);
        }
        if asked.questions() != 1 {
            say(
                "a certificate is of one property of one display: choose them with `--property` and `--strategy`",
            );
            return Ok(Status::Unreadable);
        }
        if let Err(reason) = can_be_saved(file) {
            say(&format!("{}: the certificate cannot be saved: {reason}", terminal::file_name(file)));
            return Ok(Status::Failed);
        }
    }
    let requests = Requests::listen();
    let alphabet = &asked.study.alphabet;
    let mut known = Vec::new();
    let mut work = Work::begin(asked.clone(), &requests)?;
    let mut written = Ok(());
    while let Some(next) = work.next() {
        work.report(known.len() + 1, asked.questions());
        if is_json {
            written = json::write_line(out, &Answer::new(alphabet, &next)).and_then(|()| out.flush());
        }
        known.push(next);
        if written.is_err() {
            break;
        }
    }
    let ended = work.end();
    let is_complete = known.len() == asked.questions();
    let mut status = Status::Done;
    if let Err(error) = &ended {
        say(&format!("what the automata do not reach cannot be tried: {error}"));
        status = Status::Unreadable;
    }
    if let Some(request) = requests.status().filter(|_| !is_complete) {
        status = status.max(request);
        let holds = if is_json { "the lines hold" } else { "the table holds" };
        say(&format!("the study was stopped before its end; {holds} what was done"));
    }
    // Whatever becomes of the results, the certificate is saved.
    if let (Some(file), [known]) = (certificate, &known[..]) {
        status = status.max(certificate::write(file, known, alphabet, &requests));
    }
    written?;
    if !is_json && (ended.is_ok() || !known.is_empty()) {
        table::write_known(out, alphabet, &known, is_complete)?;
    }
    Ok(status)
}

/// The work on a thread of its own, so that a request to end need not wait for an automaton.
struct Work {
    known: Receiver<Known>,
    progress: Arc<Progress>,
    thread: JoinHandle<Result<(), StudyError>>,
    has_said: bool,
    is_over: bool,
}

impl Work {
    fn begin(asked: AllLengths, requests: &Requests) -> io::Result<Self> {
        let (sender, known) = channel();
        let progress = Arc::new(Progress::stopped_by(requests.flag()));
        let of_thread = Arc::clone(&progress);
        let thread = std::thread::Builder::new().spawn(move || {
            asked.run(&of_thread, |known| {
                // Where nobody listens any more, the progress stops it.
                let _ = sender.send(known);
            })
        })?;
        Ok(Self { known, progress, thread, has_said: false, is_over: false })
    }

    /// What is decided next; `None` at the end, and when it was stopped.
    fn next(&mut self) -> Option<Known> {
        const PAUSE: Duration = Duration::from_millis(50);
        loop {
            match self.known.recv_timeout(PAUSE) {
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

    /// Says on a terminal how far it is.
    fn report(&mut self, done: usize, all: usize) {
        if io::stderr().is_terminal() {
            self.has_said = true;
            let _ = write!(io::stderr(), "\r{done} of {all} decided    ");
        }
    }

    /// How it ended. A thread that is still at work when it was stopped ends with the program.
    fn end(self) -> Result<(), StudyError> {
        if self.has_said {
            let _ = write!(io::stderr(), "\r{:40}\r", "");
        }
        if !self.is_over {
            self.progress.stop();
            return Ok(());
        }
        self.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

/// What is known, as other programs get it.
#[derive(Serialize)]
struct Answer<'a> {
    property: Property,
    strategy: &'a Display,
    classes: &'a [BidiClass],
    decided: &'static str,
    length: Option<usize>,
    smallest: &'a [Example],
    /// Why it was tried.
    because: Option<String>,
    counts: Vec<Counts<'a>>,
    /// Why there are no counts, or fewer.
    uncounted: Option<String>,
    growth: Option<f64>,
    /// Which character stands for which class.
    characters: Vec<Representative>,
}

/// The sequences of a length.
#[derive(Serialize)]
struct Counts<'a> {
    length: usize,
    cases: Integer<'a>,
    displays: Option<Integer<'a>>,
    counterexamples: Option<Integer<'a>>,
    counterexamples_with_distinct_characters: Option<Integer<'a>>,
}

/// A number of any size, which is an integer in JSON too.
struct Integer<'a>(&'a BigUint);

impl Serialize for Integer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits = RawValue::from_string(self.0.to_string()).map_err(serde::ser::Error::custom)?;
        digits.serialize(serializer)
    }
}

impl<'a> Answer<'a> {
    fn new(alphabet: &'a Alphabet, known: &'a Known) -> Self {
        let (decided, length, smallest): (_, _, &[Example]) = match &known.decided {
            Decided::Proved => ("proved", None, &[]),
            Decided::Refuted { length, smallest } => ("refuted", Some(*length), smallest),
            Decided::Exhausted { length } => ("exhausted", Some(*length), &[]),
        };
        Self {
            property: known.property,
            strategy: &known.display,
            classes: alphabet.classes(),
            decided,
            length,
            smallest,
            because: known.because.map(|it| it.to_string()),
            counts: known.counted.lengths.iter().map(Counts::new).collect(),
            uncounted: known.uncounted.map(|it| it.to_string()),
            growth: known.counted.growth,
            characters: Representative::of(alphabet),
        }
    }
}

impl<'a> Counts<'a> {
    fn new(counts: &'a LengthCounts) -> Self {
        Self {
            length: counts.length,
            cases: Integer(&counts.cases),
            displays: counts.displays.as_ref().map(Integer),
            counterexamples: counts.counterexamples.as_ref().map(Integer),
            counterexamples_with_distinct_characters: counts.distinct.as_ref().map(Integer),
        }
    }
}
