//! A report of a list: counts of all names, and details of those that are refused or have a problem.
//!
//! However long the list is, only so much of it is kept as the report shows; all else is counted.

mod details;
mod groups;
mod html;
mod listed_name;
mod matches;
mod summary;

use std::collections::BTreeMap;

use bidiscope_idna::verdict::{FindingKind, Permission, Verdict};
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Columns, Concerns, NameRow};

use super::names::UnreadableName;
use crate::error_text::row_error_text;
use groups::{GroupedNames, MATCH_KINDS};
pub use groups::{MAX_GROUP_MEMBERS, MAX_GROUPS};
pub use html::{ListReportHtml, ListReportOptions};
pub use listed_name::ListedName;
use listed_name::ReportSection;

/// The most refused names, and the most flagged names, that are listed with details; the others are counted.
pub const MAX_DETAILED_NAMES: usize = 500;
/// The most names without any problem that are listed; the others are counted.
pub const MAX_OTHER_NAMES: usize = 1_000;
/// The most unreadable lines, and the most matches with another list, that are listed; the others are counted.
pub const MAX_LISTED_LINES: usize = 500;

/// The contents of the report of a list.
#[derive(Debug, Default)]
pub struct ListReport {
    rows: u64,
    counts: ListCounts,
    unreadable: CappedList<UnreadableName>,
    refused: CappedList<ListedName>,
    /// Names that may be registered but have a problem, and those whose registration depends on something else.
    flagged: CappedList<(ListedName, Concerns)>,
    /// Names that may be registered and have no problem.
    others: CappedList<ListedName>,
    groups: GroupedNames,
    /// Names that match the other list, with the line there for each kind of match.
    other_list_matches: CappedList<(ListedName, Vec<(Column, u64)>)>,
    /// Names that repeat an earlier line, with that line.
    repeated: CappedList<(ListedName, u64)>,
}

/// The rows of a part of a list, to be merged into the report.
#[derive(Debug, Default)]
pub struct ListReportPart {
    rows: u64,
    counts: ListCounts,
    unreadable: CappedList<UnreadableName>,
    refused: CappedList<ListedName>,
    flagged: CappedList<(ListedName, Concerns)>,
    others: CappedList<ListedName>,
}

/// The number of names by category.
#[derive(Debug, Default)]
struct ListCounts {
    permissions: BTreeMap<Permission, u64>,
    reasons: BTreeMap<FindingKind, u64>,
    bidi: u64,
    violating: u64,
    no_domain_names: u64,
    /// Permitted names with a label that nobody registers.
    permitted_in_part: u64,
}

/// The first items of many, and the number of all.
#[derive(Debug)]
struct CappedList<T> {
    first: Vec<T>,
    count: u64,
}

impl<T> Default for CappedList<T> {
    fn default() -> Self {
        Self { first: Vec::new(), count: 0 }
    }
}

impl<T> CappedList<T> {
    /// Counts an item, and keeps it where there is room.
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

    /// The number of items that are not kept.
    fn more(&self) -> u64 {
        self.count - self.first.len() as u64
    }
}

impl ListReport {
    /// The columns that rows need for this report. `has_groups` adds those of names that match within the list, and only
    /// then `has_other` those of matches with another list.
    pub fn columns(has_groups: bool, has_other: bool) -> Columns {
        let own = [
            Column::Line,
            Column::Name,
            Column::AsciiName,
            Column::BidiDomainName,
            Column::BidiRule,
            Column::Error,
            Column::Registration,
            Column::Reasons,
            Column::Warnings,
        ];
        let of_groups = MATCH_KINDS.into_iter().filter(|_| has_groups);
        let of_groups = of_groups.flat_map(|(it, group)| [Some(group), has_other.then(|| it.column())]);
        own.into_iter().chain(of_groups.flatten()).chain(has_groups.then_some(Column::DuplicateOf)).collect()
    }

    /// Appends the next part of the list.
    pub fn merge(&mut self, part: ListReportPart) {
        self.rows += part.rows;
        self.counts.join(part.counts);
        self.unreadable.join(MAX_LISTED_LINES, part.unreadable);
        self.refused.join(MAX_DETAILED_NAMES, part.refused);
        self.flagged.join(MAX_DETAILED_NAMES, part.flagged);
        self.others.join(MAX_OTHER_NAMES, part.others);
    }

    /// Adds the matches of a row, once all rows are known; in the order of the list.
    pub fn add_groups(&mut self, name: &ListedName, cells: &GroupCells) {
        match cells.get(Column::DuplicateOf) {
            Some(first) => self.repeated.push(MAX_LISTED_LINES, || (name.clone(), first)),
            None => self.groups.add(name, cells),
        }
        let concerns = name.concerns().union(Concerns::of_groups(|column| cells.get(column)));
        match name.part(concerns) {
            Some(ReportSection::Flagged) => {
                self.flagged.push(MAX_DETAILED_NAMES, || (name.clone(), concerns));
            }
            Some(ReportSection::Others) => self.others.push(MAX_OTHER_NAMES, || name.clone()),
            // Refused names were added with their rows.
            Some(ReportSection::Refused) | None => {}
        }
        let ways =
            || MATCH_KINDS.into_iter().filter_map(|(it, _)| Some((it.column(), cells.get(it.column())?)));
        if ways().next().is_some() {
            self.other_list_matches.push(MAX_LISTED_LINES, || (name.clone(), ways().collect()));
        }
    }
}

impl ListReportPart {
    /// Adds the next row. Where matches are reported, names that are not refused are sorted into flagged and other
    /// ones only once their groups are added.
    pub fn add(&mut self, row: &NameRow, has_groups: bool) {
        self.rows += 1;
        if let Some(error) = &row.error {
            let unreadable = || UnreadableName {
                input: row.input.clone(),
                line: Some(row.line),
                reason: row_error_text(error),
            };
            return self.unreadable.push(MAX_LISTED_LINES, unreadable);
        }
        self.counts.add(row);
        let concerns = Concerns::of_row(row);
        match listed_name::part(row.registration, concerns) {
            Some(ReportSection::Refused) => self.refused.push(MAX_DETAILED_NAMES, || ListedName::of(row)),
            Some(ReportSection::Flagged) if !has_groups => {
                self.flagged.push(MAX_DETAILED_NAMES, || (ListedName::of(row), concerns));
            }
            Some(ReportSection::Others) if !has_groups => {
                self.others.push(MAX_OTHER_NAMES, || ListedName::of(row))
            }
            _ => {}
        }
    }
}

impl ListCounts {
    fn add(&mut self, row: &NameRow) {
        if let Some(permission) = row.registration {
            *self.permissions.entry(permission).or_default() += 1;
        }
        for &kind in &row.reasons {
            *self.reasons.entry(kind).or_default() += 1;
        }
        self.bidi += u64::from(row.bidi_domain_name == Some(true));
        self.violating += u64::from(row.bidi_rule == Some(Verdict::Violated));
        self.no_domain_names += u64::from(row.reasons == [FindingKind::NotADomainName]);
        self.permitted_in_part += u64::from(listed_name::is_permitted_in_part(row.registration, &row.name));
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
        self.permitted_in_part += other.permitted_in_part;
    }
}
