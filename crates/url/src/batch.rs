//! The registration of names and addresses of a list.

use bidiscope_idna::batch::BatchAnalyzer;
use bidiscope_idna::verdict::uts46::to_dns_keeping_last_label;
use bidiscope_idna::verdict::{AnalysisOptions, FindingKind, InZone, Registration};

use super::InputAnalysis;

/// As [`BatchAnalyzer::registration`]; of an address what [`InputAnalysis`] says.
pub fn registration_of_analyzed(
    analyzer: &BatchAnalyzer,
    zone: Option<&InZone<'_>>,
    wants_warnings: bool,
    ascii_name: &mut String,
) -> (Registration, Vec<FindingKind>) {
    if !analyzer.is_url() {
        return analyzer.registration(zone, wants_warnings, ascii_name);
    }
    let options = AnalysisOptions { zone: zone.map(|it| it.zone.clone()), ..AnalysisOptions::default() };
    let analysis = InputAnalysis::with_options(&analyzer.input(), options);
    let name = analysis.name_analysis();
    *ascii_name = match name.not_a_domain_name() {
        Some(_) => String::new(),
        None => to_dns_keeping_last_label(&name.name().typed_text()).unwrap_or_default(),
    };
    let warnings = if wants_warnings { analysis.warnings() } else { Vec::new() };
    (analysis.registration().clone(), warnings)
}
