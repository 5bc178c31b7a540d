//! Whether names are judged by the same rules as before.

use std::sync::Arc;

use bidiscope_idna::verdict::RegistryRulesByZone;

/// Whether both judge names alike: by the same rulesets in the same zone.
pub(super) fn is_same_rules(one: &RegistryRulesByZone, other: &RegistryRulesByZone) -> bool {
    match (one, other) {
        (
            RegistryRulesByZone::SingleZone { parent_zone: one_zone, zone_rulesets: one, .. },
            RegistryRulesByZone::SingleZone { parent_zone: zone, zone_rulesets: rulesets, .. },
        ) => {
            let is_same_zone = match (one_zone, zone) {
                (Some(one), Some(other)) => one.is_same(other),
                (one, other) => one.is_none() && other.is_none(),
            };
            is_same_zone && (Arc::ptr_eq(one, rulesets) || one.is_empty() && rulesets.is_empty())
        }
        (RegistryRulesByZone::RegistryProfile(one), RegistryRulesByZone::RegistryProfile(other)) => {
            Arc::ptr_eq(one, other)
        }
        _ => false,
    }
}
