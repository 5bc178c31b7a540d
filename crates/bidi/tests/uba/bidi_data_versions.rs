//! The classes of 2001, by Figure 4 of the paper.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::uba::BidiDataVersion;

fn check(data_version: BidiDataVersion, logical: &str, expected: &str) {
    let name = Name::read(logical, Notation::Table1).expect("the paper's notation");
    let characters = data_version.apply(name.characters());
    let display = Strategy::UbaLtr.order(&characters).display(&characters);
    assert_eq!(
        Notation::Table1.write(display.chars()).as_deref(),
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

#[test]
fn without_hyphens_the_versions_agree() {
    for data_version in BidiDataVersion::ALL {
        check(data_version, "NOP123", "123PON");
        check(data_version, "ab.NOP.c", "ab.PON.c");
    }
}
