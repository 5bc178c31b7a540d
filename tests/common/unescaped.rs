//! Reads texts of the data files with characters by their code points.

/// A text in which `\u{5D0}` is a character by its code point, and every other backslash itself.
pub(crate) fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut unescaped = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once('}').expect("a closing brace");
        let scalar = u32::from_str_radix(number, 16).ok().and_then(char::from_u32);
        unescaped.push(scalar.expect("a code point"));
        unescaped.push_str(rest);
    }
    unescaped
}
