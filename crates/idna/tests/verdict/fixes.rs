//! Fix: what is offered, by which edits, and why there is nothing.

use bidiscope_bidi::name::{MAX_INPUT_CHARACTERS, Name, Notation, characters_of};
use bidiscope_idna::verdict::fix::{NameEdit, NoFixReason, SuggestedNameFixes, suggested_fixes};
use bidiscope_idna::verdict::{CheckedRules, NameAnalysis};

use super::read;

/// The fixes of a name all labels of which are the applicant's.
fn suggest(text: &str, check: CheckedRules) -> SuggestedNameFixes {
    let name = read(text);
    suggested_fixes(&name, 0..name.labels().len(), check)
}

fn names(offered: SuggestedNameFixes) -> Vec<String> {
    offered.fixes.into_iter().map(|it| it.fixed_name).collect()
}

/// What makes the Bidi rule hold, in the notation `capitals`.
fn check_bidi(capitals: &str, expected: &[&str]) {
    let name = Name::read(capitals, Notation::CapitalsAsHebrew).expect("readable");
    let offered = suggested_fixes(&name, 0..name.labels().len(), CheckedRules::BidiRule);
    let names: Vec<String> = names(offered)
        .iter()
        .map(|name| Notation::CapitalsAsHebrew.write_scalars(name.chars()).expect("capitals"))
        .collect();
    assert_eq!(names, expected, "{capitals}");
}

#[test]
fn the_bidi_rule_alone() {
    check_bidi("A.com", &[]);
    check_bidi("1.2-x", &[]);
    // No letter is invented.
    check_bidi("1.A", &[]);
    check_bidi("1b.A", &["b1.A", "b.A"]);
    // The hyphen is dropped, and never carried into the word.
    check_bidi("AB-.com", &["AB.com"]);
    check_bidi("-AB", &["AB"]);
    check_bidi("aB", &["B", "a"]);
    check_bidi("-.A", &[]);
    // Two labels: both are corrected.
    check_bidi("1b.A-", &["b1.A", "b.A"]);
    // What the Bidi rule does not ask about stays as it is.
    assert_eq!(names(suggest("\u{645}\u{640}-.com", CheckedRules::BidiRule))[0], "\u{645}\u{640}.com");
}

/// `--check` says which rules are meant.
#[test]
fn each_check_has_its_own_fixes() {
    let first = |text: &str, check| names(suggest(text, check)).into_iter().next();
    // Only IDNA2008 refuses capitals beside other letters: UTS #46 makes them small.
    assert_eq!(first("M\u{FC}ller.de", CheckedRules::Uts46), None);
    assert_eq!(
        first("M\u{FC}ller.de", CheckedRules::Idna2008Registration).as_deref(),
        Some("m\u{FC}ller.de")
    );
    assert_eq!(first("M\u{FC}ller.de", CheckedRules::AllChecks).as_deref(), Some("m\u{FC}ller.de"));
    assert_eq!(first("M\u{FC}ller_.de", CheckedRules::Uts46).as_deref(), Some("m\u{FC}ller.de"));
    // UTS #46 lets pictures stand.
    assert_eq!(first("\u{1F355}-.com", CheckedRules::Uts46).as_deref(), Some("\u{1F355}.com"));
    assert_eq!(first("\u{1F355}-.com", CheckedRules::Idna2008Registration), None);
    assert_eq!(first("\u{5D0}\u{5D1}_.com", CheckedRules::BidiRule).as_deref(), Some("\u{5D0}\u{5D1}.com"));
    for check in CheckedRules::ALL {
        assert_eq!(suggest("\u{645}\u{635}\u{631}.com", check), SuggestedNameFixes::default());
    }
}

#[test]
fn names_and_edits() {
    let first = |text: &str| suggest(text, CheckedRules::Idna2008Registration).fixes.remove(0);
    let suggested = first("\u{627}1\u{661}\u{662}.com");
    assert_eq!(suggested.fixed_name, "\u{627}\u{661}\u{661}\u{662}.com");
    assert_eq!(suggested.edits_of_original_name, [NameEdit::Replace { character: 1, with: '\u{661}' }]);
    // The number goes to the end, and the hyphen between it and the word.
    let suggested = first("a.12-\u{5D0}\u{5D1}.com");
    assert_eq!(suggested.fixed_name, "a.\u{5D0}\u{5D1}-12.com");
    let moved = |character| NameEdit::Move { character, before: 7 };
    assert_eq!(suggested.edits_of_original_name, [moved(4), moved(2), moved(3)]);
    // A normal form is one edit: without a part of it the word would be another.
    let suggested = first("u\u{308}\u{640}.com");
    assert_eq!(
        suggested.edits_of_original_name,
        [
            NameEdit::Respell { characters: vec![0, 1], with: "\u{FC}".to_owned() },
            NameEdit::Drop { character: 2 }
        ]
    );
    // One hyphen between two words, however much stands there.
    assert_eq!(first("M\u{FC}ller & S\u{F6}hne_GmbH.de").fixed_name, "m\u{FC}ller-s\u{F6}hne-gmbh.de");
    assert_eq!(first("\u{5D0}\u{5D1}, \u{5D2}\u{5D3} !.com").fixed_name, "\u{5D0}\u{5D1}-\u{5D2}\u{5D3}.com");
    // A sharp s would be another name to software that goes by IDNA2003, and is warned about.
    assert_eq!(first("stra\u{1E9E}e.de").fixed_name, "strasse.de");
    // Parts of Hangul syllables, as some systems name files.
    assert_eq!(
        first("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}.kr").fixed_name,
        "\u{D55C}\u{AD6D}.kr"
    );
    // What was typed as a false A-label has only to be written as what it stands for.
    let suggested = first("xn--ab-.com");
    assert_eq!((suggested.fixed_name.as_str(), suggested.edits_of_original_name.len()), ("ab.com", 0));
}

/// UTS #46 does not map what was typed as an A-label: as what it decodes to, the same name passes.
#[test]
fn labels_that_were_typed_as_a_labels() {
    for (text, check, first) in [
        // A capital u with diaeresis, and two Arabic presentation forms.
        ("xn--wca.com", CheckedRules::Uts46, "\u{DC}.com"),
        ("xn--wca.com", CheckedRules::Idna2008Registration, "\u{FC}.com"),
        ("xn--wca.com", CheckedRules::AllChecks, "\u{FC}.com"),
        ("xn--u-ccb.com", CheckedRules::Idna2008Registration, "\u{FC}.com"),
        ("xn--ab-.com", CheckedRules::Uts46, "ab.com"),
    ] {
        assert_eq!(names(suggest(text, check)).first().map(String::as_str), Some(first), "{text} {check:?}");
    }
    assert_eq!(suggest("xn--wca.com", CheckedRules::BidiRule), SuggestedNameFixes::default());
}

/// Edits of a label that are needed only because another label is right-to-left go when that one is not any more.
#[test]
fn labels_are_corrected_together() {
    let first = |text: &str| suggest(text, CheckedRules::Idna2008Registration).fixes.remove(0);
    assert_eq!(first("\u{645}\u{640}.\u{5D0}-.com").fixed_name, "\u{645}.\u{5D0}.com");
    let suggested = first("a\u{663}.1b.com");
    assert_eq!(suggested.fixed_name, "a3.1b.com");
    assert_eq!(suggested.edits_of_original_name, [NameEdit::Replace { character: 1, with: '3' }]);
}

/// The zone's labels are left as they are, whatever is wrong with them.
#[test]
fn only_the_applicants_labels_are_corrected() {
    let under_zone = |text: &str| suggested_fixes(&read(text), 0..1, CheckedRules::Idna2008Registration);
    let offered = under_zone("\u{5D0}\u{5D1}-.3com.com");
    assert_eq!(offered.fixes[0].fixed_name, "\u{5D0}\u{5D1}.3com.com");
    assert_eq!(under_zone("\u{5D0}\u{5D1}.3com.com").no_fix_reason, Some(NoFixReason::OnlyZoneLabelsViolate));
    assert_eq!(under_zone("\u{5D0}\u{5D1}.-a.com").no_fix_reason, Some(NoFixReason::OnlyZoneLabelsViolate));
    assert_eq!(under_zone("ab.-a.com").no_fix_reason, Some(NoFixReason::OnlyZoneLabelsViolate));
}

#[test]
fn why_there_is_none() {
    let why = |text: &str| suggest(text, CheckedRules::Idna2008Registration).no_fix_reason;
    assert_eq!(why("a.com"), None);
    assert_eq!(why("-\u{640}\u{200F}!.com"), Some(NoFixReason::NothingLeftOfLabel { label_index: 0 }));
    assert_eq!(why(&format!("a.{}.com", "b".repeat(64))), Some(NoFixReason::LabelTooLong { label_index: 1 }));
    assert_eq!(
        why(&format!("{}\u{E9}.com", "b".repeat(60))),
        Some(NoFixReason::LabelTooLong { label_index: 0 })
    );
    assert_eq!(why(&format!("{}aa", "a.".repeat(126))), Some(NoFixReason::NameTooLong));
    assert_eq!(why(&format!("a-.{}aa", "a.".repeat(126))), Some(NoFixReason::NameTooLong));
    assert_eq!(why("//a-.com"), Some(NoFixReason::NotADomainName));
    // What the DNS has for its own use is not judged.
    assert_eq!(suggest("*.a.com", CheckedRules::Idna2008Registration), SuggestedNameFixes::default());
    assert_eq!(suggest("_dmarc.a.com", CheckedRules::Idna2008Registration), SuggestedNameFixes::default());
    // An analysis says the same, and only where there is something to correct.
    let of_analysis = |text: &str| NameAnalysis::new(&read(text)).suggested_fixes().no_fix_reason;
    assert_eq!(
        of_analysis(&format!("{}.com", "b".repeat(64))),
        Some(NoFixReason::LabelTooLong { label_index: 0 })
    );
    assert_eq!(of_analysis("a.com"), None);
    assert_eq!(of_analysis("a-.com"), None);
}

/// No label becomes one that would be decoded when it is read.
#[test]
fn every_fix_is_read_as_itself() {
    let mut offered = 0;
    for text in
        ["1xn--4db.\u{5D0}", "1xn--a.\u{5D0}", "XN1--4db.\u{5D0}", "x\u{AD}n--4db.com", "xn---4db\u{AD}.com"]
    {
        let name = Name::from_scalars(text.chars()).expect("a name");
        for check in CheckedRules::ALL {
            for suggested in suggested_fixes(&name, 0..1, check).fixes {
                let after = read(&suggested.fixed_name);
                assert_eq!(after.decoded_text(), suggested.fixed_name);
                offered += 1;
            }
        }
    }
    assert!(offered > 8, "{offered}");
}

/// A search that comes to its bound ends, and says so.
#[test]
fn long_labels_are_corrected_within_the_bound() {
    let longest = "1".repeat(MAX_INPUT_CHARACTERS - 2);
    for label in [
        "1".repeat(60),
        format!("\u{5D0}{}", "a".repeat(60)),
        "-".repeat(9_000),
        "a\u{640}".repeat(4_000),
        "\u{5D0}1\u{661}".repeat(3_000),
        "u\u{308}".repeat(4_000),
        "-.".repeat(3_000).trim_end_matches('.').to_owned(),
        longest,
    ] {
        let text = format!("{label}.\u{5D0}");
        for check in CheckedRules::ALL {
            let SuggestedNameFixes { fixes: offered, no_fix_reason } = suggest(&text, check);
            assert!(offered.is_empty() || no_fix_reason.is_none(), "{no_fix_reason:?}");
            for suggested in offered {
                assert!(characters_of(&suggested.fixed_name).len() > 2, "{suggested:?}");
            }
        }
    }
    // Tatweels, however many, leave a short label.
    let stretched = format!("\u{645}{}\u{635}.com", "\u{640}".repeat(2_000));
    assert_eq!(
        suggest(&stretched, CheckedRules::Idna2008Registration).fixes[0].fixed_name,
        "\u{645}\u{635}.com"
    );
}
