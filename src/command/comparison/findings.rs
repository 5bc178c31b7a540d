//! What is found: violations, warnings, and under a heading of their own the notes of other documents.

use std::io;

use bidiscope_idna::verdict::{Finding, Report, Severity};
use bidiscope_present::view::{FindingsView, place};

use super::super::paint::Tone;
use super::super::terminal;
use super::page::Page;

pub(super) fn write(page: &mut Page<'_>, report: &Report) -> io::Result<()> {
    let view = FindingsView::of(&report.findings);
    let of = |severity| report.findings.iter().filter(move |it| it.severity == severity);
    if !view.to_act_on.is_empty() {
        page.heading(&view.title())?;
        of(Severity::Violation).chain(of(Severity::Warning)).try_for_each(|it| write_finding(page, it))?;
    }
    if !view.notes.is_empty() {
        page.heading(&view.notes_title())?;
        of(Severity::Note).try_for_each(|it| write_finding(page, it))?;
    }
    Ok(())
}

/// Where a finding's sentence begins.
const TEXT: usize = 13;

/// The finding in a sentence, what to do about it, and where it stands in the name and in its document.
fn write_finding(page: &mut Page<'_>, finding: &Finding) -> io::Result<()> {
    let Finding { id, severity, characters, sentence, source, advice, .. } = finding;
    let painted = page.paint.with(Tone::from(*severity), severity.id());
    let beginning = format!("  {painted}{}", " ".repeat(TEXT - 2 - severity.id().len()));
    let below = " ".repeat(TEXT);
    page.after(&beginning, TEXT, &terminal::visible(sentence))?;
    if let Some(advice) = advice {
        page.after(&below, TEXT, advice)?;
    }
    let place = if characters.is_empty() { String::new() } else { format!(" ({})", place(characters)) };
    page.after(&below, TEXT, &format!("{}{place}: {source}", id.id()))
}
