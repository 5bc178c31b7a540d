//! Reads text as programs of Windows write it.

use std::io::{self, BufRead, Read};

use encoding_rs::Encoding;
use encoding_rs_io::{DecodeReaderBytes, DecodeReaderBytesBuilder};

/// Reads any input, and text in UTF-16 with a byte order mark as UTF-8 without it; what is no UTF-16 then becomes U+FFFD.
/// Everything else is read as it is, a byte order mark of UTF-8 too. The first bytes decide.
#[derive(Debug)]
pub struct Utf8Reader<R>(State<R>);

#[derive(Debug)]
enum State<R> {
    Unread(R),
    AsItIs(R),
    FromUtf16(Box<DecodeReaderBytes<R, Vec<u8>>>),
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
            let first = input.fill_buf()?;
            let encoding = Encoding::for_bom(first).map(|it| it.0).filter(|it| *it != encoding_rs::UTF_8);
            self.0 = match encoding {
                Some(_) => {
                    let reader = DecodeReaderBytesBuilder::new().encoding(encoding).build(input);
                    State::FromUtf16(Box::new(reader))
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
    fn half_a_unit_is_replaced_and_bytes_without_a_mark_stay() {
        assert_eq!(read(b"\xFF\xFEa\0b"), "a\u{FFFD}".as_bytes());
        for bytes in [&b""[..], b"\xFF", b"\xFFa", b"a\0b\0", b"\xEF\xBB\xBFa", b"\xFE\xFE"] {
            assert_eq!(read(bytes), bytes);
        }
    }
}
