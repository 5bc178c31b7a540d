//! The first fix of hand-written cases is what a registry would say: `tests/data/fixes/first-fixes.tsv`.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::fix::suggested_fixes;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{
    CheckedRules, NameAnalysis, NameAnalysisOptions, RegistrationPermission, Zone,
};

const TABLE: &str = include_str!("../../../../tests/data/fixes/first-fixes.tsv");

/// A label by code points, with a full stop and the zone after it.
fn name(label: &str, zone: &str) -> Name {
    Name::read(&format!("{label} 002E {zone}"), Notation::CodePoints).expect(label)
}

#[test]
fn the_first_fix_is_what_a_registry_would_say() {
    let mut cases = 0;
    let mut wrong = Vec::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let [language, label, corrected, zone, why] =
            line.split('\t').collect::<Vec<_>>().try_into().expect(line);
        let given = name(label, zone);
        let offered = suggested_fixes(&given, 0..1, CheckedRules::Idna2008Registration).fixes;
        let first = offered.first().map(|it| it.fixed_name.as_str());
        if first != Some(name(corrected, zone).decoded_text().as_str()) {
            let all: Vec<String> =
                offered.iter().map(|it| format!("    {:?}", it.edits_of_original_name)).collect();
            wrong.push(format!("{language}: {why}\n  {label}, not {first:?}\n{}", all.join("\n")));
        }
        cases += 1;
    }
    assert!(wrong.is_empty(), "{} of {cases}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(cases >= 100, "{cases}");
}

/// What the table calls refused is refused for the applicant's label alone, and the corrected name is allowed.
#[test]
fn the_cases_are_refused_and_their_fixes_allowed() {
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let [_, label, corrected, zone, _] = line.split('\t').collect::<Vec<_>>().try_into().expect(line);
        let zone_name = Name::read(zone, Notation::CodePoints).expect(zone);
        let options = NameAnalysisOptions {
            parent_zone: Some(Zone::from_zone_name(zone_name)),
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        let analysis = |label: &str| NameAnalysis::with_options(&name(label, zone), options.clone());
        let verdict = |label: &str| analysis(label).registration_verdict().permission;
        assert_eq!(verdict(label), RegistrationPermission::Refused, "{line}");
        assert_eq!(verdict(corrected), RegistrationPermission::Allowed, "{line}");
    }
}
