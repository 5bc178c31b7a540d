//! Which criteria exclude each other.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Criterion, CriterionCell, ExploredMap, ExploredStrategy};

/// Which criteria can be satisfied together by the strategies that were explored, and which exclude each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frontier {
    /// The criteria that no strategy satisfies.
    pub unmet: Vec<Criterion>,
    /// Pairs and triples of criteria that no strategy satisfies together, although each smaller subset is
    /// satisfied by some strategy.
    pub conflicts: Vec<ConflictingCriteria>,
    /// The sets of criteria to which none can be added, the largest first.
    pub best: Vec<MaximalCriteriaSet>,
}

/// Two or three criteria that exclude each other: every strategy violates at least one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConflictingCriteria {
    /// The criteria, in the order of [`Criterion::ALL`].
    pub criteria: Vec<Criterion>,
    /// The strategies that satisfy all of them but one, as indices into [`ExploredMap::rows`]: those with the longest
    /// shortest counterexample first, and of these the ones that change the fewest names. At most [`MAX_CLOSEST`];
    /// strategies with the same displays as an earlier row are left out.
    pub closest: Vec<usize>,
}

/// A set of criteria that some strategy satisfies together, and that no strategy satisfies with one more criterion; and
/// the strategies that satisfy it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MaximalCriteriaSet {
    /// The criteria, in the order of [`Criterion::ALL`].
    pub criteria: Vec<Criterion>,
    /// Indices into [`ExploredMap::rows`], the strategy that changes the fewest names first. Strategies with the same
    /// displays are all here.
    pub rows: Vec<usize>,
}

/// The most strategies in [`ConflictingCriteria::closest`].
pub const MAX_CLOSEST: usize = 3;

impl Frontier {
    /// Which criteria the strategies of these results satisfy together, and which exclude each other.
    pub fn of(map: &ExploredMap) -> Self {
        let grants = |criteria: &[Criterion]| map.rows.iter().any(|it| it.satisfies_all(criteria));
        let nobody: Vec<Criterion> = Criterion::ALL.into_iter().filter(|&it| !grants(&[it])).collect();
        let satisfiable: Vec<Criterion> = Criterion::ALL.into_iter().filter(|&it| grants(&[it])).collect();
        let mut exclusions = Vec::new();
        let mut pairs = Vec::new();
        for (at, &one) in satisfiable.iter().enumerate() {
            for &other in &satisfiable[at + 1..] {
                if !grants(&[one, other]) {
                    pairs.push([one, other]);
                    exclusions.push(ConflictingCriteria::of(map, &[one, other]));
                }
            }
        }
        for (at, &one) in satisfiable.iter().enumerate() {
            for (next, &two) in satisfiable.iter().enumerate().skip(at + 1) {
                for &three in &satisfiable[next + 1..] {
                    let is_new =
                        [[one, two], [one, three], [two, three]].iter().all(|it| !pairs.contains(it));
                    if is_new && !grants(&[one, two, three]) {
                        exclusions.push(ConflictingCriteria::of(map, &[one, two, three]));
                    }
                }
            }
        }
        Self { unmet: nobody, conflicts: exclusions, best: best(map) }
    }
}

impl ConflictingCriteria {
    fn of(map: &ExploredMap, criteria: &[Criterion]) -> Self {
        let mut closest_rows: Vec<usize> = (0..map.rows.len())
            .filter(|&row| {
                let broken = criteria.iter().filter(|&&it| !map.rows[row].cell(it).holds());
                broken.count() == 1 && map.first_with_same_display(row) == row
            })
            .collect();
        let fails_from = |row: &ExploredStrategy| criteria.iter().map(|&it| from(row.cell(it))).max();
        closest_rows
            .sort_by_key(|&row| (Reverse(fails_from(&map.rows[row])), least_change(&map.rows[row]), row));
        closest_rows.truncate(MAX_CLOSEST);
        Self { criteria: criteria.to_vec(), closest: closest_rows }
    }
}

/// The length of the shortest counterexample; 0 if there is none.
const fn from(cell: &CriterionCell) -> usize {
    match cell {
        CriterionCell::Fails { from, .. } => *from,
        CriterionCell::Proved | CriterionCell::HoldsToLength { .. } => 0,
    }
}

/// How many names differ from the UBA, in the paragraph direction with fewer differences.
fn least_change(row: &ExploredStrategy) -> u64 {
    row.changes.from_uba[0].min(row.changes.from_uba[1])
}

fn best(map: &ExploredMap) -> Vec<MaximalCriteriaSet> {
    let mut sets: BTreeMap<Vec<Criterion>, Vec<usize>> = BTreeMap::new();
    for (number, row) in map.rows.iter().enumerate() {
        let granted = Criterion::ALL.into_iter().filter(|&it| row.cell(it).holds()).collect();
        sets.entry(granted).or_default().push(number);
    }
    let is_within = |one: &[Criterion], other: &[Criterion]| {
        one.len() < other.len() && one.iter().all(|it| other.contains(it))
    };
    let all: Vec<Vec<Criterion>> = sets.keys().cloned().collect();
    sets.retain(|criteria, _| !all.iter().any(|it| is_within(criteria, it)));
    let mut best: Vec<MaximalCriteriaSet> = sets
        .into_iter()
        .map(|(criteria, mut rows)| {
            rows.sort_by_key(|&row| (least_change(&map.rows[row]), row));
            MaximalCriteriaSet { criteria, rows }
        })
        .collect();
    best.sort_by_key(|it| Reverse(it.criteria.len()));
    best
}
