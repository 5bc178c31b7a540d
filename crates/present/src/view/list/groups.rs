//! Which names of a list are taken for each other: the numbers of their groups, and what tells the names of a group
//! apart.

use std::ops::Range;

use bidiscope_list::scan::Column;

use super::columns::GROUP_COLUMNS;

/// The numbers of the groups of all names, as far as they are known; 0 is no group.
#[derive(Clone, Debug, Default)]
pub struct GroupTable {
    rows: Vec<[u32; GROUP_COLUMNS.len()]>,
    /// Whether some name stands in a group of this column.
    is_used: [bool; GROUP_COLUMNS.len()],
}

impl GroupTable {
    /// Adds the groups of the next name.
    pub fn push(&mut self, cell: impl Fn(Column) -> Option<u64>) {
        let number = |column| cell(column).map_or(0, |it| u32::try_from(it).unwrap_or(u32::MAX));
        let numbers = GROUP_COLUMNS.map(number);
        for (is_used, number) in self.is_used.iter_mut().zip(numbers) {
            *is_used |= number != 0;
        }
        self.rows.push(numbers);
    }

    /// The number of a name's group, or the line that it repeats.
    pub fn get(&self, row: usize, column: Column) -> Option<u32> {
        let number = self.rows.get(row)?[place_of(column)?];
        (number != 0).then_some(number)
    }

    /// Whether some name of the list stands in a group of this column.
    pub fn is_used(&self, column: Column) -> bool {
        place_of(column).is_some_and(|it| self.is_used[it])
    }

    /// Whether a name stands in any group.
    pub fn has_others(&self, row: usize) -> bool {
        self.rows.get(row).is_some_and(|it| it.iter().any(|&number| number != 0))
    }

    /// The names of a group, in the order of the list. Those that repeat a line are that line's.
    pub fn members(&self, column: Column, number: u32) -> Vec<usize> {
        let Some(place) = place_of(column) else { return Vec::new() };
        let is_in = |&(_, it): &(usize, &[u32; GROUP_COLUMNS.len()])| it[place] == number;
        self.rows.iter().enumerate().filter(is_in).map(|it| it.0).collect()
    }

    /// How many bytes are kept.
    pub fn bytes(&self) -> usize {
        self.rows.len() * size_of::<[u32; GROUP_COLUMNS.len()]>()
    }
}

fn place_of(column: Column) -> Option<usize> {
    GROUP_COLUMNS.iter().position(|&it| it == column)
}

/// What each name of a group has otherwise: the later ones than the first, and the first than any of them. Places are
/// logical, counted in characters.
pub fn others(names: &[Vec<char>]) -> Vec<Range<usize>> {
    let Some((first, rest)) = names.split_first() else { return Vec::new() };
    let pairs: Vec<_> = rest.iter().map(|it| apart(first, it)).collect();
    let different = pairs.iter().map(|it| &it.0).filter(|it| !it.is_empty());
    let of_first = different.cloned().reduce(|one, other| one.start.min(other.start)..one.end.max(other.end));
    std::iter::once(of_first.unwrap_or(0..0)).chain(pairs.into_iter().map(|it| it.1)).collect()
}

/// Where two names differ: what stands between the beginning and the end that they have in common, in each. Places
/// are logical, counted in characters.
fn apart(one: &[char], other: &[char]) -> (Range<usize>, Range<usize>) {
    let same = |(one, other): &(&char, &char)| one == other;
    let before = one.iter().zip(other).take_while(same).count();
    let (rest, other_rest) = (&one[before..], &other[before..]);
    let after = rest.iter().rev().zip(other_rest.iter().rev()).take_while(same).count();
    (before..one.len() - after, before..other.len() - after)
}

#[cfg(test)]
mod tests {
    use super::{GroupTable, apart, others};
    use bidiscope_list::scan::Column;

    fn table() -> GroupTable {
        let mut table = GroupTable::default();
        for (ltr, repeats) in [(Some(1), None), (None, None), (Some(1), None), (Some(2), Some(1))] {
            table.push(|column| match column {
                Column::TwinsLtr => ltr,
                Column::DuplicateOf => repeats,
                _ => None,
            });
        }
        table
    }

    #[test]
    fn the_names_of_a_group() {
        let table = table();
        assert_eq!(table.members(Column::TwinsLtr, 1), [0, 2]);
        assert_eq!((table.get(3, Column::TwinsLtr), table.get(1, Column::TwinsLtr)), (Some(2), None));
        assert!(table.has_others(0) && !table.has_others(1) && !table.has_others(9));
        assert!(table.is_used(Column::DuplicateOf) && !table.is_used(Column::AlikeRtl));
        // No column of groups.
        assert!(!table.is_used(Column::Name) && table.members(Column::Name, 1).is_empty());
    }

    #[test]
    fn the_first_name_of_a_group_is_other_than_the_rest() {
        let of = |names: &[&str]| others(&names.iter().map(|it| it.chars().collect()).collect::<Vec<_>>());
        assert_eq!(of(&["abcdef", "axcdef", "abcdyf"]), [1..5, 1..2, 4..5]);
        assert_eq!(of(&["ab", "ab"]), [0..0, 2..2]);
        assert!(of(&[]).is_empty());
    }

    #[test]
    fn where_names_differ() {
        let apart = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|it| it.chars().collect::<Vec<char>>());
            apart(&one, &other)
        };
        assert_eq!(apart("abcd", "axyd"), (1..3, 1..3));
        assert_eq!(apart("abc", "abc"), (3..3, 3..3));
        assert_eq!(apart("aa", "aaa"), (2..2, 2..3));
        assert_eq!(apart("", "x"), (0..0, 0..1));
    }
}
