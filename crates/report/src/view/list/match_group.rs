//! The names that match the selected one of a list in one way.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{RulesByZone, disposition_as_variant};
use bidiscope_list::scan::{Column, MatchKind};
use bidiscope_words::message;

use crate::grouped_digits;
use crate::list_text::column_title;

use super::groups::{GroupTable, ListMatch, different_range};
use super::names::ListedNames;
use super::other_list::OtherListMatches;

/// The most names of a group that are listed; the others are counted.
pub(super) const MAX_LISTED_MEMBERS: usize = 100;

/// The names of a list that match the selected one in the same way or ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchGroup {
    /// In which ways, and how many others: `Same in LTR, Same in RTL: 1 other name`.
    pub heading: String,
    titles: String,
    /// What follows from the match under the registry's rules, in a sentence; empty where nothing does.
    pub consequence: String,
    /// The displays in which they match; empty where the display does not matter.
    pub displays: Vec<Strategy>,
    /// The selected name, then the others in the order of the list.
    pub members: Vec<GroupMember>,
    /// The number of names that are not listed.
    pub more: usize,
}

/// A name of a [`MatchGroup`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupMember {
    /// Its index in the list, from 0; `None` for a name of the other list.
    pub row: Option<usize>,
    /// The line on which it begins, from 1, in its own list.
    pub line: u32,
    /// Its characters in logical order.
    pub characters: Vec<Character>,
    /// Its disposition as a variant of the selected name under the ruleset, as `blocked`; empty where it is none.
    pub disposition: String,
    /// The range of the characters, from 0, in which the logical order differs from that of the selected name; empty
    /// for the selected name itself.
    pub moved: Range<usize>,
}

impl MatchGroup {
    /// The names that match the one with this index in this way.
    pub(super) fn of(list: &ListedNames, groups: &GroupTable, row: usize, found: &ListMatch) -> Self {
        let others = groups.members(found.column, found.number).filter(|&it| it != row);
        // The line that is repeated is not among those that repeat it.
        let repeated =
            (found.column == Column::DuplicateOf).then(|| list.row_of_line(found.number)).flatten();
        let rows: Vec<usize> = [row]
            .into_iter()
            .chain(repeated.filter(|&it| it != row))
            .chain(others)
            .take(MAX_LISTED_MEMBERS)
            .collect();
        let count = match found.column {
            Column::DuplicateOf => groups.members(found.column, found.number).count() + 1,
            _ => found.others + 1,
        };
        let line = |row: usize| list.record(row).map_or(0, |it| it.line);
        let members = rows.iter().map(|&it| (Some(it), line(it), list.name(it)));
        Self {
            heading: String::new(),
            titles: column_title(found.column),
            consequence: String::new(),
            displays: displays(found.column).to_vec(),
            members: compared(members),
            more: count.saturating_sub(rows.len()),
        }
        .with_heading()
    }

    /// The name with this index, and the later lines that repeat it; `None` where none does, and for one that repeats another.
    pub(super) fn with_repetitions(list: &ListedNames, groups: &GroupTable, row: usize) -> Option<Self> {
        let line = list.record(row)?.line;
        let repetitions = groups.members(Column::DuplicateOf, line).count();
        let found = ListMatch { column: Column::DuplicateOf, number: line, others: repetitions };
        let group = (repetitions > 0).then(|| Self::of(list, groups, row, &found))?;
        Some(Self { titles: message!(list_repetitions).to_string(), ..group }.with_heading())
    }

    /// The name with this index, and the one of the other list that it matches in this way; `None` where it matches none.
    pub(super) fn with_other_list(
        list: &ListedNames,
        matches: &OtherListMatches,
        row: usize,
        kind: MatchKind,
    ) -> Option<Self> {
        let line = matches.line(row, kind)?;
        let selected = (Some(row), list.record(row).map_or(0, |it| it.line), list.name(row));
        let group = Self {
            heading: String::new(),
            titles: column_title(kind.column()),
            consequence: String::new(),
            displays: displays(kind.column()).to_vec(),
            members: compared([selected, (None, line, matches.name(line))].into_iter()),
            more: 0,
        };
        Some(group.with_heading())
    }

    /// The same with the dispositions of the names as variants of the first one.
    pub(super) fn with_dispositions(mut self, rules: &RulesByZone) -> Self {
        let read = |it: &GroupMember| Input::from_scalars(it.characters.iter().map(|it| it.scalar)).ok();
        let selected = self.members.first().and_then(read);
        for member in self.members.iter_mut().skip(1) {
            let both = selected.as_ref().zip(read(member));
            let disposition = both.and_then(|(selected, name)| {
                disposition_as_variant(rules, selected.labelled(), name.labelled())
            });
            member.disposition = disposition.unwrap_or_default();
        }
        let has = |id: &str| self.members.iter().any(|it| it.disposition == id);
        self.consequence = match (has("blocked"), has("allocatable") || has("activated")) {
            (false, false) => String::new(),
            (true, false) => message!(list_variants_blocked).to_string(),
            (false, true) => message!(list_variants_for_one_holder).to_string(),
            (true, true) => message!(list_variants_of_both_kinds).to_string(),
        };
        self
    }

    fn with_heading(mut self) -> Self {
        let others = (self.members.len() + self.more).saturating_sub(1);
        let digits = grouped_digits(others);
        let is_same =
            |it: &GroupMember| it.moved.is_empty() && self.members[0].characters.len() == it.characters.len();
        let of = if self.members.iter().all(is_same) { "same" } else { "others" };
        self.heading =
            message!(list_group, title = &self.titles, of = of, count = others, digits = digits).to_string();
        self
    }
}

/// Members of a group, each its index, line and name; the first is the one with which the others are compared.
fn compared<'a>(members: impl Iterator<Item = (Option<usize>, u32, &'a str)>) -> Vec<GroupMember> {
    let scalars = |it: &[Character]| it.iter().map(|it| it.scalar).collect::<Vec<char>>();
    let mut selected: Option<Vec<char>> = None;
    let member = |(row, line, name)| {
        let characters = characters_of(name);
        let own = scalars(&characters);
        let moved = different_range(selected.get_or_insert_with(|| own.clone()), &own);
        GroupMember { row, line, characters, disposition: String::new(), moved }
    };
    members.map(member).collect()
}

/// The groups with one more; groups of the same names are one.
pub(super) fn with_group(mut groups: Vec<MatchGroup>, group: MatchGroup) -> Vec<MatchGroup> {
    // Of names beyond those that are listed nothing is known.
    let is_same = |it: &MatchGroup| {
        it.more == 0 && group.more == 0 && it.members == group.members && it.consequence == group.consequence
    };
    let Some(place) = groups.iter().position(is_same) else {
        groups.push(group);
        return groups;
    };
    let mut same = groups.remove(place);
    same.titles = format!("{}, {}", same.titles, group.titles);
    let others = group.displays.into_iter().filter(|it| !same.displays.contains(it));
    same.displays = same.displays.iter().copied().chain(others).collect();
    groups.insert(place, same.with_heading());
    groups
}

/// The displays in which names of a group match.
const fn displays(column: Column) -> &'static [Strategy] {
    match column {
        Column::CollisionsLtr | Column::ConfusableLtr | Column::AgainstLtr | Column::AgainstConfusableLtr => {
            &[Strategy::UbaLtr]
        }
        Column::CollisionsRtl | Column::ConfusableRtl | Column::AgainstRtl | Column::AgainstConfusableRtl => {
            &[Strategy::UbaRtl]
        }
        Column::CollisionsOneToOne | Column::AgainstOneToOne => &[Strategy::OneToOne],
        Column::CollisionsAcross | Column::AgainstAcross => &[Strategy::UbaLtr, Strategy::UbaRtl],
        _ => &[],
    }
}
