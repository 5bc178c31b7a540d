//! Addresses of lists: what is answered without an analysis is what an analysis says, and what its findings say.

use bidiscope_bidi::name::{Input, Notation, is_label_separator};
use bidiscope_bidi::order::Strategy as Display;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::{BatchAnalyzer, RegistrationWithWarnings};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{NameAnalysisOptions, Zone};
use bidiscope_url::{InputAnalysis, judge_registration_of_analyzed};
use proptest::prelude::{ProptestConfig, proptest};

use super::by_findings;
use super::hard_names::HARD_NAMES;
use super::names::names;
use super::texts::texts;

/// Addresses with a host: under a special scheme, under another, and without one; with a port, userinfo, path, query and
/// fragment.
const ADDRESSES: [(&str, &str); 8] = [
    ("", ""),
    ("http://", ""),
    ("https://", "/"),
    ("", "/x"),
    ("", ":80"),
    ("x://", "/\u{5D0}\u{200B}a"),
    ("https://u.v@", "/?\u{661}#\u{5D0}"),
    ("http:", ":80\\\u{200F}"),
];

/// Reads an address and checks the answers on it in a zone; whether it is one.
#[track_caller]
fn check(analyzer: &mut BatchAnalyzer, text: &str, zone: Option<&Zone>) -> bool {
    let input = Input::read(text, Notation::Unicode);
    assert_eq!(analyzer.read(text, Notation::Unicode).err(), input.as_ref().err().cloned());
    let Some(input) = input.ok().filter(|it| it.url_with_characters().is_some()) else { return false };
    let context = || format!("{} in {:?}", text.escape_unicode(), zone.map(Zone::name_text));
    assert_eq!(analyzer.current_input(), input, "{}", context());
    let options = NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        parent_zone: zone.cloned(),
        ..NameAnalysisOptions::default()
    };
    let analysis = InputAnalysis::with_options(&input, options);
    let (findings, what) = (analysis.findings(), analysis.not_a_domain_name());
    let registered = by_findings::registration(findings, analysis.applicant_labels(), what);
    let warnings = by_findings::warnings(findings);
    assert_eq!(analysis.registration_verdict(), &registered, "{}", context());
    assert_eq!(analysis.warnings(), warnings, "{}", context());
    // A last label of which nothing is left makes no root of the full stop before it.
    let is_root_made =
        analysis.name_analysis().uts46_mapping().is_some_and(|it| it.mapped_name.ends_with('.'))
            && !input.host().is_some_and(|it| it.decoded_text().ends_with(is_label_separator));
    let dns_name = analysis.dns_name().name.filter(|_| !is_root_made).unwrap_or_default();
    let in_zone = zone.map(|it| analyzer.current_name_in_zone(it));
    for wants_warnings in [false, true] {
        let mut ascii_name = "left over".to_owned();
        let expected = RegistrationWithWarnings {
            registration_verdict: registered.clone(),
            warning_kinds: if wants_warnings { warnings.clone() } else { Vec::new() },
        };
        let answer =
            judge_registration_of_analyzed(analyzer, in_zone.as_ref(), wants_warnings, &mut ascii_name);
        assert_eq!(answer, expected, "{}", context());
        assert_eq!(ascii_name, dns_name, "{}", context());
    }
    if let Some(in_zone) = &in_zone {
        let own = in_zone.applicant_label_index_range().unwrap_or(0..input.labels().len());
        assert_eq!(&own, analysis.applicant_labels().label_index_range_in_name(), "{}", context());
    }
    // In a zone an address is no domain name, to which the rule would apply.
    if zone.is_none() {
        assert_eq!(&analyzer.detailed_bidi_rule_verdict(), analysis.bidi_rule_verdict(), "{}", context());
        assert_eq!(analyzer.bidi_rule_verdict(), analysis.bidi_rule_verdict().rule_verdict, "{}", context());
        assert_eq!(
            analyzer.is_bidi_domain_name(),
            analysis.bidi_rule_verdict().is_bidi_domain_name,
            "{}",
            context()
        );
    }
    for (strategy, paragraph) in [
        (Display::UbaLtr, ParagraphDirection::LTR),
        (Display::UbaRtl, ParagraphDirection::RTL),
        (Display::UbaAuto, ParagraphDirection::Auto),
    ] {
        let order = strategy.order(input.characters());
        assert_eq!(analyzer.logical_from_visual(paragraph), order.logical_from_visual(), "{}", context());
    }
    for (index, label) in input.labels().iter().enumerate() {
        assert_eq!(analyzer.a_label_within_63_octets(index), label.ascii_label_within_limit, "{}", context());
        assert_eq!(
            analyzer.noncanonical_a_label(index),
            label.noncanonical_a_label_as_typed(),
            "{}",
            context()
        );
    }
    true
}

/// The zones that a host's last labels make, and one in which it may not be.
fn zones_of(host: &str) -> Vec<Zone> {
    let ends = host.match_indices('.').rev().take(2).map(|(at, _)| &host[at + 1..]);
    ends.chain(["com"]).filter_map(|it| Zone::read(it, Notation::Unicode).ok()).collect()
}

/// How many of the addresses with this host are such.
fn check_addresses(analyzer: &mut BatchAnalyzer, host: &str) -> usize {
    let zones = zones_of(host);
    let checked = ADDRESSES.iter().map(|(before, after)| {
        let text = format!("{before}{host}{after}");
        zones.iter().for_each(|zone| {
            check(analyzer, &text, Some(zone));
        });
        usize::from(check(analyzer, &text, None))
    });
    checked.sum()
}

#[test]
fn hard_names() {
    let mut analyzer = BatchAnalyzer::new();
    let count: usize = HARD_NAMES.iter().map(|it| check_addresses(&mut analyzer, it)).sum();
    assert!(count > 5 * HARD_NAMES.len(), "{count}");
}

/// One of four hundred of the names of the benchmark.
#[test]
fn generated_names() {
    let mut analyzer = BatchAnalyzer::new();
    for (_, host) in names().into_iter().step_by(400) {
        assert!(check_addresses(&mut analyzer, &host) >= 5, "{host}");
    }
}

/// The signs of addresses.
const SIGNS: &str = "@/:?#[]\\%\t";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// One batch analyzer for two addresses: nothing is left of the first.
    #[test]
    fn random_addresses(first in texts(SIGNS), second in texts(SIGNS)) {
        let mut analyzer = BatchAnalyzer::new();
        check_addresses(&mut analyzer, &first);
        check_addresses(&mut analyzer, &second);
    }
}
