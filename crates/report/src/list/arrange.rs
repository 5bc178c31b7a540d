//! Filtering and sorting the names of a list.

use std::cmp::Reverse;

use bidiscope_bidi::name::{Notation, characters_of};
use bidiscope_list::scan::{NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions};

use serde::Serialize;

use super::columns::ListTableColumn;
use super::decisions::DECISIONS_IN_SORT_ORDER;
use super::filter::ListFilter;
use super::groups::MatchGroupTable;
use super::names::ListedNames;

/// By which column the names of a list are sorted. Names without a value in the column come last; equal ones stay in the
/// order of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ListSort {
    /// The column.
    pub column: ListTableColumn,
    /// Whether the order is descending.
    pub is_reversed: bool,
}

impl Default for ListSort {
    fn default() -> Self {
        Self { column: ListTableColumn::LineNumber, is_reversed: false }
    }
}

/// The rows of the list that the table shows, in the order in which it shows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShownRows {
    /// The first rows of the list, this many, in the order of the list.
    FirstRowCount(usize),
    /// The rows with these indices in the list, from 0, in this order.
    RowIndices(Vec<u32>),
}

impl Default for ShownRows {
    fn default() -> Self {
        Self::FirstRowCount(0)
    }
}

impl ShownRows {
    /// How many names are shown.
    pub fn len(&self) -> usize {
        match self {
            Self::FirstRowCount(count) => *count,
            Self::RowIndices(rows) => rows.len(),
        }
    }

    /// Whether no name is shown.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The index, in the list as it was read, of the name that is shown at this position, both from 0; `None`
    /// beyond the last.
    pub fn row_index(&self, shown_index: usize) -> Option<usize> {
        match self {
            Self::FirstRowCount(count) => (shown_index < *count).then_some(shown_index),
            Self::RowIndices(rows) => rows.get(shown_index).map(|&it| it as usize),
        }
    }

    /// The position at which the name with this index in the list is shown; `None` where it is not.
    pub fn shown_index_of(&self, row_index: usize) -> Option<usize> {
        match self {
            Self::FirstRowCount(count) => (row_index < *count).then_some(row_index),
            Self::RowIndices(rows) => rows.iter().position(|&it| it as usize == row_index),
        }
    }
}

/// The rows of the names that the filter accepts, sorted; `notation` is that of the list. `groups` is `None` while matches are
/// not known: then no name matches another. `None` where `is_stopped` returned `true`, which is asked from time to time.
pub fn filter_and_sort(
    list: &ListedNames,
    groups: Option<&MatchGroupTable>,
    filter: &ListFilter,
    (sort, notation): (ListSort, Notation),
    is_stopped: impl Fn() -> bool,
) -> Option<ShownRows> {
    if filter.keeps_all() && sort == ListSort::default() {
        return Some(ShownRows::FirstRowCount(list.name_count()));
    }
    let mut rows = Vec::new();
    filter.keep(list, groups, |row| {
        rows.push(row);
        !(row % 1024 == 0 && is_stopped())
    });
    let record = |row: u32| list.record_of_row(row as usize);
    let place_of = |row: u32| {
        let decision =
            record(row).map(|it| groups.map_or(it.decision, |all| all.decision(row as usize, it)))?;
        DECISIONS_IN_SORT_ORDER.into_iter().position(|it| it == decision)
    };
    let is_reversed = sort.is_reversed;
    let sorted = match sort.column {
        ListTableColumn::LineNumber => sorted_by(rows.iter().map(|&row| (row, Some(row))), is_reversed),
        ListTableColumn::Registration => sorted_by(rows.iter().map(|&row| (row, place_of(row))), is_reversed),
        // By the first condition that is violated, then by the next.
        ListTableColumn::BidiRuleVerdict => {
            let conditions = |row| record(row).map(|it| it.violated_conditions).filter(|it| !it.is_empty());
            sorted_by(rows.iter().map(|&row| (row, conditions(row).map(Reverse))), is_reversed)
        }
        ListTableColumn::ParentZone => {
            sorted_by(rows.iter().map(|&row| (row, list.parent_zone(row as usize))), is_reversed)
        }
        ListTableColumn::SameListMatches => sorted_by(
            rows.iter().map(|&row| (row, groups.and_then(|it| it.sort_key(row as usize)))),
            is_reversed,
        ),
        ListTableColumn::OtherListMatch => {
            let matches = groups.and_then(MatchGroupTable::other_list);
            sorted_by(
                rows.iter().map(|&row| (row, matches.and_then(|it| it.sort_key(row as usize)))),
                is_reversed,
            )
        }
        column => {
            let texts = ColumnTexts::of(list, &rows, column, notation, &is_stopped)?;
            sorted_by(rows.iter().enumerate().map(|(at, &row)| (row, texts.get(at))), is_reversed)
        }
    };
    (!is_stopped()).then_some(ShownRows::RowIndices(sorted))
}

/// The rows by their keys; those without one come last.
pub(crate) fn sorted_by<K: Ord>(
    keyed: impl Iterator<Item = (u32, Option<K>)>,
    is_reversed: bool,
) -> Vec<u32> {
    let mut keyed: Vec<(u32, Option<K>)> = keyed.collect();
    keyed.sort_by(|(_, one), (_, other)| match (one, other) {
        (Some(one), Some(other)) if is_reversed => other.cmp(one),
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
        column: ListTableColumn,
        notation: Notation,
        is_stopped: &impl Fn() -> bool,
    ) -> Option<Self> {
        let mut texts = Self { all: String::new(), ends: Vec::with_capacity(rows.len()) };
        let columns: ScanColumnSet = [ScanColumn::AsciiName].into_iter().collect();
        let options = ScanOptions {
            name_notation: notation,
            computed_columns: columns,
            trims_white_space: true,
            ..ScanOptions::default()
        };
        let mut row_builder = NameRowBuilder::new(options);
        for (at, &row) in rows.iter().enumerate() {
            if at % 256 == 0 && is_stopped() {
                return None;
            }
            let name = list.name(row as usize);
            if let Some(display) = column.displayed_strategy() {
                let characters = characters_of(name);
                texts.all.push_str(&display.order(&characters).display(&characters));
            } else if column == ListTableColumn::PassedThroughColumns {
                texts.all.push_str(&list.passed_through_values(row as usize).join(" "));
            } else if column == ListTableColumn::Name {
                texts.all.push_str(name);
            } else if !name.is_empty() {
                texts.all.push_str(
                    &row_builder
                        .build_row(0, list.name_bytes_in_list(row as usize))
                        .column_value(ScanColumn::AsciiName)
                        .to_string(),
                );
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
    use super::super::{ListFilter, ListTableColumn, MatchGroupTable};
    use super::{ListSort, ShownRows, filter_and_sort};
    use bidiscope_bidi::name::Notation;
    use bidiscope_list::scan::{RegistrationDecision, ScanColumn};

    /// Condition 5 in the third, and no name in the fourth.
    const NAMES: [&str; 5] = ["b.com", "\u{5D0}.com", "x\u{5D0}.com", "..", "a.com"];

    fn sorted(column: ListTableColumn, is_reversed: bool) -> Vec<usize> {
        let list = list_of(&NAMES);
        let mut groups = MatchGroupTable::default();
        for number in [None, Some(2), Some(1), None, Some(2)] {
            groups.push_row(|it| number.filter(|_| it == ScanColumn::CollisionsLtr));
        }
        let how = (ListSort { column, is_reversed }, Notation::Unicode);
        let shown =
            filter_and_sort(&list, Some(&groups), &ListFilter::default(), how, || false).expect("all");
        (0..shown.len()).filter_map(|place| shown.row_index(place)).collect()
    }

    #[test]
    fn by_every_kind_of_column() {
        assert_eq!(sorted(ListTableColumn::LineNumber, false), [0, 1, 2, 3, 4]);
        assert_eq!(sorted(ListTableColumn::LineNumber, true), [4, 3, 2, 1, 0]);
        // By code point; an unreadable name comes last in both.
        assert_eq!(sorted(ListTableColumn::Name, false), [4, 0, 2, 1, 3]);
        assert_eq!(sorted(ListTableColumn::Name, true), [1, 2, 0, 4, 3]);
        // Refused, then allowed in the order of the list, then unreadable.
        assert_eq!(sorted(ListTableColumn::Registration, false), [2, 0, 1, 4, 3]);
        assert_eq!(sorted(ListTableColumn::BidiRuleVerdict, false), [2, 0, 1, 3, 4]);
        assert_eq!(sorted(ListTableColumn::SameListMatches, false), [2, 1, 4, 0, 3]);
        assert_eq!(sorted(ListTableColumn::SameListMatches, true), [1, 4, 2, 0, 3]);
        // In a right-to-left paragraph the display begins with `com.`.
        assert_eq!(sorted(ListTableColumn::UbaRtlDisplay, false)[0], 4);
    }

    #[test]
    fn only_what_the_filter_keeps() {
        let list = list_of(&NAMES);
        let filter = ListFilter { decision: Some(RegistrationDecision::Allowed), ..ListFilter::default() };
        let how = (ListSort { column: ListTableColumn::Name, is_reversed: false }, Notation::Unicode);
        let shown = filter_and_sort(&list, None, &filter, how, || false).expect("all");
        assert_eq!(shown, ShownRows::RowIndices(vec![4, 0, 1]));
        assert_eq!((shown.row_index(1), shown.row_index(3)), (Some(0), None));
        // Without filter and sort order no indices are stored.
        let plain = filter_and_sort(
            &list,
            None,
            &ListFilter::default(),
            (ListSort::default(), Notation::Unicode),
            || false,
        );
        assert_eq!(plain, Some(ShownRows::FirstRowCount(5)));
        assert_eq!(filter_and_sort(&list, None, &filter, how, || true), None);
    }
}
