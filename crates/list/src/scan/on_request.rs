//! The columns that are computed only where they are asked for.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::grouping::GroupingBound;
use bidiscope_idna::verdict::{AnalysisOptions, Finding, FindingKind, InZone, Permission, script_names};
use bidiscope_url::InputAnalysis;

use super::cell::RowLabel;
use super::column::Column;
use super::columns::Columns;
use super::row::NameRow;
use super::zone_rules::ZoneRules;

/// Fills the columns on request of a name whose verdict is known.
pub(super) fn fill_on_request(
    (analyzer, other_analyzer): (&BatchAnalyzer, &mut BatchAnalyzer),
    (zone, of): (Option<&InZone<'_>>, &ZoneRules),
    columns: Columns,
    row: &mut NameRow,
) {
    let is_refused = row.registration == Some(Permission::Refused);
    if let Some(zone) = zone {
        if columns.has(Column::Parent) {
            row.parent.push_str(&zone.zone.text());
        }
        if columns.has(Column::LabelsBelow) {
            row.labels_below = zone.applicant_label_count;
        }
    }
    if columns.has(Column::Scripts) {
        let own = zone.and_then(InZone::applicant_label_range).unwrap_or(0..analyzer.labels().len());
        let end = analyzer.labels()[..own.end].last().map_or(0, |it| it.character_range.end);
        let mut scripts = script_names(&analyzer.characters()[..end]);
        // The same scripts are the same text, to be counted by.
        scripts.sort_unstable();
        row.scripts = scripts.join("; ");
    }
    let wants_suggestion = columns.has(Column::Suggestion) && is_refused;
    let has_words = |column, kinds: &[FindingKind]| columns.has(column) && !kinds.is_empty();
    let wants_words =
        has_words(Column::ReasonText, &row.reasons) || has_words(Column::WarningText, &row.warnings);
    if wants_suggestion || wants_words || columns.has(Column::LabelVerdicts) {
        // As the kinds of warnings were searched for.
        let options = AnalysisOptions { grouping_bound: GroupingBound::SHORT, ..of.options(zone) };
        let analysis = InputAnalysis::with_options(&analyzer.input(), options);
        if wants_words {
            let is_warning =
                |it: &&Finding| row.warnings.contains(&it.kind) && !row.reasons.contains(&it.kind);
            let warnings = analysis.findings().iter().filter(is_warning);
            let said = analysis.deciding_findings().into_iter().chain(warnings);
            row.findings = said.cloned().collect();
        }
        if wants_suggestion && let Some(first) = analysis.suggested_fixes().fixes.first() {
            row.suggestion.push_str(&first.name);
        }
        if columns.has(Column::LabelVerdicts) {
            row.labels = labels(&analysis);
        }
    }
    if columns.has(Column::UName)
        && !is_refused
        && let Some(ascii_name) = &row.ascii_name
        && other_analyzer.read(ascii_name, Notation::Unicode).is_ok()
    {
        other_analyzer.append_name(&mut row.u_name);
    }
}

/// The verdict on each label.
fn labels(analysis: &InputAnalysis) -> Vec<RowLabel> {
    let name = analysis.input();
    let by_label =
        name.labels().iter().zip(&analysis.bidi_rule_verdict().labels).zip(analysis.label_registrations());
    by_label
        .map(|((label, judged), registration)| RowLabel {
            text: name.label_characters(label).iter().map(|it| it.scalar).collect(),
            bidi_rule: judged.verdict,
            registration,
        })
        .collect()
}
