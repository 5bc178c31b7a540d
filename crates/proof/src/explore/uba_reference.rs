//! Every sequence up to a length, with its display by the UBA: computed once, and compared with every strategy.

use crate::study::Alphabet;
use crate::study::labels::is_name_by_rule;
use crate::study::sequences::{Sequences, count};
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayEngine, Strategy};

use super::{ExplorationError, MAX_SEQUENCES_PER_LENGTH};

/// The sequences of each length up to a greatest one.
pub(super) struct ReferenceSequences {
    pub(super) classes: Vec<BidiClass>,
    pub(super) characters: Vec<Character>,
    /// The sequences by length, from length 1.
    pub(super) lengths: Vec<SequencesOfLength>,
}

/// The sequences of one length, in their order.
pub(super) struct SequencesOfLength {
    pub(super) length: usize,
    pub(super) count: u64,
    /// The visual orders by the UBA in left-to-right and right-to-left paragraphs; all sequences concatenated.
    uba: [Vec<u8>; 2],
    /// Whether each sequence is a name whose labels all satisfy the Bidi rule (RFC 5893 section 2).
    is_name: Vec<bool>,
}

impl ReferenceSequences {
    pub(super) fn new(alphabet: &Alphabet, max_length: usize) -> Result<Self, ExplorationError> {
        let (classes, characters) = (alphabet.classes().to_vec(), alphabet.characters());
        let fits = |length: usize| {
            count(classes.len(), length).is_some_and(|it| it <= MAX_SEQUENCES_PER_LENGTH)
                && length <= MAX_LENGTH
        };
        if !fits(max_length) {
            let longest = (0..=MAX_LENGTH).take_while(|&it| fits(it)).last().unwrap_or(0);
            return Err(ExplorationError::TooLong { classes: classes.len(), length: max_length, longest });
        }
        let mut screens = [Strategy::UbaLtr, Strategy::UbaRtl].map(DisplayEngine::new);
        let of_length = |length| SequencesOfLength::new(&characters, length, &mut screens);
        let lengths = (1..=max_length).map(of_length).collect();
        Ok(Self { classes, characters, lengths })
    }
}

/// The greatest length, even over one class.
const MAX_LENGTH: usize = 22;

impl SequencesOfLength {
    fn new(alphabet: &[Character], length: usize, screens: &mut [DisplayEngine; 2]) -> Self {
        let count = count(alphabet.len(), length).unwrap_or(0);
        let mut sequences_of_length = Self { length, count, uba: Default::default(), is_name: Vec::new() };
        let mut sequences = Sequences::new(alphabet, length, 0..count);
        while let Some((_, characters)) = sequences.current() {
            for (orders, screen) in sequences_of_length.uba.iter_mut().zip(&mut *screens) {
                // Positions are below `MAX_LENGTH`, so they fit.
                orders.extend(screen.order(characters).iter().map(|it| it.0 as u8));
            }
            sequences_of_length.is_name.push(is_name_by_rule(characters));
            sequences.advance();
        }
        sequences_of_length
    }

    /// The visual order of a sequence by the UBA in a left-to-right (0) or right-to-left (1) paragraph.
    pub(super) fn uba(&self, paragraph: usize, number: u64) -> &[u8] {
        let start = number as usize * self.length;
        &self.uba[paragraph][start..start + self.length]
    }

    /// Whether a sequence is a name whose labels all satisfy the rule.
    pub(super) fn is_name(&self, number: u64) -> bool {
        self.is_name[number as usize]
    }
}
