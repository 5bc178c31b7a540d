//! Breadth-first search for a goal.

use std::collections::hash_map::Entry;
use std::hash::Hash;

use rustc_hash::FxHashMap;

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SearchResult<S, T> {
    /// The steps of a shortest path to a goal.
    Path(Vec<S>),
    /// There is no goal among the reachable states, which are these.
    NoGoal(Vec<T>),
    /// There are more states than were allowed.
    TooMany,
}

/// Searches a shortest path from `start` to a goal: the first in the order in which `steps` appends steps with
/// the states that they lead to. Visits at most `max_states` states.
pub(super) fn search<T: Clone + Eq + Hash, S: Copy>(
    start: T,
    mut steps: impl FnMut(&T, &mut Vec<(S, T)>),
    is_goal: impl Fn(&T) -> bool,
    max_states: usize,
) -> SearchResult<S, T> {
    let mut numbers = FxHashMap::from_iter([(start.clone(), 0_usize)]);
    let mut found: Vec<(T, Option<(usize, S)>)> = vec![(start, None)];
    let mut ways = Vec::new();
    let mut at = 0;
    while let Some((state, _)) = found.get(at).cloned() {
        if is_goal(&state) {
            let back = std::iter::successors(found[at].1, |&(before, _)| found[before].1);
            let mut path: Vec<S> = back.map(|(_, step)| step).collect();
            path.reverse();
            return SearchResult::Path(path);
        }
        if found.len() > max_states {
            return SearchResult::TooMany;
        }
        steps(&state, &mut ways);
        for (step, next) in ways.drain(..) {
            if let Entry::Vacant(entry) = numbers.entry(next) {
                found.push((entry.key().clone(), Some((at, step))));
                entry.insert(found.len() - 1);
            }
        }
        at += 1;
    }
    SearchResult::NoGoal(found.into_iter().map(|(state, _)| state).collect())
}
