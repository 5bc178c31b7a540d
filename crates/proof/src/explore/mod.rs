//! The map of what is possible: of each strategy in a space of choices, whether it does what a reader wants.
//!
//! Every strategy is tried on all sequences of classes to a length. What fails there fails; what holds there is asked
//! of [`proof`](crate::automata), which says it of all lengths where automata reach, and else it holds to that length and
//! no more is known. [`Frontier`] tells which [wishes](Wish) exclude each other in the space, and which strategies
//! come closest.
//!
//! ```
//! use bidiscope_system::threads::Progress;
//! use bidiscope_proof::explore::{Exploration, Wish, WishCell};
//! use bidiscope_bidi::order::Display;
//!
//! let strategies = ["own", "own:base=one-to-one"].map(|it| Display::read(it).expect("a display"));
//! let asked = Exploration { strategies: strategies.to_vec(), max_length: 3, ..Exploration::default() };
//! let map = asked.run(&Progress::new(), |_| ())?;
//! // The UBA in a left-to-right paragraph, and the paper's display.
//! assert!(matches!(map.rows[0].cell(Wish::NoTwoAlike), WishCell::Fails { from: 2, .. }));
//! assert_eq!(*map.rows[1].cell(Wish::NoTwoAlike), WishCell::Proved);
//! # Ok::<(), bidiscope_proof::explore::ExplorationError>(())
//! ```

mod decide;
mod frontier;
mod lengths;
mod map;
mod space;
mod tried;
mod wish;

pub use frontier::{BestOf, ExcludedWishes, Frontier, MOST_CLOSEST};
pub use map::{Changes, Explored, ExploredMap, WishCell};
pub use space::{named_point, space};
pub use wish::Wish;

use crate::study::Alphabet;
use bidiscope_bidi::order::Display;
use bidiscope_system::threads::{Crew, Progress};

use lengths::Lengths;
use tried::Explorer;

/// The most sequences of one length.
pub const MOST_EXPLORED: u64 = 1 << 22;

/// How many strategies are explored before their rows are handed on.
const ROWS: usize = 32;

/// What is to be explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// The classes that sequences are made of.
    pub alphabet: Alphabet,
    /// The greatest length that is tried, in characters.
    pub max_length: usize,
    /// The strategies.
    pub strategies: Vec<Display>,
    /// On how many threads; `None` takes as many as the machine has cores.
    pub threads: Option<usize>,
}

impl Default for Exploration {
    /// The whole [`space`], over the paper's seven classes, tried to length 5.
    fn default() -> Self {
        Self { alphabet: Alphabet::paper(), max_length: 5, strategies: space(), threads: None }
    }
}

/// Why nothing can be explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExplorationError {
    /// The sequences of the greatest length are too many.
    #[error("sequences of {classes} classes are too many at length {length}; the greatest is {longest}")]
    TooLong {
        /// The number of classes.
        classes: usize,
        /// The length that was asked for.
        length: usize,
        /// The greatest length that is possible with as many.
        longest: usize,
    },
}

impl Exploration {
    /// Explores the strategies in their order. Each row is handed to `on_row` when it and those before it are there;
    /// `progress` says how far it is, and stops it: the rows so far are then the map.
    ///
    /// # Errors
    /// A length at which there are more sequences than [`MOST_EXPLORED`].
    pub fn run(
        &self,
        progress: &Progress,
        mut on_row: impl FnMut(&Explored),
    ) -> Result<ExploredMap, ExplorationError> {
        let lengths = Lengths::new(&self.alphabet, self.max_length)?;
        let crew = Crew::new(self.threads, progress);
        progress.begin(self.strategies.len() as u64);
        let mut rows = Vec::with_capacity(self.strategies.len());
        for strategies in self.strategies.chunks(ROWS) {
            let made = crew.work(
                strategies.len() as u64,
                (1, 1),
                || Explorer::new(&lengths),
                |worker, numbers| {
                    numbers.map(|it| worker.explore(&strategies[it as usize])).collect::<Vec<_>>()
                },
            );
            let Some(made) = made else { break };
            for row in made.into_iter().flatten() {
                on_row(&row);
                rows.push(row);
            }
        }
        let is_complete = rows.len() == self.strategies.len();
        let (alphabet, max_length) = (self.alphabet.clone(), self.max_length);
        Ok(ExploredMap { alphabet, max_length, rows, is_complete })
    }
}
