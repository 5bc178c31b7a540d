//! What a study has found, as data that can be saved and opened again.

use serde::{Deserialize, Serialize};

use crate::order::Display;

use super::Property;
use super::alphabet::Alphabet;

/// What a study has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// The classes.
    pub alphabet: Alphabet,
    /// The greatest length that was asked for.
    pub max_length: usize,
    /// A row for each length, strategy and property that is done: shorter lengths first.
    pub rows: Vec<Row>,
    /// Whether the study came to its end; otherwise it was stopped.
    pub is_complete: bool,
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

impl Results {
    /// What is known of one property of one display.
    pub fn cell(&self, property: Property, display: impl Into<Display>) -> Cell<'_> {
        let display = display.into();
        let rows = || self.rows.iter().filter(|it| it.property == property && it.display == display);
        match rows().filter(|it| it.fails()).min_by_key(|it| it.length) {
            Some(row) => Cell::Fails { from: row.length, row },
            None => rows().map(|it| it.length).max().map_or(Cell::Unknown, |to| Cell::Holds { to }),
        }
    }
}

impl Row {
    /// Whether there are counterexamples, among real names with their many characters too.
    pub fn fails(&self) -> bool {
        self.counterexamples > 0 || self.counterexamples_with_distinct_characters.is_some_and(|it| it > 0)
    }
}
