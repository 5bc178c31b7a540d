//! Labels as words, whose letters are members of the repertoire.

use rustc_hash::FxHashMap;

/// A member of the repertoire as a letter: a code point, or after all of them the number of a sequence.
pub(crate) type Letter = u32;

/// A label as members.
pub(crate) type Word = Vec<Letter>;

const FIRST_SEQUENCE: Letter = 0x11_0000;

/// The sequences among the letters.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sequences {
    pub(super) texts: Vec<Box<[char]>>,
    pub(super) numbers: FxHashMap<Box<[char]>, Letter>,
}

impl Sequences {
    pub(super) fn add(&mut self, code_points: &[char]) -> Letter {
        if let [only] = *code_points {
            return only.into();
        }
        let next = FIRST_SEQUENCE + self.texts.len() as Letter;
        let number = *self.numbers.entry(code_points.into()).or_insert(next);
        if number == next {
            self.texts.push(code_points.into());
        }
        number
    }

    /// The letter of a code point, or of a sequence that was added.
    pub(super) fn letter(&self, code_points: &[char]) -> Letter {
        match *code_points {
            [only] => only.into(),
            _ => self.numbers[code_points],
        }
    }

    pub(super) fn text(&self, word: &[Letter]) -> Vec<char> {
        let mut text = Vec::with_capacity(word.len());
        for &letter in word {
            match char::from_u32(letter) {
                Some(only) => text.push(only),
                None => text.extend(&self.texts[(letter - FIRST_SEQUENCE) as usize]),
            }
        }
        text
    }
}
