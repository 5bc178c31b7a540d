//! Text in which nothing is invisible: characters that do not print, or that cannot be copied everywhere, as code points.

use bidiscope_bidi::name::{Input, Notation, code_point, is_unprintable};

/// The words of a [`PageLinePiece::TextWithIsolates`](crate::page::PageLinePiece::TextWithIsolates) as plain text, for titles
/// and attributes: without isolates, and with invisible characters written as code points.
pub fn plain_text_without_isolates(text_with_isolates: &str) -> String {
    escape_invisibles(&text_with_isolates.replace(['\u{2068}', '\u{2069}'], ""))
}

/// The form of a name that can be copied everywhere: its A-labels, where they decode to the same text, else its code points.
pub fn a_labels_or_code_points(name_text: &str) -> String {
    let ascii_name =
        Input::from_scalars(name_text.chars()).ok().and_then(|name| name.ascii_name_within_limits());
    let reads_the_same =
        |it: &String| Input::read(it, Notation::Unicode).is_ok_and(|name| name.decoded_text() == name_text);
    ascii_name.filter(reads_the_same).unwrap_or_else(|| format_code_points(name_text.chars()))
}

/// Characters as code points, such as `U+05D0 U+0061`.
pub fn format_code_points(scalars: impl IntoIterator<Item = char>) -> String {
    scalars.into_iter().map(code_point).collect::<Vec<_>>().join(" ")
}

/// A text with its invisible characters written as code points, such as `<U+200D>`, but those of them that are shown as they
/// are.
pub fn escape_invisibles_except(text: &str, is_shown_at_byte: impl Fn(usize, char) -> bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (at, it) in text.char_indices() {
        if is_unprintable(it) && !is_shown_at_byte(at, it) {
            escaped.push_str(&format!("<{}>", code_point(it)));
        } else {
            escaped.push(it);
        }
    }
    escaped
}

/// A text with all its invisible characters written as code points.
pub fn escape_invisibles(text: &str) -> String {
    escape_invisibles_except(text, |_, _| false)
}
