//! The rules of the registry by which names are judged.

use bidiscope_idna::verdict::RegistryRulesByZone;

use super::super::settings::Settings;

/// The options by which a command judges by the same rulesets in the same zones.
pub(super) fn rule_options(rules: &RegistryRulesByZone, settings: &Settings) -> Vec<String> {
    let file = &settings.preferences.ruleset.loaded;
    let words = match rules {
        RegistryRulesByZone::SingleZone { .. } => {
            vec![("--parent", &settings.session.zone.text), ("--lgr", file)]
        }
        RegistryRulesByZone::RegistryProfile(_) => vec![("--profile", file)],
    };
    let given = words.into_iter().filter(|(_, value)| rules.has_rulesets() && !value.is_empty());
    given.flat_map(|(option, value)| [option.to_owned(), value.clone()]).collect()
}
