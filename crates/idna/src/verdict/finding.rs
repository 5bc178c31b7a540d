//! A finding: what a rule says about a name, with character positions.

use serde::{Serialize, Serializer};

use bidiscope_bidi::enum_with_ids;

use super::detail::Detail;
use super::kind::FindingKind;

/// What one rule says about a name. It holds no prose: the sentences for a kind, with the detail of this finding in
/// them, are the caller's to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The kind of finding.
    pub id: FindingKind,
    /// The label that the finding is about, counted from 0; `None` if it is about several, or about the name as a whole.
    pub label: Option<usize>,
    /// The characters concerned, as ascending indices into the whole name. Empty if none can be named.
    pub characters: Vec<usize>,
    /// What else is known of it, by its kind.
    pub detail: Detail,
}

impl Finding {
    /// A finding without detail.
    pub fn new(id: FindingKind, label: impl Into<Option<usize>>, characters: Vec<usize>) -> Self {
        Self { id, label: label.into(), characters, detail: Detail::None }
    }

    /// Its severity.
    pub const fn severity(&self) -> Severity {
        self.id.severity()
    }

    /// Where its rule is stated.
    pub const fn source(&self) -> Source {
        self.id.source()
    }

    /// The finding with this detail.
    #[must_use]
    pub(super) fn with(self, detail: Detail) -> Self {
        Self { detail, ..self }
    }
}

enum_with_ids! {
    /// How serious a finding is.
    pub enum Severity {
        /// A rule in force is broken: of RFC 5893, UTS #46, IDNA2008, the DNS or the registry.
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
    /// The document, such as `RFC 5893`; `Profile` for a registry's own rules.
    pub document: &'static str,
    /// The section, appendix, table or rule in it; of a profile the key of the rule.
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
