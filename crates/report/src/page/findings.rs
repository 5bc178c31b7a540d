//! The findings: violations and warnings, then notes.

use std::collections::HashMap;
use std::ptr;

use crate::words::list::comma;
use bidiscope_bidi::controls::{ControlFinding, control_findings};
use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{Finding, Severity};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::words::control::{control_message, control_source};
use crate::words::finding::FindingText;

use super::block::{Block, FindingBlock, Line, Section, SectionId};

/// The most findings of a name that are listed; the others are counted.
const MAX_LISTED_FINDINGS: usize = 200;

/// The findings, or the notes among them; `None` where there are none.
pub(super) fn section(analysis: &InputAnalysis, id: SectionId) -> Option<Section> {
    let name = analysis.input();
    let of = |severity| analysis.findings().iter().filter(move |it: &&Finding| it.severity() == severity);
    let count = |severity| of(severity).count();
    let (violations, warnings) = (count(Severity::Violation), count(Severity::Warning));
    let (title, findings, most) = match id {
        SectionId::Notes => {
            let notes: Vec<&Finding> = of(Severity::Note).collect();
            let title = message!(section_notes, count = notes.len());
            (title, notes, MAX_LISTED_FINDINGS.saturating_sub(violations + warnings))
        }
        _ => {
            // What the headline gives as its reason stands first.
            let deciding = analysis.deciding_findings();
            let places: HashMap<*const Finding, usize> =
                deciding.iter().enumerate().map(|(place, it)| (ptr::from_ref(*it), place)).collect();
            let mut all: Vec<&Finding> = of(Severity::Violation).chain(of(Severity::Warning)).collect();
            all.sort_by_key(|it| places.get(&ptr::from_ref(*it)).copied().unwrap_or(usize::MAX));
            let title = message!(section_findings, violations = violations, warnings = warnings);
            (title, all, MAX_LISTED_FINDINGS)
        }
    };
    listed(id, &title, findings.len(), findings.iter().take(most).map(|it| block(name, it)))
}

/// What a text hides: the controls and invisible characters that are findings; `None` where there are none.
pub(super) fn of_text(analysis: &InputAnalysis) -> Option<Section> {
    let found = control_findings(analysis.input().characters().iter().map(|it| it.scalar));
    let title = message!(section_findings, violations = 0_usize, warnings = found.len());
    let blocks = found.iter().take(MAX_LISTED_FINDINGS).map(control_block);
    listed(SectionId::Findings, &title, found.len(), blocks)
}

/// The section of so many findings, of which these are listed; `None` where there are none.
fn listed(
    id: SectionId,
    title: &Message<'_>,
    count: usize,
    findings: impl Iterator<Item = FindingBlock>,
) -> Option<Section> {
    let mut blocks: Vec<Block> = findings.map(|it| Block::Finding(Box::new(it))).collect();
    let more = count - blocks.len();
    if more > 0 {
        blocks.push(Block::paragraph(&message!(more_findings, count = more)));
    }
    (count > 0).then(|| Section::new(id, title, blocks))
}

fn control_block(finding: &ControlFinding) -> FindingBlock {
    let message = control_message(finding);
    let severity = Severity::Warning;
    FindingBlock {
        severity,
        severity_word: severity_word(severity),
        id: finding.kind.id(),
        sentence: Line::words(&message),
        advice: message.isolated_attribute("advice").map(Line::text),
        rule: Line::text(message.isolated_attribute("rule").unwrap_or_default()),
        source: control_source(finding.kind),
        positions: number_ranges(finding.characters.clone().map(|it| it + 1)),
        characters: finding.characters.clone().collect(),
    }
}

fn block(name: &Input, finding: &Finding) -> FindingBlock {
    let text = FindingText::isolated(name, finding);
    let severity = finding.severity();
    FindingBlock {
        severity,
        severity_word: severity_word(severity),
        id: finding.id.id(),
        sentence: Line::text(text.sentence),
        advice: text.advice.map(Line::text),
        rule: Line::text(text.rule),
        source: finding.source(),
        positions: positions(&finding.characters),
        characters: finding.characters.clone(),
    }
}

/// A severity in a word.
pub(super) fn severity_word(severity: Severity) -> String {
    message!(severity_word, severity = severity.id()).to_string()
}

/// These ascending indices as positions from 1, three or more consecutive ones as a range, shortened after some parts.
pub(crate) fn positions(indices: &[usize]) -> String {
    number_ranges(indices.iter().map(|it| it + 1))
}

/// So many numbers and ranges are written; what is beyond them is left out.
const MOST_PARTS: usize = 60;

/// Numbers in their order; three or more consecutive ones, ascending or descending, as a range.
pub(super) fn number_ranges(numbers: impl IntoIterator<Item = usize>) -> String {
    let numbers: Vec<usize> = numbers.into_iter().collect();
    let mut parts: Vec<String> = Vec::new();
    let mut at = 0;
    while at < numbers.len() {
        if parts.len() == MOST_PARTS {
            parts.push("\u{2026}".to_owned());
            break;
        }
        let end = at + run(&numbers[at..]);
        if end - at > 2 {
            parts.push(format!("{}\u{2013}{}", numbers[at], numbers[end - 1]));
            at = end;
        } else {
            parts.push(numbers[at].to_string());
            at += 1;
        }
    }
    parts.join(comma())
}

/// The number of leading numbers that are consecutive, all ascending or all descending.
fn run(numbers: &[usize]) -> usize {
    let steps = |up: bool| {
        let follows = |pair: &&[usize]| if up { pair[0] + 1 == pair[1] } else { pair[0] == pair[1] + 1 };
        1 + numbers.windows(2).take_while(follows).count()
    };
    steps(true).max(steps(false))
}

#[cfg(test)]
mod tests {
    use super::number_ranges;

    #[test]
    fn consecutive_numbers_are_a_range() {
        for (numbers, expected) in [
            (&[][..], ""),
            (&[4], "4"),
            (&[4, 5], "4, 5"),
            (&[1, 2, 3, 4, 8, 7, 6, 9], "1\u{2013}4, 8\u{2013}6, 9"),
            (&[2, 1, 2, 3], "2, 1\u{2013}3"),
        ] {
            assert_eq!(number_ranges(numbers.iter().copied()), expected);
        }
        assert!(number_ranges((0..10_000).map(|it| it * 2)).ends_with(", \u{2026}"));
    }
}
