//! Reads an input that may be compressed by gzip or Zstandard.

use std::io::{self, BufRead, BufReader, Chain, Cursor, ErrorKind, Read};

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, FrameHeaderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use bidiscope_system::files::Utf8Reader;

use super::compression::Compression;
use super::error::ListError;

/// The most bytes of a window of Zstandard: how much of what was decompressed is kept, so as to go on.
const MAX_WINDOW_BYTES: u64 = 128 << 20;

/// Reads any input: data compressed by gzip or Zstandard decompressed, in memory that does not grow with it, and everything
/// else as it is. The first bytes decide. Compressed data may be of several parts, one after another. UTF-16 is read as
/// UTF-8: see [`Utf8Reader`].
///
/// Reading damaged compressed data fails with [`ListError::Damaged`], and with [`ListError::WindowTooLarge`] what takes too much
/// memory.
#[derive(Debug)]
pub struct Decompressor<R: Read> {
    text: Utf8Reader<BufReader<DecompressedInput<R>>>,
}

/// An input with its first bytes, which are read already.
type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

enum DecompressedInput<R> {
    /// Nothing is read yet.
    Unread(R),
    Plain(Whole<R>),
    Gzip(Box<MultiGzDecoder<BufReader<Whole<R>>>>),
    Zstd(Box<ZstdReader<BufReader<Whole<R>>>>),
    /// The input failed before its first bytes decided.
    Failed,
}

impl<R> std::fmt::Debug for DecompressedInput<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Unread(_) => "Unread",
            Self::Plain(_) => "Plain",
            Self::Gzip(_) => "Gzip",
            Self::Zstd(_) => "Zstd",
            Self::Failed => "Failed",
        })
    }
}

impl<R: Read> Decompressor<R> {
    /// A reader of this input, from which nothing is read before the first call of `read`.
    pub fn new(input: R) -> Self {
        Self { text: Utf8Reader::new(BufReader::new(DecompressedInput::Unread(input))) }
    }
}

impl<R: Read> Read for Decompressor<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.text.read(into)
    }
}

impl<R: Read> Read for DecompressedInput<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if let Self::Unread(_) = self
            && let Self::Unread(input) = std::mem::replace(self, Self::Failed)
        {
            *self = Self::begin(input)?;
        }
        match self {
            Self::Plain(input) => input.read(into),
            Self::Gzip(input) => input.read(into).map_err(|it| damaged(it, Compression::Gzip)),
            Self::Zstd(input) => input.read(into).map_err(|it| damaged(it, Compression::Zstd)),
            Self::Unread(_) | Self::Failed => Ok(0),
        }
    }
}

impl<R: Read> DecompressedInput<R> {
    /// Reads as many bytes as decide. Of a line that a person types, these are those of the first read.
    fn begin(mut input: R) -> io::Result<Self> {
        const BUFFER_BYTES: usize = 1 << 16;
        let mut first = Vec::new();
        let compression = loop {
            match compression(&first) {
                Some(compression) => break compression,
                None => {
                    let mut more = [0; 1 << 12];
                    let count = match input.read(&mut more) {
                        Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                        read => read?,
                    };
                    if count == 0 {
                        break None;
                    }
                    first.extend_from_slice(&more[..count]);
                }
            }
        };
        let whole = Cursor::new(first).chain(input);
        let buffered = |whole| BufReader::with_capacity(BUFFER_BYTES, whole);
        Ok(match compression {
            None => Self::Plain(whole),
            Some(Compression::Gzip) => Self::Gzip(Box::new(MultiGzDecoder::new(buffered(whole)))),
            Some(Compression::Zstd) => Self::Zstd(Box::new(ZstdReader::new(buffered(whole)))),
        })
    }
}

/// How data that begin so are compressed, if they are; `None` where more bytes are needed to say.
fn compression(first: &[u8]) -> Option<Option<Compression>> {
    const BEGINNINGS: [(&[u8], Compression); 2] =
        [(b"\x1F\x8B", Compression::Gzip), (b"\x28\xB5\x2F\xFD", Compression::Zstd)];
    if let Some(&(_, compression)) = BEGINNINGS.iter().find(|it| first.starts_with(it.0)) {
        return Some(Some(compression));
    }
    let may_begin = BEGINNINGS.iter().any(|it| it.0.starts_with(first));
    if may_begin { None } else { Some(None) }
}

/// The error of damaged data; that of an input that cannot be read stays as it is.
fn damaged(error: io::Error, compression: Compression) -> io::Error {
    let is_of_data = match compression {
        Compression::Gzip => {
            matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::InvalidData | ErrorKind::UnexpectedEof
            )
        }
        Compression::Zstd => error.get_ref().is_some_and(|it| it.is::<FrameDecoderError>()),
    };
    if is_of_data { ListError::Damaged(compression).into() } else { error }
}

/// Reads all frames of Zstandard, one after another.
struct ZstdReader<R> {
    source: R,
    decoder: FrameDecoder,
}

impl<R: BufRead> ZstdReader<R> {
    fn new(source: R) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(MAX_WINDOW_BYTES);
        Self { source, decoder }
    }

    /// Begins the next frame with data; `false` at the end of the input.
    fn begin_frame(&mut self) -> io::Result<bool> {
        loop {
            if self.source.fill_buf()?.is_empty() {
                return Ok(false);
            }
            match self.decoder.init(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let skipped = io::copy(&mut self.source.by_ref().take(length.into()), &mut io::sink())?;
                    if skipped < length.into() {
                        return Err(io::Error::other(FrameDecoderError::FailedToSkipFrame));
                    }
                }
                Err(
                    FrameDecoderError::WindowSizeTooBig { .. }
                    | FrameDecoderError::FrameHeaderError(FrameHeaderError::WindowTooBig { .. }),
                ) => return Err(ListError::WindowTooLarge { max_bytes: MAX_WINDOW_BYTES }.into()),
                Err(error) => return Err(io::Error::other(error)),
            }
        }
    }

    /// Compares the checksum of a frame that is read to its end with that of its data, where it has one.
    fn check_frame(&self) -> io::Result<()> {
        let stored = self.decoder.get_checksum_from_data();
        if stored.is_some() && stored != self.decoder.get_calculated_checksum() {
            return Err(ListError::Damaged(Compression::Zstd).into());
        }
        Ok(())
    }
}

impl<R: BufRead> Read for ZstdReader<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if into.is_empty() {
            return Ok(0);
        }
        loop {
            if self.decoder.can_collect() > 0 {
                return self.decoder.read(into);
            }
            if !self.decoder.is_finished() {
                let decoded =
                    self.decoder.decode_blocks(&mut self.source, BlockDecodingStrategy::UptoBlocks(1));
                decoded.map_err(io::Error::other)?;
                continue;
            }
            self.check_frame()?;
            if !self.begin_frame()? {
                return Ok(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};

    use super::{Compression, Decompressor};
    use crate::read::ListError;

    /// “a.com” and “U+05D0.com” in lines, as `gzip -n`, `zstd -19` and `zstd --no-check` pack them.
    const LIST: &str = "a.com\n\u{5D0}.com\n";
    const GZIP: &str = "1f8b08000000000000034bd44bcecfe5ba3e014c0100a90a4aaf0d000000";
    const ZSTD: &str = "28b52ffd240d690000612e636f6d0ad7902e636f6d0a3e901c70";
    const ZSTD_UNCHECKED: &str = "28b52ffd200d690000612e636f6d0ad7902e636f6d0a";

    fn bytes(hexadecimal: &str) -> Vec<u8> {
        let digit = |at| u8::from_str_radix(&hexadecimal[at..at + 2], 16).expect("hexadecimal");
        (0..hexadecimal.len()).step_by(2).map(digit).collect()
    }

    /// Gives a byte at a time.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let now = self.0.len().min(1).min(into.len());
            into[..now].copy_from_slice(&self.0[..now]);
            self.0 = &self.0[now..];
            Ok(now)
        }
    }

    fn read(bytes: &[u8]) -> io::Result<Vec<u8>> {
        let mut read = Vec::new();
        Decompressor::new(Slow(bytes)).read_to_end(&mut read)?;
        Ok(read)
    }

    #[test]
    fn what_is_compressed_is_read_as_it_was() {
        for packed in [GZIP, ZSTD, ZSTD_UNCHECKED].map(bytes) {
            assert_eq!(read(&packed).expect("it is whole"), LIST.as_bytes());
            // Several parts, one after another.
            assert_eq!(read(&packed.repeat(3)).expect("it is whole"), LIST.repeat(3).as_bytes());
        }
        // A skippable frame (RFC 8878, section 3.1.2) between two others.
        let skipped = [&[0x5A, 0x2A, 0x4D, 0x18, 3, 0, 0, 0][..], b"abc"].concat();
        let packed = [bytes(ZSTD), skipped, bytes(ZSTD)].concat();
        assert_eq!(read(&packed).expect("it is whole"), LIST.repeat(2).as_bytes());
    }

    #[test]
    fn utf_16_is_read_as_utf_8() {
        let units = "\u{FEFF}a.com\r\n\u{5D0}.com\r\n".encode_utf16();
        let bytes: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
        // All at once, as from a file; the reader that gives a byte at a time decides by the first.
        let mut read = String::new();
        Decompressor::new(&*bytes).read_to_string(&mut read).expect("it is text");
        assert_eq!(read, "a.com\r\n\u{5D0}.com\r\n");
    }

    #[test]
    fn everything_else_is_read_as_it_is() {
        for plain in [&b""[..], b"a", b"(", b"\x1F", b"\x28\xB5\x2F", b"\x28\xB5\x2Fa.com\n", LIST.as_bytes()]
        {
            assert_eq!(read(plain).expect("a slice"), plain);
        }
    }

    /// “a.com” as `zstd --ultra --long=31 -19` packs it, and with the window of `--long=27`.
    #[test]
    fn a_window_that_is_too_large_is_no_damage() {
        let packed = |window: &str| bytes(&format!("28b52ffd04{window}310000612e636f6d0ab9c7ef66"));
        // 2 GiB, and an eighth more than is read.
        for window in ["a8", "89"] {
            let error = read(&packed(window)).expect_err("the window is too large");
            let reason = error.get_ref().and_then(|it| it.downcast_ref::<ListError>());
            assert_eq!(reason, Some(&ListError::WindowTooLarge { max_bytes: 128 << 20 }), "{error}");
        }
        assert_eq!(read(&packed("88")).expect("it is whole"), b"a.com\n");
    }

    #[test]
    fn damage_is_an_error() {
        for (packed, compression) in [(GZIP, Compression::Gzip), (ZSTD, Compression::Zstd)] {
            let packed = bytes(packed);
            let is_damaged = |bytes: &[u8]| {
                let error = read(bytes).expect_err("it is damaged");
                let reason = error.get_ref().and_then(|it| it.downcast_ref::<ListError>());
                assert_eq!(reason, Some(&ListError::Damaged(compression)), "{error}");
            };
            for end in 4..packed.len() {
                is_damaged(&packed[..end]);
            }
            // The last bytes before the length of gzip are a checksum in both.
            let mut changed = packed.clone();
            changed[packed.len() - if compression == Compression::Gzip { 5 } else { 1 }] ^= 1;
            is_damaged(&changed);
        }
    }
}
