//! Rows written as Parquet are read again with their types.

use bidiscope_list::scan::{Column, Columns, RowBuilder, ScanOptions};
use bidiscope_list::{ParquetWriter, RowFormat, RowWriter};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;

#[test]
fn rows_come_back_with_their_types() {
    const ROWS: u64 = 70_000;
    let columns =
        vec![Column::Line, Column::DuplicateOf, Column::Name, Column::BidiDomainName, Column::Violations];
    let writer = RowWriter::new(RowFormat::Parquet, columns.clone(), false);
    let options =
        ScanOptions { columns: columns.iter().copied().collect::<Columns>(), ..ScanOptions::default() };
    let mut builder = RowBuilder::new(options);
    let mut file = ParquetWriter::new(&columns).expect("there are columns");
    let mut out = Vec::new();
    for line in 1..=ROWS {
        let name = ["abc.com", "1.\u{5D0}", "a..b"][line as usize % 3];
        let mut rows = Vec::new();
        let group = (line > 3).then_some(line % 3 + 1);
        writer.write_row(builder.row(line, name.as_bytes()), |_| group, &mut rows);
        file.write(&rows, &mut out).expect("a vector takes it");
    }
    file.finish(&mut out).expect("a vector takes it");
    let read = SerializedFileReader::new(bytes::Bytes::from(out)).expect("Parquet");
    assert_eq!(read.metadata().num_row_groups(), 2);
    let mut rows = 0;
    for (line, row) in (1_i64..).zip(read.get_row_iter(None).expect("rows")) {
        let text = |it: &str| Field::Str(it.to_owned());
        let (name, bidi, violations) = [
            (text("abc.com"), Field::Bool(false), Field::Null),
            (text("1.\u{5D0}"), Field::Bool(true), text("0:1:0")),
            (Field::Null, Field::Null, Field::Null),
        ][line as usize % 3]
            .clone();
        let group = if line > 3 { Field::Long(line % 3 + 1) } else { Field::Null };
        let row = row.expect("a row").into_columns();
        let expected = [
            ("line", Field::Long(line)),
            ("duplicate_of", group),
            ("name", name),
            ("bidi_domain_name", bidi),
            ("violations", violations),
        ];
        assert!(
            row.iter().map(|(key, it)| (key.as_str(), it)).eq(expected.iter().map(|(key, it)| (*key, it))),
            "{row:?}"
        );
        rows += 1;
    }
    assert_eq!(rows, ROWS);
}
