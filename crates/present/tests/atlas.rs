//! The atlas of disagreement: the words for it, and what is written for maintainers.

use std::collections::BTreeSet;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use bidiscope_present::atlas::{
    AtlasAnswer, AtlasPart, Disagreement, DisagreementKind, RecordedDisplay, answer_text, atlas,
    atlas_issues, code_points_text, recorded_displays, test_file,
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
    for one in disagreements().filter(|it| it.kind != DisagreementKind::Unexplained) {
        assert_eq!(one.reading_text(), one.readings.join(" "), "{}", one.id);
        assert!(one.standard_text().ends_with('.'), "{}", one.id);
        compared += 1;
    }
    assert_eq!(compared, 42);
}

/// Each as the file of the Unicode Consortium would have it, worked out by hand.
#[test]
fn lines_are_in_the_formats_of_the_files() {
    let displays = test_file(AtlasPart::Displays, Some("go"));
    assert!(displays.starts_with("# BidiCharacterTest-"), "{displays}");
    // U+0009 is a segment separator: level 1 of the paragraph (L1); the digit 2 (I2).
    assert!(displays.contains("\n\n# L2\n0009 0031;1;1;1 2;1 0\n"), "{displays}");
    let domains = test_file(AtlasPart::DomainNames, Some("go"));
    assert!(domains.contains("\n# Version: "), "{domains}");
    let last = domains.lines().rev().take(2).collect::<Vec<_>>();
    assert_eq!(last[1], "# UTS #46 section 4.1, CheckHyphens");
    assert_eq!(last[0], "\\u05D0--\\u05D0; ; ; xn-----uldc; ; ;  # \u{5D0}--\u{5D0}");
    let node = test_file(AtlasPart::DomainNames, Some("node"));
    // A number begins the label (condition 1); an LTR label with a letter from right to left (5), at its end (6).
    assert!(node.contains("\n\\u0661; ; [B1]; xn--9hb; ; ;  # \u{661}\n"), "{node}");
    assert!(node.contains("\na\\u05D0; ; [B5, B6]; xn--a-0hc; ; ;  # a\u{5D0}\n"), "{node}");
    // What ToASCII makes of a name in ASCII is as toUnicode, and so blank.
    assert!(node.contains("\n-; ; [V3]; ; ; ;  # -\n"), "{node}");
    assert_eq!(test_file(AtlasPart::DomainNames, Some("fribidi")), "");
}

#[test]
fn an_issue_says_what_was_asked_and_what_was_answered() {
    let issues = atlas_issues(Some("libidn2"));
    let one = issues.iter().find(|it| it.file == "libidn2-idna-no-condition-3.md").expect("an issue");
    assert!(one.text.starts_with("# libidn2: RFC 5893 section 2, condition 3\n"), "{}", one.text);
    let parts = [
        "libidn2 2.3.3",
        "idn2_lookup_u8(name, IDN2_NONTRANSITIONAL | IDN2_USE_STD3_ASCII_RULES)",
        "U+05D0 U+002D U+05B7",
        "xn----lgc7e",
        "Condition 3",
        "664 of 219,968",
        "<https://www.rfc-editor.org/rfc/rfc5893#section-2>",
    ];
    for part in parts {
        assert!(one.text.contains(part), "{part}: {}", one.text);
    }
    // What no other file than the standard's says, and one name.
    for one in atlas_issues(None) {
        assert!(!one.text.contains("docs/"), "{}", one.text);
        assert_eq!(one.text.matches("shortest").count(), 1, "{}", one.text);
    }
}

/// Every name that a maintainer gets is one that the program answers otherwise, with the standard's answer to it.
#[test]
fn a_case_of_a_program_is_its_own_shortest_name() {
    for one in disagreements() {
        for (peer, concerned) in &one.concerned {
            let case = one.case(Some(peer));
            assert_eq!(
                (case.name, case.paragraph),
                (concerned.smallest.as_str(), concerned.paragraph),
                "{peer}"
            );
            let answer = concerned.answer.as_ref().expect("an answer");
            assert!(!answer.is_same(case.standard), "{peer}: {}", one.id);
        }
    }
}

/// ICU lets an override not reach the PDI, Go puts runs in logical order; nothing is recorded of other names.
#[test]
fn displays_are_recorded_of_the_names_of_the_atlas() {
    let recorded = |name: &str, direction| {
        let characters: Vec<Character> = name.chars().map(Character::new).collect();
        recorded_displays(&characters, direction)
    };
    let of = |all: &[RecordedDisplay], program: &str| {
        all.iter().find(|it| it.program.starts_with(program)).expect("a program").order.clone()
    };
    let tab = recorded("\t1", Direction::RightToLeft);
    assert_eq!(of(&tab, "Go "), Some(("1 2".to_owned(), false)));
    assert_eq!(of(&tab, "FriBidi 1.0.8"), Some(("2 1".to_owned(), true)));
    let all = [recorded("\t1", Direction::LeftToRight), recorded("\u{5D0}.com", Direction::RightToLeft)];
    assert!(all.iter().flatten().all(|it| it.order.is_none()));
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
