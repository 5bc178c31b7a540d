//! An automaton paired with itself.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::Automaton;

/// Two states, and whether the words that led there differ.
type Pair = (usize, usize, bool);

impl Automaton {
    /// Two different words of its language, as short as can be, that are the same with each symbol read as
    /// another one; `None` where every word can be told from what is read.
    pub fn two_words_read_alike(&self, reads_as: impl Fn(usize) -> usize) -> Option<[Vec<usize>; 2]> {
        let start: Pair = (0, 0, false);
        let mut came_from: FxHashMap<Pair, Option<(Pair, [usize; 2])>> =
            FxHashMap::from_iter([(start, None)]);
        let mut queue = VecDeque::from([start]);
        while let Some(pair) = queue.pop_front() {
            let (one, two, differ) = pair;
            if differ && self.is_final(one) && self.is_final(two) {
                let back = std::iter::successors(came_from[&pair], |(before, _)| came_from[before]);
                let mut symbols: Vec<[usize; 2]> = back.map(|(_, symbols)| symbols).collect();
                symbols.reverse();
                return Some([0, 1].map(|word| symbols.iter().map(|it| it[word]).collect()));
            }
            for first in 0..self.symbols() {
                let Some(next_one) = self.next(one, first) else { continue };
                // Of two words that do not differ yet one order is enough.
                let seconds = if differ { 0 } else { first };
                for second in (seconds..self.symbols()).filter(|&it| reads_as(it) == reads_as(first)) {
                    let Some(next_two) = self.next(two, second) else { continue };
                    let next = (next_one, next_two, differ || first != second);
                    came_from.entry(next).or_insert_with(|| {
                        queue.push_back(next);
                        Some((pair, [first, second]))
                    });
                }
            }
        }
        None
    }
}
