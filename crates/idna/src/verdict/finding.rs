//! A finding: what a rule says about a name, with character positions.

use super::detail::FindingDetail;
use super::kind::{FindingKind, RuleSource, Severity};

/// What one rule says about a name. It holds no prose: the sentences for a kind, with the detail of this finding in
/// them, are the caller's to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The kind of finding.
    pub finding_kind: FindingKind,
    /// The label that the finding is about, counted from 0; `None` if it is about several, or about the name as a whole.
    pub label_index: Option<usize>,
    /// The characters concerned, as ascending indices into the whole name. Empty if none can be named.
    pub character_indices_in_name: Vec<usize>,
    /// What else is known of it, by its kind.
    pub finding_detail: FindingDetail,
}

impl Finding {
    /// A finding without detail.
    pub fn new(
        finding_kind: FindingKind,
        label_index: impl Into<Option<usize>>,
        character_indices_in_name: Vec<usize>,
    ) -> Self {
        Self {
            finding_kind,
            label_index: label_index.into(),
            character_indices_in_name,
            finding_detail: FindingDetail::NoDetail,
        }
    }

    /// Its severity.
    pub const fn severity(&self) -> Severity {
        self.finding_kind.severity()
    }

    /// Where its rule is stated.
    pub const fn rule_source(&self) -> RuleSource {
        self.finding_kind.source()
    }

    /// The finding with this detail.
    #[must_use]
    pub fn with_detail(self, detail: FindingDetail) -> Self {
        Self { finding_detail: detail, ..self }
    }
}
