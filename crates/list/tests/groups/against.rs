//! What counts as a likeness, on names that can be read by eye.

use bidiscope_list::scan::{ScanColumn, ScanColumnSet};

use super::generated::rows;
use super::plain::grouped;

/// What is found of these names, from the first line on, in one column.
#[track_caller]
fn check(column: ScanColumn, list: &[&str], other: &[&str], expected: &[Option<u64>]) {
    let rows_of = |names: &[&str]| rows(&names.iter().copied().map(str::to_owned).collect::<Vec<_>>());
    let texts = grouped(ScanColumnSet::NONE.with(column), 1 << 20, &rows_of(list), &rows_of(other));
    let cells: Vec<Option<u64>> =
        texts.iter().map(|row| row.iter().find(|it| it.0 == column).and_then(|it| it.1)).collect();
    assert_eq!(cells, expected, "{column:?}");
}

/// Two Hebrew letters, and a digit before or after them: the same in a left-to-right paragraph.
const AFTER: &str = "\u{5D0}\u{5D1}1";
const BEFORE: &str = "1\u{5D0}\u{5D1}";

#[test]
fn a_name_that_occurs_again_is_no_collision_of_itself() {
    check(ScanColumn::CollisionsLtr, &["a", "a", AFTER, AFTER], &[], &[None; 4]);
    check(ScanColumn::DuplicateOf, &["a", "b", "a", "a", ""], &[], &[None, None, Some(1), Some(1), None]);
    let list = ["a", AFTER, "b", BEFORE, AFTER];
    check(ScanColumn::CollisionsLtr, &list, &[], &[None, Some(1), None, Some(1), Some(1)]);
}

#[test]
fn groups_are_numbered_by_their_first_lines() {
    let list = ["b.\u{5D0}", AFTER, "\u{430}", BEFORE, "a"];
    check(ScanColumn::ConfusableLtr, &list, &[], &[None, Some(1), Some(2), Some(1), Some(2)]);
}

#[test]
fn the_same_characters_are_the_same_name_and_no_likeness() {
    check(ScanColumn::AgainstLtr, &[AFTER, BEFORE, "a"], &["x", AFTER, "a"], &[None, Some(2), None]);
    check(ScanColumn::AgainstSameName, &[AFTER, "A", "b"], &["x", AFTER, "a"], &[Some(2), Some(3), None]);
    // The first line that is another name, past the one that is the same.
    check(
        ScanColumn::AgainstConfusableLtr,
        &["a", "\u{430}"],
        &["a", "a", "\u{430}", "a"],
        &[Some(3), Some(1)],
    );
}

#[test]
fn across_the_paragraphs() {
    // In a left-to-right paragraph the digit stands first of `1` and two letters either way round.
    let (ltr, rtl) = ("a\u{5D0}", "\u{5D0}a");
    // What one direction shows of the one, the other shows of the other.
    check(ScanColumn::CollisionsAcross, &[ltr, "b", rtl, ltr], &[], &[Some(1), None, Some(1), Some(1)]);
    check(ScanColumn::AgainstAcross, &[ltr, "b"], &["b", ltr, rtl], &[Some(3), None]);
    check(ScanColumn::CollisionsAcross, &["ab", "ba"], &[], &[None, None]);
}
