//! The results of a study: a table of properties by displays, and the details of a cell.

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{BidiClass, Character, Input, Notation, characters_of, is_invisible, text_of};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::UndecidedReason;
use bidiscope_proof::study::{
    AllLengthsStatement, BoundedPropertyOutcome, DisplayProperty, StudyCounterexample, StudyOutcomeAtLength,
    StudyResults,
};
use bidiscope_words::{Message, message};

use crate::counterexample::{compared_display, display_of, looked_at, with_distinct_characters};
use crate::words::study::{class_names, display_property_sentence, study_title, undecided_text};

/// The results of a study (a test of properties on all sequences of bidi classes up to a length, some proved for all
/// lengths): a row for each property, a column for each display; a cell says whether the property holds and up to which
/// length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyTable {
    /// The classes and the greatest length that were tested, whether the study was stopped, and whether its results come
    /// from a file.
    pub caption: String,
    /// The columns.
    pub displays: Vec<DisplayConfig>,
    /// The rows.
    pub rows: Vec<StudyTableRow>,
}

/// The results of one property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyTableRow {
    /// The property.
    pub property: DisplayProperty,
    /// The property as a sentence.
    pub property_sentence: String,
    /// The results, one for each display of [`StudyTable::displays`].
    pub cells: Vec<StudyTableCell>,
}

/// The result for one property of one display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyTableCell {
    /// There is no result: the property does not apply to the display, or was not tested for it.
    NoResult,
    /// It holds for sequences of every length.
    ProvedForAllLengths,
    /// It holds for all sequences up to this length, in characters; whether it holds for all lengths was not asked.
    HoldsUpToCharacters(usize),
    /// It holds up to a length; whether it holds for all lengths could not be decided.
    Undecided {
        /// The length, in characters; 0 where nothing has been tested.
        tested_sequence_characters: usize,
        /// Why it could not be decided; `None` where a file gives a reason that is not known here.
        reason: Option<UndecidedReason>,
    },
    /// It fails: this is the length of the shortest counterexample, in characters.
    ShortestCounterexampleCharacters(usize),
    /// A result that was read from a file and not verified here.
    UnverifiedFromFile(Box<StudyTableCell>),
}

impl StudyTableCell {
    /// The result in a sentence or two.
    pub fn result_sentence(&self) -> String {
        self.message().to_string()
    }

    fn message(&self) -> Message<'static> {
        match self {
            Self::NoResult => message!(study_no_result),
            Self::ProvedForAllLengths => message!(study_proved),
            Self::HoldsUpToCharacters(to) => message!(study_holds, length = *to),
            Self::Undecided { tested_sequence_characters: to, reason } => {
                message!(study_undecided, length = *to, reason = undecided_text(*reason))
            }
            Self::ShortestCounterexampleCharacters(from) => message!(study_fails, length = *from),
            Self::UnverifiedFromFile(it) => message!(study_unverified, result = it.message()),
        }
    }

    /// The cell of one property of one display.
    fn in_results(
        results: &StudyResults,
        property: DisplayProperty,
        display: &DisplayConfig,
        tried: Option<&BoundedPropertyOutcome<'_>>,
    ) -> Self {
        let cell = Self::of(tried, results.all_lengths_statement(property, display));
        if results.is_known_from_file_only(property, display) && cell != Self::NoResult {
            Self::UnverifiedFromFile(Box::new(cell))
        } else {
            cell
        }
    }

    fn of(tried: Option<&BoundedPropertyOutcome<'_>>, known: Option<&AllLengthsStatement>) -> Self {
        match (tried, known) {
            (Some(&BoundedPropertyOutcome::Fails { shortest_counterexample_characters: from, .. }), _) => {
                Self::ShortestCounterexampleCharacters(from)
            }
            (_, Some(AllLengthsStatement::Proved)) => Self::ProvedForAllLengths,
            (_, Some(it @ AllLengthsStatement::Refuted { .. })) => {
                Self::ShortestCounterexampleCharacters(it.counterexample_length().unwrap_or(0))
            }
            (
                Some(&BoundedPropertyOutcome::Holds { max_tested_sequence_characters: to }),
                Some(AllLengthsStatement::Undecided { reason }),
            ) => Self::Undecided { tested_sequence_characters: to, reason: *reason },
            (_, Some(AllLengthsStatement::Undecided { reason })) => {
                Self::Undecided { tested_sequence_characters: 0, reason: *reason }
            }
            (Some(&BoundedPropertyOutcome::Holds { max_tested_sequence_characters: to }), None) => {
                Self::HoldsUpToCharacters(to)
            }
            (None | Some(BoundedPropertyOutcome::Untested), None) => Self::NoResult,
        }
    }
}

/// The details of a result, one cell of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyCellDetail {
    /// The property.
    pub property: DisplayProperty,
    /// The property as a sentence.
    pub property_sentence: String,
    /// The display.
    pub display_config: DisplayConfig,
    /// The result in a sentence or two.
    pub result_sentence: String,
    /// Whether it was read from a file and not verified here.
    pub is_unverified: bool,
    /// By what it is proved, and over which classes, in a sentence; `None` where it is not proved.
    pub proof_sentence: Option<String>,
    /// The lengths that were tested.
    pub tested_lengths: Vec<StudyLengthCounts>,
    /// The smallest counterexamples that are known, first those in which each character is drawn by itself; empty where the
    /// property holds.
    pub counterexamples: Vec<StudyCounterexampleView>,
    /// How characters count that are not drawn by themselves, in a sentence; `None` where no counterexample has any.
    pub undrawn_character_note: Option<&'static str>,
}

/// What was counted of one length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyLengthCounts {
    /// The length, in characters.
    pub sequence_characters: usize,
    /// The number of sequences that the property covers.
    pub covered_sequence_count: u64,
    /// The number of counterexamples, of one character for each class.
    pub counterexample_count: u64,
    /// The same where the characters of a class are different ones; `None` for a property that does not compare two displays of a
    /// sequence, where it is the same number.
    pub distinct_character_counterexample_count: Option<u64>,
}

/// A counterexample to a property, with what is drawn of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyCounterexampleView {
    /// The sequences; for properties about equal displays, those that share one.
    pub sequences: Vec<StudyClassSequence>,
    /// Which sequences are drawn in which displays.
    pub sequence_displays: Vec<StudySequenceDisplay>,
    /// The displays of the sequences, each as its characters from left to right, to be drawn one by one without reordering;
    /// empty where the pictures are enough.
    pub visual_order_characters: Vec<Vec<Character>>,
}

/// A sequence in one display, to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudySequenceDisplay {
    /// The sequence.
    pub sequence: StudyClassSequence,
    /// The display.
    pub display_config: DisplayConfig,
}

impl StudySequenceDisplay {
    /// Which characters of the sequence the display shows from left to right, in words.
    pub fn left_to_right_positions_text(&self) -> String {
        let order = self.display_config.order(&self.sequence.characters);
        let positions: Vec<String> =
            order.logical_from_visual().iter().map(|it| (it.0 + 1).to_string()).collect();
        message!(display_order, positions = positions.join(comma_separator())).to_string()
    }
}

/// A sequence of bidi classes, each as a character of it; characters of one class differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyClassSequence {
    /// The characters in logical order.
    pub characters: Vec<Character>,
    /// The same as a string.
    pub text: String,
    /// The same as bidi classes, such as `AL EN`.
    pub class_names: String,
    /// Whether it can be read as a name: no label is empty.
    pub is_readable_as_name: bool,
}

/// The table of the results of a study.
pub fn study_table(results: &StudyResults) -> StudyTable {
    let tried = results.bounded_outcomes();
    let mut displays: Vec<&DisplayConfig> = tried.keys().map(|&(_, display)| display).collect();
    displays.extend(results.all_lengths_results.iter().map(|it| &it.display));
    displays.sort_unstable();
    displays.dedup();
    let row = |property: DisplayProperty| StudyTableRow {
        property,
        property_sentence: display_property_sentence(property).to_string(),
        cells: displays
            .iter()
            .map(|&it| StudyTableCell::in_results(results, property, it, tried.get(&(property, it))))
            .collect(),
    };
    let says_something = |row: &StudyTableRow| row.cells.iter().any(|cell| *cell != StudyTableCell::NoResult);
    let rows = DisplayProperty::ALL.into_iter().map(row).filter(says_something).collect();
    let displays = displays.into_iter().cloned().collect();
    StudyTable { caption: study_caption(results), displays, rows }
}

/// The [`StudyTable::caption`] of a study.
pub fn study_caption(results: &StudyResults) -> String {
    let title = study_title(results, false);
    if results.are_from_file { message!(study_title_from_file, title = title) } else { title }.to_string()
}

/// The details of the result for one property of one display.
pub fn study_cell_detail(
    study_results: &StudyResults,
    property: DisplayProperty,
    display_config: impl Into<DisplayConfig>,
) -> StudyCellDetail {
    let display = display_config.into();
    let rows = || {
        study_results
            .outcomes_at_lengths
            .iter()
            .filter(|row| row.property == property && row.display == display)
    };
    let length = |row: &StudyOutcomeAtLength| StudyLengthCounts {
        sequence_characters: row.sequence_characters,
        covered_sequence_count: row.covered_sequence_count,
        counterexample_count: row.counterexample_count,
        distinct_character_counterexample_count: row.distinct_character_counterexample_count,
    };
    let lengths = rows().map(length).collect();
    let tried = study_results.bounded_outcome(property, display.clone());
    let decided = study_results.all_lengths_statement(property, &display);
    let cell = StudyTableCell::in_results(study_results, property, &display, Some(&tried));
    let is_unverified = matches!(cell, StudyTableCell::UnverifiedFromFile(_));
    let classes = class_names(study_results.alphabet.classes(), ", ");
    let proof = (cell == StudyTableCell::ProvedForAllLengths)
        .then(|| message!(study_proof, classes = classes).to_string());
    let (statement, result) = (display_property_sentence(property).to_string(), cell.result_sentence());
    let mut found = match (&tried, decided) {
        (BoundedPropertyOutcome::Fails { outcome_at_length: row, .. }, _) => {
            row.smallest_counterexamples.clone()
        }
        (_, Some(AllLengthsStatement::Refuted { smallest_counterexample_sequences: smallest })) => {
            vec![StudyCounterexample::from_class_sequences(property, &display, smallest)]
        }
        _ => Vec::new(),
    };
    let is_drawn =
        |it: &StudyCounterexample| !it.sequences.iter().flat_map(|it| characters_of(it)).any(is_no_letter);
    found.sort_by_key(|it| !is_drawn(it));
    let note = (!found.iter().all(is_drawn)).then(|| message!(study_invisible_count).static_text());
    let examples = found.iter().map(|it| study_example(property, &display, it)).collect();
    StudyCellDetail {
        property,
        property_sentence: statement,
        display_config: display,
        result_sentence: result,
        is_unverified,
        proof_sentence: proof,
        tested_lengths: lengths,
        counterexamples: examples,
        undrawn_character_note: note,
    }
}

/// Whether a character is not drawn by itself: a mark, or an invisible one.
fn is_no_letter(character: Character) -> bool {
    character.class == BidiClass::NSM || is_invisible(character.scalar)
}

/// A counterexample with the displays to draw.
fn study_example(
    property: DisplayProperty,
    display: &DisplayConfig,
    example: &StudyCounterexample,
) -> StudyCounterexampleView {
    let example = with_distinct_characters(property, display, example);
    let sequences: Vec<StudyClassSequence> =
        example.sequences.iter().zip(&example.classes).map(sequence).collect();
    let displays = example.displays.iter().map(|text| characters_of(text)).collect();
    let picture = |sequence: &StudyClassSequence, display: &DisplayConfig| StudySequenceDisplay {
        sequence: sequence.clone(),
        display_config: display.clone(),
    };
    let this = looked_at(property, display);
    // The display that the sequence is compared in.
    let other = compared_display(property, display);
    let pictures = match (property, &other, sequences.as_slice()) {
        (DisplayProperty::DisplayIsInvolution, _, [first, ..]) => {
            let again = plain_sequence(&display_of(&this, &first.characters));
            vec![picture(first, &this), picture(&again, &this)]
        }
        (_, Some(other), [first]) => vec![picture(first, &this), picture(first, other)],
        (_, Some(other), [first, second, ..]) => vec![picture(first, &this), picture(second, other)],
        (_, None, all) => all.iter().map(|it| picture(it, &this)).collect(),
        (_, _, []) => Vec::new(),
    };
    StudyCounterexampleView { sequences, sequence_displays: pictures, visual_order_characters: displays }
}

fn plain_sequence(characters: &[Character]) -> StudyClassSequence {
    let classes: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
    sequence((&text_of(characters), &classes.join(" ")))
}

fn sequence((text, classes): (&String, &String)) -> StudyClassSequence {
    StudyClassSequence {
        characters: characters_of(text),
        text: text.clone(),
        class_names: classes.clone(),
        is_readable_as_name: Input::read(text, Notation::Unicode).is_ok(),
    }
}
