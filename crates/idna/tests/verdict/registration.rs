//! "May this be registered?": RFC 5891 section 4 over the applicant's labels, and what a zone adds.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{
    Check, NotInZone, Permission, Report, ReportOptions, Verdict, Zone, report, report_with,
};

fn read(text: &str) -> Name {
    Name::read(text, Notation::Unicode).expect(text)
}

fn zone(text: &str) -> Zone {
    Zone::read(text, Notation::Unicode).expect(text)
}

fn under(text: &str, suffix: &str) -> Report {
    report_with(&read(text), &ReportOptions { zone: Some(zone(suffix)), ..ReportOptions::default() })
}

fn because(report: &Report) -> Vec<&'static str> {
    report.registration.reasons.iter().map(|it| it.id()).collect()
}

#[track_caller]
fn check(report: &Report, verdict: Permission, expected: &[&str]) {
    assert_eq!((report.registration.verdict, because(report).as_slice()), (verdict, expected));
}

#[test]
fn what_idna2008_forbids_is_refused_whatever_the_bidi_rule_says() {
    // A tatweel: RFC 5892 section 2.6, exception.
    let tatweel = report(&read("\u{645}\u{640}\u{635}\u{631}.com"));
    assert_eq!(tatweel.rule.verdict, Verdict::Satisfied);
    check(&tatweel, Permission::Refused, &["idna-disallowed"]);
    assert_eq!(
        tatweel.registration.headline,
        "Refused: U+0640 ARABIC TATWEEL is not allowed in names (RFC 5892)."
    );
    // No Bidi domain name: judged by the other rules.
    check(&report(&read("a\u{B7}b.com")), Permission::Refused, &["idna-middle-dot-context"]);
    check(&report(&read("example.com")), Permission::Allowed, &[]);
    // Each kind once, in the order of the findings.
    check(
        &report(&read("\u{5D0}a.1-.\u{5D0}-")),
        Permission::Refused,
        &["rfc5893-condition-2", "rfc5893-condition-3", "rfc5893-condition-1", "idna-hyphen-at-end"],
    );
}

#[test]
fn a_permitted_name_has_its_warnings_counted_and_is_never_promised() {
    let headline = |text| report(&read(text)).registration.headline;
    assert_eq!(
        headline("\u{5D0}\u{5D1}.com"),
        "Permitted by IDNA2008. The registry's own character table and variants were not asked."
    );
    // Latin with Cyrillic: UTS #39 section 5.1.
    assert_eq!(
        headline("a\u{431}.com"),
        "Permitted by IDNA2008; 1 warning. The registry's own character table and variants were not asked."
    );
}

/// RFC 5893 section 7.1 speaks of a zone under a label that begins with a digit.
#[test]
fn what_is_the_zone_s_is_no_fault_of_the_applicant() {
    const NAME: &str = "\u{645}\u{635}\u{631}.3com.com";
    check(&report(&read(NAME)), Permission::Refused, &["rfc5893-condition-1"]);
    let below = under(NAME, "3com.com");
    check(&below, Permission::NeedsReview, &["rfc5893-condition-1", "rfc5893-digit-above"]);
    assert_eq!(
        below.registration.headline,
        "Depends: right-to-left labels should not be registered under 3com (RFC 5893, section 7.1), and one more \
         reason."
    );
    // The Bidi rule's own verdict stays.
    assert_eq!(below.rule.verdict, Verdict::Violated);
    // The label under `com` alone is the applicant's again.
    check(&under(NAME, "com"), Permission::Refused, &["rfc5893-condition-1"]);
    // What is wrong with the applicant's own label is refused under every zone.
    check(
        &under("\u{5D0}a.3com.com", "3com.com"),
        Permission::Refused,
        &["rfc5893-condition-2", "rfc5893-condition-3"],
    );
    // A left-to-right label makes no Bidi domain name of it.
    check(&under("shop.3com.com", "3com.com"), Permission::Allowed, &[]);
    // The right-to-left label is further down, and not directly under the digit.
    check(&under("\u{5D0}.shop.3com.com", "3com.com"), Permission::NeedsReview, &["rfc5893-condition-1"]);
}

#[test]
fn a_zone_is_compared_as_the_dns_does_and_on_label_borders() {
    let labels = |name: &str, suffix: &str| zone(suffix).applicants_labels(&read(name));
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
    let of = |text| report(&read(text));
    let ids = |report: &Report| report.findings.iter().map(|it| it.id.id()).collect::<Vec<_>>();
    let wildcard = of("*.example.com");
    check(&wildcard, Permission::Allowed, &[]);
    assert!(ids(&wildcard).contains(&"wildcard") && !ids(&wildcard).contains(&"idna-not-ldh"));
    let service = of("_443._tcp.\u{5D0}\u{5D1}.com");
    check(&service, Permission::Allowed, &[]);
    assert_eq!(ids(&service).iter().filter(|it| **it == "underscore-label").count(), 2);
    // Only as the whole first label, and only in ASCII.
    check(&of("a.*.com"), Permission::Refused, &["idna-not-ldh"]);
    check(&of("*a.com"), Permission::Refused, &["idna-not-ldh"]);
    check(&of("a_b.com"), Permission::Refused, &["idna-not-ldh"]);
    // RFC 8552: an underscore before letters, digits and hyphens.
    check(&of("_a b.com"), Permission::Refused, &["idna-not-ldh"]);
    check(&of("_\u{E9}.com"), Permission::Refused, &["idna-disallowed"]);
    // The other labels are judged as ever.
    check(&of("*.\u{5D0}a.com"), Permission::Refused, &["rfc5893-condition-2", "rfc5893-condition-3"]);
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
        let report = under(name, "co.il");
        check(&report, Permission::Refused, &[kind]);
        assert!(Check::Idna2008.fails(&report), "{name}");
        assert_eq!(Check::Idna2008.failing_findings(&report).len(), 1, "{name}");
        assert!(
            report.registration.headline.ends_with("; nobody registers it (RFC 4592).")
                || report.registration.headline.ends_with("; nobody registers it (RFC 8552).")
        );
    }
    // The zone's own labels are left out, as ever.
    check(&under("a._tcp.example", "_tcp.example"), Permission::Allowed, &[]);
    // Without a zone there is nobody who asks; where no label is left, there is nothing to judge.
    check(&report(&read("_dmarc.co.il")), Permission::Allowed, &[]);
    for name in ["*", "_dmarc", "_443._tcp", "*._x"] {
        check(&report(&read(name)), Permission::NotApplicable, &[]);
        assert!(!Check::Idna2008.fails(&report(&read(name))), "{name}");
    }
}

#[test]
fn what_is_warned_of_in_a_zone() {
    let warned = |report: &Report| report.findings.iter().map(|it| it.id.id()).collect::<Vec<_>>();
    let below = under("www.\u{5D0}.co.il", "co.il");
    check(&below, Permission::Allowed, &[]);
    let finding = below.findings.iter().find(|it| it.id.id() == "labels-below-parent").expect("a warning");
    assert_eq!((finding.label, finding.characters.as_slice()), (None, &[0, 1, 2][..]));
    assert!(!warned(&under("\u{5D0}.co.il", "co.il")).contains(&"labels-below-parent"));
    assert!(!warned(&report(&read("www.\u{5D0}.co.il"))).contains(&"labels-below-parent"));
    let refused = under("\u{5D1}\u{5E0}\u{5E7}.3d.il", "3d.il");
    check(&refused, Permission::NeedsReview, &["rfc5893-condition-1", "rfc5893-digit-above"]);
    assert!(warned(&refused).contains(&"uts46-refused"));
    assert_eq!(refused.dns.name, None);
    assert!(!warned(&under("\u{5D1}\u{5E0}\u{5E7}.d3.il", "d3.il")).contains(&"uts46-refused"));
}

#[test]
fn each_check_fails_for_its_own_rules() {
    let fails = |text: &str| {
        let report = report(&read(text));
        Check::ALL.map(|check| {
            let fails = check.fails(&report);
            // What it fails for is named, and nothing is named without failing.
            assert_eq!(fails, !check.failing_findings(&report).is_empty(), "{text:?} {check:?}");
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
