//! Whether names are judged by the same rules as before.

use std::sync::Arc;

use bidiscope_idna::verdict::RulesByZone;

/// Whether both judge names alike: by the same rulesets in the same zone.
pub(super) fn is_same_rules(one: &RulesByZone, other: &RulesByZone) -> bool {
    match (one, other) {
        (
            RulesByZone::SingleZone { zone: one_zone, rulesets: one, .. },
            RulesByZone::SingleZone { zone, rulesets, .. },
        ) => {
            let is_same_zone = match (one_zone, zone) {
                (Some(one), Some(other)) => one.is_same(other),
                (one, other) => one.is_none() && other.is_none(),
            };
            is_same_zone && (Arc::ptr_eq(one, rulesets) || one.is_empty() && rulesets.is_empty())
        }
        (RulesByZone::Profile(one), RulesByZone::Profile(other)) => Arc::ptr_eq(one, other),
        _ => false,
    }
}
