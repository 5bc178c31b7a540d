//! What is typed where a domain name belongs, and is none.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{Check, Permission, Verdict, not_a_domain_name, report};

fn read(text: &str) -> Name {
    Name::read(text, Notation::Unicode).expect(text)
}

/// What it is, and the domain name in it.
#[track_caller]
fn check(text: &str, what: &str, host: Option<&str>) {
    let found = not_a_domain_name(&read(text)).expect(text);
    assert_eq!((found.what, found.host.as_deref()), (what, host), "{text:?}");
}

#[test]
fn the_host_of_what_is_more_than_a_name() {
    check("http://3com.\u{5D0}\u{5D1}", "a URL", Some("3com.\u{5D0}\u{5D1}"));
    check("https://u:p@a.\u{5D0}:8080/p/a.b?q=1.2#f", "a URL", Some("a.\u{5D0}"));
    check("HTTP://a.b", "a URL", Some("a.b"));
    check("//a.b/c", "a URL without its scheme", Some("a.b"));
    check("info@\u{5D0}\u{5D1}.com", "a mail address", Some("\u{5D0}\u{5D1}.com"));
    check("mailto:info@a.com", "a mail address", Some("a.com"));
    check("a.com:443", "more than a domain name", Some("a.com"));
    check("a.com/index.html", "more than a domain name", Some("a.com"));
    check("a.com?x", "more than a domain name", Some("a.com"));
    check("a#b", "more than a domain name", Some("a"));
    // As it was typed: what stands behind a scheme is not decoded.
    check("http://xn--4dbcd.com/", "a URL", Some("xn--4dbcd.com"));
    // What holds a slash, a colon or an at sign is no A-label, so it is not decoded.
    check("https://www.xn--p1ai/", "a URL", Some("www.xn--p1ai"));
    check("user@mail.xn--p1ai:25", "a mail address", Some("mail.xn--p1ai"));
    check("xn--4db@xn--4db.com", "a mail address", Some("xn--4db.com"));
    check("xn--zz!!/x", "more than a domain name", None);
    check("http://a.com:8080", "a URL", Some("a.com"));
    check("localhost:8080", "more than a domain name", Some("localhost"));
    // Nothing in it is a domain name.
    check("HTTP:/a.com", "more than a domain name", None);
    check("http://[zz]/", "a URL", None);
    check("http://a b/", "a URL", None);
    check("http://a.com\u{FF0F}b", "a URL", None);
    check("http://", "a URL", None);
    check("http:///path", "a URL", None);
    check("http://1.2.3.4/", "a URL", None);
    check("http://[2001:db8::1]:80/", "a URL", None);
    check("a@", "a mail address", None);
    check("/path", "more than a domain name", None);
}

#[test]
fn addresses_are_no_names() {
    check("192.0.2.1", "an IP address", None);
    check("192.0.2.1.", "an IP address", None);
    check("192\u{3002}0\u{FF0E}2\u{FF61}1", "an IP address", None);
    check("192.0.2.1\u{3002}", "an IP address", None);
    check("2001:db8::1", "an IP address", None);
    check("::1", "an IP address", None);
    let is_name = |text| assert_eq!(not_a_domain_name(&read(text)), None, "{text:?}");
    is_name("192.0.2.256");
    is_name("192.0.2");
    is_name("1.2.3.4.5");
    is_name("1.example");
    is_name("\u{661}.\u{662}.\u{663}.\u{664}");
    is_name("*._dmarc.example.com");
    is_name("a\u{FF0F}b.com");
}

#[test]
fn no_verdict_is_given_on_the_rest_as_labels() {
    let report = report(&read("http://3com.\u{5D0}\u{5D1}"));
    assert!(!report.rule.bidi_domain_name);
    assert_eq!((report.rule.verdict, report.rule.guarantee), (Verdict::NotApplicable, None));
    for label in &report.rule.labels {
        assert_eq!((label.verdict, label.direction), (Verdict::NotApplicable, None));
        assert!(
            label
                .conditions
                .iter()
                .all(|it| it.verdict == Verdict::NotApplicable && it.characters.is_empty())
        );
    }
    assert_eq!(report.rule.labels.len(), 2);
    assert_eq!(report.registration.verdict, Permission::Refused);
    assert_eq!(report.registration.reasons.iter().map(|it| it.id()).collect::<Vec<_>>(), ["no-domain-name"]);
    assert_eq!(
        report.registration.headline,
        "Refused: this is a URL and no domain name; the domain name in it can be looked at by itself (RFC 1035)."
    );
    let finding = report.findings.iter().find(|it| it.id.id() == "no-domain-name").expect("a finding");
    assert_eq!(finding.characters, [4]);
    let written = serde_json::to_value(finding).expect("JSON");
    assert_eq!(written["host"], "3com.\u{5D0}\u{5D1}");
    assert_eq!(written["severity"], "violation");
    assert!(report.suggested_fixes.is_empty());
    assert!(Check::ALL.iter().all(|it| it.fails(&report)));
    // Dürst's draft is about whole IRIs; the others are about domain names.
    for row in &report.policies {
        let speaks = row.policy == Policy::Duerst;
        assert_eq!(row.verdict != Verdict::NotApplicable, speaks, "{:?}", row.policy);
    }
}

/// Every other finding has no such key.
#[test]
fn a_host_belongs_to_this_finding_alone() {
    let report = report(&read("\u{5D0}a.com"));
    for finding in &report.findings {
        assert!(serde_json::to_value(finding).expect("JSON").get("host").is_none());
    }
}
