//! What a study has found, as data that can be saved and opened again.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use bidiscope_bidi::name::{BidiClass, excerpt};
use bidiscope_bidi::order::Display;

use super::alphabet::Alphabet;
use super::decided::{DecidedCell, Statement};
use super::each::MOST_EXAMPLES;
use super::examples::MOST_OF_ONE_DISPLAY;
use super::{MOST_DISPLAYS, MOST_LENGTH, Property};

/// The most characters that are told of why something cannot be read.
const MOST_TOLD: usize = 400;

/// What a study has found. What is read back has been checked: see [`ResultsError`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Results {
    /// The classes.
    pub alphabet: Alphabet,
    /// The greatest length that was asked for.
    pub max_length: usize,
    /// A row for each length, strategy and property that is done: shorter lengths first.
    pub rows: Vec<Row>,
    /// What is known for all lengths, for each property and display that was asked about at most once; nothing
    /// in what was saved without.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<DecidedCell>,
    /// Whether the study came to its end; otherwise it was stopped.
    pub is_complete: bool,
    /// Whether they come from a file that somebody handed on: nothing in them was found out here, but what was
    /// [decided again](Results::decide_again) since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_read: bool,
}

/// One property of one display at one length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The property.
    pub property: Property,
    /// The display.
    #[serde(rename = "strategy")]
    pub display: Display,
    /// The length of the sequences, in characters.
    pub length: usize,
    /// How many sequences the property is about.
    pub cases: u64,
    /// How many of them break it; for properties of sameness, the number of sequences less the number of
    /// different displays.
    pub counterexamples: u64,
    /// How many break it if the characters of one class are told apart, where that is not the same:
    /// `--` shown from right to left is `--`, but `-+` is not `-+`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counterexamples_with_distinct_characters: Option<u64>,
    /// The first ones, in the order of the alphabet.
    pub smallest: Vec<Example>,
}

/// A counterexample. All texts are of the characters that stand for the classes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Example {
    /// The sequence in logical order; for properties of sameness, first those with the same display.
    pub sequences: Vec<String>,
    /// The same as classes: `AL EN`.
    pub classes: Vec<String>,
    /// What is shown, from left to right: the display they share, or those that should be one.
    pub displays: Vec<String>,
}

/// What the rows say of one property of one display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell<'a> {
    /// No row is about it.
    Unknown,
    /// It holds for every sequence to this length.
    Holds {
        /// The length.
        to: usize,
    },
    /// It fails from this length on.
    Fails {
        /// The smallest length.
        from: usize,
        /// The row of that length.
        row: &'a Row,
    },
}

/// Results as somebody wrote them.
#[derive(Deserialize)]
#[serde(rename = "Results")]
struct Unchecked {
    alphabet: Alphabet,
    max_length: usize,
    rows: Vec<Row>,
    #[serde(default)]
    decided: Vec<DecidedCell>,
    is_complete: bool,
    #[serde(default)]
    is_read: bool,
}

/// Why what was saved cannot be the results of a study.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResultsError {
    /// No study is so long.
    #[error("its sequences have up to {length} characters, and a study's have at most {MOST_LENGTH}")]
    Length {
        /// The greatest length.
        length: usize,
    },
    /// A row is about sequences that are not the study's, or stands behind one about longer ones.
    #[error("row {row} is about length {length}, which is not its turn")]
    Turn {
        /// Which row, from 1.
        row: usize,
        /// The length.
        length: usize,
    },
    /// Two rows are about the same.
    #[error("row {row} is about what an earlier one is about")]
    Twice {
        /// Which row, from 1.
        row: usize,
    },
    /// More displays than a study has.
    #[error("it is about more than {MOST_DISPLAYS} displays")]
    Displays,
    /// A row is about more sequences than there are of its length.
    #[error("row {row} is about more sequences than the classes make at its length")]
    Cases {
        /// Which row, from 1.
        row: usize,
    },
    /// A row has counterexamples, and counts none.
    #[error("row {row} has a counterexample, but counts none")]
    Uncounted {
        /// Which row, from 1.
        row: usize,
    },
    /// More sequences break a property than there are.
    #[error("row {row} has more counterexamples than cases")]
    Counts {
        /// Which row, from 1.
        row: usize,
    },
    /// A counterexample is none of the sequences that the row is about.
    #[error("row {row} has a counterexample that is no sequence of its classes and length")]
    Example {
        /// Which row, from 1.
        row: usize,
    },
    /// A statement for all lengths that cannot be one about these classes, or is made twice, or that the rows
    /// contradict.
    #[error(
        "statement {number} for all lengths is about other classes, made twice, or contradicted by a row"
    )]
    Decided {
        /// Which statement, from 1.
        number: usize,
    },
}

impl TryFrom<Unchecked> for Results {
    type Error = ResultsError;

    fn try_from(read: Unchecked) -> Result<Self, ResultsError> {
        let Unchecked { alphabet, max_length, rows, decided, is_complete, is_read } = read;
        if max_length > MOST_LENGTH {
            return Err(ResultsError::Length { length: max_length });
        }
        let (mut before, mut displays, mut known) = (1, BTreeSet::new(), BTreeSet::new());
        for (number, row) in (1..).zip(&rows) {
            if !(before..=max_length).contains(&row.length) {
                return Err(ResultsError::Turn { row: number, length: row.length });
            }
            before = row.length;
            displays.insert(&row.display);
            if displays.len() > MOST_DISPLAYS {
                return Err(ResultsError::Displays);
            }
            if !known.insert((row.length, row.property, &row.display)) {
                return Err(ResultsError::Twice { row: number });
            }
            let length = u32::try_from(row.length).unwrap_or(u32::MAX);
            if row.cases > (alphabet.classes().len() as u64).saturating_pow(length) {
                return Err(ResultsError::Cases { row: number });
            }
            if !row.smallest.is_empty() && !row.fails() {
                return Err(ResultsError::Uncounted { row: number });
            }
            if row.counterexamples.max(row.counterexamples_with_distinct_characters.unwrap_or(0)) > row.cases
            {
                return Err(ResultsError::Counts { row: number });
            }
            let is_one = |example: &Example| example.is_of(alphabet.classes(), row.length);
            if row.smallest.len() > MOST_EXAMPLES || !row.smallest.iter().all(is_one) {
                return Err(ResultsError::Example { row: number });
            }
        }
        let results = Self { alphabet, max_length, rows, decided, is_complete, is_read };
        match results.unsound_statement() {
            Some(number) => Err(ResultsError::Decided { number }),
            None => Ok(results),
        }
    }
}

impl Example {
    /// Whether it is spelled in characters of these classes: sequences of this length, and displays that
    /// are no longer.
    fn is_of(&self, classes: &[BidiClass], length: usize) -> bool {
        let fits = |text: &String| text.chars().all(|it| classes.contains(&BidiClass::of(it)));
        let is_spelled = |(text, spelled): (&String, &String)| {
            let names: Vec<&str> = text.chars().map(|it| BidiClass::of(it).short_name()).collect();
            names.len() == length && names.join(" ") == *spelled
        };
        // The longest list is that of the sequences that share a display.
        let has_room = |list: &[String]| (1..=MOST_OF_ONE_DISPLAY).contains(&list.len());
        [&self.sequences, &self.classes, &self.displays].into_iter().all(|list| has_room(list))
            && self.sequences.len() == self.classes.len()
            && self.sequences.iter().zip(&self.classes).all(is_spelled)
            && self.sequences.iter().chain(&self.displays).all(fits)
            && self.displays.iter().all(|it| it.chars().count() <= length)
    }
}

impl Results {
    /// Reads what was saved, whoever wrote it: see [`Results::is_read`].
    ///
    /// # Errors
    /// What keeps it from being the results of a study, in words: the end of a sentence.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let read: Result<Self, serde_json::Error> = serde_json::from_slice(bytes);
        read.map(Self::from_a_file).map_err(|error| {
            format!("it holds no results of a study ({})", excerpt(&in_plain_words(&error), MOST_TOLD))
        })
    }

    /// The same as somebody else's, in which nothing was decided here, whatever it says of itself.
    pub fn from_a_file(mut self) -> Self {
        self.is_read = true;
        self.decided.iter_mut().for_each(|it| it.is_decided_again = false);
        self
    }

    /// Puts what was decided here in the place of what was read of the same property and display. Rows that contradict
    /// it go; gives whether there were such rows, or another statement.
    pub fn decide_again(&mut self, mut decided: DecidedCell) -> bool {
        decided.is_decided_again = true;
        let is_same = |property: Property, display: &Display| {
            property == decided.property && *display == decided.display
        };
        let is_contradicted = !decided.known.agrees(self.cell(decided.property, decided.display.clone()));
        if is_contradicted {
            self.rows.retain(|it| !is_same(it.property, &it.display));
        }
        let before = self.decided(decided.property, &decided.display);
        let is_other = is_contradicted || before.is_some_and(|it| *it != decided.known);
        self.decided.retain(|it| !is_same(it.property, &it.display));
        self.decided.push(decided);
        is_other
    }

    /// What is known of a property of a display for all lengths; `None` where that was not asked.
    pub fn decided(&self, property: Property, display: &Display) -> Option<&Statement> {
        self.decided_cell(property, display).map(|it| &it.known)
    }

    /// Whether what is known of it is what somebody else found, or wrote: nothing was decided here.
    pub fn is_only_read(&self, property: Property, display: &Display) -> bool {
        let is_decided_again = |it: &DecidedCell| it.is_decided_again && it.known.is_decided();
        self.is_read && !self.decided_cell(property, display).is_some_and(is_decided_again)
    }

    fn decided_cell(&self, property: Property, display: &Display) -> Option<&DecidedCell> {
        self.decided.iter().find(|it| it.property == property && it.display == *display)
    }

    /// The number, from 1, of a statement for all lengths that cannot be one beside the others and the rows.
    fn unsound_statement(&self) -> Option<usize> {
        let (mut known, mut displays) = (BTreeSet::new(), BTreeSet::new());
        let cells = self.cells();
        (1..).zip(&self.decided).find_map(|(number, it)| {
            displays.insert(&it.display);
            let is_one = known.insert((it.property, &it.display))
                && displays.len() <= MOST_DISPLAYS
                && it.known.is_of(self.alphabet.classes());
            let tried = cells.get(&(it.property, &it.display)).copied().unwrap_or(Cell::Unknown);
            (!is_one || !it.known.agrees(tried)).then_some(number)
        })
    }

    /// What is known of each property of each display that a row is about.
    pub fn cells(&self) -> BTreeMap<(Property, &Display), Cell<'_>> {
        let mut cells = BTreeMap::new();
        for row in &self.rows {
            let cell = cells.entry((row.property, &row.display)).or_insert(Cell::Unknown);
            *cell = cell.and(row);
        }
        cells
    }

    /// What is known of one property of one display.
    pub fn cell(&self, property: Property, display: impl Into<Display>) -> Cell<'_> {
        let display = display.into();
        let rows = self.rows.iter().filter(|it| it.property == property && it.display == display);
        rows.fold(Cell::Unknown, Cell::and)
    }
}

impl<'a> Cell<'a> {
    /// What is known when a row more is.
    fn and(self, row: &'a Row) -> Self {
        match self {
            Self::Fails { from, .. } if from <= row.length || !row.fails() => self,
            _ if row.fails() => Self::Fails { from: row.length, row },
            Self::Holds { to } => Self::Holds { to: to.max(row.length) },
            _ => Self::Holds { to: row.length },
        }
    }
}

impl Row {
    /// Whether there are counterexamples, among real names with their many characters too.
    pub fn fails(&self) -> bool {
        self.counterexamples > 0 || self.counterexamples_with_distinct_characters.is_some_and(|it| it > 0)
    }
}

/// What is wrong with a file, where it is the format that speaks.
fn in_plain_words(error: &serde_json::Error) -> String {
    let place = format!("line {}, column {}", error.line(), error.column());
    let told = error.to_string();
    let told = told.split_once(" at line ").map_or(told.as_str(), |(told, _)| told);
    let quoted = told.split('`').nth(1).unwrap_or_default();
    match (error.classify(), told) {
        (Category::Eof, _) => format!("it breaks off at {place}"),
        (Category::Syntax | Category::Io, _) => format!("it is no JSON: {place}"),
        (_, told) if told.starts_with("missing field") => format!("`{quoted}` is missing: {place}"),
        (_, told) if told.starts_with("duplicate field") => format!("`{quoted}` stands there twice: {place}"),
        (_, told) if told.starts_with("unknown variant") => format!("`{quoted}` is not known: {place}"),
        (_, told) if told.starts_with("invalid ") => {
            format!("something else stands there than a study writes: {place}")
        }
        // A sentence of our own.
        (_, told) if error.line() == 0 => told.to_owned(),
        (_, told) => format!("{told}: {place}"),
    }
}
