//! Text with bidi controls, in notations that may not be able to write the controls.

use bidiscope_bidi::name::{Character, Notation, ReadError};
use bidiscope_bidi::order::is_bidi_control;

/// A character of a text with inserted controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MarkedCharacter {
    pub(super) scalar: char,
    /// Whether it is an inserted control. Otherwise it belongs to the name.
    pub(super) is_inserted: bool,
}

impl MarkedCharacter {
    pub(super) const fn inserted(scalar: char) -> Self {
        Self { scalar, is_inserted: true }
    }

    pub(super) fn of_name(characters: &[Character]) -> Vec<Self> {
        characters.iter().map(|it| Self { scalar: it.scalar, is_inserted: false }).collect()
    }

    pub(super) const fn is_control(&self) -> bool {
        is_bidi_control(self.scalar)
    }
}

/// Reads a text in a notation; a bidi control in the text is read as itself in every notation.
///
/// # Errors
/// As [`Notation::read`].
pub(super) fn read_with_controls(notation: Notation, text: &str) -> Result<Vec<Character>, ReadError> {
    let mut characters = Vec::with_capacity(text.len());
    let mut position = 0;
    for piece in text.split_inclusive(is_bidi_control) {
        let control = piece.chars().next_back().filter(|&it| is_bidi_control(it));
        let notated = &piece[..piece.len() - control.map_or(0, char::len_utf8)];
        let read = notation
            .read(notated)
            .map_err(|it| ReadError { source_character_index: position + it.source_character_index, ..it })?;
        characters.extend(read.iter().map(|it| it.scalar).chain(control).map(Character::new));
        position += piece.chars().count();
    }
    Ok(characters)
}

/// Writes a text in a notation. A piece for which `alone` returns a string is written as that string; all
/// others are written in the notation, and the result is passed to `escape`.
///
/// # Errors
/// The first character that the notation cannot write.
pub(super) fn write_pieces(
    notation: Notation,
    pieces: Vec<MarkedCharacter>,
    escape: impl Fn(&str) -> String,
    alone: impl Fn(&MarkedCharacter) -> Option<String>,
) -> Result<String, char> {
    let mut text = String::new();
    let mut pending: Vec<char> = Vec::new();
    let write = |pending: &mut Vec<char>, text: &mut String| -> Result<(), char> {
        let written = notation.write_scalars(pending.iter().copied()).map_err(|it| it.scalar)?;
        text.push_str(&escape(&written));
        pending.clear();
        Ok(())
    };
    for piece in &pieces {
        match alone(piece) {
            Some(alone) => {
                write(&mut pending, &mut text)?;
                text.push_str(&alone);
            }
            None => pending.push(piece.scalar),
        }
    }
    write(&mut pending, &mut text)?;
    Ok(text)
}
