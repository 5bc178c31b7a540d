//! Laws of an analysis, on random names.

use bidiscope_bidi::name::{BidiClass, Name, Notation};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::{
    FindingDetail, FindingKind, NameAnalysis, NameAnalysisOptions, RegistrationPermission, RuleVerdict, Zone,
};
use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
use proptest::{prop_assert, prop_assert_eq, prop_assume};

use crate::by_findings;

/// Characters that some rule set speaks of, and any character at all.
fn character() -> impl Strategy<Value = char> {
    let known: Vec<char> =
        "ab-..1_A\u{5D0}\u{5B8}\u{627}\u{661}\u{6F1}\u{200C}\u{200D}\u{202E}\u{FB01}\u{308}\u{94D}\u{1100}\u{1161}\u{AD}\u{3002}"
            .chars()
            .collect();
    prop_oneof![4 => prop::sample::select(known), 1 => any::<char>()]
}

fn names() -> impl Strategy<Value = Name> {
    let text = prop::collection::vec(character(), 1..24).prop_map(String::from_iter);
    text.prop_filter_map("no name", |text| Name::read(&text, Notation::Unicode).ok())
}

/// The zone that a name's last labels make; `None` for none of them.
fn zone_of_last(name: &Name, labels: usize) -> Option<Zone> {
    let first = name.labels().len().checked_sub(labels).filter(|_| labels > 0)?;
    let text: String = name.decoded_text().chars().skip(name.labels()[first].character_range.start).collect();
    Zone::read(&text, Notation::Unicode).ok()
}

/// The name after the changes of its mapping.
fn mapped(name: &Name, analysis: &NameAnalysis) -> String {
    let changes = analysis.uts46_mapping().map_or(&[][..], |mapping| &mapping.changed_ranges);
    let mut text = String::new();
    for (index, character) in name.characters().iter().enumerate() {
        match changes.iter().find(|change| change.replaced_character_indices_in_name.contains(&index)) {
            Some(change) if change.replaced_character_indices_in_name[0] == index => {
                text.push_str(&change.replacement)
            }
            Some(_) => {}
            None => text.push(character.scalar),
        }
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn positions_are_the_names_own(name in names()) {
        for finding in NameAnalysis::new(&name).findings() {
            prop_assert!(finding.character_indices_in_name.is_sorted_by(|a, b| a < b), "{finding:?}");
            prop_assert!(finding.character_indices_in_name.iter().all(|&at| at < name.characters().len()));
            if let Some(label) = finding.label_index {
                prop_assert!(label < name.labels().len());
                let range = &name.labels()[label].character_range;
                // The hazard is between two labels, the advice about the label above.
                use FindingKind::{NumberHazard, ParentBeginsWithDigit, WildcardBelowDigit};
                let of_two = matches!(finding.finding_kind, NumberHazard | ParentBeginsWithDigit | WildcardBelowDigit);
                prop_assert!(of_two || finding.character_indices_in_name.iter().all(|at| range.contains(at)));
            }
        }
    }

    #[test]
    fn what_may_not_be_looked_up_may_not_be_registered(name in names()) {
        let [registration, lookup] = Protocol::ALL.map(|protocol| violations(&name, protocol));
        prop_assert!(lookup.iter().all(|it| registration.contains(it)), "{lookup:?} {registration:?}");
        // The policies of the analysis say the same.
        let analysis = NameAnalysis::new(&name);
        prop_assume!(analysis.not_a_domain_name().is_none());
        let verdict = |policy| analysis.policy_verdicts().iter().find(|row| row.policy == policy).map(|row| row.verdict);
        let registered = verdict(AcceptancePolicy::Idna2008Registration);
        prop_assert_eq!(registered, Some(RuleVerdict::satisfied_if(registration.is_empty())));
        prop_assert_eq!(verdict(AcceptancePolicy::Idna2008Lookup), Some(RuleVerdict::satisfied_if(lookup.is_empty())));
    }

    /// Neither the registration nor the warnings are computed from the findings.
    #[test]
    fn each_answer_is_what_the_findings_say(name in names(), labels in 0_usize..3) {
        let zone = zone_of_last(&name, labels);
        let options = NameAnalysisOptions { grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH, parent_zone: zone, ..NameAnalysisOptions::default() };
        // Asked before the findings are there, and after.
        let [fresh, used] = [(); 2].map(|()| NameAnalysis::with_options(&name, options.clone()));
        let registration =
            by_findings::registration(used.findings(), used.applicant_labels(), used.not_a_domain_name());
        let warnings = by_findings::warnings(used.findings());
        for analysis in [&fresh, &used] {
            prop_assert_eq!(analysis.registration_verdict(), &registration);
            prop_assert_eq!(analysis.warnings(), warnings.clone());
        }
        prop_assert_eq!(fresh.findings(), used.findings());
        // There are findings for each reason, and for nothing else.
        let mut deciding = by_findings::kinds(used.findings_deciding_registration());
        let mut reasons = registration.deciding_finding_kinds;
        deciding.sort_unstable();
        reasons.sort_unstable();
        prop_assert_eq!(deciding, reasons);
    }

    /// What is the same in every language stands in sentences as it is.
    #[test]
    fn texts_need_no_reordering(name in names()) {
        for finding in NameAnalysis::new(&name).findings() {
            let texts = match &finding.finding_detail {
                FindingDetail::ScriptNames(names) => names.clone(),
                FindingDetail::ConfusableLatinText(text) => vec![text.clone()],
                _ => continue,
            };
            let needs = |it: char| BidiClass::of(it).makes_label_right_to_left();
            prop_assert!(!texts.concat().chars().any(|it| needs(it) || it.is_control()), "{finding:?}");
        }
    }

    #[test]
    fn the_mapping_is_what_its_changes_say_and_changes_nothing_more(name in names()) {
        let first = NameAnalysis::new(&name);
        let after = mapped(&name, &first);
        prop_assert_eq!(first.uts46_mapping().map_or(name.decoded_text(), |it| it.mapped_name.clone()), after.clone());
        if let Ok(again) = Name::read(&after, Notation::Unicode) {
            let second = NameAnalysis::new(&again);
            let is_unmapped = second.uts46_mapping().is_none() || after.contains("xn--");
            prop_assert!(is_unmapped, "{after:?} {:?}", second.uts46_mapping());
        }
    }

    #[test]
    fn the_answer_decides_what_is_offered(name in names()) {
        let analysis = NameAnalysis::new(&name);
        let refused = analysis.registration_verdict().permission == RegistrationPermission::Refused;
        let offered = analysis.suggested_fixes();
        prop_assert_eq!(refused, !offered.fixes.is_empty() || offered.no_fix_reason.is_some());
        for suggested in &offered.fixes {
            let corrected = Name::read(&suggested.fixed_name, Notation::Unicode);
            prop_assert!(corrected.is_ok(), "{suggested:?}");
        }
        let policies: Vec<AcceptancePolicy> = analysis.policy_verdicts().iter().map(|row| row.policy).collect();
        prop_assert_eq!(policies, AcceptancePolicy::ALL);
        prop_assert_eq!(analysis.policy_verdicts()[1].verdict, analysis.bidi_rule().rule_verdict);
    }
}
