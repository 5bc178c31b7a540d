//! The states of N that are reached along paths.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::reachable::PathKind;
use super::read_certificate::{Automata, StateMap, Symbol};

impl Automata {
    /// For each state of N in which a block may end, the first state with the same continuations.
    pub(super) fn after_block(&self) -> StateMap {
        let mut first = BTreeMap::new();
        let mut after_block = StateMap::new();
        for (state, row) in self.n.iter().enumerate() {
            let outside: Vec<(Symbol, usize)> = row
                .next
                .iter()
                .filter(|(symbol, _)| symbol.1 == 0)
                .map(|(&symbol, &to)| (symbol, to))
                .collect();
            if row.is_final || !outside.is_empty() {
                after_block.insert(state, *first.entry((row.is_final, outside)).or_insert(state));
            }
        }
        after_block
    }

    /// The states of N reachable from a state along such symbols, including that state.
    pub(super) fn reached(&self, from: usize, within: PathKind) -> Rc<BTreeSet<usize>> {
        if let Some(known) = self.reachable.known.borrow().get(&(from, within)) {
            self.reachable.take_steps(known.len());
            return Rc::clone(known);
        }
        let takes = |symbol: Symbol| match within {
            PathKind::Piece(level) => symbol.1 == level && (level != 1 || self.is_mark(symbol.0)),
            PathKind::Block | PathKind::BlockToOdd => symbol.1 != 0,
        };
        let mut reached = BTreeSet::from([from]);
        let mut to_odd = BTreeSet::from([from]);
        let mut waiting = vec![from];
        while let Some(state) = waiting.pop() {
            let row = self.n.get(state).map(|it| &it.next);
            self.reachable.take_steps(1 + row.map_or(0, BTreeMap::len));
            for (&symbol, &to) in row.into_iter().flatten().filter(|(symbol, _)| takes(**symbol)) {
                if symbol.1 % 2 == 1 {
                    to_odd.insert(to);
                }
                if reached.insert(to) {
                    waiting.push(to);
                }
            }
        }
        let reached = Rc::new(if within == PathKind::BlockToOdd { to_odd } else { reached });
        self.reachable.known.borrow_mut().insert((from, within), Rc::clone(&reached));
        reached
    }
}
