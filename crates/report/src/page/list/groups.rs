//! Groups of names of a list that match each other.

use std::collections::BTreeMap;

use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, MatchKind};

use super::{CappedList, ListedName};

/// The most groups that are listed; the others are counted.
const MAX_GROUPS: usize = 200;
/// The most names of a group that are listed; the others are counted.
const MAX_GROUP_MEMBERS: usize = 20;

/// The kinds of matches, and the column of the groups of each.
pub(super) const MATCH_KINDS: [(MatchKind, Column); 8] = [
    (MatchKind::SameName, Column::SameName),
    (MatchKind::SameVariants, Column::SameVariants),
    (MatchKind::Ltr, Column::CollisionsLtr),
    (MatchKind::Rtl, Column::CollisionsRtl),
    (MatchKind::AcrossDirections, Column::CollisionsAcross),
    (MatchKind::OneToOne, Column::CollisionsOneToOne),
    (MatchKind::ConfusableLtr, Column::ConfusableLtr),
    (MatchKind::ConfusableRtl, Column::ConfusableRtl),
];

/// The groups so far, by column and group number.
#[derive(Debug, Default)]
pub(super) struct GroupedNames {
    groups: BTreeMap<(usize, u64), CappedList<ListedName>>,
    /// The greatest group number of each column.
    last: [u64; MATCH_KINDS.len()],
}

/// Names that match each other.
#[derive(Debug)]
pub(super) struct NameGroup {
    pub(super) match_kinds: Vec<MatchKind>,
    pub(super) names: Vec<ListedName>,
    /// The number of names that are not listed.
    pub(super) more: u64,
}

impl GroupedNames {
    /// Adds a name with its group numbers. Groups are numbered in the order of their first names.
    pub(super) fn add(&mut self, name: &ListedName, cells: &GroupCells) {
        for (match_kind, (_, column)) in MATCH_KINDS.into_iter().enumerate() {
            let Some(number) = cells.get(column) else { continue };
            self.last[match_kind] = self.last[match_kind].max(number);
            if number <= MAX_GROUPS as u64 {
                self.groups.entry((match_kind, number)).or_default().push(MAX_GROUP_MEMBERS, || name.clone());
            }
        }
    }

    /// The groups to list, in the order of their first names, and the least number of others. Groups of the same names
    /// in several columns are one.
    pub(super) fn listed(&self) -> (Vec<NameGroup>, u64) {
        let mut listed: BTreeMap<(Vec<u64>, u64), NameGroup> = BTreeMap::new();
        for (&(match_kind, _), names) in &self.groups {
            let lines = names.first.iter().map(|it| it.line).collect();
            let group = listed.entry((lines, names.count)).or_insert_with(|| NameGroup {
                match_kinds: Vec::new(),
                names: names.first.clone(),
                more: names.more(),
            });
            group.match_kinds.push(MATCH_KINDS[match_kind].0);
        }
        let beyond = self.last.iter().map(|it| it.saturating_sub(MAX_GROUPS as u64)).max().unwrap_or(0);
        let more = beyond.max(listed.len().saturating_sub(MAX_GROUPS) as u64);
        (listed.into_values().take(MAX_GROUPS).collect(), more)
    }
}
