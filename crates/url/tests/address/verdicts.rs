//! What the rule sets say of addresses: the verdicts are those of the host, with positions in the URL.

use std::sync::Arc;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::fix::NoFixReason;
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::{
    CheckedRules, FindingKind, NameAnalysisOptions, NamedRuleset, NotADomainNameKind, RegistrationPermission,
    RuleVerdict, Zone, host_requested_by_browser,
};
use bidiscope_lgr::Ruleset;
use bidiscope_url::{
    InputAnalysis, canonical_equivalents, judge_registration_of_analyzed, not_a_domain_name,
    without_hebrew_arabic_points,
};
use proptest::prelude::*;

use super::read;

fn kinds(analysis: &InputAnalysis) -> Vec<FindingKind> {
    analysis.findings().iter().map(|it| it.finding_kind).collect()
}

#[test]
fn the_verdict_of_a_url_is_that_of_its_host() {
    let analysis = InputAnalysis::new(&read("http://3com.\u{5D0}\u{5D1}/\u{5D0}a"));
    assert_eq!(not_a_domain_name(analysis.input()), None);
    // RFC 5893 condition 1: the label begins with a digit.
    assert_eq!(analysis.bidi_rule_verdict().rule_verdict, RuleVerdict::Violated);
    assert_eq!(analysis.bidi_rule_verdict().label_verdicts.len(), 2);
    assert_eq!(
        analysis.bidi_rule_verdict().label_verdicts[0].condition_verdicts[0]
            .violating_character_indices_in_name,
        [7]
    );
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
    assert!(analysis.fails(CheckedRules::BidiRule) && analysis.fails(CheckedRules::Idna2008Registration));
    let finding = &analysis.findings()[0];
    assert_eq!(
        (finding.finding_kind, finding.label_index, finding.character_indices_in_name.as_slice()),
        (FindingKind::Condition1, Some(0), &[7][..])
    );
    // Hyphens, which browsers take.
    let analysis = InputAnalysis::new(&read("http://ab--cd.com/x"));
    let verdict =
        |policy| analysis.policy_verdicts().iter().find(|it| it.policy == policy).map(|it| it.verdict);
    assert_eq!(
        [AcceptancePolicy::Uts46, AcceptancePolicy::UrlStandard].map(verdict),
        [Some(RuleVerdict::Violated), Some(RuleVerdict::Satisfied)]
    );
    // A path of both directions is none of the Bidi rule's business, but breaks Dürst's first restriction.
    let analysis = InputAnalysis::new(&read("http://\u{5D0}\u{5D1}.com/\u{5D0}a"));
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Allowed);
    assert_eq!(kinds(&analysis), [FindingKind::Duerst1]);
    let refuses = |policy| {
        analysis.policy_verdicts().iter().any(|it| it.policy == policy && it.verdict == RuleVerdict::Violated)
    };
    assert_eq!(
        [AcceptancePolicy::DuerstBidiIris, AcceptancePolicy::Idna2008Registration, AcceptancePolicy::Uts46]
            .map(refuses),
        [true, false, false]
    );
}

#[test]
fn what_stands_outside_the_host_is_judged_as_a_part_of_a_url() {
    let analysis = InputAnalysis::new(&read("http://a.com/b\u{200B}c d"));
    assert_eq!(kinds(&analysis), [FindingKind::Invisible, FindingKind::IriSyntax]);
    assert!(analysis.findings().iter().all(|it| it.label_index.is_none()));
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Allowed);
}

#[test]
fn a_fix_is_the_url_with_another_host() {
    let analysis = InputAnalysis::new(&read("http://\u{5D0}\u{5D1}-.com/x"));
    let fix = &analysis.suggested_fixes().fixes[0];
    assert_eq!(fix.fixed_name, "http://\u{5D0}\u{5D1}.com/x");
    assert_eq!(fix.edits_of_original_name[0].first_character_index_in_original(), 9);
    let mapped = InputAnalysis::new(&read("http://A.com/X"));
    let mapping = mapped.uts46_mapping().expect("a capital letter");
    assert_eq!(
        (
            mapping.mapped_name.as_str(),
            mapping.changed_ranges[0].replaced_character_indices_in_name.as_slice()
        ),
        ("http://a.com/X", &[7][..])
    );
    assert_eq!(mapped.dns_name().name.as_deref(), Some("a.com"));
    let precomposed = canonical_equivalents(&read("http://\u{E9}/\u{E9}"));
    assert_eq!(precomposed.names, ["http://e\u{301}/\u{E9}", "http://e\u{341}/\u{E9}"]);
    assert_eq!(
        without_hebrew_arabic_points(&read("http://\u{5D0}\u{5B7}/\u{5D0}\u{5B7}")).as_deref(),
        Some("http://\u{5D0}/\u{5D0}\u{5B7}")
    );
}

/// A ruleset is asked about the first label where there is no zone: of the host, where that is a domain name.
#[test]
fn the_label_that_a_ruleset_is_asked_about() {
    let xml = "<lgr xmlns='urn:ietf:params:xml:ns:lgr-1.0'><data><range first-cp='0061' last-cp='007A'/></data></lgr>";
    let ruleset = Ruleset::read(xml.as_bytes()).expect("a ruleset");
    let options = NameAnalysisOptions {
        zone_rulesets: Arc::from([NamedRuleset { name: "la.xml".to_owned(), ruleset }]),
        ..NameAnalysisOptions::default()
    };
    for (text, label, is_refused) in [
        ("http://a.com", Some(0), false),
        ("http://a1.com/x", Some(0), true),
        ("http://[::1]/", None, true),
        ("//a.com", None, true),
    ] {
        let analysis = InputAnalysis::with_options(&read(text), options.clone());
        assert_eq!(analysis.ruleset_judged_label_index(), label, "{text}");
        assert_eq!(
            analysis.registration_verdict().permission == RegistrationPermission::Refused,
            is_refused,
            "{text}"
        );
    }
}

/// As address bars show it. What stands before the first slash is no host where it has no full stop.
#[test]
fn a_url_without_its_scheme() {
    let analysis = InputAnalysis::new(&read("facebook.com.\u{5D0}/\u{660}/123"));
    assert_eq!(analysis.not_a_domain_name(), None);
    assert_eq!(analysis.input().labels().len(), 3);
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Allowed);
    assert_eq!(analysis.dns_name().name.as_deref(), Some("facebook.com.xn--4db"));
    let host = analysis.input().host().expect("a host");
    assert_eq!(host_requested_by_browser(host).as_deref(), Ok("facebook.com.xn--4db"));
    let a_label = read("xn--4db.com/x");
    assert_eq!(a_label.decoded_text(), "\u{5D0}.com/x");
    for text in ["a/b.c", "0/25.2.0.192.in-addr.arpa", "192.0.2.1/24"] {
        let what = not_a_domain_name(&read(text)).map(|it| it.input_kind);
        assert_eq!(what, Some(NotADomainNameKind::Other), "{text}");
    }
}

/// Nothing in an address whose host is none is a domain name.
#[test]
fn an_address_whose_host_is_no_domain_name() {
    for (text, what) in [
        ("http://[zz]/", NotADomainNameKind::Url),
        ("http://a..b/", NotADomainNameKind::UrlEmptyLabel),
        ("http://.a/", NotADomainNameKind::UrlEmptyLabel),
        ("http://\u{5D0}[::1]/", NotADomainNameKind::Url),
        ("http://1.2.3.4/", NotADomainNameKind::Url),
        // As a browser reads them: without slashes, with a backslash, and with a space before it.
        ("http:80", NotADomainNameKind::Url),
        ("http:\\\\1.2.3.4", NotADomainNameKind::Url),
        (" http://1.2.3.4/", NotADomainNameKind::Url),
        ("http://[2001:db8::1]:80/", NotADomainNameKind::Url),
    ] {
        let found = not_a_domain_name(&read(text)).expect(text);
        assert_eq!((found.input_kind, found.host_domain_name), (what, None), "{text:?}");
        let analysis = InputAnalysis::new(&read(text));
        assert_eq!(analysis.not_a_domain_name().map(|it| it.input_kind), Some(what), "{text:?}");
    }
    // With a full stop before the sign it is what an address bar reads as a URL without its scheme, and its host is judged.
    for text in ["a.com:443", "a.com:80/index.html", "a.com?x", "a.com#x"] {
        assert_eq!(not_a_domain_name(&read(text)), None, "{text}");
    }
}

/// What a registry registers is a name: a URL in a list of applications is a mistake, whatever its host.
#[test]
fn in_a_zone_a_url_is_no_domain_name() {
    let zone = Zone::read("com", Notation::Unicode).expect("a zone");
    let options = NameAnalysisOptions { parent_zone: Some(zone.clone()), ..NameAnalysisOptions::default() };
    let text = "http://\u{5D0}\u{5D1}.com";
    let analysis = InputAnalysis::with_options(&read(text), options);
    let found = analysis.not_a_domain_name().expect("a URL");
    assert_eq!(
        (found.input_kind, found.host_domain_name.as_deref()),
        (NotADomainNameKind::Url, Some("\u{5D0}\u{5D1}.com"))
    );
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
    assert_eq!(kinds(&analysis), [FindingKind::NotADomainName]);
    assert_eq!(
        (analysis.dns_name().name, analysis.bidi_rule_verdict().rule_verdict),
        (None, RuleVerdict::NotApplicable)
    );
    assert_eq!(analysis.suggested_fixes().no_fix_reason, Some(NoFixReason::NotADomainName));
    let mut batch = BatchAnalyzer::new();
    batch.read(text, Notation::Unicode).expect("it was read");
    let mut ascii_name = String::new();
    let judged = judge_registration_of_analyzed(
        &batch,
        Some(&batch.current_name_in_zone(&zone)),
        true,
        &mut ascii_name,
    );
    assert_eq!((&judged.registration_verdict, ascii_name.as_str()), (analysis.registration_verdict(), ""));
}

fn any_host() -> impl Strategy<Value = String> {
    let label = prop::collection::vec(
        prop::sample::select(vec![
            'a', 'B', '1', '-', '\u{5D0}', '\u{5B7}', '\u{627}', '\u{661}', '_', '\u{200D}', '\u{DF}',
        ]),
        1..5,
    );
    let labels = prop::collection::vec(label.prop_map(|it| it.into_iter().collect::<String>()), 1..4);
    labels.prop_map(|it| it.join("."))
}

proptest! {
    /// Every answer about a URL is the answer about its host, moved to where that stands.
    #[test]
    fn answers_are_those_of_the_host(host in any_host(), path in "(/[a-z\u{5D0}-\u{5D3}.]{0,6})?") {
        prop_assume!(Name::read(&host, Notation::Unicode).is_ok());
        let (url, alone) = (read(&format!("https://{host}{path}")), read(&host));
        prop_assume!(url.host().is_some());
        let start = "https://".len();
        let (of_url, of_host) = (InputAnalysis::new(&url), InputAnalysis::new(&alone));
        prop_assert_eq!(of_url.registration_verdict(), of_host.registration_verdict());
        prop_assert_eq!(of_url.registration_verdict_of_each_label(), of_host.registration_verdict_of_each_label());
        prop_assert_eq!(of_url.dns_name(), of_host.dns_name());
        prop_assert_eq!(of_url.bidi_rule_verdict().rule_verdict, of_host.bidi_rule_verdict().rule_verdict);
        prop_assert_eq!(of_url.warnings(), of_host.warnings());
        for check in CheckedRules::ALL {
            prop_assert_eq!(of_url.fails(check), of_host.fails(check));
        }
        let is_of_host = |kind: FindingKind| !kind.is_refused_by(AcceptancePolicy::DuerstBidiIris);
        let moved: Vec<_> = of_host.findings().iter().filter(|it| is_of_host(it.finding_kind))
            .map(|it| (it.finding_kind, it.label_index, it.character_indices_in_name.iter().map(|at| at + start).collect::<Vec<_>>())).collect();
        let found: Vec<_> = of_url.findings().iter().filter(|it| is_of_host(it.finding_kind))
            .map(|it| (it.finding_kind, it.label_index, it.character_indices_in_name.clone())).collect();
        prop_assert_eq!(found, moved);
    }
}
