//! Groups of names of a list that match each other.

use std::collections::BTreeMap;

use bidiscope_list::RowMatches;
use bidiscope_list::scan::NameMatchKind;

use super::capped_list::CappedList;
use crate::list::{ListedName, MatchGroup};

/// The most groups that are listed; the others are counted.
const MAX_GROUPS: usize = 200;
/// The most names of a group that are listed; the others are counted.
const MAX_GROUP_MEMBERS: usize = 20;

/// The groups so far, by the place of their kind among the [strongest](NameMatchKind::STRONGEST_FIRST), and by their numbers.
#[derive(Debug, Default)]
pub(super) struct GroupedNames {
    groups: BTreeMap<(usize, u64), CappedList<ListedName>>,
    /// The greatest group number of each kind.
    last: [u64; NameMatchKind::ALL.len()],
}

impl GroupedNames {
    /// Adds a name with its group numbers. Groups are numbered in the order of their first names.
    pub(super) fn add(&mut self, name: &ListedName, cells: &RowMatches) {
        for (place, kind) in NameMatchKind::STRONGEST_FIRST.into_iter().enumerate() {
            let Some(number) = cells.group_or_line_number(kind.own_list_group_column()) else { continue };
            self.last[place] = self.last[place].max(number);
            if number <= MAX_GROUPS as u64 {
                self.groups.entry((place, number)).or_default().push(MAX_GROUP_MEMBERS, || name.clone());
            }
        }
    }

    /// The groups to list, in the order of their first names, and the least number of others.
    pub(super) fn listed(&self) -> (Vec<MatchGroup<ListedName>>, u64) {
        let mut listed = Vec::new();
        for (&(place, _), names) in &self.groups {
            let kinds = vec![NameMatchKind::STRONGEST_FIRST[place]];
            MatchGroup {
                match_kinds: kinds,
                members: names.first.clone(),
                unlisted_member_count: names.more(),
            }
            .add_to(&mut listed);
        }
        listed.sort_by_cached_key(|it| it.members.iter().map(|it| it.line_number).collect::<Vec<_>>());
        let beyond = self.last.iter().map(|it| it.saturating_sub(MAX_GROUPS as u64)).max().unwrap_or(0);
        let more = beyond.max(listed.len().saturating_sub(MAX_GROUPS) as u64);
        listed.truncate(MAX_GROUPS);
        (listed, more)
    }
}
