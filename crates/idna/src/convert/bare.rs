//! Whether a text has marks or HTML to be taken off.

use bidiscope_bidi::name::{MAX_BYTES, Notation, characters_of, text_of};

use super::written::read_with_controls;
use super::{has_references, marks_off, read_html_text};

/// What is written in a notation, without the marks that a construction has put in ([`marks_off`]) and, where there
/// are any, with character references and elements of HTML as what they stand for. `None` where nothing of the kind
/// stands there, or the notation cannot write what is left.
pub fn bare_name(text: &str, notation: Notation) -> Option<String> {
    if text.len() > MAX_BYTES {
        return None;
    }
    let is_html = has_references(text) || has_elements(text);
    let shown = if is_html { read_html_text(text).text } else { text.to_owned() };
    let marked = text_of(&read_with_controls(notation, &shown).ok()?);
    let bare = marks_off(&marked);
    if !is_html && bare == marked {
        return None;
    }
    let bare = characters_of(&bare);
    notation.write(bare.iter().map(|it| it.scalar)).ok().filter(|it| !it.is_empty())
}

/// Whether there is an element that is put round names.
fn has_elements(text: &str) -> bool {
    const TAGS: [&str; 4] = ["bdi", "bdo", "span", "a"];
    let lower = text.to_ascii_lowercase();
    let begins = |rest: &str| {
        TAGS.iter().any(|tag| rest.strip_prefix(tag).is_some_and(|it| it.starts_with([' ', '>'])))
    };
    lower.split('<').skip(1).any(begins)
}

#[cfg(test)]
mod tests {
    use super::bare_name;
    use bidiscope_bidi::name::Notation;

    #[test]
    fn what_is_taken_off() {
        for (text, notation, bare) in [
            ("\u{200E}\u{5D0}\u{200E}.com", Notation::Unicode, Some("\u{5D0}.com")),
            ("&lrm;AB&lrm;.com", Notation::Capitals, Some("AB.com")),
            ("<bdi dir=\"ltr\">a.b</bdi>", Notation::Unicode, Some("a.b")),
            ("U+200E 5D0 200E 2E 63", Notation::CodePoints, Some("U+05D0 U+002E U+0063")),
            ("a&amp;b", Notation::Unicode, Some("a&b")),
            // Nothing to be taken off: no marks, one of the name's own, an ampersand, a sign.
            ("a.com", Notation::Unicode, None),
            ("5D0 2E 63", Notation::CodePoints, None),
            ("a\u{200E}b.com", Notation::Unicode, None),
            ("a&b=c<d", Notation::Unicode, None),
            ("", Notation::Unicode, None),
            // What cannot be read or written is left to the field.
            ("&lrm;\u{5D0}", Notation::Paper, None),
        ] {
            assert_eq!(bare_name(text, notation).as_deref(), bare, "{text}");
        }
    }
}
