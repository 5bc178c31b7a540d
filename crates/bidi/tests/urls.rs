//! Addresses: what is their host, and what is decoded in them.

use bidiscope_bidi::address::{HostKind, UrlPartKind};
use bidiscope_bidi::name::{ALabelError, Input, Notation, ReadErrorKind};
use proptest::prelude::*;

fn read(text: &str) -> Input {
    Input::read(text, Notation::Unicode).expect(text)
}

/// The labels of a name, each as its text.
fn labels(name: &Input) -> Vec<String> {
    let text = |range: std::ops::Range<usize>| bidiscope_bidi::name::text_of(&name.characters()[range]);
    name.labels().iter().map(|it| text(it.character_range.clone())).collect()
}

#[test]
fn the_labels_of_a_url_are_those_of_its_host() {
    let name = read("http://u.v@www.xn--4dbcd.com.:80/x.y?z#xn--4dbcd");
    assert_eq!(labels(&name), ["www", "\u{5D0}\u{5D1}\u{5D2}", "com"]);
    assert_eq!(name.decoded_text(), "http://u.v@www.\u{5D0}\u{5D1}\u{5D2}.com.:80/x.y?z#xn--4dbcd");
    assert_eq!(name.ascii_name_within_limits().as_deref(), Some("www.xn--4dbcd.com."));
    assert_eq!(name.labels()[1].a_label_as_typed.as_deref(), Some("xn--4dbcd"));
    let host = name.host().expect("a host");
    assert_eq!((host.decoded_text().as_str(), host.labels().len()), ("www.\u{5D0}\u{5D1}\u{5D2}.com.", 3));
    assert_eq!(host.ascii_name_within_limits(), name.ascii_name_within_limits());
    let parts = name.url().expect("a URL").parts().iter();
    let parts: Vec<_> = parts.map(|it| (it.part, it.character_range.clone())).collect();
    use UrlPartKind::{Fragment, Host, Path, Port, Query, Scheme, UserInfo};
    let expected = [
        (Scheme, 0..4),
        (UserInfo, 7..10),
        (Host, 11..23),
        (Port, 24..26),
        (Path, 26..30),
        (Query, 31..32),
        (Fragment, 33..42),
    ];
    assert_eq!(parts, expected);
}

#[test]
fn an_a_label_of_a_host_that_cannot_be_decoded() {
    let name = read("https://xn--.com/xn--");
    assert_eq!(name.decoded_text(), "https://xn--.com/xn--");
    let of_label: Vec<_> = name.labels().iter().map(|it| it.a_label_decode_error).collect();
    assert_eq!(of_label, [Some(ALabelError::NotPunycode), None]);
}

#[test]
fn full_stops_outside_the_host_divide_nothing() {
    let name = read("http://a/b..c");
    assert_eq!(labels(&name), ["a"]);
    assert_eq!(name.label_index_by_character(), [vec![None; 7], vec![Some(0)], vec![None; 5]].concat());
}

/// Such a URL can be displayed all the same, and a name alone is refused.
#[test]
fn a_host_that_cannot_be_read() {
    for text in ["http://a..b/", "http://../", "http://1.2.3.4/a..b"] {
        let name = read(text);
        assert_eq!((name.name(), name.decoded_text().as_str()), (None, text));
        let kind = if text.contains('1') { HostKind::IpAddress } else { HostKind::Unreadable };
        assert_eq!((name.url().expect("a URL").host_kind(), name.labels()), (kind, &[][..]), "{text}");
        assert_eq!((name.host(), name.ascii_name_within_limits()), (None, None));
        assert!(name.label_index_by_character().iter().all(Option::is_none));
    }
    let error = Input::read("a..b", Notation::Unicode).expect_err("an empty label");
    assert_eq!((error.error_kind, error.source_character_index), (ReadErrorKind::EmptyLabel, 2));
    assert!(Input::read("a..b/", Notation::Unicode).is_err());
}

#[test]
fn the_ranges_in_what_was_typed() {
    let text = "http://xn--4dbcd.com/a";
    let spans = read(text).source_character_ranges(text, Notation::Unicode).expect("it was read from that");
    // The three letters stand for the whole A-label.
    assert_eq!([6, 7, 16].map(|at| spans.name_character_index_at_or_after(at)), [Some(6), Some(7), Some(10)]);
    assert_eq!(spans.name_character_index_at_or_after(21), Some(15));
}

proptest! {
    /// The host of a URL made of parts is the host, whatever stands round it.
    #[test]
    fn a_host_is_found_whatever_stands_round_it(
        user in prop::option::of("[a-z\u{5D0}-\u{5D3}.:@]{0,5}"),
        host in "[a-z\u{5D0}-\u{5D3}]{1,3}(\\.[a-z\u{5D0}-\u{5D3}]{1,3}){0,3}",
        port in prop::option::of("[0-9]{0,4}"),
        path in "(/[a-z\u{5D0}-\u{5D3}.:@/]{0,6})?",
        query in prop::option::of("[a-z\u{5D0}-\u{5D3}.:@/?]{0,5}"),
        fragment in prop::option::of("[a-z\u{5D0}-\u{5D3}.:@/?#]{0,5}"),
    ) {
        let before = format!("https://{}", user.map_or_else(String::new, |it| it + "@"));
        let after = [
            port.map_or_else(String::new, |it| format!(":{it}")),
            path,
            query.map_or_else(String::new, |it| format!("?{it}")),
            fragment.map_or_else(String::new, |it| format!("#{it}")),
        ].concat();
        let url = read(&format!("{before}{host}{after}"));
        let range = url.url().expect("a URL").host_character_range();
        prop_assert_eq!(range.start, before.chars().count());
        prop_assert_eq!(url.host().expect("a host").decoded_text(), host.clone());
        let alone = read(&host);
        prop_assert_eq!(labels(&url), labels(&alone));
        prop_assert_eq!(url.ascii_name_within_limits(), alone.ascii_name_within_limits());
    }
}

/// A browser goes to `evil.com`: the backslash ends the host, and so begins the path.
#[test]
fn a_path_begins_where_a_browser_ends_the_authority() {
    use bidiscope_bidi::order::fields::authority_end_index;
    let path = |text: &str| authority_end_index(read(text).characters());
    assert_eq!(path("http://evil.com\\@\u{5D0}.com/x"), 15);
    assert_eq!(path("x://evil.com\\@\u{5D0}.com/x"), 19);
    assert_eq!(["http://a.b:80?c/d", "a.b/c", "a.b"].map(path), [13, 3, 3]);
    // “Special authority ignore slashes state”, which `file` has not.
    let of_text =
        |text: &str| bidiscope_bidi::address::authority_end_index(&text.chars().collect::<Vec<char>>());
    assert_eq!(["http:///[::1]:80/", "file:///[::1]/", "x:///a/"].map(of_text), [16, 7, 4]);
}
