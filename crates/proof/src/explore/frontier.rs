//! Which wishes exclude each other.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Explored, ExploredMap, Wish, WishCell};

/// The edge of what is possible, in what was explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frontier {
    /// Wishes that no strategy grants.
    pub nobody: Vec<Wish>,
    /// Pairs of wishes, and three together, that no strategy grants, though some strategy grants each fewer of them.
    pub exclusions: Vec<ExcludedWishes>,
    /// The sets of wishes that some strategy grants and no strategy more than them, the largest first.
    pub best: Vec<BestOf>,
}

/// Wishes that exclude each other: each strategy was found to break one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExcludedWishes {
    /// The wishes, in the order of [`Wish::ALL`].
    pub wishes: Vec<Wish>,
    /// The strategies that grant all of them but one, by their rows: first those in which the first counterexample is the
    /// longest, and of these those that change the least; [`MOST_CLOSEST`] at most, and none that shows the same as one
    /// before it.
    pub closest: Vec<usize>,
}

/// Strategies that grant as much as can be had together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestOf {
    /// What they grant.
    pub wishes: Vec<Wish>,
    /// Their rows, first those that change the least.
    pub rows: Vec<usize>,
}

/// How many strategies are named of those that come closest.
pub const MOST_CLOSEST: usize = 3;

impl Frontier {
    /// The frontier of a map.
    pub fn of(map: &ExploredMap) -> Self {
        let grants = |wishes: &[Wish]| map.rows.iter().any(|it| it.grants(wishes));
        let nobody: Vec<Wish> = Wish::ALL.into_iter().filter(|&it| !grants(&[it])).collect();
        let had: Vec<Wish> = Wish::ALL.into_iter().filter(|&it| grants(&[it])).collect();
        let mut exclusions = Vec::new();
        let mut pairs = Vec::new();
        for (at, &one) in had.iter().enumerate() {
            for &other in &had[at + 1..] {
                if !grants(&[one, other]) {
                    pairs.push([one, other]);
                    exclusions.push(ExcludedWishes::of(map, &[one, other]));
                }
            }
        }
        for (at, &one) in had.iter().enumerate() {
            for (next, &two) in had.iter().enumerate().skip(at + 1) {
                for &three in &had[next + 1..] {
                    let is_new =
                        [[one, two], [one, three], [two, three]].iter().all(|it| !pairs.contains(it));
                    if is_new && !grants(&[one, two, three]) {
                        exclusions.push(ExcludedWishes::of(map, &[one, two, three]));
                    }
                }
            }
        }
        Self { nobody, exclusions, best: best(map) }
    }
}

impl ExcludedWishes {
    fn of(map: &ExploredMap, wishes: &[Wish]) -> Self {
        let mut near: Vec<usize> = (0..map.rows.len())
            .filter(|&row| {
                let broken = wishes.iter().filter(|&&it| !map.rows[row].cell(it).holds());
                broken.count() == 1 && map.first_alike(row) == row
            })
            .collect();
        let fails_from = |row: &Explored| wishes.iter().map(|&it| from(row.cell(it))).max();
        near.sort_by_key(|&row| (Reverse(fails_from(&map.rows[row])), least_change(&map.rows[row]), row));
        near.truncate(MOST_CLOSEST);
        Self { wishes: wishes.to_vec(), closest: near }
    }
}

/// From which length on it fails; 0 where it does not.
const fn from(cell: &WishCell) -> usize {
    match cell {
        WishCell::Fails { from, .. } => *from,
        WishCell::Proved | WishCell::Tried { .. } => 0,
    }
}

/// How many names are shown otherwise than in the paragraph in which fewer are.
fn least_change(row: &Explored) -> u64 {
    row.changes.from_uba[0].min(row.changes.from_uba[1])
}

fn best(map: &ExploredMap) -> Vec<BestOf> {
    let mut sets: BTreeMap<Vec<Wish>, Vec<usize>> = BTreeMap::new();
    for (number, row) in map.rows.iter().enumerate() {
        let granted = Wish::ALL.into_iter().filter(|&it| row.cell(it).holds()).collect();
        sets.entry(granted).or_default().push(number);
    }
    let is_within =
        |one: &[Wish], other: &[Wish]| one.len() < other.len() && one.iter().all(|it| other.contains(it));
    let all: Vec<Vec<Wish>> = sets.keys().cloned().collect();
    sets.retain(|wishes, _| !all.iter().any(|it| is_within(wishes, it)));
    let mut best: Vec<BestOf> = sets
        .into_iter()
        .map(|(wishes, mut rows)| {
            rows.sort_by_key(|&row| (least_change(&map.rows[row]), row));
            BestOf { wishes, rows }
        })
        .collect();
    best.sort_by_key(|it| Reverse(it.wishes.len()));
    best
}
