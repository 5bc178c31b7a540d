//! Every name compared with every other, as the columns are described.

use bidiscope_list::scan::{ComparisonKeys, DisplaysOfName, InBothParagraphs, ScanColumn, ScanColumnSet};
use bidiscope_list::{NameMatchFinder, RowMatches};
use bidiscope_system::threads::WorkProgress;

/// A row of a list with its keys; all of them empty where it cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Row {
    pub(crate) line: u64,
    pub(crate) name: String,
    pub(crate) ascii_name: String,
    /// One-to-one, left to right, right to left.
    pub(crate) displays: [String; 3],
    pub(crate) skeletons: [String; 2],
    pub(crate) variants: Vec<String>,
    pub(crate) without_points: String,
    pub(crate) holder: String,
    pub(crate) may_be_registered: bool,
}

impl Row {
    pub(crate) fn keys(&self) -> ComparisonKeys<'_> {
        let [one_to_one, left_to_right, right_to_left] = self.displays.each_ref().map(String::as_str);
        let [skeleton_ltr, skeleton_rtl] = self.skeletons.each_ref().map(String::as_str);
        ComparisonKeys {
            name: &self.name,
            ascii_name: &self.ascii_name,
            displays: DisplaysOfName { one_to_one, left_to_right, right_to_left },
            skeletons: InBothParagraphs { left_to_right: skeleton_ltr, right_to_left: skeleton_rtl },
            index_label_keys: &self.variants,
            name_without_points: &self.without_points,
            name_holder: &self.holder,
            may_be_registered: self.may_be_registered,
        }
    }

    /// The text that a column of groups, or the one of the other list beside it, goes by.
    fn key(&self, column: ScanColumn) -> &str {
        match column {
            ScanColumn::CollisionsLtr | ScanColumn::AgainstLtr => &self.displays[1],
            ScanColumn::CollisionsRtl | ScanColumn::AgainstRtl => &self.displays[2],
            ScanColumn::CollisionsOneToOne | ScanColumn::AgainstOneToOne => &self.displays[0],
            ScanColumn::ConfusableLtr | ScanColumn::AgainstConfusableLtr => &self.skeletons[0],
            ScanColumn::ConfusableRtl | ScanColumn::AgainstConfusableRtl => &self.skeletons[1],
            ScanColumn::SameName | ScanColumn::AgainstSameName => &self.ascii_name,
            ScanColumn::SameVariants | ScanColumn::AgainstSameVariants => {
                self.variants.first().map_or("", String::as_str)
            }
            ScanColumn::SameWithoutPoints => &self.without_points,
            _ => panic!("{column:?} goes by no text of its own"),
        }
    }

    /// Whether one of the two shows in a left-to-right paragraph as the other in a right-to-left one.
    fn is_across(&self, other: &Self) -> bool {
        let is_shown_as =
            |one: &Self, other: &Self| !one.displays[1].is_empty() && one.displays[1] == other.displays[2];
        is_shown_as(self, other) || is_shown_as(other, self)
    }
}

/// What is found of a row: in the columns that are asked for and no others.
pub(crate) type FoundCells = Vec<(ScanColumn, Option<u64>)>;

/// What the library finds of each row, with so much memory.
pub(crate) fn grouped(columns: ScanColumnSet, memory: u64, list: &[Row], other: &[Row]) -> Vec<FoundCells> {
    let mut grouping = NameMatchFinder::new(columns, memory, &std::env::temp_dir());
    let (before, after) = other.split_at(other.len() / 2);
    for row in before {
        grouping.add_other_list_row(row.line, &row.keys()).expect("there is room");
    }
    for row in list {
        grouping.add_list_row(row.line, &row.keys()).expect("there is room");
    }
    for row in after {
        grouping.add_other_list_row(row.line, &row.keys()).expect("there is room");
    }
    let groups = grouping.find_matches_unless_stopped(&WorkProgress::new()).expect("there is room");
    let mut groups = groups.expect("nobody stops it");
    let text = list.iter().map(|_| text(&groups.next_row_matches().expect("it is there"))).collect();
    assert_eq!(groups.next_row_matches().expect("there is no more"), RowMatches::default());
    text
}

pub(crate) fn text(cells: &RowMatches) -> FoundCells {
    ScanColumn::ALL
        .into_iter()
        .filter(|it| it.compares_with_other_names())
        .map(|it| (it, cells.group_or_line_number(it)))
        .collect()
}

/// The same by comparing everything with everything.
pub(crate) fn plain(columns: ScanColumnSet, list: &[Row], other: &[Row]) -> Vec<FoundCells> {
    let mut all = vec![FoundCells::new(); list.len()];
    for column in ScanColumn::ALL.into_iter().filter(|it| it.compares_with_other_names()) {
        let cells = match column {
            _ if !columns.has(column) => vec![None; list.len()],
            ScanColumn::DuplicateOf => duplicates(list),
            ScanColumn::ContestedWith => {
                contested(list, ScanColumn::COLUMNS_COMPARING_HOLDERS.iter().any(|it| columns.has(*it)))
                    .into_iter()
                    .map(|it| it.first().copied())
                    .collect()
            }
            ScanColumn::CollisionsAcross => numbered(components(list)),
            ScanColumn::AgainstSameHolder | ScanColumn::AgainstOtherHolder => {
                list.iter().map(|it| of_holder(column, it, other)).collect()
            }
            _ if column.concerns_other_list() => list.iter().map(|it| against(column, it, other)).collect(),
            _ => numbered(firsts(list, column)),
        };
        for (text, cell) in all.iter_mut().zip(cells) {
            text.push((column, cell));
        }
    }
    all
}

fn duplicates(list: &[Row]) -> Vec<Option<u64>> {
    let first = |at: usize| list[..at].iter().find(|it| it.name == list[at].name).map(|it| it.line);
    (0..list.len()).map(|at| if list[at].name.is_empty() { None } else { first(at) }).collect()
}

/// For each row of a group its first row.
fn firsts(list: &[Row], column: ScanColumn) -> Vec<Option<usize>> {
    let same = |one: &Row, other: &Row| !one.key(column).is_empty() && one.key(column) == other.key(column);
    let first = |row: &Row| {
        let is_group = list.iter().any(|it| same(it, row) && it.name != row.name);
        if is_group { list.iter().position(|it| same(it, row)) } else { None }
    };
    list.iter().map(first).collect()
}

/// The same for names that are joined one to the next.
fn components(list: &[Row]) -> Vec<Option<usize>> {
    let mut firsts = joined(list, |one, other| one.name == other.name || one.is_across(other));
    for first in 0..list.len() {
        let members = || (0..list.len()).filter(|&it| firsts[it] == Some(first));
        if members().all(|it| list[it].name == list[first].name) {
            members().collect::<Vec<_>>().into_iter().for_each(|it| firsts[it] = None);
        }
    }
    firsts
}

/// The lines of the other rows with the name of each row or a variant of it, of those that may be registered.
pub(crate) fn contested(list: &[Row], compares_holders: bool) -> Vec<Vec<u64>> {
    let is_same = |one: &str, other: &str| !one.is_empty() && one == other;
    let firsts = joined(list, |one, other| {
        let may_both = one.may_be_registered && other.may_be_registered;
        may_both
            && (is_same(&one.name, &other.name)
                || is_same(&one.ascii_name, &other.ascii_name)
                || one.variants.iter().any(|it| other.variants.iter().any(|of| is_same(it, of))))
    });
    let others = |at: usize| {
        // A row that is compared by its characters alone has no holder.
        let holder = |it: &Row| {
            let has_keys = !it.ascii_name.is_empty() || it.variants.iter().any(|it| !it.is_empty());
            (compares_holders && has_keys && !it.holder.is_empty()).then(|| it.holder.clone())
        };
        let of_one = |it: usize| holder(&list[it]).is_some() && holder(&list[it]) == holder(&list[at]);
        let is_other =
            |it: &usize| *it != at && firsts[*it].is_some() && firsts[*it] == firsts[at] && !of_one(*it);
        (0..list.len()).filter(is_other).map(|it| list[it].line).collect()
    };
    (0..list.len()).map(others).collect()
}

/// For each row the first of those that it is joined to, from one to the next; `None` for a row without a name.
fn joined(list: &[Row], are_joined: impl Fn(&Row, &Row) -> bool) -> Vec<Option<usize>> {
    let mut firsts = vec![None; list.len()];
    for start in (0..list.len()).filter(|&it| !list[it].name.is_empty()) {
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            if firsts[at].is_none() {
                firsts[at] = Some(start);
                open.extend(
                    (0..list.len()).filter(|&it| firsts[it].is_none() && are_joined(&list[at], &list[it])),
                );
            }
        }
    }
    firsts
}

/// Groups numbered from 1 by their first rows.
fn numbered(firsts: Vec<Option<usize>>) -> Vec<Option<u64>> {
    let number = |first: usize| (0..=first).filter(|&it| firsts[it] == Some(it)).count() as u64;
    firsts.iter().map(|it| it.map(number)).collect()
}

/// The first line in which the other list has the name or a variant with the holder of the name, or with another.
fn of_holder(column: ScanColumn, row: &Row, other: &[Row]) -> Option<u64> {
    let is_wanted = |it: &&Row| {
        let has_same_holder = !it.holder.is_empty() && it.holder == row.holder;
        has_same_holder == (column == ScanColumn::AgainstSameHolder)
    };
    let first = |is_same: &dyn Fn(&Row) -> bool| {
        other.iter().filter(|it| is_same(it)).find(is_wanted).map(|it| it.line)
    };
    let name = (!row.ascii_name.is_empty()).then(|| first(&|it| it.ascii_name == row.ascii_name));
    let labels = row.variants.iter().filter(|it| !it.is_empty());
    let labels = labels.map(|label| first(&|it| it.variants.contains(label)));
    name.into_iter().chain(labels).flatten().min()
}

fn against(column: ScanColumn, row: &Row, other: &[Row]) -> Option<u64> {
    let matches = |it: &&Row| match column {
        ScanColumn::AgainstSameName => !row.key(column).is_empty() && it.key(column) == row.key(column),
        ScanColumn::AgainstAcross => it.name != row.name && it.is_across(row),
        _ => it.name != row.name && !row.key(column).is_empty() && it.key(column) == row.key(column),
    };
    other.iter().find(matches).map(|it| it.line)
}
