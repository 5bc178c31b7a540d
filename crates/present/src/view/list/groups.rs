//! Groups of matching names of a list, and the parts in which the names of a group differ.

use std::ops::Range;

use bidiscope_list::scan::Column;

use super::columns::GROUP_COLUMNS;

/// The group numbers of all names, as far as they are known; 0 is no group.
#[derive(Clone, Debug, Default)]
pub struct GroupTable {
    rows: Vec<[u32; GROUP_COLUMNS.len()]>,
    /// Whether any name of the list has a group in this column.
    is_used: [bool; GROUP_COLUMNS.len()],
}

impl GroupTable {
    /// Adds the group numbers of the next name of the list; `cell` gives the value of a comparison column.
    pub fn push(&mut self, cell: impl Fn(Column) -> Option<u64>) {
        let number = |column| cell(column).map_or(0, |it| u32::try_from(it).unwrap_or(u32::MAX));
        let numbers = GROUP_COLUMNS.map(number);
        for (is_used, number) in self.is_used.iter_mut().zip(numbers) {
            *is_used |= number != 0;
        }
        self.rows.push(numbers);
    }

    /// The value of a comparison column for the name with this index from 0: the number of its group, or the line whose
    /// name it repeats. `None` where it has none.
    pub fn get(&self, row: usize, column: Column) -> Option<u32> {
        let number = self.rows.get(row)?[column_index(column)?];
        (number != 0).then_some(number)
    }

    /// Whether some name of the list is in a group of this column.
    pub fn is_used(&self, column: Column) -> bool {
        column_index(column).is_some_and(|it| self.is_used[it])
    }

    /// Whether the name with this index matches another one: has a group in any column.
    pub fn has_others(&self, row: usize) -> bool {
        self.rows.get(row).is_some_and(|it| it.iter().any(|&number| number != 0))
    }

    /// The indices of the names in the group with this number. In the column of repeated names `number` is a line, and
    /// these are the names that repeat it.
    pub fn members(&self, column: Column, number: u32) -> Vec<usize> {
        let Some(place) = column_index(column) else { return Vec::new() };
        let is_in = |&(_, it): &(usize, &[u32; GROUP_COLUMNS.len()])| it[place] == number;
        self.rows.iter().enumerate().filter(is_in).map(|it| it.0).collect()
    }

    /// The memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.rows.len() * size_of::<[u32; GROUP_COLUMNS.len()]>()
    }
}

fn column_index(column: Column) -> Option<usize> {
    GROUP_COLUMNS.iter().position(|&it| it == column)
}

/// The range in which each name of a group differs from the first; for the first, the union of its differences. Ranges
/// are logical, in characters.
pub fn different_ranges(names: &[Vec<char>]) -> Vec<Range<usize>> {
    let Some((first, rest)) = names.split_first() else { return Vec::new() };
    let pairs: Vec<_> = rest.iter().map(|it| differing_parts(first, it)).collect();
    let different = pairs.iter().map(|it| &it.0).filter(|it| !it.is_empty());
    let of_first = different.cloned().reduce(|one, other| one.start.min(other.start)..one.end.max(other.end));
    std::iter::once(of_first.unwrap_or(0..0)).chain(pairs.into_iter().map(|it| it.1)).collect()
}

/// The range between the common beginning and the common end, in each name. Ranges are logical, in characters.
fn differing_parts(one: &[char], other: &[char]) -> (Range<usize>, Range<usize>) {
    let same = |(one, other): &(&char, &char)| one == other;
    let before = one.iter().zip(other).take_while(same).count();
    let (rest, other_rest) = (&one[before..], &other[before..]);
    let after = rest.iter().rev().zip(other_rest.iter().rev()).take_while(same).count();
    (before..one.len() - after, before..other.len() - after)
}

#[cfg(test)]
mod tests {
    use super::{GroupTable, different_ranges, differing_parts};
    use bidiscope_list::scan::Column;

    fn table() -> GroupTable {
        let mut table = GroupTable::default();
        for (ltr, repeats) in [(Some(1), None), (None, None), (Some(1), None), (Some(2), Some(1))] {
            table.push(|column| match column {
                Column::CollisionsLtr => ltr,
                Column::DuplicateOf => repeats,
                _ => None,
            });
        }
        table
    }

    #[test]
    fn the_names_of_a_group() {
        let table = table();
        assert_eq!(table.members(Column::CollisionsLtr, 1), [0, 2]);
        assert_eq!(
            (table.get(3, Column::CollisionsLtr), table.get(1, Column::CollisionsLtr)),
            (Some(2), None)
        );
        assert!(table.has_others(0) && !table.has_others(1) && !table.has_others(9));
        assert!(table.is_used(Column::DuplicateOf) && !table.is_used(Column::ConfusableRtl));
        // No column of groups.
        assert!(!table.is_used(Column::Name) && table.members(Column::Name, 1).is_empty());
    }

    #[test]
    fn the_first_name_of_a_group_is_other_than_the_rest() {
        let of = |names: &[&str]| {
            different_ranges(&names.iter().map(|it| it.chars().collect()).collect::<Vec<_>>())
        };
        assert_eq!(of(&["abcdef", "axcdef", "abcdyf"]), [1..5, 1..2, 4..5]);
        assert_eq!(of(&["ab", "ab"]), [0..0, 2..2]);
        assert!(of(&[]).is_empty());
    }

    #[test]
    fn where_names_differ() {
        let differing_parts = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|it| it.chars().collect::<Vec<char>>());
            differing_parts(&one, &other)
        };
        assert_eq!(differing_parts("abcd", "axyd"), (1..3, 1..3));
        assert_eq!(differing_parts("abc", "abc"), (3..3, 3..3));
        assert_eq!(differing_parts("aa", "aaa"), (2..2, 2..3));
        assert_eq!(differing_parts("", "x"), (0..0, 0..1));
    }
}
