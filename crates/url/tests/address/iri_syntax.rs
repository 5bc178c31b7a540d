//! The syntax of IRIs (RFC 3987 section 2.2), by its grammar and that of RFC 3986.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::{FindingDetail, FindingKind};
use bidiscope_url::InputAnalysis;

/// Where an address breaks the syntax, in characters from 0, and how.
fn problem(text: &str) -> Option<(usize, &'static str)> {
    let analysis = InputAnalysis::new(&Input::read(text, Notation::Unicode).expect("readable"));
    let finding = analysis.findings().iter().find(|it| it.finding_kind == FindingKind::IriSyntax)?;
    let FindingDetail::IriSyntaxProblem(problem) = finding.finding_detail else { panic!("{finding:?}") };
    Some((finding.character_indices_in_name[0], problem.id()))
}

#[test]
fn addresses_that_keep_the_syntax() {
    for text in [
        "http://\u{5D0}\u{5D1}.com",
        "https://user:p%40ss@\u{5D0}.com:8080/\u{5D1}/a;b=c,d?e=/?\u{5D2}#f/?g",
        // An empty authority, port and path are allowed.
        "file:///\u{5D0}",
        "http://\u{5D0}.com:/",
        "http://[2001:db8::1]:80/\u{5D0}",
        // Private use, in the query only.
        "http://\u{5D0}.com/?\u{E000}",
        "//\u{5D0}.com/a",
    ] {
        assert_eq!(problem(text), None, "{text}");
    }
}

#[test]
fn addresses_that_break_it() {
    for (text, at, expected) in [
        ("http://\u{5D0}.com/a%b", 14, "percent"),
        ("http://\u{5D0}.com/%4", 13, "percent"),
        ("http://\u{5D0}.com/%4g", 13, "percent"),
        ("http://\u{5D0}.com:8a/", 14, "port"),
        ("http://\u{5D0}.com/#a#b", 15, "fragment"),
        ("http://\u{5D0}.com/a b", 14, "character"),
        ("http://\u{5D0}.com/a\"b", 14, "character"),
        ("http://\u{5D0}.com/<b>", 13, "character"),
        ("http://\u{5D0}.com/\\", 13, "character"),
        // What is wrong in a host is said by the rules of domain names, if it may be one.
        ("//\u{5D0}[.com/", 3, "character"),
        ("http://\u{5D0}.com/\u{E000}", 13, "character"),
        ("http://\u{5D0}.com/[", 13, "character"),
        ("http://a@b@\u{5D0}.com/", 8, "character"),
        // Section 4.1: no bidirectional formatting characters.
        ("http://\u{5D0}.com/\u{200E}", 13, "bidi-control"),
        ("//\u{5D0}.com/\u{202A}a", 8, "bidi-control"),
    ] {
        assert_eq!(problem(text), Some((at, expected)), "{text}");
    }
}

/// It is no matter of domain names, mail addresses and IP addresses.
#[test]
fn only_web_addresses_are_tested() {
    for text in ["\u{5D0}.com", "a%b@\u{5D0}.com", "192.0.2.1", "x@@\u{5D0}\u{5D1}.com", "a/%b"] {
        assert_eq!(problem(text), None, "{text}");
    }
}
