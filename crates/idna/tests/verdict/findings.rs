//! Every kind of finding, by the example that produces it.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{FindingDetail, FindingKind, NameAnalysis, RuleVerdict, Severity};

#[test]
fn identifiers_are_words_and_differ() {
    let ids: BTreeSet<&str> = FindingKind::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(ids.len(), FindingKind::ALL.len());
    for kind in FindingKind::ALL {
        let id = kind.id();
        assert!(id.bytes().all(|it| matches!(it, b'a'..=b'z' | b'0'..=b'9' | b'-')), "{id}");
        assert!(!kind.source().section.is_empty(), "{id}");
        assert_eq!(FindingKind::from_id(id), Some(*kind));
    }
}

#[test]
fn the_document_lists_every_kind_with_its_severity_and_source() {
    let document = include_str!("../../../../docs/output.md");
    for kind in FindingKind::ALL {
        let row = format!("| `{}` | {} | {} |", kind.id(), kind.severity().id(), kind.source());
        assert!(document.contains(&row), "{row}");
    }
    let severities = [" | violation | ", " | warning | ", " | note | "];
    let is_kind =
        |line: &&str| line.starts_with("| `") && severities.iter().any(|severity| line.contains(severity));
    assert_eq!(document.lines().filter(is_kind).count(), FindingKind::ALL.len(), "and no others");
}

/// The findings of a name as `id characters`, for one rule set.
fn check(text: &str, notation: Notation, rule_set: &str, expected: &[(&str, &[usize])]) {
    let name = Name::read(text, notation).expect("readable");
    let analysis = NameAnalysis::new(&name);
    let found: Vec<(&str, &[usize])> = analysis
        .findings()
        .iter()
        .filter(|it| it.finding_kind.id().starts_with(rule_set))
        .map(|it| (it.finding_kind.id(), it.character_indices_in_name.as_slice()))
        .collect();
    assert_eq!(found, expected, "{text}");
}

/// RFC 5893 section 5: "a label ending in a character with Bidi property AL, AN, or R occurs before a
/// label beginning with a character of Bidi property EN".
#[test]
fn the_hazard_of_section_5() {
    let check = |text: &str, expected: &[(&str, &[usize])]| {
        check(text, Notation::CapitalsAsHebrew, "rfc5893-number", expected);
    };
    const HAZARD: &str = "rfc5893-number-hazard";
    check("ABC.1de", &[(HAZARD, &[2, 4])]);
    check("AB1.2cd", &[(HAZARD, &[1, 4])]);
    check("A.-.1", &[(HAZARD, &[0, 4])]);
    check("A.b.1", &[]);
    check("1.A", &[]);
    check("A.b1", &[]);
    check("A.1.2", &[(HAZARD, &[0, 2])]);
    check("A.1.B.2", &[(HAZARD, &[0, 2]), (HAZARD, &[4, 6])]);
    // Which digit moves, and into which label.
    let name = Name::read("A.-.1", Notation::CapitalsAsHebrew).expect("readable");
    let analysis = NameAnalysis::new(&name);
    let finding = analysis.findings().iter().find(|it| it.finding_kind.id() == HAZARD).expect("the hazard");
    let detail = FindingDetail::LabelBeginsWithDigit { first_digit: '1', may_move_into_label_index: Some(0) };
    assert_eq!((finding.label_index, &finding.finding_detail), (Some(2), &detail));
}

/// RFC 5893 section 7.1: "the label at the level above begins with a digit".
#[test]
fn the_advice_of_section_7_1() {
    let check = |text: &str, expected: &[(&str, &[usize])]| {
        check(text, Notation::CapitalsAsHebrew, "rfc5893-digit", expected);
    };
    const ADVICE: &str = "rfc5893-digit-above";
    check("A.1.com", &[(ADVICE, &[2])]);
    check("A.com.1", &[]);
    check("a.1.com", &[]);
    check("A.B.3com", &[(ADVICE, &[4])]);
}

#[test]
fn idna_findings_with_their_characters() {
    let check = |text: &str, rule_set: &str, expected: &[(&str, &[usize])]| {
        check(text, Notation::CodePoints, rule_set, expected);
    };
    // RFC 5892 appendix A.1: KA VIRAMA ZWNJ KA; BEH ZWNJ BEH; BEH FATHA ZWNJ BEH; ALEF ZWNJ BEH, where
    // alef joins to the right only.
    check("0915 094D 200C 0915", "idna-zwnj", &[]);
    check("0628 200C 0628", "idna-zwnj", &[]);
    check("0628 064E 200C 0628", "idna-zwnj", &[]);
    check("0627 200C 0628", "idna-zwnj", &[("idna-zwnj-context", &[1])]);
    check("0628 200C", "idna-zwnj", &[("idna-zwnj-context", &[1])]);
    // Appendix A.2: KA VIRAMA ZWJ KA; BEH ZWJ BEH; one at the beginning.
    check("0915 094D 200D 0915", "idna-zwj", &[]);
    check("0628 200D 0628", "idna-zwj", &[("idna-zwj-context", &[1])]);
    check("200D 0628", "idna-zwj", &[("idna-zwj-context", &[0])]);
    // Appendices A.8 and A.9.
    check("0628 0661 002E 0628 06F1", "idna-arabic", &[]);
    check("0628 06F1 0661", "idna-arabic", &[("idna-arabic-digits-mixed", &[1, 2])]);
    // RFC 5893 section 6: Bengali and Gujarati digits; one kind beside ASCII letters is none.
    let kind = "digits-of-several-scripts";
    check("0061 09E6 0AE6", kind, &[(kind, &[1, 2])]);
    check("0061 09E6 09EF", kind, &[]);
    check("0061 0031 09E6", kind, &[(kind, &[1, 2])]);
    // UTS #39 section 5.1: Japanese writes Han, Hiragana and Katakana, Korean Hangul and Han; a
    // Cyrillic letter among Latin ones; Greek and Latin; a digit and a hyphen belong to all.
    check("6F22 3072 30AB", "mixed", &[]);
    check("D55C 6F22", "mixed", &[]);
    check("3072 D55C", "mixed", &[("mixed-scripts", &[1])]);
    check("0061 0430 0062", "mixed", &[("mixed-scripts", &[1])]);
    check("05D0 002D 0031", "mixed", &[]);
    // Lengths: 63 octets of ASCII, and an A-label of 63 (xn-- and 59 more), are the most.
    let letters = |count: usize| vec!["0061"; count].join(" ");
    check(&letters(63), "dns", &[]);
    let all: Vec<usize> = (0..64).collect();
    check(&letters(64), "dns", &[("dns-label-too-long", &all)]);
    let name_of = |last: usize| {
        let label = letters(61);
        [&label, &label, &label, &letters(last)].map(String::as_str).join(" 002E ")
    };
    // Three labels of 61, three full stops: 186, and 63 make 249.
    check(&name_of(63), "dns", &[]);
    check(&(name_of(63) + " 002E 0062 0063 0064"), "dns", &[]);
    check(&(name_of(63) + " 002E 0062 0063 0064 002E"), "dns", &[]);
    check(&(name_of(63) + " 002E 0062 0063 0064 0065"), "dns", &[("dns-name-too-long", &[])]);
}

#[test]
fn violations_of_the_bidi_rule_come_first() {
    use RuleVerdict::{NotApplicable, Satisfied, Violated};
    for (text, verdict, expected) in [
        ("abc.com", NotApplicable, &[][..]),
        ("ABC.com", Satisfied, &[]),
        ("com.AB-", Violated, &[("rfc5893-condition-3", 1, vec![6]), ("idna-hyphen-at-end", 1, vec![6])]),
        // No LDH label, and refused by UTS #46.
        ("ABC.a_b", Satisfied, &[("idna-not-ldh", 1, vec![5]), ("uts46-disallowed", 1, vec![5])]),
    ] {
        let analysis = NameAnalysis::new(&Name::read(text, Notation::CapitalsAsHebrew).expect("readable"));
        assert_eq!(analysis.bidi_rule().rule_verdict, verdict, "{text}");
        let violations = analysis.findings().iter().filter(|it| it.severity() == Severity::Violation);
        let found: Vec<_> = violations
            .map(|it| {
                (it.finding_kind.id(), it.label_index.expect(text), it.character_indices_in_name.clone())
            })
            .collect();
        assert_eq!(found, expected, "{text}");
    }
}

/// Condition 4 is about two characters, and names one of each kind: RFC 5893 section 2.
#[test]
fn the_digits_of_condition_4() {
    let analysis =
        NameAnalysis::new(&Name::read("0628 06F2 0661 0031 0662", Notation::CodePoints).expect("a name"));
    let finding = analysis
        .findings()
        .iter()
        .find(|it| it.finding_kind == FindingKind::Condition4)
        .expect("condition 4");
    let detail = FindingDetail::FirstEnAndAnDigit { en_digit: '\u{6F2}', an_digit: '\u{661}' };
    assert_eq!(
        (finding.character_indices_in_name.as_slice(), &finding.finding_detail),
        (&[1, 2, 3, 4][..], &detail)
    );
}

#[test]
fn severities_are_those_of_the_documents() {
    for kind in FindingKind::ALL {
        let document = kind.source().document;
        let is_old =
            matches!(document, "RFC 3454" | "draft-duerst-iri-bidi-00") || document.starts_with("Atkin");
        assert!(!is_old || kind.severity() == Severity::Note, "{}", kind.id());
    }
}
