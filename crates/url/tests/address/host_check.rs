//! What `--check=host` asks, of the deceptive URLs of address bars and of ordinary ones. Displays by UAX #9, by hand; what a
//! browser refuses by the URL standard.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::FindingKind;
use bidiscope_url::{InputAnalysis, UrlHostCheck, UrlHostFault};

use UrlHostFault::{
    HostLabelsOutOfOrder, HostLikeUserInfo, HostSplitByOtherParts, InvalidHost, LaterPartBeforeHost,
    LookalikeSlash, NoHost, OtherHostRead,
};

/// The faults of the URL itself, and those of its displays from left to right and from right to left.
#[track_caller]
fn check(text: &str, of_url: &[UrlHostFault], ltr: &[UrlHostFault], rtl: &[UrlHostFault]) {
    let analysis = InputAnalysis::new(&Input::read(text, Notation::Unicode).expect(text));
    let found = UrlHostCheck::of_analysis(&analysis);
    assert_eq!(found.faults_whatever_the_display, of_url, "{text}");
    let in_display = |strategy| {
        let found =
            found.faults_by_display.iter().find(|it| it.0 == DisplayConfig::with_default_options(strategy));
        found.map_or(&[][..], |it| &it.1)
    };
    assert_eq!([in_display(Strategy::UbaLtr), in_display(Strategy::UbaRtl)], [ltr, rtl], "{text}");
    assert_eq!(found.has_faults(), !found.all_distinct_faults().is_empty());
}

#[test]
fn what_passes() {
    for text in [
        "http://a.com/",
        "http://a.com",
        "http://1.com/",
        "https:a.com",
        "http://\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/",
        "http://user@a.com/",
        "http://127.0.0.1/",
        "http://[::1]/",
        "a.com",
        "\u{5D0}.com",
        "127.0.0.1",
        "2001:db8::1",
        "[2001:db8::1]",
    ] {
        check(text, &[], &[], &[]);
    }
}

#[test]
fn what_has_no_host() {
    for text in
        ["someone@a.com", "mailto:a@b.c", "mailto://a.b", "javascript://google.com/%0aalert(1)", "//a.b/"]
    {
        check(text, &[NoHost], &[], &[]);
    }
}

/// RFC 5893 and UTS #46 refuse a label that begins with a digit beside a Hebrew one; `xn--a` decodes to U+0080, which is
/// disallowed; the host parser refuses escapes of slashes, and reads a last number as an address.
#[test]
fn a_name_alone_is_valid_or_not() {
    for text in ["xn--a", "1.\u{5D0}", "a%2Fb.com", "a\\b", "1.2.3.256", "a\u{FF0F}b", "a b.com"] {
        check(text, &[InvalidHost], &[], &[]);
        let row = UrlHostCheck::of_unanalyzed_input(&Input::read(text, Notation::Unicode).expect(text), None);
        assert_eq!(row.all_distinct_faults(), [InvalidHost], "{text}");
    }
    // Nothing is around them: the labels of the first are out of order from left to right.
    for text in
        ["a.\u{5D0}.\u{5D1}.com", "\u{5D0}.xn--4dbcd", "a.com.", "*.a.com", "_a.com", "80", "a%2Db.com"]
    {
        check(text, &[], &[], &[]);
    }
}

/// Who opens an address without a scheme puts one before it; a reader begins where the address begins.
#[test]
fn an_address_without_a_scheme() {
    #[track_caller]
    fn check(text: &str, host: &str, of_url: &[UrlHostFault], ltr: &[UrlHostFault], rtl: &[UrlHostFault]) {
        let start = text.chars().count() - text.split_once(host).expect(host).1.chars().count();
        let found = UrlHostCheck::of_schemeless_address(text, Some(start - host.chars().count()..start));
        let in_displays: Vec<_> = found.faults_by_display.iter().map(|it| it.1.as_slice()).collect();
        let expected: Vec<_> = [ltr, rtl].into_iter().filter(|it| !it.is_empty()).collect();
        assert_eq!((found.faults_whatever_the_display.as_slice(), in_displays), (of_url, expected), "{text}");
    }
    check("a.com", "a.com", &[], &[], &[]);
    check("1.\u{5D0}", "1.\u{5D0}", &[InvalidHost], &[], &[]);
    // `com/x.BA`: from right to left the path stands within, and `BA.x` is read.
    check("\u{5D0}\u{5D1}.com/x", "\u{5D0}\u{5D1}.com", &[], &[], &[HostSplitByOtherParts, OtherHostRead]);
    // In a right-to-left paragraph the path of Latin letters, or the port (W7), follows at the right: they are one run.
    check("a.com/b", "a.com", &[], &[], &[LaterPartBeforeHost]);
    check("a.com:80", "a.com", &[], &[], &[LaterPartBeforeHost]);
    // The number is right-to-left with the letters before it: `80:BA`.
    check("\u{5D0}\u{5D1}:80", "\u{5D0}\u{5D1}", &[], &[LaterPartBeforeHost], &[]);
    // `a.B/A`.
    check("a.\u{5D0}/\u{5D1}", "a.\u{5D0}", &[], &[HostSplitByOtherParts, OtherHostRead], &[]);
    check("google.com@evil.com/", "evil.com", &[HostLikeUserInfo], &[], &[]);
    check("a.b@c.d", "c.d", &[NoHost], &[], &[]);
}

/// As address bars show it: `facebook.com.123/0/A`, and in a right-to-left paragraph `123/0/A.facebook.com`. Of the other
/// only the path is right-to-left.
#[test]
fn an_address_whose_scheme_is_not_written() {
    let check = |text: &str, displays: &[&[UrlHostFault]]| {
        let name = Input::read(text, Notation::Unicode).expect("readable");
        let found = UrlHostCheck::of_analysis(&InputAnalysis::new(&name));
        let in_displays: Vec<_> = found.faults_by_display.iter().map(|it| it.1.as_slice()).collect();
        assert_eq!(
            (found.faults_whatever_the_display.as_slice(), in_displays.as_slice()),
            (&[][..], displays),
            "{text}"
        );
    };
    check(
        "facebook.com.\u{5D0}/\u{660}/123",
        &[&[HostSplitByOtherParts, OtherHostRead], &[HostLabelsOutOfOrder, OtherHostRead]],
    );
    // The same with another sign instead of the first slash, with the root's full stop, and with a port: `google.com.80:A`.
    check(
        "facebook.com.\u{5D0}?\u{660}?1",
        &[&[HostSplitByOtherParts, OtherHostRead], &[HostLabelsOutOfOrder, OtherHostRead]],
    );
    check(
        "facebook.com.\u{5D0}#\u{660}/1",
        &[&[HostSplitByOtherParts, OtherHostRead], &[HostLabelsOutOfOrder, OtherHostRead]],
    );
    check(
        "facebook.com.\u{5D0}\u{3002}/\u{660}/1",
        &[&[HostSplitByOtherParts, OtherHostRead], &[HostLabelsOutOfOrder, OtherHostRead]],
    );
    check(
        "google.com.\u{5D0}:80",
        &[&[HostSplitByOtherParts, OtherHostRead], &[HostLabelsOutOfOrder, OtherHostRead]],
    );
    check("amazon.com/\u{645}\u{661}\u{643}/\u{642}2\u{641}", &[]);
}

/// URL standard, sections 3.3 and 3.5: the host parser.
#[test]
fn a_host_that_is_not_valid() {
    for text in ["http://a%2Fb.com/", "http://a.com\u{FF0F}b/", "http://1.2.3.256/", "http://a[::1]/"] {
        check(text, &[InvalidHost], &[], &[]);
    }
    // Browsers take an empty label; the DNS has none.
    check("http://a..b/", &[InvalidHost], &[], &[]);
    // In a right-to-left paragraph the hyphens at the end move away from the letters (N2).
    check("http://xn--/", &[InvalidHost], &[], &[HostSplitByOtherParts, HostLabelsOutOfOrder, OtherHostRead]);
    // It decodes to U+0080, which shows nothing.
    check("http://xn--a/", &[InvalidHost], &[OtherHostRead], &[OtherHostRead]);
}

#[test]
fn userinfo_that_looks_like_a_host() {
    check("https://google.com@evil.com/", &[HostLikeUserInfo], &[], &[]);
    check("https://google.com:443@evil.com/", &[HostLikeUserInfo], &[], &[]);
    check("https://google.com:80@127.0.0.1/", &[HostLikeUserInfo], &[], &[]);
    // From right to left `com@evil.com` stands after the Hebrew letters, so that the `@` comes before the first `com`.
    let hebrew = "https://\u{5D2}\u{5D5}\u{5D2}\u{5DC}.com@evil.com/";
    check(hebrew, &[HostLikeUserInfo], &[], &[OtherHostRead]);
    // What nobody sees is between the full stop and the letters.
    check("https://google.\u{200B}com@evil.com/", &[HostLikeUserInfo], &[], &[]);
    check("https://goo\u{AD}gle\u{2060}.\u{FEFF}com@evil.com/", &[HostLikeUserInfo], &[], &[]);
    // What confusables.txt of Unicode 18.0 maps to U+002E, beside the separators U+FF0E and U+3002.
    for sign in ['\u{2024}', '\u{2026}', '\u{A4F8}', '\u{A60E}', '\u{ABEC}', '\u{FE52}', '\u{1D16D}'] {
        check(&format!("https://google{sign}com@evil.com/"), &[HostLikeUserInfo], &[], &[]);
    }
    // An Arabic digit is one where Arabic letters stand beside it, and looks like a full stop among Latin ones.
    for (userinfo, of_url) in [("google\u{660}com", &[HostLikeUserInfo][..]), ("\u{639}\u{660}x", &[])] {
        let url = format!("https://{userinfo}@evil.com/");
        let found = UrlHostCheck::of_analysis(&InputAnalysis::new(
            &Input::read(&url, Notation::Unicode).expect("a URL"),
        ));
        assert_eq!(found.faults_whatever_the_display, of_url, "{url}");
    }
    // From left to right the host's label is shown before the `@`, and the userinfo in its place.
    check("https://\u{5D0}@\u{5D1}.com/", &[], &[HostSplitByOtherParts, OtherHostRead], &[]);
}

#[test]
fn signs_that_look_like_a_slash() {
    // What confusables.txt of Unicode 18.0 maps to U+002F, once or several times, but for U+FF0F.
    for sign in [
        '\u{1735}',
        '\u{2041}',
        '\u{2044}',
        '\u{2215}',
        '\u{2571}',
        '\u{27CB}',
        '\u{29F8}',
        '\u{2AFB}',
        '\u{2AFD}',
        '\u{2CC6}',
        '\u{2CC7}',
        '\u{2F03}',
        '\u{3033}',
        '\u{30CE}',
        '\u{31D2}',
        '\u{31D3}',
        '\u{4E3F}',
        '\u{FF89}',
        '\u{1D23A}',
    ] {
        for text in [
            format!("https://google.com{sign}evil.com/"),
            format!("https://google{sign}@evil.com/"),
            format!("https://evil.com/{sign}"),
        ] {
            let analysis = InputAnalysis::new(&Input::read(&text, Notation::Unicode).expect("a URL"));
            assert!(
                UrlHostCheck::of_analysis(&analysis).faults_whatever_the_display.contains(&LookalikeSlash),
                "{text}"
            );
            let finding =
                analysis.findings().iter().find(|it| it.finding_kind == FindingKind::LookalikeSlash);
            let at = text.chars().position(|it| it == sign).expect("the sign");
            assert_eq!(finding.expect(&text).character_indices_in_name, [at], "{text}");
            assert!(analysis.warnings().contains(&FindingKind::LookalikeSlash));
        }
    }
    // No host of a special scheme has a fullwidth solidus; others, user information and a path may.
    check("foo://google.com\u{FF0F}.evil.com", &[LookalikeSlash], &[], &[]);
    check("https://google\u{FF0F}x@evil.com/", &[LookalikeSlash], &[], &[]);
    check("https://evil.com/\u{FF0F}", &[LookalikeSlash], &[], &[]);
    // A percent sign and a fraction have a slash among other signs.
    check("https://x%41\u{BD}@evil.com/", &[], &[], &[]);
    // A letter of the same writing system stands beside it, perhaps after others that look like slashes.
    for label in [
        "\u{30CE}\u{30FC}\u{30C8}",
        "\u{65E5}\u{30CE}",
        "\u{30CE}\u{30CE}\u{200B}\u{65E5}",
        "\u{4E3F}\u{3042}",
    ] {
        check(&format!("https://{label}.jp"), &[], &[], &[]);
    }
    for host in
        ["google.com\u{30CE}.evil.com", "google.com\u{30CE}\u{30CE}.evil.com", "google.com\u{30CE}evil.com"]
    {
        check(&format!("https://{host}"), &[LookalikeSlash], &[], &[]);
    }
    // A sign is no letter, whatever stands beside it: U+1D23A is Greek.
    check("https://google.com\u{1D23A}\u{3B1}.evil.com", &[LookalikeSlash], &[], &[]);
    check("https://[::1]@evil.com/", &[HostLikeUserInfo], &[], &[]);
    // An escape looks like none.
    check("https://google%2Fx@evil.com/", &[], &[], &[]);
    let later =
        InputAnalysis::new(&Input::read("https://a.com/b\u{2215}", Notation::Unicode).expect("a URL"));
    assert!(!later.findings().iter().any(|it| it.finding_kind == FindingKind::LookalikeSlash));
}

/// URL standard, section 3.5: the host parser decodes escapes and maps by UTS #46. What comes out stands in the address bar.
#[test]
fn what_is_opened_is_checked_too() {
    // The soft hyphen is mapped to nothing, and `%2E` is a full stop: a label is empty.
    check("http://a.\u{AD}.b", &[InvalidHost], &[], &[]);
    for text in ["http://a%2E%2Eb", "http://%2Eb"] {
        check(text, &[InvalidHost, OtherHostRead], &[], &[]);
    }
    // A reader sees no full stop there: a browser goes to `example.com.evil.org`. Under other schemes nothing is decoded.
    for text in ["https://example.com%2eevil.org/", "https://example.com%E3%80%82evil.org/"] {
        check(text, &[OtherHostRead], &[], &[]);
    }
    check("x://example.com%2eevil.org/", &[], &[], &[]);
    // U+2044.
    check("http://google.com%E2%81%84.evil.com", &[LookalikeSlash], &[], &[]);
    // U+2135 is left-to-right and mapped to U+05D0, which stands right of the path in a left-to-right paragraph.
    let found = UrlHostCheck::of_analysis(&InputAnalysis::new(
        &Input::read("http://a.com.\u{2135}/\u{5D0}", Notation::Unicode).expect("a URL"),
    ));
    let (_, ltr) =
        found.faults_by_display.iter().find(|it| it.0.strategy() == Strategy::UbaLtr).expect("a fault");
    assert!(ltr.contains(&HostSplitByOtherParts), "{ltr:?}");
    // Capital letters and other full stops are as they were typed.
    check("http://A\u{3002}COM", &[], &[], &[]);
}

/// URL standard, section 4.4: tabs are removed before anything is read; section 3.5: an opaque host is not decoded.
#[test]
fn what_is_read_as_the_host_of_others() {
    for text in ["foo://xn--4dbc", "foo://xn--a"] {
        check(text, &[], &[], &[]);
    }
    // From right to left a tab parts the line (L1), and the parts change places.
    for text in ["http:/\t/a.b", "ht\ttp://a.b"] {
        let found = UrlHostCheck::of_analysis(&InputAnalysis::new(
            &Input::read(text, Notation::Unicode).expect(text),
        ));
        assert!(
            found.faults_whatever_the_display.is_empty()
                && found.faults_by_display.iter().all(|it| it.0.strategy() == Strategy::UbaRtl),
            "{text}"
        );
    }
}

/// URL standard, section 4.4, “file host state”: a drive letter is no host.
#[test]
fn a_drive_letter_is_no_host() {
    check("file://c:/", &[NoHost], &[], &[]);
    check("file://c.d/", &[], &[], &[]);
    // There too: `localhost` becomes the empty host, in capital letters and as UTS #46 maps it (U+FF4C) too.
    for text in ["file://localhost/", "file://LOCALHOST/a", "file://\u{FF4C}ocalhost/", "file://local%68ost"]
    {
        check(text, &[NoHost], &[], &[]);
    }
    check("http://localhost/", &[], &[], &[]);
    // A soft hyphen is mapped to nothing.
    check("http://\u{AD}/", &[NoHost], &[], &[]);
    check("file://c:\t/\u{5D0}", &[NoHost], &[], &[]);
}

/// W4, N1, N2: what stands within a label, and what is one number with the next one, parts its characters.
#[test]
fn labels_that_are_not_in_one_piece() {
    // `C1.2BA` in the RFC's notation: one number. UTS #46 refuses a label that begins with a digit there.
    check(
        "http://\u{5D0}\u{5D1}1.2\u{5D2}/",
        &[InvalidHost],
        &[HostLabelsOutOfOrder],
        &[HostLabelsOutOfOrder],
    );
    // `D7%92.com%BA` from right to left: the first percent sign stands with the Hebrew letters.
    check("http://\u{5D0}\u{5D1}%D7%92.com/", &[], &[], &[HostLabelsOutOfOrder, OtherHostRead]);
    // `%2BAEDC.com` from left to right: the escape of a full stop is torn.
    check("http://\u{5D0}\u{5D1}%2E\u{5D2}\u{5D3}.com/", &[OtherHostRead], &[HostLabelsOutOfOrder], &[]);
    // `abc.comBA`.
    check("http://\u{5D0}\u{5D1}abc.com/", &[InvalidHost], &[], &[HostLabelsOutOfOrder, OtherHostRead]);
}

/// After a Hebrew letter the number is not left-to-right (W7), and what is between them is right-to-left (N0, N1): the `@`
/// moves. In brackets the address itself runs from right to left.
#[test]
fn an_address_is_read_as_the_host() {
    check("http://\u{5D0}@1.2.3.4/", &[], &[OtherHostRead], &[]);
    check(
        "http://\u{5D0}@[::1]/",
        &[],
        &[HostLabelsOutOfOrder, OtherHostRead],
        &[HostLabelsOutOfOrder, OtherHostRead],
    );
    check("http://a@[::1]:80/", &[], &[], &[LaterPartBeforeHost]);
}

/// What follows the host begins with RLO, which is invisible and stands before the slash or after it.
#[test]
fn what_ends_the_host_does_not_depend_on_invisible_characters() {
    check("http://\u{5D0}\u{5D1}.com/\u{202E}x", &[], &[], &[]);
    // The soft hyphen follows the slash, and so stands at its right where that runs from right to left (L3).
    check("http://\u{5D0}\u{5D1}.com/\u{AD}/", &[], &[], &[]);
}

/// RFC 1034, section 3.1: the full stop at the end is the root's.
#[test]
fn the_full_stop_of_the_root_makes_no_other_name() {
    for host in ["\u{5D0}\u{5D1}.com.", "\u{5D0}\u{5D1}.\u{5D2}\u{5D3}.", "\u{5D0}.", "a.com."] {
        check(&format!("http://{host}/"), &[], &[], &[]);
    }
}

/// The displays that are named are asked, and no others. Each label, and the path, is a piece of its own in `one-to-one`, which
/// shows `http://a.BA/DC`; from left to right the path stands within the host (N1): `http://a.DC/BA`.
#[test]
fn a_host_in_the_displays_that_are_named() {
    let faults = |text: &str, displays: &[&str]| {
        let analysis = InputAnalysis::new(&Input::read(text, Notation::Unicode).expect(text));
        let displays: Vec<_> =
            displays.iter().map(|it| DisplayConfig::read(it).expect("a display")).collect();
        let found = UrlHostCheck::of_analysis_in_displays(&analysis, &displays);
        found.faults_by_display.into_iter().map(|it| (it.0.to_string(), it.1)).collect::<Vec<_>>()
    };
    assert_eq!(faults("http://a.com/b", &["uba-ltr"]), []);
    assert_eq!(
        faults("http://a.com/b", &["uba-ltr", "uba-rtl"]),
        [("uba-rtl".to_owned(), vec![LaterPartBeforeHost])]
    );
    let hebrew = "http://a.\u{5D0}\u{5D1}/\u{5D2}\u{5D3}";
    assert_eq!(faults(hebrew, &["one-to-one", "custom:path=segments"]), []);
    assert_eq!(
        faults(hebrew, &["uba-ltr"]),
        [("uba-ltr".to_owned(), vec![HostSplitByOtherParts, OtherHostRead])]
    );
}

#[test]
fn displays_that_move_the_host() {
    // Who begins at the right comes to the path first, or to the port.
    check("http://a.com/b", &[], &[], &[LaterPartBeforeHost]);
    check("http://a.com:80", &[], &[], &[LaterPartBeforeHost]);
    // `http://80:BA/`: after the letters the number is not left-to-right, and the colon joins it to them (N1).
    check("http://\u{5D0}\u{5D1}:80/", &[], &[LaterPartBeforeHost, OtherHostRead], &[]);
    // No host is at fault for a port that is none.
    check("http://a.com:x", &[], &[], &[LaterPartBeforeHost]);
    // brave/brave-browser 7020, with a Hebrew label.
    check(
        "http://facebook.com.\u{5D0}\u{5D1}/\u{660}/123",
        &[],
        &[HostSplitByOtherParts, OtherHostRead],
        &[HostSplitByOtherParts, HostLabelsOutOfOrder, OtherHostRead],
    );
    // From left to right all is one run: the path, then the host.
    check("http://\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/\u{5D4}", &[], &[LaterPartBeforeHost, OtherHostRead], &[]);
}

/// The IPv4 parser (section 3.5) reads octal and hexadecimal numbers, and fewer than four; UTS #46 maps fullwidth digits.
#[test]
fn an_ipv4_address_that_is_written_otherwise_is_misread() {
    for text in [
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0x7f.1/",
        "http://0177.0.0.1/",
        "http://127.1/a",
        "http://\u{FF11}\u{FF12}\u{FF17}.0.0.1/",
        "http://127.0.0.01/",
        "http://%31%32%37.0.0.1/",
        "https://0x7f.1.",
    ] {
        let name = Input::read(text, Notation::Unicode).expect(text);
        let found = UrlHostCheck::of_analysis(&InputAnalysis::new(&name));
        assert_eq!(found.faults_whatever_the_display, [OtherHostRead], "{text}");
        assert_eq!(
            found.browser_requested_host.ipv4_address_if_different.map(|it| it.to_string()).as_deref(),
            Some("127.0.0.1"),
            "{text}"
        );
    }
    for text in
        ["http://127.0.0.1", "http://127.0.0.1.", "http://127\u{3002}0.0.1", "http://[::127.0.0.1]", "0x7f.1"]
    {
        check(text, &[], &[], &[]);
    }
    check("foo://0x7f.1", &[], &[], &[]);
}

/// The URL standard, section 4.4, removes spaces at the ends; a reader does not see them either.
#[test]
fn spaces_at_the_ends_belong_to_no_host() {
    for text in ["http://a.com ", "  http://a.com", "http://a.com/ ", "http://1.2.3.4\t "] {
        check(text, &[], &[], &[]);
    }
}

/// The host parser (section 3.5) takes what stands in brackets as an IPv6 address under every scheme, and under `file` a host
/// that ends in a number as an IPv4 address.
#[test]
fn addresses_that_are_none() {
    for text in ["file://1.2.3.256/", "file://0x100000000/", "file://[::g]/", "foo://[1:2]/"] {
        check(text, &[InvalidHost], &[], &[]);
    }
    for text in ["file://1.2.3.4/", "foo://1.2.3.4/", "foo://[::1]/"] {
        check(text, &[], &[], &[]);
    }
}
