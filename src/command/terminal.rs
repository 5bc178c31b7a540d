//! Text for a terminal: it reads the same on terminals with and without bidi support, and has no characters that
//! would act on the terminal.

use std::path::Path;

use bidiscope_bidi::name::{BidiClass, Character, characters_of, code_point, excerpt, is_unprintable};
use bidiscope_bidi::order::{DisplayOrder, Strategy, mirrored_visual_text};
use bidiscope_report::words::escape::a_labels_or_code_points;
/// U+202D (LRO): a terminal with bidi support shows the text after it from left to right.
pub(super) const LEFT_TO_RIGHT_OVERRIDE: char = '\u{202D}';
/// U+202C (PDF), which ends the override.
pub(super) const POP_DIRECTIONAL_FORMATTING: char = '\u{202C}';
/// The base for a combining mark that has no character before it.
const DOTTED_CIRCLE: char = '\u{25CC}';

/// The characters in display order, from left to right, with mirrored brackets (UAX #9 rule L4),
/// between LRO and PDF.
pub(super) fn display_line(characters: &[Character], order: &DisplayOrder) -> String {
    left_to_right(&mirrored_visual_text(characters, order))
}

/// A text in the display order of a left-to-right paragraph, between LRO and PDF. Its bidi controls reorder it, as they do
/// in every display, and are escaped where they stand; line ends are escaped and have no effect.
pub(super) fn in_display_order(text: &str) -> String {
    let mut characters = characters_of(text);
    for it in characters.iter_mut().filter(|it| it.class == BidiClass::B) {
        it.class = BidiClass::ON;
    }
    display_line(&characters, &Strategy::UbaLtr.order(&characters))
}

/// A text that is in display order already, between LRO and PDF; without them where a terminal would reorder nothing
/// anyway, so that the copied text has no controls.
pub(super) fn left_to_right(text: &str) -> String {
    let shown = escaped(text);
    if !shown.chars().any(|it| BidiClass::of(it).makes_label_right_to_left()) {
        return shown;
    }
    format!("{LEFT_TO_RIGHT_OVERRIDE}{shown}{POP_DIRECTIONAL_FORMATTING}")
}

/// A text in display order and, where it is not ASCII, followed by a form that can be copied: its A-labels where they
/// decode to the same text, else its code points.
pub(super) fn with_copyable_form(text: &str) -> String {
    with_copyable_form_after(in_display_order(text), text)
}

/// As [`with_copyable_form`], with `shown` in place of the text in display order.
pub(super) fn with_copyable_form_after(shown: String, text: &str) -> String {
    if text.is_ascii() {
        return escaped(text);
    }
    format!("{shown}  {}", escaped(&a_labels_or_code_points(text)))
}

/// A file's name for a message. The limit is beyond what systems allow, so that a name is not cut.
pub(super) fn file_name(path: &Path) -> String {
    const MAX_CHARACTERS: usize = 4_096;
    excerpt(&path.to_string_lossy(), MAX_CHARACTERS)
}

/// A text with each invisible or control character written as `<U+202E>`, and a dotted circle as the base of each
/// combining mark that has none in the text.
pub(super) fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut has_base = false;
    for scalar in text.chars() {
        let is_mark = BidiClass::of(scalar) == BidiClass::NSM;
        if is_unprintable(scalar) {
            shown.push_str(&format!("<{}>", code_point(scalar)));
            has_base = false;
            continue;
        }
        if is_mark && !has_base {
            shown.push(DOTTED_CIRCLE);
        }
        shown.push(scalar);
        has_base = true;
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::{display_line, escaped, in_display_order, left_to_right};
    use bidiscope_bidi::name::characters_of;
    use bidiscope_bidi::order::Strategy;

    #[test]
    fn invisible_and_control_characters_are_escaped() {
        for (text, expected) in [
            ("a\u{202E}b", "a<U+202E>b"),
            ("\u{1B}[31m", "<U+001B>[31m"),
            ("\u{E000}\u{E0001}", "<U+E000><U+E0001>"),
            // Invisible letters, marks and symbols.
            ("a\u{3164}\u{115F}\u{FFA0}b", "a<U+3164><U+115F><U+FFA0>b"),
            ("a\u{34F}\u{FE0F}\u{E0100}\u{180B}", "a<U+034F><U+FE0F><U+E0100><U+180B>"),
            ("a\u{AD}\u{2061}\u{2800}", "a<U+00AD><U+2061><U+2800>"),
            ("\u{5B8}a\u{5B8}", "\u{25CC}\u{5B8}a\u{5B8}"),
            ("a\u{200D}\u{5B8}\u{5B7}", "a<U+200D>\u{25CC}\u{5B8}\u{5B7}"),
            ("", ""),
        ] {
            assert_eq!(escaped(text), expected);
        }
    }

    #[test]
    fn left_to_right_text_has_no_override() {
        for text in ["", "a-1.com", "b\u{FC}cher.de", "\u{4E2D}.com", "12"] {
            assert_eq!(left_to_right(text), text);
        }
        for text in ["\u{5D0}", "a.\u{627}", "1\u{661}"] {
            assert_eq!(left_to_right(text), format!("\u{202D}{text}\u{202C}"));
        }
        assert_eq!(left_to_right("a\u{200F}b"), "a<U+200F>b");
    }

    #[test]
    fn a_name_is_shown_in_display_order() {
        for (text, expected) in [
            ("abc.com", "abc.com"),
            ("\u{5D0}\u{5D1}.com", "\u{202D}\u{5D1}\u{5D0}.com\u{202C}"),
            ("a.\u{5D0}(\u{5D1}", "\u{202D}a.\u{5D1})\u{5D0}\u{202C}"),
            // X4 and L2: what follows RLO runs from right to left. A mark has the direction of its class.
            ("a\u{202E}b\u{5D0}\u{5D1}", "\u{202D}a<U+202E>\u{5D1}\u{5D0}b\u{202C}"),
            ("\u{5D0}\u{200E}\u{5D1}", "\u{202D}\u{5D0}<U+200E>\u{5D1}\u{202C}"),
            ("\u{5D0}\n\u{5D1}", "\u{202D}\u{5D1}<U+000A>\u{5D0}\u{202C}"),
        ] {
            assert_eq!(in_display_order(text), expected);
        }
    }

    #[test]
    fn a_display_line_has_an_override_and_mirrored_brackets() {
        let characters = characters_of("\u{5D0}(\u{5D1})");
        let order = Strategy::UbaRtl.order(&characters);
        assert_eq!(display_line(&characters, &order), "\u{202D}(\u{5D1})\u{5D0}\u{202C}");
    }
}
