//! "May this be registered?": RFC 5891 section 4 over the applicant's labels, and what a zone adds.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{
    CheckedRules, Finding, FindingDetail, NameAnalysis, NameAnalysisOptions, NotInZone,
    RegistrationPermission, RuleVerdict, Zone,
};

use super::read;

fn zone(text: &str) -> Zone {
    Zone::read(text, Notation::Unicode).expect(text)
}

fn of(text: &str) -> NameAnalysis {
    NameAnalysis::new(&read(text))
}

fn under(text: &str, suffix: &str) -> NameAnalysis {
    let options = NameAnalysisOptions { parent_zone: Some(zone(suffix)), ..NameAnalysisOptions::default() };
    NameAnalysis::with_options(&read(text), options)
}

fn ids<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Vec<&'static str> {
    findings.into_iter().map(|it| it.finding_kind.id()).collect()
}

#[track_caller]
fn check(analysis: &NameAnalysis, verdict: RegistrationPermission, expected: &[&str]) {
    let registration = analysis.registration_verdict();
    let reasons: Vec<&str> = registration.deciding_finding_kinds.iter().map(|it| it.id()).collect();
    assert_eq!((registration.permission, reasons.as_slice()), (verdict, expected));
}

/// The findings that decide, the most important first.
#[track_caller]
fn check_deciding(analysis: &NameAnalysis, expected: &[&str]) {
    assert_eq!(ids(analysis.findings_deciding_registration()), expected);
}

#[test]
fn what_idna2008_forbids_is_refused_whatever_the_bidi_rule_says() {
    // A tatweel: RFC 5892 section 2.6, exception.
    let tatweel = of("\u{645}\u{640}\u{635}\u{631}.com");
    assert_eq!(tatweel.bidi_rule().rule_verdict, RuleVerdict::Satisfied);
    check(&tatweel, RegistrationPermission::Refused, &["idna-disallowed"]);
    check_deciding(&tatweel, &["idna-disallowed"]);
    assert_eq!(tatweel.findings_deciding_registration()[0].character_indices_in_name, [1]);
    // No Bidi domain name: judged by the other rules.
    check(&of("a\u{B7}b.com"), RegistrationPermission::Refused, &["idna-middle-dot-context"]);
    check(&of("example.com"), RegistrationPermission::Allowed, &[]);
    check_deciding(&of("example.com"), &[]);
    // Each kind once, in the order of the findings.
    check(
        &of("\u{5D0}a.1-.\u{5D0}-"),
        RegistrationPermission::Refused,
        &["rfc5893-condition-2", "rfc5893-condition-3", "rfc5893-condition-1", "idna-hyphen-at-end"],
    );
    // What decides is each finding, and those of the Bidi rule come last.
    check_deciding(
        &of("\u{5D0}a.1-.\u{5D0}-"),
        &[
            "idna-hyphen-at-end",
            "idna-hyphen-at-end",
            "rfc5893-condition-2",
            "rfc5893-condition-3",
            "rfc5893-condition-1",
            "rfc5893-condition-3",
        ],
    );
}

#[test]
fn a_permitted_name_can_have_warnings() {
    let warnings = |text| of(text).warnings().iter().map(|it| it.id()).collect::<Vec<_>>();
    assert_eq!(warnings("\u{5D0}\u{5D1}.com"), [""; 0]);
    // Latin with Cyrillic: UTS #39 section 5.1.
    assert_eq!(warnings("a\u{431}.com"), ["mixed-scripts"]);
    check(&of("a\u{431}.com"), RegistrationPermission::Allowed, &[]);
}

/// RFC 5893 section 7.1 speaks of a zone under a label that begins with a digit.
#[test]
fn what_is_the_zone_s_is_no_fault_of_the_applicant() {
    const NAME: &str = "\u{645}\u{635}\u{631}.3com.com";
    check(&of(NAME), RegistrationPermission::Refused, &["rfc5893-condition-1"]);
    let below = under(NAME, "3com.com");
    check(&below, RegistrationPermission::NeedsReview, &["rfc5893-condition-1", "rfc5893-digit-above"]);
    // What is about the applicant's label comes first.
    check_deciding(&below, &["rfc5893-digit-above", "rfc5893-condition-1"]);
    let first = below.findings_deciding_registration()[0];
    assert_eq!((first.label_index, first.character_indices_in_name.as_slice()), (Some(0), &[4][..]));
    assert_eq!(first.rule_source().to_string(), "RFC 5893, section 7.1");
    // The Bidi rule's own verdict stays.
    assert_eq!(below.bidi_rule().rule_verdict, RuleVerdict::Violated);
    // The label under `com` alone is the applicant's again.
    check(&under(NAME, "com"), RegistrationPermission::Refused, &["rfc5893-condition-1"]);
    // What is wrong with the applicant's own label is refused under every zone.
    check(
        &under("\u{5D0}a.3com.com", "3com.com"),
        RegistrationPermission::Refused,
        &["rfc5893-condition-2", "rfc5893-condition-3"],
    );
    // A left-to-right label makes no Bidi domain name of it.
    check(&under("shop.3com.com", "3com.com"), RegistrationPermission::Allowed, &[]);
    // The right-to-left label is further down, and not directly under the digit.
    check(
        &under("\u{5D0}.shop.3com.com", "3com.com"),
        RegistrationPermission::NeedsReview,
        &["rfc5893-condition-1"],
    );
}

#[test]
fn a_zone_is_compared_as_the_dns_does_and_on_label_borders() {
    let labels = |name: &str, suffix: &str| zone(suffix).applicant_label_index_range(&read(name));
    assert_eq!(labels("a.b.com", "com"), Ok(0..2));
    assert_eq!(labels("a.b.COM", "b.com"), Ok(0..1));
    // A- and U-label alike, small or capital, and what UTS #46 maps to the same.
    assert_eq!(labels("a.xn--4dbcd", "\u{5D0}\u{5D1}\u{5D2}"), Ok(0..1));
    assert_eq!(labels("a.\u{5D0}\u{5D1}\u{5D2}", "XN--4DBCD"), Ok(0..1));
    assert_eq!(labels("a.\u{FF23}\u{FF2F}\u{FF2D}", "com"), Ok(0..1));
    assert_eq!(labels("a\u{3002}com", ".com"), Ok(0..1));
    // The root makes no difference.
    assert_eq!(labels("a.com.", "com"), Ok(0..1));
    assert_eq!(labels("a.com", "com."), Ok(0..1));
    // Not within a label.
    assert_eq!(labels("acom", "com"), Err(NotInZone::OutsideZone));
    assert_eq!(labels("a.xcom", "com"), Err(NotInZone::OutsideZone));
    assert_eq!(labels("com", "b.com"), Err(NotInZone::OutsideZone));
    assert_eq!(labels("b.Com", "b.com"), Err(NotInZone::IsTheZone));
}

#[test]
fn what_the_dns_has_for_its_own_use_is_left_out() {
    let wildcard = of("*.example.com");
    check(&wildcard, RegistrationPermission::Allowed, &[]);
    let found = ids(wildcard.findings());
    assert!(found.contains(&"wildcard") && !found.contains(&"idna-not-ldh"));
    assert_eq!(wildcard.applicant_labels().unregistrable_label_indices_in_name(), [0]);
    let service = of("_443._tcp.\u{5D0}\u{5D1}.com");
    check(&service, RegistrationPermission::Allowed, &[]);
    assert_eq!(ids(service.findings()).iter().filter(|it| **it == "underscore-label").count(), 2);
    assert_eq!(service.applicant_labels().unregistrable_label_indices_in_name(), [0, 1]);
    // Only as the whole first label, and only in ASCII.
    check(&of("a.*.com"), RegistrationPermission::Refused, &["idna-not-ldh"]);
    check(&of("*a.com"), RegistrationPermission::Refused, &["idna-not-ldh"]);
    check(&of("a_b.com"), RegistrationPermission::Refused, &["idna-not-ldh"]);
    // RFC 8552: an underscore before letters, digits and hyphens.
    check(&of("_a b.com"), RegistrationPermission::Refused, &["idna-not-ldh"]);
    check(&of("_\u{E9}.com"), RegistrationPermission::Refused, &["idna-disallowed"]);
    // The other labels are judged as ever.
    check(
        &of("*.\u{5D0}a.com"),
        RegistrationPermission::Refused,
        &["rfc5893-condition-2", "rfc5893-condition-3"],
    );
}

/// In a zone somebody asks for the label, and cannot have it.
#[test]
fn what_the_dns_has_for_its_own_use_is_refused_in_a_zone() {
    for (name, kind) in [
        ("*.co.il", "wildcard"),
        ("_dmarc.co.il", "underscore-label"),
        ("_.co.il", "underscore-label"),
        ("_a.b.co.il", "underscore-label"),
    ] {
        let analysis = under(name, "co.il");
        check(&analysis, RegistrationPermission::Refused, &[kind]);
        assert!(CheckedRules::Idna2008Registration.is_failed_by(&analysis), "{name}");
        assert_eq!(ids(CheckedRules::Idna2008Registration.failing_findings(&analysis)), [kind], "{name}");
        check_deciding(&analysis, &[kind]);
    }
    // The zone's own labels are left out, as ever.
    check(&under("a._tcp.example", "_tcp.example"), RegistrationPermission::Allowed, &[]);
    // Without a zone there is nobody who asks; where no label is left, there is nothing to judge.
    check(&of("_dmarc.co.il"), RegistrationPermission::Allowed, &[]);
    for name in ["*", "_dmarc", "_443._tcp", "*._x"] {
        check(&of(name), RegistrationPermission::NotApplicable, &[]);
        check_deciding(&of(name), &[]);
        assert!(!CheckedRules::Idna2008Registration.is_failed_by(&of(name)), "{name}");
    }
}

#[test]
fn what_is_warned_of_in_a_zone() {
    let warned = |analysis: &NameAnalysis| analysis.warnings().iter().map(|it| it.id()).collect::<Vec<_>>();
    let below = under("www.\u{5D0}.co.il", "co.il");
    check(&below, RegistrationPermission::Allowed, &[]);
    let finding =
        below.findings().iter().find(|it| it.finding_kind.id() == "labels-below-parent").expect("a warning");
    assert_eq!((finding.label_index, finding.character_indices_in_name.as_slice()), (None, &[0, 1, 2][..]));
    assert_eq!(
        finding.finding_detail,
        FindingDetail::LabelCountBelowZone { label_count: 2, required_label_count: None }
    );
    assert!(warned(&below).contains(&"labels-below-parent"));
    assert!(!warned(&under("\u{5D0}.co.il", "co.il")).contains(&"labels-below-parent"));
    assert!(!warned(&of("www.\u{5D0}.co.il")).contains(&"labels-below-parent"));
    let refused = under("\u{5D1}\u{5E0}\u{5E7}.3d.il", "3d.il");
    check(&refused, RegistrationPermission::NeedsReview, &["rfc5893-condition-1", "rfc5893-digit-above"]);
    assert!(warned(&refused).contains(&"uts46-refused"));
    assert_eq!(refused.dns().name, None);
    assert!(!warned(&under("\u{5D1}\u{5E0}\u{5E7}.d3.il", "d3.il")).contains(&"uts46-refused"));
}

#[test]
fn each_check_fails_for_its_own_rules() {
    let fails = |text: &str| {
        let analysis = of(text);
        CheckedRules::ALL.map(|check| {
            let fails = check.is_failed_by(&analysis);
            // What it fails for is named, and nothing is named without failing.
            assert_eq!(fails, !check.failing_findings(&analysis).is_empty(), "{text:?} {check:?}");
            fails
        })
    };
    //                       Bidi, IDNA2008, UTS #46, all
    assert_eq!(fails("example.com"), [false, false, false, false]);
    assert_eq!(fails("\u{645}\u{640}\u{635}\u{631}.com"), [false, true, false, true]);
    assert_eq!(fails("\u{5D0}a.com"), [true, true, true, true]);
    assert_eq!(fails("\u{5F3}\u{5D0}.com"), [false, true, false, true]);
    assert_eq!(fails("http://3com.\u{5D0}\u{5D1}"), [true, true, true, true]);
}
