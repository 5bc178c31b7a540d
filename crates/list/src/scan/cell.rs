//! The value of a column in one row.

use std::fmt::{self, Display, Formatter};

use bidiscope_bidi::name::ReadError;
use bidiscope_idna::verdict::rfc5893::Condition;
use bidiscope_idna::verdict::{FindingKind, Registration, Verdict, ZoneError};
use bidiscope_lgr::Hexadecimal;

use super::named_entries::OtherEntries;
use crate::read::EntryError;

/// The value of a column in one row. It is displayed as CSV has it: an empty value as an empty text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ColumnValue<'a> {
    /// No value.
    Empty,
    /// Yes or no.
    Bool(bool),
    /// A line or the number of a group, both from 1, or a number of labels.
    Number(u64),
    /// An index from 0; -1 for none.
    Index(i64),
    /// The identifier of a verdict, such as `satisfied` or `refused`, or a version.
    Identifier(&'static str),
    /// A text, such as a name, a display or a skeleton.
    Text(&'a str),
    /// JSON from the list, other than a string, as it is written there.
    Json(&'a str),
    /// Why the name cannot be read.
    Error(&'a RowError),
    /// The characters that violate the Bidi rule.
    Violations(&'a [ViolatingCharacter]),
    /// Kinds of findings, to be written as their identifiers.
    FindingKinds(&'a [FindingKind]),
    /// Kinds of findings, to be written as sentences.
    FindingTexts(&'a [FindingKind]),
    /// Code points, in hexadecimal.
    CodePoints(&'a [char]),
    /// The verdict on each label.
    Labels(&'a [RowLabel]),
    /// Other entries of the list.
    Entries(&'a OtherEntries),
}

impl Display for ColumnValue<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Bool(it) => write!(f, "{it}"),
            Self::Number(it) => write!(f, "{it}"),
            Self::Index(it) => write!(f, "{it}"),
            Self::Identifier(it) => f.write_str(it),
            Self::Text(it) | Self::Json(it) => f.write_str(it),
            Self::Error(it) => write!(f, "{it}"),
            Self::Violations(all) => write_spaced(f, all.iter()),
            Self::FindingKinds(all) | Self::FindingTexts(all) => {
                write_spaced(f, all.iter().map(|it| it.id()))
            }
            Self::CodePoints(all) => write!(f, "{}", Hexadecimal(all)),
            Self::Labels(all) => write_spaced(f, all.iter().map(|it| it.registration.verdict.id())),
            Self::Entries(all) => write!(f, "{all}"),
        }
    }
}

/// The cell of a text, [`ColumnValue::Empty`] for an empty one.
pub(super) fn text_cell(text: &str) -> ColumnValue<'_> {
    if text.is_empty() { ColumnValue::Empty } else { ColumnValue::Text(text) }
}

/// A label of a name, with the verdicts on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowLabel {
    /// Its characters in logical order.
    pub text: String,
    /// The verdict of the Bidi rule.
    pub bidi_rule: Verdict,
    /// Whether it may be registered, by its own findings.
    pub registration: Registration,
}

/// Why a row has no name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RowError {
    /// No name can be found in the entry of the list.
    #[error(transparent)]
    Entry(#[from] EntryError),
    /// The column or key of the parent zone is empty.
    #[error("no parent zone")]
    NoParent,
    /// The value of the key of the parent zone is not a string.
    #[error("the parent zone is not a string")]
    ParentNotText,
    /// The value of the key of the parent zone is a string with a surrogate that is not one of a pair.
    #[error("the parent zone has a lone surrogate")]
    ParentWithLoneSurrogate,
    /// The parent zone of the entry cannot be read.
    #[error("the parent zone: {0}")]
    Parent(#[source] ReadError),
    /// The text of the entry cannot be read as a name, or the name is not in the parent zone.
    #[error(transparent)]
    Name(#[from] ZoneError),
}

/// A character that violates a condition of the Bidi rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViolatingCharacter {
    /// The label's index, from 0.
    pub label: usize,
    /// The condition of the Bidi rule.
    pub condition: Condition,
    /// The character's logical index in the whole name, from 0.
    pub character: usize,
}

impl Display for ViolatingCharacter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.label, self.condition, self.character)
    }
}

fn write_spaced<T: Display>(f: &mut Formatter<'_>, all: impl Iterator<Item = T>) -> fmt::Result {
    for (index, it) in all.enumerate() {
        let separator = if index == 0 { "" } else { " " };
        write!(f, "{separator}{it}")?;
    }
    Ok(())
}
