//! An automaton beside itself, read by other symbols.

use super::Automaton;
use super::search::{Searched, search};

impl Automaton {
    /// Two different words of its language, as short as can be, that are the same with each symbol read as
    /// another one; `None` where every word can be told from what is read.
    pub fn two_words_read_alike(&self, reads_as: impl Fn(usize) -> usize) -> Option<[Vec<usize>; 2]> {
        let steps = |&(one, two, differ): &(usize, usize, bool), out: &mut Vec<_>| {
            for first in 0..self.symbols() {
                let Some(next_one) = self.next(one, first) else { continue };
                // Of two words that do not differ yet one order is enough.
                let from = if differ { 0 } else { first };
                for second in (from..self.symbols()).filter(|&it| reads_as(it) == reads_as(first)) {
                    if let Some(next_two) = self.next(two, second) {
                        out.push(([first, second], (next_one, next_two, differ || first != second)));
                    }
                }
            }
        };
        let is_goal =
            |&(one, two, differ): &(usize, usize, bool)| differ && self.is_final(one) && self.is_final(two);
        // There are no more pairs than twice the square of the states.
        match search((0, 0, false), steps, is_goal, usize::MAX) {
            Searched::Path(path) => Some([0, 1].map(|word| path.iter().map(|it| it[word]).collect())),
            Searched::Nothing(_) | Searched::TooMany => None,
        }
    }
}
