//! What a registry asks of the names in its zones beyond the standards and its rulesets.

use std::collections::HashSet;
use std::ops::Range;

use bidiscope_bidi::name::{Label, Name};

use super::detail::{FindingDetail, VariantOf};
use super::finding::Finding;
use super::found::{Found, FoundInLabel};
use super::kind::FindingKind;
use super::labelled_name::LabelledName;
use super::ruleset::{LabelRulesetEvaluation, RulesetEvaluator};
use super::zone::{NotInZone, dns_form};
use super::{rfc5893, uts39};

/// What a registry asks of the names in a zone beyond the standards and its rulesets. The two sets are about one label of a
/// name: the one directly below the zone, or the first one where there is no zone or `labels_below` is more than 1.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RegistryRules {
    /// Why the name is in no zone of the registry's profile: then its registration needs review. `None` if it is in one.
    pub outside_profile_reason: Option<NotInZone>,
    /// Exactly how many labels a name must have below the zone, without a zone in all; any number if `None`.
    pub required_label_count_below_zone: Option<usize>,
    /// Labels that the registry keeps for itself: refused, with [`FindingKind::ReservedLabel`].
    pub reserved_labels: LabelSet,
    /// Labels that nobody may register: refused, with [`FindingKind::BlockedLabel`].
    pub blocked_labels: LabelSet,
    /// The labels of the registry's zones directly below this one: whoever had a variant of one would have a variant of every
    /// name in it. Refused, with [`FindingKind::ReservedLabel`].
    pub child_zone_labels: LabelSet,
    /// Whether a name is refused if one of the applicant's labels mixes scripts (UTS #39, section 5.1), as ICANN's
    /// guidelines for IDNs ask.
    pub refuses_mixed_scripts: bool,
}

impl RegistryRules {
    /// The rules for a name that is in no zone of a profile, for this reason: its registration needs review.
    pub fn for_name_outside_profile(outside_profile_reason: NotInZone) -> Self {
        Self { outside_profile_reason: Some(outside_profile_reason), ..Self::default() }
    }

    /// Whether they ask nothing.
    pub fn is_empty(&self) -> bool {
        let Self {
            outside_profile_reason: outside_profile,
            required_label_count_below_zone: labels_below,
            reserved_labels: reserved,
            blocked_labels: blocked,
            child_zone_labels: zones_below,
            refuses_mixed_scripts,
        } = self;
        outside_profile.is_none()
            && labels_below.is_none()
            && reserved.is_empty()
            && blocked.is_empty()
            && zones_below.is_empty()
            && !refuses_mixed_scripts
    }
}

/// A set of labels, compared as the DNS does, and of their variants under the rulesets of a zone.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LabelSet {
    labels: HashSet<String>,
    /// The index labels (RFC 7940, section 8.5), each with the index of its ruleset.
    index_labels: HashSet<(usize, Vec<char>)>,
}

impl LabelSet {
    /// Adds the label of a name that consists of one label, and its variants under these rulesets, which must be those of
    /// the zone; `false`, and nothing is added, if the name has several labels.
    pub fn insert_if_single_label(&mut self, name: &Name, ruleset_evaluator: &mut RulesetEvaluator) -> bool {
        let [only] = name.labels() else { return false };
        self.insert_label(name, only, ruleset_evaluator);
        true
    }

    /// Adds a label of a name, as [`Self::insert_single_label`] does.
    pub(super) fn insert_label(&mut self, name: &Name, label: &Label, rulesets: &mut RulesetEvaluator) {
        self.labels.insert(dns_form(name, label));
        let scalars: Vec<char> =
            name.label_characters(label).iter().map(|it| it.scalar.to_ascii_lowercase()).collect();
        self.index_labels.extend(rulesets.variant_index_labels(&scalars));
    }

    /// Whether a label is in the set, or is a variant of one under the ruleset that answers.
    fn find(
        &self,
        name: &Name,
        label: &Label,
        answer: Option<&LabelRulesetEvaluation>,
    ) -> Option<Membership> {
        if self.is_empty() {
            return None;
        }
        let has = |label: &Label| self.labels.contains(&dns_form(name, label));
        // Of an A-label that is not its own, the label that it decodes to counts too.
        let decodes_to_one = || {
            label.noncanonical_a_label_as_typed().is_some()
                && has(&Label { a_label_as_typed: None, ..label.clone() })
        };
        if has(label) || decodes_to_one() {
            return Some(Membership::Listed);
        }
        let answer = answer?;
        let key = (answer.ruleset_index, answer.variant_index_label.clone()?);
        self.index_labels.contains(&key).then_some(Membership::Variant)
    }

    /// How many labels there are, their variants not counted.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// Whether there is no label in it.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty()
    }
}

/// How a label belongs to a [`LabelSet`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Membership {
    /// It is one of the labels.
    Listed,
    /// It is a variant of one.
    Variant,
}

/// The label that the rules of a zone are about, in a name of which these labels are the applicant's: the one directly
/// below the zone, or the first where the registry registers names of several labels below it. Without a zone the first.
pub(crate) fn judged_label(applicants: &Range<usize>, is_in_zone: bool, rules: &RegistryRules) -> usize {
    let takes_several = rules.required_label_count_below_zone.is_some_and(|it| it > 1);
    if is_in_zone && !takes_several { applicants.end.saturating_sub(1) } else { applicants.start }
}

/// What these rules find in a name of which these labels are the applicant's; `answer` is that of the zone's rulesets.
pub(crate) fn findings(
    name: &Name,
    (applicants, is_in_zone): (&Range<usize>, bool),
    rules: &RegistryRules,
    answer: Option<&LabelRulesetEvaluation>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Some(why) = rules.outside_profile_reason {
        let detail = match why {
            NotInZone::IsTheZone => FindingDetail::NameIsRegistryZone,
            NotInZone::OutsideZone => FindingDetail::NoDetail,
        };
        findings.push(Finding::new(FindingKind::NoZone, None, Vec::new()).with_detail(detail));
    }
    if let Some(expected) = rules.required_label_count_below_zone.filter(|it| *it != applicants.len()) {
        let detail = FindingDetail::LabelCountBelowZone {
            label_count: applicants.len(),
            required_label_count: Some(expected),
        };
        findings.push(Finding::new(FindingKind::ZoneLabelCount, None, Vec::new()).with_detail(detail));
    }
    let index = judged_label(applicants, is_in_zone, rules);
    let Some(label) = name.labels().get(index) else { return findings };
    for (set, kind) in [
        (&rules.reserved_labels, FindingKind::ReservedLabel),
        (&rules.blocked_labels, FindingKind::BlockedLabel),
    ] {
        if let Some(membership) = set.find(name, label, answer) {
            let detail = match membership {
                Membership::Listed => FindingDetail::NoDetail,
                Membership::Variant => FindingDetail::LabelIsVariant(VariantOf::ListedLabel),
            };
            findings
                .push(Finding::new(kind, index, label.character_range.clone().collect()).with_detail(detail));
        }
    }
    // The first of several labels is in another zone.
    let is_directly_below = is_in_zone && index + 1 == applicants.end;
    let is_reserved = findings.iter().any(|it| it.finding_kind == FindingKind::ReservedLabel);
    // A name in the nested zone itself may be said to be in this one.
    let is_variant = || rules.child_zone_labels.find(name, label, answer) == Some(Membership::Variant);
    if is_directly_below && !is_reserved && is_variant() {
        let finding =
            Finding::new(FindingKind::ReservedLabel, index, label.character_range.clone().collect());
        findings.push(finding.with_detail(FindingDetail::LabelIsVariant(VariantOf::Zone)));
    }
    if rules.refuses_mixed_scripts {
        let mut found = Found::Findings(Vec::new());
        let spans = rfc5893::spans(name);
        for label in LabelledName::new(name, &spans).labels().filter(|it| applicants.contains(&it.index)) {
            let kind = FindingKind::GuidelinesMixedScripts;
            uts39::mixed_scripts(&label, &mut FoundInLabel::new(&mut found, kind, &label));
        }
        findings.extend(found.into_findings());
    }
    findings
}
