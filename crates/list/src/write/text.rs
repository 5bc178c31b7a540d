//! The text of a cell.

use crate::scan::ColumnValue;

/// Writes the text of a cell, as in CSV but unquoted.
#[inline]
pub(super) fn write_text(cell: ColumnValue<'_>, out: &mut Vec<u8>) {
    match cell {
        ColumnValue::Empty => {}
        ColumnValue::Text(it) | ColumnValue::Json(it) => out.extend_from_slice(it.as_bytes()),
        ColumnValue::Identifier(it) => out.extend_from_slice(it.as_bytes()),
        ColumnValue::Bool(it) => out.extend_from_slice(if it { b"true" } else { b"false" }),
        ColumnValue::Number(it) => out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes()),
        ColumnValue::Index(it) => out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes()),
        // Many rows have these, so they are written without a text of their own.
        ColumnValue::Violations(all) => {
            for (index, it) in all.iter().enumerate() {
                let mut number = itoa::Buffer::new();
                let numbers = [it.label, usize::from(it.condition.number()), it.character];
                for (number_in_it, part) in numbers.into_iter().enumerate() {
                    match (index, number_in_it) {
                        (0, 0) => {}
                        (_, 0) => out.push(b' '),
                        _ => out.push(b':'),
                    }
                    out.extend_from_slice(number.format(part).as_bytes());
                }
            }
        }
        ColumnValue::FindingKinds(all) | ColumnValue::FindingTexts(all) => {
            for (index, it) in all.iter().enumerate() {
                if index > 0 {
                    out.push(b' ');
                }
                out.extend_from_slice(it.id().as_bytes());
            }
        }
        other => out.extend_from_slice(other.to_string().as_bytes()),
    }
}
