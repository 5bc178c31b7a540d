//! A study's results, as its tab shows them: displays and properties at a glance, and what lies behind
//! one cell of that table.

use crate::name::{Character, Name, Notation, characters_of};
use crate::order::Display;
use crate::study::{Cell, Property, Results};

/// Displays and properties at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyTable {
    /// What was gone through, in a few words.
    pub caption: String,
    /// The columns.
    pub displays: Vec<Display>,
    /// The rows.
    pub rows: Vec<StudyRow>,
}

/// A property of each display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyRow {
    /// The property.
    pub property: Property,
    /// What is known of it, one for each display.
    pub cells: Vec<StudyCell>,
}

/// What is known of one property of one display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudyCell {
    /// Nothing: the property says nothing about the display, or was not asked for.
    Unknown,
    /// It holds for every sequence to this length.
    Holds(usize),
    /// It fails from this length on.
    Fails(usize),
}

impl StudyCell {
    /// The cell in words.
    pub fn text(self) -> String {
        match self {
            Self::Unknown => "nothing to say".to_owned(),
            Self::Holds(to) => format!("holds to length {to}"),
            Self::Fails(from) => format!("fails from length {from}"),
        }
    }
}

/// What lies behind a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyDetail {
    /// The property.
    pub property: Property,
    /// The display.
    pub display: Display,
    /// For each length the number of cases and of counterexamples.
    pub lengths: Vec<(usize, u64, u64)>,
    /// The smallest counterexamples.
    pub examples: Vec<StudyExample>,
}

/// A counterexample, to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyExample {
    /// The sequences; for properties of sameness, those that share a display.
    pub sequences: Vec<StudySequence>,
    /// What is shown, from left to right: characters of a display, to be drawn apart or not at all.
    pub displays: Vec<Vec<Character>>,
}

/// A sequence of a counterexample.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudySequence {
    /// Its characters in logical order.
    pub characters: Vec<Character>,
    /// The same as text.
    pub text: String,
    /// The same as classes: `AL EN`.
    pub classes: String,
    /// Whether it can be read as a name: no label is empty.
    pub is_name: bool,
}

/// The table of a study.
pub fn study_table(results: &Results) -> StudyTable {
    let known = results.cells();
    let mut displays: Vec<&Display> = known.keys().map(|&(_, display)| display).collect();
    displays.sort_unstable();
    displays.dedup();
    let row = |property: Property| StudyRow {
        property,
        cells: displays
            .iter()
            .map(|&display| match known.get(&(property, display)) {
                None | Some(Cell::Unknown) => StudyCell::Unknown,
                Some(&Cell::Holds { to }) => StudyCell::Holds(to),
                Some(&Cell::Fails { from, .. }) => StudyCell::Fails(from),
            })
            .collect(),
    };
    let says_something = |row: &StudyRow| row.cells.iter().any(|cell| *cell != StudyCell::Unknown);
    let rows = Property::ALL.into_iter().map(row).filter(says_something).collect();
    let classes: Vec<&str> = results.alphabet.classes().iter().map(|class| class.short_name()).collect();
    let state = if results.is_complete { "" } else { ", stopped before its end" };
    let caption = format!("All sequences of {} to length {}{state}", classes.join(", "), results.max_length);
    StudyTable { caption, displays: displays.into_iter().cloned().collect(), rows }
}

/// What lies behind the cell of one property of one display.
pub fn study_detail(results: &Results, property: Property, display: impl Into<Display>) -> StudyDetail {
    let display = display.into();
    let rows = || results.rows.iter().filter(|row| row.property == property && row.display == display);
    let lengths = rows().map(|row| (row.length, row.cases, row.counterexamples)).collect();
    let examples = rows()
        .find(|row| row.fails())
        .into_iter()
        .flat_map(|row| &row.smallest)
        .map(|example| StudyExample {
            sequences: example.sequences.iter().zip(&example.classes).map(sequence).collect(),
            displays: example.displays.iter().map(|text| characters_of(text)).collect(),
        })
        .collect();
    StudyDetail { property, display, lengths, examples }
}

fn sequence((text, classes): (&String, &String)) -> StudySequence {
    StudySequence {
        characters: characters_of(text),
        text: text.clone(),
        classes: classes.clone(),
        is_name: Name::read(text, Notation::Unicode).is_ok(),
    }
}
