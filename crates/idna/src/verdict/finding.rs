//! A finding: a statement about a name with character positions, a sentence and its source.

use serde::{Serialize, Serializer};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, character_name, code_point};

use super::advice::{AdviceCase, advice};
use super::kind::FindingKind;

/// One statement of a standard about a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// The kind of finding; its serialized form is the stable identifier.
    pub id: FindingKind,
    /// How serious it is for someone who registers or reads the name.
    pub severity: Severity,
    /// The characters concerned, as ascending indices into the whole name. Empty if it concerns the name as a
    /// whole.
    pub characters: Vec<usize>,
    /// The label concerned, counted from 0; `None` if it concerns more than one.
    pub label: Option<usize>,
    /// The finding in one short sentence. Characters beyond ASCII are named by code point, so that the
    /// sentence itself needs no bidi reordering. Labels are counted from 0, as in machine-readable output.
    pub sentence: String,
    /// Where the rule is stated.
    pub source: Source,
    /// What to do about it; `None` for notes, in which case the key is not serialized.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<&'static str>,
    /// The special case that the advice is for; `None` if the advice is the kind's general one.
    #[serde(skip)]
    pub advice_case: Option<AdviceCase>,
    /// Only for [`FindingKind::NotADomainName`]: the domain name inside the input, in logical order, if there
    /// is one. `None` for all other kinds, in which case the key is not serialized.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<Option<String>>,
    /// The values inserted into the sentence, such as a number of octets, by name. Translations use them.
    #[serde(skip)]
    pub values: Vec<(&'static str, String)>,
}

impl Finding {
    /// A finding with the severity, source and general advice of its kind.
    pub fn new(
        id: FindingKind,
        label: impl Into<Option<usize>>,
        characters: Vec<usize>,
        sentence: String,
    ) -> Self {
        let label = label.into();
        Self {
            id,
            severity: id.severity(),
            characters,
            label,
            sentence,
            source: id.source(),
            advice: advice(id),
            advice_case: None,
            host: None,
            values: Vec::new(),
        }
    }

    /// Replaces the advice by that of a special case.
    #[must_use]
    pub(super) fn in_case(mut self, case: impl Into<Option<AdviceCase>>) -> Self {
        self.advice_case = case.into();
        self.advice = self.advice_case.map(AdviceCase::sentence).or(self.advice);
        self
    }

    /// Adds a named value of the sentence.
    #[must_use]
    pub fn with_value(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }
}

enum_with_ids! {
    /// How serious a finding is.
    pub enum Severity {
        /// A rule in force is broken: RFC 5893, UTS #46, IDNA2008 or the DNS.
        Violation = "violation";
        /// Permitted, but likely to surprise or mislead readers.
        Warning = "warning";
        /// Information: a rule of an obsolete or another document, or a change made by processing.
        Note = "note";
    }
}

/// Where a rule is stated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Source {
    /// The document, such as `RFC 5893`.
    pub document: &'static str,
    /// The section, appendix, table or rule in it.
    pub section: &'static str,
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {}", self.document, self.section)
    }
}

impl Serialize for FindingKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A character as written in sentences: visible ASCII as itself in quotation marks, anything else as code
/// point and name. ASCII quotation marks are named too, because they are hard to see inside quotation marks.
pub(super) fn described(character: Character) -> String {
    let scalar = character.scalar;
    if scalar.is_ascii_graphic() && !matches!(scalar, '"' | '\'' | '`') {
        format!("\u{2018}{scalar}\u{2019}")
    } else {
        format!("{} {}", code_point(scalar), character_name(scalar))
    }
}

/// Several characters as written in sentences: the first one, and the number of different others.
pub(super) fn described_all(characters: &[Character], indices: &[usize]) -> String {
    let Some(&first) = indices.first() else { return "no character".to_owned() };
    let named = described(characters[first]);
    match (others(characters, indices), indices.len()) {
        (0, 1) => named,
        (0, times) => format!("{named} ({times} times)"),
        (1, _) => format!("{named} and one other character"),
        (more, _) => format!("{named} and {more} other characters"),
    }
}

/// "is" or "are", for what [`described_all`] returns.
pub(super) fn is_or_are(characters: &[Character], indices: &[usize]) -> &'static str {
    if others(characters, indices) == 0 { "is" } else { "are" }
}

/// The number of distinct characters other than the first.
fn others(characters: &[Character], indices: &[usize]) -> usize {
    let mut scalars: Vec<char> = indices.iter().map(|&at| characters[at].scalar).collect();
    scalars.sort_unstable();
    scalars.dedup();
    scalars.len().saturating_sub(1)
}
