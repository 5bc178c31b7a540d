//! The host of a link as a browser opens it, where the grammar ends the link before that, and what is wrong with it.

use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_url::UrlHostFault::{self, HostLikeUserInfo, InvisibleCharacterAfterHost};
use bidiscope_url::text::{ResourceIdentifierGrammar, find_resource_identifiers};

/// Of the first link: what is opened, its host, and the faults of the URL.
#[track_caller]
fn check(
    text: &str,
    grammar: ResourceIdentifierGrammar,
    (opened, host): (&str, &str),
    faults: &[UrlHostFault],
) {
    let found = find_resource_identifiers(text, grammar);
    let link = &found[0];
    let range = link.host_character_range_in_text(text).expect("a host");
    let own: String = text.chars().skip(range.start).take(range.len()).collect();
    let check = link.check_url_host(text).expect("a link");
    let found = (
        &text[link.span_opened_as_link(text).byte_range],
        own.as_str(),
        check.faults_whatever_the_display.as_slice(),
    );
    assert_eq!(found, (opened, host, faults), "{}", text.escape_unicode());
}

#[test]
fn what_looks_like_a_port_is_a_password_before_an_at_sign() {
    let with_port = RecognisedDavisExtensions { port: true, ..RecognisedDavisExtensions::default() };
    for extensions in [RecognisedDavisExtensions::default(), with_port] {
        let grammar = ResourceIdentifierGrammar {
            recognised_extensions: extensions,
            ..ResourceIdentifierGrammar::default()
        };
        let text = "see https://example.com:80@evil.org/.";
        check(text, grammar, ("https://example.com:80@evil.org", "evil.org"), &[HostLikeUserInfo]);
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
            check(&text, ResourceIdentifierGrammar::default(), expected, &[InvisibleCharacterAfterHost]);
        }
        let text = format!("https://example.com.{invisible} And so on.");
        check(&text, ResourceIdentifierGrammar::default(), ("https://example.com", "example.com"), &[]);
    }
}
