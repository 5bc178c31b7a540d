//! The zones of a registry, each with its rules, and which of them a name is in.

use std::collections::HashMap;
use std::sync::Arc;

use bidiscope_bidi::name::{Input, Name};

use super::analysis_options::NameAnalysisOptions;
use super::registry::{LabelSet, RegistryRules, judged_label};
use super::ruleset::{RulesetEvaluator, Rulesets};
use super::zone::{NameInZone, NotInZone, Zone};
use super::zone_index::{NameLabels, ZoneIndex};

/// The zones of a registry, each with its rules.
#[derive(Clone, Debug)]
pub struct RegistryProfile {
    /// Those with more labels first.
    zones: Vec<RegistryProfileZone>,
    /// Where each of them is.
    index: ZoneIndex,
}

/// A zone of a profile.
#[derive(Clone, Debug)]
pub struct RegistryProfileZone {
    /// The zone.
    pub zone: Zone,
    /// Its rulesets; a label must be eligible under one of them.
    pub zone_rulesets: Rulesets,
    /// Its other rules.
    pub other_registry_rules: Arc<RegistryRules>,
}

impl RegistryProfile {
    /// A profile of these zones, in any order. The rules of each get [`RegistryRules::child_zone_labels`].
    pub fn new(mut zones: Vec<RegistryProfileZone>) -> Self {
        zones.sort_by_key(|it| std::cmp::Reverse(it.zone.labels().len()));
        // By the labels above each, so that a profile of thousands of zones is read at once.
        let mut names_below: HashMap<Vec<String>, Vec<Name>> = HashMap::new();
        for zone in zones.iter().map(|it| &it.zone) {
            if let (Some(name), [_, above @ ..]) = (zone.name_unless_root(), zone.labels()) {
                names_below.entry(above.to_vec()).or_default().push(name.clone());
            }
        }
        for RegistryProfileZone { zone, zone_rulesets: rulesets, other_registry_rules: rules } in &mut zones {
            if let Some(names) = names_below.get(zone.labels()) {
                Arc::make_mut(rules).child_zone_labels = first_labels(names, rulesets);
            }
        }
        let index = ZoneIndex::new(zones.iter().map(|it| &it.zone));
        Self { zones, index }
    }

    /// The zones, those with more labels first.
    pub fn zones(&self) -> &[RegistryProfileZone] {
        &self.zones
    }

    /// The zone that a name is in, with at least one label below it: that with the most labels.
    ///
    /// # Errors
    /// The name is in no zone, or is itself one of them, which nobody registers in another.
    pub fn zone_of_name(&self, name: &Name) -> Result<&RegistryProfileZone, NotInZone> {
        self.index.find(name).map(|(at, _)| &self.zones[at])
    }

    /// As [`Self::zone_of`]: the index of the zone in [`Self::zones`], and the zone with the applicant's labels.
    pub(crate) fn find(&self, name: &impl NameLabels) -> Result<(usize, NameInZone<'_>), NotInZone> {
        let (at, own) = self.index.find(name)?;
        Ok((at, NameInZone { zone: &self.zones[at].zone, label_count_below_zone: Some(own) }))
    }

    /// The index of a zone in [`Self::zones`]; `None` if the profile does not have it.
    pub fn zone_index(&self, zone: &Zone) -> Option<usize> {
        self.index.place(zone)
    }

    /// As [`Self::zone_of_name`], where the name's zone is stated beside it, as in a list with a column of zones: it is in that
    /// one, and in no other one of the profile that it ends in too.
    ///
    /// # Errors
    /// The name is not in the stated zone, the profile does not have that zone, or the name is itself a zone of the profile.
    pub fn zone_of_name_if_stated(
        &self,
        name: &Name,
        stated_zone: &Zone,
    ) -> Result<&RegistryProfileZone, NotInZone> {
        // Whatever zone is stated, nobody registers a zone of the registry.
        if self.zone_of_name(name).err() == Some(NotInZone::IsTheZone) {
            return Err(NotInZone::IsTheZone);
        }
        let of = self.zone_index(stated_zone).map(|at| &self.zones[at]).ok_or(NotInZone::OutsideZone)?;
        of.zone.applicant_label_index_range(name).map(|_| of)
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

/// By which rules of a registry names are judged: those of one zone, or those of the zone that each name is in.
#[derive(Clone, Debug)]
pub enum RegistryRulesByZone {
    /// Those of this zone; without a zone they judge the first label of every name.
    SingleZone {
        /// The zone.
        parent_zone: Option<Zone>,
        /// Its rulesets; a label must be eligible under one of them.
        zone_rulesets: Rulesets,
        /// Its other rules.
        other_registry_rules: Arc<RegistryRules>,
    },
    /// The zones of a profile.
    RegistryProfile(Arc<RegistryProfile>),
}

impl RegistryRulesByZone {
    /// Rulesets alone, of no zone.
    pub fn of_rulesets_without_zone(zone_rulesets: Rulesets) -> Self {
        Self::SingleZone { parent_zone: None, zone_rulesets, other_registry_rules: Arc::default() }
    }

    /// The rulesets of the one zone, or of each in the order of [`RegistryProfile::zones`]; those of a zone may be none.
    pub fn rulesets(&self) -> impl Iterator<Item = &Rulesets> {
        let (one, zones) = match self {
            Self::SingleZone { zone_rulesets: rulesets, .. } => (Some(rulesets), &[][..]),
            Self::RegistryProfile(profile) => (None, profile.zones()),
        };
        one.into_iter().chain(zones.iter().map(|it| &it.zone_rulesets))
    }

    /// Whether they ask nothing of any name.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::SingleZone { zone_rulesets, other_registry_rules, .. } if zone_rulesets.is_empty() && other_registry_rules.is_empty())
    }

    /// Whether there is a ruleset.
    pub fn has_rulesets(&self) -> bool {
        self.rulesets().any(|it| !it.is_empty())
    }

    /// These options with the zone of the name, or of the host of an address, and its rules; for what is in no zone of a profile
    /// with [`RegistryRules::for_name_outside_profile`], by which its registration needs review.
    pub fn options_with_zone_rules(
        &self,
        input: &Input,
        base_options: NameAnalysisOptions,
    ) -> NameAnalysisOptions {
        match self {
            Self::SingleZone { parent_zone: zone, zone_rulesets: rulesets, other_registry_rules: rules } => {
                NameAnalysisOptions {
                    parent_zone: zone.clone(),
                    zone_rulesets: Arc::clone(rulesets),
                    other_registry_rules: Arc::clone(rules),
                    ..base_options
                }
            }
            Self::RegistryProfile(profile) => {
                options_of(name_of(input).and_then(|it| profile.zone_of_name(it)), base_options)
            }
        }
    }

    /// As [`Self::options_with_zone_rules`], where the name's zone is stated beside it; see
    /// [`RegistryProfile::zone_of_name_if_stated`].
    pub fn options_with_stated_zone_rules(
        &self,
        stated_zone: &Zone,
        input: &Input,
        base_options: NameAnalysisOptions,
    ) -> NameAnalysisOptions {
        let zone = Some(stated_zone.clone());
        match self {
            Self::SingleZone { .. } => {
                NameAnalysisOptions { parent_zone: zone, ..self.options_with_zone_rules(input, base_options) }
            }
            Self::RegistryProfile(profile) => {
                match name_of(input).and_then(|it| profile.zone_of_name_if_stated(it, stated_zone)) {
                    of @ Err(NotInZone::OutsideZone) => {
                        options_of(of, NameAnalysisOptions { parent_zone: zone, ..base_options })
                    }
                    of => options_of(of, base_options),
                }
            }
        }
    }
}

/// What stands in a zone: nothing of an address without a domain name does.
fn name_of(input: &Input) -> Result<&Name, NotInZone> {
    input.name().ok_or(NotInZone::OutsideZone)
}

/// These options with the rules of a zone of a profile, or with those for names in none.
fn options_of(
    zone: Result<&RegistryProfileZone, NotInZone>,
    options: NameAnalysisOptions,
) -> NameAnalysisOptions {
    match zone {
        Ok(of) => NameAnalysisOptions {
            parent_zone: Some(of.zone.clone()),
            zone_rulesets: Arc::clone(&of.zone_rulesets),
            other_registry_rules: Arc::clone(&of.other_registry_rules),
            is_zone_from_registry_profile: true,
            ..options
        },
        Err(why) => NameAnalysisOptions {
            other_registry_rules: Arc::new(RegistryRules::for_name_outside_profile(why)),
            is_zone_from_registry_profile: true,
            ..options
        },
    }
}

impl Default for RegistryRulesByZone {
    /// No rules.
    fn default() -> Self {
        Self::of_rulesets_without_zone(Arc::from([]))
    }
}

/// The disposition, such as `blocked`, of the label of `name` as a variant of the label of the name `registered`, under the
/// rulesets of the zone of `registered`: the one that answers for its label, else the first under which it is a variant.
/// Of either name it is the label directly below that zone; the first one where there is no zone, the name is not in it, or
/// [`RegistryRules::required_label_count_below_zone`] is more than 1. Capital letters of ASCII count as small ones. `None`
/// where the zone has no ruleset, where it is no variant, and where both labels are the same.
pub fn disposition_as_variant(
    rules: &RegistryRulesByZone,
    registered: &Input,
    name: &Input,
) -> Option<String> {
    let options = rules.options_with_zone_rules(registered, NameAnalysisOptions::default());
    let judged = |name: &Name| -> Option<Vec<char>> {
        let count = name.labels().len();
        let below = options.parent_zone.as_ref().and_then(|it| it.applicant_label_index_range(name).ok());
        let is_in_zone = below.is_some();
        let index = judged_label(&below.unwrap_or(0..count), is_in_zone, &options.other_registry_rules);
        let label = name.labels().get(index)?;
        Some(name.label_characters(label).iter().map(|it| it.scalar.to_ascii_lowercase()).collect())
    };
    let (label, variant) = (judged(registered.name()?)?, judged(name.name()?)?);
    if label == variant {
        return None;
    }
    let answer = RulesetEvaluator::new(Arc::clone(&options.zone_rulesets))
        .evaluate_label_by_best_ruleset(label.iter().copied())?;
    let answering = options.zone_rulesets.get(answer.ruleset_index).into_iter();
    let mut rulesets = answering.chain(options.zone_rulesets.iter()).map(|it| &it.ruleset);
    rulesets.find_map(|it| it.find_variant_label(&label, &variant)).map(|it| it.disposition.to_owned())
}
