//! The paper's repertoire: section II with its figures, and Table 2 row by row.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::Analysis;
use bidiscope_idna::verdict::atkin2001::{Exclusion, Table2Status, exclusion, table_2_status};

fn char_at(value: u32) -> char {
    char::from_u32(value).expect("a scalar value")
}

/// The ids of the findings of the paper's rule set.
fn paper_findings(code_points: &str) -> Vec<&'static str> {
    let name = Name::read(code_points, Notation::CodePoints).expect("readable");
    let analysis = Analysis::new(&name);
    let ids = analysis.findings().iter().map(|it| it.kind.id());
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
            assert_eq!(table_2_status(char_at(value)), Table2Status::Listed, "U+{value:04X}");
        }
        for value in [first - 1, last + 1] {
            assert_eq!(table_2_status(char_at(value)), Table2Status::NotListed, "U+{value:04X}");
        }
    }
    for scalar in ['a', '-', '\u{710}', '\u{430}', '\u{301}'] {
        assert_eq!(table_2_status(scalar), Table2Status::OutOfScope, "U+{:04X}", u32::from(scalar));
    }
}

/// What Table 2 lists, the prose admits, but for four places.
#[test]
fn where_prose_and_table_part() {
    let parted: Vec<(u32, Exclusion)> = (0x5D0..=0x6FE)
        .filter(|&value| table_2_status(char_at(value)) == Table2Status::Listed)
        .filter_map(|value| Some((value, exclusion(char_at(value))?)))
        .collect();
    let expected = [
        (0x5EB, Exclusion::Unassigned),
        (0x5EC, Exclusion::Unassigned),
        (0x5ED, Exclusion::Unassigned),
        (0x5EE, Exclusion::Unassigned),
        (0x5F3, Exclusion::Punctuation),
        (0x5F4, Exclusion::Punctuation),
        (0x675, Exclusion::Compatibility),
        (0x676, Exclusion::Compatibility),
        (0x677, Exclusion::Compatibility),
        (0x678, Exclusion::Compatibility),
        // ARABIC FULL STOP stands at U+06D4, outside the table.
        (0x6FD, Exclusion::Symbol),
        (0x6FE, Exclusion::Symbol),
    ];
    assert_eq!(parted, expected);
}

/// The ranges of section II, first and last characters.
#[test]
fn ranges_of_the_prose() {
    for (values, reason) in [
        (vec![0xFB50, 0xFDFF, 0xFE70, 0xFEFC], Exclusion::PresentationForm),
        (vec![0x64B, 0x652, 0x653, 0x655, 0x670], Exclusion::ArabicPoint),
        (vec![0x6D6, 0x6ED], Exclusion::KoranicSign),
        (vec![0x591, 0x5AF], Exclusion::Cantillation),
        (vec![0x5B0, 0x5C4], Exclusion::HebrewPoint),
        (vec![0x202A, 0x202D, 0x200E, 0x202B, 0x202E, 0x200F, 0x202C, 0x7, 0x85], Exclusion::Control),
        (vec![0x60C, 0x61F, 0x5F3, '_' as u32, '@' as u32], Exclusion::Punctuation),
        (vec![' ' as u32, '+' as u32, 0x6FD], Exclusion::Symbol),
        (vec![0xE000, 0x378], Exclusion::Unassigned),
    ] {
        for value in values {
            assert_eq!(exclusion(char_at(value)), Some(reason), "U+{value:04X}");
        }
    }
    for value in ['a' as u32, '9' as u32, '-' as u32, 0x5D0, 0x621, 0x669, 0x6F9, 0x4E2D, 0x308, 0xE9] {
        assert_eq!(exclusion(char_at(value)), None, "U+{value:04X}");
    }
}
