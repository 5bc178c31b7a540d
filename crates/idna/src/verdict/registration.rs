//! Whether the applicant's labels may be registered: RFC 5891 section 4 with RFC 5892 and RFC 5893, and the registry's
//! rulesets.

use std::ops::Range;

use serde::Serialize;

use bidiscope_bidi::enum_with_ids;

use super::finding::Finding;
use super::found::Found;
use super::kind::{FindingKind, Role};
use super::labelled_name::LabelledName;
use super::rfc5891::{self, Protocol};
use super::{rfc1035, rfc5893, unregistrable};

enum_with_ids! {
    /// Whether IDNA2008 and, where the registry's rules are known, these permit the registration of a name.
    pub enum RegistrationPermission {
        /// No rule forbids it.
        Allowed = "allowed";
        /// A rule of IDNA2008 or of the registry forbids it, or it is no domain name or no label that can be registered in
        /// the zone.
        Refused = "refused";
        /// A label of the zone breaks a rule, a standard recommends against the registration, or only the registry can decide:
        /// what a disposition means, or a name in no zone of its profile
        /// ([`RegistrationApplicantLabels::needs_registration_review_for`]).
        NeedsReview = "needs-review";
        /// The name has no label that anyone registers.
        NotApplicable = "not-applicable";
    }
}

/// Whether a name may be registered, and why. `inspect --json` has its fields under `registration`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RegistrationVerdict {
    /// The answer.
    #[serde(rename = "verdict")]
    pub permission: RegistrationPermission,
    /// The kinds of findings that led to a refusal or to a review, each once, in the order of the findings; empty for
    /// other verdicts.
    #[serde(rename = "reasons")]
    pub deciding_finding_kinds: Vec<FindingKind>,
}

/// Which labels of a name are the applicant's, which are the zone's, and which nobody registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegistrationApplicantLabels {
    /// The applicant's labels; the labels after them are the zone's.
    labels: Range<usize>,
    /// Indices of labels that nobody registers, ascending: a wildcard, and names that begin with an
    /// underscore.
    unregistrable: Vec<usize>,
    /// Whether there is a parent zone. If so, unregistrable labels among the applicant's are refused.
    is_in_zone: bool,
}

impl RegistrationApplicantLabels {
    /// `labels` are the applicant's, in a zone or not; `unregistrable` are those of [`super::unregistrable`].
    pub(crate) const fn new(labels: Range<usize>, is_in_zone: bool, unregistrable: Vec<usize>) -> Self {
        Self { labels, unregistrable, is_in_zone }
    }

    /// The indices of the applicant's labels.
    pub const fn label_index_range_in_name(&self) -> &Range<usize> {
        &self.labels
    }

    /// Whether a registry must refuse the registration because of this finding.
    pub fn is_registration_refused_for(&self, finding: &Finding) -> bool {
        self.refuses(finding.finding_kind, finding.label_index)
    }

    /// The same of a kind of finding about this label.
    pub(super) fn refuses(&self, kind: FindingKind, label: Option<usize>) -> bool {
        let is_own = label.is_none_or(|label| self.labels.contains(&label));
        if kind.has(Role::Unregistrable) {
            return self.is_in_zone && is_own;
        }
        let is_refused = Protocol::Registration.refuses(kind) || kind.has(Role::Registry);
        is_refused && is_own && self.counts(kind, label)
    }

    /// Whether the registration needs review because of this finding: a violation in the zone's own labels,
    /// a right-to-left label directly below a label that begins with a digit (RFC 5893 section 7.1), or one that leaves the
    /// decision to the registry ([`FindingKind::NoZone`], [`FindingKind::LgrDisposition`]).
    pub fn needs_registration_review_for(&self, finding: &Finding) -> bool {
        self.reviews(finding.finding_kind, finding.label_index)
    }

    /// The same of a kind of finding about this label.
    fn reviews(&self, kind: FindingKind, label: Option<usize>) -> bool {
        if kind.has(Role::RegistryDecides) {
            return true;
        }
        let Some(label) = label.filter(|&label| self.is_label_registrable(label)) else { return false };
        match self.labels.contains(&label) {
            true => kind.has(Role::NotRecommended),
            false => Protocol::Registration.refuses(kind),
        }
    }

    /// Whether a finding counts: on unregistrable labels only excessive length does.
    pub(super) fn counts(&self, kind: FindingKind, label: Option<usize>) -> bool {
        kind.has(Role::Length) || label.is_none_or(|label| self.is_label_registrable(label))
    }

    /// Whether an unregistrable label is requested in a zone.
    pub(super) fn asks_for_unregistrable(&self) -> bool {
        self.is_in_zone && self.unregistrable.iter().any(|label| self.labels.contains(label))
    }

    /// Whether the name is in a parent zone.
    pub(super) const fn is_in_zone(&self) -> bool {
        self.is_in_zone
    }

    /// The number of labels below the zone; `None` if there is no zone.
    pub(super) fn label_count_in_zone(&self) -> Option<usize> {
        self.is_in_zone.then_some(self.labels.len())
    }

    /// The indices of the labels that nobody registers, ascending: of a wildcard, and of names that begin with an
    /// underscore.
    pub fn unregistrable_label_indices_in_name(&self) -> &[usize] {
        &self.unregistrable
    }

    /// Whether all of the applicant's labels are unregistrable.
    fn has_no_registrable_label(&self) -> bool {
        !self.labels.clone().any(|label| self.is_label_registrable(label))
    }

    /// Whether the label at this index is one that can be registered: neither a wildcard nor an underscored name.
    pub fn is_label_registrable(&self, label_index_in_name: usize) -> bool {
        self.unregistrable.binary_search(&label_index_in_name).is_err()
    }
}

impl RegistrationVerdict {
    /// Those of the findings on a name, or on the address around it, that are behind this verdict, the most important first.
    /// Empty if no finding speaks against it.
    pub fn findings_deciding_registration<'a>(
        &self,
        findings: &'a [Finding],
        applicant: &RegistrationApplicantLabels,
    ) -> Vec<&'a Finding> {
        let is_behind = |it: &&Finding| match self.permission {
            RegistrationPermission::Refused => {
                it.finding_kind == FindingKind::NotADomainName || applicant.is_registration_refused_for(it)
            }
            RegistrationPermission::NeedsReview => applicant.needs_registration_review_for(it),
            RegistrationPermission::Allowed | RegistrationPermission::NotApplicable => false,
        };
        let is_reason = |it: &&Finding| self.deciding_finding_kinds.contains(&it.finding_kind);
        let mut deciding: Vec<&Finding> = findings.iter().filter(is_reason).filter(is_behind).collect();
        match self.permission {
            // Forbidden characters come before violations of the Bidi rule, which depend on the position.
            RegistrationPermission::Refused => {
                deciding.sort_by_key(|it| it.finding_kind.is_bidi_rule_condition())
            }
            // The finding about this combination of labels comes before those about the zone alone.
            _ => deciding.sort_by_key(|it| !it.finding_kind.has(Role::NotRecommended)),
        }
        deciding
    }
}

/// The kinds of findings on a domain name that can decide about its registration, each with its label, in the order of the
/// findings. `is_short` says that no label and not the name are longer than the DNS allows.
pub(crate) fn deciding_kinds(name: &LabelledName<'_>, is_short: bool) -> Vec<(FindingKind, Option<usize>)> {
    let mut found = Found::Kinds(Vec::new());
    rfc5893::find_violations(name, &mut found);
    rfc5893::parents_beginning_with_digit(name, &mut found);
    rfc5891::find(name, &mut found);
    if !is_short {
        rfc1035::find(name, &mut found);
    }
    unregistrable::find(name, &mut found);
    found.into_kinds()
}

/// Whether a name may be registered with these kinds of findings on these labels; with `only` whether that label may be, by
/// its own findings: what is found of the name as a whole, such as its length, is not among them.
pub(crate) fn registration(
    found: &[(FindingKind, Option<usize>)],
    applicant: &RegistrationApplicantLabels,
    only: Option<usize>,
) -> RegistrationVerdict {
    let answer =
        |verdict, reasons| RegistrationVerdict { permission: verdict, deciding_finding_kinds: reasons };
    if found.is_empty()
        && only.is_none()
        && applicant.unregistrable.is_empty()
        && !applicant.labels.is_empty()
    {
        return answer(RegistrationPermission::Allowed, Vec::new());
    }
    let counted = || found.iter().filter(|it| only.is_none() || it.1 == only);
    if counted().any(|it| it.0 == FindingKind::NotADomainName) {
        return answer(RegistrationPermission::Refused, vec![FindingKind::NotADomainName]);
    }
    let refused = kinds(counted().filter(|it| applicant.refuses(it.0, it.1)).map(|it| it.0));
    if !refused.is_empty() {
        return answer(RegistrationPermission::Refused, refused);
    }
    let reviewed = || kinds(counted().filter(|it| applicant.reviews(it.0, it.1)).map(|it| it.0));
    let is_asked_for =
        |label: &usize| applicant.labels.contains(label) && applicant.is_label_registrable(*label);
    match only {
        None if applicant.has_no_registrable_label() => {
            answer(RegistrationPermission::NotApplicable, Vec::new())
        }
        Some(label) if !is_asked_for(&label) && reviewed().is_empty() => {
            answer(RegistrationPermission::NotApplicable, Vec::new())
        }
        _ => {
            let reasons = reviewed();
            answer(
                if reasons.is_empty() {
                    RegistrationPermission::Allowed
                } else {
                    RegistrationPermission::NeedsReview
                },
                reasons,
            )
        }
    }
}

/// Changes an answer by the rules of a registry, which found these kinds; warnings that no longer apply go.
pub(crate) fn apply_registry(
    registration: &mut RegistrationVerdict,
    warnings: &mut Vec<FindingKind>,
    found: impl Iterator<Item = FindingKind>,
) {
    let (reviewed, refused): (Vec<_>, Vec<_>) =
        kinds(found).into_iter().partition(|it| it.has(Role::RegistryDecides));
    if !refused.is_empty() {
        if registration.permission != RegistrationPermission::Refused {
            *registration = RegistrationVerdict {
                permission: RegistrationPermission::Refused,
                deciding_finding_kinds: Vec::new(),
            };
        }
        registration.deciding_finding_kinds.extend(refused);
        // It warns of names that may be registered.
        warnings.retain(|it| *it != FindingKind::Uts46Refused);
    }
    warnings.extend(&reviewed);
    if !reviewed.is_empty()
        && matches!(
            registration.permission,
            RegistrationPermission::Allowed | RegistrationPermission::NeedsReview
        )
    {
        registration.permission = RegistrationPermission::NeedsReview;
        registration.deciding_finding_kinds.extend(reviewed);
    }
}

/// The distinct kinds, in order of first occurrence.
pub(crate) fn kinds(found: impl Iterator<Item = FindingKind>) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    for kind in found {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}
