//! How the file escapes characters that are invisible or would be reordered.

use bidiscope_bidi::name::{Character, Notation, text_of};

/// The entities of Dürst's draft.
const ENTITIES: [(&str, char); 5] = [
    ("&lrm;", '\u{200E}'),
    ("&rlm;", '\u{200F}'),
    ("&lre;", '\u{202A}'),
    ("&rle;", '\u{202B}'),
    ("&pdf;", '\u{202C}'),
];

/// Decodes `\u{5D0}` escapes, by which `assets/documents.tsv` writes invisible and right-to-left characters; `None` where
/// an escape is malformed.
pub fn decode_rust_unicode_escapes(escaped_text: &str) -> Option<String> {
    let mut parts = escaped_text.split("\\u{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (digits, rest) = part.split_once('}')?;
        text.push(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)?);
        text.push_str(rest);
    }
    Some(text)
}

/// The characters of a text in capitals, with entities such as `&lrm;` decoded.
pub(super) fn with_entities(written: &str) -> Option<Vec<Character>> {
    let mut rest = written;
    let mut read = Vec::new();
    while let Some(next) = rest.chars().next() {
        if let Some((entity, control)) = ENTITIES.iter().find(|(entity, _)| rest.starts_with(entity)) {
            read.push(Character::new(*control));
            rest = &rest[entity.len()..];
        } else {
            let (character, after) = rest.split_at(next.len_utf8());
            read.extend(
                Notation::CapitalsAsHebrew
                    .read(character)
                    .ok()?
                    .into_iter()
                    .map(|it| Character::new(it.scalar)),
            );
            rest = after;
        }
    }
    Some(read)
}

/// Encodes characters in capitals and entities.
pub(super) fn entities(characters: &[Character]) -> Option<String> {
    let entity = |scalar: char| ENTITIES.iter().find(|it| it.1 == scalar).map(|it| it.0.to_owned());
    text_of(characters)
        .chars()
        .map(|it| entity(it).or_else(|| Notation::CapitalsAsHebrew.write_scalars([it]).ok()))
        .collect()
}
