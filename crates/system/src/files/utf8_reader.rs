//! Reads text as programs of Windows write it.

use std::io::{self, BufRead, Read};

/// Reads any input, and text in UTF-16 with a byte order mark as UTF-8 without it. What is no UTF-16 then is no UTF-8 either: a
/// lone surrogate becomes the three bytes that UTF-8 would have for it, and half a code unit at the end the byte FF.
/// Everything else is read as it is, a byte order mark of UTF-8 too. The first bytes decide.
#[derive(Debug)]
pub struct Utf8Reader<R>(State<R>);

#[derive(Debug)]
enum State<R> {
    Unread(R),
    AsItIs(R),
    FromUtf16(Utf16Reader<R>),
    /// The input failed before its first bytes decided.
    Failed,
}

impl<R: BufRead> Utf8Reader<R> {
    /// A reader of this input, from which nothing is read before the first call of `read`. Of a line that a person types,
    /// its first bytes are those of the first read.
    pub const fn new(input: R) -> Self {
        Self(State::Unread(input))
    }
}

impl<R: BufRead> Read for Utf8Reader<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if let State::Unread(_) = self.0
            && let State::Unread(mut input) = std::mem::replace(&mut self.0, State::Failed)
        {
            let unit_from: Option<UnitFromBytes> = match input.fill_buf()? {
                [0xFF, 0xFE, ..] => Some(u16::from_le_bytes),
                [0xFE, 0xFF, ..] => Some(u16::from_be_bytes),
                _ => None,
            };
            self.0 = match unit_from {
                Some(unit_from) => {
                    input.consume(2);
                    State::FromUtf16(Utf16Reader::new(input, unit_from))
                }
                None => State::AsItIs(input),
            };
        }
        match &mut self.0 {
            State::AsItIs(input) => input.read(into),
            State::FromUtf16(input) => input.read(into),
            State::Unread(_) | State::Failed => Ok(0),
        }
    }
}

type UnitFromBytes = fn([u8; 2]) -> u16;

/// Reads UTF-16 after its byte order mark as UTF-8.
#[derive(Debug)]
struct Utf16Reader<R> {
    input: R,
    unit_from: UnitFromBytes,
    /// The first byte of a code unit whose second one comes next.
    half_unit: Option<u8>,
    /// A high surrogate, whose pair may come next.
    high: Option<u16>,
    /// What is decoded, and how much of it was read already.
    decoded: Vec<u8>,
    start: usize,
}

impl<R: BufRead> Utf16Reader<R> {
    const fn new(input: R, unit_from: UnitFromBytes) -> Self {
        Self { input, unit_from, half_unit: None, high: None, decoded: Vec::new(), start: 0 }
    }

    /// Decodes what comes next; `false` at the end.
    fn decode_more(&mut self) -> io::Result<bool> {
        self.decoded.clear();
        self.start = 0;
        let bytes = self.input.fill_buf()?;
        let count = bytes.len();
        for &byte in bytes {
            match self.half_unit.take() {
                Some(first) => {
                    decode_unit((self.unit_from)([first, byte]), &mut self.high, &mut self.decoded)
                }
                None => self.half_unit = Some(byte),
            }
        }
        if count == 0 {
            self.decoded.extend(self.high.take().map(surrogate_bytes).into_iter().flatten());
            self.decoded.extend(self.half_unit.take().map(|_| 0xFF));
        }
        self.input.consume(count);
        Ok(count > 0 || !self.decoded.is_empty())
    }
}

impl<R: BufRead> Read for Utf16Reader<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.start == self.decoded.len() {
            if !self.decode_more()? {
                return Ok(0);
            }
        }
        let mut rest = &self.decoded[self.start..];
        let count = rest.read(into)?;
        self.start += count;
        Ok(count)
    }
}

/// Decodes a code unit (Unicode 18.0, section 3.9, D91) after the high surrogate that may be open.
fn decode_unit(unit: u16, high: &mut Option<u16>, decoded: &mut Vec<u8>) {
    let scalar = match (high.take(), unit) {
        (Some(high), 0xDC00..=0xDFFF) => {
            char::from_u32(0x1_0000 + ((u32::from(high) - 0xD800) << 10) + (u32::from(unit) - 0xDC00))
        }
        (lone, _) => {
            decoded.extend(lone.map(surrogate_bytes).into_iter().flatten());
            char::from_u32(unit.into())
        }
    };
    match scalar {
        Some(scalar) => decoded.extend_from_slice(scalar.encode_utf8(&mut [0; 4]).as_bytes()),
        None if unit < 0xDC00 => *high = Some(unit),
        None => decoded.extend_from_slice(&surrogate_bytes(unit)),
    }
}

/// The three bytes of a surrogate, which UTF-8 excludes (Unicode 18.0, section 3.9, D92).
const fn surrogate_bytes(unit: u16) -> [u8; 3] {
    [0xE0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8]
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use proptest::{prop_assert_eq, proptest};

    use super::Utf8Reader;

    fn read(bytes: &[u8]) -> Vec<u8> {
        let mut read = Vec::new();
        Utf8Reader::new(BufReader::with_capacity(7, bytes)).read_to_end(&mut read).expect("a slice");
        read
    }

    proptest! {
        #[test]
        fn utf_16_with_a_mark_is_read_as_utf_8(text in "[a-z\u{5D0}-\u{5EA}\u{10800}\r\n]{0,40}") {
            let units = || std::iter::once(0xFEFF).chain(text.encode_utf16());
            let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
            let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
            prop_assert_eq!(read(&little), text.as_bytes());
            prop_assert_eq!(read(&big), text.as_bytes());
        }

        #[test]
        fn everything_else_is_read_as_it_is(bytes in "[a-z\u{FEFF}\u{5D0}]{0,40}") {
            prop_assert_eq!(read(bytes.as_bytes()), bytes.as_bytes());
        }
    }

    #[test]
    fn what_is_no_utf_16_is_no_utf_8() {
        // U+D801 without the second half of its pair, U+DC37 without the first; then the pair of U+10437.
        for (units, expected) in [
            (&[0x61, 0xD801, 0x62][..], &b"a\xED\xA0\x81b"[..]),
            (&[0xDC37, 0x62], b"\xED\xB0\xB7b"),
            (&[0xD801, 0xD801, 0xDC37, 0x0A], b"\xED\xA0\x81\xF0\x90\x90\xB7\n"),
            (&[0x61, 0xD801], b"a\xED\xA0\x81"),
        ] {
            let little: Vec<u8> =
                [0xFEFF].iter().chain(units).flat_map(|it: &u16| it.to_le_bytes()).collect();
            let big: Vec<u8> = [0xFEFF].iter().chain(units).flat_map(|it: &u16| it.to_be_bytes()).collect();
            assert_eq!((read(&little), read(&big)), (expected.to_vec(), expected.to_vec()));
            assert!(String::from_utf8(read(&little)).is_err());
        }
        assert_eq!(read(b"\xFF\xFEa\0b"), b"a\xFF");
        assert_eq!(read(b"\xFF\xFE\x01\xD8b"), b"\xED\xA0\x81\xFF");
        assert_eq!(read(b"\xFE\xFF"), b"");
    }

    #[test]
    fn bytes_without_a_mark_stay() {
        for bytes in [&b""[..], b"\xFF", b"\xFFa", b"a\0b\0", b"\xEF\xBB\xBFa", b"\xFE\xFE"] {
            assert_eq!(read(bytes), bytes);
        }
    }
}
