//! The value of a column in one row.

use std::fmt::{self, Display, Formatter};

use bidiscope_bidi::name::ReadError;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_idna::verdict::{FindingKind, RegistrationVerdict, RuleVerdict, ZoneError};
use bidiscope_lgr::HexadecimalCodePoints;

use super::named_entries::ContestingEntries;
use crate::read::ListEntryError;

/// The value of a column in one row. It is displayed as CSV has it: an empty value as an empty text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ScanColumnValue<'a> {
    /// No value.
    Empty,
    /// Yes or no.
    Bool(bool),
    /// A line or the number of a group, both from 1, or a number of labels.
    LineGroupOrCount(u64),
    /// An index from 0; -1 for none.
    IndexOrMinusOne(i64),
    /// The identifier of a verdict, such as `satisfied` or `refused`, or a version.
    VerdictIdOrVersion(&'static str),
    /// A text, such as a name, a display or a skeleton.
    Text(&'a str),
    /// JSON from the list, other than a string, as it is written there.
    JsonFromList(&'a str),
    /// Why the name cannot be read.
    RowError(&'a RowError),
    /// The characters that violate the Bidi rule.
    BidiRuleViolations(&'a [BidiRuleViolation]),
    /// Kinds of findings, to be written as their identifiers.
    FindingIds(&'a [FindingKind]),
    /// Kinds of findings, to be written as sentences.
    FindingTexts(&'a [FindingKind]),
    /// Code points, in hexadecimal.
    CodePoints(&'a [char]),
    /// The verdict on each label.
    LabelVerdicts(&'a [LabelWithVerdicts]),
    /// Other entries of the list.
    ContestingEntries(&'a ContestingEntries),
}

impl Display for ScanColumnValue<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Bool(it) => write!(f, "{it}"),
            Self::LineGroupOrCount(it) => write!(f, "{it}"),
            Self::IndexOrMinusOne(it) => write!(f, "{it}"),
            Self::VerdictIdOrVersion(it) => f.write_str(it),
            Self::Text(it) | Self::JsonFromList(it) => f.write_str(it),
            Self::RowError(it) => write!(f, "{it}"),
            Self::BidiRuleViolations(all) => write_spaced(f, all.iter()),
            Self::FindingIds(all) | Self::FindingTexts(all) => write_spaced(f, all.iter().map(|it| it.id())),
            Self::CodePoints(all) => write!(f, "{}", HexadecimalCodePoints(all)),
            Self::LabelVerdicts(all) => {
                write_spaced(f, all.iter().map(|it| it.registration_verdict.permission.id()))
            }
            Self::ContestingEntries(all) => write!(f, "{all}"),
        }
    }
}

/// The cell of a text, [`ScanColumnValue::Empty`] for an empty one.
pub(super) fn text_cell(text: &str) -> ScanColumnValue<'_> {
    if text.is_empty() { ScanColumnValue::Empty } else { ScanColumnValue::Text(text) }
}

/// A label of a name, with the verdicts on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelWithVerdicts {
    /// Its characters in logical order.
    pub logical_text: String,
    /// The verdict of the Bidi rule.
    pub bidi_rule_verdict: RuleVerdict,
    /// Whether it may be registered, by its own findings.
    pub registration_verdict: RegistrationVerdict,
}

/// Why a row has no name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RowError {
    /// No name can be found in the entry of the list.
    #[error(transparent)]
    Entry(#[from] ListEntryError),
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
pub struct BidiRuleViolation {
    /// The label's index, from 0.
    pub label_index: usize,
    /// The condition of the Bidi rule.
    pub violated_condition: BidiRuleCondition,
    /// The character's logical index in the whole name, from 0.
    pub character_index_in_name: usize,
}

impl Display for BidiRuleViolation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.label_index, self.violated_condition, self.character_index_in_name)
    }
}

fn write_spaced<T: Display>(f: &mut Formatter<'_>, all: impl Iterator<Item = T>) -> fmt::Result {
    for (index, it) in all.enumerate() {
        let separator = if index == 0 { "" } else { " " };
        write!(f, "{separator}{it}")?;
    }
    Ok(())
}
