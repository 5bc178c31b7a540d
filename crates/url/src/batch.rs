//! The registration of names and addresses of a list.

use bidiscope_idna::batch::{BatchAnalyzer, RegistrationWithWarnings};
use bidiscope_idna::verdict::uts46::to_ascii_with_last_label;
use bidiscope_idna::verdict::{NameAnalysisOptions, NameInZone};

use super::InputAnalysis;

/// As [`BatchAnalyzer::judge_registration`]; of an address what [`InputAnalysis`] says.
pub fn judge_registration_of_analyzed(
    analyzer: &BatchAnalyzer,
    registry_zone: Option<&NameInZone<'_>>,
    wants_warnings: bool,
    ascii_name_output: &mut String,
) -> RegistrationWithWarnings {
    if !analyzer.is_current_input_url() {
        return analyzer.judge_registration(registry_zone, wants_warnings, ascii_name_output);
    }
    let options = NameAnalysisOptions {
        parent_zone: registry_zone.map(|it| it.zone.clone()),
        ..NameAnalysisOptions::default()
    };
    let analysis = InputAnalysis::with_options(&analyzer.current_input(), options);
    let name = analysis.name_analysis();
    *ascii_name_output = match name.not_a_domain_name() {
        Some(_) => String::new(),
        None => to_ascii_with_last_label(&name.name().text_with_typed_a_labels()).unwrap_or_default(),
    };
    RegistrationWithWarnings {
        registration_verdict: analysis.registration_verdict().clone(),
        warning_kinds: if wants_warnings { analysis.warnings() } else { Vec::new() },
    }
}
