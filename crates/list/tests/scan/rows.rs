//! Every row is what `bidiscope inspect` says of the name.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::ParentZone;
use bidiscope_list::scan::{Column, Columns, NameRow, RowBuilder, ScanOptions};
use proptest::prelude::*;

use crate::names;
use crate::rows_and_inspect::told;

/// The row, its skeletons left out: what tells of those stands elsewhere.
fn row(clerk: &mut RowBuilder, line: u64, given: &str) -> NameRow {
    NameRow { skeletons: Default::default(), ..clerk.row(line, given.as_bytes()).clone() }
}

fn check(clerk: &mut RowBuilder, line: u64, given: &str, notation: Notation, under: Option<&ParentZone>) {
    let expected = told(line, given, notation, under);
    assert_eq!(row(clerk, line, given), expected, "{}", given.escape_unicode());
}

/// One of fifty of those that `cargo run --release --example scan_rows` compares.
#[test]
fn generated_names() {
    let mut clerk = RowBuilder::new(ScanOptions::default());
    let mut count = 0;
    for (line, (_, name)) in (1..).zip(names::names()).step_by(50) {
        check(&mut clerk, line, &name, Notation::Unicode, None);
        count += 1;
    }
    assert_eq!(count, names::COUNT / 50);
}

#[test]
fn hard_names() {
    let mut clerk = RowBuilder::new(ScanOptions::default());
    let names = [
        "",
        ".",
        "a",
        "a.",
        ".a",
        "a..b",
        "*.com",
        "_dmarc.\u{5D0}.com",
        "A.Com",
        "xn--a",
        "xn--4dbcd.com",
        "XN--4DBCD.com",
        "xn--wca",
        "-a.com",
        "a-.com",
        "ab--cd.com",
        "1.2.3.4",
        "1.2.3.256",
        "1.2.3.4.",
        "\u{661}.\u{5D0}",
        "\u{5D0}.1a",
        "1\u{5D0}.com",
        "\u{5D0}\u{300}.com",
        "\u{300}a.com",
        "e\u{301}.com",
        "\u{E9}.com",
        "\u{DF}.de",
        "\u{3C2}.gr",
        "\u{5D0}\u{3002}\u{5D1}\u{FF0E}com\u{FF61}",
        "\u{FF21}.com",
        "l\u{B7}l.cat",
        "a\u{B7}b.cat",
        "\u{645}\u{200C}\u{645}.com",
        "\u{646}\u{627}\u{645}\u{647}\u{200C}\u{627}\u{6CC}.com",
        "\u{1100}\u{1161}.com",
        "\u{16D63}\u{16D67}.com",
        "\u{9C7}\u{9BE}.com",
        "http://\u{5D0}.com/",
        "a@\u{5D0}.com",
        "\u{1F600}.com",
        "\u{30000}.com",
        "\u{378}.com",
        "\u{E000}.com",
        "_dmarc.a-.com",
        "-a.\u{5D0}",
        "_a.\u{5D0}.1b",
        "\u{5D0}._1b",
        "-.com",
        "xn---a.com",
        "_\u{5D0}.com",
        "a-.-b-",
        "_a-.com",
        "__.com",
        "-_.com",
        "a_b.com",
        "_1.2",
        "\u{5D0}-.com",
    ];
    for (line, name) in (1..).zip(names) {
        check(&mut clerk, line, name, Notation::Unicode, None);
    }
    for length in [62, 63, 64] {
        check(&mut clerk, 1, &"a".repeat(length), Notation::Unicode, None);
        check(&mut clerk, 1, &"\u{5D0}".repeat(length), Notation::Unicode, None);
    }
    for labels in [126, 127, 128] {
        check(&mut clerk, 1, &vec!["a"; labels].join("."), Notation::Unicode, None);
        check(&mut clerk, 1, &(vec!["a"; labels].join(".") + "."), Notation::Unicode, None);
    }
}

#[test]
fn names_in_a_zone() {
    let mut count = 0;
    for zone in ["com", "\u{5D0}", "xn--4db", "XN--4DB", "1a", "-a", "a.\u{5D0}", "\u{3C2}"] {
        for append in [false, true] {
            let under = ParentZone::read(zone.as_bytes(), append, Notation::Unicode).expect("a zone");
            let wanted = ScanOptions { parent: Some(under.clone()), ..ScanOptions::default() };
            let mut clerk = RowBuilder::new(wanted);
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
                check(&mut clerk, 1, name, Notation::Unicode, Some(&under));
                count += 1;
            }
        }
    }
    assert_eq!(count, 8 * 2 * 18);
}

#[test]
fn other_notations() {
    for (notation, names) in [
        (Notation::Table1, ["AB-12.com", "NO.pq.5", "a..b", "\u{5D0}"]),
        (Notation::Capitals, ["AB-12.com", "1A.B", "", "a_b"]),
        (Notation::CodePoints, ["U+05D0 002E 0063", "xn--4db.com", "U+110000", "5D0 5D1"]),
    ] {
        let mut clerk = RowBuilder::new(ScanOptions { notation, ..ScanOptions::default() });
        for name in names {
            check(&mut clerk, 3, name, notation, None);
        }
    }
}

#[test]
fn what_is_not_utf_8_and_what_is_no_name() {
    let mut clerk = RowBuilder::new(ScanOptions::default());
    let row = clerk.row(9, b"ab\xFFc").clone();
    assert_eq!((row.line, row.name.as_str()), (9, ""));
    assert!(row.error.expect("an error").contains('3'), "it says where");
    let row = clerk.unreadable_row(10, "no such column");
    assert_eq!((row.line, row.error.as_deref()), (10, Some("no such column")));
    assert!(
        Column::ALL.into_iter().skip(1).all(|it| it == Column::Error || row.cell(it).to_string().is_empty())
    );
}

/// What is not asked for is empty, and changes nothing else.
#[test]
fn a_column_at_a_time() {
    let name = "1\u{5D0}.\u{5D1}-12.com";
    let whole = RowBuilder::new(ScanOptions::default()).row(1, name.as_bytes()).clone();
    for column in Columns::without_comparisons().iter() {
        let wanted = ScanOptions { columns: Columns::NONE.with(column), ..ScanOptions::default() };
        let mut clerk = RowBuilder::new(wanted);
        assert_eq!(clerk.row(1, name.as_bytes()).cell(column), whole.cell(column), "{column:?}");
    }
    let wanted = ScanOptions { columns: Columns::NONE.with(Column::Name), ..ScanOptions::default() };
    let row = RowBuilder::new(wanted).row(1, name.as_bytes()).clone();
    assert_eq!(row, NameRow { line: 1, name: name.to_owned(), ..NameRow::default() });
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
        let mut clerk = RowBuilder::new(ScanOptions::default());
        check(&mut clerk, 1, &name, Notation::Unicode, None);
    }

    #[test]
    fn random_labels(scalars in prop::collection::vec(scalar(), 1..8), top in "[a-z]{2,3}") {
        let label: String = scalars.into_iter().filter(|&it| it != '.').collect();
        let under = ParentZone::read(top.as_bytes(), true, Notation::Unicode).expect("a zone");
        let mut clerk = RowBuilder::new(ScanOptions { parent: Some(under.clone()), ..ScanOptions::default() });
        check(&mut clerk, 1, &label, Notation::Unicode, Some(&under));
    }
}
