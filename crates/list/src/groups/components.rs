//! Rows that are joined by pairs: the connected components of a graph that may be larger than the memory.

use std::io;
use std::sync::Arc;

use super::sorter::{Sorted, Sorter};
use super::storage::Storage;

/// For each row of some pairs that is not the first of those it is joined to, by however many pairs: the row, and that
/// first one. In each pair the second row is the earlier one.
///
/// This is the alternating algorithm of Kiveris, Lattanzi, Mirrokni, Rastogi and Vassilvitskii, "Connected Components in
/// MapReduce and Beyond" (2014), which does nothing but sort: rows are linked to ever earlier ones, until each is linked
/// to the first.
pub(super) fn first_rows(pairs: Sorter<2>, storage: &Arc<Storage>) -> io::Result<Arc<Sorted<2>>> {
    let mut pairs = pairs.finish()?;
    loop {
        let (linked, were_joined) = link_to_first(pairs, storage)?;
        let (next, were_chained) = link_later(linked, storage)?;
        if !were_joined && !were_chained {
            return Ok(next);
        }
        pairs = next;
    }
}

/// "Small-star": links each row, and its earlier neighbours, to the first of these. Also whether a row had several.
fn link_to_first(pairs: Arc<Sorted<2>>, storage: &Arc<Storage>) -> io::Result<(Arc<Sorted<2>>, bool)> {
    let mut linked = Sorter::new(Arc::clone(storage));
    let mut is_changed = false;
    let mut last: Option<[u64; 2]> = None;
    let mut cursor = pairs.cursor(0, None)?;
    while let Some([row, earlier]) = cursor.next()? {
        match last {
            Some([last_row, first]) if last_row == row => {
                if earlier != first {
                    is_changed = true;
                    linked.push([earlier, first])?;
                }
            }
            _ => {
                last = Some([row, earlier]);
                linked.push([row, earlier])?;
            }
        }
    }
    drop((cursor, pairs));
    Ok((linked.finish()?, is_changed))
}

/// "Large-star": links the later neighbours of each row to its first neighbour, or to itself. Also whether a row had
/// both.
fn link_later(pairs: Arc<Sorted<2>>, storage: &Arc<Storage>) -> io::Result<(Arc<Sorted<2>>, bool)> {
    let mut both_ways = Sorter::new(Arc::clone(storage));
    let mut cursor = pairs.cursor(0, None)?;
    while let Some([row, earlier]) = cursor.next()? {
        both_ways.push([row, earlier])?;
        both_ways.push([earlier, row])?;
    }
    drop((cursor, pairs));
    let both_ways = both_ways.finish()?;
    let mut linked = Sorter::new(Arc::clone(storage));
    let mut is_changed = false;
    let (mut last, mut last_pair): (Option<[u64; 2]>, _) = (None, None);
    let mut cursor = both_ways.cursor(0, None)?;
    while let Some([row, neighbour]) = cursor.next()? {
        if last_pair.replace([row, neighbour]) == Some([row, neighbour]) {
            continue;
        }
        let first = match last {
            Some([last_row, first]) if last_row == row => first,
            _ => row.min(neighbour),
        };
        last = Some([row, first]);
        if neighbour > row {
            is_changed |= first != row;
            linked.push([neighbour, first])?;
        }
    }
    Ok((linked.finish()?, is_changed))
}

#[cfg(test)]
mod tests {
    use super::{Sorter, Storage, first_rows};
    use proptest::collection::vec;
    use proptest::{prop_assert_eq, proptest};
    use std::sync::Arc;

    /// For each row the first that it is joined to, by trying all pairs until nothing changes.
    fn plainly(pairs: &[(u64, u64)], rows: u64) -> Vec<u64> {
        let mut firsts: Vec<u64> = (0..rows).collect();
        loop {
            let before = firsts.clone();
            for &(one, other) in pairs {
                let first = firsts[one as usize].min(firsts[other as usize]);
                (firsts[one as usize], firsts[other as usize]) = (first, first);
            }
            if firsts == before {
                return firsts;
            }
        }
    }

    fn check(pairs: &[(u64, u64)], rows: u64) -> (Vec<u64>, Vec<u64>) {
        let storage = Arc::new(Storage::new(0, &std::env::temp_dir()));
        let mut sorter = Sorter::new(Arc::clone(&storage));
        for &(one, other) in pairs.iter().filter(|it| it.0 != it.1) {
            sorter.push([one.max(other), one.min(other)]).expect("there is room");
        }
        let sorted = first_rows(sorter, &storage).expect("there is room");
        let mut cursor = sorted.cursor(0, None).expect("it is there");
        let mut firsts: Vec<u64> = (0..rows).collect();
        while let Some([row, first]) = cursor.next().expect("it is there") {
            firsts[row as usize] = first;
        }
        (firsts, plainly(pairs, rows))
    }

    proptest! {
        #[test]
        fn as_a_plain_search(pairs in vec((0..40_u64, 0..40_u64), 0..60)) {
            let (found, expected) = check(&pairs, 40);
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn a_chain_and_a_comb() {
        let chain: Vec<(u64, u64)> = (1..3_000).map(|it| (it - 1, it)).collect();
        let back: Vec<(u64, u64)> =
            (0..1_500).map(|it| (it, 2_999 - it)).chain((1..1_500).map(|it| (3_000 - it, it))).collect();
        for pairs in [chain, back] {
            let (found, expected) = check(&pairs, 3_000);
            assert!(found == expected && expected.iter().all(|&it| it == 0), "{found:?}");
        }
    }
}
