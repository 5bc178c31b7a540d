//! Writes cells of JSON, with everything escaped that a terminal or a log must not receive raw.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::scan::{ContestingEntries, LabelWithVerdicts, ScanColumn, ScanColumnValue};
use bidiscope_bidi::name::is_unprintable;

use super::column_source::ColumnSource;
use super::text::write_text;

/// A formatter of compact JSON that writes control and format characters, U+2028, U+2029 and all others for
/// which [`is_unprintable`] holds as `\uXXXX`, as a surrogate pair beyond the BMP.
#[derive(Clone, Copy, Debug)]
pub struct UnprintableEscapingJsonFormatter;

impl Formatter for UnprintableEscapingJsonFormatter {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut plain_from = 0;
        for (at, scalar) in fragment.char_indices().filter(|&(_, scalar)| is_unprintable(scalar)) {
            writer.write_all(&fragment.as_bytes()[plain_from..at])?;
            for unit in scalar.encode_utf16(&mut [0; 2]) {
                write!(writer, "\\u{unit:04x}")?;
            }
            plain_from = at + scalar.len_utf8();
        }
        writer.write_all(&fragment.as_bytes()[plain_from..])
    }
}

/// Writes a cell of a column. `kept` has the titles of what is kept of entries.
pub(super) fn write_value(
    column: ColumnSource,
    cell: ScanColumnValue<'_>,
    kept: &[String],
    out: &mut Vec<u8>,
) {
    let is_list = matches!(
        column,
        ColumnSource::Computed(
            ScanColumn::LabelVerdicts
                | ScanColumn::Reasons
                | ScanColumn::Warnings
                | ScanColumn::ReasonText
                | ScanColumn::WarningText
                | ScanColumn::ContestedWith
                | ScanColumn::SuggestionContestedWith
        )
    );
    match cell {
        ScanColumnValue::Empty if is_list => out.extend_from_slice(b"[]"),
        ScanColumnValue::Empty => out.extend_from_slice(b"null"),
        ScanColumnValue::Bool(_)
        | ScanColumnValue::LineGroupOrCount(_)
        | ScanColumnValue::IndexOrMinusOne(_) => write_text(cell, out),
        ScanColumnValue::Text(text) => write_string(text, out),
        ScanColumnValue::JsonFromList(json) => write_json(json, out),
        ScanColumnValue::RowError(it) => write_string(&it.to_string(), out),
        ScanColumnValue::LabelVerdicts(labels) => write_labels(labels, out),
        ScanColumnValue::ContestingEntries(entries) => write_entries(entries, kept, out),
        ScanColumnValue::FindingIds(kinds) => write_array(kinds, out, |it, out| write_string(it.id(), out)),
        // The program's own identifiers need no escapes.
        ScanColumnValue::VerdictIdOrVersion(_)
        | ScanColumnValue::BidiRuleViolations(_)
        | ScanColumnValue::FindingTexts(_)
        | ScanColumnValue::CodePoints(_) => {
            out.push(b'"');
            write_text(cell, out);
            out.push(b'"');
        }
    }
}

/// Writes texts as an array of strings.
pub(super) fn write_texts(texts: &[String], out: &mut Vec<u8>) {
    write_array(texts, out, |text, out| write_string(text, out));
}

/// Writes an array with an object for each label.
fn write_labels(labels: &[LabelWithVerdicts], out: &mut Vec<u8>) {
    write_array(labels, out, |label, out| {
        out.extend_from_slice(b"{\"text\":");
        write_string(&label.logical_text, out);
        let (bidi_rule, verdict) = (label.bidi_rule_verdict.id(), label.registration_verdict.permission.id());
        let verdicts = format!(",\"bidi_rule\":\"{bidi_rule}\",\"registration\":\"{verdict}\",\"reasons\":");
        out.extend_from_slice(verdicts.as_bytes());
        write_array(&label.registration_verdict.deciding_finding_kinds, out, |it, out| {
            write_string(it.id(), out)
        });
        out.push(b'}');
    });
}

/// Writes an array with an object for each entry, and one that says so where there are more.
fn write_entries(all: &ContestingEntries, kept: &[String], out: &mut Vec<u8>) {
    let mut entries = all.entries.iter().map(Some).collect::<Vec<_>>();
    entries.extend(all.has_more_entries.then_some(None));
    write_array(&entries, out, |entry, out| {
        let Some(entry) = entry else { return out.extend_from_slice(b"{\"more\":true}") };
        out.push(b'{');
        if let Some(file) = &entry.list_name {
            out.extend_from_slice(b"\"file\":");
            write_string(file, out);
            out.push(b',');
        }
        out.extend_from_slice(format!("\"line\":{},\"name\":", entry.line_number).as_bytes());
        write_string(&entry.name, out);
        if !kept.is_empty() {
            out.extend_from_slice(b",\"kept\":{");
            for (at, (title, value)) in kept.iter().zip(&entry.passed_through_values).enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                write_string(title, out);
                out.push(b':');
                if value.is_empty() { out.extend_from_slice(b"null") } else { write_string(value, out) }
            }
            out.push(b'}');
        }
        out.push(b'}');
    });
}

fn write_array<T>(all: &[T], out: &mut Vec<u8>, write: impl Fn(&T, &mut Vec<u8>)) {
    out.push(b'[');
    for (index, it) in all.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        write(it, out);
    }
    out.push(b']');
}

/// Writes JSON with the same escapes. What needs them stands in strings, but for white space between the tokens.
fn write_json(json: &str, out: &mut Vec<u8>) {
    let spaced: Cow<'_, str> =
        if json.contains(['\t', '\r']) { json.replace(['\t', '\r'], " ").into() } else { json.into() };
    let start = out.len();
    if UnprintableEscapingJsonFormatter.write_string_fragment(&mut *out, &spaced).is_err() {
        out.truncate(start);
        out.extend_from_slice(b"null");
    }
}

pub(super) fn write_string(text: &str, out: &mut Vec<u8>) {
    if text.bytes().all(|it| matches!(it, b' '..=b'~') && it != b'"' && it != b'\\') {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
        return;
    }
    let start = out.len();
    let written =
        text.serialize(&mut Serializer::with_formatter(&mut *out, UnprintableEscapingJsonFormatter));
    // Neither writing to a vector nor serializing a text fails; if it did, the output is valid JSON all the
    // same.
    if written.is_err() {
        out.truncate(start);
        out.extend_from_slice(b"null");
    }
}
