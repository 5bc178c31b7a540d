//! Properties of the displays, proved or refuted by exhaustion: over all sequences of classes up to a
//! length, for every strategy.
//!
//! **Symmetry.** The strategies look at classes, so the characters of one class are interchangeable, and
//! one stands for each. A strategy is one-to-one over names with any number of characters if and only if
//! it is over sequences of classes: two names that show the same have displays of the same classes, so
//! their class sequences show the same too; if these differ, they are a counterexample, and if they are
//! one, then both names are shown in one order and are one name. The properties that compare displays
//! of one sequence count besides where the order of characters differs and only the classes agree
//! ([`Row::counterexamples_with_distinct_characters`]). Exceptions are separators and brackets: see
//! [`representative`].
//!
//! ```
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_proof::study::{Cell, Progress, Property, Study};
//!
//! let study = Study { max_length: 4, ..Study::default() };
//! let results = study.run(&Progress::new(), |_| ())?;
//! // The paper's argument.
//! assert_eq!(results.cell(Property::OneToOne, Strategy::OneToOne), Cell::Holds { to: 4 });
//! let Cell::Fails { from: 2, row } = results.cell(Property::OneToOne, Strategy::UbaLtr) else { panic!() };
//! assert_eq!(row.smallest[0].classes, ["AL EN", "EN AL"]);
//! # Ok::<(), bidiscope_proof::study::StudyError>(())
//! ```

mod alphabet;
mod contexts;
mod decided;
mod each;
mod examples;
pub(crate) mod labels;
mod property;
mod results;
mod seen;
pub(crate) mod sequences;

pub use alphabet::{Alphabet, AlphabetError};
pub use decided::{DecidedCell, Statement};
pub use property::Property;
pub use results::{Cell, Example, Results, ResultsError, Row};

pub use bidiscope_bidi::name::representative;
pub use bidiscope_system::threads::Progress;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_system::threads::Crew;

use contexts::{Contexts, Stock};
use each::{Tally, Task};
use property::{Demand, Domain};
use seen::Seen;

/// The most memory that a study takes for the displays of one length, in bytes.
const MOST_BYTES: usize = 1 << 30;

/// The most labels that contexts are made of.
const MOST_LABELS: u64 = 1 << 28;

/// The most sequences of one length where nothing must be remembered: a day's work.
const MOST_SEQUENCES: u64 = 1 << 40;

/// What is to be studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// The classes that sequences are made of.
    pub alphabet: Alphabet,
    /// The greatest length, in characters; all shorter ones but 0 come first.
    pub max_length: usize,
    /// The displays. Properties that do not apply to one are passed over.
    pub displays: Vec<Display>,
    /// The properties.
    pub properties: Vec<Property>,
    /// On how many threads; `None` takes as many as the machine has cores.
    pub threads: Option<usize>,
}

impl Default for Study {
    /// Every property of every strategy, over the paper's seven classes to length 6: some seconds.
    fn default() -> Self {
        Self {
            alphabet: Alphabet::paper(),
            max_length: 6,
            displays: Strategy::BUILT_IN.map(Display::plain).to_vec(),
            properties: Property::ALL.to_vec(),
            threads: None,
        }
    }
}

/// Why a study cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyError {
    /// The sequences of the greatest length are too many.
    #[error("sequences of {classes} classes are too many at length {length}; the greatest is {longest}")]
    TooLong {
        /// The number of classes.
        classes: usize,
        /// The length that was asked for.
        length: usize,
        /// The greatest length that is possible with as many.
        longest: usize,
    },
    /// There are more displays than a table has columns for.
    #[error("{count} displays are too many; a study is of {MOST_DISPLAYS} at most")]
    TooManyDisplays {
        /// How many were asked for.
        count: usize,
    },
    /// The system gives too little memory for the displays of the greatest length.
    #[error(
        "there is not enough memory for the displays of length {length}, {megabytes} megabytes; shorter sequences take less"
    )]
    NoMemory {
        /// The length that was asked for.
        length: usize,
        /// How much it takes, in units of 2^20 bytes, rounded up.
        megabytes: u64,
    },
}

impl Study {
    /// Makes the study on this thread and others. Every row is handed to `on_row` as soon as it is
    /// there; `progress` says how far it is, and stops it: the rows so far are then the result.
    ///
    /// # Errors
    /// A length at which there are more sequences than a machine can go through, or than there is memory for; too
    /// many displays.
    pub fn run(&self, progress: &Progress, mut on_row: impl FnMut(&Row)) -> Result<Results, StudyError> {
        let characters = self.alphabet.characters();
        self.check_length(characters.len())?;
        if self.displays.len() > MOST_DISPLAYS {
            return Err(StudyError::TooManyDisplays { count: self.displays.len() });
        }
        let mut memory = self.memory(&characters)?;
        let crew = Crew::new(self.threads, progress);
        let mut results = Results {
            alphabet: self.alphabet.clone(),
            max_length: self.max_length,
            rows: Vec::new(),
            decided: Vec::new(),
            is_complete: true,
            is_read: false,
        };
        let stock = Stock::new(&characters, if self.has_contexts() { self.max_length } else { 0 }, crew);
        let contexts: Vec<Contexts<'_>> =
            (1..=self.max_length).map(|length| Contexts::new(&stock, length)).collect();
        progress.begin(self.work(&characters, &contexts));
        for (length, contexts) in (1..=self.max_length).zip(&contexts) {
            for (task, properties) in self.tasks(&characters, length) {
                let contexts = (task.domain == Domain::Contexts).then_some(contexts);
                let tallies = match contexts {
                    Some(contexts) => contexts.run(&task, crew),
                    None => task.run(crew, &mut memory),
                };
                let Some(tallies) = tallies else {
                    results.is_complete = false;
                    return Ok(results);
                };
                for property in properties {
                    let Some(tally) = task.tally(&tallies, property.check()) else { continue };
                    let row = row(&task, contexts, property, tally);
                    on_row(&row);
                    results.rows.push(row);
                }
            }
        }
        Ok(results)
    }

    fn check_length(&self, classes: usize) -> Result<(), StudyError> {
        let fits = |length: usize| self.properties.iter().all(|&it| fits(it, classes, length));
        if fits(self.max_length) && self.max_length <= MOST_LENGTH {
            return Ok(());
        }
        let longest = (0..=MOST_LENGTH).take_while(|&length| fits(length)).last().unwrap_or(0);
        Err(StudyError::TooLong { classes, length: self.max_length, longest })
    }

    /// What remembers the displays, with room for those of the greatest length.
    fn memory(&self, alphabet: &[Character]) -> Result<[Seen; 2], StudyError> {
        let mut most = [0; 2];
        for (task, _) in self.tasks(alphabet, self.max_length).filter(|it| it.0.domain != Domain::Contexts) {
            most.iter_mut().zip(task.remembers()).for_each(|(most, count)| *most = count.max(*most));
        }
        let [own, other] = most.map(Seen::with_room_for);
        if let (Ok(own), Ok(other)) = (own, other) {
            return Ok([own, other]);
        }
        let bytes: usize = most.iter().filter_map(|&it| seen::bytes(it)).sum();
        let megabytes = bytes.div_ceil(1 << 20) as u64;
        Err(StudyError::NoMemory { length: self.max_length, megabytes })
    }

    fn has_contexts(&self) -> bool {
        self.properties.iter().any(|it| it.domain() == Domain::Contexts)
            && self.displays.iter().any(|it| Property::GroupingTogether.applies_to(it))
    }

    /// The passes through the sequences of a length, each with the properties that it answers.
    fn tasks<'a>(
        &'a self,
        alphabet: &'a [Character],
        length: usize,
    ) -> impl Iterator<Item = (Task<'a>, Vec<Property>)> {
        let mut tasks: Vec<(Task<'a>, Vec<Property>)> = Vec::new();
        for display in &self.displays {
            for &property in self.properties.iter().filter(|it| it.applies_to(display)) {
                let (domain, looked_at, check) =
                    (property.domain(), property.looks_at(display), property.check());
                let fits = |task: &Task<'_>| {
                    (task.domain, &task.display, &task.looked_at) == (domain, display, &looked_at)
                };
                match tasks.iter_mut().find(|(task, _)| fits(task)) {
                    // What was asked for twice is answered once.
                    Some((_, properties)) if properties.contains(&property) => {}
                    Some((task, properties)) => {
                        // Two properties that ask the same of one display share what is seen.
                        if !task.checks.contains(&check) {
                            task.checks.push(check);
                        }
                        properties.push(property);
                    }
                    None => {
                        let display = display.clone();
                        let task = Task { alphabet, length, domain, display, looked_at, checks: vec![check] };
                        tasks.push((task, vec![property]));
                    }
                }
            }
        }
        tasks.into_iter()
    }

    /// How many sequences will be gone through in all.
    fn work(&self, alphabet: &[Character], contexts: &[Contexts<'_>]) -> u64 {
        let of_length = |(length, contexts): (usize, &Contexts<'_>)| -> u64 {
            let work = |(task, _): (Task<'_>, _)| match task.domain {
                Domain::Contexts => contexts.count(),
                _ => task.sequences().unwrap_or(0) * task.passes(),
            };
            self.tasks(alphabet, length).map(work).sum()
        };
        (1..=self.max_length).zip(contexts).map(of_length).sum()
    }
}

/// Whether a machine can go through the sequences of this length, and remember what it must.
fn fits(property: Property, classes: usize, length: usize) -> bool {
    // A label in a context has two delimiters less.
    let letters = if property.domain() == Domain::Contexts { length.saturating_sub(2) } else { length };
    let Some(count) = sequences::count(classes, letters) else { return false };
    match (property.domain(), property.check()) {
        (Domain::Contexts, _) => count <= MOST_LABELS,
        // Across paragraphs two displays are remembered of each sequence.
        (_, Demand::OneToOne | Demand::Across) => seen::bytes(count).is_some_and(|it| it <= MOST_BYTES / 2),
        _ => count <= MOST_SEQUENCES,
    }
}

/// No study is longer, even over one class.
const MOST_LENGTH: usize = 24;

/// The most displays of one study.
const MOST_DISPLAYS: usize = 256;

fn row(task: &Task<'_>, contexts: Option<&Contexts<'_>>, property: Property, tally: &Tally) -> Row {
    let check = property.check();
    let compares = matches!(check, Demand::OwnInverse | Demand::SameInBoth | Demand::AgreesWith(_));
    Row {
        property,
        display: task.display.clone(),
        length: task.length,
        cases: tally.cases,
        counterexamples: tally.counterexamples,
        counterexamples_with_distinct_characters: compares.then_some(tally.distinct),
        smallest: tally
            .first
            .iter()
            .map(|&number| examples::example(task, contexts, check, number))
            .collect(),
    }
}
