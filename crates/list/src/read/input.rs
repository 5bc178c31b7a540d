//! What has been read of a list and not looked at yet, and the lines in it.

use std::io::{self, ErrorKind, Read};
use std::ops::Range;

use memchr::memchr;

use bidiscope_bidi::name::MAX_BYTES;

use super::foreign;

/// The most bytes that are kept of a name: enough for a character to be left of what is cut off, and more than is
/// read as a name.
pub(super) const MOST_KEPT: usize = MAX_BYTES + 8;

/// How much is asked for at once.
const AT_ONCE: usize = 1 << 18;

/// An input with a buffer, without the byte order mark that may stand at its beginning.
#[derive(Debug)]
pub(super) struct Input<R> {
    from: R,
    buffer: Vec<u8>,
    /// What of the buffer has been read and not been taken.
    start: usize,
    end: usize,
    bytes_read: u64,
    has_begun: bool,
    is_at_end: bool,
    /// The number of the line that was taken last, and where in the buffer it stands.
    line: u64,
    place: Range<usize>,
    is_cut: bool,
    /// Whether what comes next is the rest of a line whose beginning was given.
    is_within_line: bool,
}

/// A line without its ending.
#[derive(Clone, Copy, Debug)]
pub(super) struct InputLine<'a> {
    /// Its number, from 1.
    pub(super) number: u64,
    /// What stands in it, or its beginning.
    pub(super) bytes: &'a [u8],
    /// Whether that is not all of it.
    pub(super) is_cut: bool,
}

impl<R: Read> Input<R> {
    pub(super) fn new(from: R) -> Self {
        Self {
            from,
            buffer: Vec::new(),
            start: 0,
            end: 0,
            bytes_read: 0,
            has_begun: false,
            is_at_end: false,
            line: 0,
            place: 0..0,
            is_cut: false,
            is_within_line: false,
        }
    }

    pub(super) const fn bytes_read(&self) -> u64 {
        self.bytes_read
    }

    pub(super) const fn is_dry(&self) -> bool {
        self.start == self.end
    }

    /// What has been read and not been taken; where that is nothing, more is read. Nothing at the end.
    pub(super) fn bytes(&mut self) -> io::Result<&[u8]> {
        if self.is_dry() {
            self.fill()?;
        }
        Ok(&self.buffer[self.start..self.end])
    }

    /// So many of the bytes are done with.
    pub(super) fn take(&mut self, count: usize) {
        self.start += count;
    }

    /// Takes the next line, of which no more than `most` bytes are kept; `false` at the end.
    pub(super) fn next_line(&mut self, most: usize) -> io::Result<bool> {
        if self.is_within_line {
            self.skip_line()?;
        }
        let mut searched = 0;
        let (length, ending) = loop {
            let rest = &self.buffer[self.start..self.end];
            if let Some(at) = memchr(b'\n', &rest[searched..]) {
                break (searched + at, 1);
            }
            searched = rest.len();
            // One byte more may be the end of the line.
            if searched > most + 1 {
                self.is_within_line = true;
                break (searched, 0);
            }
            if !self.fill()? {
                if searched == 0 {
                    return Ok(false);
                }
                break (searched, 0);
            }
        };
        let start = self.start;
        self.line += 1;
        self.start += length + ending;
        let whole = &self.buffer[start..start + length];
        let whole = if ending == 0 { whole } else { whole.strip_suffix(b"\r").unwrap_or(whole) };
        self.is_cut = whole.len() > most;
        let kept = if self.is_cut { cut_at_a_character(&whole[..most]) } else { whole };
        self.place = start..start + kept.len();
        Ok(true)
    }

    /// The line that was taken last.
    pub(super) fn line(&self) -> InputLine<'_> {
        InputLine { number: self.line, bytes: &self.buffer[self.place.clone()], is_cut: self.is_cut }
    }

    /// What comes until the end of the line, which stays to be taken; at least `most` bytes of it.
    pub(super) fn line_ahead(&mut self, most: usize) -> io::Result<&[u8]> {
        while !self.is_at_end
            && self.end - self.start < most
            && memchr(b'\n', &self.buffer[self.start..self.end]).is_none()
        {
            self.fill()?;
        }
        let ahead = &self.buffer[self.start..self.end];
        Ok(&ahead[..memchr(b'\n', ahead).unwrap_or(ahead.len())])
    }

    /// Passes over the rest of a line.
    fn skip_line(&mut self) -> io::Result<()> {
        self.is_within_line = false;
        loop {
            match memchr(b'\n', &self.buffer[self.start..self.end]) {
                Some(at) => {
                    self.start += at + 1;
                    return Ok(());
                }
                None => self.start = self.end,
            }
            if !self.fill()? {
                return Ok(());
            }
        }
    }

    /// Reads more behind what has not been taken; `false` at the end.
    fn fill(&mut self) -> io::Result<bool> {
        if !self.has_begun {
            self.has_begun = true;
            self.skip_mark()?;
            if !self.is_dry() {
                return Ok(true);
            }
        }
        self.read_on()
    }

    /// Passes over a byte order mark. What is no list at all is refused.
    fn skip_mark(&mut self) -> io::Result<()> {
        const MARK: &[u8] = b"\xEF\xBB\xBF";
        while !self.is_at_end && !foreign::is_enough(&self.buffer[..self.end]) {
            self.read_on()?;
        }
        if self.buffer[..self.end].starts_with(MARK) {
            self.start = MARK.len();
        }
        match foreign::complaint(&self.buffer[..self.end]) {
            Some(words) => Err(io::Error::new(ErrorKind::InvalidData, words)),
            None => Ok(()),
        }
    }

    fn read_on(&mut self) -> io::Result<bool> {
        if self.is_at_end {
            return Ok(false);
        }
        self.buffer.copy_within(self.start..self.end, 0);
        (self.start, self.end) = (0, self.end - self.start);
        if self.buffer.len() < self.end + AT_ONCE {
            self.buffer.resize(self.end + AT_ONCE, 0);
        }
        let count = loop {
            match self.from.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.end += count;
        self.bytes_read += count as u64;
        self.is_at_end = count == 0;
        Ok(count > 0)
    }
}

/// The bytes without the beginning of a UTF-8 sequence that was cut in two.
fn cut_at_a_character(bytes: &[u8]) -> &[u8] {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        _ => bytes,
    }
}
