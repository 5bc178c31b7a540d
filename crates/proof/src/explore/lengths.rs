//! What all strategies are compared with, worked out once.

use crate::study::Alphabet;
use crate::study::labels::is_name_by_rule;
use crate::study::sequences::{Sequences, count};
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{Screen, Strategy};

use super::{ExplorationError, MOST_EXPLORED};

/// The sequences to a length.
pub(super) struct Lengths {
    pub(super) classes: Vec<BidiClass>,
    pub(super) characters: Vec<Character>,
    /// From length 1 on.
    pub(super) lengths: Vec<Length>,
}

/// The sequences of one length, in their order.
pub(super) struct Length {
    pub(super) length: usize,
    pub(super) count: u64,
    /// The orders in which the UBA shows them in either paragraph, one after the other.
    uba: [Vec<u8>; 2],
    /// Whether each is a name whose labels all satisfy RFC 5893's rule.
    is_name: Vec<bool>,
}

impl Lengths {
    pub(super) fn new(alphabet: &Alphabet, max_length: usize) -> Result<Self, ExplorationError> {
        let (classes, characters) = (alphabet.classes().to_vec(), alphabet.characters());
        let fits = |length: usize| {
            count(classes.len(), length).is_some_and(|it| it <= MOST_EXPLORED) && length <= MOST_LENGTH
        };
        if !fits(max_length) {
            let longest = (0..=MOST_LENGTH).take_while(|&it| fits(it)).last().unwrap_or(0);
            return Err(ExplorationError::TooLong { classes: classes.len(), length: max_length, longest });
        }
        let mut screens = [Strategy::UbaLtr, Strategy::UbaRtl].map(Screen::new);
        let of_length = |length| Length::new(&characters, length, &mut screens);
        let lengths = (1..=max_length).map(of_length).collect();
        Ok(Self { classes, characters, lengths })
    }
}

/// No sequence is longer, even over one class.
const MOST_LENGTH: usize = 22;

impl Length {
    fn new(alphabet: &[Character], length: usize, screens: &mut [Screen; 2]) -> Self {
        let count = count(alphabet.len(), length).unwrap_or(0);
        let mut made = Self { length, count, uba: Default::default(), is_name: Vec::new() };
        let mut sequences = Sequences::new(alphabet, length, 0..count);
        while let Some((_, characters)) = sequences.current() {
            for (orders, screen) in made.uba.iter_mut().zip(&mut *screens) {
                // A length is below 256.
                orders.extend(screen.show(characters).iter().map(|it| it.0 as u8));
            }
            made.is_name.push(is_name_by_rule(characters));
            sequences.advance();
        }
        made
    }

    /// The order in which the UBA shows a sequence in a left-to-right (0) or right-to-left (1) paragraph.
    pub(super) fn uba(&self, paragraph: usize, number: u64) -> &[u8] {
        let start = number as usize * self.length;
        &self.uba[paragraph][start..start + self.length]
    }

    /// Whether a sequence is a name whose labels all satisfy the rule.
    pub(super) fn is_name(&self, number: u64) -> bool {
        self.is_name[number as usize]
    }
}
