//! Breadth first, until a goal is found or everything has been seen.

use std::collections::hash_map::Entry;
use std::hash::Hash;

use rustc_hash::FxHashMap;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Searched<S, T> {
    /// The steps of a shortest way to a goal.
    Path(Vec<S>),
    /// There is no goal among these, which are all that can be reached.
    Nothing(Vec<T>),
    /// More states than were allowed.
    TooMany,
}

/// A shortest way from `start` to a goal, the first by the order in which `steps` appends steps and the
/// states that they lead to. Looks at `most` states at most.
pub(super) fn search<T: Clone + Eq + Hash, S: Copy>(
    start: T,
    mut steps: impl FnMut(&T, &mut Vec<(S, T)>),
    is_goal: impl Fn(&T) -> bool,
    most: usize,
) -> Searched<S, T> {
    let mut numbers = FxHashMap::from_iter([(start.clone(), 0_usize)]);
    let mut found: Vec<(T, Option<(usize, S)>)> = vec![(start, None)];
    let mut ways = Vec::new();
    let mut at = 0;
    while let Some((state, _)) = found.get(at).cloned() {
        if is_goal(&state) {
            let back = std::iter::successors(found[at].1, |&(before, _)| found[before].1);
            let mut path: Vec<S> = back.map(|(_, step)| step).collect();
            path.reverse();
            return Searched::Path(path);
        }
        if found.len() > most {
            return Searched::TooMany;
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
    Searched::Nothing(found.into_iter().map(|(state, _)| state).collect())
}
