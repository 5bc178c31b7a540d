//! Every row is what `bidiscope inspect` says of the name.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::ParentZone;
use bidiscope_list::scan::{
    NameRow, NameRowBuilder, RowError, ScanColumn, ScanColumnSet, ScanColumnValue, ScanOptions,
};
use bidiscope_list::{ListEntryError, RowFormat, RowWriter};

use proptest::prelude::*;

use crate::hard_names::HARD_NAMES;
use crate::names;
use crate::rows_and_inspect::expected_row;

/// The row, its skeletons left out: the tests of those are elsewhere.
fn row(row_builder: &mut NameRowBuilder, line: u64, given: &str) -> NameRow {
    NameRow {
        skeletons: Default::default(),
        url_host: None,
        ..row_builder.build_row(line, given.as_bytes()).clone()
    }
}

fn check(
    row_builder: &mut NameRowBuilder,
    line: u64,
    given: &str,
    notation: Notation,
    under: Option<&ParentZone>,
) {
    let expected = expected_row(line, given, notation, under);
    assert_eq!(row(row_builder, line, given), expected, "{}", given.escape_unicode());
}

/// One of fifty of those that `cargo run --release --example scan_rows` compares.
#[test]
fn generated_names() {
    let mut row_builder = NameRowBuilder::new(ScanOptions::default());
    let mut count = 0;
    for (line, (_, name)) in (1..).zip(names::names()).step_by(50) {
        check(&mut row_builder, line, &name, Notation::Unicode, None);
        count += 1;
    }
    assert_eq!(count, names::COUNT / 50);
}

#[test]
fn hard_names() {
    let mut row_builder = NameRowBuilder::new(ScanOptions::default());
    for (line, name) in (1..).zip(HARD_NAMES) {
        check(&mut row_builder, line, name, Notation::Unicode, None);
    }
    for length in [62, 63, 64] {
        check(&mut row_builder, 1, &"a".repeat(length), Notation::Unicode, None);
        check(&mut row_builder, 1, &"\u{5D0}".repeat(length), Notation::Unicode, None);
    }
    for labels in [126, 127, 128] {
        check(&mut row_builder, 1, &vec!["a"; labels].join("."), Notation::Unicode, None);
        check(&mut row_builder, 1, &(vec!["a"; labels].join(".") + "."), Notation::Unicode, None);
    }
}

#[test]
fn names_in_a_zone() {
    let mut count = 0;
    for zone in ["com", "\u{5D0}", "xn--4db", "XN--4DB", "1a", "-a", "a.\u{5D0}", "\u{3C2}"] {
        for append in [false, true] {
            let under = ParentZone::read(zone.as_bytes(), append, Notation::Unicode).expect("a zone");
            let wanted = ScanOptions { parent_zone: Some(under.clone()), ..ScanOptions::default() };
            let mut row_builder = NameRowBuilder::new(wanted);
            for name in [
                "a",
                "_s.com",
                "a-.com",
                "a.com",
                "\u{5D0}.COM",
                "\u{5D0}",
                "\u{5D1}.\u{5D0}",
                "\u{5D1}.xn--4db",
                "com",
                "\u{5D1}.1a",
                "b.-a",
                "x.A.\u{5D0}",
                "x.\u{3A3}",
                "x.\u{3C2}.",
                "1\u{5D0}.com",
                "",
                "xn--4dbcd.com",
                "..",
            ] {
                check(&mut row_builder, 1, name, Notation::Unicode, Some(&under));
                count += 1;
            }
        }
    }
    assert_eq!(count, 8 * 2 * 18);
}

#[test]
fn other_notations() {
    for (notation, names) in [
        (Notation::Atkin2001Table1, ["AB-12.com", "NO.pq.5", "a..b", "\u{5D0}"]),
        (Notation::CapitalsAsHebrew, ["AB-12.com", "1A.B", "", "a_b"]),
        (Notation::CodePoints, ["U+05D0 002E 0063", "xn--4db.com", "U+110000", "5D0 5D1"]),
    ] {
        let mut row_builder =
            NameRowBuilder::new(ScanOptions { name_notation: notation, ..ScanOptions::default() });
        for name in names {
            check(&mut row_builder, 3, name, notation, None);
        }
    }
}

#[test]
fn what_is_not_utf_8_and_what_is_no_name() {
    let mut row_builder = NameRowBuilder::new(ScanOptions::default());
    let row = row_builder.build_row(9, b"ab\xFFc").clone();
    assert_eq!((row.line_number, row.name.as_str()), (9, ""));
    let position = match row.row_error {
        Some(RowError::Name(error)) => error.character_index_in_full_name(),
        other => panic!("{other:?}"),
    };
    assert_eq!((position, row.typed_name_if_different.as_str()), (2, "ab\u{FFFD}c"));
    let row = row_builder.build_unreadable_row(10, ListEntryError::NoNameField);
    assert_eq!((row.line_number, &row.row_error), (10, &Some(RowError::Entry(ListEntryError::NoNameField))));
    let mut columns = ScanColumnSet::written_by_default().iter().skip(1);
    assert!(columns.all(|it| it == ScanColumn::Error || row.column_value(it).to_string().is_empty()));
}

/// What is not asked for is empty, and changes nothing else.
#[test]
fn a_column_at_a_time() {
    let name = "1\u{5D0}.\u{5D1}-12.com";
    let whole = NameRowBuilder::new(ScanOptions::default()).build_row(1, name.as_bytes()).clone();
    for column in ScanColumnSet::default_known_without_other_rows().iter() {
        let wanted =
            ScanOptions { computed_columns: ScanColumnSet::NONE.with(column), ..ScanOptions::default() };
        let mut row_builder = NameRowBuilder::new(wanted);
        assert_eq!(
            row_builder.build_row(1, name.as_bytes()).column_value(column),
            whole.column_value(column),
            "{column:?}"
        );
    }
    let wanted = ScanOptions {
        computed_columns: ScanColumnSet::NONE.with(ScanColumn::Name),
        ..ScanOptions::default()
    };
    let row = NameRowBuilder::new(wanted).build_row(1, name.as_bytes()).clone();
    assert_eq!(row, NameRow { line_number: 1, name: name.to_owned(), ..NameRow::default() });
}

/// Letters, digits, marks and signs of many scripts, the ends of labels among them.
fn scalar() -> impl Strategy<Value = char> {
    prop_oneof![
        4 => prop::sample::select("abz019-..xn--A".chars().collect::<Vec<_>>()),
        4 => prop::char::range('\u{5D0}', '\u{5EA}'),
        4 => prop::char::range('\u{620}', '\u{6FF}'),
        1 => prop::char::range('\u{591}', '\u{5F4}'),
        1 => prop::char::range('\u{300}', '\u{36F}'),
        1 => prop::char::range('\u{900}', '\u{97F}'),
        1 => prop::char::range('\u{80}', '\u{24F}'),
        1 => prop::char::range('\u{200B}', '\u{206F}'),
        1 => any::<char>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn random_names(scalars in prop::collection::vec(scalar(), 0..24)) {
        let name: String = scalars.into_iter().collect();
        let mut row_builder = NameRowBuilder::new(ScanOptions::default());
        check(&mut row_builder, 1, &name, Notation::Unicode, None);
    }

    #[test]
    fn random_labels(scalars in prop::collection::vec(scalar(), 1..8), top in "[a-z]{2,3}") {
        let label: String = scalars.into_iter().filter(|&it| it != '.').collect();
        let under = ParentZone::read(top.as_bytes(), true, Notation::Unicode).expect("a zone");
        let mut row_builder = NameRowBuilder::new(ScanOptions { parent_zone: Some(under.clone()), ..ScanOptions::default() });
        check(&mut row_builder, 1, &label, Notation::Unicode, Some(&under));
    }
}

/// A list of names alone can be read again: “xn--a-ä”, to which the label decodes, is no A-label.
#[test]
fn a_name_that_cannot_be_read_is_written_as_it_was_given() {
    let writer = RowWriter::new(RowFormat::Names, vec![ScanColumn::Name], false);
    let mut row_builder = NameRowBuilder::new(ScanOptions::default());
    let given = ["xn--xn--a--gua.example", "XN--XN--A--GUA.example", "xn--4db.example"];
    let mut out = Vec::new();
    for name in given {
        writer.write_row(row_builder.build_row(1, name.as_bytes()), |_| ScanColumnValue::Empty, &mut out);
    }
    assert_eq!(row_builder.build_row(1, given[0].as_bytes()).name, "xn--a-\u{E4}.example");
    let expected = [given[0], given[1], "\u{5D0}.example", ""].join("\n");
    assert_eq!(String::from_utf8(out).expect("text"), expected);
}
