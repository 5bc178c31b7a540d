//! The paper's repertoire: section II with its figures, and Table 2 row by row.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::NameAnalysis;
use bidiscope_idna::verdict::atkin2001::{
    Atkin2001ExclusionReason, Atkin2001Table2Status, atkin2001_table_2_status, domain_name_exclusion_reason,
};

fn char_at(value: u32) -> char {
    char::from_u32(value).expect("a scalar value")
}

/// The ids of the findings of the paper's rule set.
fn paper_findings(code_points: &str) -> Vec<&'static str> {
    let name = Name::read(code_points, Notation::CodePoints).expect("readable");
    let analysis = NameAnalysis::new(&name);
    let ids = analysis.findings().iter().map(|it| it.finding_kind.id());
    ids.filter(|id| id.starts_with("atkin2001-")).collect()
}

/// Figure 1: one letter written in three ways; only the first is in Normalization Form C.
#[test]
fn figure_1() {
    assert_eq!(paper_findings("01D7"), [""; 0]);
    assert_eq!(paper_findings("00DC 0301"), ["atkin2001-not-nfc"]);
    assert_eq!(paper_findings("0055 0308 0301"), ["atkin2001-not-nfc"]);
}

/// Figure 2: the ligature is a compatibility character, its letters are not.
#[test]
fn figure_2() {
    assert_eq!(paper_findings("FB01"), ["atkin2001-compatibility"]);
    assert_eq!(paper_findings("0066 0069"), [""; 0]);
}

/// Table 2 with the characters just outside each row, which are Arabic or Hebrew too.
#[test]
fn table_2_row_by_row() {
    for (first, last) in
        [(0x5D0, 0x5F4), (0x621, 0x64A), (0x660, 0x669), (0x671, 0x6D3), (0x6D5, 0x6D5), (0x6F0, 0x6FE)]
    {
        for value in first..=last {
            assert_eq!(
                atkin2001_table_2_status(char_at(value)),
                Atkin2001Table2Status::Listed,
                "U+{value:04X}"
            );
        }
        for value in [first - 1, last + 1] {
            assert_eq!(
                atkin2001_table_2_status(char_at(value)),
                Atkin2001Table2Status::NotListed,
                "U+{value:04X}"
            );
        }
    }
    for scalar in ['a', '-', '\u{710}', '\u{430}', '\u{301}'] {
        assert_eq!(
            atkin2001_table_2_status(scalar),
            Atkin2001Table2Status::OutOfScope,
            "U+{:04X}",
            u32::from(scalar)
        );
    }
}

/// What Table 2 lists, the prose admits, but for four places.
#[test]
fn where_prose_and_table_part() {
    let parted: Vec<(u32, Atkin2001ExclusionReason)> = (0x5D0..=0x6FE)
        .filter(|&value| atkin2001_table_2_status(char_at(value)) == Atkin2001Table2Status::Listed)
        .filter_map(|value| Some((value, domain_name_exclusion_reason(char_at(value))?)))
        .collect();
    let expected = [
        (0x5EB, Atkin2001ExclusionReason::UnassignedOrPrivateUse),
        (0x5EC, Atkin2001ExclusionReason::UnassignedOrPrivateUse),
        (0x5ED, Atkin2001ExclusionReason::UnassignedOrPrivateUse),
        (0x5EE, Atkin2001ExclusionReason::UnassignedOrPrivateUse),
        (0x5F3, Atkin2001ExclusionReason::PunctuationExceptHyphen),
        (0x5F4, Atkin2001ExclusionReason::PunctuationExceptHyphen),
        (0x675, Atkin2001ExclusionReason::CompatibilityCharacter),
        (0x676, Atkin2001ExclusionReason::CompatibilityCharacter),
        (0x677, Atkin2001ExclusionReason::CompatibilityCharacter),
        (0x678, Atkin2001ExclusionReason::CompatibilityCharacter),
        // ARABIC FULL STOP stands at U+06D4, outside the table.
        (0x6FD, Atkin2001ExclusionReason::SymbolOrSpace),
        (0x6FE, Atkin2001ExclusionReason::SymbolOrSpace),
    ];
    assert_eq!(parted, expected);
}

/// The ranges of section II, first and last characters.
#[test]
fn ranges_of_the_prose() {
    for (values, reason) in [
        (vec![0xFB50, 0xFDFF, 0xFE70, 0xFEFC], Atkin2001ExclusionReason::ArabicPresentationForm),
        (vec![0x64B, 0x652, 0x653, 0x655, 0x670], Atkin2001ExclusionReason::ArabicPoint),
        (vec![0x6D6, 0x6ED], Atkin2001ExclusionReason::KoranicAnnotationSign),
        (vec![0x591, 0x5AF], Atkin2001ExclusionReason::HebrewCantillationMark),
        (vec![0x5B0, 0x5C4], Atkin2001ExclusionReason::HebrewPoint),
        (
            vec![0x202A, 0x202D, 0x200E, 0x202B, 0x202E, 0x200F, 0x202C, 0x7, 0x85],
            Atkin2001ExclusionReason::ControlOrFormatCharacter,
        ),
        (
            vec![0x60C, 0x61F, 0x5F3, '_' as u32, '@' as u32],
            Atkin2001ExclusionReason::PunctuationExceptHyphen,
        ),
        (vec![' ' as u32, '+' as u32, 0x6FD], Atkin2001ExclusionReason::SymbolOrSpace),
        (vec![0xE000, 0x378], Atkin2001ExclusionReason::UnassignedOrPrivateUse),
    ] {
        for value in values {
            assert_eq!(domain_name_exclusion_reason(char_at(value)), Some(reason), "U+{value:04X}");
        }
    }
    for value in ['a' as u32, '9' as u32, '-' as u32, 0x5D0, 0x621, 0x669, 0x6F9, 0x4E2D, 0x308, 0xE9] {
        assert_eq!(domain_name_exclusion_reason(char_at(value)), None, "U+{value:04X}");
    }
}
