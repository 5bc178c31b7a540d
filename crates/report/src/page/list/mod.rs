//! A report of a list: counts of all names, and details of those that are refused or have a problem.
//!
//! However long the list is, only so much of it is kept as the report shows; all else is counted.

mod breakdown;
mod capped_list;
mod details;
mod flagged;
mod groups;
mod matches;
mod options;
mod section_title;
mod sections;
mod summary;
mod unreadable;

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_idna::verdict::{FindingKind, Permission, Verdict};
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Column, Columns, Concerns, Decision, MatchKind, NameRow, OtherEntries};

use crate::list::{DecisionCounts, ListedName, OtherNames, TakenLines, is_permitted_in_part, kept_values};
use crate::words::error::row_error_message;
use breakdown::Breakdown;
use capped_list::{CappedList, MAX_DETAILED_NAMES};

use flagged::{FlaggedName, FlaggedNames};
use groups::GroupedNames;

pub use details::{decision_blocks, reason_blocks, unreadable_blocks};
pub use matches::kinds_line;
pub use options::{ListReportOptions, ReportedList, UnwrittenEntries};
pub use section_title::section_title;
pub use sections::ListReportEvent;
pub use unreadable::{UnreadableName, unreadable_section};

/// The most names without any problem that are listed; the others are counted.
const MAX_OTHER_NAMES: usize = 1_000;
/// The most unreadable lines, and the most matches with another list, that are listed; the others are counted.
const MAX_LISTED_LINES: usize = 500;

/// Which matches between names the report of a list has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReportedMatches {
    /// None.
    #[default]
    None,
    /// Those of names within the list.
    WithinList,
    /// These, and those with the names of another list.
    WithOtherList,
}

/// Collects the contents of the report of a list: counts of all names, and the names that are listed. First all parts of
/// the list are [merged](Self::merge); then, where matches are reported, those of each row are
/// [added](Self::add_groups); then its [parts](Self::section_events) are made.
#[derive(Debug, Default)]
pub struct ListReport {
    matches: ReportedMatches,
    rows: u64,
    counts: ListCounts,
    unreadable: CappedList<UnreadableName>,
    refused: CappedList<ListedName>,
    /// What was found of the name that is suggested for each of them.
    suggestions: CappedList<ComparedSuggestion>,
    /// Names that may be registered but have a problem, and those whose registration depends on something else.
    flagged: FlaggedNames,
    /// Names that may be registered and have no problem.
    others: CappedList<ListedName>,
    groups: GroupedNames,
    /// Names that match the other list, with the line there for each kind of match.
    other_list_matches: CappedList<(ListedName, Vec<(MatchKind, u64)>)>,
    /// Names that repeat an earlier line, with that line.
    repeated: CappedList<(ListedName, u64)>,
}

/// The rows of a part of a list, collected on the thread that made them, to be [merged](ListReport::merge) into the
/// report.
#[derive(Debug, Default)]
pub struct ListReportPart {
    matches: ReportedMatches,
    rows: u64,
    counts: ListCounts,
    unreadable: CappedList<UnreadableName>,
    refused: CappedList<ListedName>,
    flagged: FlaggedNames,
    others: CappedList<ListedName>,
}

/// What is known of a name of a list beside its [`GroupCells`].
#[derive(Clone, Copy, Debug)]
pub struct NameComparison<'a> {
    /// The disposition of the name as a variant of the name in the line that [`Column::AgainstSameVariants`] has; `None` where
    /// there is none.
    pub disposition: Option<&'a str>,
    /// The entries of [`Column::ContestedWith`].
    pub contested: &'a OtherEntries,
    /// The entries of [`Column::SuggestionContestedWith`]; none where that is not computed.
    pub suggestion_contested: &'a OtherEntries,
    /// The line of the other list that [`Column::AgainstSuggestion`] has, and in which way it matches; `None` where nobody has
    /// the suggested name, or that is not computed.
    pub suggestion_registered: Option<(u64, MatchKind)>,
}

/// What the comparison finds of a suggested name; see [`NameComparison`].
#[derive(Clone, Debug, Default)]
struct ComparedSuggestion {
    contested: OtherEntries,
    registered: Option<(u64, MatchKind)>,
}

/// The section of a report in which a name is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ReportSection {
    /// It may not be registered.
    Refused,
    /// It may be registered or that depends on something else, and it has a problem.
    Flagged,
    /// It may be registered and has no problem.
    Others,
}

/// The section for these results; `None` where the name is not judged.
fn part(registration: Option<Permission>, concerns: Concerns) -> Option<ReportSection> {
    match registration? {
        Permission::Refused => Some(ReportSection::Refused),
        Permission::Allowed if concerns.is_empty() => Some(ReportSection::Others),
        Permission::Allowed | Permission::NeedsReview => Some(ReportSection::Flagged),
        Permission::NotApplicable => None,
    }
}

/// The number of names by category.
#[derive(Debug, Default)]
struct ListCounts {
    /// By what becomes of them.
    decisions: DecisionCounts,
    /// Names that may be registered and are listed with a warning or a match.
    flagged: u64,
    reasons: BTreeMap<FindingKind, u64>,
    bidi: u64,
    violating: u64,
    no_domain_names: u64,
    /// Permitted names with a label that nobody registers.
    permitted_in_part: u64,
    by_zone: Breakdown,
    by_script: Breakdown,
}

impl ListReport {
    /// A report with these matches, of no rows yet.
    pub fn new(matches: ReportedMatches) -> Self {
        Self { matches, ..Self::default() }
    }

    /// The columns with which the rows of a report with these matches must be made.
    pub fn required_columns(matches: ReportedMatches) -> Columns {
        let (has_groups, has_other) =
            (matches != ReportedMatches::None, matches == ReportedMatches::WithOtherList);
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
            Column::Parent,
            Column::Scripts,
        ];
        let of_groups = MatchKind::ALL.into_iter().filter(|_| has_groups);
        let of_groups = of_groups.flat_map(|it| [Some(it.group_column()), has_other.then(|| it.column())]);
        let others = [
            has_groups.then_some(Column::DuplicateOf),
            has_groups.then_some(Column::ContestedWith),
            has_other.then_some(Column::AgainstDisposition),
        ];
        let of_holders = Column::HOLDER_COMPARISONS.into_iter().filter(|_| has_other);
        let of_others = others.into_iter().flatten().chain(of_holders);
        own.into_iter().chain(of_groups.flatten()).chain(of_others).collect()
    }

    /// The lines of the other list, from 1, whose names the report shows; complete once all matches are added.
    pub fn other_list_lines(&self) -> BTreeSet<u64> {
        self.other_list_matches.first.iter().flat_map(|(_, kinds)| kinds.iter().map(|it| it.1)).collect()
    }

    /// Appends the next part of the list, in the list's order. It must have been made for the matches of this report.
    pub fn merge(&mut self, part: ListReportPart) {
        self.rows += part.rows;
        self.counts.join(part.counts);
        self.unreadable.join(MAX_LISTED_LINES, part.unreadable);
        self.refused.join(MAX_DETAILED_NAMES, part.refused);
        self.flagged.join(part.flagged);
        self.others.join(MAX_OTHER_NAMES, part.others);
    }

    /// Adds the matches of a row once all parts are merged, for every row in the order of the list; only for a report with
    /// matches, which without this call does not list the names that are not refused.
    pub fn add_groups(&mut self, name: &ListedName, cells: &GroupCells, compared: NameComparison<'_>) {
        match cells.group_or_line(Column::DuplicateOf) {
            Some(first) => self.repeated.push(MAX_LISTED_LINES, || (name.clone(), first)),
            None => self.groups.add(name, cells),
        }
        let concerns = name.concerns().union(Concerns::from_matches(|column| cells.has_match(column)));
        match part(name.registration, concerns) {
            Some(ReportSection::Flagged) => {
                let decision = name.decision().with_concerns(concerns);
                self.counts.decide(name, decision);
                let others = || OtherNames {
                    concerns,
                    taken: TakenLines::of(
                        |it| cells.group_or_line(it),
                        compared.disposition.map(str::to_owned),
                    ),
                    contested: compared.contested.clone(),
                };
                self.flagged.push(concerns, || FlaggedName { name: name.clone(), others: others() });
            }
            Some(ReportSection::Others) => self.others.push(MAX_OTHER_NAMES, || name.clone()),
            // The names themselves were added with their rows.
            Some(ReportSection::Refused) => {
                self.suggestions.push(MAX_DETAILED_NAMES, || ComparedSuggestion {
                    contested: compared.suggestion_contested.clone(),
                    registered: compared.suggestion_registered,
                });
            }
            None => {}
        }
        let ways = || {
            MatchKind::STRONGEST_FIRST
                .into_iter()
                .filter_map(|it| Some((it, cells.group_or_line(it.column())?)))
        };
        if ways().next().is_some() {
            self.other_list_matches.push(MAX_LISTED_LINES, || (name.clone(), ways().collect()));
        }
    }
}

impl ListReportPart {
    /// A part of the list, without rows yet, for a [report](ListReport::new) with these matches.
    pub fn new(matches: ReportedMatches) -> Self {
        Self { matches, ..Self::default() }
    }

    /// Adds the next row of the part, with its first `kept_count` fields.
    pub fn add(&mut self, row: &NameRow, kept_count: usize) {
        // Else names that are not refused are listed only when their matches are known.
        let has_no_matches = self.matches == ReportedMatches::None;
        self.rows += 1;
        self.counts.decisions.add(Decision::of_row(row));
        if let Some(error) = &row.error {
            let unreadable = || UnreadableName {
                input: row.input.clone(),
                line: Some(row.line),
                reason: row_error_message(error).isolated_text(),
                kept: kept_values(row, kept_count),
            };
            return self.unreadable.push(MAX_LISTED_LINES, unreadable);
        }
        self.counts.add(row);
        let concerns = Concerns::of_row(row);
        match part(row.registration, concerns) {
            Some(ReportSection::Refused) => {
                self.refused.push(MAX_DETAILED_NAMES, || ListedName::of(row, kept_count));
            }
            Some(ReportSection::Flagged) if has_no_matches => {
                let decision = Decision::of_row(row);
                self.counts.flagged += u64::from(decision == Decision::Allowed);
                let flagged =
                    || FlaggedName { name: ListedName::of(row, kept_count), others: OtherNames::default() };
                self.flagged.push(concerns, flagged);
            }
            Some(ReportSection::Others) if has_no_matches => {
                self.others.push(MAX_OTHER_NAMES, || ListedName::of(row, kept_count))
            }
            _ => {}
        }
    }
}

impl ListCounts {
    fn add(&mut self, row: &NameRow) {
        for &kind in &row.reasons {
            *self.reasons.entry(kind).or_default() += 1;
        }
        self.by_zone.add(&row.parent, row);
        // Which script comes first in the name makes no difference.
        let mut scripts: Vec<&str> = row.scripts.split("; ").collect();
        scripts.sort_unstable();
        self.by_script.add(&scripts.join("; "), row);
        self.bidi += u64::from(row.bidi_domain_name == Some(true));
        self.violating += u64::from(row.bidi_rule == Some(Verdict::Violated));
        self.no_domain_names += u64::from(row.reasons == [FindingKind::NotADomainName]);
        self.permitted_in_part += u64::from(is_permitted_in_part(row.registration, &row.name));
    }

    /// Says what becomes of a flagged name, now that other names are known.
    fn decide(&mut self, name: &ListedName, decision: Decision) {
        let by_itself = name.decision();
        if decision == Decision::Allowed {
            self.flagged += 1;
        } else if decision != by_itself {
            self.decisions.recount(by_itself, decision);
            self.permitted_in_part -= u64::from(name.is_permitted_in_part());
        }
    }

    fn join(&mut self, other: Self) {
        self.decisions.join(&other.decisions);
        self.flagged += other.flagged;
        for (kind, count) in other.reasons {
            *self.reasons.entry(kind).or_default() += count;
        }
        self.by_zone.join(other.by_zone);
        self.by_script.join(other.by_script);
        self.bidi += other.bidi;
        self.violating += other.violating;
        self.no_domain_names += other.no_domain_names;
        self.permitted_in_part += other.permitted_in_part;
    }
}
