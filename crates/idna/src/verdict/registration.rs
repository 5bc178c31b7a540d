//! Whether the applicant's labels may be registered: RFC 5891 section 4 with RFC 5892 and RFC 5893.

use std::ops::Range;

use serde::Serialize;

use bidiscope_bidi::enum_with_ids;

use super::finding::Finding;
use super::kind::FindingKind;
use super::rfc5891::Protocol;
use super::unregistrable;

enum_with_ids! {
    /// Whether IDNA2008 permits the registration of a name.
    pub enum Permission {
        /// No rule of IDNA2008 forbids it.
        Allowed = "allowed";
        /// A rule of IDNA2008 forbids it.
        Refused = "refused";
        /// The problem is outside the applicant's labels, or a standard recommends against the registration.
        NeedsReview = "needs-review" | "depends";
        /// The name has no label that anyone registers.
        NotApplicable = "not-applicable";
    }
}

/// Whether a name may be registered, and why. Serialized, it is a key of `inspect --json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Registration {
    /// The answer.
    pub verdict: Permission,
    /// The kinds of findings that led to a refusal or to a review, each once, in the order of the findings.
    pub reasons: Vec<FindingKind>,
}

/// Which labels of a name are the applicant's, which are the zone's, and which nobody registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApplicantLabels {
    /// The applicant's labels; the labels after them are the zone's.
    labels: Range<usize>,
    /// Indices of labels that nobody registers, ascending: a wildcard, and names that begin with an
    /// underscore.
    unregistrable: Vec<usize>,
    /// Whether there is a parent zone. If so, unregistrable labels among the applicant's are refused.
    is_in_zone: bool,
}

impl ApplicantLabels {
    /// `labels` of `count` labels are the applicant's; `unregistrable` are those of [`super::unregistrable`].
    pub(super) fn new(
        labels: Range<usize>,
        count: usize,
        unregistrable: impl IntoIterator<Item = usize>,
    ) -> Self {
        let is_in_zone = labels.end < count;
        Self { labels, unregistrable: unregistrable.into_iter().collect(), is_in_zone }
    }

    /// The indices of the applicant's labels.
    pub const fn labels(&self) -> &Range<usize> {
        &self.labels
    }

    /// Whether a registry must refuse the registration because of this finding.
    pub fn is_refused_for(&self, finding: &Finding) -> bool {
        self.refuses(finding.id, finding.label)
    }

    fn refuses(&self, kind: FindingKind, label: Option<usize>) -> bool {
        let is_own = label.is_none_or(|label| self.labels.contains(&label));
        if unregistrable::is_unregistrable_kind(kind) {
            return self.is_in_zone && is_own;
        }
        Protocol::Registration.refuses(kind) && is_own && self.counts(kind, label)
    }

    /// Whether the registration needs review because of this finding: a violation in the zone's own labels,
    /// or a right-to-left label directly below a label that begins with a digit (RFC 5893 section 7.1).
    pub fn needs_review_for(&self, finding: &Finding) -> bool {
        self.leaves_undecided(finding.id, finding.label)
    }

    fn leaves_undecided(&self, kind: FindingKind, label: Option<usize>) -> bool {
        let Some(label) = label.filter(|&label| self.is_registrable(label)) else { return false };
        let is_applicants = self.labels.contains(&label);
        match kind {
            FindingKind::ParentBeginsWithDigit => is_applicants,
            kind => !is_applicants && Protocol::Registration.refuses(kind),
        }
    }

    /// Whether a finding counts: on unregistrable labels only excessive length does.
    pub(super) fn counts(&self, kind: FindingKind, label: Option<usize>) -> bool {
        kind == FindingKind::LabelTooLong || label.is_none_or(|label| self.is_registrable(label))
    }

    /// Whether an unregistrable label is requested in a zone.
    pub(super) fn asks_for_unregistrable(&self) -> bool {
        self.is_in_zone && self.unregistrable.iter().any(|label| self.labels.contains(label))
    }

    /// The number of labels below the zone; `None` if there is no zone.
    pub(super) fn label_count_in_zone(&self) -> Option<usize> {
        self.is_in_zone.then_some(self.labels.len())
    }

    /// The labels of the name that nobody registers, ascending.
    pub fn unregistrable(&self) -> &[usize] {
        &self.unregistrable
    }

    /// Whether all of the applicant's labels are unregistrable.
    fn has_no_registrable_label(&self) -> bool {
        !self.labels.clone().any(|label| self.is_registrable(label))
    }

    /// Whether a label is one that can be registered: neither a wildcard nor an underscored name.
    pub fn is_registrable(&self, label: usize) -> bool {
        self.unregistrable.binary_search(&label).is_err()
    }
}

/// The findings behind a registration's verdict, the most important first. Empty if no finding speaks against it.
pub(super) fn deciding<'a>(
    registration: &Registration,
    findings: &'a [Finding],
    applicant: &ApplicantLabels,
) -> Vec<&'a Finding> {
    let is_behind = |it: &&Finding| match registration.verdict {
        Permission::Refused => it.id == FindingKind::NotADomainName || applicant.is_refused_for(it),
        Permission::NeedsReview => applicant.needs_review_for(it),
        Permission::Allowed | Permission::NotApplicable => false,
    };
    let is_reason = |it: &&Finding| registration.reasons.contains(&it.id);
    let mut deciding: Vec<&Finding> = findings.iter().filter(is_reason).filter(is_behind).collect();
    match registration.verdict {
        // Forbidden characters come before violations of the Bidi rule, which depend on the position.
        Permission::Refused => deciding.sort_by_key(|it| it.id.is_condition()),
        // The finding about this combination of labels comes before those about the zone alone.
        _ => deciding.sort_by_key(|it| it.id != FindingKind::ParentBeginsWithDigit),
    }
    deciding
}

/// Whether a name may be registered with these kinds of findings on these labels.
pub(super) fn registration(
    found: &[(FindingKind, Option<usize>)],
    applicant: &ApplicantLabels,
) -> Registration {
    let answer = |verdict, reasons| Registration { verdict, reasons };
    if found.iter().any(|it| it.0 == FindingKind::NotADomainName) {
        return answer(Permission::Refused, vec![FindingKind::NotADomainName]);
    }
    let refused = kinds(found.iter().filter(|it| applicant.refuses(it.0, it.1)).map(|it| it.0));
    if !refused.is_empty() {
        return answer(Permission::Refused, refused);
    }
    if applicant.has_no_registrable_label() {
        return answer(Permission::NotApplicable, Vec::new());
    }
    let open = kinds(found.iter().filter(|it| applicant.leaves_undecided(it.0, it.1)).map(|it| it.0));
    answer(if open.is_empty() { Permission::Allowed } else { Permission::NeedsReview }, open)
}

/// The distinct kinds, in order of first occurrence.
pub(super) fn kinds(found: impl Iterator<Item = FindingKind>) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    for kind in found {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}
