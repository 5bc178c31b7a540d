//! Detects by its first bytes a file that is no list: text in another encoding, or a format of another
//! program.

use super::error::UnsupportedListFormat;

/// How many bytes are examined.
const EXAMINED_BYTES: usize = 1_024;

/// Whether the file's kind can be decided: a whole line of text is there, or as many bytes as are examined.
/// The decision does not depend on how many bytes a read returns, and an interactive writer need not write
/// more than a line.
pub(super) fn is_decidable(beginning: &[u8]) -> bool {
    beginning.len() >= EXAMINED_BYTES || first_line(beginning).is_some_and(is_text)
}

/// The first line, if it has ended.
fn first_line(beginning: &[u8]) -> Option<&[u8]> {
    memchr::memchr(b'\n', beginning).map(|end| &beginning[..end])
}

/// Whether a line is UTF-8 without zero bytes.
fn is_text(line: &[u8]) -> bool {
    !line.contains(&0) && std::str::from_utf8(line).is_ok()
}

/// Which kind of file it is instead of a list; `None` where it may be a list. Call it
/// when [`is_decidable`] holds or the input has ended.
pub(super) fn rejection(beginning: &[u8]) -> Option<UnsupportedListFormat> {
    const FILES: [(&[u8], UnsupportedListFormat); 5] = [
        (b"\xFF\xFE", UnsupportedListFormat::Utf16),
        (b"\xFE\xFF", UnsupportedListFormat::Utf16),
        (b"PK\x03\x04", UnsupportedListFormat::SpreadsheetOrArchive),
        (b"%PDF-", UnsupportedListFormat::Pdf),
        (b"\x1F\x8B", UnsupportedListFormat::Gzip),
    ];
    let beginning = &beginning[..beginning.len().min(EXAMINED_BYTES)];
    if let Some(&(_, kind)) = FILES.iter().find(|it| beginning.starts_with(it.0)) {
        return Some(kind);
    }
    if first_line(beginning).is_some_and(is_text) {
        return None;
    }
    // In UTF-16 every second byte of ASCII text is zero.
    let zeros = |from: usize| beginning.iter().skip(from).step_by(2).filter(|it| **it == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let is_mostly = |count: usize| count >= 4 && count * 4 > beginning.len();
    match (even, odd) {
        (0, odd) if is_mostly(odd) => Some(UnsupportedListFormat::Utf16),
        (even, 0) if is_mostly(even) => Some(UnsupportedListFormat::Utf16),
        // A damaged text may have a few zero bytes.
        (even, odd) if (even + odd) * 16 > beginning.len() && even + odd >= 4 => {
            Some(UnsupportedListFormat::BinaryWithNulBytes)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{UnsupportedListFormat, is_decidable, rejection};

    #[test]
    fn other_files_are_named() {
        let utf_16 =
            |text: &str, to: fn(u16) -> [u8; 2]| -> Vec<u8> { text.encode_utf16().flat_map(to).collect() };
        let lines = "example.com\r\n\u{5D0}\u{5D1}.com\r\n";
        for (bytes, kind) in [
            (utf_16("\u{FEFF}a.com", u16::to_le_bytes), UnsupportedListFormat::Utf16),
            (utf_16("\u{FEFF}\u{5D0}", u16::to_be_bytes), UnsupportedListFormat::Utf16),
            (utf_16(lines, u16::to_le_bytes), UnsupportedListFormat::Utf16),
            (utf_16(lines, u16::to_be_bytes), UnsupportedListFormat::Utf16),
            (b"PK\x03\x04\x14\0\x06\0".to_vec(), UnsupportedListFormat::SpreadsheetOrArchive),
            (b"%PDF-1.7\n".to_vec(), UnsupportedListFormat::Pdf),
            (b"\x1F\x8B\x08\0".to_vec(), UnsupportedListFormat::Gzip),
            (b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\0\0\0".to_vec(), UnsupportedListFormat::BinaryWithNulBytes),
        ] {
            assert_eq!(rejection(&bytes), Some(kind), "{bytes:?}");
        }
        for bytes in
            [&b"a.com\nb.com\n"[..], b"", b"\xEF\xBB\xBFa.com", b"a\0b.com\nc.com\nd.com\n", b"\xFF.com\n"]
        {
            assert_eq!(rejection(bytes), None, "{bytes:?}");
        }
        assert_eq!(rejection("\u{5D0}\u{5D1}.com\n".as_bytes()), None);
    }

    #[test]
    fn a_line_of_text_decides() {
        for (bytes, expected) in [
            (&b"a.com"[..], false),
            (b"a.com\n", true),
            (b"\n", true),
            (b"\x89PNG\r\n", false),
            (b"a\0b\0\n\0", false),
        ] {
            assert_eq!(is_decidable(bytes), expected, "{bytes:?}");
        }
        assert!(is_decidable(&[0; 1_024]) && !is_decidable(&[0; 1_023]));
    }
}
