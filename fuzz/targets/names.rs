//! Names: A-labels there and back, against Punycode of another's making; the report, as JSON too; what each pane says;
//! the skeletons and the row of a list.

#![no_main]

use bidiscope_bidi::name::{BidiClass, Name, Notation, is_label_separator};
use bidiscope_list::scan::{RowBuilder, Column, Columns, ScanOptions};
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Permission, ReportOptions, Report, Severity, Verdict};
use bidiscope_present::view::Inspection;
use bidiscope_fuzz::{check_message, short};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let typed = short(bytes, 150);
    let Ok(name) = Name::read(&typed, Notation::Unicode) else { return };
    check_labels(&name);
    // The search for contexts that tear a label is bounded by work; it is tried whole on short names alone.
    let bound = if name.characters().len() <= 8 { Bound::FULL } else { Bound::SHORT };
    let inspection = Inspection::with_question(name.clone(), ReportOptions { grouping_bound: bound, ..ReportOptions::default() });
    check_report(&name, &inspection.report);
    assert_eq!(inspection.cells.len(), name.characters().len());
    for view in &inspection.strategies {
        check_message(&view.title);
    }

    // The short way of lists says the same.
    let mut clerk = RowBuilder::new(ScanOptions { columns: Columns::without_comparisons(), ..ScanOptions::default() });
    let row = clerk.row(1, typed.as_bytes());
    let cell = |column| row.cell(column).to_string();
    assert_eq!(cell(Column::Name), name.text());
    let dns_name = inspection.report.dns.name.clone();
    assert_eq!(row.ascii_name, dns_name);
    // What is refused may not be in the DNS.
    let is_refused = inspection.report.registration.verdict == Permission::Refused;
    assert_eq!(cell(Column::AsciiName), dns_name.filter(|_| !is_refused).unwrap_or_default());
    assert_eq!(cell(Column::Registration), inspection.report.registration.verdict.id());
    if inspection.report.not_a_domain_name.is_none() {
        assert_eq!(cell(Column::BidiRule), inspection.report.rule.verdict.id());
        let violations: usize = inspection
            .report
            .rule
            .labels
            .iter()
            .flat_map(|it| &it.conditions)
            .map(|it| it.characters.len())
            .sum();
        assert_eq!(cell(Column::Violations).split_whitespace().count(), violations);
    }
});

/// A-labels are Punycode, no longer than the DNS takes, and stand for their label.
fn check_labels(name: &Name) {
    for label in name.labels() {
        let characters = name.label_characters(label);
        let text: String = characters.iter().map(|it| it.scalar).collect();
        assert!(!text.is_empty() && !text.contains(is_label_separator));
        let library = if text.is_ascii() {
            Some(text.clone())
        } else {
            idna::punycode::encode_str(&text).map(|it| format!("xn--{it}")).filter(|it| it.len() <= 63)
        };
        assert_eq!(label.a_label, library, "{text:?}");
        // With a sign of URLs in it, what begins with `xn--` is part of one, and not decoded.
        let is_decoded = |it: &&String| !text.is_ascii() && !it.contains(['@', '/', '?', '#', ':']);
        if let Some(a_label) = label.a_label.as_ref().filter(is_decoded) {
            let again = Name::read(a_label, Notation::Unicode).expect("an A-label");
            // Capitals beyond Punycode's own are as they were.
            assert_eq!(again.text(), lower_ascii(&text), "{a_label}");
        }
    }
}

/// Reading an A-label makes its ASCII small.
fn lower_ascii(text: &str) -> String {
    text.to_ascii_lowercase()
}

/// What is said points into the name, can be shown anywhere, and is JSON.
fn check_report(name: &Name, report: &Report) {
    let count = name.characters().len();
    check_message(&report.summary);
    for finding in &report.findings {
        check_message(&finding.sentence);
        // Sentences are in the interface's own letters, so that no one reorders them.
        assert!(
            !finding.sentence.chars().any(|it| BidiClass::of(it).makes_label_right_to_left()),
            "{finding:?}"
        );
        assert!(finding.characters.iter().all(|&it| it < count), "{finding:?}");
    }
    if report.rule.verdict == Verdict::Violated {
        assert!(report.findings.iter().any(|it| it.severity == Severity::Violation));
    }
    let json = serde_json::to_string(report).expect("it can be written");
    let value: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert!(value.is_object());
}
