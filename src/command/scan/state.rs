//! What one run of `scan` works with, and how it ends.

use bidiscope_list::RowWriter;
use bidiscope_list::scan::{ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_system::threads::WorkProgress;

use super::super::context::CommandContext;
use super::super::registry::Registry;
use super::arguments::Arguments;
use super::failure_rules::FailureRules;

/// One run of the command.
pub(super) struct Scan<'a> {
    pub(super) context: &'a CommandContext,
    pub(super) arguments: &'a Arguments,
    pub(super) registry: &'a Registry,
    /// The columns that are written.
    pub(super) columns: Vec<ScanColumn>,
    pub(super) wanted: ScanOptions,
    /// Without the kept columns of the list, which its header names.
    pub(super) writer: RowWriter,
    pub(super) failure_rules: FailureRules,
    pub(super) progress: &'a WorkProgress,
}

impl Scan<'_> {
    /// The wanted columns of groups that can have a value.
    pub(super) fn group_columns(&self) -> ScanColumnSet {
        let has_other = self.arguments.against.is_some();
        self.wanted
            .computed_columns
            .filtered(|it| it.compares_with_other_names() && (has_other || !it.concerns_other_list()))
    }

    /// Whether the rows are made with what says what becomes of a name.
    pub(super) fn knows_decisions(&self) -> bool {
        let has_report = self.arguments.report.report.is_some();
        has_report
            || self.wanted.computed_columns.has(ScanColumn::Decision)
            || self.failure_rules.fail_on().is_some()
    }
}

/// How a scan ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Whole,
    /// It was stopped after some rows were written to standard output.
    Stopped,
    /// It was stopped, and nothing was written.
    StoppedUnwritten,
}
