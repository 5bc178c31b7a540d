//! What was found in a name, as it is listed: what there is to act on first, and where it stands.

use std::ops::Range;

use bidiscope_idna::verdict::{Finding, Severity, Source};

/// The findings of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingsView {
    /// The violations, then the warnings; among themselves in the order of the report.
    pub to_act_on: Vec<FindingView>,
    /// What older and other documents hold of the name.
    pub notes: Vec<FindingView>,
}

/// A finding in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingView {
    /// How much it matters.
    pub severity: Severity,
    /// It in a sentence.
    pub sentence: String,
    /// Its characters, such as `characters 1 and 3`; empty where it is about the name as a whole.
    pub place: String,
    /// The first of them.
    pub first: Option<usize>,
    /// What to do about it, in a sentence; `None` for a note.
    pub advice: Option<&'static str>,
    /// The rule itself in a sentence.
    pub explanation: &'static str,
    /// Where the rule stands.
    pub source: Source,
}

impl FindingsView {
    /// A list of them.
    pub fn of(findings: &[Finding]) -> Self {
        let of = |severity| findings.iter().filter(move |it| it.severity == severity).map(FindingView::of);
        Self {
            to_act_on: of(Severity::Violation).chain(of(Severity::Warning)).collect(),
            notes: of(Severity::Note).collect(),
        }
    }

    /// The heading of what there is to act on, such as `Findings: 1 violation, 2 warnings`.
    pub fn title(&self) -> String {
        let part = |severity, word: &str| {
            let count = self.to_act_on.iter().filter(|it| it.severity == severity).count();
            (count > 0).then(|| counted(count, word))
        };
        let parts = [part(Severity::Violation, "violation"), part(Severity::Warning, "warning")];
        format!("Findings: {}", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    /// The heading of the notes.
    pub fn notes_title(&self) -> String {
        let notes = counted(self.notes.len(), "note");
        format!("{notes}: what older and other documents say")
    }
}

impl FindingView {
    pub(super) fn of(finding: &Finding) -> Self {
        Self {
            severity: finding.severity,
            sentence: finding.sentence.clone(),
            place: place(&finding.characters),
            first: finding.characters.first().copied(),
            advice: finding.advice,
            explanation: finding.id.explanation(),
            source: finding.source,
        }
    }
}

fn counted(count: usize, word: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {word}{s}")
}

/// These characters, which ascend, in a few words: three or more in a row as a range.
pub fn place(characters: &[usize]) -> String {
    const MOST: usize = 4;
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for &character in characters {
        match stretches.last_mut() {
            Some(last) if last.end == character => last.end += 1,
            _ => stretches.push(character..character + 1),
        }
    }
    // What is told as one, and how many characters that are.
    let mut parts: Vec<(String, usize)> = Vec::new();
    for stretch in stretches {
        match stretch.len() {
            1 | 2 => parts.extend(stretch.map(|it| (it.to_string(), 1))),
            count => parts.push((format!("{} to {}", stretch.start, stretch.end - 1), count)),
        }
    }
    let told: usize = parts.iter().take(MOST).map(|it| it.1).sum();
    let mut words: Vec<String> = parts.into_iter().take(MOST).map(|it| it.0).collect();
    if told < characters.len() {
        words.push(format!("{} more", characters.len() - told));
    }
    let noun = if characters.len() == 1 { "character" } else { "characters" };
    match words.split_last() {
        None => String::new(),
        Some((only, [])) => format!("{noun} {only}"),
        Some((last, others)) => format!("{noun} {} and {last}", others.join(", ")),
    }
}
