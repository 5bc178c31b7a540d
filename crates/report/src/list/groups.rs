//! Groups of matching names of a list, and the parts in which the names of a group differ.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::words::list::comma_separator;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::ContestingLines;
use bidiscope_list::scan::{
    ContestingEntries, NameMatchKind, RegistrationConcernSet, RegistrationDecision, ScanColumn,
};
use bidiscope_words::message;

use super::columns::GROUP_COLUMNS;
use super::decisions::RegistrationDecisionCounts;
use super::listed_name::ListedName;
use super::names::ListedNames;
use super::other_list::OtherListMatches;
use super::other_names::{MatchesWithOtherNames, OtherListLinesTakingName};
use super::phrases::match_kind_ids;
use super::record::ListedNameRecord;

/// For every name of a list the numbers of its groups in the comparison columns, and how names match another list. Made by
/// [`MatchGroupTable::push_row`] for each name in the order of the list.
#[derive(Clone, Debug, Default)]
pub struct MatchGroupTable {
    rows: Vec<[u32; GROUP_COLUMNS.len()]>,
    /// For each column the number of names of each group, by the group's number.
    sizes: [Vec<u32>; GROUP_COLUMNS.len()],
    /// The rows whose names, or variants of them, other lines ask for that may have them: the first of these lines, and whether
    /// there are more.
    contested: BTreeMap<usize, (Vec<u64>, bool)>,
    /// How many names match another one; lines that only repeat an earlier one do not count.
    matched: usize,
    /// How names match the other list, where there is one.
    other_list: Option<OtherListMatches>,
}

/// A way in which a name matches other names of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SameListMatch {
    /// It is in a group of names that match each other.
    InGroup {
        /// In which way the names of the group match.
        match_kind: NameMatchKind,
        /// The number of the group among those of this kind, from 1.
        group_number: u32,
        /// The number of other names in the group.
        other_group_member_count: usize,
    },
    /// It repeats the name of an earlier line.
    RepeatsLine {
        /// The number of that line, from 1.
        line_number: u32,
    },
}

/// The matches of one name ([`MatchGroupTable::same_list_matches`]) in a few words, with the numbers of other names; groups of
/// one kind and size stand together: `2 (LTR, RTL), 3 similar (LTR)`.
pub fn same_list_matches_text(matches: &[SameListMatch]) -> String {
    let mut parts: Vec<(&'static str, usize, Vec<String>)> = Vec::new();
    for it in matches {
        let ((kind, direction), number) = match *it {
            SameListMatch::InGroup { match_kind, other_group_member_count, .. } => {
                (match_kind_ids(match_kind), other_group_member_count)
            }
            SameListMatch::RepeatsLine { line_number } => (("repeats", ""), line_number as usize),
        };
        let direction = message!(list_match_direction, direction = direction).to_string();
        match parts.iter_mut().find(|part| (part.0, part.1) == (kind, number)) {
            Some(part) => part.2.push(direction),
            None => parts.push((kind, number, vec![direction])),
        }
    }
    let words = parts.into_iter().map(|(kind, number, directions)| {
        message!(list_match, kind = kind, number = number, directions = directions.join(comma_separator()))
            .to_string()
    });
    words.collect::<Vec<_>>().join(comma_separator())
}

impl MatchGroupTable {
    /// The same table with how names match the other list.
    #[must_use]
    pub fn with_other_list(self, matches: OtherListMatches) -> Self {
        Self { other_list: Some(matches), ..self }
    }

    /// How names match the other list; `None` where there is none.
    pub const fn other_list(&self) -> Option<&OtherListMatches> {
        self.other_list.as_ref()
    }

    /// Says of the last name which lines ask for it too, as
    /// [`NameMatchesByRow::contesting_lines_of_last_row`](bidiscope_list::NameMatchesByRow::contesting_lines_of_last_row) does.
    pub fn set_contesting_lines_of_last_row(&mut self, contesting_lines: ContestingLines<'_>) {
        let ContestingLines { line_numbers, has_more_lines } = contesting_lines;
        if let Some(row) = self.rows.len().checked_sub(1)
            && !line_numbers.is_empty()
        {
            self.contested.insert(row, (line_numbers.to_vec(), has_more_lines));
        }
    }

    /// The entries that ask for the name with this index, from 0, or for a variant of it, and may have it.
    pub fn entries_contesting_row(&self, list: &ListedNames, row_index: usize) -> ContestingEntries {
        let lines = self.contested.get(&row_index);
        let named = |(line_numbers, has_more_lines): &(Vec<u64>, bool)| {
            list.named_entries(ContestingLines { line_numbers, has_more_lines: *has_more_lines })
        };
        lines.map(named).unwrap_or_default()
    }

    /// Adds the group numbers of the next name of the list; `group_or_line_number_of` gives the value of a comparison column, as
    /// [`RowMatches::group_or_line_number`](bidiscope_list::RowMatches::group_or_line_number) does.
    pub fn push_row(&mut self, group_or_line_number_of: impl Fn(ScanColumn) -> Option<u64>) {
        let number =
            |column| group_or_line_number_of(column).map_or(0, |it| u32::try_from(it).unwrap_or(u32::MAX));
        let numbers = GROUP_COLUMNS.map(number);
        self.matched += usize::from(matches_another(&numbers));
        if group_or_line_number_of(ScanColumn::ContestedWith).is_some() {
            self.contested.insert(self.rows.len(), (Vec::new(), false));
        }
        self.rows.push(numbers);
        for ((column, number), sizes) in GROUP_COLUMNS.into_iter().zip(numbers).zip(&mut self.sizes) {
            let number = number as usize;
            // Groups are numbered from 1 in the order of their first names.
            if column == ScanColumn::DuplicateOf || number == 0 || number > self.rows.len() {
                continue;
            }
            if sizes.len() <= number {
                sizes.resize(number + 1, 0);
            }
            sizes[number] += 1;
        }
    }

    /// The value of a comparison column for the name with this index from 0: the number of its group, or the line whose
    /// name it repeats. `None` where it has none.
    pub fn group_or_line_number(&self, row_index: usize, comparison_column: ScanColumn) -> Option<u32> {
        let number = self.rows.get(row_index)?[column_index(comparison_column)?];
        (number != 0).then_some(number)
    }

    /// What becomes of the name with this index, from 0, now that other names are known.
    pub fn decision(&self, row_index: usize, record: &ListedNameRecord) -> RegistrationDecision {
        // As most names, which nothing else has to be known of.
        let is_alone = !self.matches_another(row_index)
            && !self.contested.contains_key(&row_index)
            && !self.other_list.as_ref().is_some_and(|it| it.is_matching(row_index));
        if is_alone { record.decision } else { record.decision.changed_by_concerns(self.concerns(row_index)) }
    }

    /// What is known from other names of the one with this index, from 0.
    pub(super) fn other_names(
        &self,
        list: &ListedNames,
        (row, name): (usize, &ListedName),
        rules: &RegistryRulesByZone,
    ) -> MatchesWithOtherNames {
        // Of a refused name nothing is said of others.
        if !matches!(name.decision(), RegistrationDecision::Allowed | RegistrationDecision::NeedsReview) {
            return MatchesWithOtherNames::default();
        }
        let disposition = self
            .other_list
            .as_ref()
            .and_then(|it| it.disposition_as_other_list_variant(row, &name.name, rules));
        MatchesWithOtherNames {
            concerns: self.concerns(row),
            lines_taking_name: OtherListLinesTakingName::from_comparison_columns(
                |it| self.cell(row, it),
                disposition,
            ),
            contesting_entries: self.entries_contesting_row(list, row),
        }
    }

    fn concerns(&self, row: usize) -> RegistrationConcernSet {
        RegistrationConcernSet::caused_by_other_names(|column| self.cell(row, column).is_some())
    }

    /// The value of a column that is known from other names: a group or a line, and where it is contested any number.
    fn cell(&self, row: usize, column: ScanColumn) -> Option<u64> {
        if column == ScanColumn::ContestedWith {
            return self.contested.contains_key(&row).then_some(1);
        }
        let value = match column.concerns_other_list() {
            true => self.other_list.as_ref()?.other_list_line_number_in_column(row, column),
            false => self.group_or_line_number(row, column),
        };
        value.map(u64::from)
    }

    /// How many names have each decision, now that other names are known.
    pub fn decision_counts(&self, names: &ListedNames) -> RegistrationDecisionCounts {
        let mut counts = names.decision_counts();
        let matched = self.other_list.iter().flat_map(OtherListMatches::rows);
        let rows: BTreeSet<usize> = self.contested.keys().copied().chain(matched).collect();
        for row in rows {
            if let Some(record) = names.record_of_row(row) {
                counts.recount(record.decision, self.decision(row, record));
            }
        }
        counts
    }

    /// The ways in which the name with this index, from 0, matches others. Names that look the same are confusable too;
    /// that is not listed again.
    pub fn same_list_matches(&self, row_index: usize) -> Vec<SameListMatch> {
        let Some(numbers) = self.rows.get(row_index) else { return Vec::new() };
        let count =
            |place: usize| self.sizes[place].get(numbers[place] as usize).map_or(0, |&it| it as usize);
        let is_said = |place: usize| {
            let same_display = match GROUP_COLUMNS[place] {
                ScanColumn::ConfusableLtr => ScanColumn::CollisionsLtr,
                ScanColumn::ConfusableRtl => ScanColumn::CollisionsRtl,
                _ => return false,
            };
            // What looks the same is confusable too, so equally large groups are one.
            column_index(same_display).is_some_and(|it| count(it) == count(place))
        };
        let places = (0..numbers.len()).filter(|&it| numbers[it] != 0 && !is_said(it));
        places
            .map(|it| match NameMatchKind::STRONGEST_FIRST.get(it) {
                Some(&match_kind) => SameListMatch::InGroup {
                    match_kind,
                    group_number: numbers[it],
                    other_group_member_count: count(it).saturating_sub(1),
                },
                None => SameListMatch::RepeatsLine { line_number: numbers[it] },
            })
            .collect()
    }

    /// The place of the name with this index when names are sorted by how they match: groups stand together.
    pub(super) fn sort_key(&self, row: usize) -> Option<(usize, u32)> {
        let numbers = self.rows.get(row)?;
        let place = numbers.iter().position(|&it| it != 0)?;
        Some((place, numbers[place]))
    }

    /// Whether the name with this index, from 0, matches another name. A line that only repeats an earlier one does not.
    pub(super) fn matches_another(&self, row: usize) -> bool {
        self.rows.get(row).is_some_and(matches_another)
    }

    /// How many names match another one of the list; lines that only repeat an earlier one do not count.
    pub const fn matching_name_count(&self) -> usize {
        self.matched
    }

    /// The indices, from 0, of the names with this value in a comparison column, as [`Self::group_or_line_number`] gives it;
    /// ascending.
    pub fn group_row_indices(
        &self,
        comparison_column: ScanColumn,
        group_or_line_number: u32,
    ) -> impl Iterator<Item = usize> {
        let place = column_index(comparison_column);
        let is_in = move |numbers: &[u32; GROUP_COLUMNS.len()]| {
            place.is_some_and(|it| numbers[it] == group_or_line_number)
        };
        self.rows.iter().enumerate().filter(move |(_, numbers)| is_in(numbers)).map(|it| it.0)
    }

    /// The memory that the table uses, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.rows.len() * size_of::<[u32; GROUP_COLUMNS.len()]>()
            + self.sizes.iter().map(|it| it.len() * size_of::<u32>()).sum::<usize>()
            + self.other_list.as_ref().map_or(0, OtherListMatches::bytes)
    }
}

/// Whether a name with these group numbers matches another one.
fn matches_another(numbers: &[u32; GROUP_COLUMNS.len()]) -> bool {
    GROUP_COLUMNS.into_iter().zip(numbers).any(|(column, &it)| column != ScanColumn::DuplicateOf && it != 0)
}

fn column_index(column: ScanColumn) -> Option<usize> {
    GROUP_COLUMNS.iter().position(|&it| it == column)
}

/// The range in which a name differs from another one: between their common beginning and their common end, in
/// characters of its logical order.
pub(super) fn different_range(other: &[char], name: &[char]) -> Range<usize> {
    let same = |(one, other): &(&char, &char)| one == other;
    let before = other.iter().zip(name).take_while(same).count();
    let after = other[before..].iter().rev().zip(name[before..].iter().rev()).take_while(same).count();
    before..name.len() - after
}

#[cfg(test)]
mod tests {
    use super::{MatchGroupTable, SameListMatch, different_range, same_list_matches_text};
    use bidiscope_list::scan::{NameMatchKind, ScanColumn};

    fn table() -> MatchGroupTable {
        let mut table = MatchGroupTable::default();
        for (ltr, repeats) in [(Some(1), None), (None, None), (Some(1), None), (Some(2), Some(1))] {
            table.push_row(|column| match column {
                ScanColumn::CollisionsLtr => ltr,
                ScanColumn::DuplicateOf => repeats,
                _ => None,
            });
        }
        table
    }

    const fn in_group(
        match_kind: NameMatchKind,
        group_number: u32,
        other_group_member_count: usize,
    ) -> SameListMatch {
        SameListMatch::InGroup { match_kind, group_number, other_group_member_count }
    }

    #[test]
    fn the_names_of_a_group() {
        let table = table();
        assert!(table.group_row_indices(ScanColumn::CollisionsLtr, 1).eq([0, 2]));
        assert!(table.matches_another(0) && !table.matches_another(1) && !table.matches_another(9));
        assert_eq!(table.matching_name_count(), 3);
        // No column of groups.
        assert_eq!(table.group_row_indices(ScanColumn::Name, 1).count(), 0);
        let found = |row| table.same_list_matches(row);
        assert_eq!(found(0), [in_group(NameMatchKind::SameLtrDisplay, 1, 1)]);
        assert_eq!(
            found(3),
            [in_group(NameMatchKind::SameLtrDisplay, 2, 0), SameListMatch::RepeatsLine { line_number: 1 }]
        );
        assert!(found(1).is_empty() && found(9).is_empty());
    }

    /// A line that only repeats an earlier one is no other name that looks the same.
    #[test]
    fn repeated_lines_do_not_look_the_same() {
        let mut table = table();
        table.push_row(|it| (it == ScanColumn::DuplicateOf).then_some(2));
        assert_eq!((table.matching_name_count(), table.matches_another(4)), (3, false));
        assert_eq!(table.same_list_matches(4).len(), 1);
    }

    #[test]
    fn names_that_look_the_same_are_not_called_confusable_too() {
        let mut table = MatchGroupTable::default();
        for (same, confusable, confusable_rtl) in [
            (Some(1), Some(1), Some(1)),
            (Some(1), Some(1), None),
            (None, None, Some(1)),
            (Some(2), Some(2), None),
        ] {
            table.push_row(|column| match column {
                ScanColumn::CollisionsLtr => same,
                ScanColumn::ConfusableLtr => confusable,
                ScanColumn::ConfusableRtl => confusable_rtl,
                _ => None,
            });
        }
        // A fifth is confusable with the fourth, and does not look the same.
        table.push_row(|column| (column == ScanColumn::ConfusableLtr).then_some(2));
        let kind = |it: &SameListMatch| match *it {
            SameListMatch::InGroup { match_kind, .. } => Some(match_kind),
            SameListMatch::RepeatsLine { .. } => None,
        };
        let kinds = |row| table.same_list_matches(row).iter().filter_map(kind).collect::<Vec<_>>();
        assert_eq!(kinds(0), [NameMatchKind::SameLtrDisplay, NameMatchKind::ConfusableInLtr]);
        assert_eq!(kinds(1), [NameMatchKind::SameLtrDisplay]);
        assert_eq!(kinds(3), [NameMatchKind::SameLtrDisplay, NameMatchKind::ConfusableLtr]);
        assert_eq!(kinds(4), [NameMatchKind::ConfusableLtr]);
    }

    #[test]
    fn equally_large_groups_are_named_together() {
        let words = same_list_matches_text;
        let [ltr, similar] =
            [NameMatchKind::SameLtrDisplay, NameMatchKind::ConfusableLtr].map(|it| in_group(it, 1, 2));
        let rtl = |other_names| in_group(NameMatchKind::SameRtlDisplay, 7, other_names);
        assert_eq!(words(&[ltr, rtl(2)]), "2 (LTR, RTL)");
        assert_eq!(words(&[ltr, rtl(3)]), "2 (LTR), 3 (RTL)");
        let repeats = SameListMatch::RepeatsLine { line_number: 7 };
        assert_eq!(words(&[similar, repeats]), "2 similar (LTR), repeats line 7");
        assert_eq!(words(&[]), "");
    }

    #[test]
    fn where_a_name_differs() {
        let range = |other: &str, name: &str| {
            let [other, name] = [other, name].map(|it| it.chars().collect::<Vec<char>>());
            different_range(&other, &name)
        };
        assert_eq!((range("abcd", "axyd"), range("axyd", "abcd")), (1..3, 1..3));
        assert_eq!(range("abc", "abc"), 3..3);
        assert_eq!((range("aa", "aaa"), range("aaa", "aa")), (2..3, 2..2));
        assert_eq!((range("", "x"), range("x", "")), (0..1, 0..0));
    }
}
