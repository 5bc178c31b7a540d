//! Laws of a report, on random names.

use bidiscope_bidi::name::{BidiClass, Name, Notation};
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::rfc5891::{Protocol, violations};
use bidiscope_idna::verdict::{FindingKind, Permission, Report, Verdict, report};
use proptest::prelude::{ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
use proptest::{prop_assert, prop_assert_eq, prop_assume};

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

/// The name after the changes of its mapping.
fn mapped(name: &Name, report: &Report) -> String {
    let changes = report.mapping.as_ref().map_or(&[][..], |mapping| &mapping.changes);
    let mut text = String::new();
    for (index, character) in name.characters().iter().enumerate() {
        match changes.iter().find(|change| change.characters.contains(&index)) {
            Some(change) if change.characters[0] == index => text.push_str(&change.replacement),
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
        for finding in report(&name).findings {
            prop_assert!(finding.characters.is_sorted_by(|a, b| a < b), "{finding:?}");
            prop_assert!(finding.characters.iter().all(|&at| at < name.characters().len()));
            if let Some(label) = finding.label {
                prop_assert!(label < name.labels().len());
                let range = &name.labels()[label].range;
                // The hazard is between two labels, the advice about the label above.
                let of_two = matches!(finding.id, FindingKind::NumberHazard | FindingKind::ParentBeginsWithDigit);
                prop_assert!(of_two || finding.characters.iter().all(|at| range.contains(at)));
            }
        }
    }

    #[test]
    fn what_may_not_be_looked_up_may_not_be_registered(name in names()) {
        let [registration, lookup] = Protocol::ALL.map(|protocol| violations(&name, protocol));
        prop_assert!(lookup.iter().all(|it| registration.contains(it)), "{lookup:?} {registration:?}");
        // The policies of the report say the same.
        let Report { policies, not_a_domain_name, .. } = report(&name);
        prop_assume!(not_a_domain_name.is_none());
        let verdict = |policy| policies.iter().find(|row| row.policy == policy).map(|row| row.verdict);
        let registered = verdict(Policy::Idna2008Registration);
        prop_assert_eq!(registered, Some(Verdict::of(registration.is_empty())));
        prop_assert_eq!(verdict(Policy::Idna2008Lookup), Some(Verdict::of(lookup.is_empty())));
    }

    #[test]
    fn sentences_need_no_reordering(name in names()) {
        let report = report(&name);
        let sentences = report.findings.iter().map(|it| &it.sentence);
        let sentences = sentences.chain(report.suggested_fixes.iter().map(|it| &it.sentence));
        let sentences = sentences.chain(report.policies.iter().filter_map(|it| it.reason.as_ref()));
        for sentence in sentences.chain([&report.summary]) {
            let needs = |it: char| BidiClass::of(it).makes_label_right_to_left();
            prop_assert!(!sentence.chars().any(|it| needs(it) || it.is_control()), "{sentence}");
        }
    }

    #[test]
    fn the_mapping_is_what_its_changes_say_and_changes_nothing_more(name in names()) {
        let first = report(&name);
        let after = mapped(&name, &first);
        prop_assert_eq!(first.mapping.as_ref().map_or(name.text(), |it| it.name.clone()), after.clone());
        if let Ok(again) = Name::read(&after, Notation::Unicode) {
            let second = report(&again);
            let is_unmapped = second.mapping.is_none() || after.contains("xn--");
            prop_assert!(is_unmapped, "{after:?} {second:?}");
        }
    }

    #[test]
    fn the_answer_decides_what_is_offered(name in names()) {
        let report = report(&name);
        let refused = report.registration.verdict == Permission::Refused;
        prop_assert_eq!(refused, !report.suggested_fixes.is_empty() || report.no_fix_reason.is_some());
        for mending in &report.suggested_fixes {
            let mended = Name::read(&mending.name, Notation::Unicode);
            prop_assert!(mended.is_ok(), "{mending:?}");
        }
        let policies: Vec<Policy> = report.policies.iter().map(|row| row.policy).collect();
        prop_assert_eq!(policies, Policy::ALL);
        prop_assert_eq!(report.policies[1].verdict, report.rule.verdict);
    }
}
