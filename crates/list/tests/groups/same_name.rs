//! Which names are the same, from the rows of real names: by what goes into the DNS, and whatever the root's full stop.

use bidiscope_list::NameMatchFinder;
use bidiscope_list::scan::{NameRowBuilder, ScanColumn, ScanColumnSet, ScanOptions};
use bidiscope_system::threads::WorkProgress;

/// What is found of these names in one column.
#[track_caller]
fn check(column: ScanColumn, list: &[&str], other: &[&str], expected: &[Option<u64>]) {
    let columns = ScanColumnSet::NONE.with(column);
    let mut row_builder =
        NameRowBuilder::new(ScanOptions { computed_columns: columns, ..ScanOptions::default() });
    let mut grouper = NameMatchFinder::new(columns, 1 << 20, &std::env::temp_dir());
    for (line, name) in (1..).zip(other) {
        grouper
            .add_other_list_row(line, &row_builder.build_row(line, name.as_bytes()).comparison_keys())
            .expect("there is room");
    }
    for (line, name) in (1..).zip(list) {
        grouper
            .add_list_row(line, &row_builder.build_row(line, name.as_bytes()).comparison_keys())
            .expect("there is room");
    }
    let mut groups = grouper
        .find_matches_unless_stopped(&WorkProgress::new())
        .expect("there is room")
        .expect("nobody stops it");
    let cells: Vec<Option<u64>> = list
        .iter()
        .map(|_| groups.next_row_matches().expect("it is there").group_or_line_number(column))
        .collect();
    assert_eq!(cells, expected, "{column:?} of {list:?}, {other:?}");
}

/// "Bank" in Hebrew under Israel's domain.
const BANK: &str = "\u{5D1}\u{5E0}\u{5E7}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}";

/// UTS #46 maps the capital (section 4), and refuses an A-label that decodes to ASCII alone (section 4, step 4).
#[test]
fn what_has_no_name_in_the_dns_is_the_same_as_itself_alone() {
    check(ScanColumn::SameName, &["I.net", "xn--i-.net", "i.net"], &[], &[Some(1), None, Some(1)]);
    check(ScanColumn::SameName, &["i.net", "xn--i-.net"], &[], &[None, None]);
    check(ScanColumn::AgainstSameName, &["xn--i-.net", "a..b"], &["i.net", "a..b"], &[None, None]);
    check(
        ScanColumn::AgainstSameName,
        &["xn--i-.net", "a b.com", "I.net"],
        &["xn--i-.net", "a b.com", "i.net"],
        &[Some(1), Some(2), Some(3)],
    );
}

/// Its label decodes to “xn--a-ä”, which nothing can be written as but its A-label, in any case.
#[test]
fn a_label_that_decodes_to_what_begins_as_an_a_label_is_the_same_in_capitals() {
    let names = ["xn--xn--a--gua.net", "XN--XN--A--GUA.net", "xn--xn--b--gua.net"];
    check(ScanColumn::DuplicateOf, &names, &[], &[None, Some(1), None]);
}

/// U+2615 is valid for UTS #46 and DISALLOWED for RFC 5892: the DNS is asked for it all the same.
#[test]
fn a_name_that_a_registry_refuses_equals_itself() {
    check(ScanColumn::AgainstSameName, &["\u{2615}.com"], &["a.com", "xn--53h.com"], &[Some(2)]);
}

#[test]
fn the_roots_full_stop_makes_no_other_name() {
    let with_root = format!("{BANK}.");
    let (bank, rooted) = (BANK, with_root.as_str());
    check(ScanColumn::AgainstSameName, &[rooted, bank], &["x", bank], &[Some(2), Some(2)]);
    check(ScanColumn::AgainstSameName, &[rooted, bank], &["x", rooted], &[Some(2), Some(2)]);
    check(ScanColumn::DuplicateOf, &[rooted, "x", bank, "x\u{3002}"], &[], &[None, None, Some(1), Some(2)]);
    check(ScanColumn::SameName, &["A.com.", "a.com"], &[], &[Some(1), Some(1)]);
    // One name is in no group with itself.
    for column in [
        ScanColumn::SameName,
        ScanColumn::CollisionsLtr,
        ScanColumn::ConfusableRtl,
        ScanColumn::CollisionsAcross,
    ] {
        check(column, &[rooted, bank], &[], &[None, None]);
    }
    for column in [ScanColumn::AgainstLtr, ScanColumn::AgainstConfusableRtl, ScanColumn::AgainstOneToOne] {
        check(column, &[rooted, bank], &[bank, rooted], &[None, None]);
    }
}

/// Two Hebrew letters and a digit, which a left-to-right paragraph shows on the left in either order (UAX #9, L2).
#[test]
fn the_roots_full_stop_keeps_no_names_apart() {
    let (after, before) = ("\u{5D0}\u{5D1}1", "1\u{5D0}\u{5D1}");
    let [after_root, before_root] = [after, before].map(|it| format!("{it}."));
    for (one, other) in [(after_root.as_str(), before), (after, before_root.as_str())] {
        check(ScanColumn::CollisionsLtr, &[one, other], &[], &[Some(1), Some(1)]);
        check(ScanColumn::ConfusableLtr, &[one, other], &[], &[Some(1), Some(1)]);
        check(ScanColumn::AgainstLtr, &[one], &["x", other], &[Some(2)]);
    }
    check(ScanColumn::ConfusableRtl, &["a.com.", "\u{430}.com"], &[], &[Some(1), Some(1)]);
    check(ScanColumn::CollisionsAcross, &["a\u{5D0}.", "\u{5D0}a"], &[], &[Some(1), Some(1)]);
}
