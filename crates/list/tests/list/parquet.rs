//! Rows written as Parquet are read again with their types.

use bidiscope_list::scan::{Cell, Column, Columns, NameRow, RowBuilder, ScanOptions};
use bidiscope_list::{
    FieldSelection, InputFormat, ListReader, ParquetWriter, RowFormat, RowWriter, scan_list,
};
use bidiscope_system::threads::Progress;
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
    let mut file = ParquetWriter::new(&writer).expect("there are columns");
    let mut out = Vec::new();
    for line in 1..=ROWS {
        let name = ["abc.com", "1.\u{5D0}", "a..b"][line as usize % 3];
        let mut rows = Vec::new();
        let group = (line > 3).then_some(line % 3 + 1);
        writer.write_row(
            builder.row(line, name.as_bytes()),
            |_| group.map_or(Cell::Empty, Cell::Number),
            &mut rows,
        );
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

/// What a list has beside its names is text, null where a cell is empty.
#[test]
fn columns_of_the_list_are_texts() {
    let list = &b"name,id,note\na.com,07,\nb.com,8,x\n"[..];
    let mut list =
        ListReader::new(list, &InputFormat::Csv("name".to_owned())).with_fields(FieldSelection::All);
    let names = list.read_header().expect("a header").to_vec();
    let columns = vec![Column::Name];
    let writer = RowWriter::new(RowFormat::Parquet, columns.clone(), false).with_fields(&names, &[]);
    let mut file = ParquetWriter::new(&writer).expect("there are columns");
    let options = ScanOptions { columns: columns.into_iter().collect(), ..ScanOptions::default() };
    let mut out = Vec::new();
    let write = |row: &NameRow, rows: &mut Vec<u8>| writer.write_row(row, |_| Cell::Empty, rows);
    let take = |rows: Vec<u8>, _| file.write(&rows, &mut out);
    scan_list(&mut list, &options, (Some(1), &Progress::default()), write, take).expect("a vector takes it");
    file.finish(&mut out).expect("a vector takes it");
    let read = SerializedFileReader::new(bytes::Bytes::from(out)).expect("Parquet");
    let rows = read.get_row_iter(None).expect("rows").map(|it| it.expect("a row").into_columns());
    let text = |it: &str| Field::Str(it.to_owned());
    let row = |name, id, note| {
        let cells = [("name", text(name)), ("input_name", text(name)), ("id", text(id)), ("note", note)];
        cells.map(|(key, cell)| (key.to_owned(), cell)).to_vec()
    };
    let expected = [row("a.com", "07", Field::Null), row("b.com", "8", text("x"))];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
}
