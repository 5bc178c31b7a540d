//! Tests properties of displays by exhaustion: on all sequences of bidi classes up to a length, for every
//! strategy.
//!
//! **Why one character for each class is enough.** The strategies depend on bidi classes only, so the
//! characters of one class are interchangeable, and one of them represents the class. A strategy is one-to-one
//! over names of any characters if and only if it is one-to-one over sequences of classes. For if two names
//! have the same display, their displays have the same classes, so their class sequences have the same display
//! too. If these class sequences differ, they are a counterexample. If they are equal, both names are displayed
//! in one order, so the names are equal.
//!
//! The properties that compare two displays of one sequence also count the sequences for which the order of the
//! characters differs although the classes agree ([`StudyOutcomeAtLength::distinct_character_counterexample_count`]).
//! Separators and brackets are exceptions: see [`representative`].
//!
//! ```
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_proof::study::{BoundedPropertyOutcome, WorkProgress, DisplayProperty, DisplayPropertyStudy};
//!
//! let study = DisplayPropertyStudy { max_sequence_characters: 4, ..DisplayPropertyStudy::default() };
//! let results = study.run(&WorkProgress::new(), |_| ())?;
//! // The argument of Atkin, Stansifer and Alsharif (2001).
//! assert_eq!(results.bounded_outcome(DisplayProperty::OneToOne, Strategy::OneToOne), BoundedPropertyOutcome::Holds { max_tested_sequence_characters: 4 });
//! let BoundedPropertyOutcome::Fails { shortest_counterexample_characters: 2, outcome_at_length } = results.bounded_outcome(DisplayProperty::OneToOne, Strategy::UbaLtr) else { panic!() };
//! assert_eq!(outcome_at_length.smallest_counterexamples[0].classes, ["AL EN", "EN AL"]);
//! # Ok::<(), bidiscope_proof::study::StudyError>(())
//! ```

mod all_lengths;
mod alphabet;
mod contexts;
mod example;
mod examples;
pub(crate) mod labels;
mod limits;
mod pass;
mod property;
pub(crate) mod reading;
mod results;
mod row;
mod seen_displays;
pub(crate) mod sequences;
pub(crate) mod urls;

pub use all_lengths::{AllLengthsResult, AllLengthsStatement};
pub use alphabet::{StudyAlphabet, StudyAlphabetError};
pub use example::StudyCounterexample;
pub use limits::{MAX_STUDY_DISPLAYS, MAX_STUDY_SEQUENCE_CHARACTERS};
pub use property::DisplayProperty;
pub use results::{JsonProblem, ReadStudyResultsError, RecomputedAgreement, StudyResults, StudyResultsError};
pub use row::{BoundedPropertyOutcome, StudyOutcomeAtLength};

pub use bidiscope_bidi::name::representative;
pub use bidiscope_system::threads::WorkProgress;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_system::threads::ThreadPool;

use contexts::{ContextLabels, Contexts};
use pass::{Tally, Task};
pub(crate) use property::{Check, Domain};
use seen_displays::SeenDisplays;

/// The most memory for the displays of one length, in bytes.
const MAX_BYTES: usize = 1 << 30;

/// The most labels for building contexts (RFC 5893 section 3).
const MAX_LABELS: u64 = 1 << 28;

/// The most sequences of one length for properties that need no memory: about a day of computation.
const MAX_SEQUENCES: u64 = 1 << 40;

/// A study: which properties of which displays are tested, on which sequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayPropertyStudy {
    /// The classes that sequences are made of.
    pub alphabet: StudyAlphabet,
    /// The greatest length, in characters. Lengths from 1 to this one are tested in ascending order.
    pub max_sequence_characters: usize,
    /// The displays. Properties that do not apply to a display are skipped for it.
    pub tested_displays: Vec<DisplayConfig>,
    /// The properties to test.
    pub tested_properties: Vec<DisplayProperty>,
    /// On how many threads it runs.
    pub thread_count: ThreadCount,
}

/// On how many threads a study runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadCount {
    /// One for each processor core.
    OnePerCore,
    /// This many, and at least one; more than [`MAX_THREADS`](bidiscope_system::threads::MAX_THREADS) are reduced to that.
    Exactly(usize),
}

impl ThreadCount {
    /// The number asked for; `None` for one thread for each core.
    const fn requested(self) -> Option<usize> {
        match self {
            Self::OnePerCore => None,
            Self::Exactly(count) => Some(count),
        }
    }
}

impl Default for DisplayPropertyStudy {
    /// Every property of every built-in strategy, over the seven classes of [`StudyAlphabet::atkin2001`] up to length 6.
    /// Takes some seconds.
    fn default() -> Self {
        Self {
            alphabet: StudyAlphabet::atkin2001(),
            max_sequence_characters: 6,
            tested_displays: Strategy::BUILT_IN.map(DisplayConfig::with_default_options).to_vec(),
            tested_properties: DisplayProperty::ALL.to_vec(),
            thread_count: ThreadCount::OnePerCore,
        }
    }
}

/// Why a study is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyError {
    /// There are too many sequences of the greatest length.
    #[error(
        "there are too many sequences of {class_count} classes at length {length}; the greatest length is {longest}"
    )]
    TooLong {
        /// The number of classes in the alphabet.
        class_count: usize,
        /// The length requested, in characters.
        length: usize,
        /// The greatest length that is accepted for this number of classes.
        longest: usize,
    },
    /// There are more than [`MAX_STUDY_DISPLAYS`] displays.
    #[error("{display_count} displays are more than the {MAX_STUDY_DISPLAYS} of a study")]
    TooManyDisplays {
        /// The number of displays requested.
        display_count: usize,
    },
    /// The system does not provide enough memory for the displays of the greatest length.
    #[error("the displays of length {length} need {megabytes} MiB of memory, which is not available")]
    NoMemory {
        /// The length requested, in characters.
        length: usize,
        /// The memory needed, in units of 2^20 bytes, rounded up.
        megabytes: u64,
    },
}

impl DisplayPropertyStudy {
    /// Whether it can be begun: all but whether there is memory for it.
    ///
    /// # Errors
    /// There are too many sequences of the greatest length, or too many displays.
    pub fn check_study_limits(&self) -> Result<(), StudyError> {
        self.check_length(self.alphabet.characters().len())?;
        match self.tested_displays.len() {
            0..=MAX_STUDY_DISPLAYS => Ok(()),
            count => Err(StudyError::TooManyDisplays { display_count: count }),
        }
    }

    /// Runs the study on this thread and others. Each row is passed to `on_row` as soon as it is finished.
    /// `progress` reports the number of finished sequences and can stop the study; the results then hold the
    /// rows finished so far.
    ///
    /// # Errors
    /// There are too many sequences of the greatest length, too little memory for their displays, or too many
    /// displays.
    pub fn run(
        &self,
        progress: &WorkProgress,
        mut on_row: impl FnMut(&StudyOutcomeAtLength),
    ) -> Result<StudyResults, StudyError> {
        self.check_study_limits()?;
        let characters = self.alphabet.characters();
        let mut memory = self.allocate_memory(&characters)?;
        let pool = ThreadPool::new(self.thread_count.requested(), progress);
        let mut results = StudyResults {
            alphabet: self.alphabet.clone(),
            max_sequence_characters: self.max_sequence_characters,
            outcomes_at_lengths: Vec::new(),
            all_lengths_results: Vec::new(),
            is_complete: true,
            are_from_file: false,
        };
        let context_labels = ContextLabels::new(
            &characters,
            if self.has_contexts() { self.max_sequence_characters } else { 0 },
            pool,
        );
        let contexts: Vec<Contexts<'_>> =
            (1..=self.max_sequence_characters).map(|length| Contexts::new(&context_labels, length)).collect();
        progress.begin_work(self.work(&characters, &contexts));
        for (length, contexts) in (1..=self.max_sequence_characters).zip(&contexts) {
            for (task, properties) in self.tasks(&characters, length) {
                let contexts = (task.domain == Domain::Contexts).then_some(contexts);
                let tallies = match contexts {
                    Some(contexts) => contexts.run(&task, pool),
                    None => task.run(pool, &mut memory),
                };
                let Some(tallies) = tallies else {
                    results.is_complete = false;
                    return Ok(results);
                };
                for property in properties {
                    let Some(tally) = task.tally(&tallies, property.check()) else { continue };
                    let row = row(&task, contexts, property, tally);
                    on_row(&row);
                    results.outcomes_at_lengths.push(row);
                }
            }
        }
        Ok(results)
    }

    fn check_length(&self, classes: usize) -> Result<(), StudyError> {
        let fits = |length: usize| self.tested_properties.iter().all(|&it| fits(it, classes, length));
        if fits(self.max_sequence_characters) && self.max_sequence_characters <= MAX_STUDY_SEQUENCE_CHARACTERS
        {
            return Ok(());
        }
        let longest =
            (0..=MAX_STUDY_SEQUENCE_CHARACTERS).take_while(|&length| fits(length)).last().unwrap_or(0);
        Err(StudyError::TooLong { class_count: classes, length: self.max_sequence_characters, longest })
    }

    /// Allocates the memory for the displays of the greatest length: of the display itself, and of the same in
    /// the other paragraph.
    fn allocate_memory(&self, alphabet: &[Character]) -> Result<[SeenDisplays; 2], StudyError> {
        let mut capacity = [0; 2];
        for (task, _) in
            self.tasks(alphabet, self.max_sequence_characters).filter(|it| it.0.domain != Domain::Contexts)
        {
            capacity
                .iter_mut()
                .zip(task.remembered_displays())
                .for_each(|(capacity, count)| *capacity = count.max(*capacity));
        }
        let [this, other] = capacity.map(SeenDisplays::with_capacity);
        if let (Ok(this), Ok(other)) = (this, other) {
            return Ok([this, other]);
        }
        let bytes: usize = capacity.iter().filter_map(|&it| seen_displays::bytes(it)).sum();
        let megabytes = bytes.div_ceil(1 << 20) as u64;
        Err(StudyError::NoMemory { length: self.max_sequence_characters, megabytes })
    }

    fn has_contexts(&self) -> bool {
        self.tested_properties.iter().any(|it| it.domain() == Domain::Contexts)
            && self.tested_displays.iter().any(|it| DisplayProperty::Rfc5893GroupingContiguous.applies_to(it))
    }

    /// The passes over the sequences of a length, each with the properties that it tests.
    fn tasks<'a>(
        &'a self,
        alphabet: &'a [Character],
        length: usize,
    ) -> impl Iterator<Item = (Task<'a>, Vec<DisplayProperty>)> {
        let mut tasks: Vec<(Task<'a>, Vec<DisplayProperty>)> = Vec::new();
        for display in &self.tested_displays {
            for &property in self.tested_properties.iter().filter(|it| it.applies_to(display)) {
                let (domain, checked_display, check) =
                    (property.domain(), property.checked_display(display), property.check());
                let fits = |task: &Task<'_>| {
                    (task.domain, &task.display, &task.checked_display) == (domain, display, &checked_display)
                };
                match tasks.iter_mut().find(|(task, _)| fits(task)) {
                    // A property that is listed twice is tested once.
                    Some((_, properties)) if properties.contains(&property) => {}
                    Some((task, properties)) => {
                        // Two properties with the same check share the memory of seen displays.
                        if !task.checks.contains(&check) {
                            task.checks.push(check);
                        }
                        properties.push(property);
                    }
                    None => {
                        let display = display.clone();
                        let alphabet = match domain {
                            Domain::Urls(_) => urls::letters(alphabet).into(),
                            _ => alphabet.into(),
                        };
                        let task =
                            Task { alphabet, length, domain, display, checked_display, checks: vec![check] };
                        tasks.push((task, vec![property]));
                    }
                }
            }
        }
        tasks.into_iter()
    }

    /// The number of sequences in all passes together, which is the total of the progress.
    fn work(&self, alphabet: &[Character], contexts: &[Contexts<'_>]) -> u64 {
        let of_length = |(length, contexts): (usize, &Contexts<'_>)| -> u64 {
            let work = |(task, _): (Task<'_>, _)| match task.domain {
                Domain::Contexts => contexts.count(),
                _ => task.sequences().unwrap_or(0) * task.passes(),
            };
            self.tasks(alphabet, length).map(work).sum()
        };
        (1..=self.max_sequence_characters).zip(contexts).map(of_length).sum()
    }
}

/// Whether the sequences of this length are few enough for a property, in time and in memory.
fn fits(property: DisplayProperty, classes: usize, length: usize) -> bool {
    let (letters, length) = match property.domain() {
        // Two characters of a context are delimiters.
        Domain::Contexts => (classes, length.saturating_sub(2)),
        // After the scheme a URL may have slashes.
        Domain::Urls(_) => (classes + 1, length.saturating_sub(urls::SCHEME.len())),
        _ => (classes, length),
    };
    let Some(count) = sequences::count(letters, length) else { return false };
    match (property.domain(), property.check()) {
        (Domain::Contexts, _) => count <= MAX_LABELS,
        // Across paragraphs two displays of each sequence are stored.
        (_, Check::OneToOne | Check::OneToOneAcrossParagraphs) => {
            seen_displays::bytes(count).is_some_and(|it| it <= MAX_BYTES / 2)
        }
        _ => count <= MAX_SEQUENCES,
    }
}

fn row(
    task: &Task<'_>,
    contexts: Option<&Contexts<'_>>,
    property: DisplayProperty,
    tally: &Tally,
) -> StudyOutcomeAtLength {
    let check = property.check();
    let compares = matches!(check, Check::Involution | Check::SameInBothParagraphs | Check::AgreesWith(_));
    StudyOutcomeAtLength {
        property,
        display: task.display.clone(),
        sequence_characters: task.length,
        covered_sequence_count: tally.cases,
        counterexample_count: tally.counterexamples,
        distinct_character_counterexample_count: compares.then_some(tally.distinct_counterexamples),
        smallest_counterexamples: tally
            .first_examples
            .iter()
            .map(|&number| examples::example(task, contexts, check, number))
            .collect(),
    }
}
