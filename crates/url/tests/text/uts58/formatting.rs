//! Minimal escaping against LinkFormattingTest.txt, and by hand where the file has no case.

use bidiscope_url::text::{
    LinkRules, LinkTerm, ResourceIdentifierGrammar, find_resource_identifiers, link_term, minimally_escaped,
};
use proptest::prelude::*;

/// A pair of the file: the internal structure, which its comment spells out, and the two forms.
struct Pair {
    structure: String,
    fully_escaped: String,
    minimally_escaped: String,
}

fn pairs() -> Vec<Pair> {
    let file = super::file!("LinkFormattingTest");
    let mut structure = String::new();
    let mut lines = file.lines();
    let mut pairs = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(inner) = line.strip_prefix("# {").and_then(|it| it.strip_suffix('}')) {
            structure = inner.to_owned();
        } else if !line.starts_with('#') && !line.is_empty() {
            let second = lines.next().expect("the second line of a pair");
            pairs.push(Pair {
                structure: std::mem::take(&mut structure),
                fully_escaped: line.to_owned(),
                minimally_escaped: second.to_owned(),
            });
        }
    }
    pairs
}

/// The URL that a structure means, with everything escaped that is not a letter, digit or `-._~` of ASCII.
fn url_of(structure: &str) -> String {
    let sign = |it: char| ('\u{1D400}'..='\u{1D7FF}').contains(&it);
    let mut url = String::new();
    let mut last = None;
    // Each part begins with its sign and an equals sign; its content may have spaces.
    let mut rest = structure;
    while let Some(kind) = rest.chars().next() {
        assert!(sign(kind), "{rest:?} begins with a sign");
        let content = rest[kind.len_utf8()..].strip_prefix('=').expect("an equals sign");
        let next = content.match_indices(' ').map(|(at, _)| at).find(|&at| {
            let mut after = content[at + 1..].chars();
            after.next().is_some_and(sign) && after.next() == Some('=')
        });
        let end = next.unwrap_or(content.len());
        url.push_str(match (kind, last) {
            ('\u{1D47A}' | '\u{1D46F}', _) => "",
            ('\u{1D477}', _) => "/",
            ('\u{1D478}', Some('\u{1D478}' | '\u{1D47D}')) => "&",
            ('\u{1D478}', _) => "?",
            ('\u{1D47D}', _) => "=",
            ('\u{1D46D}', _) => "#",
            other => panic!("{other:?} is no part"),
        });
        if matches!(kind, '\u{1D47A}' | '\u{1D46F}') {
            url.push_str(&content[..end]);
        } else {
            url.extend(content[..end].bytes().map(|byte| {
                if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            }));
        }
        last = Some(kind);
        rest = content.get(end + 1..).unwrap_or_default();
    }
    url
}

/// Whether a link is found whole between two spaces.
fn is_found_whole(url: &str) -> bool {
    let text = format!(" {url} ");
    let found = find_resource_identifiers(
        &text,
        ResourceIdentifierGrammar { link_rules: LinkRules::Uts58, ..ResourceIdentifierGrammar::default() },
    );
    found.len() == 1 && found[0].text(&text) == url
}

/// The 10 pairs whose second line ends in a soft character, which by the standard needs an escape there: without one the
/// same standard leaves it out of the link. The file gives it to the pairs before, and its draft for Unicode 18 to these.
#[test]
fn every_pair_of_the_file() {
    let pairs = pairs();
    assert_eq!(pairs.len(), 55);
    let (mut same, mut ends_soft, mut same_from_first_line) = (0, 0, 0);
    for pair in &pairs {
        let ours = minimally_escaped(&url_of(&pair.structure));
        let theirs = &pair.minimally_escaped;
        let last = theirs.chars().next_back().expect("a last character");
        if link_term(last) == LinkTerm::Soft {
            let escaped: String = last.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect();
            assert_eq!(ours, theirs[..theirs.len() - last.len_utf8()].to_owned() + &escaped);
            assert!(!is_found_whole(theirs), "{theirs}");
            ends_soft += 1;
        } else {
            assert_eq!(&ours, theirs, "{}", pair.structure);
            same += 1;
        }
        assert!(is_found_whole(&ours), "{ours}");
        // The first lines of 5 pairs do not escape what the structure has in a segment or a value, so that they are
        // other URLs.
        same_from_first_line += usize::from(minimally_escaped(&pair.fully_escaped) == ours);
    }
    assert_eq!((same, ends_soft, same_from_first_line), (45, 10, 50));
}

#[test]
fn what_stays_escaped() {
    let cases = [
        // Syntax, bytes that are not UTF-8, what would begin an escape.
        ("http://a.com/%2F%3f%23%5C/%40%3A", "http://a.com/%2F%3f%23%5C/@%3A"),
        ("http://a.com?%26%3D%2B%23%3F/", "http://a.com?%26%3D%2B%23?/"),
        ("http://a.com#%23%3A~:%3A%7E:", "http://a.com##%3A~:%3A%7E%3A"),
        ("http://a.com/%FF%CE%CE%B1%", "http://a.com/%FF%CE\u{3B1}%"),
        ("http://a.com/%2541%25%34%31%25z%%34%31", "http://a.com/%2541%2541%z%2541"),
        // Bidi controls, also without an escape; joiners are characters of words.
        ("http://a.com/%E2%80%AEb\u{200F}%E2%80%8C", "http://a.com/%E2%80%AEb%E2%80%8F\u{200C}"),
        // Brackets match within a part and not across its syntax.
        ("http://a.com/%28b/c)%28d%29", "http://a.com/(b/c%29(d)"),
        ("http://a.com/([)]", "http://a.com/([%29]"),
        // Soft at the end, more than one.
        ("http://a.com/b.!", "http://a.com/b.%21"),
        ("a.com/b%2E", "a.com/b%2E"),
        // Nothing after the host, and a host that is left as it is.
        ("http://%D7%90.com", "http://%D7%90.com"),
        ("", ""),
        ("http://u%40:p@a.com:80/%D7%90 b", "http://u%40:p@a.com:80/\u{5D0}%20b"),
        // Mail addresses.
        ("mailto:%CE%B1%2Eb%25%2Fc@a.com?subject=%CE%B1", "mailto:\u{3B1}.b%25%2Fc@a.com?subject=%CE%B1"),
        ("MAILTO:%2Eb%2E%2E%20@a.com", "MAILTO:%2Eb%2E.%20@a.com"),
        // A full stop at an end of the part before the `@`, or beside another one, is left out of the link.
        ("mailto:b.@a.com", "mailto:b%2E@a.com"),
        ("mailto:.b..c@a.com", "mailto:%2Eb%2E.c@a.com"),
    ];
    for (url, expected) in cases {
        assert_eq!(minimally_escaped(url), expected);
    }
}

fn url() -> impl Strategy<Value = String> {
    let pieces = [
        "a",
        "\u{5D0}",
        "\u{661}",
        ".",
        ",",
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        "/",
        "?",
        "#",
        "&",
        "=",
        "+",
        ":",
        "~",
        "%",
        "%2",
        "%41",
        "%25",
        "%2F",
        "%28",
        "%29",
        "%3A",
        "%7E",
        "%2E",
        "%FF",
        "%D7%90",
        "%E2%80%AE",
        "%E2%80%8D",
        " ",
        "\u{200F}",
        "\u{378}",
        "\\",
        "\"",
        "\u{FF5D}",
        "@",
        "a.com",
        "4",
        "1",
    ];
    prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..16).prop_map(|it| it.concat())
}

/// A URL as its parts, each with its percent escapes decoded.
fn decoded(url: &str) -> Vec<Vec<u8>> {
    let octet = |escape: &[u8]| {
        let digits = std::str::from_utf8(escape.get(1..3)?).ok()?;
        let is_escape = escape[0] == b'%' && digits.bytes().all(|it| it.is_ascii_hexdigit());
        is_escape.then(|| u8::from_str_radix(digits, 16).ok())?
    };
    let (before, fragment) = url.split_once('#').map_or((url, None), |(it, fragment)| (it, Some(fragment)));
    let (path, query) = before.split_once('?').map_or((before, None), |(it, query)| (it, Some(query)));
    let path = path.split(['/', '\\']);
    let query = query.into_iter().flat_map(|it| ["?"].into_iter().chain(it.split(['&', '='])));
    let fragment = fragment.into_iter().flat_map(|it| ["#"].into_iter().chain(it.split(":~:")));
    path.chain(query)
        .chain(fragment)
        .map(|part| {
            let (mut bytes, mut rest) = (Vec::new(), part.as_bytes());
            while let [first, ..] = rest {
                let octet = octet(rest);
                bytes.push(octet.unwrap_or(*first));
                rest = &rest[if octet.is_some() { 3 } else { 1 }..];
            }
            bytes
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn the_result_is_found_whole_means_the_same_and_stays(tail in url(), initiator in prop::sample::select(vec!["/", "?", "#"])) {
        let url = format!("http://a.com{initiator}{tail}");
        // An empty directive at the end: its colon is soft, and as an escape no syntax any more.
        prop_assume!(!url.ends_with(":~:"));
        let minimal = minimally_escaped(&url);
        prop_assert!(is_found_whole(&minimal), "{minimal}");
        prop_assert_eq!(decoded(&minimal), decoded(&url));
        prop_assert_eq!(minimally_escaped(&minimal), minimal);
    }
}
