//! The host of a link as a browser opens it, where the grammar ends the link before that, and what is wrong with it.

use bidiscope_bidi::order::fields::FieldExtensions;
use bidiscope_url::HostFault::{self, InvisibleAfterHost, UserInfo};
use bidiscope_url::text::{Grammar, find_identifiers};

/// Of the first link: what is opened, its host, and the faults of the URL.
#[track_caller]
fn check(text: &str, grammar: Grammar, (opened, host): (&str, &str), faults: &[HostFault]) {
    let found = find_identifiers(text, grammar);
    let link = &found[0];
    let range = link.host_character_range(text).expect("a host");
    let own: String = text.chars().skip(range.start).take(range.len()).collect();
    let check = link.host_check(text).expect("a link");
    let found = (&text[link.opened_link_span(text).bytes], own.as_str(), check.url_faults.as_slice());
    assert_eq!(found, (opened, host, faults), "{}", text.escape_unicode());
}

#[test]
fn what_looks_like_a_port_is_a_password_before_an_at_sign() {
    let with_port = FieldExtensions { port: true, ..FieldExtensions::default() };
    for extensions in [FieldExtensions::default(), with_port] {
        let grammar = Grammar { extensions, ..Grammar::default() };
        let text = "see https://example.com:80@evil.org/.";
        check(text, grammar, ("https://example.com:80@evil.org", "evil.org"), &[UserInfo]);
        check("https://a.com:80, b", grammar, ("https://a.com:80", "a.com"), &[]);
    }
}

/// UTS #46 maps U+00AD and U+200B to nothing: a browser goes on to `example.com.evil.org`.
#[test]
fn an_invisible_character_after_the_full_stop() {
    for invisible in ["\u{AD}", "\u{200B}", "\u{200B}\u{AD}"] {
        for text in [
            format!("https://example.com.{invisible}evil.org/"),
            format!("https://example.com{invisible}.evil.org/"),
            format!("https://example.com{invisible}evil.org/"),
        ] {
            let expected = ("https://example.com", "example.com");
            check(&text, Grammar::default(), expected, &[InvisibleAfterHost]);
        }
        let text = format!("https://example.com.{invisible} And so on.");
        check(&text, Grammar::default(), ("https://example.com", "example.com"), &[]);
    }
}
