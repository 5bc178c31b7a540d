//! Where Davis's sections clash, or leave something open, the choice that serves names is made. Double
//! brackets stand round each identifier, and braces round what follows a port that is not read.

use bidiscope_bidi::order::fields::{DavisFieldKind, FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_url::text::{
    IdentifierControlScheme, ResourceIdentifierGrammar, find_resource_identifiers,
    insert_controls_into_identifiers, paragraphs, resource_identifier_reports,
};

/// Checks what is found, by brackets that hide themselves.
fn check(extensions: RecognisedDavisExtensions, cases: &[&str]) {
    for case in cases {
        let text: String = case.replace("[[", "").replace("]]", "").replace("{{", "").replace("}}", "");
        let mut written = String::new();
        let mut done = 0;
        for identifier in find_resource_identifiers(
            &text,
            ResourceIdentifierGrammar {
                recognised_extensions: extensions,
                ..ResourceIdentifierGrammar::default()
            },
        ) {
            let bytes = &identifier.span.byte_range;
            written += &format!("{}[[{}]]", &text[done..bytes.start], identifier.text(&text));
            done = bytes.end;
            if let Some(rest) = &identifier.path_after_ignored_port {
                let bytes = &rest.span.byte_range;
                written += &format!("{}{{{{{}}}}}", &text[done..bytes.start], &text[bytes.clone()]);
                done = bytes.end;
            }
        }
        assert_eq!(written + &text[done..], **case);
    }
}

#[test]
fn a_domain_holds_what_names_are_made_of() {
    check(
        RecognisedDavisExtensions::default(),
        &[
            // Gershayim before the last letter, as in every Hebrew acronym, and a geresh.
            "[[http://\u{5E6}\u{5D4}\u{5F4}\u{5DC}.co.il/a]]",
            "[[\u{5E6}\u{5D4}\u{5F4}\u{5DC}.co.il]]",
            "[[\u{5E8}\u{5D7}\u{5F3}.com]]",
            // A middle dot between Japanese letters, in a domain and in a path.
            "[[http://\u{30A2}\u{30FB}\u{30A4}.jp]]",
            "[[a\u{30FB}b\u{30FB}\u{30A4}.jp]] \u{30FB}",
            "[[http://x.jp/a]]\u{30FB}[[http://y.jp]]",
            // A Tibetan tsheg, which stands after every syllable.
            "[[\u{F56}\u{F7C}\u{F51}\u{F0B}\u{F61}\u{F72}\u{F42}.com]]",
            // The section and paragraph signs are not in his list of what terminates in Latin-1.
            "[[http://x/a\u{A7}b]]",
            "[[a.com/b\u{B6}c?d\u{A7}]]",
        ],
    );
}

#[test]
fn what_stands_for_a_quotation_mark_or_between_two_names_is_none_of_a_name() {
    check(
        RecognisedDavisExtensions::default(),
        &[
            "\u{5F4}[[http://\u{5D0}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}]]\u{5F4}",
            "\u{5F4}[[\u{5D0}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}]]\u{5F4}.",
            "\u{5F3}[[\u{5D0}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}]]\u{5F3}, \u{5D1}",
            "[[http://a.jp]]\u{30FB}[[http://b.jp]]",
            "[[a.jp]]\u{30FB}[[b.jp]]",
            "[[http://a.b]]\u{5F4}x",
            // Nor before punctuation that ends a name.
            "[[http://\u{5D0}]]\u{5F3}\u{B7}.",
            "[[http://\u{5D0}.\u{5D1}]]\u{5F4}!",
        ],
    );
}

#[test]
fn looking_for_a_japanese_letter_is_done_once() {
    // Were it done at each middle dot, this would take some 10^11 steps.
    let text = "a\u{30FB}".repeat(300_000);
    assert!(find_resource_identifiers(&text, ResourceIdentifierGrammar::default()).is_empty());
}

#[test]
fn what_follows_a_port_that_is_not_read_belongs_to_the_identifier() {
    check(
        RecognisedDavisExtensions::default(),
        &[
            "[[http://a.b]]:80{{/c}}",
            "[[http://\u{5D0}.\u{5D1}]]:8080{{/\u{5D2}/\u{5D3}?e#f}}.",
            "([[a.com]]:80{{/b.com}})",
            "[[http://a]]:80",
            "[[http://a]]:80/",
            "[[http://a]]:/c",
            "[[http://a]]:x/c",
        ],
    );
    check(
        RecognisedDavisExtensions { port: true, ..RecognisedDavisExtensions::default() },
        &["[[http://a.b:80/c]]"],
    );
}

#[test]
fn the_pieces_round_a_port_are_protected_and_reported_together() {
    let text = "\u{5D4} http://\u{5D0}.\u{5D1}:80/\u{5D2}/\u{5D3}";
    let identifiers = find_resource_identifiers(text, ResourceIdentifierGrammar::default());
    let rest = identifiers[0].path_after_ignored_port.as_ref().expect("what follows the port");
    let fields: Vec<(DavisFieldKind, &str)> =
        rest.fields.iter().map(|field| (field.field_kind, &text[field.span.byte_range.clone()])).collect();
    assert_eq!(fields, [(DavisFieldKind::Path, "\u{5D2}"), (DavisFieldKind::Path, "\u{5D3}")]);
    // In constant order the fields stand from left to right, those after the port too.
    let display = paragraphs(text)[0].display_with_inserted_controls(
        text,
        &identifiers,
        ParagraphDirection::RTL,
        FieldOrderDirection::AlwaysLeftToRight,
    );
    let shown: Vec<char> =
        display.display_order_with_controls.display(&display.paragraph_characters).chars().collect();
    assert_eq!(shown.iter().collect::<String>(), "http://\u{5D0}.\u{5D1}:80/\u{5D2}/\u{5D3} \u{5D4}");
    let whole = 2..display.paragraph_characters.len();
    assert_eq!(display.identifier_character_ranges, std::slice::from_ref(&whole));
    // Written out, the marks are round the whole, and writing it again changes nothing.
    let marks = IdentifierControlScheme::Davis(FieldOrderDirection::AlwaysLeftToRight);
    let written = insert_controls_into_identifiers(
        text,
        ResourceIdentifierGrammar::default(),
        ParagraphDirection::RTL,
        marks,
    );
    assert_eq!(
        written,
        "\u{5D4} \u{202A}\u{200E}http\u{200E}://\u{200E}\u{5D0}\u{200E}.\u{200E}\u{5D1}\u{200E}:80/\
         \u{200E}\u{5D2}\u{200E}/\u{200E}\u{5D3}\u{200E}\u{202C}"
    );
    assert_eq!(
        insert_controls_into_identifiers(
            &written,
            ResourceIdentifierGrammar::default(),
            ParagraphDirection::RTL,
            marks
        ),
        written
    );
    let messages: Vec<_> = resource_identifier_reports(text, ResourceIdentifierGrammar::default()).collect();
    assert_eq!(messages[0].text.as_deref(), Some("http://\u{5D0}.\u{5D1}"));
    assert_eq!(
        messages[0].path_after_ignored_port.as_ref().and_then(|rest| rest.text.as_deref()),
        Some("/\u{5D2}/\u{5D3}")
    );
}
