//! Writes cells of CSV, quoted where RFC 4180 requires it.

use std::borrow::Cow;
use std::sync::LazyLock;

use csv_core::{WriteResult, Writer};

use crate::scan::ScanColumnValue;

use super::text::write_text;

/// Decides what needs quotation marks.
static QUOTING: LazyLock<Writer> = LazyLock::new(Writer::new);

/// Writes a cell.
#[inline]
pub(super) fn write_cell(
    cell: ScanColumnValue<'_>,
    for_spreadsheet: bool,
    is_only_column: bool,
    out: &mut Vec<u8>,
) {
    match cell {
        ScanColumnValue::Text(text) | ScanColumnValue::JsonFromList(text) if for_spreadsheet => {
            quote_where_needed(&without_formulas(text), out)
        }
        ScanColumnValue::Text(text) | ScanColumnValue::JsonFromList(text) => quote_where_needed(text, out),
        ScanColumnValue::ContestingEntries(entries) => {
            write_cell(ScanColumnValue::Text(&entries.to_string()), for_spreadsheet, is_only_column, out)
        }
        // An empty line would be no record.
        ScanColumnValue::Empty if is_only_column => out.extend_from_slice(b"\"\""),
        other => write_text(other, out),
    }
}

/// Appends a record of several texts and its line end to `out`. Cells are quoted where RFC 4180 requires it.
pub fn write_csv_row(cells: &[&str], out: &mut Vec<u8>) {
    for (at, cell) in cells.iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        quote_where_needed(cell, out);
    }
    out.push(b'\n');
}

#[inline]
fn quote_where_needed(text: &str, out: &mut Vec<u8>) {
    if may_need_quotes(text) && QUOTING.should_quote(text.as_bytes()) {
        write_quoted(text, out);
    } else {
        out.extend_from_slice(text.as_bytes());
    }
}

/// Whether a text may need quotation marks: all characters that need them, such as a comma, come before the
/// hyphen-minus.
pub(super) fn may_need_quotes(text: &str) -> bool {
    let bytes = text.as_bytes();
    // Most texts are too short for the loops that a compiler makes of one over bytes, so it takes eight at a time; the last
    // eight may overlap those before.
    match bytes.last_chunk() {
        Some(last) => {
            let mut eights = bytes.chunks_exact(8).filter_map(|it| it.first_chunk());
            has_byte_before_hyphen(*last) || eights.any(|it| has_byte_before_hyphen(*it))
        }
        None => bytes.iter().any(|it| *it < b'-'),
    }
}

/// Whether any of eight bytes is less than a hyphen-minus. Subtracted from one that is less, it sets the highest bit, which
/// no byte of ASCII has. A borrow disturbs only the bytes above such a one.
const fn has_byte_before_hyphen(bytes: [u8; 8]) -> bool {
    const HYPHENS: u64 = u64::from_le_bytes([b'-'; 8]);
    const HIGHEST_BITS: u64 = u64::from_le_bytes([0x80; 8]);
    let eight = u64::from_le_bytes(bytes);
    eight.wrapping_sub(HYPHENS) & !eight & HIGHEST_BITS != 0
}

/// The text with an apostrophe before whatever a spreadsheet would take for a formula: at its beginning, and
/// where a spreadsheet with semicolons, tabs or line ends as delimiters would begin a cell.
fn without_formulas(text: &str) -> Cow<'_, str> {
    if !text.contains(begins_formula) {
        return Cow::Borrowed(text);
    }
    let mut is_cell_start = true;
    let mut without_formulas = String::with_capacity(text.len() + 2);
    for it in text.chars() {
        if is_cell_start && begins_formula(it) {
            without_formulas.push('\'');
        }
        without_formulas.push(it);
        // Spreadsheets ignore quotation marks and invisible characters at the beginning of a cell.
        let is_ignored = it == '"' || it.is_whitespace() || it.is_control();
        is_cell_start = it == ';' || is_cell_start && is_ignored || matches!(it, '\t' | '\n' | '\r');
    }
    Cow::Owned(without_formulas)
}

/// Whether a cell that begins with this character is a formula, or may be one after an ignored character.
/// East Asian spreadsheets accept fullwidth signs too.
fn begins_formula(first: char) -> bool {
    matches!(
        first,
        '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '\u{FF1D}' | '\u{FF0B}' | '\u{FF0D}' | '\u{FF20}'
    )
}

fn write_quoted(text: &str, out: &mut Vec<u8>) {
    let start = out.len();
    // At most every character is a quotation mark, which is doubled.
    out.resize(start + 2 * text.len() + 2, 0);
    out[start] = b'"';
    let (result, _, written) = csv_core::quote(text.as_bytes(), &mut out[start + 1..], b'"', b'"', true);
    debug_assert_eq!(result, WriteResult::InputEmpty);
    out.truncate(start + 1 + written);
    out.push(b'"');
}

#[cfg(test)]
mod tests {
    use super::may_need_quotes;

    #[test]
    fn every_byte_at_every_position() {
        for length in 0..20 {
            let text = "-".repeat(length);
            assert!(!may_need_quotes(&text), "{length}");
            for (at, byte) in (0..length).flat_map(|at| (0..=0x7F_u8).map(move |byte| (at, byte))) {
                let text = [&text[..at], &char::from(byte).to_string(), &text[at + 1..]].concat();
                assert_eq!(may_need_quotes(&text), byte < b'-', "{text:?}");
            }
            assert!(!may_need_quotes(&"\u{5D0}".repeat(length)), "{length}");
        }
    }
}
