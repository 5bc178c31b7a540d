//! Characters written as the names of their bidi classes: `R CS L`.

use super::BidiClass;
use super::error::{ReadError, ReadErrorKind};
use super::notation::{SourceCharacter, is_word_separator};
use super::representative::representative;

/// The characters that represent the classes named in a text, separated by white space or commas; an error for each word
/// that names none.
pub(super) fn read_class_names(text: &str) -> impl Iterator<Item = Result<SourceCharacter, ReadError>> {
    words(text).map(|(position, word)| match BidiClass::from_id(&word.to_ascii_uppercase()) {
        Some(class) => {
            Ok(SourceCharacter { scalar: representative(class).scalar, source_character_index: position })
        }
        None => Err(ReadError {
            error_kind: ReadErrorKind::UnknownClass { word: word.to_owned() },
            source_character_index: position,
        }),
    })
}

/// The words of a text, each with its start in characters.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    text.split(is_word_separator).filter_map(move |word| {
        let position = next;
        next += word.chars().count() + 1;
        (!word.is_empty()).then_some((position, word))
    })
}

/// The name of the class that a character represents; `None` for any character but the [`representative`]s.
pub(super) fn class_name(scalar: char) -> Option<&'static str> {
    let class = BidiClass::of(scalar);
    (representative(class).scalar == scalar).then(|| class.short_name())
}
