//! The list of findings of a name: violations and warnings first, then notes.

use std::ops::Range;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{Finding, Severity, Source};
use bidiscope_words::message;

use crate::finding_text::{FindingText, join_with_and};

/// The findings of a name, as lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingsView {
    /// The violations, then the warnings; within each in the order of the report.
    pub actionable: Vec<FindingView>,
    /// Notes: what older and other documents say about the name.
    pub notes: Vec<FindingView>,
}

/// A finding, as the list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingView {
    /// Its severity.
    pub severity: Severity,
    /// The finding in a sentence.
    pub sentence: String,
    /// The positions of its characters, such as `characters 1 and 3`; empty where it is about the whole name.
    pub position_words: String,
    /// The first of these characters, as a logical index from 0 (`position_words` counts from 1); `None` where it is
    /// about the whole name.
    pub first_character: Option<usize>,
    /// What to do about it, in a sentence; `None` for a note.
    pub advice: Option<String>,
    /// What the rule demands, in a sentence.
    pub explanation: String,
    /// The document and section of the rule.
    pub source: Source,
}

impl FindingsView {
    /// Sorts the findings on `name` into these lists.
    pub fn of(name: &Input, findings: &[Finding]) -> Self {
        let of = |severity| {
            let found = findings.iter().filter(move |it| it.severity() == severity);
            found.map(|it| FindingView::of(name, it))
        };
        Self {
            actionable: of(Severity::Violation).chain(of(Severity::Warning)).collect(),
            notes: of(Severity::Note).collect(),
        }
    }

    /// The heading of the violations and warnings, such as `Findings: 1 violation, 2 warnings`.
    pub fn title(&self) -> String {
        let count = |severity| self.actionable.iter().filter(|it| it.severity == severity).count();
        let (violations, warnings) = (count(Severity::Violation), count(Severity::Warning));
        message!(section_findings, violations = violations, warnings = warnings).to_string()
    }

    /// The heading of the notes.
    pub fn notes_title(&self) -> String {
        message!(section_notes, count = self.notes.len()).to_string()
    }
}

impl FindingView {
    pub(super) fn of(name: &Input, finding: &Finding) -> Self {
        let text = FindingText::of(name, finding);
        Self {
            severity: finding.severity(),
            sentence: text.sentence,
            position_words: list_positions(&finding.characters),
            first_character: finding.characters.first().copied(),
            advice: text.advice,
            explanation: text.rule,
            source: finding.source(),
        }
    }
}

/// These ascending indices in words, as positions from 1, three or more consecutive ones as a range, shortened after
/// four parts.
fn list_positions(characters: &[usize]) -> String {
    const MAX_PARTS: usize = 4;
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for &character in characters {
        match ranges.last_mut() {
            Some(last) if last.end == character => last.end += 1,
            _ => ranges.push(character..character + 1),
        }
    }
    // Each part with its number of characters.
    let mut parts: Vec<(String, usize)> = Vec::new();
    for stretch in ranges {
        match stretch.len() {
            1 | 2 => parts.extend(stretch.map(|it| ((it + 1).to_string(), 1))),
            count => {
                let range = message!(position_range, first = stretch.start + 1, last = stretch.end);
                parts.push((range.to_string(), count));
            }
        }
    }
    let counted_characters: usize = parts.iter().take(MAX_PARTS).map(|it| it.1).sum();
    let mut words: Vec<String> = parts.into_iter().take(MAX_PARTS).map(|it| it.0).collect();
    if counted_characters < characters.len() {
        words.push(message!(positions_more, count = characters.len() - counted_characters).to_string());
    }
    if words.is_empty() {
        return String::new();
    }
    message!(position_words, count = characters.len(), positions = join_with_and(words)).to_string()
}
