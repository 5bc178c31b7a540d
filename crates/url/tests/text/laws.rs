//! The laws of finding and of writing out, for random text that is dense with what the grammar treats
//! specially.

use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_url::text::{LinkRules, ResourceIdentifierGrammar};
use proptest::prelude::*;

use crate::text_laws::{
    check_displays, check_found, check_minimal_escapes, check_one_to_one, check_paragraphs, check_written_out,
};

const PIECES: &[&str] = &[
    "a",
    "b",
    "com",
    "org",
    "il",
    "http",
    "://",
    "http://",
    ".",
    ".",
    "..",
    "/",
    "?",
    "#",
    "&",
    "=",
    ":",
    "@",
    "%",
    "%41",
    "-",
    "+",
    "_",
    "1",
    "80",
    "192.0.2.1",
    "[::1]",
    "[",
    "]",
    "(",
    ")",
    "<",
    ">",
    "\"",
    ",",
    "!",
    "\\",
    " ",
    "\n",
    "\u{2029}",
    "\r\n",
    "\u{5D0}",
    "\u{5D1}",
    "\u{627}",
    "\u{661}",
    "\u{5B8}",
    "\u{200D}",
    "\u{3002}",
    "\u{FF61}",
    "\u{B7}",
    "\u{A1}",
    "\u{AB}",
    "\u{AD}",
    "\u{200E}",
    "\u{202A}",
    "\u{202C}",
    "\u{2066}",
    "\u{2068}",
    "\u{2069}",
    "\u{645}\u{635}\u{631}",
    "a.com",
    "b.org/x",
    "\u{1E900}",
    "\u{5F3}",
    "\u{5F4}",
    "\u{30FB}",
    "\u{30A2}",
    "\u{A7}",
    ":80/",
    "+972-3-123-4567",
    "x^2",
    "-4=0",
    ",",
    ";",
];

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES), 0..24).prop_map(|pieces| pieces.concat())
}

fn grammar() -> impl Strategy<Value = ResourceIdentifierGrammar> {
    let terminators = prop::sample::select(vec!["", ",;", "\"!'.:", "#/?@\\"]);
    let links = prop::sample::select(LinkRules::ALL.to_vec());
    (any::<[bool; 4]>(), terminators, links).prop_map(
        |([userinfo, port, ip_address, numbers], terminators, links)| ResourceIdentifierGrammar {
            link_rules: links,
            recognised_extensions: RecognisedDavisExtensions { userinfo, port, ip_address },
            finds_phone_numbers_and_formulas: numbers,
            identifier_terminators: terminators.parse().expect("characters of the grammar"),
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6_000, ..ProptestConfig::default() })]

    #[test]
    fn found_ranges_are_disjoint_in_order_and_found_again(text in text(), grammar in grammar()) {
        check_found(&text, grammar);
    }

    #[test]
    fn a_url_with_minimal_escapes_is_one_link(text in text()) {
        check_minimal_escapes(&text);
    }

    #[test]
    fn paragraphs_hold_all_but_their_separators(text in text()) {
        check_paragraphs(&text);
    }

    #[test]
    fn writing_out_puts_in_only_controls_and_only_once(text in text(), grammar in grammar()) {
        check_written_out(&text, grammar);
    }

    #[test]
    fn the_paper_s_display_is_that_of_the_text_written_out(text in text(), grammar in grammar()) {
        check_one_to_one(&text, grammar);
    }

    #[test]
    fn every_paragraph_can_be_shown(text in text(), grammar in grammar()) {
        check_displays(&text, grammar);
    }
}
