//! The atlas of disagreement: the words for it, and what is written for maintainers.

use std::collections::BTreeSet;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use bidiscope_present::atlas::{
    AtlasAnswer, AtlasPart, Disagreement, DisagreementKind, RecordedDisplay, answer_text, atlas,
    atlas_blocks, atlas_issues, code_points_text, recorded_displays, test_file, test_file_name,
};
use bidiscope_present::page::Block;

fn disagreements() -> impl Iterator<Item = &'static Disagreement> {
    AtlasPart::ALL.into_iter().flat_map(|it| &atlas().survey(it).disagreements)
}

#[test]
fn positions_and_code_points_are_written_as_in_docs_atlas_md() {
    let order = |it: &[usize]| answer_text(Some(&AtlasAnswer::Order(it.to_vec())));
    assert_eq!(order(&[0, 1, 2, 6, 5, 4]), "1\u{2013}3 7\u{2013}5");
    assert_eq!(order(&[3, 4]), "4 5");
    assert_eq!(order(&[2, 1, 3, 4, 0]), "3 2 4 5 1");
    let name = format!("0061{} 0062 0062 0062", " 0028".repeat(64));
    assert_eq!(code_points_text(&name), "U+0061 U+0028\u{D7}64 U+0062 U+0062 U+0062");
}

/// What `tools/atlas` says of a reading, and what the catalogue says.
#[test]
fn every_reading_is_in_the_catalogue() {
    let mut compared = 0;
    for one in disagreements().filter(|it| it.kind != DisagreementKind::Unexplained) {
        assert_eq!(Some(one.reading_text()), one.reading.as_deref(), "{}", one.id);
        assert!(one.standard_text().ends_with('.'), "{}", one.id);
        compared += 1;
    }
    assert_eq!(compared, 27);
}

/// Each as the file of the Unicode Consortium would have it, worked out by hand.
#[test]
fn lines_are_in_the_formats_of_the_files() {
    let displays = test_file(AtlasPart::Displays, Some("go"));
    assert!(displays.starts_with("# Names that programs display differently"), "{displays}");
    assert!(displays.lines().nth(1).is_some_and(|it| it.starts_with("# Unicode Consortium.")), "{displays}");
    // U+0009 is a segment separator: level 1 of the paragraph (L1); the digit 2 (I2).
    let reading = "Each run of one direction is reversed by itself; the runs stay in logical order.";
    assert!(
        displays.contains(&format!("\n\n# L2 (error): {reading}\n0009 0031;1;1;1 2;1 0\n")),
        "{displays}"
    );
    let domains = test_file(AtlasPart::DomainNames, Some("go"));
    assert!(domains.contains("\n# FORMAT: that of IdnaTestV2.txt, Unicode "), "{domains}");
    let last = domains.lines().rev().take(2).collect::<Vec<_>>();
    assert!(last[1].starts_with("# UTS #46 section 4.1, CheckHyphens (error): "), "{}", last[1]);
    assert_eq!(last[0], "\\u02B9--\\u02B9; ; ; xn-----1nbc; ; ;  # \u{2B9}--\u{2B9}");
    let node = test_file(AtlasPart::DomainNames, Some("node"));
    // A number begins the label (condition 1); an LTR label with a letter from right to left (5), at its end (6).
    assert!(node.contains("\n\\u0661; ; [B1]; xn--9hb; ; ;  # \u{661}\n"), "{node}");
    assert!(node.contains("\na\\u05D0; ; [B5, B6]; xn--a-0hc; ; ;  # a\u{5D0}\n"), "{node}");
    // What ToASCII makes of a name in ASCII is as toUnicode, and so blank.
    assert!(node.contains("\n-; ; [V3]; ; ; ;  # -\n"), "{node}");
    assert_eq!(test_file(AtlasPart::DomainNames, Some("fribidi")), "");
    let files = [None, Some("go")].map(|it| test_file_name(AtlasPart::DomainNames, it));
    assert_eq!(files, ["all-IdnaTestV2.txt", "go-IdnaTestV2.txt"]);
}

/// A name that shows two readings stands once, after both.
#[test]
fn no_line_of_a_file_is_repeated() {
    for part in AtlasPart::ALL {
        let text = test_file(part, None);
        let lines: Vec<&str> = text.lines().filter(|it| !it.starts_with('#') && !it.is_empty()).collect();
        let distinct: BTreeSet<&str> = lines.iter().copied().collect();
        assert_eq!(lines.len(), distinct.len(), "{text}");
        let comments = text.lines().filter(|it| it.starts_with("# ") && it.contains("): ")).count();
        assert_eq!(comments, atlas().survey(part).disagreements.len(), "{text}");
    }
}

/// A row has the reading and the answers, so that no two rows are the same.
#[test]
fn no_two_rows_of_the_table_are_the_same() {
    for block in atlas_blocks(None) {
        let Block::Table(table) = block else { continue };
        let rows: BTreeSet<String> = table.rows.iter().map(|it| format!("{it:?}")).collect();
        assert_eq!(rows.len(), table.rows.len());
    }
}

#[test]
fn an_issue_says_what_was_asked_and_what_was_answered() {
    let issues = atlas_issues(Some("libidn2"));
    let one = issues.iter().find(|it| it.file == "libidn2-idna-mark-ends-rtl.md").expect("an issue");
    let title =
        "# libidn2: RFC 5893 section 2, condition 3: A mark at the end of an RTL label is a permitted end";
    assert!(one.text.starts_with(title), "{}", one.text);
    let parts = [
        "\nVersion asked: libidn2 2.3.3, of Debian 12; newer ones were not asked.\n",
        "idn2_lookup_u8(name, IDN2_NONTRANSITIONAL | IDN2_USE_STD3_ASCII_RULES)",
        "\nname = \"\\u05D0-\\u05B7\"\nidn2_lookup_u8(name, ",
        "U+05D0 U+002D U+05B7",
        "Expected: `refused`. Got: `xn----lgc7e`.",
        "Unicode 1",
        "xn----lgc7e",
        "How the program reads the rule: A mark at the end of an RTL label is a permitted end, whatever stands",
        "of 222,201",
        "<https://www.rfc-editor.org/rfc/rfc5893#section-2>",
    ];
    for part in parts {
        assert!(one.text.contains(part), "{part}: {}", one.text);
    }
    // What no other file than the standard's says, and one name. No policy, and no two for one reading.
    let all = atlas_issues(None);
    let titles: BTreeSet<&str> = all.iter().filter_map(|it| it.text.lines().next()).collect();
    assert_eq!(titles.len(), all.len());
    for one in all {
        assert!(!one.text.contains("Hyphens are allowed"), "{}", one.text);
        assert!(!one.text.contains("docs/"), "{}", one.text);
        assert_eq!(one.text.matches("shortest").count(), 1, "{}", one.text);
    }
}

/// An RTL paragraph, by the option of the call; the literal as the program's language writes it; the thread with its state.
#[test]
fn an_issue_can_be_pasted() {
    let issue = |peer: &str, file: &str| {
        let found = atlas_issues(Some(peer)).into_iter().find(|it| it.file == file);
        found.unwrap_or_else(|| panic!("{file}")).text
    };
    let go = issue("go", "go-uba-runs-in-logical-order.md");
    let call = "```\ntext = \"\\t1\"\nparagraph.SetString(text, bidi.DefaultDirection(bidi.RightToLeft)), ";
    assert!(go.contains(call), "{go}");
    assert!(go.contains("Expected order from left to right: 2 1. Got: 1 2."), "{go}");
    assert!(go.contains("[Go issue 69819](https://github.com/golang/go/issues/69819) (open)"), "{go}");
    let second = go.lines().nth(2).expect("a paragraph");
    assert!(second.starts_with("Already reported: [Go issue 69819]"), "{go}");
    let rust = issue("unicode-bidi", "unicode-bidi-uba-bracket-context-run.md");
    assert!(rust.contains(r#"text = "a\u{05D0}\u{2066}b\u{2069}(\u{05D1})""#), "{rust}");
    assert!(rust.contains("BidiInfo::new(text, Some(Level::ltr()))"), "{rust}");
    assert!(
        rust.contains("[unicode-bidi issue 141](https://github.com/servo/unicode-bidi/issues/141)"),
        "{rust}"
    );
    // The thread of another project is no thread of this one.
    let js = issue("bidi-js", "bidi-js-uba-bracket-compatibility.md");
    assert!(!js.contains("fribidi"), "{js}");
    // A number of names would be no rate where somebody who knew the bug made them.
    assert!(js.contains("\nThe names that show it were made for this bug.\n"), "{js}");
    assert!(!js.contains(" of 8"), "{js}");
    let firefox = issue("firefox", "firefox-uba-bracket-context-run.md");
    assert!(firefox.contains("It contains the crate unicode-bidi: the cause may be there."), "{firefox}");
    // What requires the answer of a program that follows the URL standard.
    let ada = issue("ada-url", "ada-url-idna-own-labels.md");
    let place = "[URL standard, domain to ASCII](https://url.spec.whatwg.org/#concept-domain-to-ascii)";
    assert!(ada.contains(place) && ada.contains("https://github.com/whatwg/url/issues/543"), "{ada}");
    assert!(ada.contains("https://www.unicode.org/reports/tr46/#Validity_Criteria"), "{ada}");
}

/// A policy names the document that permits it.
#[test]
fn a_policy_is_permitted_by_a_document() {
    let policies: Vec<&Disagreement> =
        disagreements().filter(|it| it.kind == DisagreementKind::Policy).collect();
    assert!(policies.iter().all(|it| !it.allowed_by.is_empty()));
    let of_java = policies.iter().find(|it| it.id == "rfc3454").expect("the older rule");
    assert!(of_java.allowed_by[0].url.starts_with("https://www.rfc-editor.org/rfc/rfc3490"));
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

/// No shorter name is among those counted, but where the shorter ones do not show the reading alone: then its own name does.
#[test]
fn the_name_of_a_disagreement_is_the_shortest_counted() {
    // Shorter names need other readings of Go too.
    let needs_others = [("no-brackets-error", "go")];
    // The shorter name is that of another reading of the same rule, from which this one is told apart.
    let told_apart = [
        ("separator-as-space-error", "firefox"),
        ("bracket-limit-ends-run-error", "firefox"),
        ("bracket-limit-ends-run-error", "python-bidi"),
        ("bracket-limit-ends-run-error", "unicode-bidi"),
    ];
    let mut longer = BTreeSet::new();
    let mut count = 0;
    for one in disagreements() {
        for (peer, concerned) in &one.concerned {
            count += 1;
            let least = concerned.counts.values().flat_map(|it| it.keys()).min().expect("a name was counted");
            let length = concerned.smallest.split(' ').count();
            assert!(length >= *least as usize, "{peer}: {}", one.key);
            if length > *least as usize {
                longer.insert((one.key.as_str(), peer.as_str()));
            }
        }
    }
    assert_eq!(longer, needs_others.into_iter().chain(told_apart).collect());
    assert_eq!(count, 53);
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
