//! Text for a terminal: the same to read where the terminal reorders and where it does not, and free of
//! characters that would act on it.

use std::fmt::Display;
use std::path::Path;

use bidiscope_bidi::name::{
    BidiClass, Character, Name, Notation, characters_of, code_point, excerpt, is_unprintable,
};
use bidiscope_bidi::order::{DisplayOrder, Strategy, is_bidi_control, painted};

use super::input::Given;

/// U+202D, after which a terminal that reorders shows everything from left to right.
pub(super) const LEFT_TO_RIGHT_OVERRIDE: char = '\u{202D}';
/// U+202C, which ends that.
pub(super) const POP_DIRECTIONAL_FORMATTING: char = '\u{202C}';
/// What a mark is shown on that has no character before it.
const DOTTED_CIRCLE: char = '\u{25CC}';

/// The characters in display order, from left to right, with mirrored brackets (UAX #9 rule L4),
/// between LRO and PDF.
pub(super) fn display_line(characters: &[Character], order: &DisplayOrder) -> String {
    held(&painted(characters, order))
}

/// A text as a left-to-right paragraph shows it, between LRO and PDF. Controls are written out, and so they neither
/// reorder it nor end its line.
pub(super) fn shown(text: &str) -> String {
    let mut characters = characters_of(text);
    for it in &mut characters {
        if is_bidi_control(it.scalar) || it.class == BidiClass::B {
            it.class = BidiClass::ON;
        }
    }
    display_line(&characters, &Strategy::UbaLtr.order(&characters))
}

/// A text as it stands, between LRO and PDF; without them where no character of it makes a terminal reorder
/// anything, so that what is copied from there is the text and no more.
pub(super) fn held(text: &str) -> String {
    let shown = visible(text);
    if !shown.chars().any(|it| BidiClass::of(it).makes_label_right_to_left()) {
        return shown;
    }
    format!("{LEFT_TO_RIGHT_OVERRIDE}{shown}{POP_DIRECTIONAL_FORMATTING}")
}

/// A text for a reader and, where it is not ASCII, in a form beside it that can be copied: as the DNS carries it where
/// that says the same, else its code points.
pub(super) fn with_copy(text: &str) -> String {
    if text.is_ascii() {
        return visible(text);
    }
    let a_name = Name::from_scalars(text.chars()).ok().and_then(|name| name.a_name());
    let reads_the_same =
        |it: &String| Name::read(it, Notation::Unicode).is_ok_and(|name| name.text() == text);
    let copy = a_name.filter(reads_the_same).unwrap_or_else(|| code_points(text));
    format!("{}  {}", shown(text), visible(&copy))
}

/// A text in the notation `codepoints`.
pub(super) fn code_points(text: &str) -> String {
    text.chars().map(code_point).collect::<Vec<_>>().join(" ")
}

/// A file's name in a sentence, whole unless no system has such a long one.
pub(super) fn file_name(path: &Path) -> String {
    const MOST: usize = 4_096;
    excerpt(&path.to_string_lossy(), MOST)
}

/// What is wrong with a name, for standard error: the line that it stood in, and its beginning.
pub(super) fn complaint(given: Given<'_>, wrong: &impl Display) -> String {
    const MOST: usize = 80;
    let input = String::from_utf8_lossy(given.bytes);
    let beginning: String = input.chars().take(MOST).collect();
    let more = if input.chars().nth(MOST).is_some() { "\u{2026}" } else { "" };
    let line = given.line.map(|line| format!("line {line}: ")).unwrap_or_default();
    format!("{line}{}{more}: {wrong}", shown(&beginning))
}

/// A text with each character that is invisible, or must not reach a terminal raw, written as `<U+202E>`, and a dotted
/// circle under each mark that would otherwise stand on none of the text's own characters.
pub(super) fn visible(text: &str) -> String {
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
    use super::{display_line, held, shown, visible};
    use bidiscope_bidi::name::characters_of;
    use bidiscope_bidi::order::Strategy;

    #[test]
    fn nothing_that_acts_on_a_terminal_is_left() {
        for (text, expected) in [
            ("a\u{202E}b", "a<U+202E>b"),
            ("\u{1B}[31m", "<U+001B>[31m"),
            ("\u{E000}\u{E0001}", "<U+E000><U+E0001>"),
            // Seen nowhere, whether letters, marks or symbols.
            ("a\u{3164}\u{115F}\u{FFA0}b", "a<U+3164><U+115F><U+FFA0>b"),
            ("a\u{34F}\u{FE0F}\u{E0100}\u{180B}", "a<U+034F><U+FE0F><U+E0100><U+180B>"),
            ("a\u{AD}\u{2061}\u{2800}", "a<U+00AD><U+2061><U+2800>"),
            ("\u{5B8}a\u{5B8}", "\u{25CC}\u{5B8}a\u{5B8}"),
            ("a\u{200D}\u{5B8}\u{5B7}", "a<U+200D>\u{25CC}\u{5B8}\u{5B7}"),
            ("", ""),
        ] {
            assert_eq!(visible(text), expected);
        }
    }

    #[test]
    fn what_nothing_reorders_is_not_held() {
        for text in ["", "a-1.com", "b\u{FC}cher.de", "\u{4E2D}.com", "12"] {
            assert_eq!(held(text), text);
        }
        for text in ["\u{5D0}", "a.\u{627}", "1\u{661}"] {
            assert_eq!(held(text), format!("\u{202D}{text}\u{202C}"));
        }
        assert_eq!(held("a\u{200F}b"), "a<U+200F>b");
    }

    #[test]
    fn a_name_is_shown_as_it_is_read() {
        for (text, expected) in [
            ("abc.com", "abc.com"),
            ("\u{5D0}\u{5D1}.com", "\u{202D}\u{5D1}\u{5D0}.com\u{202C}"),
            ("a.\u{5D0}(\u{5D1}", "\u{202D}a.\u{5D1})\u{5D0}\u{202C}"),
            // The controls are seen and do nothing.
            ("a\u{202E}b\u{5D0}\u{5D1}", "\u{202D}a<U+202E>b\u{5D1}\u{5D0}\u{202C}"),
            ("\u{5D0}\u{200E}\u{5D1}", "\u{202D}\u{5D1}<U+200E>\u{5D0}\u{202C}"),
            ("\u{5D0}\n\u{5D1}", "\u{202D}\u{5D1}<U+000A>\u{5D0}\u{202C}"),
        ] {
            assert_eq!(shown(text), expected);
        }
    }

    #[test]
    fn a_display_line_is_held_and_mirrored() {
        let characters = characters_of("\u{5D0}(\u{5D1})");
        let order = Strategy::UbaRtl.order(&characters);
        assert_eq!(display_line(&characters, &order), "\u{202D}(\u{5D1})\u{5D0}\u{202C}");
    }
}
