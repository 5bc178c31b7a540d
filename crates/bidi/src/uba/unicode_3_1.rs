//! Where the bidi classes of Unicode 3.1 (2001) differ from the current ones.

use crate::name::BidiClass;

/// The class of a character in Unicode 3.1, where it has another one today; `None` for all others, and for those that
/// Unicode 3.1 had not assigned.
pub(super) fn changed_class(scalar: char) -> Option<BidiClass> {
    let after = CHANGED.partition_point(|&(first, ..)| first <= scalar);
    let &(_, last, class) = CHANGED.get(after.checked_sub(1)?)?;
    (scalar <= last).then_some(class)
}

/// The first and the last character of each range, with its class in UnicodeData-3.1.0.txt, and as a comment what it is
/// and the class that it has today.
const CHANGED: [(char, char, BidiClass); 38] = [
    ('\u{2B}', '\u{2B}', BidiClass::ET),      // PLUS SIGN: ES
    ('\u{2D}', '\u{2D}', BidiClass::ET),      // HYPHEN-MINUS: ES
    ('\u{2F}', '\u{2F}', BidiClass::ES),      // SOLIDUS: CS
    ('\u{AD}', '\u{AD}', BidiClass::ON),      // SOFT HYPHEN: BN
    ('\u{6DD}', '\u{6DD}', BidiClass::NSM),   // ARABIC END OF AYAH: AN
    ('\u{6DE}', '\u{6DE}', BidiClass::NSM),   // ARABIC START OF RUB EL HIZB: ON
    ('\u{70F}', '\u{70F}', BidiClass::BN),    // SYRIAC ABBREVIATION MARK: AL
    ('\u{CBF}', '\u{CBF}', BidiClass::NSM),   // KANNADA VOWEL SIGN I: L
    ('\u{CC6}', '\u{CC6}', BidiClass::NSM),   // KANNADA VOWEL SIGN E: L
    ('\u{17B4}', '\u{17B5}', BidiClass::L),   // KHMER VOWEL INHERENT AQ and those after it: NSM
    ('\u{180B}', '\u{180D}', BidiClass::BN),  // MONGOLIAN FREE VARIATION SELECTOR ONE and those after it: NSM
    ('\u{1885}', '\u{1886}', BidiClass::L),   // MONGOLIAN LETTER ALI GALI BALUDA and those after it: NSM
    ('\u{202F}', '\u{202F}', BidiClass::WS),  // NARROW NO-BREAK SPACE: CS
    ('\u{2044}', '\u{2044}', BidiClass::ON),  // FRACTION SLASH: CS
    ('\u{207A}', '\u{207B}', BidiClass::ET),  // SUPERSCRIPT PLUS SIGN and those after it: ES
    ('\u{208A}', '\u{208B}', BidiClass::ET),  // SUBSCRIPT PLUS SIGN and those after it: ES
    ('\u{2132}', '\u{2132}', BidiClass::ON),  // TURNED CAPITAL F: L
    ('\u{2212}', '\u{2212}', BidiClass::ET),  // MINUS SIGN: ES
    ('\u{2460}', '\u{2487}', BidiClass::EN),  // CIRCLED DIGIT ONE and those after it: ON
    ('\u{24EA}', '\u{24EA}', BidiClass::EN),  // CIRCLED DIGIT ZERO: ON
    ('\u{2800}', '\u{28FF}', BidiClass::ON),  // BRAILLE PATTERN BLANK to BRAILLE PATTERN DOTS-12345678: L
    ('\u{302E}', '\u{302F}', BidiClass::NSM), // HANGUL SINGLE DOT TONE MARK and those after it: L
    ('\u{FB29}', '\u{FB29}', BidiClass::ET),  // HEBREW LETTER ALTERNATIVE PLUS SIGN: ES
    ('\u{FE62}', '\u{FE63}', BidiClass::ET),  // SMALL PLUS SIGN to SMALL HYPHEN-MINUS: ES
    ('\u{FF0B}', '\u{FF0B}', BidiClass::ET),  // FULLWIDTH PLUS SIGN: ES
    ('\u{FF0D}', '\u{FF0D}', BidiClass::ET),  // FULLWIDTH HYPHEN-MINUS: ES
    ('\u{FF0F}', '\u{FF0F}', BidiClass::ES),  // FULLWIDTH SOLIDUS: CS
    ('\u{FFF9}', '\u{FFFB}', BidiClass::BN),  // INTERLINEAR ANNOTATION ANCHOR and those after it: ON
    ('\u{1D6C1}', '\u{1D6C1}', BidiClass::L), // MATHEMATICAL BOLD NABLA: ON
    ('\u{1D6DB}', '\u{1D6DB}', BidiClass::L), // MATHEMATICAL BOLD PARTIAL DIFFERENTIAL: ON
    ('\u{1D6FB}', '\u{1D6FB}', BidiClass::L), // MATHEMATICAL ITALIC NABLA: ON
    ('\u{1D715}', '\u{1D715}', BidiClass::L), // MATHEMATICAL ITALIC PARTIAL DIFFERENTIAL: ON
    ('\u{1D735}', '\u{1D735}', BidiClass::L), // MATHEMATICAL BOLD ITALIC NABLA: ON
    ('\u{1D74F}', '\u{1D74F}', BidiClass::L), // MATHEMATICAL BOLD ITALIC PARTIAL DIFFERENTIAL: ON
    ('\u{1D76F}', '\u{1D76F}', BidiClass::L), // MATHEMATICAL SANS-SERIF BOLD NABLA: ON
    ('\u{1D789}', '\u{1D789}', BidiClass::L), // MATHEMATICAL SANS-SERIF BOLD PARTIAL DIFFERENTIAL: ON
    ('\u{1D7A9}', '\u{1D7A9}', BidiClass::L), // MATHEMATICAL SANS-SERIF BOLD ITALIC NABLA: ON
    ('\u{1D7C3}', '\u{1D7C3}', BidiClass::L), // MATHEMATICAL SANS-SERIF BOLD ITALIC PARTIAL DIFFERENTIAL: ON
];
