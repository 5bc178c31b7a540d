//! A report of a list: what is counted of all names, and what is told of those that are refused or have something to look at.
//!
//! However long the list is, only so much of it is kept as the report shows; all else is counted.

mod groups;
mod listed;
mod matches;
mod pages;

use std::collections::BTreeMap;

use bidiscope_idna::verdict::{FindingKind, Permission, Verdict};
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Columns, Concerns, NameRow};

use super::names::UnreadableName;
use groups::{GroupedNames, LIKENESSES};
pub use groups::{MOST_GROUPS, MOST_OF_A_GROUP};
pub use listed::ListedName;
use listed::ReportPart;
pub use pages::{ListAsked, ListPages};

/// The most names that are refused, and that have something to look at, of which all is told; the others are counted.
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
    refused: KeptNames<ListedName>,
    /// Names that may be registered, and have something to look at; and those on which it depends.
    looked_at: KeptNames<(ListedName, Concerns)>,
    /// Names that may be registered, and have nothing.
    others: KeptNames<ListedName>,
    groups: GroupedNames,
    /// Names that are the same as one of the other list, or look it, with its line in each way.
    against: KeptNames<(ListedName, Vec<(Column, u64)>)>,
    /// Names that stand in an earlier line already, with that line.
    repeated: KeptNames<(ListedName, u64)>,
}

/// The rows of a part of a list, on their way to the report.
#[derive(Debug, Default)]
pub struct ListPart {
    rows: u64,
    counts: ListCounts,
    unreadable: KeptNames<UnreadableName>,
    refused: KeptNames<ListedName>,
    looked_at: KeptNames<(ListedName, Concerns)>,
    others: KeptNames<ListedName>,
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
            Column::Warnings,
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
        self.refused.join(MOST_ATTENTION, part.refused);
        self.looked_at.join(MOST_ATTENTION, part.looked_at);
        self.others.join(MOST_OTHERS, part.others);
    }

    /// Takes what is told of a row among the others, once all rows are known; in their order.
    pub fn group(&mut self, name: &ListedName, cells: &GroupCells) {
        match cells.get(Column::DuplicateOf) {
            Some(first) => self.repeated.push(MOST_LINES, || (name.clone(), first)),
            None => self.groups.add(name, cells),
        }
        let concerns = name.concerns().with(Concerns::of_groups(|column| cells.get(column)));
        match name.part(concerns) {
            Some(ReportPart::LookedAt) => {
                self.looked_at.push(MOST_ATTENTION, || (name.clone(), concerns));
            }
            Some(ReportPart::Others) => self.others.push(MOST_OTHERS, || name.clone()),
            // These are known before.
            Some(ReportPart::Refused) | None => {}
        }
        let ways =
            || LIKENESSES.into_iter().filter_map(|(it, _)| Some((it.column(), cells.get(it.column())?)));
        if ways().next().is_some() {
            self.against.push(MOST_LINES, || (name.clone(), ways().collect()));
        }
    }
}

impl ListPart {
    /// Takes the next row. Where groups are told, which of those that are not refused have something to look at is
    /// known only then: see [`ListReport::group`].
    pub fn add(&mut self, row: &NameRow, has_groups: bool) {
        self.rows += 1;
        if let Some(reason) = &row.error {
            let unreadable =
                || UnreadableName { given: row.name.clone(), line: Some(row.line), reason: reason.clone() };
            return self.unreadable.push(MOST_LINES, unreadable);
        }
        self.counts.add(row);
        let concerns = Concerns::of_row(row);
        match listed::part(row.registration, concerns) {
            Some(ReportPart::Refused) => self.refused.push(MOST_ATTENTION, || ListedName::of(row)),
            Some(ReportPart::LookedAt) if !has_groups => {
                self.looked_at.push(MOST_ATTENTION, || (ListedName::of(row), concerns));
            }
            Some(ReportPart::Others) if !has_groups => self.others.push(MOST_OTHERS, || ListedName::of(row)),
            _ => {}
        }
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
