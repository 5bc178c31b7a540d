//! The findings: violations and warnings, then notes.

use crate::words::ranges::{number_ranges, positions};
use std::collections::HashMap;
use std::ptr;

use bidiscope_bidi::controls::{ControlFinding, control_findings};
use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{Finding, Severity};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::words::control::{control_character_finding_message, control_character_rule_source};
use crate::words::finding::FindingText;

use super::block::{FindingBlock, PageBlock, PageSection};
use super::line::PageLine;
use super::section_id::PageSectionId;

/// The most findings of a name that are listed; the others are counted.
const MAX_LISTED_FINDINGS: usize = 200;

/// The findings, or the notes among them; `None` where there are none.
pub(super) fn section(analysis: &InputAnalysis, id: PageSectionId) -> Option<PageSection> {
    let name = analysis.input();
    let of = |severity| analysis.findings().iter().filter(move |it: &&Finding| it.severity() == severity);
    let count = |severity| of(severity).count();
    let (violations, warnings) = (count(Severity::Violation), count(Severity::Warning));
    let (title, findings, most) = match id {
        PageSectionId::NoteFindings => {
            let notes: Vec<&Finding> = of(Severity::Note).collect();
            let title = message!(section_notes, count = notes.len());
            (title, notes, MAX_LISTED_FINDINGS.saturating_sub(violations + warnings))
        }
        _ => {
            // What the headline gives as its reason stands first.
            let deciding = analysis.findings_deciding_registration();
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
pub(super) fn of_text(analysis: &InputAnalysis) -> Option<PageSection> {
    let found = control_findings(analysis.input().characters().iter().map(|it| it.scalar));
    let title = message!(section_findings, violations = 0_usize, warnings = found.len());
    let blocks = found.iter().take(MAX_LISTED_FINDINGS).map(control_block);
    listed(PageSectionId::ViolationsAndWarnings, &title, found.len(), blocks)
}

/// The section of so many findings, of which these are listed; `None` where there are none.
fn listed(
    id: PageSectionId,
    title: &Message<'_>,
    count: usize,
    findings: impl Iterator<Item = FindingBlock>,
) -> Option<PageSection> {
    let mut blocks: Vec<PageBlock> = findings.map(|it| PageBlock::Finding(Box::new(it))).collect();
    let more = count - blocks.len();
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(more_findings, count = more)));
    }
    (count > 0).then(|| PageSection::new(id, title, blocks))
}

fn control_block(finding: &ControlFinding) -> FindingBlock {
    let message = control_character_finding_message(finding);
    let severity = Severity::Warning;
    FindingBlock {
        severity,
        severity_word: severity_word(severity),
        finding_kind_id: finding.finding_kind.id(),
        sentence: PageLine::from_message(&message),
        advice: message.attribute_with_isolated_values("advice").map(PageLine::from_text_with_isolates),
        rule_with_source: PageLine::from_text_with_isolates(
            message.attribute_with_isolated_values("rule").unwrap_or_default(),
        ),
        rule_source: control_character_rule_source(finding.finding_kind),
        character_positions_text: number_ranges(finding.characters_in_line.clone().map(|it| it + 1)),
        character_indices: finding.characters_in_line.clone().collect(),
    }
}

fn block(name: &Input, finding: &Finding) -> FindingBlock {
    let text = FindingText::with_isolates_around_values(name, finding);
    let severity = finding.severity();
    FindingBlock {
        severity,
        severity_word: severity_word(severity),
        finding_kind_id: finding.finding_kind.id(),
        sentence: PageLine::from_text_with_isolates(text.sentence),
        advice: text.advice.map(PageLine::from_text_with_isolates),
        rule_with_source: PageLine::from_text_with_isolates(text.rule_with_source),
        rule_source: finding.rule_source(),
        character_positions_text: positions(&finding.character_indices_in_name),
        character_indices: finding.character_indices_in_name.clone(),
    }
}

/// A severity in a word.
pub(super) fn severity_word(severity: Severity) -> String {
    message!(severity_word, severity = severity.id()).to_string()
}
