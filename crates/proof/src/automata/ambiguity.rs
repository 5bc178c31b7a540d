//! Whether two words of a language become equal when their symbols are mapped to others.

use super::Automaton;
use super::search::{SearchResult, search};

impl Automaton {
    /// Two different words of the language, of the least possible length, that are equal after each symbol is replaced
    /// by `projected_symbol` of it; `None` if there are none.
    pub fn different_words_with_same_projection(
        &self,
        projected_symbol: impl Fn(usize) -> usize,
    ) -> Option<[Vec<usize>; 2]> {
        let steps = |&(one, two, differ): &(usize, usize, bool), out: &mut Vec<_>| {
            for first in 0..self.symbol_count() {
                let Some(next_one) = self.next_state(one, first) else { continue };
                // While the two words are equal, they are interchangeable.
                let from = if differ { 0 } else { first };
                for second in
                    (from..self.symbol_count()).filter(|&it| projected_symbol(it) == projected_symbol(first))
                {
                    if let Some(next_two) = self.next_state(two, second) {
                        out.push(([first, second], (next_one, next_two, differ || first != second)));
                    }
                }
            }
        };
        let is_goal =
            |&(one, two, differ): &(usize, usize, bool)| differ && self.is_final(one) && self.is_final(two);
        // There are at most twice as many states of the search as pairs of states.
        match search((0, 0, false), steps, is_goal, usize::MAX) {
            SearchResult::Path(path) => Some([0, 1].map(|word| path.iter().map(|it| it[word]).collect())),
            SearchResult::NoGoal(_) | SearchResult::TooMany => None,
        }
    }
}
