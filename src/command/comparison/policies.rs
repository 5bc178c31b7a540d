//! The name under each policy.

use std::io;

use bidiscope_idna::verdict::policy::{Policy, PolicyVerdict};
use bidiscope_idna::verdict::words::word;
use bidiscope_idna::verdict::{Report, Verdict};

use super::super::paint::Tone;
use super::super::terminal;
use super::page::Page;

pub(super) fn write(page: &mut Page<'_>, report: &Report) -> io::Result<()> {
    page.heading("Policies")?;
    let width = Policy::ALL.iter().map(|it| it.id().len()).max().unwrap_or(0);
    let verdicts = [Verdict::Satisfied, Verdict::Violated, Verdict::NotApplicable];
    let verdict_width = verdicts.iter().map(|it| word(*it).len()).max().unwrap_or(0);
    for row in &report.policies {
        let verdict = word(row.verdict);
        let painted = page.paint.with(Tone::from(row.verdict), verdict);
        let padding = " ".repeat(verdict_width - verdict.len());
        let beginning = format!("  {:width$}  {painted}{padding}  ", row.policy.id());
        page.after(&beginning, 2 + width + 2 + verdict_width + 2, &why(row, report))?;
    }
    Ok(())
}

/// Why: the identifier of the finding where its sentence stands above, or what else there is to say.
fn why(row: &PolicyVerdict, report: &Report) -> String {
    let Some(reason) = &row.reason else { return String::new() };
    let finding = report.findings.iter().find(|it| it.sentence == *reason);
    finding.map_or_else(|| terminal::visible(reason), |it| it.id.id().to_owned())
}
