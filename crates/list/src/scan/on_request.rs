//! The columns that are computed only where they are asked for.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{
    Finding, FindingKind, NameAnalysisOptions, NameInZone, RegistrationPermission, script_names,
};
use bidiscope_url::InputAnalysis;

use super::cell::LabelWithVerdicts;
use super::column::ScanColumn;
use super::columns::ScanColumnSet;
use super::row::NameRow;
use super::zone_rules::ZoneRules;

/// Fills the columns on request of a name whose verdict is known.
pub(super) fn fill_on_request(
    (analyzer, other_analyzer): (&BatchAnalyzer, &mut BatchAnalyzer),
    (zone, of): (Option<&NameInZone<'_>>, &ZoneRules),
    columns: ScanColumnSet,
    row: &mut NameRow,
) {
    let is_refused = row.registration_permission == Some(RegistrationPermission::Refused);
    if let Some(zone) = zone {
        if columns.has(ScanColumn::Parent) {
            row.parent_zone.push_str(&zone.zone.name_text());
        }
        if columns.has(ScanColumn::LabelsBelow) {
            row.label_count_below_parent = zone.label_count_below_zone;
        }
    }
    if columns.has(ScanColumn::Scripts) {
        let own = zone
            .and_then(NameInZone::applicant_label_index_range)
            .unwrap_or(0..analyzer.current_name_labels().len());
        let end = analyzer.current_name_labels()[..own.end].last().map_or(0, |it| it.character_range.end);
        let mut scripts = script_names(&analyzer.current_input_characters()[..end]);
        // The same scripts are the same text, to be counted by.
        scripts.sort_unstable();
        row.applicant_scripts = scripts.join("; ");
    }
    let wants_suggestion = columns.has(ScanColumn::Suggestion) && is_refused;
    let has_words = |column, kinds: &[FindingKind]| columns.has(column) && !kinds.is_empty();
    let wants_words = has_words(ScanColumn::ReasonText, &row.registration_reasons)
        || has_words(ScanColumn::WarningText, &row.warning_kinds);
    if wants_suggestion || wants_words || columns.has(ScanColumn::LabelVerdicts) {
        // As the kinds of warnings were searched for.
        let options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..of.options(zone)
        };
        let analysis = InputAnalysis::with_options(&analyzer.current_input(), options);
        if wants_words {
            let is_warning = |it: &&Finding| {
                row.warning_kinds.contains(&it.finding_kind)
                    && !row.registration_reasons.contains(&it.finding_kind)
            };
            let warnings = analysis.findings().iter().filter(is_warning);
            let said = analysis.findings_deciding_registration().into_iter().chain(warnings);
            row.worded_findings = said.cloned().collect();
        }
        if wants_suggestion && let Some(first) = analysis.suggested_fixes().fixes.first() {
            row.suggested_name.push_str(&first.fixed_name);
        }
        if columns.has(ScanColumn::LabelVerdicts) {
            row.labels_with_verdicts = labels(&analysis);
        }
    }
    if columns.has(ScanColumn::UName)
        && !is_refused
        && let Some(ascii_name) = &row.ascii_name
        && other_analyzer.read(ascii_name, Notation::Unicode).is_ok()
    {
        other_analyzer.append_name(&mut row.u_label_form);
    }
}

/// The verdict on each label.
fn labels(analysis: &InputAnalysis) -> Vec<LabelWithVerdicts> {
    let name = analysis.input();
    let by_label = name
        .labels()
        .iter()
        .zip(&analysis.bidi_rule_verdict().label_verdicts)
        .zip(analysis.registration_verdict_of_each_label());
    by_label
        .map(|((label, judged), registration)| LabelWithVerdicts {
            logical_text: name.label_characters(label).iter().map(|it| it.scalar).collect(),
            bidi_rule_verdict: judged.rule_verdict,
            registration_verdict: registration,
        })
        .collect()
}
