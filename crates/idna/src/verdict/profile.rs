//! The zones of a registry, each with its rules, and which of them a name is in.

use std::collections::HashMap;
use std::sync::Arc;

use bidiscope_bidi::name::{Input, Name};

use super::analysis_options::AnalysisOptions;
use super::registry::{LabelSet, RegistryRules, judged_label};
use super::ruleset::{RulesetEvaluator, Rulesets};
use super::zone::{InZone, NotInZone, Zone};
use super::zone_index::{NameLabels, ZoneIndex};

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

    /// As [`Self::zone_of`]: the index of the zone in [`Self::zones`], and the zone with the applicant's labels.
    pub(crate) fn find(&self, name: &impl NameLabels) -> Result<(usize, InZone<'_>), NotInZone> {
        let (at, own) = self.index.find(name)?;
        Ok((at, InZone { zone: &self.zones[at].zone, applicant_label_count: Some(own) }))
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
        of.zone.applicant_label_range(name).map(|_| of)
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
pub enum RulesByZone {
    /// Those of this zone; without a zone they judge the first label of every name.
    SingleZone {
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
        Self::SingleZone { zone: None, rulesets, rules: Arc::default() }
    }

    /// The rulesets of the one zone, or of each in the order of [`Profile::zones`]; those of a zone may be none.
    pub fn rulesets(&self) -> impl Iterator<Item = &Rulesets> {
        let (one, zones) = match self {
            Self::SingleZone { rulesets, .. } => (Some(rulesets), &[][..]),
            Self::Profile(profile) => (None, profile.zones()),
        };
        one.into_iter().chain(zones.iter().map(|it| &it.rulesets))
    }

    /// Whether they ask nothing of any name.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::SingleZone { rulesets, rules, .. } if rulesets.is_empty() && rules.is_empty())
    }

    /// Whether there is a ruleset.
    pub fn has_rulesets(&self) -> bool {
        self.rulesets().any(|it| !it.is_empty())
    }

    /// These options with the zone of the name, or of the host of an address, and its rules; for what is in no zone of a profile
    /// with [`RegistryRules::outside_profile`], by which its registration needs review.
    pub fn options_for(&self, input: &Input, options: AnalysisOptions) -> AnalysisOptions {
        match self {
            Self::SingleZone { zone, rulesets, rules } => AnalysisOptions {
                zone: zone.clone(),
                rulesets: Arc::clone(rulesets),
                rules: Arc::clone(rules),
                ..options
            },
            Self::Profile(profile) => options_of(name_of(input).and_then(|it| profile.zone_of(it)), options),
        }
    }

    /// As [`Self::options_for`], where the name's zone is stated beside it; see [`Profile::stated_zone_of`].
    pub fn options_in_stated_zone(
        &self,
        stated: &Zone,
        input: &Input,
        options: AnalysisOptions,
    ) -> AnalysisOptions {
        let zone = Some(stated.clone());
        match self {
            Self::SingleZone { .. } => AnalysisOptions { zone, ..self.options_for(input, options) },
            Self::Profile(profile) => {
                match name_of(input).and_then(|it| profile.stated_zone_of(it, stated)) {
                    of @ Err(NotInZone::OutsideZone) => options_of(of, AnalysisOptions { zone, ..options }),
                    of => options_of(of, options),
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
fn options_of(zone: Result<&ProfileZone, NotInZone>, options: AnalysisOptions) -> AnalysisOptions {
    match zone {
        Ok(of) => AnalysisOptions {
            zone: Some(of.zone.clone()),
            rulesets: Arc::clone(&of.rulesets),
            rules: Arc::clone(&of.rules),
            is_zone_from_profile: true,
            ..options
        },
        Err(why) => AnalysisOptions {
            rules: Arc::new(RegistryRules::outside_profile(why)),
            is_zone_from_profile: true,
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

/// The disposition, such as `blocked`, of the label of `name` as a variant of the label of the name `registered`, under the
/// rulesets of the zone of `registered`: the one that answers for its label, else the first under which it is a variant.
/// Of either name it is the label directly below that zone; the first one where there is no zone, the name is not in it, or
/// [`RegistryRules::label_count_below_zone`] is more than 1. Capital letters of ASCII count as small ones. `None` where the zone has
/// no ruleset, where it is no variant, and where both labels are the same.
pub fn disposition_as_variant(rules: &RulesByZone, registered: &Input, name: &Input) -> Option<String> {
    let options = rules.options_for(registered, AnalysisOptions::default());
    let judged = |name: &Name| -> Option<Vec<char>> {
        let count = name.labels().len();
        let below = options.zone.as_ref().and_then(|it| it.applicant_label_range(name).ok());
        let is_in_zone = below.is_some();
        let index = judged_label(&below.unwrap_or(0..count), is_in_zone, &options.rules);
        let label = name.labels().get(index)?;
        Some(name.label_characters(label).iter().map(|it| it.scalar.to_ascii_lowercase()).collect())
    };
    let (label, variant) = (judged(registered.name()?)?, judged(name.name()?)?);
    if label == variant {
        return None;
    }
    let answer = RulesetEvaluator::new(Arc::clone(&options.rulesets)).evaluate(label.iter().copied())?;
    let answering = options.rulesets.get(answer.ruleset_index).into_iter();
    let mut rulesets = answering.chain(options.rulesets.iter()).map(|it| &it.ruleset);
    rulesets.find_map(|it| it.variant_label(&label, &variant)).map(|it| it.disposition.to_owned())
}
