//! Why a text cannot be read as a name, in a sentence from the catalogue.

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Notation, ReadError, ReadErrorKind, visible_excerpt};
use bidiscope_words::{Message, message, message_with_prefixed_id};

use super::character::character_description;

/// Why a text cannot be read as a name, and at which character of the text, counted from 1.
pub fn read_error_text(error: &ReadError) -> Message<'static> {
    let reason = read_error_reason(&error.error_kind);
    match error.error_kind {
        // These concern the text as a whole.
        ReadErrorKind::Empty | ReadErrorKind::TooManyCharacters => reason,
        _ => message!(read_error_at, position = error.source_character_index + 1, error = reason),
    }
}

/// As [`read_error_text`], without the position.
pub fn read_error_reason(kind: &ReadErrorKind) -> Message<'static> {
    match kind {
        ReadErrorKind::Empty => message!(read_error_empty),
        ReadErrorKind::EmptyLabel => message!(read_error_empty_label),
        ReadErrorKind::NotInNotation { notation, scalar } => message!(
            read_error_not_in_notation,
            character = character_description(*scalar),
            alphabet = accepted_characters_text(*notation)
        ),
        ReadErrorKind::InvalidScalarValue { token } => {
            message!(read_error_invalid_scalar_value, text = visible_excerpt(token))
        }
        ReadErrorKind::UnknownClass { word } => message!(
            read_error_unknown_class,
            text = visible_excerpt(word),
            alphabet = accepted_characters_text(Notation::BidiClassNames)
        ),
        ReadErrorKind::ParagraphSeparator { scalar } => {
            message!(read_error_paragraph_separator, character = character_description(*scalar))
        }
        ReadErrorKind::NotUtf8 => message!(read_error_not_utf8),
        ReadErrorKind::TooManyCharacters => message!(read_error_too_long, limit = MAX_INPUT_CHARACTERS),
    }
}

/// The characters that a notation accepts, in words, as the end of a sentence.
pub fn accepted_characters_text(notation: Notation) -> Message<'static> {
    message_with_prefixed_id("notation", notation.id())
}

#[cfg(test)]
mod tests {
    use super::read_error_text;
    use bidiscope_bidi::name::{Input, Notation};

    #[test]
    fn an_error_has_its_position_and_what_is_accepted() {
        for (text, notation, expected) in [
            ("", Notation::Unicode, "The name is empty."),
            (
                "a..b",
                Notation::Unicode,
                "Character 3: A label is empty: the name begins with a dot, or a dot follows a dot.",
            ),
            (
                "AB_",
                Notation::Atkin2001Table1,
                "Character 3: The selected notation does not accept “_”. The notation accepts a-z, A-M (Arabic), N-Z \
                 (Hebrew), 0-4, 5-9 (Arabic-Indic), hyphen (also \u{2014}) and full stop.",
            ),
            (
                "a\u{2029}",
                Notation::Unicode,
                "Character 2: U+2029 PARAGRAPH SEPARATOR ends the paragraph, but a name or text must be one paragraph.",
            ),
            (
                "L Q\u{5D0}",
                Notation::BidiClassNames,
                "Character 3: “Q<U+05D0>” is not a bidi class. The selected notation accepts bidi classes (L, R, AL, EN, \
                 ES, ET, AN, CS, NSM, BN, ON and the others of UAX #9), with spaces between them.",
            ),
            ("D800", Notation::CodePoints, "Character 1: “D800” is not a Unicode scalar value."),
        ] {
            let error = Input::read(text, notation).expect_err("no name");
            assert_eq!(read_error_text(&error).to_string(), expected);
        }
    }
}
