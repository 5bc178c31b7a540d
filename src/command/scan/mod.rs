//! `bidiscope scan`: writes a row of results for each name of a list.

mod arguments;
mod blocks;
mod compared_rows;
mod complete_rows;
mod explain;
mod failure_rules;
mod groups;
mod html_report;
pub(super) mod input;
mod lists;
mod missing_option;
pub(super) mod other_list;
mod outputs;
mod previous;
mod profile;
mod progress;
mod registered_index;
mod row_comparison;
mod row_facts;
mod row_output;
mod run;
mod spooled_rows;
mod state;
mod suggestions;
mod tally;

use std::io::Write;
use std::sync::Arc;

use bidiscope_list::scan::{ListSource, RegistrationConcern, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_list::{PreviousScanRows, RowFormat, RowWriter};
use bidiscope_report::page::list::{ListReport, ReportedMatches};
use bidiscope_report::words::error::row_error_text;
use bidiscope_report::words::finding::row_finding_texts;
use bidiscope_system::threads::WorkProgress;

use super::context::CommandContext;
use super::registry::Registry;
use super::standard_error::{print, print_message, unusable};
use super::status::{Status, Stop};
use super::words::print_review_note;
pub(super) use arguments::Arguments;
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;
use failure_rules::FailureRules;
use state::{End, Scan};

impl Arguments {
    /// Scans the list, and writes the rows to `out` or to a file.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        // Before standard input is read for one of them.
        if self.reads_standard_input_twice() {
            return Err(unusable(&message!(standard_input_twice)));
        }
        let registry = self.registry.read(context)?;
        self.with_profile(&registry).run_with(registry, context, out)
    }

    /// The same once all that the profile says is among the options.
    fn run_with(
        &self,
        registry: Registry,
        context: &CommandContext,
        out: &mut dyn Write,
    ) -> Result<Status, Stop> {
        if let Some(message) = self.contradiction() {
            return Err(unusable(&message));
        }
        if let Some(warning) = self.empty_column() {
            print_message(&warning);
        }
        if self.explain {
            let status = self.explain(&registry, context, out)?;
            print_review_note();
            return Ok(status);
        }
        if let Some(conflict) = self.file_conflict(context, None) {
            return Err(unusable(&conflict));
        }
        let has = (self.against.is_some(), !self.no_groups);
        let fail_on = (self.fail_on.as_slice(), registry.fail_on().unwrap_or_default());
        let failure_rules = FailureRules::new(self.check, fail_on, has).map_err(|it| unusable(&it))?;
        if (self.only_failing || self.only_passing) && failure_rules.is_empty() {
            return Err(unusable(&message!(only_without_check)));
        }
        let previous = self.read_previous()?;
        let compared = previous.as_ref().map(PreviousScanRows::decision_or_registration_column);
        if let Some(column) = compared.filter(|it| it.needs_all_rows() && self.no_groups) {
            return Err(unusable(&message!(previous_without_groups, column = column.id())));
        }
        let columns = self.columns(compared);
        let has_report = self.report.report.is_some();
        let report_columns = ListReport::required_row_columns(self.reported_matches());
        let report_columns = report_columns.iter().filter(|_| has_report);
        // It suggests names, and says which of them are registered.
        let has_registered = has_report && self.reported_matches() == ReportedMatches::WithOtherList;
        let suggestions = has_registered.then_some(ScanColumn::AgainstSuggestion);
        let report_columns = report_columns.chain(suggestions);
        // Without rows only the columns of the report are computed.
        // It reports suggested names that others ask for where that is a column: it costs as much as all else.
        let is_reported = |it: ScanColumn| has_report && it == ScanColumn::SuggestionContestedWith;
        let written = columns.iter().copied().filter(|&it| self.writes_rows() || is_reported(it));
        let mut columns_of_all: ScanColumnSet =
            written.chain(failure_rules.columns()).chain(report_columns).chain(compared).collect();
        // Only the verdict tells whether a name stands there as it was written.
        if self.format() == RowFormat::Names && columns_of_all.has(ScanColumn::Name) {
            columns_of_all = columns_of_all.with(ScanColumn::Registration);
        }
        // What is kept of the other list is that of the name which matches most.
        if !self.against_list.keep().is_empty() {
            columns_of_all = columns_of_all.with(ScanColumn::AgainstName);
        }
        // What is made of other columns.
        for column in columns_of_all.iter().flat_map(ScanColumn::derived_from) {
            columns_of_all = columns_of_all.with(*column);
        }
        // A profile's registered names are for all that is done with it; holders of this list alone cannot be asked for.
        let is_for_more = self.registry.has_profile() || self.against_holder.is_some();
        let concerns_other = columns_of_all.iter().any(ScanColumn::concerns_other_list);
        if self.against.is_some() && !is_for_more && !concerns_other {
            return Err(unusable(&message!(against_without_column)));
        }
        let wanted = ScanOptions {
            name_notation: context.notation,
            parent_zone: registry.zone().cloned(),
            parent_zone_field: None,
            name_holder_field_index: None,
            previous_scan_rows: previous.map(Arc::new),
            computed_columns: columns_of_all.filtered(|it| self.can_have_value(it)),
            registry_rules: registry.rules().clone(),
            trims_white_space: !self.no_trim,
            compares_ignoring_ascii_case: false,
            list_source: ListSource::default(),
        };
        let writer = RowWriter::new(self.format(), columns.clone(), self.for_spreadsheet)
            .with_error_text(row_error_text)
            .with_finding_texts(row_finding_texts);
        let requests = StopRequests::listen();
        let progress = WorkProgress::with_stop_flag(requests.stop_flag());
        let scan = Scan {
            context,
            arguments: self,
            registry: &registry,
            columns,
            wanted,
            writer,
            failure_rules,
            progress: &progress,
        };
        let (tally, places, end) = scan.run(out)?;
        if failure_rules.fail_on().is_some_and(|it| it.has(RegistrationConcern::TakenInOtherList)) && !has.0 {
            print(&message!(scan_nothing_compared));
        }
        if let Some(column) = scan.columns.first() {
            tally::print_not_written(tally.not_written(column.id()));
        }
        let has_sentences = |it: &ScanColumn| matches!(it, ScanColumn::ReasonText | ScanColumn::WarningText);
        if self.writes_rows() && scan.columns.iter().any(has_sentences) {
            print_review_note();
        }
        tally.print_previous(self.previous.as_deref());
        tally.print_summary(failure_rules, scan.wanted.registry_rules.has_rulesets(), (&places, end));
        // A request that came after the end has no effect.
        let request = requests.signal().map(Status::from).filter(|_| end != End::Whole);
        Ok(request.unwrap_or_else(|| tally.status()))
    }
}
