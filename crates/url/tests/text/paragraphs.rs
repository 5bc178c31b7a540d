//! Paragraphs before and after the extension, in Davis's own example.

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_url::text::{
    IdentifierControlScheme, ResourceIdentifierGrammar, find_resource_identifiers, paragraphs,
};

/// What capitals stand for; the rest of ASCII is itself.
fn capitals(written: &str) -> String {
    let read = Notation::CapitalsAsHebrew.read(written).expect("ASCII");
    read.into_iter().map(|it| it.scalar).collect()
}

fn check(
    written: &str,
    direction: ParagraphDirection,
    marks: impl Into<IdentifierControlScheme>,
    before: &str,
    after: &str,
) {
    let text = capitals(written);
    let identifiers = find_resource_identifiers(&text, ResourceIdentifierGrammar::default());
    let [paragraph] = &paragraphs(&text)[..] else { panic!("one paragraph: {written}") };
    let display = paragraph.display_with_inserted_controls(&text, &identifiers, direction, marks);
    let shown = |order: &DisplayOrder| {
        Notation::CapitalsAsHebrew
            .write_scalars(order.display(&display.paragraph_characters).chars())
            .expect("in the notation")
    };
    assert_eq!(shown(&display.display_order_without_controls), before);
    assert_eq!(shown(&display.display_order_with_controls), after);
}

#[test]
fn davis_example_by_itself() {
    let (iri, constant) = ("http://a.b.C.D.com", "http://a.b.C.D.com");
    check(
        iri,
        ParagraphDirection::LTR,
        FieldOrderDirection::AlwaysLeftToRight,
        "http://a.b.D.C.com",
        constant,
    );
    check(
        iri,
        ParagraphDirection::RTL,
        FieldOrderDirection::AlwaysLeftToRight,
        "com.D.C.http://a.b",
        constant,
    );
    check(
        iri,
        ParagraphDirection::RTL,
        FieldOrderDirection::SameAsParagraph,
        "com.D.C.http://a.b",
        "com.D.C.b.a//:http",
    );
    check(iri, ParagraphDirection::LTR, FieldOrderDirection::SameAsParagraph, "http://a.b.D.C.com", constant);
}

#[test]
fn an_identifier_in_a_sentence() {
    // By hand: outside the identifier the sentence is as the UBA has it.
    check(
        "see http://a.AB.CD.com.",
        ParagraphDirection::LTR,
        FieldOrderDirection::AlwaysLeftToRight,
        "see http://a.DC.BA.com.",
        "see http://a.BA.DC.com.",
    );
    check(
        "XY http://a.AB.CD.com.",
        ParagraphDirection::Auto,
        FieldOrderDirection::AlwaysLeftToRight,
        ".com.DC.BA.http://a YX",
        ".http://a.BA.DC.com YX",
    );
    // The automatic direction is the text's, though the marks would begin with a left-to-right one.
    check("A.com", ParagraphDirection::Auto, FieldOrderDirection::AlwaysLeftToRight, "com.A", "A.com");
}

/// The identifier as the paper has it (Table 4, row 5: AB12 is shown as BA12; row 12: AB-12-34 as BA-12-34), the
/// sentence round it as the UBA.
#[test]
fn the_paper_s_display_in_a_sentence() {
    let shown = IdentifierControlScheme::OneToOne;
    check("see AB12.com ok", ParagraphDirection::LTR, shown, "see 12BA.com ok", "see BA12.com ok");
    check("XY AB12.com Z 1", ParagraphDirection::RTL, shown, "1 Z com.12BA YX", "1 Z BA12.com YX");
    check("X AB-12-34.A-B.com", ParagraphDirection::Auto, shown, "com.B-A.12-34-BA X", "BA-12-34.B-A.com X");
    // Two of them, with nothing but numbers between.
    check("A1.com 12 B2.com", ParagraphDirection::LTR, shown, "1A.com 12 2B.com", "A1.com 12 B2.com");
    check("no name AB", ParagraphDirection::LTR, shown, "no name BA", "no name BA");
}

#[test]
fn paragraphs_are_apart() {
    let text = "a.com\r\n\u{5D0}.com\n\nx\u{2029}b.org";
    let identifiers = find_resource_identifiers(text, ResourceIdentifierGrammar::default());
    let found = paragraphs(text);
    let texts: Vec<&str> = found.iter().map(|it| it.text(text)).collect();
    assert_eq!(texts, ["a.com", "\u{5D0}.com", "", "x", "b.org"]);
    let counts: Vec<usize> = found.iter().map(|it| it.identifiers(&identifiers).len()).collect();
    assert_eq!(counts, [1, 1, 0, 0, 1]);
    let directions: Vec<Direction> = found
        .iter()
        .map(|it| {
            let display = it.display_with_inserted_controls(
                text,
                &identifiers,
                ParagraphDirection::Auto,
                FieldOrderDirection::AlwaysLeftToRight,
            );
            assert_eq!(display.paragraph_characters, characters_of(it.text(text)));
            display.display_order_with_controls.paragraph_direction()
        })
        .collect();
    use Direction::{LeftToRight as L, RightToLeft as R};
    assert_eq!(directions, [L, R, L, L, L]);
    assert!(paragraphs("").is_empty());
}
