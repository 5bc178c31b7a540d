//! The text of a cell.

use crate::scan::ScanColumnValue;

/// Writes the text of a cell, as in CSV but unquoted.
#[inline]
pub(super) fn write_text(cell: ScanColumnValue<'_>, out: &mut Vec<u8>) {
    match cell {
        ScanColumnValue::Empty => {}
        ScanColumnValue::Text(it) | ScanColumnValue::JsonFromList(it) => out.extend_from_slice(it.as_bytes()),
        ScanColumnValue::VerdictIdOrVersion(it) => out.extend_from_slice(it.as_bytes()),
        ScanColumnValue::Bool(it) => out.extend_from_slice(if it { b"true" } else { b"false" }),
        ScanColumnValue::LineGroupOrCount(it) => {
            out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes())
        }
        ScanColumnValue::IndexOrMinusOne(it) => {
            out.extend_from_slice(itoa::Buffer::new().format(it).as_bytes())
        }
        // Many rows have these, so they are written without a text of their own.
        ScanColumnValue::BidiRuleViolations(all) => {
            for (index, it) in all.iter().enumerate() {
                let mut number = itoa::Buffer::new();
                let numbers =
                    [it.label_index, usize::from(it.violated_condition.number()), it.character_index_in_name];
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
        ScanColumnValue::FindingIds(all) | ScanColumnValue::FindingTexts(all) => {
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
