//! The results of a study: a table of properties by displays, and the details of a cell.

use crate::words::list::comma;
use bidiscope_bidi::name::{BidiClass, Character, Input, Notation, characters_of, is_invisible, text_of};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::automata::Undecided;
use bidiscope_proof::study::{
    AllLengthsStatement, BoundedOutcome, Property, Results, StudyCounterexample, StudyOutcome,
};
use bidiscope_words::{Message, message};

use crate::counterexample::{compared_display, display_of, looked_at, with_distinct_characters};
use crate::words::study::{class_names, property_text, study_title, undecided_text};

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
    pub rows: Vec<StudyRow>,
}

/// The results of one property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyRow {
    /// The property.
    pub property: Property,
    /// The property as a sentence.
    pub statement: String,
    /// The results, one for each display of [`StudyTable::displays`].
    pub cells: Vec<StudyCell>,
}

/// The result for one property of one display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyCell {
    /// There is no result: the property does not apply to the display, or was not tested for it.
    Unknown,
    /// It holds for sequences of every length.
    Proved,
    /// It holds for all sequences up to this length, in characters; whether it holds for all lengths was not asked.
    HoldsToLength(usize),
    /// It holds up to a length; whether it holds for all lengths could not be decided.
    Undecided {
        /// The length, in characters; 0 where nothing has been tested.
        to: usize,
        /// Why it could not be decided; `None` where a file gives a reason that is not known here.
        reason: Option<Undecided>,
    },
    /// It fails: this is the length of the shortest counterexample, in characters.
    FailsAtLength(usize),
    /// A result that was read from a file and not verified here.
    Unverified(Box<StudyCell>),
}

impl StudyCell {
    /// The result in a sentence or two.
    pub fn text(&self) -> String {
        self.message().to_string()
    }

    fn message(&self) -> Message<'static> {
        match self {
            Self::Unknown => message!(study_no_result),
            Self::Proved => message!(study_proved),
            Self::HoldsToLength(to) => message!(study_holds, length = *to),
            Self::Undecided { to, reason } => {
                message!(study_undecided, length = *to, reason = undecided_text(*reason))
            }
            Self::FailsAtLength(from) => message!(study_fails, length = *from),
            Self::Unverified(it) => message!(study_unverified, result = it.message()),
        }
    }

    /// The cell of one property of one display.
    fn in_results(
        results: &Results,
        property: Property,
        display: &DisplayConfig,
        tried: Option<&BoundedOutcome<'_>>,
    ) -> Self {
        let cell = Self::of(tried, results.decided(property, display));
        if results.is_unverified(property, display) && cell != Self::Unknown {
            Self::Unverified(Box::new(cell))
        } else {
            cell
        }
    }

    fn of(tried: Option<&BoundedOutcome<'_>>, known: Option<&AllLengthsStatement>) -> Self {
        match (tried, known) {
            (Some(&BoundedOutcome::Fails { shortest_length: from, .. }), _) => Self::FailsAtLength(from),
            (_, Some(AllLengthsStatement::Proved)) => Self::Proved,
            (_, Some(it @ AllLengthsStatement::Refuted { .. })) => {
                Self::FailsAtLength(it.counterexample_length().unwrap_or(0))
            }
            (
                Some(&BoundedOutcome::Holds { max_length: to }),
                Some(AllLengthsStatement::Undecided { reason }),
            ) => Self::Undecided { to, reason: *reason },
            (_, Some(AllLengthsStatement::Undecided { reason })) => {
                Self::Undecided { to: 0, reason: *reason }
            }
            (Some(&BoundedOutcome::Holds { max_length: to }), None) => Self::HoldsToLength(to),
            (None | Some(BoundedOutcome::Unknown), None) => Self::Unknown,
        }
    }
}

/// The details of a result, one cell of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyDetail {
    /// The property.
    pub property: Property,
    /// The property as a sentence.
    pub statement: String,
    /// The display.
    pub display: DisplayConfig,
    /// The result in a sentence or two.
    pub result: String,
    /// Whether it was read from a file and not verified here.
    pub is_unverified: bool,
    /// By what it is proved, and over which classes, in a sentence; `None` where it is not proved.
    pub proof: Option<String>,
    /// The lengths that were tested.
    pub lengths: Vec<StudyLength>,
    /// The smallest counterexamples that are known, first those in which each character is drawn by itself; empty where the property
    /// holds.
    pub examples: Vec<StudyExample>,
    /// How characters count that are not drawn by themselves, in a sentence; `None` where no counterexample has any.
    pub note: Option<&'static str>,
}

/// What was counted of one length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyLength {
    /// The length, in characters.
    pub length: usize,
    /// The number of sequences that the property covers.
    pub cases: u64,
    /// The number of counterexamples, of one character for each class.
    pub counterexamples: u64,
    /// The same where the characters of a class are different ones; `None` for a property that does not compare two displays of a
    /// sequence, where it is the same number.
    pub distinct_display_count: Option<u64>,
}

/// A counterexample to a property, with what is drawn of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyExample {
    /// The sequences; for properties about equal displays, those that share one.
    pub sequences: Vec<StudySequence>,
    /// Which sequences are drawn in which displays.
    pub pictures: Vec<StudyPicture>,
    /// The displays of the sequences, each as its characters from left to right, to be drawn one by one without reordering;
    /// empty where the pictures are enough.
    pub displays: Vec<Vec<Character>>,
}

/// A sequence in one display, to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyPicture {
    /// The sequence.
    pub sequence: StudySequence,
    /// The display.
    pub display: DisplayConfig,
}

impl StudyPicture {
    /// Which characters of the sequence the display shows from left to right, in words.
    pub fn order_text(&self) -> String {
        let order = self.display.order(&self.sequence.characters);
        let positions: Vec<String> =
            order.logical_from_visual().iter().map(|it| (it.0 + 1).to_string()).collect();
        message!(display_order, positions = positions.join(comma())).to_string()
    }
}

/// A sequence of bidi classes, each as a character of it; characters of one class differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudySequence {
    /// The characters in logical order.
    pub characters: Vec<Character>,
    /// The same as a string.
    pub text: String,
    /// The same as bidi classes, such as `AL EN`.
    pub classes: String,
    /// Whether it can be read as a name: no label is empty.
    pub is_name: bool,
}

/// The table of the results of a study.
pub fn study_table(results: &Results) -> StudyTable {
    let tried = results.cells();
    let mut displays: Vec<&DisplayConfig> = tried.keys().map(|&(_, display)| display).collect();
    displays.extend(results.decided.iter().map(|it| &it.display));
    displays.sort_unstable();
    displays.dedup();
    let row = |property: Property| StudyRow {
        property,
        statement: property_text(property).to_string(),
        cells: displays
            .iter()
            .map(|&it| StudyCell::in_results(results, property, it, tried.get(&(property, it))))
            .collect(),
    };
    let says_something = |row: &StudyRow| row.cells.iter().any(|cell| *cell != StudyCell::Unknown);
    let rows = Property::ALL.into_iter().map(row).filter(says_something).collect();
    let displays = displays.into_iter().cloned().collect();
    StudyTable { caption: study_caption(results), displays, rows }
}

/// The [`StudyTable::caption`] of a study.
pub fn study_caption(results: &Results) -> String {
    let title = study_title(results, false);
    if results.is_from_file { message!(study_title_from_file, title = title) } else { title }.to_string()
}

/// The details of the result for one property of one display.
pub fn study_detail(results: &Results, property: Property, display: impl Into<DisplayConfig>) -> StudyDetail {
    let display = display.into();
    let rows = || results.rows.iter().filter(|row| row.property == property && row.display == display);
    let length = |row: &StudyOutcome| StudyLength {
        length: row.length,
        cases: row.cases,
        counterexamples: row.counterexamples,
        distinct_display_count: row.counterexamples_with_distinct_characters,
    };
    let lengths = rows().map(length).collect();
    let tried = results.cell(property, display.clone());
    let decided = results.decided(property, &display);
    let cell = StudyCell::in_results(results, property, &display, Some(&tried));
    let is_unverified = matches!(cell, StudyCell::Unverified(_));
    let classes = class_names(results.alphabet.classes(), ", ");
    let proof = (cell == StudyCell::Proved).then(|| message!(study_proof, classes = classes).to_string());
    let (statement, result) = (property_text(property).to_string(), cell.text());
    let mut found = match (&tried, decided) {
        (BoundedOutcome::Fails { row, .. }, _) => row.smallest.clone(),
        (_, Some(AllLengthsStatement::Refuted { smallest })) => {
            vec![StudyCounterexample::of(property, &display, smallest)]
        }
        _ => Vec::new(),
    };
    let is_drawn =
        |it: &StudyCounterexample| !it.sequences.iter().flat_map(|it| characters_of(it)).any(is_no_letter);
    found.sort_by_key(|it| !is_drawn(it));
    let note = (!found.iter().all(is_drawn)).then(|| message!(study_invisible_count).static_text());
    let examples = found.iter().map(|it| study_example(property, &display, it)).collect();
    StudyDetail { property, statement, display, result, is_unverified, proof, lengths, examples, note }
}

/// Whether a character is not drawn by itself: a mark, or an invisible one.
fn is_no_letter(character: Character) -> bool {
    character.class == BidiClass::NSM || is_invisible(character.scalar)
}

/// A counterexample with the displays to draw.
fn study_example(property: Property, display: &DisplayConfig, example: &StudyCounterexample) -> StudyExample {
    let example = with_distinct_characters(property, display, example);
    let sequences: Vec<StudySequence> =
        example.sequences.iter().zip(&example.classes).map(sequence).collect();
    let displays = example.displays.iter().map(|text| characters_of(text)).collect();
    let picture = |sequence: &StudySequence, display: &DisplayConfig| StudyPicture {
        sequence: sequence.clone(),
        display: display.clone(),
    };
    let this = looked_at(property, display);
    // The display that the sequence is compared in.
    let other = compared_display(property, display);
    let pictures = match (property, &other, sequences.as_slice()) {
        (Property::Involution, _, [first, ..]) => {
            let again = plain_sequence(&display_of(&this, &first.characters));
            vec![picture(first, &this), picture(&again, &this)]
        }
        (_, Some(other), [first]) => vec![picture(first, &this), picture(first, other)],
        (_, Some(other), [first, second, ..]) => vec![picture(first, &this), picture(second, other)],
        (_, None, all) => all.iter().map(|it| picture(it, &this)).collect(),
        (_, _, []) => Vec::new(),
    };
    StudyExample { sequences, pictures, displays }
}

fn plain_sequence(characters: &[Character]) -> StudySequence {
    let classes: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
    sequence((&text_of(characters), &classes.join(" ")))
}

fn sequence((text, classes): (&String, &String)) -> StudySequence {
    StudySequence {
        characters: characters_of(text),
        text: text.clone(),
        classes: classes.clone(),
        is_name: Input::read(text, Notation::Unicode).is_ok(),
    }
}
