//! A finding: what a rule says about a name, with character positions.

use serde::{Serialize, Serializer};

use bidiscope_bidi::enum_with_ids;

use super::finding_case::FindingCase;
use super::kind::FindingKind;

/// What one rule says about a name. It holds no prose: the sentences for a kind, with the values of this finding in
/// them, are the caller's to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The kind of finding.
    pub id: FindingKind,
    /// The label concerned, counted from 0; `None` if it concerns more than one.
    pub label: Option<usize>,
    /// The characters concerned, as ascending indices into the whole name. Empty if it concerns the name as a
    /// whole.
    pub characters: Vec<usize>,
    /// A special case of the kind, which needs other words or other advice.
    pub case: Option<FindingCase>,
    /// What else a sentence about it can say, by name, such as the number of octets of a label.
    pub values: Vec<(&'static str, FindingValue)>,
    /// Only for [`FindingKind::NotADomainName`]: the domain name inside the input, in logical order.
    pub host: Option<String>,
}

/// A value that a sentence about a finding can mention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FindingValue {
    /// A count.
    Count(usize),
    /// A label, counted from 0.
    Label(usize),
    /// A character; not necessarily one of the name.
    Character(char),
    /// Several characters, not necessarily of the name.
    Characters(Vec<char>),
    /// An identifier, which selects the words.
    Id(&'static str),
    /// Text that is the same in every language, such as an A-label or names of scripts.
    Text(String),
}

impl Finding {
    /// A finding without values.
    pub fn new(id: FindingKind, label: impl Into<Option<usize>>, characters: Vec<usize>) -> Self {
        Self { id, label: label.into(), characters, case: None, values: Vec::new(), host: None }
    }

    /// Its severity.
    pub const fn severity(&self) -> Severity {
        self.id.severity()
    }

    /// Where its rule is stated.
    pub const fn source(&self) -> Source {
        self.id.source()
    }

    /// Makes it a special case.
    #[must_use]
    pub(super) fn in_case(mut self, case: impl Into<Option<FindingCase>>) -> Self {
        self.case = case.into();
        self
    }

    /// Adds a value.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: FindingValue) -> Self {
        self.values.push((name, value));
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
