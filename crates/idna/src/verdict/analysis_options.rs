//! Options of an analysis.

use std::sync::Arc;

use super::check::CheckedRules;
use super::grouping::GroupingSearchLimits;
use super::registry::RegistryRules;
use super::ruleset::Rulesets;
use super::zone::Zone;

/// What an analysis is made for. By default: the whole name, no registry's rules, the full grouping search, fixes for
/// IDNA2008.
#[derive(Clone, Debug)]
pub struct NameAnalysisOptions {
    /// The limit of the search for contexts that split a label.
    pub grouping_search_limits: GroupingSearchLimits,
    /// The parent zone in which the name would be registered; if `None`, all labels are the applicant's.
    pub parent_zone: Option<Zone>,
    /// The rulesets of that zone, which decide about the label directly below it; about the first label where there is no zone,
    /// or [`RegistryRules::required_label_count_below_zone`] is more than 1.
    pub zone_rulesets: Rulesets,
    /// What else the registry asks of names in that zone.
    pub other_registry_rules: Arc<RegistryRules>,
    /// Whether the zone and its rules are those of a registry's profile, which may have none for the zone.
    pub is_zone_from_registry_profile: bool,
    /// The rule set that suggested fixes must satisfy.
    pub check_fixes_must_pass: CheckedRules,
}

impl NameAnalysisOptions {
    /// Whether names are judged by rules of the registry's, beyond the standards.
    pub fn has_registry_rules(&self) -> bool {
        self.is_zone_from_registry_profile
            || !self.zone_rulesets.is_empty()
            || !self.other_registry_rules.is_empty()
    }
}

impl Default for NameAnalysisOptions {
    fn default() -> Self {
        Self {
            grouping_search_limits: GroupingSearchLimits::FULL_SEARCH,
            parent_zone: None,
            zone_rulesets: Arc::from([]),
            other_registry_rules: Arc::default(),
            is_zone_from_registry_profile: false,
            check_fixes_must_pass: CheckedRules::Idna2008Registration,
        }
    }
}
