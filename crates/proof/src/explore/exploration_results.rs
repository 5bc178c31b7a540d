//! The results of an exploration.

use crate::automata::Undecided;
use crate::study::Alphabet;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;

use super::Criterion;

/// What is known of one criterion for one strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CriterionCell {
    /// It is proved for all lengths.
    Proved,
    /// It holds for all sequences up to this length. Nothing is known of longer ones.
    HoldsToLength {
        /// The length, in characters.
        to: usize,
        /// Why it is not decided for all lengths.
        undecided_reason: Undecided,
    },
    /// It fails.
    Fails {
        /// The length of the shortest counterexample, in characters.
        from: usize,
        /// A shortest counterexample: one sequence, or two that have the same display.
        smallest: Vec<Vec<BidiClass>>,
    },
}

impl CriterionCell {
    /// Whether no counterexample is known.
    pub const fn holds(&self) -> bool {
        !matches!(self, Self::Fails { .. })
    }
}

/// How many names a strategy displays otherwise than the UBA, which people see today. Covers the names up to
/// the tested length whose labels all satisfy the Bidi rule (RFC 5893 section 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DisplayChanges {
    /// The number of names that were compared.
    pub names: u64,
    /// How many differ from the UBA in a left-to-right paragraph, and how many from that in a right-to-left one.
    pub from_uba: [u64; 2],
    /// How many differ from both at once.
    pub from_both: u64,
}

/// The results of an exploration for one strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploredStrategy {
    /// The strategy.
    pub display: DisplayConfig,
    /// What is known of each criterion, in the order of [`Criterion::ALL`].
    pub cells: Vec<CriterionCell>,
    /// How many names it displays otherwise than the UBA.
    pub changes: DisplayChanges,
    /// A hash of the orders of all sequences up to the tested length: equal for strategies with the same
    /// displays.
    pub(super) fingerprint: u64,
}

/// The results of an exploration: a row for each strategy, with a cell for each criterion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploredMap {
    /// The classes that sequences were made of.
    pub alphabet: Alphabet,
    /// The greatest length that was tested, in characters.
    pub max_length: usize,
    /// The strategies, in the order in which they were given; those that were explored before a stop.
    pub rows: Vec<ExploredStrategy>,
    /// Whether every strategy was explored; `false` if the exploration was stopped.
    pub is_complete: bool,
}

impl ExploredStrategy {
    /// What is known of a criterion for this strategy.
    pub fn cell(&self, criterion: Criterion) -> &CriterionCell {
        &self.cells[criterion as usize]
    }

    /// Whether no counterexample to any of these criteria is known.
    pub fn satisfies_all(&self, criteria: &[Criterion]) -> bool {
        criteria.iter().all(|&it| self.cell(it).holds())
    }
}

impl ExploredMap {
    /// The index of the first row whose strategy displays every sequence up to the tested length as that of the
    /// row with this index does; that index itself if no earlier row does.
    ///
    /// # Panics
    /// There is no row with this index.
    pub fn first_with_same_display(&self, row: usize) -> usize {
        let fingerprint = self.rows[row].fingerprint;
        self.rows.iter().position(|it| it.fingerprint == fingerprint).unwrap_or(row)
    }
}

impl DisplayChanges {
    /// The fractions of names that differ from the UBA in a left-to-right paragraph, in a right-to-left one,
    /// and in both; from 0 to 1.
    pub fn shares(&self) -> [f64; 3] {
        let all = self.names.max(1) as f64;
        [self.from_uba[0], self.from_uba[1], self.from_both].map(|it| it as f64 / all)
    }
}
