//! Text written out with each construction's marks.

use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_url::text::{
    IdentifierControlScheme, ResourceIdentifierGrammar, insert_controls_into_identifiers,
};

/// The text with `{lrm}` and the like for controls.
fn written(text: &str, direction: ParagraphDirection, marks: IdentifierControlScheme) -> String {
    let mut written =
        insert_controls_into_identifiers(text, ResourceIdentifierGrammar::default(), direction, marks);
    for (control, name) in [
        ('\u{200E}', "{lrm}"),
        ('\u{200F}', "{rlm}"),
        ('\u{202A}', "{lre}"),
        ('\u{202B}', "{rle}"),
        ('\u{202C}', "{pdf}"),
        ('\u{2066}', "{lri}"),
        ('\u{2068}', "{fsi}"),
        ('\u{2069}', "{pdi}"),
    ] {
        written = written.replace(control, name);
    }
    written
}

#[test]
fn each_construction() {
    let (ltr, rtl) = (ParagraphDirection::LTR, ParagraphDirection::RTL);
    let text = "x (\u{5D0}.com/b), y\n";
    assert_eq!(written(text, ltr, IdentifierControlScheme::Durst), "x ({lrm}\u{5D0}{lrm}.com/b), y\n");
    assert_eq!(
        written(text, rtl, IdentifierControlScheme::Durst),
        "x ({lre}{lrm}\u{5D0}{lrm}.com/b{pdf}), y\n"
    );
    assert_eq!(
        written(text, rtl, IdentifierControlScheme::Davis(FieldOrderDirection::AlwaysLeftToRight)),
        "x ({lre}{lrm}\u{5D0}{lrm}.{lrm}com{lrm}/{lrm}b{lrm}{pdf}), y\n"
    );
    assert_eq!(
        written(text, rtl, IdentifierControlScheme::Davis(FieldOrderDirection::SameAsParagraph)),
        "x ({rle}{rlm}\u{5D0}{rlm}.{rlm}com{rlm}/{rlm}b{rlm}{pdf}), y\n"
    );
    assert_eq!(
        written(text, ltr, IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight)),
        "x ({lri}{lri}\u{5D0}{pdi}.{lri}com{pdi}/{lri}b{pdi}{pdi}), y\n"
    );
    assert_eq!(
        written(text, ltr, IdentifierControlScheme::Isolates(LabelIsolate::FirstStrong)),
        "x ({lri}{fsi}\u{5D0}{pdi}.{fsi}com{pdi}/{fsi}b{pdi}{pdi}), y\n"
    );
}

/// Between LRO and PDF in display order; nothing else of the text is touched.
#[test]
fn the_paper_s_display() {
    let text = "x (\u{5D0}\u{5D1}1.com/b), \u{5D2}\n";
    for direction in [ParagraphDirection::LTR, ParagraphDirection::RTL] {
        let shown = insert_controls_into_identifiers(
            text,
            ResourceIdentifierGrammar::default(),
            direction,
            IdentifierControlScheme::OneToOne,
        );
        assert_eq!(shown, "x (\u{202D}\u{5D1}\u{5D0}1.com/b\u{202C}), \u{5D2}\n");
        assert_eq!(
            insert_controls_into_identifiers(
                &shown,
                ResourceIdentifierGrammar::default(),
                direction,
                IdentifierControlScheme::OneToOne
            ),
            shown
        );
    }
}

#[test]
fn each_paragraph_has_its_own_direction() {
    assert_eq!(
        written("x a.com\r\n\u{5D0} a.com\r\n", ParagraphDirection::Auto, IdentifierControlScheme::Durst),
        "x a.com\r\n\u{5D0} {lre}a.com{pdf}\r\n"
    );
}

#[test]
fn what_carries_marks_is_left_as_it_is() {
    for text in [
        "\u{200E}\u{5D0}\u{200E}.com",
        "\u{2066}a.com\u{2069} \u{5D0}",
        "a.\u{200F}com",
        "\u{202A}http://\u{5D0}/x\u{202C}",
        "no identifier \u{202E}",
        "",
    ] {
        for marks in [
            IdentifierControlScheme::Durst,
            IdentifierControlScheme::Davis(FieldOrderDirection::AlwaysLeftToRight),
            IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight),
        ] {
            assert_eq!(
                insert_controls_into_identifiers(
                    text,
                    ResourceIdentifierGrammar::default(),
                    ParagraphDirection::RTL,
                    marks
                ),
                text
            );
        }
    }
    // Its neighbour is not.
    assert_eq!(
        written("\u{200E}a.com \u{5D0}.com", ParagraphDirection::LTR, IdentifierControlScheme::Durst),
        "{lrm}a.com {lrm}\u{5D0}{lrm}.com"
    );
}
