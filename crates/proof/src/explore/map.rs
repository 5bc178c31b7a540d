//! What was found of each strategy.

use crate::automata::NotReached;
use crate::study::Alphabet;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Display;

use super::Wish;

/// What is known of a wish of a strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WishCell {
    /// It is proved for all lengths.
    Proved,
    /// It holds for all sequences to this length. Of longer ones nothing is known.
    Tried {
        /// The length.
        to: usize,
        /// Why it is not decided for all lengths.
        because: NotReached,
    },
    /// It fails.
    Fails {
        /// From this length on.
        from: usize,
        /// A shortest counterexample: two sequences that show the same, or one.
        smallest: Vec<Vec<BidiClass>>,
    },
}

impl WishCell {
    /// Whether no counterexample is known.
    pub const fn holds(&self) -> bool {
        !matches!(self, Self::Fails { .. })
    }
}

/// How many names are shown otherwise than people see them today: of those names to the length that was tried whose
/// labels all satisfy RFC 5893's rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// How many names there are.
    pub names: u64,
    /// How many are shown otherwise than the UBA shows them in a left-to-right and in a right-to-left paragraph.
    pub from_uba: [u64; 2],
    /// How many are shown otherwise than in either.
    pub from_both: u64,
}

/// A strategy that was explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored {
    /// The strategy.
    pub display: Display,
    /// What is known of each wish, in the order of [`Wish::ALL`].
    pub cells: Vec<WishCell>,
    /// What it changes.
    pub changes: Changes,
    /// The same for strategies that show every sequence in the same order, to the length that was tried.
    pub(super) fingerprint: u64,
}

/// All that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploredMap {
    /// The classes that sequences were made of.
    pub alphabet: Alphabet,
    /// The greatest length that was tried.
    pub max_length: usize,
    /// The strategies, in the order in which they were given.
    pub rows: Vec<Explored>,
    /// Whether all are there.
    pub is_complete: bool,
}

impl Explored {
    /// What is known of a wish.
    pub fn cell(&self, wish: Wish) -> &WishCell {
        &self.cells[wish as usize]
    }

    /// Whether no counterexample to any of these wishes is known.
    pub fn grants(&self, wishes: &[Wish]) -> bool {
        wishes.iter().all(|&it| self.cell(it).holds())
    }
}

impl ExploredMap {
    /// The first row that shows every sequence, to the length that was tried, as this one does; itself where none before it
    /// does.
    pub fn first_alike(&self, row: usize) -> usize {
        let fingerprint = self.rows[row].fingerprint;
        self.rows.iter().position(|it| it.fingerprint == fingerprint).unwrap_or(row)
    }
}

impl Changes {
    /// The share of names that are shown otherwise than the UBA shows them in a left-to-right and in a right-to-left
    /// paragraph, and than in either, from 0 to 1.
    pub fn shares(&self) -> [f64; 3] {
        let all = self.names.max(1) as f64;
        [self.from_uba[0], self.from_uba[1], self.from_both].map(|it| it as f64 / all)
    }
}
