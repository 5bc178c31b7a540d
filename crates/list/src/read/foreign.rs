//! What is no list at all, told by its first bytes: text in another encoding, and files of other programs.

/// How much is looked at, in bytes.
const LOOKED_AT: usize = 1_024;

/// Whether enough has been read to know what it is: a line of text, or as much as is looked at. So it does not depend
/// on how much comes at a time, and nobody who writes a line waits for more than an answer to it.
pub(super) fn is_enough(beginning: &[u8]) -> bool {
    beginning.len() >= LOOKED_AT || first_line(beginning).is_some_and(is_text)
}

/// The first line, if it has ended.
fn first_line(beginning: &[u8]) -> Option<&[u8]> {
    memchr::memchr(b'\n', beginning).map(|end| &beginning[..end])
}

/// Whether a line is text, as far as this tells.
fn is_text(line: &[u8]) -> bool {
    !line.contains(&0) && std::str::from_utf8(line).is_ok()
}

/// What the input is and what to do, as the end of a sentence; `None` where it may be a list. To be asked when
/// [there is enough](is_enough), or no more to come.
pub(super) fn complaint(beginning: &[u8]) -> Option<&'static str> {
    const UTF_16: &str = "it is text in UTF-16: save it as UTF-8, and open that";
    const FILES: [(&[u8], &str); 5] = [
        (b"\xFF\xFE", UTF_16),
        (b"\xFE\xFF", UTF_16),
        (b"PK\x03\x04", "it is a spreadsheet or an archive: save the table as CSV in UTF-8, and open that"),
        (b"%PDF-", "it is a PDF document: save the names as text in UTF-8, and open that"),
        (b"\x1F\x8B", "it is compressed by gzip: unpack it, and open what was in it"),
    ];
    let beginning = &beginning[..beginning.len().min(LOOKED_AT)];
    if let Some((_, words)) = FILES.iter().find(|it| beginning.starts_with(it.0)) {
        return Some(words);
    }
    if first_line(beginning).is_some_and(is_text) {
        return None;
    }
    // A name in ASCII has a zero in every second byte then.
    let zeros = |from: usize| beginning.iter().skip(from).step_by(2).filter(|it| **it == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let is_mostly = |count: usize| count >= 4 && count * 4 > beginning.len();
    match (even, odd) {
        (0, odd) if is_mostly(odd) => Some(UTF_16),
        (even, 0) if is_mostly(even) => Some(UTF_16),
        // One may stand in a text that was damaged.
        (even, odd) if (even + odd) * 16 > beginning.len() && even + odd >= 4 => {
            Some("it holds zero bytes, which no text does: save the names as text in UTF-8, and open that")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{complaint, is_enough};

    #[test]
    fn what_is_no_list_says_what_it_is() {
        let utf_16 =
            |text: &str, to: fn(u16) -> [u8; 2]| -> Vec<u8> { text.encode_utf16().flat_map(to).collect() };
        let lines = "example.com\r\n\u{5D0}\u{5D1}.com\r\n";
        for (bytes, words) in [
            (utf_16("\u{FEFF}a.com", u16::to_le_bytes), "UTF-16"),
            (utf_16("\u{FEFF}\u{5D0}", u16::to_be_bytes), "UTF-16"),
            (utf_16(lines, u16::to_le_bytes), "UTF-16"),
            (utf_16(lines, u16::to_be_bytes), "UTF-16"),
            (b"PK\x03\x04\x14\0\x06\0".to_vec(), "spreadsheet"),
            (b"%PDF-1.7\n".to_vec(), "PDF"),
            (b"\x1F\x8B\x08\0".to_vec(), "gzip"),
            (b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\0\0\0".to_vec(), "zero bytes"),
        ] {
            let told = complaint(&bytes).unwrap_or_default();
            assert!(told.contains(words), "{bytes:?}: {told}");
        }
        for bytes in
            [&b"a.com\nb.com\n"[..], b"", b"\xEF\xBB\xBFa.com", b"a\0b.com\nc.com\nd.com\n", b"\xFF.com\n"]
        {
            assert_eq!(complaint(bytes), None, "{bytes:?}");
        }
        assert_eq!(complaint("\u{5D0}\u{5D1}.com\n".as_bytes()), None);
    }

    #[test]
    fn a_line_of_text_is_enough() {
        for (bytes, expected) in [
            (&b"a.com"[..], false),
            (b"a.com\n", true),
            (b"\n", true),
            (b"\x89PNG\r\n", false),
            (b"a\0b\0\n\0", false),
        ] {
            assert_eq!(is_enough(bytes), expected, "{bytes:?}");
        }
        assert!(is_enough(&[0; 1_024]) && !is_enough(&[0; 1_023]));
    }
}
