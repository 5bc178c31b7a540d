//! The verdict of each policy on the name.

use std::io;

use bidiscope_idna::verdict::messages::verdict_text;
use bidiscope_idna::verdict::policy::{Policy, PolicyVerdict};
use bidiscope_idna::verdict::{Report, Verdict};

use super::super::colours::Tone;
use super::super::terminal;
use super::text_page::TextPage;

pub(super) fn write(page: &mut TextPage<'_>, report: &Report) -> io::Result<()> {
    page.heading("Policies")?;
    let width = Policy::ALL.iter().map(|it| it.id().len()).max().unwrap_or(0);
    let verdicts = [Verdict::Satisfied, Verdict::Violated, Verdict::NotApplicable];
    let verdict_width = verdicts.iter().map(|it| verdict_text(*it).len()).max().unwrap_or(0);
    for row in &report.policies {
        let verdict = verdict_text(row.verdict);
        let painted = page.colours.paint(Tone::from(row.verdict), verdict);
        let padding = " ".repeat(verdict_width - verdict.len());
        let beginning = format!("  {:width$}  {painted}{padding}  ", row.policy.id());
        page.indented(&beginning, 2 + width + 2 + verdict_width + 2, &why(row, report))?;
    }
    Ok(())
}

/// The reason for the verdict: the identifier of its finding, whose sentence is listed above, or else the reason itself.
fn why(row: &PolicyVerdict, report: &Report) -> String {
    let Some(reason) = &row.reason else { return String::new() };
    let finding = report.findings.iter().find(|it| it.sentence == *reason);
    finding.map_or_else(|| terminal::escaped(reason), |it| it.id.id().to_owned())
}
