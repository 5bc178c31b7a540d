//! Marks read off in running text.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::fields::{FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_url::convert::{NameControlScheme, strip_inserted_bidi_controls};
use bidiscope_url::text::{
    IdentifierControlScheme, ResourceIdentifierGrammar, insert_controls_into_identifiers,
};
use proptest::prelude::*;

use crate::only;

const TEXTS: [&str; 5] = [
    "see http://\u{5D0}\u{5D1}.\u{5D2}/x?y=\u{5D3}#1, or (\u{5D0}1.com).",
    "\u{5D0}\u{5D1} \u{5D0}.com \u{200F}\u{5D2}\u{200E} 12-\u{661}.\u{627}.com\r\n\r\n\u{627}.net!",
    "a.com b.com",
    "",
    "no name \u{202B}at\u{202C} all",
];

fn marks() -> [IdentifierControlScheme; 7] {
    [
        IdentifierControlScheme::Durst,
        IdentifierControlScheme::Davis(FieldOrderDirection::AlwaysLeftToRight),
        IdentifierControlScheme::Davis(FieldOrderDirection::SameAsParagraph),
        IdentifierControlScheme::Davis(FieldOrderDirection::ByRightToLeftContent),
        IdentifierControlScheme::Davis(FieldOrderDirection::ByTopLevelDomain),
        IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight),
        IdentifierControlScheme::Isolates(LabelIsolate::FirstStrong),
    ]
}

#[test]
fn what_was_marked_comes_back() {
    let extended = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
        ..ResourceIdentifierGrammar::default()
    };
    let more = "\u{5D0} http://\u{5D1}:a@\u{5D0}.com:80/x";
    for text in TEXTS.into_iter().chain([more]) {
        for marks in marks() {
            for direction in ParagraphDirection::ALL {
                for grammar in [ResourceIdentifierGrammar::default(), extended] {
                    let marked = insert_controls_into_identifiers(text, grammar, direction, marks);
                    assert_eq!(
                        strip_inserted_bidi_controls(&marked),
                        text,
                        "{marks:?} {direction:?} {marked:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_paper_s_display_of_a_whole_line_is_read_back() {
    // Names without a top-level domain that is known, a number before a label, the root's full stop.
    for name in ["\u{5D4}\u{5D0}.x", "\u{5D4}\u{5D0}", "12.\u{5D0}\u{5D1}", "\u{5D4}\u{5D0}.com."] {
        let marked = only("logical", "marked:one-to-one", Notation::Unicode, name);
        assert_eq!(only("marked", "logical", Notation::Unicode, &marked), name);
    }
}

#[test]
fn a_writer_s_own_marks_stay() {
    for text in [
        // One mark before a name, in it, a mark too many, an embedding of one's own.
        "see \u{200E}\u{5D0}.com",
        "see a\u{200E}b.com",
        "see \u{202B}\u{5D0}.com\u{202C}",
        "see \u{202A}\u{200E}\u{5D0}.\u{200E}com\u{200E}\u{202C}",
        "see \u{202D}\u{5D0}b c\u{202C} \u{202D}x",
    ] {
        assert_eq!(strip_inserted_bidi_controls(text), text);
        assert_eq!(only("marked", "logical", Notation::Unicode, text), text);
    }
    // Round the marks of a construction they stay too.
    assert_eq!(
        strip_inserted_bidi_controls("x \u{200F}\u{200E}\u{5D0}\u{200E}.com"),
        "x \u{200F}\u{5D0}.com"
    );
}

#[test]
fn a_name_that_no_grammar_finds_is_one_by_its_marks() {
    // No top-level domain; by each construction of its own.
    for marks in ["durst", "durst-right-to-left", "davis", "isolates", "first-strong-isolates"] {
        let marked = only("logical", &format!("marked:{marks}"), Notation::CapitalsAsHebrew, "AB-1.C");
        assert_eq!(only("marked", "logical", Notation::CapitalsAsHebrew, &marked), "AB-1.C", "{marks}");
    }
}

/// A full stop after a slash parts Dürst's components and is within one of Davis's fields, so that Davis's controls stand
/// round these names too.
#[test]
fn all_controls_of_a_construction_are_taken_off() {
    for name in [
        "\u{5D0}\u{5D1}.\u{5D2}\u{5D3}/\u{5D4}\u{5D5}.\u{5D6}",
        "\u{5D0}/\u{5D1}.\u{5D2}",
        "/\u{5D0}.\u{5D1}",
    ] {
        for_all_forms(name);
    }
}

/// Marks the name in all forms, and takes them off without saying which they are.
fn for_all_forms(name: &str) {
    for controls in NameControlScheme::SCHEME_IDS {
        for form in ["marked", "html"] {
            let marked = only("logical", &format!("{form}:{controls}"), Notation::Unicode, name);
            assert_eq!(
                only(form, "logical", Notation::Unicode, &marked),
                name,
                "{form}:{controls}: {marked:?}"
            );
        }
    }
}

#[test]
fn from_html_in_running_text() {
    let html = "see <bdi dir=ltr><bdi dir=ltr>A</bdi>.<bdi dir=ltr>com</bdi></bdi> &amp; &lrm;B&lrm;.com";
    assert_eq!(only("html", "logical", Notation::CapitalsAsHebrew, html), "see A.com & B.com");
    // Elements are no marks of the name, whatever they stand round; a reference is a character of its own.
    let html = "<span dir=ltr>A.com</span> <bdo dir=ltr>BA1.com</bdo> a&rlm;b.com";
    assert_eq!(
        only("html", "logical", Notation::Unicode, &html.replace('A', "\u{5D0}").replace('B', "\u{5D1}")),
        "\u{5D0}.com \u{5D0}\u{5D1}1.com a\u{200F}b.com"
    );
    assert_eq!(only("html", "uba-ltr", Notation::CapitalsAsHebrew, "&lrm;AB&lrm;.com"), "BA.com");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_name(name in "[ab\u{5D0}\u{5D1}\u{627}\u{62B}01\u{661}\u{5B8}\u{200C}./:?#&=%@()<>\\\\_-]{1,12}") {
        prop_assume!(Input::read(&name, Notation::Unicode).is_ok());
        for_all_forms(&name);
    }

    /// Taking off what is not there changes nothing, twice is once, and nothing but controls goes.
    #[test]
    fn twice_is_once(text in "([ab\u{5D0}\u{627}1./: \u{200E}\u{200F}\u{202A}-\u{202D}\u{2066}-\u{2069}-]|\\.com ){0,24}") {
        let off = strip_inserted_bidi_controls(&text);
        let bare = |text: &str| {
            let mut bare: Vec<char> = text.chars().filter(|it| !matches!(it, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')).collect();
            // What stood between LRO and PDF changes places.
            bare.sort_unstable();
            bare
        };
        prop_assert_eq!(bare(&off), bare(&text));
        if !text.contains(['\u{200E}', '\u{200F}', '\u{202A}', '\u{202B}', '\u{202C}', '\u{202D}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']) {
            prop_assert_eq!(off, text);
        }
    }
}
