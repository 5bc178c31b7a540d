//! Cells of CSV, quoted where RFC 4180 asks for it.

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
            let apostrophe = if for_spreadsheet && is_run(text) { "'" } else { "" };
            if is_asked(text) && RULES.should_quote(text.as_bytes()) {
                quoted(&format!("{apostrophe}{text}"), out);
            } else {
                out.extend_from_slice(apostrophe.as_bytes());
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

/// Whether a spreadsheet would take a text for a formula.
fn is_run(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
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
