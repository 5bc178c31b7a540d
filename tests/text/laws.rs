//! The laws of finding and of writing out, for random text that is dense with what the grammar treats
//! specially.

use bidiscope::name::{BidiClass, characters_of, is_label_separator};
use bidiscope::order;
use bidiscope::order::fields::{Extensions, OverallOrder};
use bidiscope::order::isolates::LabelIsolate;
use bidiscope::order::{is_bidi_control, wrapped};
use bidiscope::text::{Grammar, Marks, find, paragraphs, rewrite};
use bidiscope::uba::ParagraphDirection;
use proptest::prelude::*;

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
];

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES), 0..24).prop_map(|pieces| pieces.concat())
}

fn grammar() -> impl Strategy<Value = Grammar> {
    any::<(bool, bool, bool)>().prop_map(|(userinfo, port, ip_address)| Grammar {
        extensions: Extensions { userinfo, port, ip_address },
    })
}

/// Nothing, or one of the paragraph separators among the pieces.
fn is_separator(text: &str) -> bool {
    matches!(text, "" | "\n" | "\r\n" | "\u{2029}")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6_000, ..ProptestConfig::default() })]

    #[test]
    fn found_ranges_are_disjoint_in_order_and_found_again(text in text(), grammar in grammar()) {
        let scalars: Vec<char> = text.chars().collect();
        let (mut character, mut byte) = (0, 0);
        for identifier in find(&text, grammar) {
            let span = &identifier.span;
            prop_assert!(character <= span.characters.start && span.characters.start < span.characters.end);
            prop_assert!(byte <= span.bytes.start && span.bytes.end <= text.len());
            prop_assert!(text.is_char_boundary(span.bytes.start) && text.is_char_boundary(span.bytes.end));
            let by_characters: String = scalars[span.characters.clone()].iter().collect();
            prop_assert_eq!(&by_characters, identifier.text(&text));
            let extent = identifier.extent();
            (character, byte) = (extent.characters.end, extent.bytes.end);

            // Finding again inside it finds it whole, with the same fields.
            let again = find(identifier.text(&text), grammar);
            prop_assert_eq!(again.len(), 1, "{:?}", again);
            prop_assert_eq!(&again[0].span.bytes, &(0..span.bytes.len()));
            prop_assert_eq!(again[0].kind, identifier.kind);
            prop_assert_eq!(again[0].fields.len(), identifier.fields.len());

            // Fields are inside it, disjoint, in order, and hold no separator of a domain.
            let mut within = span.bytes.start;
            for field in &identifier.fields {
                prop_assert!(within <= field.span.bytes.start && field.span.bytes.start < field.span.bytes.end);
                within = field.span.bytes.end;
                if field.kind == bidiscope::order::fields::FieldKind::Label {
                    prop_assert!(!text[field.span.bytes.clone()].contains(is_label_separator));
                }
            }
            prop_assert!(within <= span.bytes.end);
        }
    }

    #[test]
    fn paragraphs_hold_all_but_their_separators(text in text()) {
        let found = paragraphs(&text);
        let mut byte = 0;
        for paragraph in &found {
            prop_assert!(is_separator(&text[byte..paragraph.span.bytes.start]));
            prop_assert_eq!(text[..paragraph.span.bytes.start].chars().count(), paragraph.span.characters.start);
            prop_assert_eq!(paragraph.text(&text).chars().count(), paragraph.span.characters.len());
            byte = paragraph.span.bytes.end;
        }
        prop_assert!(is_separator(&text[byte..]));
    }

    #[test]
    fn writing_out_puts_in_only_controls_and_only_once(text in text(), grammar in grammar()) {
        let bare = |text: &str| text.chars().filter(|&it| !is_bidi_control(it)).collect::<String>();
        for marks in [
            Marks::Durst,
            Marks::Davis(OverallOrder::Constant),
            Marks::Davis(OverallOrder::Content),
            Marks::Isolates(LabelIsolate::FirstStrong),
        ] {
            for direction in ParagraphDirection::ALL {
                let written = rewrite(&text, grammar, direction, marks);
                prop_assert_eq!(bare(&written), bare(&text));
                prop_assert_eq!(&rewrite(&written, grammar, direction, marks), &written);
            }
        }
    }

    /// What is shown after is what the UBA shows of the text that is written out, on each of its lines.
    #[test]
    fn the_paper_s_display_is_that_of_the_text_written_out(text in text(), grammar in grammar()) {
        let text: String = text.chars().filter(|&it| !is_bidi_control(it)).collect();
        let identifiers = find(&text, grammar);
        for direction in [ParagraphDirection::LTR, ParagraphDirection::RTL] {
            let written = rewrite(&text, grammar, direction, Marks::OneToOne);
            let is_left_to_right = direction == ParagraphDirection::LTR;
            let uba = if is_left_to_right { order::Strategy::UbaLtr } else { order::Strategy::UbaRtl };
            for (paragraph, shown) in paragraphs(&text).iter().zip(paragraphs(&written)) {
                let display = paragraph.display(&text, &identifiers, direction, Marks::OneToOne);
                let characters = characters_of(shown.text(&written));
                let expected = uba.order(&characters).display(&characters);
                // Where what rule X9 removes stands beside an override is not to be seen.
                let is_seen = |it: &char| !is_bidi_control(*it) && BidiClass::of(*it) != BidiClass::BN;
                let seen = |shown: &str| shown.chars().filter(is_seen).collect::<String>();
                prop_assert_eq!(seen(&display.after.display(&display.characters)), seen(&expected));
                // A line ends in white space and what counts as such at the paragraph's level (rule L1).
                let last = display.characters.last().map(|it| it.class);
                if !last.is_some_and(|it| matches!(it, BidiClass::WS | BidiClass::S | BidiClass::BN | BidiClass::NSM)) {
                    let line = wrapped(&display.characters, &display.after, 0..display.characters.len());
                    prop_assert_eq!(line.logical_from_visual(), display.after.logical_from_visual());
                }
            }
        }
    }

    #[test]
    fn every_paragraph_can_be_shown(text in text(), grammar in grammar()) {
        let identifiers = find(&text, grammar);
        let mut shown = 0;
        for paragraph in paragraphs(&text) {
            for direction in ParagraphDirection::ALL {
                let display = paragraph.display(&text, &identifiers, direction, OverallOrder::Constant);
                for order in [&display.before, &display.after] {
                    prop_assert_eq!(order.logical_from_visual().len(), display.characters.len());
                }
                prop_assert_eq!(display.before.paragraph(), display.after.paragraph());
            }
            shown += paragraph.identifiers(&identifiers).len();
        }
        prop_assert_eq!(shown, identifiers.len());
    }
}
