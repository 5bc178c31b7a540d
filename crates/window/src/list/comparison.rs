//! What is computed of the names of a list, and which of them match each other or the other list.

use std::collections::BTreeSet;
use std::io;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::scan::{ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_list::{NameMatchFinder, StoredListEntries};
use bidiscope_report::list::{MatchGroupTable, OtherListMatches};
use bidiscope_system::threads::WorkProgress;

use super::unreadable::Unreadable;

/// The bytes that are taken to find out which names match; more goes to a temporary file.
pub(super) const MEMORY_OF_GROUPS: u64 = 256 << 20;

/// What is compared with the names of a list that is read, to find those that match.
pub(super) struct Comparison {
    pub(super) grouper: NameMatchFinder,
    /// The names of the other list, where there is one.
    pub(super) names: Option<StoredListEntries>,
    /// Its lines that cannot be read.
    pub(super) unreadable: Unreadable,
}

impl Comparison {
    /// Of the names with each other alone.
    pub(super) fn without_other_list(columns: ScanColumnSet) -> Self {
        let grouper = NameMatchFinder::new(columns, MEMORY_OF_GROUPS, &std::env::temp_dir());
        Self { grouper, names: None, unreadable: Unreadable::default() }
    }

    /// The groups of so many rows, with the names of the other list that they match; `None` where it was stopped.
    pub(super) fn groups(self, rows: usize, stop: &WorkProgress) -> io::Result<Option<MatchGroupTable>> {
        let Some(mut found) = self.grouper.find_matches_unless_stopped(stop)? else { return Ok(None) };
        let (mut groups, mut matches) = (MatchGroupTable::default(), OtherListMatches::default());
        for row in 0..rows {
            let cells = found.next_row_matches()?;
            groups.push_row(|column| cells.group_or_line_number(column));
            groups.set_contesting_lines_of_last_row(found.contesting_lines_of_last_row());
            matches.push_row(row, |column| cells.group_or_line_number(column));
        }
        let Some(mut names) = self.names else { return Ok(Some(groups)) };
        for line in matches.matched_other_list_line_numbers().collect::<BTreeSet<u32>>() {
            if stop.is_stopped() {
                return Ok(None);
            }
            if let Some(name) = names.name_at_line(u64::from(line))? {
                matches.set_name_at_other_list_line(line, name);
            }
        }
        Ok(Some(groups.with_other_list(matches)))
    }
}

/// The columns about another list are left out where there is none, and those that need a ruleset or holders likewise.
pub(super) fn possible_columns(
    columns: ScanColumnSet,
    rules: &RegistryRulesByZone,
    (has_other_list, has_holders): (bool, bool),
) -> ScanColumnSet {
    columns.filtered(|it| {
        (has_other_list || !it.concerns_other_list())
            && (!it.needs_rulesets() || rules.has_rulesets())
            && (!it.needs_holders() || has_holders)
    })
}

/// What is computed of each name: all but warnings, of which no column of the table tells, who else asks for it, without
/// another list not what needs one, and its zone where there are several.
pub(super) fn scan_options(
    notation: Notation,
    rules: RegistryRulesByZone,
    (has_other_list, has_holders): (bool, bool),
) -> ScanOptions {
    let columns = ScanColumnSet::written_by_default()
        .filtered(|it| it != ScanColumn::Warnings)
        .with(ScanColumn::ContestedWith);
    let columns = ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().fold(columns, ScanColumnSet::with);
    let mut columns = possible_columns(columns, &rules, (has_other_list, has_holders));
    if matches!(rules, RegistryRulesByZone::RegistryProfile(_)) {
        columns = columns.with(ScanColumn::Parent);
    }
    ScanOptions {
        name_notation: notation,
        computed_columns: columns,
        registry_rules: rules,
        trims_white_space: true,
        ..ScanOptions::default()
    }
}
