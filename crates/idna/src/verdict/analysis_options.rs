//! Options of an analysis.

use std::sync::Arc;

use super::check::Check;
use super::grouping::GroupingBound;
use super::registry::RegistryRules;
use super::ruleset::Rulesets;
use super::zone::Zone;

/// What an analysis is made for. By default: the whole name, no registry's rules, the full grouping search, fixes for
/// IDNA2008.
#[derive(Clone, Debug)]
pub struct AnalysisOptions {
    /// The limit of the search for contexts that split a label.
    pub grouping_bound: GroupingBound,
    /// The parent zone in which the name would be registered; if `None`, all labels are the applicant's.
    pub zone: Option<Zone>,
    /// The rulesets of that zone, which decide about the label directly below it; about the first label where there is no zone,
    /// or [`RegistryRules::label_count_below_zone`] is more than 1.
    pub rulesets: Rulesets,
    /// What else the registry asks of names in that zone.
    pub rules: Arc<RegistryRules>,
    /// Whether the zone and its rules are those of a registry's profile, which may have none for the zone.
    pub is_zone_from_profile: bool,
    /// The rule set that suggested fixes must satisfy.
    pub fix_check: Check,
}

impl AnalysisOptions {
    /// Whether names are judged by rules of the registry's, beyond the standards.
    pub fn has_registry_rules(&self) -> bool {
        self.is_zone_from_profile || !self.rulesets.is_empty() || !self.rules.is_empty()
    }
}

impl Default for AnalysisOptions {
    fn default() -> Self {
        Self {
            grouping_bound: GroupingBound::FULL,
            zone: None,
            rulesets: Arc::from([]),
            rules: Arc::default(),
            is_zone_from_profile: false,
            fix_check: Check::Idna2008,
        }
    }
}
