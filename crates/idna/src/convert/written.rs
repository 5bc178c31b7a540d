//! Text that holds bidi controls, in a notation that may not know them.

use bidiscope_bidi::name::{Character, Notation, ReadError};
use bidiscope_bidi::order::is_bidi_control;

/// A character of a marked text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MarkedPiece {
    pub(super) scalar: char,
    /// Whether it is put in, or else the name's own.
    pub(super) is_inserted: bool,
}

impl MarkedPiece {
    pub(super) const fn inserted(scalar: char) -> Self {
        Self { scalar, is_inserted: true }
    }

    pub(super) fn own(characters: &[Character]) -> Vec<Self> {
        characters.iter().map(|it| Self { scalar: it.scalar, is_inserted: false }).collect()
    }

    pub(super) const fn is_control(&self) -> bool {
        is_bidi_control(self.scalar)
    }
}

/// Reads a text in a notation; controls that stand in it as themselves are themselves in every notation.
///
/// # Errors
/// As [`Notation::read`].
pub(super) fn read_with_controls(notation: Notation, text: &str) -> Result<Vec<Character>, ReadError> {
    let mut characters = Vec::with_capacity(text.len());
    let mut position = 0;
    for piece in text.split_inclusive(is_bidi_control) {
        let control = piece.chars().next_back().filter(|&it| is_bidi_control(it));
        let words = &piece[..piece.len() - control.map_or(0, char::len_utf8)];
        let read = notation.read(words).map_err(|it| ReadError { position: position + it.position, ..it })?;
        characters.extend(read.iter().map(|it| it.scalar).chain(control).map(Character::new));
        position += piece.chars().count();
    }
    Ok(characters)
}

/// Writes a text in a notation: what `alone` answers for stands for itself, everything between is written in the
/// notation and handed to `escape`.
///
/// # Errors
/// The first character that the notation cannot write.
pub(super) fn write_pieces(
    notation: Notation,
    pieces: Vec<MarkedPiece>,
    escape: impl Fn(&str) -> String,
    alone: impl Fn(&MarkedPiece) -> Option<String>,
) -> Result<String, char> {
    let mut text = String::new();
    let mut together: Vec<char> = Vec::new();
    let write = |together: &mut Vec<char>, text: &mut String| -> Result<(), char> {
        let written = notation.write(together.iter().copied()).map_err(|index| together[index])?;
        text.push_str(&escape(&written));
        together.clear();
        Ok(())
    };
    for piece in &pieces {
        match alone(piece) {
            Some(alone) => {
                write(&mut together, &mut text)?;
                text.push_str(&alone);
            }
            None => together.push(piece.scalar),
        }
    }
    write(&mut together, &mut text)?;
    Ok(text)
}
