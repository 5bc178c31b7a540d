//! The classes of 2001, by Figure 4 of the paper.

use bidiscope_bidi::name::{Character, Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::uba::BidiDataVersion;

fn check(data_version: BidiDataVersion, logical: &str, expected: &str) {
    let name = Name::read(logical, Notation::Atkin2001Table1).expect("the paper's notation");
    let characters = data_version.reclassify(name.characters());
    let display = Strategy::UbaLtr.order(&characters).display(&characters);
    assert_eq!(
        Notation::Atkin2001Table1.write_scalars(display.chars()).as_deref(),
        Ok(expected),
        "{logical}, {data_version:?}"
    );
}

/// Line 1 of Figure 4 is the logical order, line 2 what the UBA of 2001 shows, and line 3, which treats
/// the hyphens as white space, what today's shows.
#[test]
fn figure_4() {
    check(BidiDataVersion::Unicode31, "NOP--123", "--123PON");
    check(BidiDataVersion::Current, "NOP--123", "123--PON");
}

/// By the data file of that version, for each character that it had. Which of them have another class today follows
/// from the current data.
#[test]
fn the_classes_of_unicode_3_1() {
    let (mut assigned, mut changed) = (0, 0);
    let file = include_str!("../../../../tests/data/unicode/bidi-class-3.1.0.tsv");
    for row in file.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [first, last, class] = fields[..] else { panic!("{row}") };
        let scalar = |hex: &str| {
            u32::from_str_radix(hex, 16).ok().and_then(char::from_u32).unwrap_or_else(|| panic!("{row}"))
        };
        for scalar in scalar(first)..=scalar(last) {
            let current = Character::new(scalar);
            let then = BidiDataVersion::Unicode31.reclassify(&[current])[0];
            assert_eq!(then.class.short_name(), class, "U+{:04X}", u32::from(scalar));
            assigned += 1;
            changed += usize::from(then.class != current.class);
        }
    }
    assert_eq!((assigned, changed), (231_673, 342));
}

/// Later characters, and those with the isolates, keep their class.
#[test]
fn what_unicode_3_1_did_not_have() {
    for scalar in ['\u{2066}', '\u{2069}', '\u{61C}', '\u{8A0}', '\u{1E900}'] {
        let current = [Character::new(scalar)];
        assert_eq!(BidiDataVersion::Unicode31.reclassify(&current), current);
    }
}

#[test]
fn without_hyphens_the_versions_agree() {
    for data_version in BidiDataVersion::ALL {
        check(data_version, "NOP123", "123PON");
        check(data_version, "ab.NOP.c", "ab.PON.c");
    }
}
