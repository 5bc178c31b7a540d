//! Compressed lists whose bytes were changed: an error or other text, and never more than that.

use std::io::Read;

use bidiscope_list::{Decompressor, ListInputFormat, ListReader};

/// “a.com” and “U+05D0.com” in lines, as `gzip -n` and `zstd -19` pack them.
const GZIP: &[u8] =
    b"\x1f\x8b\x08\0\0\0\0\0\0\x03\x4b\xd4\x4b\xce\xcf\xe5\xba\x3e\x01\x4c\x01\0\xa9\x0a\x4a\xaf\x0d\0\0\0";
const ZSTD: &[u8] =
    b"\x28\xb5\x2f\xfd\x24\x0d\x69\0\0\x61\x2e\x63\x6f\x6d\x0a\xd7\x90\x2e\x63\x6f\x6d\x0a\x3e\x90\x1c\x70";

#[test]
fn names_are_read_of_it() {
    for packed in [GZIP, ZSTD] {
        let mut list = ListReader::new(Decompressor::new(packed), &ListInputFormat::NamePerLine);
        let mut names = Vec::new();
        while let Some(entry) = list.next().expect("it is whole") {
            names.push((entry.line_number, entry.name_bytes.expect("a name").to_vec()));
        }
        assert_eq!(names, [(1, b"a.com".to_vec()), (2, "\u{5D0}.com".as_bytes().to_vec())]);
    }
}

#[test]
fn any_byte_may_be_another() {
    let mut tried = 0;
    for packed in [GZIP, ZSTD] {
        for at in 0..packed.len() {
            for other in 0..=u8::MAX {
                let mut changed = packed.to_vec();
                changed[at] = other;
                let mut read = Vec::new();
                // What comes out is little, whatever the data promise.
                let _ = Decompressor::new(changed.as_slice()).take(1 << 20).read_to_end(&mut read);
                assert!(read.len() <= 1 << 20);
                tried += 1;
            }
        }
    }
    assert_eq!(tried, (30 + 26) * 256);
}
