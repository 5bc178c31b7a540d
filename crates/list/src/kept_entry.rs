//! What is known of a line of a list, and how that is written to a temporary file or an index.

use std::io::{self, Read};

use crate::scan::NameRow;

/// What is known of a line of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptEntry {
    /// The name, in logical order.
    pub name: String,
    /// What the line holds beside it, of the columns or keys that were kept, in their order.
    pub fields: Vec<String>,
}

impl KeptEntry {
    /// Reads an entry with so many fields that [`write_entry`] wrote; gives its line too.
    ///
    /// # Errors
    /// What cannot be read, or is no UTF-8.
    pub(crate) fn read(from: &mut impl Read, fields: usize) -> io::Result<(u64, Self)> {
        let mut line = [0; 8];
        from.read_exact(&mut line)?;
        let name = read_length_prefixed(from)?;
        let fields = (0..fields).map(|_| read_length_prefixed(from)).collect::<io::Result<_>>()?;
        Ok((u64::from_le_bytes(line), Self { name, fields }))
    }
}

/// Appends the name of a row and its first `field_count` to `out`, for [`KeptEntriesWriter::add`](crate::KeptEntriesWriter::add).
pub fn write_entry(row: &NameRow, field_count: usize, out: &mut Vec<u8>) {
    out.extend_from_slice(&row.line.to_le_bytes());
    write_length_prefixed(row.unambiguous_name(), out);
    for index in 0..field_count {
        write_length_prefixed(&row.fields.cell(index).to_string(), out);
    }
}

/// Appends a text, such as a name, to `out` for a temporary file that [`read_length_prefixed`] reads: its length in bytes, then its
/// bytes. Not for texts of 4 GiB or more.
pub fn write_length_prefixed(name: &str, out: &mut Vec<u8>) {
    // A name has at most some 40 kB.
    out.extend_from_slice(&u32::try_from(name.len()).unwrap_or(u32::MAX).to_le_bytes());
    out.extend_from_slice(name.as_bytes());
}

/// Reads a text that [`write_length_prefixed`] wrote.
///
/// # Errors
/// What cannot be read, or is no UTF-8.
pub fn read_length_prefixed(from: &mut impl Read) -> io::Result<String> {
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
