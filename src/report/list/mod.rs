//! A report of a list: what is counted of all names, and what is told of those that need attention.
//!
//! However long the list is, only so much of it is kept as the report shows; all else is counted.

mod groups;
mod pages;

use std::collections::BTreeMap;

use crate::list::GroupCells;
use crate::scan::{Column, Columns, NameRow};
use crate::verdict::{FindingKind, Permission, Verdict};

use super::names::UnreadableName;
use groups::{GroupedNames, LIKENESSES};
pub use groups::{MOST_GROUPS, MOST_OF_A_GROUP};
pub use pages::{ListAsked, ListPages};

/// The most names that need attention of which all is told; the others are counted.
pub const MOST_ATTENTION: usize = 500;
/// The most other names that are listed; the others are counted.
pub const MOST_OTHERS: usize = 1_000;
/// The most lines that cannot be read, and that match another list, that are listed; the others are counted.
pub const MOST_LINES: usize = 500;

/// What is known of a list.
#[derive(Debug, Default)]
pub struct ListReport {
    rows: u64,
    counts: ListCounts,
    unreadable: KeptNames<UnreadableName>,
    attention: KeptNames<ListedName>,
    others: KeptNames<ListedName>,
    groups: GroupedNames,
    /// Names that are the same as one of the other list, or look it, with its line in each way.
    against: KeptNames<(ListedName, Vec<(Column, u64)>)>,
    repeated: u64,
}

/// The rows of a part of a list, on their way to the report.
#[derive(Debug, Default)]
pub struct ListPart {
    rows: u64,
    counts: ListCounts,
    unreadable: KeptNames<UnreadableName>,
    attention: KeptNames<ListedName>,
    others: KeptNames<ListedName>,
}

/// A name of the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListedName {
    /// The line in which it begins, from 1.
    pub line: u64,
    /// Its characters in logical order.
    pub name: String,
    /// It in the DNS; empty where UTS #46 refuses it.
    pub a_name: String,
    /// The answer to "may this be registered?"
    registration: Option<Permission>,
    /// The kinds of findings behind that.
    because: Vec<FindingKind>,
}

/// How many names there are of a kind.
#[derive(Debug, Default)]
struct ListCounts {
    permissions: BTreeMap<Permission, u64>,
    reasons: BTreeMap<FindingKind, u64>,
    bidi: u64,
    violating: u64,
    no_domain_names: u64,
}

/// The first of many, and how many they are.
#[derive(Debug)]
struct KeptNames<T> {
    first: Vec<T>,
    count: u64,
}

impl<T> Default for KeptNames<T> {
    fn default() -> Self {
        Self { first: Vec::new(), count: 0 }
    }
}

impl<T> KeptNames<T> {
    /// One more, which is made only where there is room.
    fn push(&mut self, most: usize, make: impl FnOnce() -> T) {
        self.count += 1;
        if self.first.len() < most {
            self.first.push(make());
        }
    }

    fn join(&mut self, most: usize, other: Self) {
        self.count += other.count;
        let room = most.saturating_sub(self.first.len());
        self.first.extend(other.first.into_iter().take(room));
    }

    /// How many are only counted.
    fn more(&self) -> u64 {
        self.count - self.first.len() as u64
    }
}

impl ListReport {
    /// The columns that the report is made from; those of groups where these are told, and those of another list
    /// where there is one.
    pub fn columns(has_groups: bool, has_other: bool) -> Columns {
        let own = [
            Column::Line,
            Column::Name,
            Column::AName,
            Column::BidiDomainName,
            Column::BidiRule,
            Column::Error,
            Column::Registration,
            Column::Because,
        ];
        let of_groups = LIKENESSES.into_iter().filter(|_| has_groups);
        let of_groups = of_groups.flat_map(|(it, group)| [Some(group), has_other.then(|| it.column())]);
        own.into_iter().chain(of_groups.flatten()).chain(has_groups.then_some(Column::DuplicateOf)).collect()
    }

    /// Takes the next rows of the list.
    pub fn take(&mut self, part: ListPart) {
        self.rows += part.rows;
        self.counts.join(part.counts);
        self.unreadable.join(MOST_LINES, part.unreadable);
        self.attention.join(MOST_ATTENTION, part.attention);
        self.others.join(MOST_OTHERS, part.others);
    }

    /// Takes what is told of a row among the others, once all rows are known; in their order.
    pub fn group(&mut self, name: &ListedName, cells: &GroupCells) {
        self.repeated += u64::from(cells.get(Column::DuplicateOf).is_some());
        if cells.get(Column::DuplicateOf).is_none() {
            self.groups.add(name, cells);
        }
        let ways =
            || LIKENESSES.into_iter().filter_map(|(it, _)| Some((it.column(), cells.get(it.column())?)));
        if ways().next().is_some() {
            self.against.push(MOST_LINES, || (name.clone(), ways().collect()));
        }
    }
}

impl ListPart {
    /// Takes the next row.
    pub fn add(&mut self, row: &NameRow) {
        self.rows += 1;
        if let Some(reason) = &row.error {
            let unreadable =
                || UnreadableName { given: row.name.clone(), line: Some(row.line), reason: reason.clone() };
            return self.unreadable.push(MOST_LINES, unreadable);
        }
        self.counts.add(row);
        let needs_attention =
            row.registration != Some(Permission::Allowed) || row.bidi_rule == Some(Verdict::Violated);
        let (kept, most) = match needs_attention {
            true => (&mut self.attention, MOST_ATTENTION),
            false => (&mut self.others, MOST_OTHERS),
        };
        kept.push(most, || ListedName {
            line: row.line,
            name: row.name.clone(),
            a_name: row.a_name.clone().unwrap_or_default(),
            registration: row.registration,
            because: row.because.clone(),
        });
    }
}

impl ListCounts {
    fn add(&mut self, row: &NameRow) {
        if let Some(permission) = row.registration {
            *self.permissions.entry(permission).or_default() += 1;
        }
        for &kind in &row.because {
            *self.reasons.entry(kind).or_default() += 1;
        }
        self.bidi += u64::from(row.bidi_domain_name == Some(true));
        self.violating += u64::from(row.bidi_rule == Some(Verdict::Violated));
        self.no_domain_names += u64::from(row.because == [FindingKind::NoDomainName]);
    }

    fn join(&mut self, other: Self) {
        for (permission, count) in other.permissions {
            *self.permissions.entry(permission).or_default() += count;
        }
        for (kind, count) in other.reasons {
            *self.reasons.entry(kind).or_default() += count;
        }
        self.bidi += other.bidi;
        self.violating += other.violating;
        self.no_domain_names += other.no_domain_names;
    }
}
