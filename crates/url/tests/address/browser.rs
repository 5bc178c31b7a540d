//! What a browser makes of a URL, and where it differs: cases of the WHATWG URL standard and of web-platform-tests
//! (`url/resources/urltestdata.json`).

use bidiscope_bidi::address::UrlPartKind::{self, Host, Path, Scheme, UserInfo};
use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::{BrowserRefusal, host_requested_by_browser};
use bidiscope_url::read_url_as_browser;
use proptest::prelude::*;

use super::read;

#[track_caller]
fn check(text: &str, opens: &str, differs: &[UrlPartKind]) {
    let reading = read_url_as_browser(&read(text)).expect(text);
    assert_eq!(reading.opened_url.as_deref(), Ok(opens), "{text}");
    assert_eq!(reading.changed_parts, differs, "{text}");
    assert_eq!(reading.opens_url_as_typed(), differs.is_empty());
}

#[test]
fn a_url_that_is_opened_as_it_was_typed() {
    check("http://a.b", "http://a.b/", &[]);
    check("HTTP://A.b/C?d#e", "http://a.b/C?d#e", &[]);
    check("https://a.b:443/", "https://a.b/", &[]);
    check("https://a.b:8443/", "https://a.b:8443/", &[]);
    check("http://a.b:/", "http://a.b/", &[]);
    check("http://u:p@a.b/", "http://u:p@a.b/", &[]);
    check("http://\u{5D0}\u{5D1}\u{5D2}.com/\u{5D0}", "http://xn--4dbcd.com/%D7%90", &[]);
    check("http://xn--4dbcd.com/%D7%90", "http://xn--4dbcd.com/%D7%90", &[]);
    check("http://www.foo\u{3002}bar.com", "http://www.foo.bar.com/", &[]);
    check("http://\u{4F60}\u{597D}\u{4F60}\u{597D}", "http://xn--6qqa088eba/", &[]);
    check("x://a.b/c", "x://a.b/c", &[]);
}

#[test]
fn what_a_browser_reads_otherwise() {
    check("http://evil.com\\@a.b/", "http://evil.com/@a.b/", &[Path]);
    check("http:/example.com/", "http://example.com/", &[Scheme]);
    check("http:\\\\x.y\\z", "http://x.y/z", &[Scheme, Path]);
    check("http://@a.b/", "http://a.b/", &[UserInfo]);
    check("http://:@a.b/", "http://a.b/", &[UserInfo]);
    check("http://::@c@d:2", "http://:%3A%40c@d:2/", &[]);
    check("http://%65xample.com/", "http://example.com/", &[Host]);
    check("http://a.b/c/../d", "http://a.b/d", &[Path]);
    check("http://a.b:00000000000000000000080/", "http://a.b/", &[]);
    // What is no domain name here.
    check("http://192.0x00A80001", "http://192.168.0.1/", &[Host]);
    check("http://192.168.0.1/", "http://192.168.0.1/", &[]);
    check("http://127.0.0.1:80/\u{5D0}", "http://127.0.0.1/%D7%90", &[]);
    check("http://[2001:DB8:0::1]:8080/\u{5D0}", "http://[2001:db8::1]:8080/%D7%90", &[]);
    check("http://127.1\\a", "http://127.0.0.1/a", &[Host, Path]);
    // What is no URL here.
    check("https:a.b/c", "https://a.b/c", &[Scheme]);
}

/// “Remove any leading and trailing C0 control or space from input. Remove all ASCII tab or newline from input.” The parts are
/// those of what is left.
#[test]
fn what_is_removed_makes_no_part_another_one() {
    #[track_caller]
    fn removes(text: &str, opens: &str, removed: &[usize]) {
        check(text, opens, &[]);
        assert_eq!(
            read_url_as_browser(&read(text)).expect(text).removed_character_indices,
            removed,
            "{text}"
        );
    }
    removes("http://a.b/", "http://a.b/", &[]);
    removes(" http://a.b/", "http://a.b/", &[0]);
    removes("http://a.b/ ", "http://a.b/", &[11]);
    removes("http://a.b ", "http://a.b/", &[10]);
    removes("\u{1}\t http://127.0.0.1/\u{7F}\u{0} ", "http://127.0.0.1/%7F", &[0, 1, 2, 21, 22]);
    removes("ht\ttp://a.b/", "http://a.b/", &[2]);
    removes("http://exa\tmple.com/", "http://example.com/", &[10]);
    removes("http://a.b/c\td?e\t#f\t", "http://a.b/cd?e#f", &[12, 16, 19]);
    // A space elsewhere is escaped, and stays.
    removes("http://a.b/c d", "http://a.b/c%20d", &[]);
    // Positions are those of the decoded label.
    removes("http://xn--4dbcd.com/ ", "http://xn--4dbcd.com/", &[15]);
    let other = read_url_as_browser(&read(" http:/a.b/")).expect("a URL");
    assert_eq!((other.changed_parts, other.removed_character_indices), (vec![Scheme], vec![0]));
    let refused = read_url_as_browser(&read(" http://a.b:x/")).expect("a URL");
    assert_eq!(
        (refused.opened_url, refused.removed_character_indices),
        (Err(BrowserRefusal::InvalidPort), vec![0])
    );
}

/// “File host state”: a drive letter is no host; a host before it stays, but for `localhost`. The first and the last two are of
/// `urltestdata.json`.
#[test]
fn the_host_of_a_file() {
    check("file://example.net/C:/", "file://example.net/C:/", &[]);
    check("file://\u{5D1}/c:/", "file://xn--5db/c:/", &[]);
    check("file://\u{5D1}/c|/d", "file://xn--5db/c:/d", &[Path]);
    check("file://\u{5D1}/c", "file://xn--5db/c", &[]);
    check("file://localhost/c:/", "file:///c:/", &[Host]);
    check("file://1.2.3.4/C:/", "file://1.2.3.4/C:/", &[]);
    check("file://[1::8]/C:/", "file://[1::8]/C:/", &[]);
    for (text, refusal) in [
        ("file://a%2Fb/c:/", BrowserRefusal::HostCharacter),
        ("file://1.2.3.256/c:/", BrowserRefusal::InvalidIpAddress),
        ("file://a:80/c:/", BrowserRefusal::HostCharacter),
        // There is no userinfo under `file`: UTS #46 refuses U+200E in the host.
        ("file://\u{5D1}:1@[::1]\u{200E}", BrowserRefusal::InvalidHost),
    ] {
        assert_eq!(read_url_as_browser(&read(text)).expect(text).opened_url, Err(refusal), "{text}");
    }
}

/// UTS #46, table 2: mapped characters. Capital letters, full stops and what is canonically equivalent look no different.
#[test]
fn a_host_that_is_mapped() {
    let mapped = |text: &str| read_url_as_browser(&read(text)).expect(text).is_host_mapped;
    check("http://\u{FF47}oogle.com/", "http://google.com/", &[Host]);
    check("http://a.com\u{AD}x/", "http://a.comx/", &[Host]);
    check("http://\u{5D0}\u{FB20}.com/", "http://xn--4db0b.com/", &[Host]);
    for text in ["http://\u{FF47}oogle.com/", "http://a\u{AD}b/", "http://\u{2460}.com/"] {
        assert!(mapped(text), "{text}");
    }
    for text in [
        "http://GOOGLE.com/",
        "http://\u{416}.com/",
        "http://a\u{3002}b/",
        "http://\u{212A}.com/",
        "http://e\u{301}.com/",
        "http://stra\u{DF}e.de/",
        "http://xn--4dbcd.com/",
        "http://%65xample.com/",
        "http://127.1/",
        "x://\u{FF47}.com/",
    ] {
        assert!(!mapped(text), "{text}");
    }
}

#[test]
fn what_stands_before_the_at_sign_is_not_the_host() {
    let userinfo = |text: &str| read_url_as_browser(&read(text)).expect(text).userinfo;
    assert_eq!(userinfo("https://google.com@a.b/").as_deref(), Some("google.com"));
    assert_eq!(userinfo("https://google.com\u{2215}x:443@a.b/").as_deref(), Some("google.com\u{2215}x:443"));
    assert_eq!(userinfo("http://a.b@127.0.0.1/").as_deref(), Some("a.b"));
    assert_eq!([userinfo("http://@a.b/"), userinfo("http://a.b/@c")], [None, None]);
}

#[test]
fn what_a_browser_does_not_open() {
    for (text, refusal) in [
        ("http://a%2Fb.com/", BrowserRefusal::HostCharacter),
        ("http://ho%20st/", BrowserRefusal::HostCharacter),
        ("http://a b.com/", BrowserRefusal::HostCharacter),
        ("http://a.com%00.b/", BrowserRefusal::HostCharacter),
        ("http://\u{FF05}\u{FF10}\u{FF10}.com", BrowserRefusal::HostCharacter),
        ("http://a.com\u{FF0F}b", BrowserRefusal::HostCharacter),
        ("http://xn--a.com/", BrowserRefusal::InvalidHost),
        ("http://1.\u{5D0}/", BrowserRefusal::InvalidHost),
        ("http://192.168.0.257", BrowserRefusal::InvalidIpAddress),
        ("http://a.b:65536/", BrowserRefusal::InvalidPort),
        ("http://a.b:x/", BrowserRefusal::InvalidPort),
        ("http://", BrowserRefusal::NoHost),
        ("http://[::1", BrowserRefusal::InvalidIpAddress),
        ("http://[::g]/", BrowserRefusal::InvalidIpAddress),
        // URLs of these schemes have hosts for the parser, and nobody asks them.
        ("javascript://google.com/%0aalert(1)", BrowserRefusal::NoRequest),
        ("JavaScript:alert(1)", BrowserRefusal::NoRequest),
        ("data:text/html,x", BrowserRefusal::NoRequest),
        ("mailto:a@b.c", BrowserRefusal::NoRequest),
        ("mailto://a.b", BrowserRefusal::NoRequest),
        ("http://a[::1]/", BrowserRefusal::HostCharacter),
    ] {
        let reading = read_url_as_browser(&read(text)).expect(text);
        assert_eq!(reading.opened_url, Err(refusal), "{text}");
        assert!(!reading.opens_url_as_typed());
    }
    // An address bar puts the scheme before it.
    let reading = read_url_as_browser(&read("a.b/c")).expect("it is an address");
    assert_eq!(reading.opened_url, Ok("http://a.b/c".to_owned()));
    for text in ["a.b", "//a.b", "x:/a"] {
        assert_eq!(read_url_as_browser(&read(text)), None, "{text}");
    }
}

proptest! {
    /// What the rules for domain names say of browsers, against the library that reads URLs.
    #[test]
    fn a_domain_name_alone_is_asked_for_as_in_a_url(
        host in prop_oneof![
            "[aB\u{5D0}\u{DF}\u{2135}\u{FF11}1_%<\u{200D}\u{AD}.-]{1,12}",
            "(0x|0X|0)?[0-9a-f]{0,10}(\\.(0x|0)?[0-9a-f]{0,4}){0,4}",
            "(xn--)?[a1%2E\u{3002}\\\\\t -]{1,12}",
            "\\[[a1.]{0,4}\\]?",
        ],
    ) {
        let Ok(name) = Input::read(&host, Notation::Unicode) else { return Ok(()) };
        prop_assume!(name.url().is_none());
        let opened = url::Url::parse(&format!("http://{host}/"));
        match host_requested_by_browser(name.name().expect("a name")) {
            Ok(asked) => prop_assert_eq!(opened.ok().and_then(|it| it.host_str().map(str::to_owned)), Some(asked)),
            Err(BrowserRefusal::InvalidIpAddress) => prop_assert!(matches!(
                opened,
                Err(url::ParseError::InvalidIpv4Address | url::ParseError::InvalidIpv6Address)
            )),
            Err(BrowserRefusal::NoHost) => prop_assert_eq!(opened, Err(url::ParseError::EmptyHost)),
            Err(_) => prop_assert!(opened == Err(url::ParseError::IdnaError) || host.contains('\\')),
        }
    }

    /// What a browser opens it opens as it is, and never another host than that which is found in the URL, but for escapes
    /// and tabs.
    #[test]
    fn what_is_opened_is_opened_as_it_is(
        text in "(https?|ftp|ws):[/\\\\]{1,3}([a-c:]{0,2}@)?[a-c\u{5D0}-\u{5D2}]{1,3}(\\.[a-c\u{5D0}-\u{5D2}]{1,3}){0,2}(:[0-9]{0,3})?([/\\\\?#][a-c\u{5D0}.@:/\\\\?#%]{0,6})?",
    ) {
        let reading = read_url_as_browser(&read(&text)).expect("a URL");
        prop_assert!(!reading.changed_parts.contains(&Host), "{} {:?}", text, reading);
        if let Ok(opens) = &reading.opened_url {
            let again = read_url_as_browser(&read(opens)).expect("a URL");
            prop_assert!(again.opens_url_as_typed(), "{} {:?}", text, again);
            prop_assert_eq!(&again.opened_url, &reading.opened_url);
        }
    }
}
