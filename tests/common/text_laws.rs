//! The laws of running text, for any text and grammar.

use bidiscope_bidi::name::{BidiClass, characters_of, is_label_separator};
use bidiscope_bidi::order::fields::{DavisFieldKind, FieldOrderDirection};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{self, is_bidi_control, order_of_line};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_url::text::{
    IdentifierControlScheme, LinkRules, ResourceIdentifierGrammar, find_resource_identifiers,
    insert_controls_into_identifiers, minimally_escaped, paragraphs,
};

/// Found ranges are disjoint, in order, and found again.
pub(crate) fn check_found(text: &str, grammar: ResourceIdentifierGrammar) {
    let scalars: Vec<char> = text.chars().collect();
    let (mut character, mut byte) = (0, 0);
    for identifier in find_resource_identifiers(text, grammar) {
        let span = &identifier.span;
        assert!(
            character <= span.character_range.start && span.character_range.start < span.character_range.end
        );
        assert!(byte <= span.byte_range.start && span.byte_range.end <= text.len());
        assert!(text.is_char_boundary(span.byte_range.start) && text.is_char_boundary(span.byte_range.end));
        let by_characters: String = scalars[span.character_range.clone()].iter().collect();
        assert_eq!(&by_characters, identifier.text(text));
        let extent = identifier.span_including_ignored_port();
        (character, byte) = (extent.character_range.end, extent.byte_range.end);

        // Finding again inside it finds it whole, with the same fields.
        let again = find_resource_identifiers(identifier.text(text), grammar);
        assert_eq!(again.len(), 1, "{:?}", again);
        assert_eq!(&again[0].span.byte_range, &(0..span.byte_range.len()));
        assert_eq!(again[0].identifier_kind, identifier.identifier_kind);
        assert_eq!(again[0].fields.len(), identifier.fields.len());

        // Fields are inside it, disjoint, in order, and hold no separator of a domain.
        let mut within = span.byte_range.start;
        for field in &identifier.fields {
            assert!(
                within <= field.span.byte_range.start
                    && field.span.byte_range.start < field.span.byte_range.end
            );
            within = field.span.byte_range.end;
            if field.field_kind == DavisFieldKind::Label {
                assert!(!text[field.span.byte_range.clone()].contains(is_label_separator));
            }
        }
        assert!(within <= span.byte_range.end);
    }
}

/// A URL with minimal escapes is a link as a whole, and stays as it is. `tail` is its path, and what of it is query and
/// fragment.
pub(crate) fn check_minimal_escapes(tail: &str) {
    let minimal = minimally_escaped(&format!("http://a.com/{tail}"));
    let text = format!("\u{5D0} {minimal} b");
    let found = find_resource_identifiers(
        &text,
        ResourceIdentifierGrammar { link_rules: LinkRules::Uts58, ..ResourceIdentifierGrammar::default() },
    );
    assert_eq!(found.iter().map(|it| it.text(&text)).collect::<Vec<_>>(), [minimal.as_str()]);
    assert_eq!(minimally_escaped(&minimal), minimal);
}

/// Paragraphs hold all but their separators.
pub(crate) fn check_paragraphs(text: &str) {
    let found = paragraphs(text);
    let mut byte = 0;
    for paragraph in &found {
        assert!(is_separator(&text[byte..paragraph.span.byte_range.start]));
        assert_eq!(
            text[..paragraph.span.byte_range.start].chars().count(),
            paragraph.span.character_range.start
        );
        assert_eq!(paragraph.text(text).chars().count(), paragraph.span.character_range.len());
        byte = paragraph.span.byte_range.end;
    }
    assert!(is_separator(&text[byte..]));
}

/// Writing out puts in only controls, and only once.
pub(crate) fn check_written_out(text: &str, grammar: ResourceIdentifierGrammar) {
    let bare = |text: &str| text.chars().filter(|&it| !is_bidi_control(it)).collect::<String>();
    for marks in [
        IdentifierControlScheme::Durst,
        IdentifierControlScheme::Davis(FieldOrderDirection::AlwaysLeftToRight),
        IdentifierControlScheme::Davis(FieldOrderDirection::ByRightToLeftContent),
        IdentifierControlScheme::Isolates(LabelIsolate::FirstStrong),
    ] {
        for direction in ParagraphDirection::ALL {
            let written = insert_controls_into_identifiers(text, grammar, direction, marks);
            assert_eq!(bare(&written), bare(text));
            assert_eq!(&insert_controls_into_identifiers(&written, grammar, direction, marks), &written);
        }
    }
}

/// What is shown after is what the UBA shows of the text that is written out, on each of its lines.
pub(crate) fn check_one_to_one(text: &str, grammar: ResourceIdentifierGrammar) {
    let text: &str = &text.chars().filter(|&it| !is_bidi_control(it)).collect::<String>();
    let identifiers = find_resource_identifiers(text, grammar);
    for direction in [ParagraphDirection::LTR, ParagraphDirection::RTL] {
        let written =
            insert_controls_into_identifiers(text, grammar, direction, IdentifierControlScheme::OneToOne);
        let is_left_to_right = direction == ParagraphDirection::LTR;
        let uba = if is_left_to_right { order::Strategy::UbaLtr } else { order::Strategy::UbaRtl };
        for (paragraph, shown) in paragraphs(text).iter().zip(paragraphs(&written)) {
            let display = paragraph.display_with_inserted_controls(
                text,
                &identifiers,
                direction,
                IdentifierControlScheme::OneToOne,
            );
            let characters = characters_of(shown.text(&written));
            let expected = uba.order(&characters).display(&characters);
            // Where what rule X9 removes stands beside an override is not to be seen.
            let is_seen = |it: &char| !is_bidi_control(*it) && BidiClass::of(*it) != BidiClass::BN;
            let seen = |shown: &str| shown.chars().filter(is_seen).collect::<String>();
            assert_eq!(
                seen(&display.display_order_with_controls.display(&display.paragraph_characters)),
                seen(&expected)
            );
            // A line ends in white space and what counts as such at the paragraph's level (rule L1).
            let last = display.paragraph_characters.last().map(|it| it.class);
            if !last
                .is_some_and(|it| matches!(it, BidiClass::WS | BidiClass::S | BidiClass::BN | BidiClass::NSM))
            {
                let line = order_of_line(
                    &display.paragraph_characters,
                    &display.display_order_with_controls,
                    0..display.paragraph_characters.len(),
                );
                assert_eq!(
                    line.logical_from_visual(),
                    display.display_order_with_controls.logical_from_visual()
                );
            }
        }
    }
}

/// Every paragraph can be shown, and every identifier is in one.
pub(crate) fn check_displays(text: &str, grammar: ResourceIdentifierGrammar) {
    let identifiers = find_resource_identifiers(text, grammar);
    let mut shown = 0;
    for paragraph in paragraphs(text) {
        for direction in ParagraphDirection::ALL {
            let display = paragraph.display_with_inserted_controls(
                text,
                &identifiers,
                direction,
                FieldOrderDirection::AlwaysLeftToRight,
            );
            for order in [&display.display_order_without_controls, &display.display_order_with_controls] {
                assert_eq!(order.logical_from_visual().len(), display.paragraph_characters.len());
            }
            assert_eq!(
                display.display_order_without_controls.paragraph_direction(),
                display.display_order_with_controls.paragraph_direction()
            );
        }
        shown += paragraph.identifiers(&identifiers).len();
    }
    assert_eq!(shown, identifiers.len());
}

/// Nothing, or one paragraph separator.
fn is_separator(text: &str) -> bool {
    let mut scalars = text.chars();
    match (scalars.next(), scalars.next()) {
        (None, _) => true,
        (Some(scalar), None) => BidiClass::of(scalar) == BidiClass::B,
        _ => text == "\r\n",
    }
}
