//! The registry's rules for each name of a list.

use std::sync::Arc;

use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::{
    AnalysisOptions, NotInZone, ParentZone, RegistryRules, RulesByZone, RulesetEvaluator, Zone, find_zone,
};

use super::row_builder::ScanOptions;

/// A zone with its rules.
#[derive(Clone, Debug)]
pub(super) struct ZoneRules {
    pub(super) zone: Option<Zone>,
    pub(super) rules: Arc<RegistryRules>,
    pub(super) rulesets: RulesetEvaluator,
    /// Whether the zone and its rules are those of a profile.
    is_by_profile: bool,
}

impl ZoneRules {
    /// For the complete analysis of a name in the zone.
    pub(super) fn options(&self) -> AnalysisOptions {
        AnalysisOptions {
            zone: self.zone.clone(),
            rulesets: Arc::clone(self.rulesets.rulesets()),
            rules: Arc::clone(&self.rules),
            is_by_profile: self.is_by_profile,
            ..AnalysisOptions::default()
        }
    }
}

/// The zones that names can be in, and what holds for all others.
#[derive(Clone, Debug)]
pub(super) struct ZoneTable {
    /// Those with more labels first.
    zones: Vec<ZoneRules>,
    /// For names in none of them.
    others: ZoneRules,
    /// For names that are themselves one of them.
    themselves: ZoneRules,
    /// Where each entry says its zone: which of the zones it is, if any.
    stated: Option<Option<usize>>,
}

impl ZoneTable {
    pub(super) fn new(options: &ScanOptions) -> Self {
        let mut table = match &options.rules {
            RulesByZone::One { zone, rulesets, rules } => {
                let rulesets = RulesetEvaluator::new(Arc::clone(rulesets));
                let (zone, rules) = (zone.clone(), Arc::clone(rules));
                let others = ZoneRules { zone, rules, rulesets, is_by_profile: false };
                Self { zones: Vec::new(), themselves: others.clone(), others, stated: None }
            }
            RulesByZone::Profile(profile) => {
                let zones = profile.zones().iter().map(|it| ZoneRules {
                    zone: Some(it.zone.clone()),
                    rules: Arc::clone(&it.rules),
                    rulesets: RulesetEvaluator::new(Arc::clone(&it.rulesets)),
                    is_by_profile: true,
                });
                let outside = |why| ZoneRules {
                    zone: None,
                    rules: Arc::new(RegistryRules::outside_profile(why)),
                    rulesets: RulesetEvaluator::new(Arc::from([])),
                    is_by_profile: true,
                };
                Self {
                    zones: zones.collect(),
                    others: outside(NotInZone::OutsideZone),
                    themselves: outside(NotInZone::IsTheZone),
                    stated: None,
                }
            }
        };
        table.set_parent(&options.rules, options.parent.as_ref().map(ParentZone::zone));
        table
    }

    /// Takes another parent zone, where each entry has its own. With a profile it is that one of its zones, and no other
    /// that the name is in too.
    pub(super) fn set_parent(&mut self, rules: &RulesByZone, parent: Option<&Zone>) {
        match rules {
            RulesByZone::One { zone, .. } => {
                self.others.zone = parent.or(zone.as_ref()).cloned();
                self.themselves.zone.clone_from(&self.others.zone);
            }
            RulesByZone::Profile(profile) => {
                self.others.zone = parent.cloned();
                self.stated = parent.map(|it| profile.zones().iter().position(|of| of.zone.is_same(it)));
            }
        }
    }

    /// Whether the analyzer's name is in none of the zones, or is itself one of them; not where there are none.
    pub(super) fn is_outside(&self, analyzer: &BatchAnalyzer) -> bool {
        let others = &self.others;
        let is_outside = |zone: &Zone| analyzer.applicants_labels(zone).is_err();
        self.find(analyzer).is_err()
            && (others.rules.outside_profile.is_some() || others.zone.as_ref().is_some_and(is_outside))
    }

    /// Whether the analyzer's name is itself one of the zones.
    pub(super) fn is_zone(&self, analyzer: &BatchAnalyzer) -> bool {
        self.find(analyzer) == Err(NotInZone::IsTheZone)
    }

    /// Those of the zone of the analyzer's name.
    pub(super) fn of_name(&mut self, analyzer: &BatchAnalyzer) -> &mut ZoneRules {
        match self.find(analyzer) {
            Ok(at) => &mut self.zones[at],
            Err(NotInZone::IsTheZone) => &mut self.themselves,
            Err(NotInZone::OutsideZone) => &mut self.others,
        }
    }

    fn find(&self, analyzer: &BatchAnalyzer) -> Result<usize, NotInZone> {
        let labels = |it: &ZoneRules| match &it.zone {
            Some(zone) => analyzer.applicants_labels(zone),
            None => Err(NotInZone::OutsideZone),
        };
        let closest = find_zone(&self.zones, labels);
        match self.stated {
            // Whatever zone is stated, nobody registers a zone of the registry.
            Some(_) if closest == Err(NotInZone::IsTheZone) => closest,
            None => closest,
            Some(None) => Err(NotInZone::OutsideZone),
            Some(Some(at)) => labels(&self.zones[at]).map(|_| at),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bidiscope_bidi::name::Notation;
    use bidiscope_idna::batch::BatchAnalyzer;
    use bidiscope_idna::verdict::{AnalysisOptions, Profile, ProfileZone, RulesByZone, Zone};

    use super::{ScanOptions, ZoneTable};

    /// A profile may ask nothing of the names of a zone: its rules were checked all the same, as an analysis of one name says.
    #[test]
    fn the_rules_of_a_profile_are_the_registrys_in_every_zone() {
        let zone = Zone::read("il", Notation::Unicode).expect("a zone");
        let profile =
            Profile::new(vec![ProfileZone { zone, rulesets: Arc::from([]), rules: Arc::default() }]);
        let by_profile = RulesByZone::Profile(Arc::new(profile));
        for (rules, is_checked) in [(by_profile, true), (RulesByZone::default(), false)] {
            let mut table = ZoneTable::new(&ScanOptions { rules: rules.clone(), ..ScanOptions::default() });
            for text in ["ab.il", "il", "ab.example"] {
                let mut analyzer = BatchAnalyzer::default();
                analyzer.read(text, Notation::Unicode).expect("a name");
                let options = table.of_name(&analyzer).options();
                assert_eq!(options.has_registry_rules(), is_checked, "{text}");
                let of_one = rules.options_for(&analyzer.name(), AnalysisOptions::default());
                assert_eq!(of_one.has_registry_rules(), is_checked, "{text}");
            }
        }
    }
}
