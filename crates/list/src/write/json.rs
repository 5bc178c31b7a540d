//! Writes cells of JSON, with everything escaped that a terminal or a log must not receive raw.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::scan::{Cell, Column};
use bidiscope_bidi::name::is_unprintable;

use super::write_text;

/// A formatter of compact JSON that writes control and format characters, U+2028, U+2029 and all others for
/// which [`is_unprintable`] holds as `\uXXXX`, as a surrogate pair beyond the BMP.
#[derive(Clone, Copy, Debug)]
pub struct EscapingFormatter;

impl Formatter for EscapingFormatter {
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

/// Writes a cell with its key.
pub(super) fn write_cell(column: Column, cell: Cell<'_>, out: &mut Vec<u8>) {
    out.push(b'"');
    out.extend_from_slice(column.id().as_bytes());
    out.extend_from_slice(b"\":");
    if matches!(column, Column::Reasons | Column::Warnings) {
        write_identifiers(cell, out);
        return;
    }
    match cell {
        Cell::Empty => out.extend_from_slice(b"null"),
        Cell::Bool(_) | Cell::Number(_) => write_text(cell, out),
        Cell::Text(text) => write_string(text, out),
        Cell::Error(it) => write_string(&it.to_string(), out),
        // The program's own identifiers need no escapes.
        Cell::Identifier(_) | Cell::Violations(_) | Cell::FindingKinds(_) => {
            out.push(b'"');
            write_text(cell, out);
            out.push(b'"');
        }
    }
}

/// Writes finding ids, which a cell separates by spaces, as an array of strings. They need no escapes.
fn write_identifiers(cell: Cell<'_>, out: &mut Vec<u8>) {
    let mut text = Vec::new();
    write_text(cell, &mut text);
    out.push(b'[');
    for (index, id) in text.split(|&it| it == b' ').filter(|id| !id.is_empty()).enumerate() {
        if index > 0 {
            out.push(b',');
        }
        out.push(b'"');
        out.extend_from_slice(id);
        out.push(b'"');
    }
    out.push(b']');
}

fn write_string(text: &str, out: &mut Vec<u8>) {
    if text.bytes().all(|it| matches!(it, b' '..=b'~') && it != b'"' && it != b'\\') {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
        return;
    }
    let start = out.len();
    let written = text.serialize(&mut Serializer::with_formatter(&mut *out, EscapingFormatter));
    // Neither writing to a vector nor serializing a text fails; if it did, the output is valid JSON all the
    // same.
    if written.is_err() {
        out.truncate(start);
        out.extend_from_slice(b"null");
    }
}
