//! The rules of the registry by which names are judged.

use std::sync::Arc;

use bidiscope_idna::verdict::RulesByZone;

use super::super::settings::Settings;

/// The options by which a command judges by the same rulesets in the same zones.
pub(super) fn rule_options(rules: &RulesByZone, settings: &Settings) -> Vec<String> {
    let file = &settings.preferences.ruleset.loaded;
    let words = match rules {
        RulesByZone::One { .. } => vec![("--parent", &settings.session.zone.text), ("--lgr", file)],
        RulesByZone::Profile(_) => vec![("--profile", file)],
    };
    let given = words.into_iter().filter(|(_, value)| rules.has_rulesets() && !value.is_empty());
    given.flat_map(|(option, value)| [option.to_owned(), value.clone()]).collect()
}

/// Whether both judge names alike: by the same rulesets in the same zone.
pub(super) fn is_same(one: &RulesByZone, other: &RulesByZone) -> bool {
    match (one, other) {
        (RulesByZone::One { zone: one_zone, rulesets: one, .. }, RulesByZone::One { zone, rulesets, .. }) => {
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
