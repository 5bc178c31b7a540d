//! Lists of every form: the same names come out however few bytes come in at a time, and the rows that are written are
//! read again by other libraries.

#![no_main]

use std::io::{self, Read};

use bidiscope_fuzz::{check_message, chosen, split};
use bidiscope_list::scan::{NameRowBuilder, ScanColumn, ScanColumnSet, ScanColumnValue, ScanOptions};
use bidiscope_list::{ListEntryError, ListInputFormat, ListReader, RowFormat, RowWriter};
use bidiscope_report::words::error::{file_error_text, list_entry_error_text};
use libfuzzer_sys::fuzz_target;

/// Gives a text in pieces of so many bytes.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(self.1).min(into.len());
        let (now, later) = self.0.split_at(count);
        into[..count].copy_from_slice(now);
        self.0 = later;
        Ok(count)
    }
}

/// What stands in a list: the lines with the names, or why there is none; and why it ended, where that is no end.
type Listed = (Vec<(u64, Result<Vec<u8>, ListEntryError>)>, Option<String>);

fuzz_target!(|bytes: &[u8]| {
    let Some(([form, format], list)) = split(bytes) else { return };
    let (csv, json) = (
        |column: &str| ListInputFormat::Csv { name_column: column.to_owned() },
        |key: &str| ListInputFormat::JsonLines { name_key: key.to_owned() },
    );
    let form = chosen(
        &[ListInputFormat::NamePerLine, csv("name"), csv("2"), json("name"), ListInputFormat::ZoneFile],
        form,
    );
    let read = entries(list, usize::MAX, &form);
    for at_once in [1, 7] {
        assert_eq!(entries(list, at_once, &form), read, "{at_once} bytes at a time");
    }
    // In CSV a line ends with CR alone too. One that ends with both is counted twice: this is the most that there can be.
    let ends_line = |it: &u8| *it == b'\n' || *it == b'\r' && matches!(form, ListInputFormat::Csv { .. });
    let lines = list.split(ends_line).count() as u64;
    assert!(read.0.iter().all(|it| (1..=lines).contains(&it.0)));
    assert!(read.0.is_sorted_by_key(|it| it.0));
    if form == ListInputFormat::NamePerLine && read.1.is_none() {
        assert!(
            plain_lines(list).eq(read.0.iter().map(|(line, given)| (*line, given.as_deref().unwrap_or(b""))))
        );
    }
    if let Some(error) = &read.1 {
        check_message(error);
    }
    check_rows(&read, chosen(&[RowFormat::Csv, RowFormat::JsonLines], format), format & 2 == 2);
});

/// Everything that a reader finds.
fn entries(list: &[u8], at_once: usize, form: &ListInputFormat) -> Listed {
    let mut reader = ListReader::new(Pieces(list, at_once), form);
    let mut found = Vec::new();
    loop {
        match reader.next() {
            Ok(Some(entry)) => {
                found.push((
                    entry.line_number,
                    entry.name_bytes.map(<[u8]>::to_vec).map_err(ListEntryError::clone),
                ));
            }
            Ok(None) => {
                assert_eq!(reader.bytes_read(), list.len() as u64);
                return (found, None);
            }
            Err(error) => return (found, Some(file_error_text(&error))),
        }
    }
}

/// What a list of names holds, by its description alone: lines that are not blank and do not begin with `#`.
fn plain_lines(list: &[u8]) -> impl Iterator<Item = (u64, &[u8])> {
    let list = list.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(list);
    let ended = list.split_inclusive(|it| *it == b'\n');
    let lines = ended.map(|it| match it.strip_suffix(b"\n") {
        Some(line) => line.strip_suffix(b"\r").unwrap_or(line),
        None => it,
    });
    (1..).zip(lines).filter(|(_, line)| {
        let begins = line.trim_ascii_start();
        !begins.is_empty() && !begins.starts_with(b"#")
    })
}

/// Writes the rows, reads them with another library, and compares.
fn check_rows((entries, _): &Listed, format: RowFormat, for_spreadsheet: bool) {
    let computed = ScanColumnSet::default_known_without_other_rows();
    let columns: Vec<ScanColumn> = ScanColumn::ALL.into_iter().filter(|it| computed.has(*it)).collect();
    let mut builder =
        NameRowBuilder::new(ScanOptions { computed_columns: computed, ..ScanOptions::default() });
    let writer = RowWriter::new(format, columns.clone(), for_spreadsheet);
    let (mut written, mut expected) = (Vec::new(), Vec::new());
    writer.write_header(&mut written);
    for (line, given) in entries.iter().take(40) {
        let row = match given {
            Ok(name) => builder.build_row(*line, &name[..name.len().min(2_000)]),
            Err(reason) => {
                check_message(&list_entry_error_text(reason));
                builder.build_unreadable_row(*line, reason.clone())
            }
        };
        let error = row.column_value(ScanColumn::Error).to_string();
        if !error.is_empty() {
            check_message(&error);
        }
        writer.write_row(row, |_| ScanColumnValue::Empty, &mut written);
        expected.push(columns.iter().map(|&it| row.column_value(it).to_string()).collect::<Vec<_>>());
    }
    if format == RowFormat::JsonLines {
        let lines = written.split(|it| *it == b'\n').filter(|it| !it.is_empty());
        let read: Vec<serde_json::Value> =
            lines.map(|it| serde_json::from_slice(it).expect("it is JSON")).collect();
        assert_eq!(read.len(), expected.len());
        for (object, row) in read.iter().zip(&expected) {
            for (column, cell) in columns.iter().zip(row) {
                if let serde_json::Value::String(text) = &object[column.id()] {
                    assert_eq!(text, cell, "{column:?}");
                }
            }
        }
        let acts = |it: &char| it.is_control() && *it != '\n';
        let text = String::from_utf8(written).expect("it is UTF-8");
        assert_eq!(text.chars().find(acts), None, "controls are escaped in JSON");
        return;
    }
    let start = if for_spreadsheet { "\u{FEFF}".len() } else { 0 };
    let mut reader =
        csv::ReaderBuilder::new().has_headers(true).flexible(false).from_reader(&written[start..]);
    let read: Vec<csv::StringRecord> =
        reader.records().map(|it| it.expect("every row has its fields")).collect();
    assert_eq!(read.len(), expected.len());
    for (record, row) in read.iter().zip(&expected) {
        for (field, cell) in record.iter().zip(row) {
            if for_spreadsheet {
                for part in field.split([';', '\t', '\r', '\n']) {
                    assert!(!part.starts_with(['=', '+', '-', '@']), "{field:?}");
                }
                let bare = |text: &str| text.replace('\'', "");
                assert_eq!(bare(field), bare(cell));
            } else {
                assert_eq!(field, cell);
            }
        }
    }
}
