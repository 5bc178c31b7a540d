//! Registrations, warnings and DNS names: what the batch analyzer answers is what an analysis says, and what its findings say.

use std::collections::BTreeMap;

use bidiscope_bidi::name::{Name, Notation, is_label_separator};
use bidiscope_idna::batch::{BatchAnalyzer, RegistrationWithWarnings};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{NameAnalysis, NameAnalysisOptions, RegistrationPermission, Zone};
use proptest::prelude::{ProptestConfig, proptest};

use super::by_findings;
use super::hard_names::HARD_NAMES;
use super::names::{COUNT, names};
use super::texts::texts;

fn zone(text: &str) -> Zone {
    Zone::read(text, Notation::Unicode).expect(text)
}

/// Reads a name and checks the answers on it in a zone; the verdict, `None` where it is no name.
#[track_caller]
fn check(analyzer: &mut BatchAnalyzer, text: &str, zone: Option<&Zone>) -> Option<RegistrationPermission> {
    analyzer.read(text, Notation::Unicode).ok()?;
    // Addresses are judged in the crate that reads them.
    if analyzer.is_current_input_url() {
        return None;
    }
    let name = Name::read(text, Notation::Unicode).expect("it was read");
    let options = NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        parent_zone: zone.cloned(),
        ..NameAnalysisOptions::default()
    };
    let analysis = NameAnalysis::with_options(&name, options);
    let (findings, what) = (analysis.findings(), analysis.not_a_domain_name());
    let registration = by_findings::registration(findings, analysis.applicant_labels(), what);
    let warnings = by_findings::warnings(findings);
    let context = || format!("{} in {:?}", text.escape_unicode(), zone.map(Zone::name_text));
    assert_eq!(analysis.registration_verdict(), &registration, "{}", context());
    assert_eq!(analysis.warnings(), warnings, "{}", context());
    // A last label of which nothing is left makes no root of the full stop before it.
    let is_root_made = analysis.uts46_mapping().is_some_and(|it| it.mapped_name.ends_with('.'))
        && !name.decoded_text().ends_with(is_label_separator);
    let dns_name = analysis.dns().name.filter(|_| !is_root_made).unwrap_or_default();
    let in_zone = zone.map(|it| analyzer.current_name_in_zone(it));
    for wants_warnings in [false, true] {
        let mut ascii_name = "left over".to_owned();
        let expected = RegistrationWithWarnings {
            registration_verdict: registration.clone(),
            warning_kinds: if wants_warnings { warnings.clone() } else { Vec::new() },
        };
        let answer = analyzer.judge_registration(in_zone.as_ref(), wants_warnings, &mut ascii_name);
        assert_eq!(answer, expected, "{}", context());
        assert_eq!(ascii_name, dns_name, "{}", context());
    }
    Some(registration.permission)
}

/// The zones that a text's last labels make, and one in which it may not be.
fn zones_of(text: &str) -> Vec<Zone> {
    let ends = text.match_indices('.').rev().take(2).map(|(at, _)| &text[at + 1..]);
    ends.chain(["com"]).filter_map(|it| Zone::read(it, Notation::Unicode).ok()).collect()
}

fn check_in_zones(analyzer: &mut BatchAnalyzer, text: &str) {
    check(analyzer, text, None);
    for zone in zones_of(text) {
        check(analyzer, text, Some(&zone));
    }
}

#[test]
fn hard_names() {
    let mut analyzer = BatchAnalyzer::new();
    for text in HARD_NAMES {
        check_in_zones(&mut analyzer, text);
    }
    for length in [62, 63, 64] {
        check_in_zones(&mut analyzer, &"a".repeat(length));
        check_in_zones(&mut analyzer, &format!("{}.com", "\u{5D0}".repeat(length - 6)));
    }
    for labels in [126, 127, 128] {
        check_in_zones(&mut analyzer, &vec!["a"; labels].join("."));
        check_in_zones(&mut analyzer, &(vec!["a"; labels].join(".") + "."));
    }
}

#[test]
fn names_in_a_zone() {
    let mut analyzer = BatchAnalyzer::new();
    let mut verdicts = BTreeMap::new();
    for suffix in ["com", "\u{5D0}", "xn--4db", "XN--4DB", "1a", "-a", "a.\u{5D0}", "\u{3C2}", "_tcp.a"] {
        let zone = zone(suffix);
        for label in
            ["a", "_s", "*", "a-", "\u{5D0}", "x.\u{5D1}", "xn--4dbcd", "1\u{5D0}", "_a.b", "\u{3A3}"]
        {
            for text in [format!("{label}.{suffix}"), format!("{label}.{suffix}."), label.to_owned()] {
                let verdict = check(&mut analyzer, &text, Some(&zone)).expect("a name");
                *verdicts.entry(verdict.id()).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(verdicts.values().sum::<usize>(), 9 * 10 * 3);
    assert_eq!(verdicts.len(), RegistrationPermission::ALL.len(), "{verdicts:?}");
}

/// One of forty of the names of the benchmark.
#[test]
fn generated_names() {
    let mut analyzer = BatchAnalyzer::new();
    let mut verdicts = BTreeMap::new();
    for (_, text) in names().into_iter().step_by(40) {
        let verdict = check(&mut analyzer, &text, None).expect("a name");
        *verdicts.entry(verdict.id()).or_insert(0) += 1;
        if let Some(zone) = zones_of(&text).first() {
            check(&mut analyzer, &text, Some(zone));
        }
    }
    assert_eq!(verdicts.values().sum::<usize>(), COUNT / 40);
    assert!(verdicts["allowed"] > 100 && verdicts["refused"] > 100, "{verdicts:?}");
}

/// There is nothing to register, and nothing else to say.
#[test]
fn without_a_name() {
    let mut ascii_name = "left over".to_owned();
    let judged = BatchAnalyzer::new().judge_registration(None, true, &mut ascii_name);
    let permission = judged.registration_verdict.permission;
    assert_eq!((permission, ascii_name.as_str()), (RegistrationPermission::NotApplicable, ""));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// One batch analyzer for two names: nothing is left of the first.
    #[test]
    fn random_names(first in texts("@/:"), second in texts("@/:")) {
        let mut analyzer = BatchAnalyzer::new();
        check_in_zones(&mut analyzer, &first);
        check_in_zones(&mut analyzer, &second);
    }
}
