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

use bidiscope_idna::verdict::{FindingKind, RegistrationPermission, RuleVerdict};
use bidiscope_list::RowMatches;
use bidiscope_list::scan::{
    ContestingEntries, NameMatchKind, NameRow, RegistrationConcernSet, RegistrationDecision, ScanColumn,
    ScanColumnSet,
};

use crate::list::{
    ListedName, MatchesWithOtherNames, OtherListLinesTakingName, RegistrationDecisionCounts,
    is_permitted_despite_unregistrable_label, passed_through_values,
};
use crate::words::error::row_error_message;
use breakdown::Breakdown;
use capped_list::{CappedList, MAX_DETAILED_NAMES};

use flagged::{FlaggedName, FlaggedNames};
use groups::GroupedNames;

pub use details::{decision_reason_blocks, registration_decision_blocks, unreadable_entry_blocks};
pub use matches::match_kinds_line;
pub use options::{LastLine, ListReportOptions, ReportedList, UnwrittenEntryCounts};
pub use section_title::section_title;
pub use sections::ListReportSectionEvent;
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
    other_list_matches: CappedList<(ListedName, Vec<(NameMatchKind, u64)>)>,
    /// Names that repeat an earlier line, with that line.
    repeated: CappedList<(ListedName, u64)>,
}

/// The rows of a part of a list, collected on the thread that made them, to be [merged](ListReport::merge) into the
/// report.
#[derive(Debug, Default)]
pub struct PartialListReport {
    matches: ReportedMatches,
    rows: u64,
    counts: ListCounts,
    unreadable: CappedList<UnreadableName>,
    refused: CappedList<ListedName>,
    flagged: FlaggedNames,
    others: CappedList<ListedName>,
}

/// What is known of a name of a list beside its [`RowMatches`].
#[derive(Clone, Copy, Debug)]
pub struct NameComparison<'a> {
    /// The disposition of the name as a variant of the name in the line that [`ScanColumn::AgainstSameVariants`] has; `None`
    /// where there is none.
    pub variant_disposition: Option<&'a str>,
    /// The entries of [`ScanColumn::ContestedWith`].
    pub contesting_entries: &'a ContestingEntries,
    /// The entries of [`ScanColumn::SuggestionContestedWith`]; none where that is not computed.
    pub entries_contesting_suggestion: &'a ContestingEntries,
    /// The line of the other list that [`ScanColumn::AgainstSuggestion`] has; `None` where nobody has the suggested name, or
    /// that is not computed.
    pub registered_suggestion: Option<RegisteredLineMatch>,
}

/// A line of the other list that matches a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegisteredLineMatch {
    /// The number of the line, from 1.
    pub line_number: u64,
    /// In which way it matches.
    pub match_kind: NameMatchKind,
}

/// What the comparison finds of a suggested name; see [`NameComparison`].
#[derive(Clone, Debug, Default)]
struct ComparedSuggestion {
    contested: ContestingEntries,
    registered: Option<RegisteredLineMatch>,
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
fn part(
    registration: Option<RegistrationPermission>,
    concerns: RegistrationConcernSet,
) -> Option<ReportSection> {
    match registration? {
        RegistrationPermission::Refused => Some(ReportSection::Refused),
        RegistrationPermission::Allowed if concerns.has_no_concern() => Some(ReportSection::Others),
        RegistrationPermission::Allowed | RegistrationPermission::NeedsReview => Some(ReportSection::Flagged),
        RegistrationPermission::NotApplicable => None,
    }
}

/// The number of names by category.
#[derive(Debug, Default)]
struct ListCounts {
    /// By what becomes of them.
    decisions: RegistrationDecisionCounts,
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
    pub fn required_row_columns(reported_matches: ReportedMatches) -> ScanColumnSet {
        let (has_groups, has_other) =
            (reported_matches != ReportedMatches::None, reported_matches == ReportedMatches::WithOtherList);
        let own = [
            ScanColumn::Line,
            ScanColumn::Name,
            ScanColumn::AsciiName,
            ScanColumn::BidiDomainName,
            ScanColumn::BidiRule,
            ScanColumn::Error,
            ScanColumn::Registration,
            ScanColumn::Reasons,
            ScanColumn::Warnings,
            ScanColumn::Parent,
            ScanColumn::Scripts,
        ];
        let of_groups = NameMatchKind::ALL.into_iter().filter(|_| has_groups);
        let of_groups = of_groups
            .flat_map(|it| [Some(it.own_list_group_column()), has_other.then(|| it.other_list_column())]);
        let others = [
            has_groups.then_some(ScanColumn::DuplicateOf),
            has_groups.then_some(ScanColumn::ContestedWith),
            has_other.then_some(ScanColumn::AgainstDisposition),
        ];
        let of_holders = ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().filter(|_| has_other);
        let of_others = others.into_iter().flatten().chain(of_holders);
        own.into_iter().chain(of_groups.flatten()).chain(of_others).collect()
    }

    /// The lines of the other list, from 1, whose names the report shows; complete once all matches are added.
    pub fn other_list_line_numbers(&self) -> BTreeSet<u64> {
        self.other_list_matches.first.iter().flat_map(|(_, kinds)| kinds.iter().map(|it| it.1)).collect()
    }

    /// Appends the next part of the list, in the list's order. It must have been made for the matches of this report.
    pub fn merge(&mut self, part: PartialListReport) {
        self.rows += part.rows;
        self.counts.join(part.counts);
        self.unreadable.join(MAX_LISTED_LINES, part.unreadable);
        self.refused.join(MAX_DETAILED_NAMES, part.refused);
        self.flagged.join(part.flagged);
        self.others.join(MAX_OTHER_NAMES, part.others);
    }

    /// Adds the matches of a row once all parts are merged, for every row in the order of the list; only for a report with
    /// matches, which without this call does not list the names that are not refused.
    pub fn add_groups(&mut self, name: &ListedName, cells: &RowMatches, compared: NameComparison<'_>) {
        match cells.group_or_line_number(ScanColumn::DuplicateOf) {
            Some(first) => self.repeated.push(MAX_LISTED_LINES, || (name.clone(), first)),
            None => self.groups.add(name, cells),
        }
        let concerns = name
            .concerns()
            .union(RegistrationConcernSet::caused_by_other_names(|column| cells.has_match_in_column(column)));
        match part(name.registration_permission, concerns) {
            Some(ReportSection::Flagged) => {
                let decision = name.decision().changed_by_concerns(concerns);
                self.counts.decide(name, decision);
                let others = || MatchesWithOtherNames {
                    concerns,
                    lines_taking_name: OtherListLinesTakingName::from_comparison_columns(
                        |it| cells.group_or_line_number(it),
                        compared.variant_disposition.map(str::to_owned),
                    ),
                    contesting_entries: compared.contesting_entries.clone(),
                };
                self.flagged.push(concerns, || FlaggedName { name: name.clone(), others: others() });
            }
            Some(ReportSection::Others) => self.others.push(MAX_OTHER_NAMES, || name.clone()),
            // The names themselves were added with their rows.
            Some(ReportSection::Refused) => {
                self.suggestions.push(MAX_DETAILED_NAMES, || ComparedSuggestion {
                    contested: compared.entries_contesting_suggestion.clone(),
                    registered: compared.registered_suggestion,
                });
            }
            None => {}
        }
        let ways = || {
            NameMatchKind::STRONGEST_FIRST
                .into_iter()
                .filter_map(|it| Some((it, cells.group_or_line_number(it.other_list_column())?)))
        };
        if ways().next().is_some() {
            self.other_list_matches.push(MAX_LISTED_LINES, || (name.clone(), ways().collect()));
        }
    }
}

impl PartialListReport {
    /// A part of the list, without rows yet, for a [report](ListReport::new) with these matches.
    pub fn new(matches: ReportedMatches) -> Self {
        Self { matches, ..Self::default() }
    }

    /// Adds the next row of the part, with its first `passed_through_column_count` fields.
    pub fn add_row(&mut self, row: &NameRow, passed_through_column_count: usize) {
        // Else names that are not refused are listed only when their matches are known.
        let has_no_matches = self.matches == ReportedMatches::None;
        self.rows += 1;
        self.counts.decisions.add(RegistrationDecision::of_row_alone(row));
        if let Some(error) = &row.row_error {
            let unreadable = || UnreadableName {
                input_text: row.typed_name_if_different.clone(),
                file_line_number: Some(row.line_number),
                isolated_reason_text: row_error_message(error).text_with_isolated_values(),
                passed_through_values: passed_through_values(row, passed_through_column_count),
            };
            return self.unreadable.push(MAX_LISTED_LINES, unreadable);
        }
        self.counts.add(row);
        let concerns = RegistrationConcernSet::of_row_alone(row);
        match part(row.registration_permission, concerns) {
            Some(ReportSection::Refused) => {
                self.refused
                    .push(MAX_DETAILED_NAMES, || ListedName::of_row(row, passed_through_column_count));
            }
            Some(ReportSection::Flagged) if has_no_matches => {
                let decision = RegistrationDecision::of_row_alone(row);
                self.counts.flagged += u64::from(decision == RegistrationDecision::Allowed);
                let flagged = || FlaggedName {
                    name: ListedName::of_row(row, passed_through_column_count),
                    others: MatchesWithOtherNames::default(),
                };
                self.flagged.push(concerns, flagged);
            }
            Some(ReportSection::Others) if has_no_matches => {
                self.others.push(MAX_OTHER_NAMES, || ListedName::of_row(row, passed_through_column_count))
            }
            _ => {}
        }
    }
}

impl ListCounts {
    fn add(&mut self, row: &NameRow) {
        for &kind in &row.registration_reasons {
            *self.reasons.entry(kind).or_default() += 1;
        }
        self.by_zone.add(&row.parent_zone, row);
        // Which script comes first in the name makes no difference.
        let mut scripts: Vec<&str> = row.applicant_scripts.split("; ").collect();
        scripts.sort_unstable();
        self.by_script.add(&scripts.join("; "), row);
        self.bidi += u64::from(row.is_bidi_domain_name == Some(true));
        self.violating += u64::from(row.bidi_rule_verdict == Some(RuleVerdict::Violated));
        self.no_domain_names += u64::from(row.registration_reasons == [FindingKind::NotADomainName]);
        self.permitted_in_part +=
            u64::from(is_permitted_despite_unregistrable_label(row.registration_permission, &row.name));
    }

    /// Says what becomes of a flagged name, now that other names are known.
    fn decide(&mut self, name: &ListedName, decision: RegistrationDecision) {
        let by_itself = name.decision();
        if decision == RegistrationDecision::Allowed {
            self.flagged += 1;
        } else if decision != by_itself {
            self.decisions.recount(by_itself, decision);
            self.permitted_in_part -= u64::from(name.is_permitted_despite_unregistrable_label());
        }
    }

    fn join(&mut self, other: Self) {
        self.decisions.merge_counts(&other.decisions);
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
