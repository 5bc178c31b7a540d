//! The findings: violations and warnings, and under a second heading the notes.

use std::io;

use bidiscope_idna::verdict::{Finding, Report, Severity};
use bidiscope_present::view::{FindingsView, list_positions};

use super::super::colours::Tone;
use super::super::terminal;
use super::text_page::TextPage;

pub(super) fn write(page: &mut TextPage<'_>, report: &Report) -> io::Result<()> {
    let view = FindingsView::of(&report.findings);
    let of = |severity| report.findings.iter().filter(move |it| it.severity == severity);
    if !view.actionable.is_empty() {
        page.heading(&view.title())?;
        of(Severity::Violation).chain(of(Severity::Warning)).try_for_each(|it| write_finding(page, it))?;
    }
    if !view.notes.is_empty() {
        page.heading(&view.notes_title())?;
        of(Severity::Note).try_for_each(|it| write_finding(page, it))?;
    }
    Ok(())
}

/// The column at which a finding's sentence begins.
const SENTENCE_COLUMN: usize = 13;

/// Writes the finding, what to do about it, its characters in the name, and its source in the standards.
fn write_finding(page: &mut TextPage<'_>, finding: &Finding) -> io::Result<()> {
    let Finding { id, severity, characters, sentence, source, advice, .. } = finding;
    let painted = page.colours.paint(Tone::from(*severity), severity.id());
    let beginning = format!("  {painted}{}", " ".repeat(SENTENCE_COLUMN - 2 - severity.id().len()));
    let below = " ".repeat(SENTENCE_COLUMN);
    page.indented(&beginning, SENTENCE_COLUMN, &terminal::escaped(sentence))?;
    if let Some(advice) = advice {
        page.indented(&below, SENTENCE_COLUMN, advice)?;
    }
    let place =
        if characters.is_empty() { String::new() } else { format!(" ({})", list_positions(characters)) };
    page.indented(&below, SENTENCE_COLUMN, &format!("{}{place}: {source}", id.id()))
}
