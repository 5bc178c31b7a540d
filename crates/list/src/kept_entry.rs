//! What is known of a line of a list, and how that is written to a temporary file or an index.

use std::io::{self, Read};

use crate::scan::NameRow;

/// What is known of a line of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredListEntry {
    /// The name, in logical order.
    pub name: String,
    /// What the line holds beside it, of the columns or keys that were kept, in their order.
    pub stored_fields: Vec<String>,
}

impl StoredListEntry {
    /// Reads an entry with so many fields that [`write_stored_entry`] wrote; gives its line too.
    ///
    /// # Errors
    /// What cannot be read, or is no UTF-8.
    pub(crate) fn read(from: &mut impl Read, fields: usize) -> io::Result<(u64, Self)> {
        let mut line = [0; 8];
        from.read_exact(&mut line)?;
        let name = read_u32_length_prefixed(from)?;
        let fields = (0..fields).map(|_| read_u32_length_prefixed(from)).collect::<io::Result<_>>()?;
        Ok((u64::from_le_bytes(line), Self { name, stored_fields: fields }))
    }
}

/// Appends the name of a row and its first `stored_field_count` to `appended_bytes`, for
/// [`StoredListEntriesWriter::append_written_entries`](crate::StoredListEntriesWriter::append_written_entries).
pub fn write_stored_entry(row: &NameRow, stored_field_count: usize, appended_bytes: &mut Vec<u8>) {
    appended_bytes.extend_from_slice(&row.line_number.to_le_bytes());
    write_u32_length_prefixed(row.decoded_or_typed_name(), appended_bytes);
    for index in 0..stored_field_count {
        write_u32_length_prefixed(&row.entry_fields.field_value(index).to_string(), appended_bytes);
    }
}

/// Appends a text, such as a name, to `appended_bytes` for a temporary file that [`read_u32_length_prefixed`] reads: its length
/// in bytes, then its bytes. Not for texts of 4 GiB or more.
pub fn write_u32_length_prefixed(text: &str, appended_bytes: &mut Vec<u8>) {
    // A name has at most some 40 kB.
    appended_bytes.extend_from_slice(&u32::try_from(text.len()).unwrap_or(u32::MAX).to_le_bytes());
    appended_bytes.extend_from_slice(text.as_bytes());
}

/// Reads a text that [`write_u32_length_prefixed`] wrote.
///
/// # Errors
/// What cannot be read, or is no UTF-8.
pub fn read_u32_length_prefixed(from: &mut impl Read) -> io::Result<String> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    // A damaged length takes no more memory than there are bytes.
    let mut bytes = Vec::new();
    from.take(length.into()).read_to_end(&mut bytes)?;
    if bytes.len() as u64 != u64::from(length) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into())
}
