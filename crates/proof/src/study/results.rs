//! The results of a study, which can be saved and read again.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{BidiClass, excerpt};
use bidiscope_bidi::order::DisplayConfig;

use super::all_lengths::{AllLengthsResult, AllLengthsStatement};
use super::alphabet::{StudyAlphabet, StudyAlphabetError};
use super::example::StudyCounterexample;
use super::limits::{MAX_STUDY_DISPLAYS, MAX_STUDY_SEQUENCE_CHARACTERS};
use super::pass::MAX_EXAMPLES;
use super::property::DisplayProperty;
use super::row::{BoundedPropertyOutcome, StudyOutcomeAtLength};

/// The most characters that an error quotes from a file.
const MAX_QUOTED: usize = 80;

/// The results of a study. Deserializing checks them for consistency: see [`StudyResultsError`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct StudyResults {
    /// The classes.
    pub alphabet: StudyAlphabet,
    /// The greatest length requested, in characters.
    #[serde(rename = "max_length")]
    pub max_sequence_characters: usize,
    /// One outcome for each length, display and property that is finished; shorter lengths first.
    #[serde(rename = "rows")]
    pub outcomes_at_lengths: Vec<StudyOutcomeAtLength>,
    /// What is known for all lengths, at most once for each property and display. Empty if nothing was decided
    /// for all lengths.
    #[serde(rename = "decided", default, skip_serializing_if = "Vec::is_empty")]
    pub all_lengths_results: Vec<AllLengthsResult>,
    /// Whether the study was finished; `false` if it was stopped.
    pub is_complete: bool,
    /// Whether they come from a file. Nothing in them was then computed by this program, except what was
    /// [decided again](StudyResults::record_recomputed_result) since.
    #[serde(rename = "is_read", default, skip_serializing_if = "std::ops::Not::not")]
    pub are_from_file: bool,
}

/// Whether a result that was decided again agrees with what was known before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecomputedAgreement {
    /// No earlier statement and no row says anything else.
    SameAsBefore,
    /// The earlier statement was a different one, or rows contradicted the result.
    DiffersFromBefore,
}

/// Results as read from a file, before they are checked.
#[derive(Deserialize)]
#[serde(rename = "Results")]
struct Unchecked {
    alphabet: Vec<BidiClass>,
    #[serde(rename = "max_length")]
    max_sequence_characters: usize,
    #[serde(rename = "rows")]
    outcomes_at_lengths: Vec<StudyOutcomeAtLength>,
    #[serde(rename = "decided", default)]
    all_lengths_results: Vec<AllLengthsResult>,
    is_complete: bool,
    #[serde(rename = "is_read", default)]
    are_from_file: bool,
}

/// Why the contents of a file cannot be the results of a study.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyResultsError {
    /// The classes are not an alphabet.
    #[error(transparent)]
    Alphabet(#[from] StudyAlphabetError),
    /// The greatest length exceeds that of any study.
    #[error("the sequences have up to {length} characters; the most is {MAX_STUDY_SEQUENCE_CHARACTERS}")]
    TooLong {
        /// The greatest length, in characters.
        length: usize,
    },
    /// The length of a row is out of range, or smaller than that of the row before it.
    #[error("row {row_number} has length {length}, which is out of order")]
    OutOfOrder {
        /// Which row, from 1.
        row_number: usize,
        /// Its length, in characters.
        length: usize,
    },
    /// Two rows have the same length, property and display.
    #[error("row {row_number} repeats an earlier row")]
    DuplicateRow {
        /// Which row, from 1.
        row_number: usize,
    },
    /// There are more displays than a study can have.
    #[error("there are more than {MAX_STUDY_DISPLAYS} displays")]
    TooManyDisplays,
    /// A row has more cases than there are sequences of its length.
    #[error("row {row_number} has more sequences than the classes allow at its length")]
    TooManyCases {
        /// Which row, from 1.
        row_number: usize,
    },
    /// A row lists counterexamples, but counts none.
    #[error("row {row_number} has a counterexample, but counts none")]
    UncountedExample {
        /// Which row, from 1.
        row_number: usize,
    },
    /// A row has more counterexamples than cases.
    #[error("row {row_number} has more counterexamples than cases")]
    TooManyCounterexamples {
        /// Which row, from 1.
        row_number: usize,
    },
    /// A counterexample is not a sequence of the classes and the length of its row.
    #[error("row {row_number} has a counterexample that does not fit its classes and length")]
    InvalidExample {
        /// Which row, from 1.
        row_number: usize,
    },
    /// A statement for all lengths is about other classes, or is a duplicate, or contradicts a row.
    #[error(
        "statement {statement_number} for all lengths has other classes, is a duplicate or contradicts a row"
    )]
    InvalidStatement {
        /// Which statement, from 1.
        statement_number: usize,
    },
}

/// Why bytes are not read as the results of a study.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadStudyResultsError {
    /// They are not JSON, or not JSON of this form.
    #[error("not the JSON of a study: {} at line {line}, column {column}", problem.id())]
    Json {
        /// What is wrong.
        problem: JsonProblem,
        /// The key or value that is wrong, shortened and with unprintable characters escaped; can be empty.
        text: String,
        /// The line, from 1.
        line: usize,
        /// The byte in the line, from 1; 0 at its beginning.
        column: usize,
    },
    /// They contradict each other.
    #[error(transparent)]
    Inconsistent(#[from] StudyResultsError),
}

enum_with_ids! {
    /// What is wrong with the JSON of a study.
    pub enum JsonProblem {
        /// It ends early.
        Incomplete = "incomplete";
        /// It is not JSON.
        NotJson = "not-json";
        /// A key is missing.
        MissingKey = "missing-key";
        /// A key occurs twice.
        DuplicateKey = "duplicate-key";
        /// A value is not known.
        UnknownValue = "unknown-value";
        /// A value is of another type or out of range.
        InvalidValue = "invalid-value";
    }
}

impl TryFrom<Unchecked> for StudyResults {
    type Error = StudyResultsError;

    fn try_from(read: Unchecked) -> Result<Self, StudyResultsError> {
        let Unchecked {
            alphabet,
            max_sequence_characters,
            outcomes_at_lengths,
            all_lengths_results,
            is_complete,
            are_from_file,
        } = read;
        let alphabet = StudyAlphabet::new(alphabet)?;
        if max_sequence_characters > MAX_STUDY_SEQUENCE_CHARACTERS {
            return Err(StudyResultsError::TooLong { length: max_sequence_characters });
        }
        let (mut before, mut displays, mut known) = (1, BTreeSet::new(), BTreeSet::new());
        for (number, row) in (1..).zip(&outcomes_at_lengths) {
            if !(before..=max_sequence_characters).contains(&row.sequence_characters) {
                return Err(StudyResultsError::OutOfOrder {
                    row_number: number,
                    length: row.sequence_characters,
                });
            }
            before = row.sequence_characters;
            displays.insert(&row.display);
            if displays.len() > MAX_STUDY_DISPLAYS {
                return Err(StudyResultsError::TooManyDisplays);
            }
            if !known.insert((row.sequence_characters, row.property, &row.display)) {
                return Err(StudyResultsError::DuplicateRow { row_number: number });
            }
            let length = u32::try_from(row.sequence_characters).unwrap_or(u32::MAX);
            if row.covered_sequence_count > (alphabet.classes().len() as u64).saturating_pow(length) {
                return Err(StudyResultsError::TooManyCases { row_number: number });
            }
            if !row.smallest_counterexamples.is_empty() && !row.has_counterexamples() {
                return Err(StudyResultsError::UncountedExample { row_number: number });
            }
            if row.counterexample_count.max(row.distinct_character_counterexample_count.unwrap_or(0))
                > row.covered_sequence_count
            {
                return Err(StudyResultsError::TooManyCounterexamples { row_number: number });
            }
            let is_valid = |example: &StudyCounterexample| {
                example.fits_alphabet(alphabet.classes(), row.sequence_characters)
            };
            if row.smallest_counterexamples.len() > MAX_EXAMPLES
                || !row.smallest_counterexamples.iter().all(is_valid)
            {
                return Err(StudyResultsError::InvalidExample { row_number: number });
            }
        }
        let results = Self {
            alphabet,
            max_sequence_characters,
            outcomes_at_lengths,
            all_lengths_results,
            is_complete,
            are_from_file,
        };
        match results.first_invalid_statement() {
            Some(number) => Err(StudyResultsError::InvalidStatement { statement_number: number }),
            None => Ok(results),
        }
    }
}

impl StudyResults {
    /// Reads results from JSON, as [from a file](StudyResults::are_from_file).
    ///
    /// # Errors
    /// Why these are not the results of a study.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadStudyResultsError> {
        let read: Unchecked = serde_json::from_slice(bytes).map_err(|error| json_error(&error))?;
        Ok(Self::try_from(read)?.marked_as_read_from_file())
    }

    /// The same results marked as [from a file](StudyResults::are_from_file), with nothing decided again.
    pub fn marked_as_read_from_file(mut self) -> Self {
        self.are_from_file = true;
        self.all_lengths_results.iter_mut().for_each(|it| it.is_recomputed_after_reading = false);
        self
    }

    /// Replaces the statement for the same property and display by `recomputed_result`, which this program has decided again. If
    /// the rows of that property and display contradict it, removes them.
    pub fn record_recomputed_result(
        &mut self,
        mut recomputed_result: AllLengthsResult,
    ) -> RecomputedAgreement {
        recomputed_result.is_recomputed_after_reading = true;
        let is_same = |property: DisplayProperty, display: &DisplayConfig| {
            property == recomputed_result.property && *display == recomputed_result.display
        };
        let is_contradicted = !recomputed_result.statement.is_consistent_with(
            self.bounded_outcome(recomputed_result.property, recomputed_result.display.clone()),
        );
        if is_contradicted {
            self.outcomes_at_lengths.retain(|it| !is_same(it.property, &it.display));
        }
        let before = self.all_lengths_statement(recomputed_result.property, &recomputed_result.display);
        let is_other = is_contradicted || before.is_some_and(|it| *it != recomputed_result.statement);
        self.all_lengths_results.retain(|it| !is_same(it.property, &it.display));
        self.all_lengths_results.push(recomputed_result);
        if is_other { RecomputedAgreement::DiffersFromBefore } else { RecomputedAgreement::SameAsBefore }
    }

    /// What is known of a property of a display for all lengths; `None` if it was not decided.
    pub fn all_lengths_statement(
        &self,
        property: DisplayProperty,
        display: &DisplayConfig,
    ) -> Option<&AllLengthsStatement> {
        self.decided_cell(property, display).map(|it| &it.statement)
    }

    /// Whether everything known of this property of this display comes from a file, and this program has not decided it
    /// again.
    pub fn is_known_from_file_only(&self, property: DisplayProperty, display: &DisplayConfig) -> bool {
        let is_recomputed =
            |it: &AllLengthsResult| it.is_recomputed_after_reading && it.statement.is_decided();
        self.are_from_file && !self.decided_cell(property, display).is_some_and(is_recomputed)
    }

    fn decided_cell(&self, property: DisplayProperty, display: &DisplayConfig) -> Option<&AllLengthsResult> {
        self.all_lengths_results.iter().find(|it| it.property == property && it.display == *display)
    }

    /// The number, from 1, of the first statement for all lengths that is invalid, a duplicate, or contradicted
    /// by a row.
    fn first_invalid_statement(&self) -> Option<usize> {
        let (mut known, mut displays) = (BTreeSet::new(), BTreeSet::new());
        let cells = self.bounded_outcomes();
        (1..).zip(&self.all_lengths_results).find_map(|(number, it)| {
            displays.insert(&it.display);
            let is_valid = known.insert((it.property, &it.display))
                && displays.len() <= MAX_STUDY_DISPLAYS
                && it.statement.fits_alphabet(self.alphabet.classes());
            let tried =
                cells.get(&(it.property, &it.display)).copied().unwrap_or(BoundedPropertyOutcome::Untested);
            (!is_valid || !it.statement.is_consistent_with(tried)).then_some(number)
        })
    }

    /// What the rows say about each property of each display that has a row. Others are not in the map.
    pub fn bounded_outcomes(
        &self,
    ) -> BTreeMap<(DisplayProperty, &DisplayConfig), BoundedPropertyOutcome<'_>> {
        let mut cells = BTreeMap::new();
        for row in &self.outcomes_at_lengths {
            let cell = cells.entry((row.property, &row.display)).or_insert(BoundedPropertyOutcome::Untested);
            *cell = cell.and(row);
        }
        cells
    }

    /// What the rows say about one property of one display.
    pub fn bounded_outcome(
        &self,
        property: DisplayProperty,
        display: impl Into<DisplayConfig>,
    ) -> BoundedPropertyOutcome<'_> {
        let display = display.into();
        let rows =
            self.outcomes_at_lengths.iter().filter(|it| it.property == property && it.display == display);
        rows.fold(BoundedPropertyOutcome::Untested, BoundedPropertyOutcome::and)
    }
}

/// An error of the JSON reader as data. What it quotes stands between backquotes in its message, or between quotation
/// marks in that of a display.
fn json_error(error: &serde_json::Error) -> ReadStudyResultsError {
    let message = error.to_string();
    let text = message.split(['`', '\u{201C}', '\u{201D}']).nth(1).unwrap_or_default();
    let begins = |beginning: &str| message.starts_with(beginning);
    let problem = match error.classify() {
        Category::Eof => JsonProblem::Incomplete,
        Category::Syntax | Category::Io => JsonProblem::NotJson,
        Category::Data if begins("missing field") => JsonProblem::MissingKey,
        Category::Data if begins("duplicate field") => JsonProblem::DuplicateKey,
        Category::Data if begins("invalid ") || text.is_empty() => JsonProblem::InvalidValue,
        Category::Data => JsonProblem::UnknownValue,
    };
    let (line, column) = (error.line(), error.column());
    ReadStudyResultsError::Json { problem, text: excerpt(text, MAX_QUOTED), line, column }
}
