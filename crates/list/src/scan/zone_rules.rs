//! The registry's rules for each name of a list.

use std::collections::HashMap;
use std::sync::Arc;

use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::{
    NameAnalysisOptions, NameInZone, NotInZone, ParentZone, RegistryProfile, RegistryRules,
    RegistryRulesByZone, RulesetEvaluator, Rulesets, Zone,
};

use super::scan_options::ScanOptions;

/// The rules of a zone, or of several.
#[derive(Clone, Debug)]
pub(super) struct ZoneRules {
    pub(super) rules: Arc<RegistryRules>,
    pub(super) rulesets: RulesetEvaluator,
    /// Whether they are those of a profile.
    is_by_profile: bool,
}

impl ZoneRules {
    fn new(rules: &Arc<RegistryRules>, rulesets: &Rulesets, is_by_profile: bool) -> Self {
        let rulesets = RulesetEvaluator::new(Arc::clone(rulesets));
        Self { rules: Arc::clone(rules), rulesets, is_by_profile }
    }

    /// For the complete analysis of a name in this zone.
    pub(super) fn options(&self, zone: Option<&NameInZone<'_>>) -> NameAnalysisOptions {
        NameAnalysisOptions {
            parent_zone: zone.map(|it| it.zone.clone()),
            zone_rulesets: Arc::clone(self.rulesets.rulesets()),
            other_registry_rules: Arc::clone(&self.rules),
            is_zone_from_registry_profile: self.is_by_profile,
            ..NameAnalysisOptions::default()
        }
    }
}

/// The zones that names can be in, and what holds for all others.
#[derive(Clone, Debug)]
pub(super) struct ZoneTable {
    /// What finds the zone of a name; none where all names are in one.
    profile: Option<Arc<RegistryProfile>>,
    /// The rules of the profile's zones, those that several have once: a profile of thousands of zones has a few.
    rules: Vec<ZoneRules>,
    /// Which of them each zone of the profile has, in its order.
    rules_of: Vec<usize>,
    /// The one zone of the registry, whatever zone an entry says; none with a profile.
    registry_zone: Option<Zone>,
    /// The zone of names in none of them.
    other_zone: Option<Zone>,
    /// For names in none of them.
    others: ZoneRules,
    /// For names that are themselves one of them.
    themselves: ZoneRules,
    /// Where each entry says its zone: which of the zones it is, if any.
    stated: Option<Option<usize>>,
}

impl ZoneTable {
    pub(super) fn new(options: &ScanOptions) -> Self {
        let mut table = match &options.registry_rules {
            RegistryRulesByZone::SingleZone {
                zone_rulesets: rulesets,
                other_registry_rules: rules,
                parent_zone: zone,
            } => {
                let others = ZoneRules::new(rules, rulesets, false);
                Self {
                    profile: None,
                    rules: Vec::new(),
                    rules_of: Vec::new(),
                    registry_zone: zone.clone(),
                    other_zone: None,
                    themselves: others.clone(),
                    others,
                    stated: None,
                }
            }
            RegistryRulesByZone::RegistryProfile(profile) => {
                let (mut rules, mut numbers, mut rules_of) = (Vec::new(), HashMap::new(), Vec::new());
                for zone in profile.zones() {
                    let new = rules.len();
                    let shared = (Arc::as_ptr(&zone.other_registry_rules), Arc::as_ptr(&zone.zone_rulesets));
                    let number = *numbers.entry(shared).or_insert(new);
                    if number == new {
                        rules.push(ZoneRules::new(&zone.other_registry_rules, &zone.zone_rulesets, true));
                    }
                    rules_of.push(number);
                }
                let outside = |why| {
                    ZoneRules::new(
                        &Arc::new(RegistryRules::for_name_outside_profile(why)),
                        &Arc::from([]),
                        true,
                    )
                };
                Self {
                    profile: Some(Arc::clone(profile)),
                    rules,
                    rules_of,
                    registry_zone: None,
                    other_zone: None,
                    others: outside(NotInZone::OutsideZone),
                    themselves: outside(NotInZone::IsTheZone),
                    stated: None,
                }
            }
        };
        table.set_parent(&options.registry_rules, options.parent_zone.as_ref().map(ParentZone::zone));
        table
    }

    /// Takes another parent zone, where each entry has its own. With a profile it is that one of its zones, and no other
    /// that the name is in too.
    pub(super) fn set_parent(&mut self, rules: &RegistryRulesByZone, parent: Option<&Zone>) {
        match rules {
            RegistryRulesByZone::SingleZone { parent_zone: zone, .. } => {
                self.other_zone = parent.or(zone.as_ref()).cloned();
            }
            RegistryRulesByZone::RegistryProfile(profile) => {
                self.other_zone = parent.cloned();
                self.stated = parent.map(|it| profile.zone_index(it));
            }
        }
    }

    /// Where the rules for the analyzer's name are.
    pub(super) fn place(&self, analyzer: &BatchAnalyzer) -> ZonePlace {
        ZonePlace(self.find(analyzer))
    }

    /// Whether the analyzer's name, which is in this place, is in none of the zones, or is itself one of them; not where there
    /// are none.
    pub(super) fn is_outside(&self, place: ZonePlace, analyzer: &BatchAnalyzer) -> bool {
        let is_outside = |zone: &Zone| analyzer.applicant_label_index_range(zone).is_err();
        let mut zones = self.other_zone.iter().chain(&self.registry_zone);
        place.0.is_err() && (self.profile.is_some() || zones.any(is_outside))
    }

    /// The zone of a place, in which the analyzer's name is, and its rules.
    pub(super) fn rules_at(
        &mut self,
        place: ZonePlace,
        analyzer: &BatchAnalyzer,
    ) -> (Option<NameInZone<'_>>, &mut ZoneRules) {
        match place.0 {
            Ok((at, own)) => {
                let of = self.profile.as_ref().and_then(|it| it.zones().get(at));
                let zone = of.map(|it| NameInZone { zone: &it.zone, label_count_below_zone: Some(own) });
                (zone, &mut self.rules[self.rules_of[at]])
            }
            // A name that is itself a zone of the profile is in no other one.
            Err(NotInZone::IsTheZone) => (None, &mut self.themselves),
            Err(NotInZone::OutsideZone) => {
                (self.other_zone.as_ref().map(|it| analyzer.current_name_in_zone(it)), &mut self.others)
            }
        }
    }

    /// The index of the zone of the analyzer's name, and how many labels the name has below it.
    fn find(&self, analyzer: &BatchAnalyzer) -> Result<(usize, usize), NotInZone> {
        let profile = self.profile.as_ref().ok_or(NotInZone::OutsideZone)?;
        let closest = || {
            profile
                .zone_index_and_name_in_zone(analyzer)
                .map(|(at, it)| (at, it.label_count_below_zone.unwrap_or_default()))
        };
        match self.stated {
            None => closest(),
            // Whatever zone is stated, nobody registers a zone of the registry.
            Some(_) if closest() == Err(NotInZone::IsTheZone) => Err(NotInZone::IsTheZone),
            Some(None) => Err(NotInZone::OutsideZone),
            Some(Some(at)) => {
                let of = profile.zones().get(at).ok_or(NotInZone::OutsideZone)?;
                analyzer.applicant_label_index_range(&of.zone).map(|it| (at, it.end))
            }
        }
    }
}

/// Where in a [`ZoneTable`] the rules for a name are.
#[derive(Clone, Copy, Debug)]
pub(super) struct ZonePlace(Result<(usize, usize), NotInZone>);

impl ZonePlace {
    /// Whether the name is itself one of the zones.
    pub(super) fn is_zone(self) -> bool {
        self.0 == Err(NotInZone::IsTheZone)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bidiscope_bidi::name::Notation;
    use bidiscope_idna::batch::BatchAnalyzer;
    use bidiscope_idna::verdict::{
        NameAnalysisOptions, RegistryProfile, RegistryProfileZone, RegistryRulesByZone, Zone,
    };

    use super::{ScanOptions, ZoneTable};

    /// A profile may ask nothing of the names of a zone: its rules were checked all the same, as an analysis of one name says.
    #[test]
    fn the_rules_of_a_profile_are_the_registrys_in_every_zone() {
        let zone = Zone::read("il", Notation::Unicode).expect("a zone");
        let profile = RegistryProfile::new(vec![RegistryProfileZone {
            zone,
            zone_rulesets: Arc::from([]),
            other_registry_rules: Arc::default(),
        }]);
        let by_profile = RegistryRulesByZone::RegistryProfile(Arc::new(profile));
        for (rules, is_checked) in [(by_profile, true), (RegistryRulesByZone::default(), false)] {
            let mut table =
                ZoneTable::new(&ScanOptions { registry_rules: rules.clone(), ..ScanOptions::default() });
            for text in ["ab.il", "il", "ab.example"] {
                let mut analyzer = BatchAnalyzer::default();
                analyzer.read(text, Notation::Unicode).expect("a name");
                let place = table.place(&analyzer);
                let (zone, of_zone) = table.rules_at(place, &analyzer);
                let options = of_zone.options(zone.as_ref());
                assert_eq!(options.has_registry_rules(), is_checked, "{text}");
                let of_one =
                    rules.options_with_zone_rules(&analyzer.current_input(), NameAnalysisOptions::default());
                assert_eq!(of_one.has_registry_rules(), is_checked, "{text}");
            }
        }
    }
}
