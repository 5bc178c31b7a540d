//! What is typed where a domain name belongs, and is none.

use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::{
    CheckedRules, FindingDetail, FindingKind, NameAnalysis, NotADomainNameKind, RegistrationPermission,
    RuleVerdict, not_a_domain_name,
};

use super::read;

/// What it is, and the domain name in it.
#[track_caller]
fn check(text: &str, what: NotADomainNameKind, host: Option<&str>) {
    let found = not_a_domain_name(&read(text)).expect(text);
    assert_eq!((found.input_kind, found.host_domain_name.as_deref()), (what, host), "{text:?}");
}

#[test]
fn the_host_of_what_is_more_than_a_name() {
    check("//a.b/c", NotADomainNameKind::UrlWithoutScheme, Some("a.b"));
    check("info@\u{5D0}\u{5D1}.com", NotADomainNameKind::MailAddress, Some("\u{5D0}\u{5D1}.com"));
    check("mailto:info@a.com", NotADomainNameKind::MailAddress, Some("a.com"));
    check("a:443", NotADomainNameKind::Other, Some("a"));
    check("a:80/index.html", NotADomainNameKind::Other, Some("a"));
    check("a?x", NotADomainNameKind::Other, Some("a"));
    check("a.com:x", NotADomainNameKind::Other, None);
    check("a#b", NotADomainNameKind::Other, Some("a"));
    // What holds a slash, a colon or an at sign is no A-label, so it is not decoded.
    check("//www.xn--p1ai/", NotADomainNameKind::UrlWithoutScheme, Some("www.xn--p1ai"));
    check("user@mail.xn--p1ai:25", NotADomainNameKind::MailAddress, Some("mail.xn--p1ai"));
    check("xn--4db@xn--4db.com", NotADomainNameKind::MailAddress, Some("xn--4db.com"));
    check("xn--zz!!/x", NotADomainNameKind::Other, None);
    check("localhost:8080", NotADomainNameKind::Other, Some("localhost"));
    // Nothing in it is a domain name.
    check("gopher:/a.com", NotADomainNameKind::Other, None);
    check("//a b/", NotADomainNameKind::UrlWithoutScheme, None);
    check("//a.com\u{FF0F}b", NotADomainNameKind::UrlWithoutScheme, None);
    check("http://", NotADomainNameKind::Url, None);
    check("file:///path", NotADomainNameKind::Url, None);
    // A browser reads the backslash as a slash.
    check("//evil.com\\@a.com/", NotADomainNameKind::UrlWithoutScheme, Some("evil.com"));
    check("evil.org\\@example.com/", NotADomainNameKind::Other, Some("evil.org"));
    // Without a scheme too, any number of them (“special authority ignore slashes state”).
    for text in ["\\\\evil.org", "///evil.org", "/\\evil.org/x", "\\\\\\evil.org\\@a.com"] {
        check(text, NotADomainNameKind::UrlWithoutScheme, Some("evil.org"));
    }
    check("file://c:/", NotADomainNameKind::Url, None);
    check("http:\\\\", NotADomainNameKind::Url, None);
    // RFC 5321 section 4.1.2: one `@` between a local part and a domain.
    check("a@", NotADomainNameKind::Other, None);
    check("@a.com", NotADomainNameKind::Other, Some("a.com"));
    check("x@@\u{5D0}\u{5D1}.com", NotADomainNameKind::Other, Some("\u{5D0}\u{5D1}.com"));
    check("x y@\u{5D0}\u{5D1}.com", NotADomainNameKind::Other, Some("\u{5D0}\u{5D1}.com"));
    check("a:b@a.com", NotADomainNameKind::Other, Some("a.com"));
    check("\"x@\\\"y\"@a.com", NotADomainNameKind::MailAddress, Some("a.com"));
    check("\"x\"y\"@a.com", NotADomainNameKind::Other, Some("a.com"));
    check("MAILTO:x.y+z@a.com", NotADomainNameKind::MailAddress, Some("a.com"));
    check("\u{5D0}@\u{5D2}\u{5D3}.com", NotADomainNameKind::MailAddress, Some("\u{5D2}\u{5D3}.com"));
    check("a@[192.0.2.1]", NotADomainNameKind::MailAddress, None);
    check("/path", NotADomainNameKind::Other, None);
}

#[test]
fn addresses_are_no_names() {
    check("192.0.2.1", NotADomainNameKind::IpAddress, None);
    check("192.0.2.1.", NotADomainNameKind::IpAddress, None);
    check("192\u{3002}0\u{FF0E}2\u{FF61}1", NotADomainNameKind::IpAddress, None);
    check("192.0.2.1\u{3002}", NotADomainNameKind::IpAddress, None);
    check("2001:db8::1", NotADomainNameKind::IpAddress, None);
    check("::1", NotADomainNameKind::IpAddress, None);
    // WHATWG URL, section 3.5, the IPv4 parser.
    for text in ["192.0.2", "127.1", "127.1.", "0x7f.1", "0X7F\u{3002}1", "0177.0.0.1", "1.0x"] {
        check(text, NotADomainNameKind::IpAddress, None);
    }
    let is_name = |text| assert_eq!(not_a_domain_name(&read(text)), None, "{text:?}");
    is_name("192.0.2.256");
    // No full stop: a label that stands alone may be meant. And no IPv4 address, which a browser refuses.
    is_name("80");
    is_name("256.1.1.1");
    is_name("0x7g.1");
    is_name("1.2.3.4.5");
    is_name("1.example");
    is_name("\u{661}.\u{662}.\u{663}.\u{664}");
    is_name("*._dmarc.example.com");
    is_name("a\u{FF0F}b.com");
}

#[test]
fn no_verdict_is_given_on_the_rest_as_labels() {
    let analysis = NameAnalysis::new(&read("//3com.\u{5D0}\u{5D1}"));
    let rule = analysis.bidi_rule();
    assert!(!rule.is_bidi_domain_name);
    assert_eq!((rule.rule_verdict, rule.bidi_rule_guarantee), (RuleVerdict::NotApplicable, None));
    for label in &rule.label_verdicts {
        assert_eq!((label.rule_verdict, label.direction_by_condition_1), (RuleVerdict::NotApplicable, None));
        assert!(label.condition_verdicts.iter().all(|it| it.condition_verdict == RuleVerdict::NotApplicable
            && it.violating_character_indices_in_name.is_empty()));
    }
    assert_eq!(rule.label_verdicts.len(), 2);
    assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
    assert_eq!(analysis.registration_verdict().deciding_finding_kinds, [FindingKind::NotADomainName]);
    let finding = &analysis.findings()[0];
    assert_eq!(analysis.findings_deciding_registration(), [finding]);
    assert_eq!((finding.finding_kind.id(), finding.label_index), ("no-domain-name", None));
    assert_eq!(finding.character_indices_in_name, [0]);
    let host = Some("3com.\u{5D0}\u{5D1}".to_owned());
    assert_eq!(
        finding.finding_detail,
        FindingDetail::NotADomainName {
            input_kind: NotADomainNameKind::UrlWithoutScheme,
            host_domain_name: host
        }
    );
    assert!(analysis.suggested_fixes().fixes.is_empty());
    assert!(CheckedRules::ALL.iter().all(|it| it.is_failed_by(&analysis)));
    assert!(CheckedRules::ALL.iter().all(|it| it.failing_findings(&analysis) == [finding]));
    // Dürst's draft is about whole IRIs; the others are about domain names.
    for row in analysis.policy_verdicts() {
        let speaks = row.policy == AcceptancePolicy::DuerstBidiIris;
        assert_eq!(row.verdict != RuleVerdict::NotApplicable, speaks, "{:?}", row.policy);
    }
}

/// An IP address is wrong as a whole, the rest from its first character that no domain name holds.
#[test]
fn the_characters_of_what_is_no_name() {
    for (text, what, characters) in [
        ("192.0.2.1", "ip-address", (0..9).collect::<Vec<usize>>()),
        ("2001:db8::1", "ip-address", vec![4]),
        ("//a.b/c", "url-without-scheme", vec![0]),
        ("info@a.com", "mail-address", vec![4]),
        ("a:80/index.html", "other", vec![1]),
    ] {
        let analysis = NameAnalysis::new(&read(text));
        let finding = &analysis.findings()[0];
        assert_eq!(
            (finding.finding_kind, finding.label_index),
            (FindingKind::NotADomainName, None),
            "{text:?}"
        );
        assert_eq!(finding.character_indices_in_name, characters, "{text:?}");
        let FindingDetail::NotADomainName { input_kind: found, .. } = finding.finding_detail else {
            panic!("{finding:?}")
        };
        assert_eq!(found.id(), what, "{text:?}");
    }
}
