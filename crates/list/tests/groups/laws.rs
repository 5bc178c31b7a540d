//! Small lists of any keys.

use bidiscope_list::scan::{ScanColumn, ScanColumnSet};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::prop_assert_eq;

use super::plain::{Row, grouped, plain};

/// Names, each with the displays and skeletons that it has wherever it occurs; what goes into the DNS hangs on how it
/// was typed.
pub(crate) fn lists() -> impl Strategy<Value = (Vec<Row>, Vec<Row>)> {
    fn key() -> impl Strategy<Value = String> {
        prop_oneof![1 => "", 6 => "[a-c]"]
    }
    let keys = ([key(), key(), key()], [key(), key()], key());
    vec(keys, 1..9).prop_flat_map(|names| {
        let name = 0..=names.len();
        let rows = vec((name.clone(), 1..4_u64, key(), key()), 0..14);
        let other = vec((name, 1..4_u64, key(), key()), 0..6);
        let of = move |rows: Vec<(usize, u64, String, String)>| {
            let mut line = 0;
            let row = |(which, gap, ascii_name, holder): (usize, u64, String, String)| {
                line += gap;
                let Some((displays, skeletons, variants)) = names.get(which).cloned() else {
                    return Row { line, ..Row::default() };
                };
                let (name, variants) = (format!("name {which}"), vec![variants]);
                // Another one of the same name may have been asked for in another zone.
                let may_be_registered = gap != 3;
                Row {
                    line,
                    name,
                    ascii_name,
                    displays,
                    skeletons,
                    variants,
                    holder,
                    may_be_registered,
                    ..Row::default()
                }
            };
            rows.into_iter().map(row).collect::<Vec<Row>>()
        };
        (rows, other).prop_map(move |(rows, other)| (of(rows), of(other)))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn as_a_plain_comparison((list, other) in lists(), memory in 0..3_000_u64) {
        let columns = ScanColumn::COLUMNS_COMPARING_HOLDERS.into_iter().fold(ScanColumnSet::written_by_default(), ScanColumnSet::with);
        prop_assert_eq!(grouped(columns, memory, &list, &other), plain(columns, &list, &other));
    }

    /// What is not asked for is not found, and changes nothing of what is.
    #[test]
    fn only_what_is_asked_for((list, other) in lists(), asked in vec(any::<bool>(), ScanColumn::ALL.len())) {
        let columns: ScanColumnSet =
            ScanColumn::ALL.into_iter().zip(asked).filter(|it| it.1).map(|(column, _)| column).collect();
        prop_assert_eq!(grouped(columns, 1 << 30, &list, &other), plain(columns, &list, &other));
    }
}
