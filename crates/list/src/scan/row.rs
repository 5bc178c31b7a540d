//! The row of one name of a list.

use std::fmt::{self, Display, Formatter};

use bidiscope_bidi::name::is_label_separator;
use bidiscope_idna::verdict::{FindingKind, Permission, Verdict, ZoneError};

use super::column::Column;
use crate::read::EntryError;

/// The row of one name. A column that was not asked for or does not apply is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NameRow {
    /// The line in which the name begins, from 1.
    pub line: u64,
    /// The characters in logical order; empty where the name cannot be read.
    pub name: String,
    /// The DNS form: the result of UTS #46; `None` where it refuses the name.
    pub ascii_name: Option<String>,
    /// Whether it is a Bidi domain name: some label has a character of class R, AL or AN. `None` where the
    /// name cannot be read.
    pub bidi_domain_name: Option<bool>,
    /// Whether it satisfies the Bidi rule (RFC 5893 section 2); `None` where the name cannot be read or is no
    /// domain name.
    pub bidi_rule: Option<Verdict>,
    /// The characters that violate the Bidi rule, in the order of labels and conditions.
    pub violations: Vec<Violation>,
    /// The displays: one-to-one, in a left-to-right and in a right-to-left paragraph.
    pub displays: [String; 3],
    /// Why the name cannot be read.
    pub error: Option<RowError>,
    /// The name as the list has it, where `name` does not say it: it cannot be read, or a label is written as an A-label
    /// that is not its own. Else empty, and so where no name can be found in the entry.
    pub input: String,
    /// Whether IDNA2008 allows its registration; `None` where the name cannot be read.
    pub registration: Option<Permission>,
    /// The kinds of findings that are the reasons for `registration`.
    pub reasons: Vec<FindingKind>,
    /// The kinds of the warnings.
    pub warnings: Vec<FindingKind>,
    /// The skeletons in a left-to-right and in a right-to-left paragraph.
    pub skeletons: [String; 2],
    /// The displays and skeletons without the root's full stop, by which the name is compared. `None` where
    /// it has no such full stop, or no comparison column was asked for.
    pub without_root: Option<Box<Appearance>>,
}

/// Why a row has no name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RowError {
    /// No name can be found in the entry.
    #[error(transparent)]
    Entry(#[from] EntryError),
    /// What was found cannot be read as a name, or is not in the parent zone.
    #[error(transparent)]
    Name(#[from] ZoneError),
}

/// What a name looks like: its displays and skeletons.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Appearance {
    /// The displays: one-to-one, in a left-to-right and in a right-to-left paragraph.
    pub displays: [String; 3],
    /// The skeletons in a left-to-right and in a right-to-left paragraph.
    pub skeletons: [String; 2],
}

/// A character that violates a condition of the Bidi rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The label's index, from 0.
    pub label: usize,
    /// The number of the Bidi rule's condition, 1 to 6.
    pub condition: u8,
    /// The character's logical index in the whole name, from 0.
    pub character: usize,
}

impl Display for Violation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.label, self.condition, self.character)
    }
}

/// The value of a column. Displays as in CSV: an empty value as an empty text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cell<'a> {
    /// No value.
    Empty,
    /// Yes or no.
    Bool(bool),
    /// A line or the number of a group, both from 1.
    Number(u64),
    /// The identifier of a verdict, such as `satisfied` or `refused`.
    Identifier(&'static str),
    /// A name, a display or a skeleton.
    Text(&'a str),
    /// Why the name cannot be read.
    Error(&'a RowError),
    /// The characters that violate the Bidi rule.
    Violations(&'a [Violation]),
    /// Kinds of findings.
    FindingKinds(&'a [FindingKind]),
}

impl Display for Cell<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Bool(it) => write!(f, "{it}"),
            Self::Number(it) => write!(f, "{it}"),
            Self::Identifier(it) => f.write_str(it),
            Self::Text(it) => f.write_str(it),
            Self::Error(it) => write!(f, "{it}"),
            Self::Violations(all) => write_spaced(f, all.iter()),
            Self::FindingKinds(all) => write_spaced(f, all.iter().map(|it| it.id())),
        }
    }
}

/// The cell of a text, [`Cell::Empty`] for an empty one.
fn text_cell(text: &str) -> Cell<'_> {
    if text.is_empty() { Cell::Empty } else { Cell::Text(text) }
}

fn write_spaced<T: Display>(f: &mut Formatter<'_>, all: impl Iterator<Item = T>) -> fmt::Result {
    for (index, it) in all.enumerate() {
        let separator = if index == 0 { "" } else { " " };
        write!(f, "{separator}{it}")?;
    }
    Ok(())
}

/// The texts by which a name is compared with others, all without the root's full stop, which makes no
/// difference. An empty key never matches: the name cannot be read, UTS #46 refuses it (`ascii_name`), or the
/// column was not asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keys<'a> {
    /// The characters in logical order.
    pub name: &'a str,
    /// The DNS form: equal for names that are the same in the DNS.
    pub ascii_name: &'a str,
    /// The displays: one-to-one, in a left-to-right and in a right-to-left paragraph.
    pub displays: [&'a str; 3],
    /// The skeletons in a left-to-right and in a right-to-left paragraph.
    pub skeletons: [&'a str; 2],
}

impl NameRow {
    /// The value of a column; always empty for comparison columns.
    #[inline]
    pub fn cell(&self, column: Column) -> Cell<'_> {
        match column {
            Column::Line => Cell::Number(self.line),
            Column::Name => text_cell(&self.name),
            // What is refused may not be in the DNS under any name.
            Column::AsciiName if self.registration == Some(Permission::Refused) => Cell::Empty,
            Column::AsciiName => self.ascii_name.as_deref().map_or(Cell::Empty, Cell::Text),
            Column::BidiDomainName => self.bidi_domain_name.map_or(Cell::Empty, Cell::Bool),
            Column::BidiRule => self.bidi_rule.map_or(Cell::Empty, |it| Cell::Identifier(it.id())),
            Column::Violations if self.violations.is_empty() => Cell::Empty,
            Column::Violations => Cell::Violations(&self.violations),
            Column::DisplayOneToOne => text_cell(&self.displays[0]),
            Column::DisplayLtr => text_cell(&self.displays[1]),
            Column::DisplayRtl => text_cell(&self.displays[2]),
            Column::Error => self.error.as_ref().map_or(Cell::Empty, Cell::Error),
            Column::Registration => self.registration.map_or(Cell::Empty, |it| Cell::Identifier(it.id())),
            Column::Reasons if self.reasons.is_empty() => Cell::Empty,
            Column::Reasons => Cell::FindingKinds(&self.reasons),
            Column::Warnings if self.warnings.is_empty() => Cell::Empty,
            Column::Warnings => Cell::FindingKinds(&self.warnings),
            Column::SkeletonLtr => text_cell(&self.skeletons[0]),
            Column::SkeletonRtl => text_cell(&self.skeletons[1]),
            _ => Cell::Empty,
        }
    }

    /// The texts by which the name is compared with others.
    pub fn keys(&self) -> Keys<'_> {
        let (displays, skeletons) = match &self.without_root {
            Some(it) => (&it.displays, &it.skeletons),
            None => (&self.displays, &self.skeletons),
        };
        Keys {
            name: without_root(&self.name),
            ascii_name: without_root(self.ascii_name.as_deref().unwrap_or_default()),
            displays: displays.each_ref().map(String::as_str),
            skeletons: skeletons.each_ref().map(String::as_str),
        }
    }

    /// Says why `input` has no name.
    pub(super) fn set_error(&mut self, error: RowError, input: &[u8]) {
        self.error = Some(error);
        self.input.push_str(&String::from_utf8_lossy(input));
    }

    /// Empties the row and sets its line.
    pub(super) fn clear(&mut self, line: u64) {
        self.line = line;
        self.name.clear();
        self.input.clear();
        self.displays.iter_mut().for_each(String::clear);
        self.skeletons.iter_mut().for_each(String::clear);
        (self.ascii_name, self.error, self.without_root) = (None, None, None);
        (self.bidi_domain_name, self.bidi_rule, self.registration) = (None, None, None);
        self.violations.clear();
        self.reasons.clear();
        self.warnings.clear();
    }
}

/// A name without the root's full stop; the root itself as it is.
fn without_root(name: &str) -> &str {
    name.strip_suffix(is_label_separator).filter(|it| !it.is_empty()).unwrap_or(name)
}
