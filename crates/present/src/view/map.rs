//! The map of what is possible, as a table: which strategies are shown, and in what order.

use bidiscope_idna::verdict::Verdict;
use bidiscope_proof::explore::{Explored, Wish, WishCell};

/// By what the rows of the map are sorted. Rows that are equal in it keep the order in which they were explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapOrder {
    /// As they were explored.
    Explored,
    /// The most wishes granted first.
    Granted,
    /// Those that grant this wish first.
    Wish(Wish),
    /// The fewest names shown otherwise than today first: in a left-to-right paragraph, in a right-to-left one, in both.
    Changes(usize),
}

/// The rows that grant all of these wishes, by their numbers, in this order.
pub fn arranged_map(rows: &[Explored], wanted: &[Wish], order: MapOrder) -> Vec<usize> {
    let mut shown: Vec<usize> = (0..rows.len()).filter(|&it| rows[it].grants(wanted)).collect();
    match order {
        MapOrder::Explored => {}
        MapOrder::Granted => shown.sort_by_key(|&it| std::cmp::Reverse(granted(&rows[it]))),
        MapOrder::Wish(wish) => shown.sort_by_key(|&it| rank(rows[it].cell(wish))),
        MapOrder::Changes(of) => {
            shown.sort_by(|&one, &other| {
                let share = |row: usize| rows[row].changes.shares().get(of).copied().unwrap_or_default();
                share(one).total_cmp(&share(other))
            });
        }
    }
    shown
}

/// How many wishes no counterexample is known to.
pub fn granted(row: &Explored) -> usize {
    row.cells.iter().filter(|it| it.holds()).count()
}

/// What is proved first, then what holds as far as it was tried, then what fails late.
fn rank(cell: &WishCell) -> (u8, usize) {
    match cell {
        WishCell::Proved => (0, 0),
        WishCell::Tried { to, .. } => (1, usize::MAX - to),
        WishCell::Fails { from, .. } => (2, usize::MAX - from),
    }
}

/// The sign of a cell, what stands beside it, and what it says in a sentence.
pub fn map_cell(wish: Wish, cell: &WishCell) -> (Verdict, String, String) {
    let statement = wish.statement();
    match cell {
        WishCell::Proved => {
            (Verdict::Satisfied, String::new(), format!("{statement} Proved for sequences of every length."))
        }
        WishCell::Tried { to, because } => (
            Verdict::Satisfied,
            format!("to {to}"),
            format!("{statement} So it is to length {to}; for all lengths it is not decided: {because}."),
        ),
        WishCell::Fails { from, smallest } => {
            let spelled = |it: &Vec<bidiscope_bidi::name::BidiClass>| {
                it.iter().map(|class| class.short_name()).collect::<Vec<_>>().join(" ")
            };
            let sequences: Vec<String> = smallest.iter().map(spelled).collect();
            let sentence =
                format!("{statement} It fails from length {from} on: {}.", sequences.join(" and "));
            (Verdict::Violated, from.to_string(), sentence)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MapOrder, arranged_map, granted};
    use bidiscope_bidi::order::{Display, Strategy};
    use bidiscope_proof::explore::{Exploration, Explored, Wish};
    use bidiscope_system::threads::Progress;

    fn rows() -> Vec<Explored> {
        let strategies =
            [Strategy::UbaLtr, Strategy::OneToOne, Strategy::UbaRtl].map(Display::plain).to_vec();
        let exploration = Exploration { strategies, max_length: 3, ..Exploration::default() };
        exploration.run(&Progress::new(), |_| {}).expect("short").rows
    }

    #[test]
    fn rows_are_filtered_and_sorted() {
        let rows = rows();
        assert_eq!(arranged_map(&rows, &[], MapOrder::Explored), [0, 1, 2]);
        // docs/study.md: of these only the paper's display shows no two sequences alike; the UBA changes nothing of itself.
        assert_eq!(arranged_map(&rows, &[Wish::NoTwoAlike], MapOrder::Explored), [1]);
        assert_eq!(arranged_map(&rows, &[], MapOrder::Wish(Wish::NoTwoAlike))[0], 1);
        assert_eq!(arranged_map(&rows, &[], MapOrder::Changes(0))[0], 0);
        assert_eq!(arranged_map(&rows, &[], MapOrder::Changes(1))[0], 2);
        let by_count = arranged_map(&rows, &[], MapOrder::Granted);
        assert!(by_count.is_sorted_by_key(|&it| std::cmp::Reverse(granted(&rows[it]))));
    }
}
