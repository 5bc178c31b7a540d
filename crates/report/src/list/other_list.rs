//! How names of a list match another list, such as that of the names that are registered.

use std::collections::BTreeMap;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{RegistryRulesByZone, disposition_as_variant};
use bidiscope_list::scan::{NameMatchKind, ScanColumn};
use bidiscope_words::message;

use super::phrases::match_kind_ids;

/// The columns about the other list whose lines are kept: the ways of matching, and whose the matching names are.
const COLUMNS: [ScanColumn; NameMatchKind::ALL.len() + ScanColumn::COLUMNS_COMPARING_HOLDERS.len()] = {
    let mut columns = [ScanColumn::AgainstSameHolder;
        NameMatchKind::ALL.len() + ScanColumn::COLUMNS_COMPARING_HOLDERS.len()];
    let mut at = 0;
    while at < NameMatchKind::ALL.len() {
        columns[at] = NameMatchKind::ALL[at].other_list_column();
        at += 1;
    }
    columns[at] = ScanColumn::COLUMNS_COMPARING_HOLDERS[0];
    columns[at + 1] = ScanColumn::COLUMNS_COMPARING_HOLDERS[1];
    columns
};

/// A line of the other list in each of [`COLUMNS`]; 0 where none matches.
type MatchedLines = [u32; COLUMNS.len()];

/// The names of a list that match the other list, and the names there that they match. Made by [`OtherListMatches::push_row`]
/// for each name in the order of the list, then by [`OtherListMatches::set_name_at_other_list_line`] for each of the
/// [lines](OtherListMatches::matched_other_list_line_numbers).
#[derive(Clone, Debug, Default)]
pub struct OtherListMatches {
    /// The index of each name that matches, from 0, ascending, with the first line in each way.
    rows: Vec<(u32, MatchedLines)>,
    /// The names of the other list, by their lines.
    names: BTreeMap<u32, Box<str>>,
}

/// How a name matches the other list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherListMatch<'a> {
    /// The first line that matches in the strongest way, from 1.
    pub other_list_line_number: u32,
    /// The strongest way.
    pub match_kind: NameMatchKind,
    /// The name in that line, in logical order; empty where that is not known
    /// ([`OtherListMatches::set_name_at_other_list_line`]).
    pub other_list_name: &'a str,
}

impl OtherListMatch<'_> {
    /// The way and the line in a few words.
    pub fn words(&self) -> String {
        message!(
            other_list_match,
            kind = match_kind_ids(self.match_kind).0,
            line = self.other_list_line_number
        )
        .to_string()
    }
}

impl OtherListMatches {
    /// Adds the name with this index, from 0, if it matches; `other_list_line_number_of` gives the values of its comparison
    /// columns, as
    /// [`RowMatches::group_or_line_number`](bidiscope_list::RowMatches::group_or_line_number) does. To be called in the order
    /// of the list.
    pub fn push_row(
        &mut self,
        row_index: usize,
        other_list_line_number_of: impl Fn(ScanColumn) -> Option<u64>,
    ) {
        let lines = COLUMNS.map(|it| other_list_line_number_of(it).map_or(0, number));
        if lines != MatchedLines::default() {
            self.rows.push((number(row_index as u64), lines));
        }
    }

    /// The lines of the other list, from 1, that any name matches, in no order, each as often as names match it.
    pub fn matched_other_list_line_numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.rows.iter().flat_map(|it| it.1).filter(|&it| it != 0)
    }

    /// The indices, from 0, of the names that match, ascending.
    pub(super) fn rows(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows.iter().map(|it| it.0 as usize)
    }

    /// Sets the name in a line of the other list, in logical order.
    pub fn set_name_at_other_list_line(&mut self, other_list_line_number: u32, name: String) {
        self.names.insert(other_list_line_number, name.into());
    }

    /// The name in a line of the other list; empty where it was not [set](Self::set_name_at_other_list_line).
    pub fn name_at_other_list_line(&self, other_list_line_number: u32) -> &str {
        self.names.get(&other_list_line_number).map_or("", |it| it)
    }

    /// How many names match.
    pub const fn matching_name_count(&self) -> usize {
        self.rows.len()
    }

    /// How the name with this index, from 0, matches most; `None` where it does not match.
    pub fn strongest_match(&self, row_index: usize) -> Option<OtherListMatch<'_>> {
        let lines = self.of(row_index)?;
        let (line, kind) = NameMatchKind::strongest_with_line_number(|it| line_of(lines, it).map(u64::from))?;
        let line = number(line);
        Some(OtherListMatch {
            other_list_line_number: line,
            match_kind: kind,
            other_list_name: self.name_at_other_list_line(line),
        })
    }

    /// The first line of the other list, from 1, that the name with this index, from 0, matches in this way; `None` where it does
    /// not.
    pub fn other_list_line_number(&self, row_index: usize, match_kind: NameMatchKind) -> Option<u32> {
        line_of(self.of(row_index)?, match_kind)
    }

    /// The value of a column about the other list for the name with this index, from 0: a line there, from 1. `None` where it has
    /// none, and for other columns.
    pub fn other_list_line_number_in_column(
        &self,
        row_index: usize,
        comparison_column: ScanColumn,
    ) -> Option<u32> {
        let at = COLUMNS.iter().position(|it| *it == comparison_column)?;
        Some(self.of(row_index)?[at]).filter(|&it| it != 0)
    }

    /// Whether the name with this index matches.
    pub(super) fn is_matching(&self, row: usize) -> bool {
        self.of(row).is_some()
    }

    /// The disposition of `name_of_row`, which has this index from 0, as a variant of the first name of the other list that is
    /// a variant of it; `None` where there is none, or it is not among its variants.
    pub fn disposition_as_other_list_variant(
        &self,
        row_index: usize,
        name_of_row: &str,
        rules: &RegistryRulesByZone,
    ) -> Option<String> {
        let line = self.other_list_line_number(row_index, NameMatchKind::SameVariantSet)?;
        let read = |it: &str| Input::from_scalars(it.chars()).ok();
        let (registered, name) = (read(self.name_at_other_list_line(line))?, read(name_of_row)?);
        disposition_as_variant(rules, &registered, &name)
    }

    /// The place of the name with this index when names are sorted by how they match: the strongest way first.
    pub(super) fn sort_key(&self, row: usize) -> Option<(usize, u32)> {
        let OtherListMatch { other_list_line_number: line, match_kind: kind, .. } =
            self.strongest_match(row)?;
        let strength =
            NameMatchKind::EQUAL_STRENGTHS_STRONGEST_FIRST.into_iter().position(|it| it.contains(&kind))?;
        Some((strength, line))
    }

    /// The memory in use, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.rows.len() * size_of::<(u32, MatchedLines)>()
            + self.names.values().map(|it| it.len() + 2 * size_of::<Box<str>>()).sum::<usize>()
    }

    fn of(&self, row: usize) -> Option<&MatchedLines> {
        let place = self.rows.binary_search_by_key(&number(row as u64), |it| it.0).ok()?;
        Some(&self.rows[place].1)
    }
}

fn line_of(lines: &MatchedLines, kind: NameMatchKind) -> Option<u32> {
    Some(lines[kind as usize]).filter(|&it| it != 0)
}

fn number(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use bidiscope_list::scan::{NameMatchKind, ScanColumn};

    use super::OtherListMatches;

    fn matches() -> OtherListMatches {
        let mut matches = OtherListMatches::default();
        let rows: [&[(ScanColumn, u64)]; 4] = [
            &[
                (ScanColumn::AgainstConfusableLtr, 2),
                (ScanColumn::AgainstRtl, 9),
                (ScanColumn::AgainstLtr, 5),
            ],
            &[(ScanColumn::SameName, 1)],
            &[(ScanColumn::AgainstSameVariants, 4), (ScanColumn::AgainstLtr, 3)],
            &[(ScanColumn::AgainstLtr, 3), (ScanColumn::AgainstSameName, 7)],
        ];
        for (row, cells) in rows.into_iter().enumerate() {
            matches.push_row(row, |column| cells.iter().find(|it| it.0 == column).map(|it| it.1));
        }
        matches
    }

    #[test]
    fn the_strongest_way_decides() {
        let mut matches = matches();
        matches.set_name_at_other_list_line(7, "a.com".to_owned());
        let strongest = |row| {
            matches
                .strongest_match(row)
                .map(|it| (it.other_list_line_number, it.match_kind, it.other_list_name))
        };
        assert_eq!(strongest(0), Some((5, NameMatchKind::SameLtrDisplay, "")));
        // A match within the list itself is none.
        assert_eq!(strongest(1), None);
        assert_eq!(strongest(2), Some((4, NameMatchKind::SameVariantSet, "")));
        assert_eq!(strongest(3), Some((7, NameMatchKind::SameName, "a.com")));
        assert_eq!(matches.other_list_line_number(3, NameMatchKind::SameLtrDisplay), Some(3));
        let mut order = [0, 2, 3];
        order.sort_by_key(|&it| matches.sort_key(it));
        assert_eq!(order, [3, 2, 0]);
    }

    #[test]
    fn those_that_match() {
        let matches = matches();
        assert_eq!(matches.matching_name_count(), 3);
        assert!((0..5).filter(|&it| matches.is_matching(it)).eq([0, 2, 3]));
    }
}
