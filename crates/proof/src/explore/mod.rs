//! Explores a space of display strategies: which criteria does each strategy satisfy?
//!
//! Every strategy is tested on all sequences of bidi classes up to a length. A criterion that fails there is
//! refuted. A criterion that holds there is passed to [`automata`](crate::automata), which decide it for all
//! lengths if they support the strategy; otherwise it is known to hold up to that length only. [`Frontier`]
//! says which [criteria](Criterion) exclude each other in the space, and which strategies come closest to satisfying
//! them together.
//!
//! ```
//! use bidiscope_system::threads::Progress;
//! use bidiscope_proof::explore::{Exploration, Criterion, CriterionCell};
//! use bidiscope_bidi::order::DisplayConfig;
//!
//! let strategies = ["own", "custom:base=one-to-one"].map(|it| DisplayConfig::read(it).expect("a display"));
//! let exploration = Exploration { strategies: strategies.to_vec(), max_length: 3, ..Exploration::default() };
//! let map = exploration.run(&Progress::new(), |_| ())?;
//! // The UBA in a left-to-right paragraph, and the one-to-one display.
//! assert!(matches!(map.rows[0].cell(Criterion::OneToOne), CriterionCell::Fails { from: 2, .. }));
//! assert_eq!(*map.rows[1].cell(Criterion::OneToOne), CriterionCell::Proved);
//! # Ok::<(), bidiscope_proof::explore::ExplorationError>(())
//! ```

mod criteria_conflicts;
mod criterion;
mod decide;
mod exploration_results;
mod explorer;
mod space;
mod uba_reference;

pub use criteria_conflicts::{ConflictingCriteria, Frontier, MAX_CLOSEST, MaximalCriteriaSet};
pub use criterion::Criterion;
pub use exploration_results::{CriterionCell, DisplayChanges, ExploredMap, ExploredStrategy};
pub use space::{equivalent_built_in, strategy_space};

use crate::study::Alphabet;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_system::threads::{Progress, ThreadPool};

use explorer::Explorer;
use uba_reference::ReferenceSequences;

/// The most sequences of one length that an exploration accepts.
pub const MAX_SEQUENCES_PER_LENGTH: u64 = 1 << 22;

/// How many strategies are explored in parallel before their rows are passed to the caller.
const ROWS_PER_BATCH: usize = 32;

/// An exploration: which strategies are tested, on which sequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// The classes that sequences are made of.
    pub alphabet: Alphabet,
    /// The greatest length that is tested, in characters.
    pub max_length: usize,
    /// The strategies to test, each with its options.
    pub strategies: Vec<DisplayConfig>,
    /// The number of threads; `None` means one for each core.
    pub threads: Option<usize>,
}

impl Default for Exploration {
    /// The whole space of strategies, over the seven classes of [`Alphabet::atkin2001`], tested up to length 5.
    fn default() -> Self {
        Self { alphabet: Alphabet::atkin2001(), max_length: 5, strategies: strategy_space(), threads: None }
    }
}

/// Why an exploration is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExplorationError {
    /// There are more than [`MAX_SEQUENCES_PER_LENGTH`] sequences of the greatest length.
    #[error(
        "there are too many sequences of {classes} classes at length {length}; the greatest length is {longest}"
    )]
    TooLong {
        /// The number of classes in the alphabet.
        classes: usize,
        /// The length requested, in characters.
        length: usize,
        /// The greatest length that is accepted for this number of classes.
        longest: usize,
    },
}

impl Exploration {
    /// Explores the strategies in their order. Each row is passed to `on_row` once it and all rows before it
    /// are finished. `progress` reports the number of finished strategies and can stop the exploration; the
    /// result then holds the rows finished so far.
    ///
    /// # Errors
    /// A length at which there are more sequences than [`MAX_SEQUENCES_PER_LENGTH`].
    pub fn run(
        &self,
        progress: &Progress,
        mut on_row: impl FnMut(&ExploredStrategy),
    ) -> Result<ExploredMap, ExplorationError> {
        let reference = ReferenceSequences::new(&self.alphabet, self.max_length)?;
        let pool = ThreadPool::new(self.threads, progress);
        progress.begin(self.strategies.len() as u64);
        let mut rows = Vec::with_capacity(self.strategies.len());
        for strategies in self.strategies.chunks(ROWS_PER_BATCH) {
            let batch = pool.map_blocks(
                strategies.len() as u64,
                (1, 1),
                || Explorer::new(&reference),
                |worker, numbers| {
                    // None is missing unless the exploration was stopped.
                    numbers
                        .filter_map(|it| worker.explore(&strategies[it as usize], pool))
                        .collect::<Vec<_>>()
                },
            );
            let Some(batch) = batch else { break };
            for row in batch.into_iter().flatten() {
                on_row(&row);
                rows.push(row);
            }
        }
        let is_complete = rows.len() == self.strategies.len();
        let (alphabet, max_length) = (self.alphabet.clone(), self.max_length);
        Ok(ExploredMap { alphabet, max_length, rows, is_complete })
    }
}
