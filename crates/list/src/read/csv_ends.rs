//! Where lines and fields of CSV begin and end.

/// Counts the ends of lines: LF, CRLF, or CR alone.
#[derive(Debug, Default)]
pub(super) struct LineEnds {
    count: u64,
    /// Whether the last byte was CR.
    is_after_cr: bool,
}

impl LineEnds {
    pub(super) fn count(&mut self, bytes: &[u8]) {
        for at in memchr::memchr2_iter(b'\r', b'\n', bytes) {
            let is_after_cr = if at == 0 { self.is_after_cr } else { bytes[at - 1] == b'\r' };
            self.count += u64::from(bytes[at] == b'\r' || !is_after_cr);
        }
        self.is_after_cr = bytes.last().map_or(self.is_after_cr, |it| *it == b'\r');
    }

    /// The line of the next byte, from 1.
    pub(super) const fn line(&self) -> u64 {
        self.count + 1
    }
}

/// The first byte of a field and the last two, with the one that ends it.
#[derive(Clone, Copy, Default)]
pub(super) struct FieldEnds {
    pub(super) first: Option<u8>,
    pub(super) last_but_one: Option<u8>,
    pub(super) last: Option<u8>,
}

impl FieldEnds {
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.first = self.first.or(bytes.first().copied());
        for byte in &bytes[bytes.len().saturating_sub(2)..] {
            (self.last_but_one, self.last) = (self.last, Some(*byte));
        }
    }
}
