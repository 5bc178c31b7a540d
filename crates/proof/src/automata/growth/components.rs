//! The strongly connected parts of a matrix: the growth is the largest of theirs.

use num_bigint::BigInt;

use super::counting_matrix::CountingMatrix;

/// The number of steps after which a bound of the growth is taken.
const BOUND_STEPS: usize = 40;

impl CountingMatrix {
    /// The matrices of the parts in which each state leads to each other one, from the smallest. The paths from all states
    /// are counted to those with a weight as the last, or to all if there are none: either grow equally fast.
    pub(super) fn components(&self) -> Vec<Self> {
        let mut numbers = vec![None; self.rows.len()];
        let mut parts: Vec<Vec<usize>> = Vec::new();
        let before = self.transposed();
        // Kosaraju's algorithm: backwards from the state that is left last.
        for &start in self.left_in_order().iter().rev() {
            if numbers[start].is_some() {
                continue;
            }
            let mut part = vec![start];
            numbers[start] = Some(parts.len());
            let mut at = 0;
            while at < part.len() {
                for &(state, _) in &before.rows[part[at]] {
                    if numbers[state].is_none() {
                        numbers[state] = Some(parts.len());
                        part.push(state);
                    }
                }
                at += 1;
            }
            parts.push(part);
        }
        let leads_on = |it: &Self| it.rows.iter().any(|row| !row.is_empty());
        let mut components: Vec<Self> = parts.iter().map(|it| self.within(it)).filter(leads_on).collect();
        components.sort_by_key(|it| it.rows.len());
        components
    }

    /// The states in the order in which a search leaves them that goes on as far as it can.
    fn left_in_order(&self) -> Vec<usize> {
        let mut is_found = vec![false; self.rows.len()];
        let mut left = Vec::new();
        for start in 0..self.rows.len() {
            let mut open = Vec::new();
            if !std::mem::replace(&mut is_found[start], true) {
                open.push((start, 0));
            }
            while let Some((state, next)) = open.pop() {
                match self.rows[state].get(next) {
                    None => left.push(state),
                    Some(&(to, _)) => {
                        open.push((state, next + 1));
                        if !std::mem::replace(&mut is_found[to], true) {
                            open.push((to, 0));
                        }
                    }
                }
            }
        }
        left
    }

    fn within(&self, part: &[usize]) -> Self {
        let mut places = vec![None; self.rows.len()];
        part.iter().enumerate().for_each(|(place, &state)| places[state] = Some(place));
        let row = |state: &usize| {
            let kept = self.rows[*state].iter().filter_map(|&(to, count)| Some((places[to]?, count)));
            kept.collect()
        };
        let mut last: Vec<u64> = part.iter().map(|it| self.last[*it]).collect();
        if last.iter().all(|it| *it == 0) {
            last.fill(1);
        }
        Self { rows: part.iter().map(row).collect(), first: vec![1; part.len()], last }.fully_merged()
    }

    /// Whether the numbers of paths certainly grow by no more than this fraction: if the matrix makes no entry of some positive
    /// vector greater by more (Collatz and Wielandt).
    pub(super) fn grows_by_at_most(&self, numerator: &BigInt, denominator: &BigInt) -> bool {
        let next = |vector: &[BigInt]| -> Vec<BigInt> {
            let entry = |row: &Vec<(usize, u64)>| row.iter().map(|&(to, count)| &vector[to] * count).sum();
            self.rows.iter().map(entry).collect()
        };
        let ones = vec![BigInt::from(1); self.rows.len()];
        let vector = (0..BOUND_STEPS).fold(ones, |vector, _| next(&vector));
        next(&vector).iter().zip(&vector).all(|(next, entry)| next * denominator <= entry * numerator)
    }
}
