//! What is found in a name: a value with positions, a sentence and its source.

use serde::{Serialize, Serializer};

use bidiscope_bidi::name::{Character, character_name, code_point};
use bidiscope_bidi::named;

use super::advice::{AdviceCase, advice};
use super::kind::FindingKind;

/// One thing that a document says of a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// What kind of finding it is.
    pub id: FindingKind,
    /// How much it matters to somebody who registers or reads the name.
    pub severity: Severity,
    /// The characters it is about, as indices into the whole name, ascending. Empty where it is about
    /// the name as a whole.
    pub characters: Vec<usize>,
    /// The label it is about, from 0; `None` where it is about more than one.
    pub label: Option<usize>,
    /// The finding in one short sentence, in the interface's own letters: a character beyond ASCII is
    /// named by its code point, so that no sentence needs reordering. Labels are counted from 0, as in
    /// machine-readable output.
    pub sentence: String,
    /// Where the rule stands.
    pub source: Source,
    /// What to do about it, in a sentence; `None` for a note, which has no such key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<&'static str>,
    /// The case that the advice is about; `None` where it is the kind's own.
    #[serde(skip)]
    pub advice_case: Option<AdviceCase>,
    /// Of what is no domain name: the domain name in it, in logical order, if there is one. `None` for every
    /// other kind, whose findings have no such key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<Option<String>>,
    /// What else its sentence says, such as a number of octets, by name: for whoever says it in other words.
    #[serde(skip)]
    pub values: Vec<(&'static str, String)>,
}

impl Finding {
    /// A finding of this kind; severity and source are the kind's own.
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

    /// The same with the advice of a case of its kind.
    #[must_use]
    pub(super) fn in_case(mut self, case: impl Into<Option<AdviceCase>>) -> Self {
        self.advice_case = case.into();
        self.advice = self.advice_case.map(AdviceCase::sentence).or(self.advice);
        self
    }

    /// The same with a value that its sentence says.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.values.push((name, value.to_string()));
        self
    }
}

named! {
    /// How much a finding matters.
    pub enum Severity {
        /// A rule in force today is broken: RFC 5893, UTS #46 and IDNA2008, or the DNS.
        Violation = "violation";
        /// Permitted, but likely to surprise or mislead a reader.
        Warning = "warning";
        /// What an older or another document holds of the name, or what processing changes in it.
        Note = "note";
    }
}

/// Where a rule stands.
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

/// A character as a sentence names it: itself where it is visible ASCII, else its code point and name; so also
/// the quotation marks of ASCII, which cannot be told apart between others.
pub(super) fn described(character: Character) -> String {
    let scalar = character.scalar;
    if scalar.is_ascii_graphic() && !matches!(scalar, '"' | '\'' | '`') {
        format!("\u{2018}{scalar}\u{2019}")
    } else {
        format!("{} {}", code_point(scalar), character_name(scalar))
    }
}

/// Characters as a sentence names them: the first, and how many others there are. One that stands there again
/// is no other.
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

/// The verb for what [`described_all`] names.
pub(super) fn is_or_are(characters: &[Character], indices: &[usize]) -> &'static str {
    if others(characters, indices) == 0 { "is" } else { "are" }
}

/// How many different characters there are beside the first.
fn others(characters: &[Character], indices: &[usize]) -> usize {
    let mut scalars: Vec<char> = indices.iter().map(|&at| characters[at].scalar).collect();
    scalars.sort_unstable();
    scalars.dedup();
    scalars.len().saturating_sub(1)
}
