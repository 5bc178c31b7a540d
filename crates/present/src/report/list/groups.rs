//! Names of a list that are the same or look alike, put together from the cells of their rows.

use std::collections::BTreeMap;

use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Likeness};

use super::{KeptNames, ListedName};

/// The most groups that are told; the others are counted.
pub const MOST_GROUPS: usize = 200;
/// The most names of a group that are listed; the others are counted.
pub const MOST_OF_A_GROUP: usize = 20;

/// In which ways names can be the same, and the column of the groups in which they are.
pub(super) const LIKENESSES: [(Likeness, Column); 7] = [
    (Likeness::SameName, Column::SameName),
    (Likeness::Ltr, Column::TwinsLtr),
    (Likeness::Rtl, Column::TwinsRtl),
    (Likeness::Across, Column::TwinsAcross),
    (Likeness::OneToOne, Column::TwinsOneToOne),
    (Likeness::AlikeLtr, Column::AlikeLtr),
    (Likeness::AlikeRtl, Column::AlikeRtl),
];

/// The groups so far, each by its column and its number there.
#[derive(Debug, Default)]
pub(super) struct GroupedNames {
    groups: BTreeMap<(usize, u64), KeptNames<ListedName>>,
    /// The greatest number in each column.
    last: [u64; LIKENESSES.len()],
}

/// Names that belong together.
#[derive(Debug)]
pub(super) struct NameGroup {
    pub(super) ways: Vec<Likeness>,
    pub(super) names: Vec<ListedName>,
    /// How many names of it are only counted.
    pub(super) more: u64,
}

impl GroupedNames {
    /// Takes a name with the numbers of its groups. They are numbered in the order of their first names, so that the
    /// first ones are known by their numbers.
    pub(super) fn add(&mut self, name: &ListedName, cells: &GroupCells) {
        for (way, (_, column)) in LIKENESSES.into_iter().enumerate() {
            let Some(number) = cells.get(column) else { continue };
            self.last[way] = self.last[way].max(number);
            if number <= MOST_GROUPS as u64 {
                self.groups.entry((way, number)).or_default().push(MOST_OF_A_GROUP, || name.clone());
            }
        }
    }

    /// The groups by their first names; names that are together in several ways are one group. And how many more
    /// there are at least.
    pub(super) fn told(&self) -> (Vec<NameGroup>, u64) {
        let mut told: BTreeMap<(Vec<u64>, u64), NameGroup> = BTreeMap::new();
        for (&(way, _), names) in &self.groups {
            let lines = names.first.iter().map(|it| it.line).collect();
            let group = told.entry((lines, names.count)).or_insert_with(|| NameGroup {
                ways: Vec::new(),
                names: names.first.clone(),
                more: names.more(),
            });
            group.ways.push(LIKENESSES[way].0);
        }
        let beyond = self.last.iter().map(|it| it.saturating_sub(MOST_GROUPS as u64)).max().unwrap_or(0);
        let more = beyond.max(told.len().saturating_sub(MOST_GROUPS) as u64);
        (told.into_values().take(MOST_GROUPS).collect(), more)
    }
}
