//! Names of a list that match each other.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{RegistryRulesByZone, disposition_as_variant};
use bidiscope_list::scan::{NameMatchKind, ScanColumn};
use bidiscope_words::{Message, message};

use crate::grouped_digits;

use super::groups::{MatchGroupTable, SameListMatch, different_range};
use super::names::ListedNames;
use super::other_list::OtherListMatches;

/// The most names of a group that are listed of the selected name; the others are counted.
pub(super) const MAX_LISTED_MEMBERS: usize = 100;

/// Names that match each other in the same way or ways; `M` is what is known of each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchGroup<M> {
    /// The ways; none for lines that repeat a name.
    pub match_kinds: Vec<NameMatchKind>,
    /// The names that are listed, in the order of the list; of the groups of the selected name that one first.
    pub members: Vec<M>,
    /// The number of names that are not listed.
    pub unlisted_member_count: u64,
}

/// A name of a group of the selected name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchGroupMember {
    /// Its index in the list, from 0; `None` for a name of the other list.
    pub same_list_row_index: Option<usize>,
    /// The line on which it begins, from 1, in its own list.
    pub line_number: u32,
    /// Its characters in logical order.
    pub characters: Vec<Character>,
    /// Its disposition as a variant of the selected name under the ruleset, as `blocked`; empty where it is none.
    pub variant_disposition: String,
    /// The range of the characters, from 0, in which the logical order differs from that of the selected name; empty
    /// for the selected name itself.
    pub character_range_differing_from_selected: Range<usize>,
}

impl<M: PartialEq> MatchGroup<M> {
    /// Adds the group to others: groups of the same names are one.
    pub(crate) fn add_to(self, groups: &mut Vec<Self>) {
        match groups
            .iter_mut()
            .find(|it| it.unlisted_member_count == self.unlisted_member_count && it.members == self.members)
        {
            Some(same) => same.match_kinds.extend(self.match_kinds),
            None => groups.push(self),
        }
    }
}

impl MatchGroup<MatchGroupMember> {
    /// The names that match the one with this index in this way.
    pub(super) fn of(
        list: &ListedNames,
        groups: &MatchGroupTable,
        (row, rules): (usize, &RegistryRulesByZone),
        found: &SameListMatch,
    ) -> Self {
        let (match_kinds, column, number, repeated) = match *found {
            SameListMatch::InGroup { match_kind, group_number, .. } => {
                (vec![match_kind], match_kind.own_list_group_column(), group_number, None)
            }
            // The line that is repeated is not among those that repeat it.
            SameListMatch::RepeatsLine { line_number } => {
                (Vec::new(), ScanColumn::DuplicateOf, line_number, list.row_of_line(line_number))
            }
        };
        let others = groups.group_row_indices(column, number).filter(|&it| it != row);
        let rows: Vec<usize> = [row]
            .into_iter()
            .chain(repeated.filter(|&it| it != row))
            .chain(others)
            .take(MAX_LISTED_MEMBERS)
            .collect();
        let count = match *found {
            SameListMatch::RepeatsLine { .. } => groups.group_row_indices(column, number).count() + 1,
            SameListMatch::InGroup { other_group_member_count, .. } => other_group_member_count + 1,
        };
        let line = |row: usize| list.record_of_row(row).map_or(0, |it| it.line_number);
        let members = rows.iter().map(|&it| (Some(it), line(it), list.name(it)));
        Self {
            match_kinds,
            members: compared(members),
            unlisted_member_count: count.saturating_sub(rows.len()) as u64,
        }
        .with_dispositions(rules)
    }

    /// The name with this index, and the later lines that repeat it; `None` where none does, and for one that repeats another.
    pub(super) fn with_repetitions(
        list: &ListedNames,
        groups: &MatchGroupTable,
        (row, rules): (usize, &RegistryRulesByZone),
    ) -> Option<Self> {
        let line = list.record_of_row(row)?.line_number;
        let is_repeated = groups.group_row_indices(ScanColumn::DuplicateOf, line).next().is_some();
        let found = SameListMatch::RepeatsLine { line_number: line };
        is_repeated.then(|| Self::of(list, groups, (row, rules), &found))
    }

    /// The name with this index, and the one of the other list that it matches in this way; `None` where it matches none.
    pub(super) fn with_other_list(
        list: &ListedNames,
        matches: &OtherListMatches,
        (row, rules): (usize, &RegistryRulesByZone),
        kind: NameMatchKind,
    ) -> Option<Self> {
        let line = matches.other_list_line_number(row, kind)?;
        let selected = (Some(row), list.record_of_row(row).map_or(0, |it| it.line_number), list.name(row));
        let members = compared([selected, (None, line, matches.name_at_other_list_line(line))].into_iter());
        Some(Self { match_kinds: vec![kind], members, unlisted_member_count: 0 }.with_dispositions(rules))
    }

    /// The same with the dispositions of the names as variants of the first one, where they match as variants.
    fn with_dispositions(mut self, rules: &RegistryRulesByZone) -> Self {
        if !self.match_kinds.contains(&NameMatchKind::SameVariantSet) {
            return self;
        }
        let read = |it: &MatchGroupMember| Input::from_scalars(it.characters.iter().map(|it| it.scalar)).ok();
        let selected = self.members.first().and_then(read);
        for member in self.members.iter_mut().skip(1) {
            let both = selected.as_ref().zip(read(member));
            let disposition =
                both.and_then(|(selected, name)| disposition_as_variant(rules, selected, &name));
            member.variant_disposition = disposition.unwrap_or_default();
        }
        self
    }

    /// The displays in which they match; none where the display does not matter.
    pub fn matching_strategies(&self) -> Vec<Strategy> {
        let mut displays = Vec::new();
        for &display in self.match_kinds.iter().flat_map(|&it| displays_of(it)) {
            if !displays.contains(&display) {
                displays.push(display);
            }
        }
        displays
    }

    /// How many other names there are, and where.
    pub fn heading(&self) -> Message<'static> {
        let count = (self.members.len() as u64 + self.unlisted_member_count).saturating_sub(1);
        let of = match self.members.last() {
            Some(MatchGroupMember { same_list_row_index: None, .. }) => "other-list",
            _ if self.match_kinds.is_empty() => "same",
            _ => "others",
        };
        message!(list_group, of = of, count = count, digits = grouped_digits(count as usize))
    }

    /// What follows from the match under the registry's rules, in a sentence; `None` where nothing does.
    pub fn consequence(&self) -> Option<Message<'static>> {
        let has = |id: &str| self.members.iter().any(|it| it.variant_disposition == id);
        match (has("blocked"), has("allocatable") || has("activated")) {
            (false, false) => None,
            (true, false) => Some(message!(list_variants_blocked)),
            (false, true) => Some(message!(list_variants_for_one_holder)),
            (true, true) => Some(message!(list_variants_of_both_kinds)),
        }
    }
}

/// Members of a group, each its index, line and name; the first is the one with which the others are compared.
fn compared<'a>(members: impl Iterator<Item = (Option<usize>, u32, &'a str)>) -> Vec<MatchGroupMember> {
    let scalars = |it: &[Character]| it.iter().map(|it| it.scalar).collect::<Vec<char>>();
    let mut selected: Option<Vec<char>> = None;
    let member = |(row, line, name)| {
        let characters = characters_of(name);
        let own = scalars(&characters);
        let moved = different_range(selected.get_or_insert_with(|| own.clone()), &own);
        MatchGroupMember {
            same_list_row_index: row,
            line_number: line,
            characters,
            variant_disposition: String::new(),
            character_range_differing_from_selected: moved,
        }
    };
    members.map(member).collect()
}

/// The displays in which names match.
const fn displays_of(kind: NameMatchKind) -> &'static [Strategy] {
    match kind {
        NameMatchKind::SameLtrDisplay | NameMatchKind::ConfusableLtr => &[Strategy::UbaLtr],
        NameMatchKind::SameRtlDisplay | NameMatchKind::ConfusableInLtr => &[Strategy::UbaRtl],
        NameMatchKind::SameOneToOneDisplay => &[Strategy::OneToOne],
        NameMatchKind::SameDisplayAcrossDirections => &[Strategy::UbaLtr, Strategy::UbaRtl],
        NameMatchKind::SameName | NameMatchKind::SameVariantSet => &[],
    }
}
