//! What a registry asks of the names in its zones beyond the standards and its rulesets, and which zone a name is in.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use bidiscope_bidi::name::{Label, Name};

use super::analysis_options::AnalysisOptions;
use super::detail::{Detail, VariantOf};
use super::finding::Finding;
use super::kind::FindingKind;
use super::label_warnings;
use super::ruleset::{RulesetAnswer, RulesetEvaluator, Rulesets, judged_label};
use super::zone::{InZone, NotInZone, Zone, dns_form};
use super::zone_index::{NameLabels, ZoneIndex};
use crate::batch::BatchAnalyzer;

/// The zones of a registry, each with its rules.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Those with more labels first.
    zones: Vec<ProfileZone>,
    /// Where each of them is.
    index: ZoneIndex,
}

/// A zone of a profile.
#[derive(Clone, Debug)]
pub struct ProfileZone {
    /// The zone.
    pub zone: Zone,
    /// Its rulesets; a label must be eligible under one of them.
    pub rulesets: Rulesets,
    /// Its other rules.
    pub rules: Arc<RegistryRules>,
}

impl Profile {
    /// A profile of these zones, in any order. The rules of each get [`RegistryRules::zones_below`].
    pub fn new(mut zones: Vec<ProfileZone>) -> Self {
        zones.sort_by_key(|it| std::cmp::Reverse(it.zone.labels().len()));
        // By the labels above each, so that a profile of thousands of zones is read at once.
        let mut names_below: HashMap<Vec<String>, Vec<Name>> = HashMap::new();
        for zone in zones.iter().map(|it| &it.zone) {
            if let (Some(name), [_, above @ ..]) = (zone.name(), zone.labels()) {
                names_below.entry(above.to_vec()).or_default().push(name.clone());
            }
        }
        for ProfileZone { zone, rulesets, rules } in &mut zones {
            if let Some(names) = names_below.get(zone.labels()) {
                Arc::make_mut(rules).zones_below = first_labels(names, rulesets);
            }
        }
        let index = ZoneIndex::new(zones.iter().map(|it| &it.zone));
        Self { zones, index }
    }

    /// The zones, those with more labels first.
    pub fn zones(&self) -> &[ProfileZone] {
        &self.zones
    }

    /// The zone that a name is in, with at least one label below it: that with the most labels.
    ///
    /// # Errors
    /// The name is in no zone, or is itself one of them, which nobody registers in another.
    pub fn zone_of(&self, name: &Name) -> Result<&ProfileZone, NotInZone> {
        self.index.find(name).map(|(at, _)| &self.zones[at])
    }

    /// As [`Self::zone_of`], of the analyzer's name: the index of the zone in [`Self::zones`], and the zone with the applicant's
    /// labels.
    ///
    /// # Errors
    /// As there.
    pub fn find_zone(&self, analyzer: &BatchAnalyzer) -> Result<(usize, InZone<'_>), NotInZone> {
        let (at, own) = self.index.find(analyzer)?;
        Ok((at, InZone { zone: &self.zones[at].zone, applicants: Some(own) }))
    }

    /// The index of a zone in [`Self::zones`]; `None` if the profile does not have it.
    pub fn index_of(&self, zone: &Zone) -> Option<usize> {
        self.index.place(zone)
    }

    /// As [`Self::zone_of`], where the name's zone is stated beside it, as in a list with a column of zones: it is in that
    /// one, and in no other one of the profile that it ends in too.
    ///
    /// # Errors
    /// The name is not in the stated zone, the profile does not have that zone, or the name is itself a zone of the profile.
    pub fn stated_zone_of(&self, name: &Name, stated: &Zone) -> Result<&ProfileZone, NotInZone> {
        // Whatever zone is stated, nobody registers a zone of the registry.
        if self.zone_of(name).err() == Some(NotInZone::IsTheZone) {
            return Err(NotInZone::IsTheZone);
        }
        let of = self.index_of(stated).map(|at| &self.zones[at]).ok_or(NotInZone::OutsideZone)?;
        of.zone.applicants_labels(name).map(|_| of)
    }
}

/// The first labels of these names, with their variants under these rulesets.
fn first_labels(names: &[Name], rulesets: &Rulesets) -> LabelSet {
    let mut labels = LabelSet::default();
    let mut rulesets = RulesetEvaluator::new(Arc::clone(rulesets));
    for name in names {
        labels.insert_label(name, &name.labels()[0], &mut rulesets);
    }
    labels
}

impl NameLabels for Name {
    fn count(&self) -> usize {
        self.labels().len()
    }

    fn write(&self, label: usize, into: &mut String) -> bool {
        let label = &self.labels()[label];
        into.extend(self.label_characters(label).iter().map(|it| it.scalar));
        label.typed_a_label.is_none()
    }

    fn dns_form(&self, label: usize) -> String {
        dns_form(self, &self.labels()[label])
    }
}

/// By which rules of a registry names are judged: those of one zone, or those of the zone that each name is in.
#[derive(Clone, Debug)]
pub enum RulesByZone {
    /// Those of this zone; without a zone they judge the first label of every name.
    One {
        /// The zone.
        zone: Option<Zone>,
        /// Its rulesets; a label must be eligible under one of them.
        rulesets: Rulesets,
        /// Its other rules.
        rules: Arc<RegistryRules>,
    },
    /// The zones of a profile.
    Profile(Arc<Profile>),
}

impl RulesByZone {
    /// Rulesets alone, of no zone.
    pub fn of_rulesets(rulesets: Rulesets) -> Self {
        Self::One { zone: None, rulesets, rules: Arc::default() }
    }

    /// The rulesets of the one zone, or of each in the order of [`Profile::zones`]; those of a zone may be none.
    pub fn rulesets(&self) -> impl Iterator<Item = &Rulesets> {
        let (one, zones) = match self {
            Self::One { rulesets, .. } => (Some(rulesets), &[][..]),
            Self::Profile(profile) => (None, profile.zones()),
        };
        one.into_iter().chain(zones.iter().map(|it| &it.rulesets))
    }

    /// Whether they ask nothing of any name.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::One { rulesets, rules, .. } if rulesets.is_empty() && rules.is_empty())
    }

    /// Whether there is a ruleset.
    pub fn has_rulesets(&self) -> bool {
        self.rulesets().any(|it| !it.is_empty())
    }

    /// These options with the zone of the name and its rules; for a name in no zone of a profile with
    /// [`RegistryRules::outside_profile`], by which its registration needs review.
    pub fn options_for(&self, name: &Name, options: AnalysisOptions) -> AnalysisOptions {
        match self {
            Self::One { zone, rulesets, rules } => AnalysisOptions {
                zone: zone.clone(),
                rulesets: Arc::clone(rulesets),
                rules: Arc::clone(rules),
                ..options
            },
            Self::Profile(profile) => options_of(profile.zone_of(name), options),
        }
    }

    /// As [`Self::options_for`], where the name's zone is stated beside it; see [`Profile::stated_zone_of`].
    pub fn options_in(&self, stated: &Zone, name: &Name, options: AnalysisOptions) -> AnalysisOptions {
        let zone = Some(stated.clone());
        match self {
            Self::One { .. } => AnalysisOptions { zone, ..self.options_for(name, options) },
            Self::Profile(profile) => match profile.stated_zone_of(name, stated) {
                of @ Err(NotInZone::OutsideZone) => options_of(of, AnalysisOptions { zone, ..options }),
                of => options_of(of, options),
            },
        }
    }
}

/// These options with the rules of a zone of a profile, or with those for names in none.
fn options_of(zone: Result<&ProfileZone, NotInZone>, options: AnalysisOptions) -> AnalysisOptions {
    match zone {
        Ok(of) => AnalysisOptions {
            zone: Some(of.zone.clone()),
            rulesets: Arc::clone(&of.rulesets),
            rules: Arc::clone(&of.rules),
            is_by_profile: true,
            ..options
        },
        Err(why) => AnalysisOptions {
            rules: Arc::new(RegistryRules::outside_profile(why)),
            is_by_profile: true,
            ..options
        },
    }
}

impl Default for RulesByZone {
    /// No rules.
    fn default() -> Self {
        Self::of_rulesets(Arc::from([]))
    }
}

/// What a registry asks of the names in a zone beyond the standards and its rulesets. The two sets are about one label of a
/// name: the one directly below the zone, or the first one where there is no zone or `labels_below` is more than 1.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RegistryRules {
    /// Why the name is in no zone of the registry's profile: then its registration needs review. `None` if it is in one.
    pub outside_profile: Option<NotInZone>,
    /// Exactly how many labels a name must have below the zone, without a zone in all; any number if `None`.
    pub labels_below: Option<usize>,
    /// Labels that the registry keeps for itself: refused, with [`FindingKind::ReservedLabel`].
    pub reserved: LabelSet,
    /// Labels that nobody may register: refused, with [`FindingKind::BlockedLabel`].
    pub blocked: LabelSet,
    /// The labels of the registry's zones directly below this one: whoever had a variant of one would have a variant of every name
    /// in it. Refused, with [`FindingKind::ReservedLabel`].
    pub zones_below: LabelSet,
    /// Whether a name is refused if one of the applicant's labels mixes scripts (UTS #39, section 5.1), as ICANN's
    /// guidelines for IDNs ask.
    pub refuses_mixed_scripts: bool,
}

impl RegistryRules {
    /// The rules for a name that is in no zone of a profile, for this reason: its registration needs review.
    pub fn outside_profile(why: NotInZone) -> Self {
        Self { outside_profile: Some(why), ..Self::default() }
    }

    /// Whether they ask nothing.
    pub fn is_empty(&self) -> bool {
        let Self { outside_profile, labels_below, reserved, blocked, zones_below, refuses_mixed_scripts } =
            self;
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
    pub fn insert(&mut self, label: &Name, rulesets: &mut RulesetEvaluator) -> bool {
        let [only] = label.labels() else { return false };
        self.insert_label(label, only, rulesets);
        true
    }

    /// Adds a label of a name, as [`Self::insert`] does.
    fn insert_label(&mut self, name: &Name, label: &Label, rulesets: &mut RulesetEvaluator) {
        self.labels.insert(dns_form(name, label));
        let scalars: Vec<char> =
            name.label_characters(label).iter().map(|it| it.scalar.to_ascii_lowercase()).collect();
        self.index_labels.extend(rulesets.index_labels(&scalars));
    }

    /// Whether a label is in the set, or is a variant of one under the ruleset that answers.
    fn find(&self, name: &Name, label: &Label, answer: Option<&RulesetAnswer>) -> Option<Membership> {
        if self.is_empty() {
            return None;
        }
        let has = |label: &Label| self.labels.contains(&dns_form(name, label));
        // Of an A-label that is not its own, the label that it decodes to counts too.
        let decodes_to_one =
            || label.noncanonical_a_label().is_some() && has(&Label { typed_a_label: None, ..label.clone() });
        if has(label) || decodes_to_one() {
            return Some(Membership::Listed);
        }
        let answer = answer?;
        let key = (answer.ruleset, answer.index_label.clone()?);
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

/// What these rules find in a name of which these labels are the applicant's; `answer` is that of the zone's rulesets.
pub(crate) fn findings(
    name: &Name,
    (applicants, is_in_zone): (&Range<usize>, bool),
    rules: &RegistryRules,
    answer: Option<&RulesetAnswer>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Some(why) = rules.outside_profile {
        let detail = match why {
            NotInZone::IsTheZone => Detail::IsZone,
            NotInZone::OutsideZone => Detail::None,
        };
        findings.push(Finding::new(FindingKind::NoZone, None, Vec::new()).with(detail));
    }
    if let Some(expected) = rules.labels_below.filter(|it| *it != applicants.len()) {
        let detail = Detail::Labels { count: applicants.len(), expected: Some(expected) };
        findings.push(Finding::new(FindingKind::ZoneLabelCount, None, Vec::new()).with(detail));
    }
    let index = judged_label(applicants, is_in_zone, rules);
    let Some(label) = name.labels().get(index) else { return findings };
    for (set, kind) in
        [(&rules.reserved, FindingKind::ReservedLabel), (&rules.blocked, FindingKind::BlockedLabel)]
    {
        if let Some(membership) = set.find(name, label, answer) {
            let detail = match membership {
                Membership::Listed => Detail::None,
                Membership::Variant => Detail::Variant(VariantOf::ListedLabel),
            };
            findings.push(Finding::new(kind, index, label.range.clone().collect()).with(detail));
        }
    }
    // The first of several labels is in another zone.
    let is_directly_below = is_in_zone && index + 1 == applicants.end;
    let is_reserved = findings.iter().any(|it| it.id == FindingKind::ReservedLabel);
    // A name in the nested zone itself may be said to be in this one.
    let is_variant = || rules.zones_below.find(name, label, answer) == Some(Membership::Variant);
    if is_directly_below && !is_reserved && is_variant() {
        let finding = Finding::new(FindingKind::ReservedLabel, index, label.range.clone().collect());
        findings.push(finding.with(Detail::Variant(VariantOf::Zone)));
    }
    if rules.refuses_mixed_scripts {
        let mixed =
            label_warnings::findings(name).into_iter().filter(|it| it.id == FindingKind::MixedScripts);
        let mixed = mixed.filter(|it| it.label.is_some_and(|it| applicants.contains(&it)));
        findings.extend(mixed.map(|it| Finding { id: FindingKind::GuidelinesMixedScripts, ..it }));
    }
    findings
}
