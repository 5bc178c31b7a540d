//! Enumerates the sequences of a length, each with its number.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::LogicalIndex;

/// A cursor over the sequences of one length over an alphabet. A sequence is numbered by reading its characters
/// as digits, in the order of the alphabet; numbers begin at 0.
#[derive(Clone, Debug)]
pub(crate) struct Sequences<'a> {
    alphabet: &'a [Character],
    digits: Vec<u8>,
    /// The prefix, if there is one, and a character for each digit.
    characters: Vec<Character>,
    number: u64,
    end: u64,
}

/// The number of sequences of this length over an alphabet of this size; `None` if it exceeds `u64`.
pub(crate) fn count(alphabet: usize, length: usize) -> Option<u64> {
    u64::try_from(alphabet).ok()?.checked_pow(u32::try_from(length).ok()?)
}

impl<'a> Sequences<'a> {
    /// Starts at the first sequence of this range of numbers. The alphabet has at most 23 characters.
    pub(crate) fn new(alphabet: &'a [Character], length: usize, numbers: Range<u64>) -> Self {
        Self::after(&[], alphabet, length, numbers)
    }

    /// The same after a prefix that all of them have, and that counts neither in `length` nor in the numbers.
    pub(super) fn after(
        prefix: &[Character],
        alphabet: &'a [Character],
        length: usize,
        numbers: Range<u64>,
    ) -> Self {
        let mut digits = vec![0; length];
        let mut rest = numbers.start;
        for digit in digits.iter_mut().rev() {
            // A remainder is smaller than the alphabet.
            *digit = (rest % alphabet.len() as u64) as u8;
            rest /= alphabet.len() as u64;
        }
        let letters = digits.iter().map(|&digit| alphabet[usize::from(digit)]);
        let characters = prefix.iter().copied().chain(letters).collect();
        Self { alphabet, digits, characters, number: numbers.start, end: numbers.end }
    }

    /// The current sequence with its number; `None` at the end.
    pub(crate) fn current(&self) -> Option<(u64, &[Character])> {
        (self.number < self.end).then_some((self.number, &self.characters))
    }

    /// Advances to the next sequence.
    pub(crate) fn advance(&mut self) {
        self.number += 1;
        let prefix = self.characters.len() - self.digits.len();
        for (digit, character) in self.digits.iter_mut().zip(&mut self.characters[prefix..]).rev() {
            *digit += 1;
            match self.alphabet.get(usize::from(*digit)) {
                Some(&next) => {
                    *character = next;
                    return;
                }
                None => {
                    *digit = 0;
                    *character = self.alphabet[0];
                }
            }
        }
    }

    /// The number of the display, as a sequence read from left to right, when the current sequence, which must have no
    /// prefix, has this visual order.
    pub(crate) fn shown(&self, logical_from_visual: &[LogicalIndex]) -> u64 {
        let base = self.alphabet.len() as u64;
        logical_from_visual.iter().fold(0, |number, it| number * base + u64::from(self.digits[it.0]))
    }
}

/// Appends the sequence of this number.
pub(super) fn append_sequence(
    characters: &mut Vec<Character>,
    alphabet: &[Character],
    length: usize,
    mut number: u64,
) {
    let start = characters.len();
    for _ in 0..length {
        // A remainder is smaller than the alphabet.
        characters.push(alphabet[(number % alphabet.len() as u64) as usize]);
        number /= alphabet.len() as u64;
    }
    characters[start..].reverse();
}

#[cfg(test)]
mod tests {
    use super::{Sequences, append_sequence, count};
    use bidiscope_bidi::name::{Character, characters_of, text_of};
    use bidiscope_bidi::order::LogicalIndex;

    fn sequence(alphabet: &[Character], length: usize, number: u64) -> Vec<Character> {
        let mut characters = Vec::new();
        append_sequence(&mut characters, alphabet, length, number);
        characters
    }

    #[test]
    fn in_order_from_any_place() {
        let alphabet = characters_of("ab.");
        let mut sequences = Sequences::new(&alphabet, 2, 2..9);
        let mut seen = Vec::new();
        while let Some((number, characters)) = sequences.current() {
            assert_eq!(sequence(&alphabet, 2, number), characters);
            seen.push(text_of(characters));
            sequences.advance();
        }
        assert_eq!(seen, ["a.", "ba", "bb", "b.", ".a", ".b", ".."]);
        assert_eq!(count(3, 2), Some(9));
        assert_eq!(count(10, 30), None);
        assert_eq!(count(3, 0), Some(1));
    }

    #[test]
    fn a_display_is_a_number_too() {
        let alphabet = characters_of("ab.");
        let sequences = Sequences::new(&alphabet, 3, 5..6);
        assert_eq!(text_of(sequences.current().expect("one").1), "ab.");
        let shown = sequences.shown(&[2, 1, 0].map(LogicalIndex));
        assert_eq!(text_of(&sequence(&alphabet, 3, shown)), ".ba");
    }
}
