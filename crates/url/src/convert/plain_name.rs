//! Removes the inserted controls and the HTML around a name.

use bidiscope_bidi::name::{MAX_INPUT_BYTES, Notation, characters_of, text_of};

use super::text_with_controls::read_with_controls;
use super::{has_html_character_references, read_html_ignoring_isolation, strip_inserted_bidi_controls};

/// What is left of a written name without inserted controls and HTML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StrippedName {
    /// The name in the notation, of which something was removed.
    Stripped(String),
    /// The text contains nothing to remove.
    NothingToStrip,
    /// Nothing is left, or the text is longer than [`MAX_INPUT_BYTES`]. Or the notation cannot read it, or cannot write the
    /// name.
    Unreadable,
}

/// The name without the controls that a construction inserted ([`strip_inserted_bidi_controls`]), with HTML character references
/// decoded and HTML elements removed.
pub fn strip_inserted_controls_or_html(written_name: &str, notation: Notation) -> StrippedName {
    if written_name.len() > MAX_INPUT_BYTES {
        return StrippedName::Unreadable;
    }
    let is_html = has_html_character_references(written_name) || has_elements(written_name);
    let shown = if is_html {
        read_html_ignoring_isolation(written_name).text_with_controls
    } else {
        written_name.to_owned()
    };
    let Ok(marked) = read_with_controls(notation, &shown) else { return StrippedName::Unreadable };
    let marked = text_of(&marked);
    let bare = strip_inserted_bidi_controls(&marked);
    if !is_html && bare == marked {
        return StrippedName::NothingToStrip;
    }
    let bare = characters_of(&bare);
    match notation.write_scalars(bare.iter().map(|it| it.scalar)) {
        Ok(name) if !name.is_empty() => StrippedName::Stripped(name),
        Ok(_) | Err(_) => StrippedName::Unreadable,
    }
}

/// Whether the text has an HTML element that is commonly put around names.
fn has_elements(text: &str) -> bool {
    const TAGS: [&str; 4] = ["bdi", "bdo", "span", "a"];
    let lower = text.to_ascii_lowercase();
    let begins_element = |rest: &str| {
        TAGS.iter().any(|tag| rest.strip_prefix(tag).is_some_and(|it| it.starts_with([' ', '>'])))
    };
    lower.split('<').skip(1).any(begins_element)
}

#[cfg(test)]
mod tests {
    use super::StrippedName::{NothingToStrip, Stripped, Unreadable};
    use super::strip_inserted_controls_or_html;
    use bidiscope_bidi::name::Notation;

    #[test]
    fn marks_and_html_are_removed() {
        let stripped = |name: &str| Stripped(name.to_owned());
        for (text, notation, expected) in [
            ("\u{200E}\u{5D0}\u{200E}.com", Notation::Unicode, stripped("\u{5D0}.com")),
            ("&lrm;AB&lrm;.com", Notation::CapitalsAsHebrew, stripped("AB.com")),
            ("<bdi dir=\"ltr\">a.b</bdi>", Notation::Unicode, stripped("a.b")),
            ("U+200E 5D0 200E 2E 63", Notation::CodePoints, stripped("U+05D0 U+002E U+0063")),
            ("a&amp;b", Notation::Unicode, stripped("a&b")),
            // Nothing to remove: no marks, a mark of the name's own, an ampersand, a less-than sign.
            ("a.com", Notation::Unicode, NothingToStrip),
            ("5D0 2E 63", Notation::CodePoints, NothingToStrip),
            ("a\u{200E}b.com", Notation::Unicode, NothingToStrip),
            ("a&b=c<d", Notation::Unicode, NothingToStrip),
            ("", Notation::Unicode, NothingToStrip),
            // The notation cannot read this.
            ("&lrm;\u{5D0}", Notation::Atkin2001Table1, Unreadable),
        ] {
            assert_eq!(strip_inserted_controls_or_html(text, notation), expected, "{text}");
        }
    }
}
