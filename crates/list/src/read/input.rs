//! A buffered input that is read in lines or bytes.

use std::io::{self, ErrorKind, Read};
use std::ops::Range;

use memchr::memchr;

use bidiscope_bidi::name::MAX_INPUT_BYTES;

use super::error::ListError;
use super::file_signature;

/// The most bytes that are kept of a name: more than are read as a name, so that cutting off in the middle of
/// a character does no harm.
pub(super) const MAX_KEPT_BYTES: usize = MAX_INPUT_BYTES + 8;

/// How many bytes are requested at a time.
const READ_BYTES: usize = 1 << 18;

/// A buffered input. Skips a byte order mark and refuses files that are no lists.
#[derive(Debug)]
pub(super) struct Input<R> {
    reader: R,
    buffer: Vec<u8>,
    /// The part of the buffer that is read and not consumed.
    start: usize,
    end: usize,
    bytes_read: u64,
    has_checked_beginning: bool,
    is_at_end: bool,
    /// The number of the line that was read last, from 1, and its place in the buffer.
    line: u64,
    line_range: Range<usize>,
    is_cut: bool,
    /// Whether the rest of a long line comes next, whose beginning was returned.
    is_within_line: bool,
}

/// A line without its ending.
#[derive(Clone, Copy, Debug)]
pub(super) struct InputLine<'a> {
    /// Its number, from 1.
    pub(super) number: u64,
    /// Its bytes, or the first of them.
    pub(super) bytes: &'a [u8],
    /// Whether the line was cut off.
    pub(super) is_cut: bool,
}

impl<R: Read> Input<R> {
    pub(super) fn new(reader: R) -> Self {
        Self {
            reader,
            buffer: Vec::new(),
            start: 0,
            end: 0,
            bytes_read: 0,
            has_checked_beginning: false,
            is_at_end: false,
            line: 0,
            line_range: 0..0,
            is_cut: false,
            is_within_line: false,
        }
    }

    pub(super) const fn bytes_read(&self) -> u64 {
        self.bytes_read
    }

    pub(super) const fn is_buffer_empty(&self) -> bool {
        self.start == self.end
    }

    /// The bytes that are read and not consumed; reads more where there are none. Empty at the end.
    pub(super) fn bytes(&mut self) -> io::Result<&[u8]> {
        if self.is_buffer_empty() {
            self.fill()?;
        }
        Ok(&self.buffer[self.start..self.end])
    }

    /// Consumes bytes.
    pub(super) fn consume(&mut self, count: usize) {
        self.start += count;
    }

    /// Reads the next line, of which at most `max_bytes` are kept; `false` at the end.
    pub(super) fn next_line(&mut self, max_bytes: usize) -> io::Result<bool> {
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
            // The one byte more may be the CR of a CRLF.
            if searched > max_bytes + 1 {
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
        self.is_cut = whole.len() > max_bytes;
        let kept = if self.is_cut { without_partial_character(&whole[..max_bytes]) } else { whole };
        self.line_range = start..start + kept.len();
        Ok(true)
    }

    /// The line that was read last.
    pub(super) fn line(&self) -> InputLine<'_> {
        InputLine { number: self.line, bytes: &self.buffer[self.line_range.clone()], is_cut: self.is_cut }
    }

    /// Looks ahead to the end of the line without consuming it; where the line is longer, at least
    /// `min_bytes` bytes.
    pub(super) fn line_ahead(&mut self, min_bytes: usize) -> io::Result<&[u8]> {
        while !self.is_at_end
            && self.end - self.start < min_bytes
            && memchr(b'\n', &self.buffer[self.start..self.end]).is_none()
        {
            self.fill()?;
        }
        let ahead = &self.buffer[self.start..self.end];
        Ok(&ahead[..memchr(b'\n', ahead).unwrap_or(ahead.len())])
    }

    /// Skips the rest of a line.
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

    /// Reads more bytes; `false` at the end.
    fn fill(&mut self) -> io::Result<bool> {
        if !self.has_checked_beginning {
            self.has_checked_beginning = true;
            self.check_beginning()?;
            if !self.is_buffer_empty() {
                return Ok(true);
            }
        }
        self.read_more()
    }

    /// Skips a byte order mark; refuses a file that is no list.
    fn check_beginning(&mut self) -> io::Result<()> {
        const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
        while !self.is_at_end && !file_signature::is_decidable(&self.buffer[..self.end]) {
            self.read_more()?;
        }
        if self.buffer[..self.end].starts_with(BYTE_ORDER_MARK) {
            self.start = BYTE_ORDER_MARK.len();
        }
        match file_signature::rejection(&self.buffer[..self.end]) {
            Some(kind) => Err(ListError::UnsupportedFormat(kind).into()),
            None => Ok(()),
        }
    }

    fn read_more(&mut self) -> io::Result<bool> {
        if self.is_at_end {
            return Ok(false);
        }
        self.buffer.copy_within(self.start..self.end, 0);
        (self.start, self.end) = (0, self.end - self.start);
        if self.buffer.len() < self.end + READ_BYTES {
            self.buffer.resize(self.end + READ_BYTES, 0);
        }
        let count = loop {
            match self.reader.read(&mut self.buffer[self.end..]) {
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

/// The bytes without an incomplete UTF-8 sequence at their end.
fn without_partial_character(bytes: &[u8]) -> &[u8] {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        _ => bytes,
    }
}
