//! With which other rows a row is contested.

use bidiscope_list::scan::{ScanColumn, ScanColumnSet};
use bidiscope_list::{MAX_CONTESTING_LINES_PER_NAME, NameMatchFinder};
use bidiscope_system::threads::WorkProgress;
use proptest::prelude::{ProptestConfig, proptest};
use proptest::prop_assert_eq;

use super::generated::{names, rows};
use super::laws::lists;
use super::plain::{Row, contested};

/// The lines that are named for each row, and whether there are more.
fn named(list: &[Row], memory: u64) -> Vec<(Vec<u64>, bool)> {
    let columns = ScanColumnSet::NONE.with(ScanColumn::ContestedWith);
    let mut grouper = NameMatchFinder::new(columns, memory, &std::env::temp_dir());
    for row in list {
        grouper.add_list_row(row.line, &row.keys()).expect("there is room");
    }
    let mut groups = grouper
        .find_matches_unless_stopped(&WorkProgress::new())
        .expect("there is room")
        .expect("nobody stops it");
    let next = |_: &Row| {
        groups.next_row_matches().expect("it is there");
        let found = groups.contesting_lines_of_last_row();
        (found.line_numbers.to_vec(), found.has_more_lines)
    };
    list.iter().map(next).collect()
}

/// The same by comparing everything with everything.
fn expected(list: &[Row]) -> Vec<(Vec<u64>, bool)> {
    let cut = |mut lines: Vec<u64>| {
        let has_more = lines.len() > MAX_CONTESTING_LINES_PER_NAME;
        lines.truncate(MAX_CONTESTING_LINES_PER_NAME);
        (lines, has_more)
    };
    contested(list, false).into_iter().map(cut).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn as_a_plain_comparison((list, _) in lists(), memory in 0..3_000_u64) {
        prop_assert_eq!(named(&list, memory), expected(&list));
    }
}

/// Many rows of one name, so that not all others are named.
#[test]
fn of_many_the_first_ones() {
    let list = rows(&names(2_000, 7));
    let expected = expected(&list);
    let with_more = expected.iter().filter(|it| it.1).count();
    let alone = expected.iter().filter(|it| it.0.is_empty()).count();
    assert!(with_more > 100 && alone > 100, "{with_more} {alone}");
    for memory in [1 << 30, 20_000] {
        assert_eq!(named(&list, memory), expected);
    }
}

/// Two names of which neither is a variant of the other, and one that is a variant of both.
#[test]
fn a_refused_line_contests_no_name_and_joins_none() {
    let row = |line, name: &str, variants: &[&str], may_be_registered| Row {
        line,
        name: name.to_owned(),
        variants: variants.iter().map(|&it| it.to_owned()).collect(),
        may_be_registered,
        ..Row::default()
    };
    let lines = |of_both_may: bool| {
        let list =
            [row(1, "a", &["x"], true), row(2, "b", &["x", "y"], of_both_may), row(3, "c", &["y"], true)];
        named(&list, 1 << 30).into_iter().map(|it| it.0).collect::<Vec<_>>()
    };
    assert_eq!(lines(true), [vec![2, 3], vec![1, 3], vec![1, 2]]);
    assert_eq!(lines(false), [vec![0_u64; 0], vec![], vec![]]);
}
