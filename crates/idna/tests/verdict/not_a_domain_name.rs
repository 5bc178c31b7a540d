//! What is typed where a domain name belongs, and is none.

use bidiscope_idna::verdict::policy::Policy;
use bidiscope_idna::verdict::{
    Analysis, Check, FindingDetail, FindingKind, InputKind, Permission, Verdict, not_a_domain_name,
};

use super::read;

/// What it is, and the domain name in it.
#[track_caller]
fn check(text: &str, what: InputKind, host: Option<&str>) {
    let found = not_a_domain_name(&read(text)).expect(text);
    assert_eq!((found.kind, found.host.as_deref()), (what, host), "{text:?}");
}

#[test]
fn the_host_of_what_is_more_than_a_name() {
    check("//a.b/c", InputKind::UrlWithoutScheme, Some("a.b"));
    check("info@\u{5D0}\u{5D1}.com", InputKind::MailAddress, Some("\u{5D0}\u{5D1}.com"));
    check("mailto:info@a.com", InputKind::MailAddress, Some("a.com"));
    check("a:443", InputKind::Other, Some("a"));
    check("a:80/index.html", InputKind::Other, Some("a"));
    check("a?x", InputKind::Other, Some("a"));
    check("a.com:x", InputKind::Other, None);
    check("a#b", InputKind::Other, Some("a"));
    // What holds a slash, a colon or an at sign is no A-label, so it is not decoded.
    check("//www.xn--p1ai/", InputKind::UrlWithoutScheme, Some("www.xn--p1ai"));
    check("user@mail.xn--p1ai:25", InputKind::MailAddress, Some("mail.xn--p1ai"));
    check("xn--4db@xn--4db.com", InputKind::MailAddress, Some("xn--4db.com"));
    check("xn--zz!!/x", InputKind::Other, None);
    check("localhost:8080", InputKind::Other, Some("localhost"));
    // Nothing in it is a domain name.
    check("gopher:/a.com", InputKind::Other, None);
    check("//a b/", InputKind::UrlWithoutScheme, None);
    check("//a.com\u{FF0F}b", InputKind::UrlWithoutScheme, None);
    check("http://", InputKind::Url, None);
    check("file:///path", InputKind::Url, None);
    // A browser reads the backslash as a slash.
    check("//evil.com\\@a.com/", InputKind::UrlWithoutScheme, Some("evil.com"));
    check("evil.org\\@example.com/", InputKind::Other, Some("evil.org"));
    // Without a scheme too, any number of them (“special authority ignore slashes state”).
    for text in ["\\\\evil.org", "///evil.org", "/\\evil.org/x", "\\\\\\evil.org\\@a.com"] {
        check(text, InputKind::UrlWithoutScheme, Some("evil.org"));
    }
    check("file://c:/", InputKind::Url, None);
    check("http:\\\\", InputKind::Url, None);
    // RFC 5321 section 4.1.2: one `@` between a local part and a domain.
    check("a@", InputKind::Other, None);
    check("@a.com", InputKind::Other, Some("a.com"));
    check("x@@\u{5D0}\u{5D1}.com", InputKind::Other, Some("\u{5D0}\u{5D1}.com"));
    check("x y@\u{5D0}\u{5D1}.com", InputKind::Other, Some("\u{5D0}\u{5D1}.com"));
    check("a:b@a.com", InputKind::Other, Some("a.com"));
    check("\"x@\\\"y\"@a.com", InputKind::MailAddress, Some("a.com"));
    check("\"x\"y\"@a.com", InputKind::Other, Some("a.com"));
    check("MAILTO:x.y+z@a.com", InputKind::MailAddress, Some("a.com"));
    check("\u{5D0}@\u{5D2}\u{5D3}.com", InputKind::MailAddress, Some("\u{5D2}\u{5D3}.com"));
    check("a@[192.0.2.1]", InputKind::MailAddress, None);
    check("/path", InputKind::Other, None);
}

#[test]
fn addresses_are_no_names() {
    check("192.0.2.1", InputKind::IpAddress, None);
    check("192.0.2.1.", InputKind::IpAddress, None);
    check("192\u{3002}0\u{FF0E}2\u{FF61}1", InputKind::IpAddress, None);
    check("192.0.2.1\u{3002}", InputKind::IpAddress, None);
    check("2001:db8::1", InputKind::IpAddress, None);
    check("::1", InputKind::IpAddress, None);
    // WHATWG URL, section 3.5, the IPv4 parser.
    for text in ["192.0.2", "127.1", "127.1.", "0x7f.1", "0X7F\u{3002}1", "0177.0.0.1", "1.0x"] {
        check(text, InputKind::IpAddress, None);
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
    let analysis = Analysis::new(&read("//3com.\u{5D0}\u{5D1}"));
    let rule = analysis.bidi_rule();
    assert!(!rule.bidi_domain_name);
    assert_eq!((rule.verdict, rule.guarantee), (Verdict::NotApplicable, None));
    for label in &rule.labels {
        assert_eq!((label.verdict, label.direction), (Verdict::NotApplicable, None));
        assert!(
            label
                .conditions
                .iter()
                .all(|it| it.verdict == Verdict::NotApplicable && it.characters.is_empty())
        );
    }
    assert_eq!(rule.labels.len(), 2);
    assert_eq!(analysis.registration().verdict, Permission::Refused);
    assert_eq!(analysis.registration().reasons, [FindingKind::NotADomainName]);
    let finding = &analysis.findings()[0];
    assert_eq!(analysis.deciding_findings(), [finding]);
    assert_eq!((finding.kind.id(), finding.label), ("no-domain-name", None));
    assert_eq!(finding.characters, [0]);
    let host = Some("3com.\u{5D0}\u{5D1}".to_owned());
    assert_eq!(finding.detail, FindingDetail::Input { kind: InputKind::UrlWithoutScheme, host });
    assert!(analysis.suggested_fixes().fixes.is_empty());
    assert!(Check::ALL.iter().all(|it| it.is_failed_by(&analysis)));
    assert!(Check::ALL.iter().all(|it| it.failing_findings(&analysis) == [finding]));
    // Dürst's draft is about whole IRIs; the others are about domain names.
    for row in analysis.policies() {
        let speaks = row.policy == Policy::Duerst;
        assert_eq!(row.verdict != Verdict::NotApplicable, speaks, "{:?}", row.policy);
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
        let analysis = Analysis::new(&read(text));
        let finding = &analysis.findings()[0];
        assert_eq!((finding.kind, finding.label), (FindingKind::NotADomainName, None), "{text:?}");
        assert_eq!(finding.characters, characters, "{text:?}");
        let FindingDetail::Input { kind: found, .. } = finding.detail else { panic!("{finding:?}") };
        assert_eq!(found.id(), what, "{text:?}");
    }
}
