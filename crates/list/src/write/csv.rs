//! Cells of CSV, quoted where RFC 4180 asks for it.

use std::borrow::Cow;
use std::sync::LazyLock;

use csv_core::{WriteResult, Writer};

use crate::scan::Cell;

use super::text_of;

/// Tells what is to be quoted.
static RULES: LazyLock<Writer> = LazyLock::new(Writer::new);

/// Writes a cell.
#[inline]
pub(super) fn cell(cell: Cell<'_>, for_spreadsheet: bool, is_alone: bool, out: &mut Vec<u8>) {
    match cell {
        Cell::Text(text) => {
            let text = &*if for_spreadsheet { harmless(text) } else { Cow::Borrowed(text) };
            if is_asked(text) && RULES.should_quote(text.as_bytes()) {
                quoted(text, out);
            } else {
                out.extend_from_slice(text.as_bytes());
            }
        }
        // A line with nothing in it would be no record.
        Cell::Nothing if is_alone => out.extend_from_slice(b"\"\""),
        other => text_of(other, out),
    }
}

/// Whether the rules have to be asked: what they quote, such as a comma, comes before the hyphen-minus.
fn is_asked(text: &str) -> bool {
    text.bytes().fold(false, |is_asked, it| is_asked | (it < b'-'))
}

/// The text with an apostrophe before whatever a spreadsheet would take for a formula: at its beginning, and where a
/// spreadsheet that divides at semicolons, tabulators or ends of lines would let a cell begin.
fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(is_run) {
        return Cow::Borrowed(text);
    }
    let mut begins = true;
    let mut harmless = String::with_capacity(text.len() + 2);
    for it in text.chars() {
        if begins && is_run(it) {
            harmless.push('\'');
        }
        harmless.push(it);
        // What stands before the text where a cell begins is passed over: a quotation mark, and what is not seen.
        let is_before = it == '"' || it.is_whitespace() || it.is_control();
        begins = it == ';' || begins && is_before || matches!(it, '\t' | '\n' | '\r');
    }
    Cow::Owned(harmless)
}

/// Whether a cell that begins so is a formula, or begins with a formula once what is not seen is left out. East Asian
/// spreadsheets take wide signs for the narrow ones.
fn is_run(begins: char) -> bool {
    matches!(
        begins,
        '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '\u{FF1D}' | '\u{FF0B}' | '\u{FF0D}' | '\u{FF20}'
    )
}

fn quoted(text: &str, out: &mut Vec<u8>) {
    let start = out.len();
    // At worst every character of it is a quotation mark.
    out.resize(start + 2 * text.len() + 2, 0);
    out[start] = b'"';
    let (result, _, written) = csv_core::quote(text.as_bytes(), &mut out[start + 1..], b'"', b'"', true);
    debug_assert_eq!(result, WriteResult::InputEmpty);
    out.truncate(start + 1 + written);
    out.push(b'"');
}
