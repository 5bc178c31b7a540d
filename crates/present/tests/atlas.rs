//! The atlas of disagreement: the words for it, and what is written for maintainers.

use std::collections::BTreeSet;

use bidiscope_present::atlas::{
    AtlasAnswer, AtlasPart, Disagreement, DisagreementKind, answer_text, atlas, atlas_issues,
    code_points_text, test_file,
};

fn disagreements() -> impl Iterator<Item = &'static Disagreement> {
    AtlasPart::ALL.into_iter().flat_map(|it| &atlas().survey(it).disagreements)
}

#[test]
fn positions_and_code_points_are_written_as_in_docs_atlas_md() {
    let order = |it: &[usize]| answer_text(Some(&AtlasAnswer::Order(it.to_vec())));
    assert_eq!(order(&[0, 1, 2, 6, 5, 4]), "1\u{2013}3 7 6 5");
    assert_eq!(order(&[3, 4]), "4 5");
    let name = format!("0061{} 0062 0062 0062", " 0028".repeat(64));
    assert_eq!(code_points_text(&name), "U+0061 U+0028\u{D7}64 U+0062 U+0062 U+0062");
}

/// What `tools/atlas` says of a reading, and what the catalogue says.
#[test]
fn every_reading_is_in_the_catalogue() {
    let mut compared = 0;
    for one in disagreements().filter(|it| it.kind != DisagreementKind::Unnamed) {
        assert_eq!(one.reading_text(), one.readings.join(" "), "{}", one.id);
        assert!(one.standard_text().ends_with('.'), "{}", one.id);
        compared += 1;
    }
    assert_eq!(compared, 33);
}

/// Each as the file of the Unicode Consortium would have it, worked out by hand.
#[test]
fn lines_are_in_the_formats_of_the_files() {
    let displays = test_file(AtlasPart::Displays, Some("go"));
    // U+0009 is a segment separator: level 1 of the paragraph (L1); the digit 2 (I2).
    assert!(displays.starts_with("# runs-reversed-once: L2\n0009 0031;1;1;1 2;1 0\n"), "{displays}");
    let domains = test_file(AtlasPart::DomainNames, Some("go"));
    assert_eq!(domains.lines().next(), Some("# hyphens-by-bytes: UTS #46 section 4.1, CheckHyphens"));
    assert_eq!(domains.lines().nth(1), Some("\\u05D0--\\u05D0; ; ; xn-----uldc; ; ; "));
    let node = test_file(AtlasPart::DomainNames, Some("node"));
    // A number begins the label (condition 1); an LTR label with a letter from right to left (5), at its end (6).
    assert!(node.contains("\n\\u0661; ; [B1]; xn--9hb; ; ; \n"), "{node}");
    assert!(node.contains("\na\\u05D0; ; [B5, B6]; xn--a-0hc; ; ; \n"), "{node}");
    assert_eq!(test_file(AtlasPart::DomainNames, Some("fribidi")), "");
}

#[test]
fn an_issue_says_what_was_asked_and_what_was_answered() {
    let issues = atlas_issues(Some("libidn2"));
    let one = issues.iter().find(|it| it.file == "libidn2-idna-no-condition-3.md").expect("an issue");
    assert!(one.text.starts_with("# libidn2: RFC 5893 section 2, condition 3\n"), "{}", one.text);
    for part in ["libidn2 2.3.3", "U+05D0 U+002D U+05B7", "xn----lgc7e", "Condition 3", "664 of 219,968"] {
        assert!(one.text.contains(part), "{part}: {}", one.text);
    }
}

/// One for each program and disagreement, each in a file of its own whose name is one everywhere.
#[test]
fn every_program_with_an_error_has_an_issue() {
    let issues = atlas_issues(None);
    let files: BTreeSet<&str> = issues.iter().map(|it| it.file.as_str()).collect();
    let errors = disagreements().filter(|it| it.kind != DisagreementKind::Policy);
    assert_eq!(files.len(), errors.map(|it| it.concerned.len()).sum::<usize>());
    assert_eq!(files.len(), issues.len());
    let is_plain = |it: char| it.is_ascii_alphanumeric() || matches!(it, '-' | '.');
    assert!(files.iter().all(|it| it.chars().all(is_plain)));
}
