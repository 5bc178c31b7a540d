//! Names: A-labels there and back, against Punycode of another's making; the report, as JSON too; what each pane says;
//! the skeletons and the row of a list.

#![no_main]

use bidiscope_bidi::name::{BidiClass, Input, Notation, is_label_separator};
use bidiscope_fuzz::{check_message, short};
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{NameAnalysisOptions, RegistrationPermission, RuleVerdict, Severity};
use bidiscope_list::scan::{NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_report::InputReport;
use bidiscope_report::words::finding::FindingText;
use bidiscope_report::words::verdict::{registration_sentence, verdict_summary};
use bidiscope_url::InputAnalysis;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let typed = short(bytes, 150);
    let Ok(name) = Input::read(&typed, Notation::Unicode) else { return };
    check_labels(&name);
    // The search for contexts that tear a label is bounded by work; it is tried whole on short names alone.
    let bound = if name.characters().len() <= 8 {
        GroupingSearchLimits::FULL_SEARCH
    } else {
        GroupingSearchLimits::SHORT_SEARCH
    };
    let report = InputReport::with_analysis_options(
        name.clone(),
        NameAnalysisOptions { grouping_search_limits: bound, ..NameAnalysisOptions::default() },
    );
    check_report(&name, &report.analysis);
    assert_eq!(report.character_cells.len(), name.characters().len());
    for view in &report.strategy_views {
        check_message(&view.strategy_title);
    }

    // The short way of lists says the same.
    let mut builder = NameRowBuilder::new(ScanOptions {
        computed_columns: ScanColumnSet::default_known_without_other_rows(),
        ..ScanOptions::default()
    });
    let row = builder.build_row(1, typed.as_bytes());
    let cell = |column| row.column_value(column).to_string();
    // As it was typed where an A-label does not say which name it is.
    assert!([name.decoded_text(), name.text_with_typed_a_labels()].contains(&cell(ScanColumn::Name)));
    let dns_name = report.analysis.dns_name().name;
    assert_eq!(row.ascii_name, dns_name);
    // What is refused may not be in the DNS.
    let is_refused = report.analysis.registration_verdict().permission == RegistrationPermission::Refused;
    assert_eq!(cell(ScanColumn::AsciiName), dns_name.filter(|_| !is_refused).unwrap_or_default());
    assert_eq!(cell(ScanColumn::Registration), report.analysis.registration_verdict().permission.id());
    if report.analysis.not_a_domain_name().is_none() {
        assert_eq!(cell(ScanColumn::BidiRule), report.analysis.bidi_rule_verdict().rule_verdict.id());
        let violations: usize = report
            .analysis
            .bidi_rule_verdict()
            .label_verdicts
            .iter()
            .flat_map(|it| &it.condition_verdicts)
            .map(|it| it.violating_character_indices_in_name.len())
            .sum();
        assert_eq!(cell(ScanColumn::Violations).split_whitespace().count(), violations);
    }
});

/// A-labels are Punycode, no longer than the DNS takes, and stand for their label.
fn check_labels(name: &Input) {
    for label in name.labels() {
        let characters = name.label_characters(label);
        let text: String = characters.iter().map(|it| it.scalar).collect();
        assert!(!text.is_empty() && !text.contains(is_label_separator));
        let library = if text.is_ascii() {
            Some(text.clone())
        } else {
            idna::punycode::encode_str(&text).map(|it| format!("xn--{it}")).filter(|it| it.len() <= 63)
        };
        assert_eq!(label.ascii_label_within_limit, library, "{text:?}");
        // With a sign of URLs in it, what begins with `xn--` is part of one, and not decoded.
        let is_decoded = |it: &&String| !text.is_ascii() && !it.contains(['@', '/', '?', '#', ':']);
        if let Some(a_label) = label.ascii_label_within_limit.as_ref().filter(is_decoded) {
            let again = Input::read(a_label, Notation::Unicode).expect("an A-label");
            // Capitals beyond Punycode's own are as they were.
            // What it decodes to may begin with `xn--` itself, or be no Punycode of a label.
            if again.labels()[0].a_label_decode_error.is_none() {
                assert_eq!(again.decoded_text(), lower_ascii(&text), "{a_label}");
            }
        }
    }
}

/// Reading an A-label makes its ASCII small.
fn lower_ascii(text: &str) -> String {
    text.to_ascii_lowercase()
}

/// What is said points into the name, and can be shown anywhere.
fn check_report(name: &Input, analysis: &InputAnalysis) {
    let count = name.characters().len();
    check_message(&verdict_summary(analysis));
    check_message(&registration_sentence(analysis).to_string());
    for finding in analysis.findings() {
        let text = FindingText::of(name, finding);
        check_message(&text.sentence);
        // Sentences need no bidi reordering.
        assert!(
            !text.sentence.chars().any(|it| BidiClass::of(it).makes_label_right_to_left()),
            "{finding:?}"
        );
        assert!(finding.character_indices_in_name.iter().all(|&it| it < count), "{finding:?}");
    }
    if analysis.bidi_rule_verdict().rule_verdict == RuleVerdict::Violated {
        assert!(analysis.findings().iter().any(|it| it.severity() == Severity::Violation));
    }
}
