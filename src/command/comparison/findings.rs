//! What is found: violations, warnings, and under a heading of their own the notes of other documents.

use std::io;

use bidiscope::verdict::Report;
use bidiscope::view::{FindingView, FindingsView};

use super::super::paint::Tone;
use super::super::terminal;
use super::page::Page;

pub(super) fn write(page: &mut Page<'_>, report: &Report) -> io::Result<()> {
    let findings = FindingsView::of(&report.findings);
    if !findings.to_act_on.is_empty() {
        page.heading(&findings.title())?;
        findings.to_act_on.iter().try_for_each(|it| write_finding(page, it))?;
    }
    if !findings.notes.is_empty() {
        page.heading(&findings.notes_title())?;
        findings.notes.iter().try_for_each(|it| write_finding(page, it))?;
    }
    Ok(())
}

/// Where a finding's sentence begins.
const TEXT: usize = 13;

fn write_finding(page: &mut Page<'_>, finding: &FindingView) -> io::Result<()> {
    let severity = finding.severity.id();
    let painted = page.paint.with(Tone::from(finding.severity), severity);
    let beginning = format!("  {painted}{}", " ".repeat(TEXT - 2 - severity.len()));
    page.after(&beginning, TEXT, &terminal::visible(&finding.sentence))?;
    let place = if finding.place.is_empty() { String::new() } else { format!(" ({})", finding.place) };
    page.after(&" ".repeat(TEXT), TEXT, &format!("{}{place}: {}", finding.id.id(), finding.source))
}
