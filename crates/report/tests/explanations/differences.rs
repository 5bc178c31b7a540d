//! Where two displays of a name first differ, in words.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::trace::{Trace, first_difference};
use bidiscope_report::words::trace::first_difference_text;

/// The two displays of a name, in the paper's notation, at their first difference.
fn difference(name: &str, displays: [&str; 2]) -> String {
    let name = Input::read(name, Notation::Atkin2001Table1).expect("a name");
    let [one, other] =
        displays.map(|it| Trace::of_display(DisplayConfig::read(it).expect("a display"), name.characters()));
    let found = first_difference(name.characters(), &one, &other).expect("two displays");
    first_difference_text(&found, [&one, &other], name.characters(), Notation::Atkin2001Table1)
}

#[test]
fn the_first_difference_is_a_sentence_about_each_display() {
    for (name, displays, expected) in [
        (
            "AB-12",
            ["one-to-one", "uba-ltr"],
            "One-to-one treats “-” as left-to-right, like “12”. The UBA makes it right-to-left (rule N1).",
        ),
        (
            "NO-12-34-P",
            ["one-to-one", "uba-ltr"],
            "One-to-one treats “-” (position 6) as right-to-left, like “12” before it and “34” after it. The UBA \
             makes it part of the number “12-34” (rule W4).",
        ),
        (
            "AB12",
            ["one-to-one", "uba-ltr"],
            "One-to-one treats “12” as left-to-right, because no letter is after it. The UBA makes it an Arabic \
             number, which counts as right-to-left. The last strong character before the number is “B” (rule W2). A European \
             number would count as right-to-left too (rule W7).",
        ),
        // With Dürst's paragraphs the UBA gives his display; no rule for a character does.
        (
            "NOP-24.QRS.com",
            ["components", "uba-rtl"],
            "Dürst’s draft divides the name into 3 paragraphs, each with its own level (rule HL1). The UBA has a \
             paragraph of level 1 (rule HL1).",
        ),
        (
            "NO.PQ",
            ["fields", "uba-rtl"],
            "Davis’s proposal adds controls (U+202A U+200E U+202C), in a paragraph of level 0. The UBA has a paragraph \
             of level 1 (rule HL1).",
        ),
        (
            "NO3.PQ-5.org.RS",
            ["one-to-one", "components"],
            "One-to-one has no paragraph direction: it always begins at the left. Dürst’s draft has a paragraph of level 1, \
             because its component contains “N” (rule HL1). This difference changes the order \
             only together with rule W7 for “3”.",
        ),
        (
            "N-a",
            ["uba-ltr", "uba-rtl"],
            "The UBA in a left-to-right paragraph has a paragraph of level 0 (rule HL1). The UBA in a right-to-left \
             paragraph has a paragraph of level 1 (rule HL1).",
        ),
        (
            "Na",
            ["uba-ltr", "uba-auto"],
            "The UBA in a left-to-right paragraph has a paragraph of level 0 (rule HL1). The UBA in an automatic \
             paragraph has a paragraph of level 1 (rules P2 and P3). Its first strong character is \u{201C}N\u{201D}.",
        ),
        (
            "NOP--123",
            ["uba-ltr", "uba-ltr:bidi-data=unicode-3\\u{2E}1"],
            "The UBA in a left-to-right paragraph (with default options) makes \u{201C}--\u{201D} \
             right-to-left (rule N1). The UBA in a left-to-right paragraph (by the classes of Unicode 3.1 (2001)) makes \
             it part of the number \u{201C}--123\u{201D} (rule W5).",
        ),
        // W7, and not N1, whose other outcome would be the same: it comes first.
        (
            "N12.com",
            ["one-to-one", "uba-ltr"],
            "One-to-one treats “12” as left-to-right, like “.”. The UBA leaves it a number, which counts as \
             right-to-left (rule W7). The last strong character before the number is “N”.",
        ),
        // In a left-to-right paragraph the full stop would be right-to-left all the same.
        (
            "N.O.com",
            ["one-to-one", "uba-rtl"],
            "One-to-one has no paragraph direction: it always begins at the left. The UBA has a paragraph of level 1 \
             (rule HL1). This difference changes the order only together with rule N1 for “.” (position 2).",
        ),
        (
            "A-12-34",
            ["one-to-one", "uba-ltr"],
            "One-to-one treats “-” (position 2) as left-to-right, like “12”. The UBA makes it right-to-left (rule N1). \
             This difference changes the order only together with rule N1 for “-” (position 5).",
        ),
        (
            "NO",
            ["logical", "uba-ltr"],
            "Logical order leaves “N” left-to-right. The UBA leaves it right-to-left.",
        ),
    ] {
        assert_eq!(difference(name, displays), expected, "{name}");
    }
}
