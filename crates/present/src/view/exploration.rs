//! The results of an exploration of strategies as a table: which rows are shown, and in what order.

use bidiscope_proof::explore::{Criterion, CriterionCell, ExploredStrategy};

/// The order of the rows of a table of explored strategies. Equal rows stay in the order in which they were explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplorationOrder {
    /// In the order of exploration.
    Explored,
    /// By the number of criteria met, the most first.
    CriteriaMet,
    /// Rows that meet this criterion first.
    Criterion(Criterion),
    /// By the share of names whose display changes against the UBA, the fewest first: 0 in a left-to-right paragraph,
    /// 1 in a right-to-left one, 2 in both. Greater numbers leave the rows as they are.
    Changes(usize),
}

/// The indices in `rows`, from 0, of those that meet all criteria in `wanted`, sorted by `order`.
pub fn filter_and_sort_exploration(
    rows: &[ExploredStrategy],
    wanted: &[Criterion],
    order: ExplorationOrder,
) -> Vec<usize> {
    let mut shown: Vec<usize> = (0..rows.len()).filter(|&it| rows[it].satisfies_all(wanted)).collect();
    match order {
        ExplorationOrder::Explored => {}
        ExplorationOrder::CriteriaMet => {
            shown.sort_by_key(|&it| std::cmp::Reverse(count_criteria_met(&rows[it])))
        }
        ExplorationOrder::Criterion(options) => shown.sort_by_key(|&it| rank(rows[it].cell(options))),
        ExplorationOrder::Changes(of) => {
            shown.sort_by(|&one, &other| {
                let share = |row: usize| rows[row].changes.shares().get(of).copied().unwrap_or_default();
                share(one).total_cmp(&share(other))
            });
        }
    }
    shown
}

/// The number of criteria that an explored strategy meets: those to which no counterexample is known.
pub fn count_criteria_met(row: &ExploredStrategy) -> usize {
    row.cells.iter().filter(|it| it.holds()).count()
}

/// Proved criteria first, then those that hold as far as tried, then those that fail late.
fn rank(cell: &CriterionCell) -> (u8, usize) {
    match cell {
        CriterionCell::Proved => (0, 0),
        CriterionCell::HoldsToLength { to, .. } => (1, usize::MAX - to),
        CriterionCell::Fails { from, .. } => (2, usize::MAX - from),
    }
}

#[cfg(test)]
mod tests {
    use super::{ExplorationOrder, count_criteria_met, filter_and_sort_exploration};
    use bidiscope_bidi::order::{DisplayConfig, Strategy};
    use bidiscope_proof::explore::{Criterion, Exploration, ExploredStrategy};
    use bidiscope_system::threads::Progress;

    fn rows() -> Vec<ExploredStrategy> {
        let strategies =
            [Strategy::UbaLtr, Strategy::OneToOne, Strategy::UbaRtl].map(DisplayConfig::plain).to_vec();
        let exploration = Exploration { strategies, max_length: 3, ..Exploration::default() };
        exploration.run(&Progress::new(), |_| {}).expect("short").rows
    }

    #[test]
    fn rows_are_filtered_and_sorted() {
        let rows = rows();
        assert_eq!(filter_and_sort_exploration(&rows, &[], ExplorationOrder::Explored), [0, 1, 2]);
        // docs/study.md: of these only the one-to-one display is injective; the UBA does not differ from itself.
        assert_eq!(
            filter_and_sort_exploration(&rows, &[Criterion::OneToOne], ExplorationOrder::Explored),
            [1]
        );
        assert_eq!(
            filter_and_sort_exploration(&rows, &[], ExplorationOrder::Criterion(Criterion::OneToOne))[0],
            1
        );
        assert_eq!(filter_and_sort_exploration(&rows, &[], ExplorationOrder::Changes(0))[0], 0);
        assert_eq!(filter_and_sort_exploration(&rows, &[], ExplorationOrder::Changes(1))[0], 2);
        let by_count = filter_and_sort_exploration(&rows, &[], ExplorationOrder::CriteriaMet);
        assert!(by_count.is_sorted_by_key(|&it| std::cmp::Reverse(count_criteria_met(&rows[it]))));
    }
}
