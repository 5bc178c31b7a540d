//! Filtering and sorting the names of a list.

use bidiscope_bidi::name::Notation;
use bidiscope_list::scan::{Column, Columns, RowBuilder, ScanOptions};

use serde::Serialize;

use super::filter::ListFilter;
use super::groups::GroupTable;
use super::names::ListedNames;

/// The sort order. Names without a value in the column come last; equal ones stay in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ListSort {
    /// The column.
    pub column: Column,
    /// Whether the order is descending.
    pub is_reversed: bool,
}

impl Default for ListSort {
    fn default() -> Self {
        Self { column: Column::Line, is_reversed: false }
    }
}

/// The rows that are shown, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShownRows {
    /// The first rows of the list, this many, in the order of the list.
    First(usize),
    /// The rows with these indices.
    Rows(Vec<u32>),
}

impl Default for ShownRows {
    fn default() -> Self {
        Self::First(0)
    }
}

impl ShownRows {
    /// How many names are shown.
    pub fn len(&self) -> usize {
        match self {
            Self::First(count) => *count,
            Self::Rows(rows) => rows.len(),
        }
    }

    /// Whether no name is shown.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The index, in the list as it was read, of the name that is shown at this position, both from 0; `None`
    /// beyond the last.
    pub fn row(&self, place: usize) -> Option<usize> {
        match self {
            Self::First(count) => (place < *count).then_some(place),
            Self::Rows(rows) => rows.get(place).map(|&it| it as usize),
        }
    }
}

/// The rows of the names that the filter accepts, sorted; `notation` is that of the list. `None` where `is_stopped`
/// returned `true`, which is asked from time to time.
pub fn filter_and_sort(
    list: &ListedNames,
    groups: Option<&GroupTable>,
    filter: &ListFilter,
    (sort, notation): (ListSort, Notation),
    is_stopped: impl Fn() -> bool,
) -> Option<ShownRows> {
    if filter.keeps_all() && sort == ListSort::default() {
        return Some(ShownRows::First(list.len()));
    }
    let mut rows = Vec::new();
    filter.keep(list, groups, |row| {
        rows.push(row);
        !(row % 1024 == 0 && is_stopped())
    });
    let numbers = |number: &dyn Fn(usize) -> Option<u64>| -> Vec<(u32, Option<u64>)> {
        rows.iter().map(|&row| (row, number(row as usize))).collect()
    };
    let record = |row| list.record(row);
    let sorted = match sort.column {
        Column::Line => sorted_by(numbers(&|row| Some(row as u64)), sort),
        Column::Registration => sorted_by(numbers(&|row| record(row).map(|it| it.status as u64)), sort),
        Column::Violations => {
            sorted_by(numbers(&|row| record(row).map(|it| it.violation).filter(|&it| it != 0)), sort)
        }
        column if column.is_comparison() => {
            sorted_by(numbers(&|row| groups?.get(row, column).map(u64::from)), sort)
        }
        column => {
            let texts = ColumnTexts::of(list, &rows, column, notation, &is_stopped)?;
            sorted_by(rows.iter().enumerate().map(|(at, &row)| (row, texts.get(at))).collect(), sort)
        }
    };
    (!is_stopped()).then_some(ShownRows::Rows(sorted))
}

fn sorted_by<K: Ord>(mut keyed: Vec<(u32, Option<K>)>, sort: ListSort) -> Vec<u32> {
    keyed.sort_by(|(_, one), (_, other)| match (one, other) {
        (Some(one), Some(other)) if sort.is_reversed => other.cmp(one),
        (Some(one), Some(other)) => one.cmp(other),
        (one, other) => one.is_none().cmp(&other.is_none()),
    });
    keyed.into_iter().map(|it| it.0).collect()
}

/// The texts of a column, concatenated in one string.
struct ColumnTexts {
    all: String,
    ends: Vec<usize>,
}

impl ColumnTexts {
    fn of(
        list: &ListedNames,
        rows: &[u32],
        column: Column,
        notation: Notation,
        is_stopped: &impl Fn() -> bool,
    ) -> Option<Self> {
        let mut texts = Self { all: String::new(), ends: Vec::with_capacity(rows.len()) };
        let columns: Columns = [column].into_iter().collect();
        let mut row_builder = RowBuilder::new(ScanOptions { notation, columns, ..ScanOptions::default() });
        for (at, &row) in rows.iter().enumerate() {
            if at % 256 == 0 && is_stopped() {
                return None;
            }
            let row = row as usize;
            let is_read =
                list.record(row).is_some_and(|it| it.status != super::RegistrationStatus::Unreadable);
            if column == Column::Name {
                texts.all.push_str(list.name(row));
            } else if let (true, Ok(given)) = (is_read, list.input(row)) {
                texts.all.push_str(&row_builder.row(0, given).cell(column).to_string());
            }
            texts.ends.push(texts.all.len());
        }
        Some(texts)
    }

    fn get(&self, at: usize) -> Option<&str> {
        let start = at.checked_sub(1).map_or(0, |it| self.ends[it]);
        Some(&self.all[start..self.ends[at]]).filter(|it| !it.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::super::names::tests::list_of;
    use super::super::{GroupTable, ListFilter, RegistrationStatus};
    use super::{ListSort, ShownRows, filter_and_sort};
    use bidiscope_bidi::name::Notation;
    use bidiscope_list::scan::Column;

    /// Condition 5 in the third, and no name in the fourth.
    const NAMES: [&str; 5] = ["b.com", "\u{5D0}.com", "x\u{5D0}.com", "..", "a.com"];

    fn sorted(column: Column, is_reversed: bool) -> Vec<usize> {
        let list = list_of(&NAMES);
        let mut groups = GroupTable::default();
        for number in [None, Some(2), Some(1), None, Some(2)] {
            groups.push(|it| number.filter(|_| it == Column::CollisionsLtr));
        }
        let how = (ListSort { column, is_reversed }, Notation::Unicode);
        let shown =
            filter_and_sort(&list, Some(&groups), &ListFilter::default(), how, || false).expect("all");
        (0..shown.len()).filter_map(|place| shown.row(place)).collect()
    }

    #[test]
    fn by_every_kind_of_column() {
        assert_eq!(sorted(Column::Line, false), [0, 1, 2, 3, 4]);
        assert_eq!(sorted(Column::Line, true), [4, 3, 2, 1, 0]);
        // By code point; an unreadable name comes last in both.
        assert_eq!(sorted(Column::Name, false), [4, 0, 2, 1, 3]);
        assert_eq!(sorted(Column::Name, true), [1, 2, 0, 4, 3]);
        // Refused, then allowed in the order of the list, then unreadable.
        assert_eq!(sorted(Column::Registration, false), [2, 0, 1, 4, 3]);
        assert_eq!(sorted(Column::Violations, false), [2, 0, 1, 3, 4]);
        assert_eq!(sorted(Column::CollisionsLtr, false), [2, 1, 4, 0, 3]);
        assert_eq!(sorted(Column::CollisionsLtr, true), [1, 4, 2, 0, 3]);
        // In a right-to-left paragraph the display begins with `com.`.
        assert_eq!(sorted(Column::DisplayRtl, false)[0], 4);
    }

    #[test]
    fn only_what_the_filter_keeps() {
        let list = list_of(&NAMES);
        let filter = ListFilter { status: Some(RegistrationStatus::Allowed), ..ListFilter::default() };
        let how = (ListSort { column: Column::Name, is_reversed: false }, Notation::Unicode);
        let shown = filter_and_sort(&list, None, &filter, how, || false).expect("all");
        assert_eq!(shown, ShownRows::Rows(vec![4, 0, 1]));
        assert_eq!((shown.row(1), shown.row(3)), (Some(0), None));
        // Without filter and sort order no indices are stored.
        let plain = filter_and_sort(
            &list,
            None,
            &ListFilter::default(),
            (ListSort::default(), Notation::Unicode),
            || false,
        );
        assert_eq!(plain, Some(ShownRows::First(5)));
        assert_eq!(filter_and_sort(&list, None, &filter, how, || true), None);
    }
}
