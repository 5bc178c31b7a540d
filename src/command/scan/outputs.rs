//! Where the results of `scan` go.

use bidiscope_list::RowWriter;
use bidiscope_report::page::list::PartialListReport;

use super::super::status::Stop;
use super::html_report::ListReportWriter;
use super::row_output::RowOutput;

/// Where the results go: rows, a report, or both.
pub(super) struct Outputs<'o, 'a> {
    pub(super) rows: Option<&'o mut RowOutput<'a>>,
    pub(super) report: Option<&'o mut ListReportWriter>,
    pub(super) writer: RowWriter,
    /// What is passed through of the other list.
    pub(super) other_kept: Vec<String>,
}

impl Outputs<'_, '_> {
    pub(super) fn add_to_report(
        &mut self,
        part: Option<PartialListReport>,
        names: &[u8],
    ) -> Result<(), Stop> {
        self.report.as_mut().zip(part).map_or(Ok(()), |(report, part)| report.add_rows(part, names))
    }
}
