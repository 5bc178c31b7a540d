//! RFC 3454 section 6, and the words of RFC 5893 section 4 that it refused.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::rfc3454::{display_refused_labels_encoded, judge_label};
use bidiscope_idna::verdict::{FindingDetail, NameAnalysis, RuleVerdict, rfc5893};

/// Compares both rules' answers on a label: what was permitted then, and what is now.
fn check(code_points: &str, then: bool, now: RuleVerdict) {
    let name = Name::read(code_points, Notation::CodePoints).expect("readable");
    assert_eq!(judge_label(name.characters()).is_permitted(), then, "{code_points}, RFC 3454");
    assert_eq!(rfc5893::judge_name(&name).rule_verdict, now, "{code_points}, RFC 5893");
}

/// "a conformant implementation of the IDNA2003 algorithm will say that 'this is not in RandALCat'".
#[test]
fn section_4_1_dhivehi() {
    check("0786 07AE 0782 07B0 0795 07A9 0793 07A6 0783 07AA", false, RuleVerdict::Satisfied);
    let name = Name::read("0786 07AE 0782 07B0 0795 07A9 0793 07A6 0783 07AA", Notation::CodePoints);
    let verdict = judge_label(name.expect("readable").characters());
    assert_eq!(
        (verdict.invalid_end_indices_in_given_label, verdict.lcat_indices_in_given_label),
        (vec![9], vec![])
    );
}

/// YIVO, which ends in a point; and its precomposed forms: "by invoking Stringprep, the IDNA2003
/// algorithm also rejects those code points".
#[test]
fn section_4_2_yiddish() {
    check("05D9 05B4 05D5 05D0 05B8", false, RuleVerdict::Satisfied);
    // As the section's letters spell it: YOD YOD HIRIQ VAV VAV ALEF QAMATS.
    check("05D9 05D9 05B4 05D5 05D5 05D0 05B8", false, RuleVerdict::Satisfied);
    check("FB1D 05D5 FB2F", false, RuleVerdict::Satisfied);
    // Without a mark at the end it always passed.
    check("FB1D 05D5 05D0", true, RuleVerdict::Satisfied);
}

/// "prohibited a string containing right-to-left characters from ending with a number".
#[test]
fn section_4_3_strings_with_numbers() {
    check("05D0 0035", false, RuleVerdict::Satisfied);
    check("0035 05D0", false, RuleVerdict::Violated);
    check("05D0 0035 05D1", true, RuleVerdict::Satisfied);
    // Section 1.2: what RFC 3454 permitted and the rule does not.
    check("0627 0031 0661 0628", true, RuleVerdict::Violated);
    check("0061 0661 0062", true, RuleVerdict::Violated);
}

#[test]
fn each_requirement_names_its_characters() {
    let judge = |code_points: &str| {
        judge_label(Name::read(code_points, Notation::CodePoints).expect("readable").characters())
    };
    // Requirement 1: LRM, an override, an activated shaping control; ZWJ is of table B.1, not C.8.
    assert_eq!(judge("0061 200E 202E 206D 200D").prohibited_indices_in_given_label, [1, 2, 3]);
    // Requirement 2, the sentence that RFC 5893 does not quote.
    let mixed = judge("05D0 0061 0062 05D1");
    assert_eq!(
        (mixed.lcat_indices_in_given_label, mixed.invalid_end_indices_in_given_label),
        (vec![1, 2], vec![])
    );
    assert!(!judge("0061 0062").has_rand_al_cat);
    // Requirement 3: both ends; a single offender once; a character that is mapped to nothing is none.
    assert_eq!(judge("0031 05D0 002D").invalid_end_indices_in_given_label, [0, 2]);
    assert_eq!(judge("05D0 002D 200D").invalid_end_indices_in_given_label, [1]);
    assert_eq!(judge("05D0 200D").invalid_end_indices_in_given_label, [0; 0]);
    // Composition comes first: alef and madda above are one letter, U+0622.
    assert_eq!(judge("0628 0627 0653").invalid_end_indices_in_given_label, [0; 0]);
    // Unicode 3.2 knows neither U+05EF (11.0) nor U+0750 (4.1): neither left nor right.
    let newer = judge("05EF 0061 0750");
    assert_eq!((newer.unassigned_indices_in_given_label, newer.has_rand_al_cat), (vec![0, 2], false));
}

/// The first and last lines of tables D.1 and D.2, and what stands beside them, as the RFC prints them.
#[test]
fn ends_of_the_tables() {
    let judge = |scalar: char| judge_label(&[bidiscope_bidi::name::Character::new(scalar)]);
    for (scalar, rand_al_cat) in [
        ('\u{5BE}', true),
        ('\u{5BF}', false),
        ('\u{5EA}', true),
        ('\u{5EB}', false),
        ('\u{7B1}', true),
        ('\u{FEFC}', true),
        ('\u{FEFD}', false),
    ] {
        assert_eq!(judge(scalar).has_rand_al_cat, rand_al_cat, "U+{:04X}", u32::from(scalar));
    }
    for (scalar, l_cat) in
        [('@', false), ('A', true), ('Z', true), ('[', false), ('\u{10FFFD}', true), ('\u{10FFFE}', false)]
    {
        // Before a right-to-left letter, what is in table D.2 is named.
        let label = [scalar, '\u{5D0}'].map(bidiscope_bidi::name::Character::new);
        assert_eq!(
            !judge_label(&label).lcat_indices_in_given_label.is_empty(),
            l_cat,
            "U+{:04X}",
            u32::from(scalar)
        );
    }
}

/// Table B.2 and Normalization Form KC come before section 6: U+2135 ALEF SYMBOL is in table D.2, and what it becomes in
/// table D.1; U+2100 ACCOUNT OF is in neither, and becomes `a/c`.
#[test]
fn what_is_refused_only_after_the_mapping_says_so() {
    use FindingDetail::{CausedByMapping, IsRightToLeftOnlyAfterMapping};
    let found = |text: &str| {
        let analysis = NameAnalysis::new(&Name::read(text, Notation::Unicode).expect("readable"));
        let found = analysis.findings().iter().filter(|it| it.finding_kind.id().starts_with("rfc3454"));
        found
            .map(|it| (it.finding_kind.id(), it.character_indices_in_name.clone(), it.finding_detail.clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        found("a\u{2135}b"),
        [
            ("rfc3454-mixed", vec![0, 2], IsRightToLeftOnlyAfterMapping),
            ("rfc3454-ends", vec![0, 2], IsRightToLeftOnlyAfterMapping),
        ]
    );
    assert_eq!(
        found("\u{5D0}\u{2100}\u{5D0}"),
        [("rfc3454-mixed", vec![1], CausedByMapping { mapped_character: None })]
    );
    assert_eq!(found("\u{5D0}a\u{5D0}"), [("rfc3454-mixed", vec![1], FindingDetail::NoDetail)]);
}

/// Section 4.2: "by invoking Stringprep, the IDNA2003 algorithm also rejects those code points". The composed
/// letter itself is in table D.1; what Normalization Form KC makes of it ends in a mark, which is not.
#[test]
fn the_reason_for_a_composed_letter_is_the_mark_that_is_left() {
    let name = Name::read("FB1D 05D5 FB2E", Notation::CodePoints).expect("readable");
    let verdict = judge_label(name.characters());
    assert_eq!(
        (verdict.invalid_end_indices_in_given_label, verdict.invalid_ends_after_preparation),
        (vec![2], vec!['\u{5B7}'])
    );
    let found = |code_points: &str| {
        let analysis = NameAnalysis::new(&Name::read(code_points, Notation::CodePoints).expect("readable"));
        let found = analysis.findings().iter().filter(|it| it.finding_kind.id() == "rfc3454-ends");
        found.map(|it| (it.character_indices_in_name.clone(), it.finding_detail.clone())).collect::<Vec<_>>()
    };
    let patah = FindingDetail::CausedByMapping { mapped_character: Some('\u{5B7}') };
    assert_eq!(found("FB1D 05D5 FB2E"), [(vec![2], patah.clone())]);
    // An end that stays what it is comes before, in a finding of its own.
    assert_eq!(found("0031 05D5 FB2E"), [(vec![0], FindingDetail::NoDetail), (vec![2], patah)]);
    assert_eq!(found("0031 05D5 002D"), [(vec![0, 2], FindingDetail::NoDetail)]);
}

/// Section 7.1 of RFC 5893: a program that checks a label by RFC 3454 before it displays it most likely displays the A-label.
#[test]
fn a_program_for_idna2003_shows_the_a_label_of_what_it_refuses() {
    let shown =
        |name: &str| display_refused_labels_encoded(&Name::read(name, Notation::Unicode).expect("a name"));
    // konpeetaru, ALEF 5, and a label that mixes both directions; beside them what is permitted stays.
    let konpeetaru = "\u{786}\u{7AE}\u{782}\u{7B0}\u{795}\u{7A9}\u{793}\u{7A6}\u{783}\u{7AA}";
    assert_eq!(shown(konpeetaru).as_deref(), Some("xn--jqbch7cj7htal3av"));
    assert_eq!(shown("\u{5D0}5.\u{5D1}.com.").as_deref(), Some("xn--5-zhc.\u{5D1}.com."));
    assert_eq!(shown("\u{5D0}\u{3002}b\u{5D0}").as_deref(), Some("\u{5D0}\u{3002}xn--b-0hc"));
    for permitted in ["\u{5D0}5\u{5D1}.com", "5.com", "b\u{FC}cher.de", "\u{5D0}"] {
        assert_eq!(shown(permitted), None, "{permitted}");
    }
    // Too long for an A-label.
    assert_eq!(shown(&format!("{}5", "\u{5D0}\u{5D1}".repeat(60))), None);
}
