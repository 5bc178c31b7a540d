//! Files in pages, each with a checksum.

use std::fs::File;
use std::hash::Hasher;
use std::io::{self, Write};

use bidiscope_system::files::read_exact_at;
use siphasher::sip::SipHasher13;

use super::error::NameIndexError;

/// The bytes of a page: small enough to be read for a single record, large enough for few pages.
const PAGE_BYTES: usize = 1 << 11;

/// The bytes of a page before its checksum: room for 85 records. Places in such a file count these alone.
pub(super) const PAYLOAD_BYTES: usize = PAGE_BYTES - size_of::<u64>();

/// A page without its checksum.
pub(super) type Page = [u8; PAYLOAD_BYTES];

/// The key of checksums, which is another one in each file: so a page of another file is none of this one.
pub(super) type Key = [u64; 2];

fn checksum(number: u64, page: &Page, key: Key) -> u64 {
    let mut hasher = SipHasher13::new_with_keys(key[0], key[1]);
    hasher.write_u64(number);
    hasher.write(page);
    hasher.finish()
}

/// Writes pages one after another.
#[derive(Debug)]
pub(super) struct PageWriter<W> {
    out: W,
    key: Key,
    page: Page,
    /// How many bytes of the page are written.
    used: usize,
    pages: u64,
}

impl<W: Write> PageWriter<W> {
    /// Writes the first page, which has a key of zeros, with these bytes.
    pub(super) fn new(mut out: W, first: &[u8], key: Key) -> io::Result<Self> {
        let mut page = [0; PAYLOAD_BYTES];
        page[..first.len()].copy_from_slice(first);
        out.write_all(&page)?;
        out.write_all(&checksum(0, &page, [0; 2]).to_le_bytes())?;
        Ok(Self { out, key, page: [0; PAYLOAD_BYTES], used: 0, pages: 1 })
    }

    /// The place of what is written next.
    pub(super) const fn place(&self) -> u64 {
        self.pages * PAYLOAD_BYTES as u64 + self.used as u64
    }

    pub(super) fn write(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            let count = bytes.len().min(PAYLOAD_BYTES - self.used);
            self.page[self.used..self.used + count].copy_from_slice(&bytes[..count]);
            (self.used, bytes) = (self.used + count, &bytes[count..]);
            if self.used == PAYLOAD_BYTES {
                self.end_page()?;
            }
        }
        Ok(())
    }

    /// Fills the page with zeros, unless nothing is written to it.
    pub(super) fn fill_page(&mut self) -> io::Result<()> {
        if self.used > 0 { self.end_page() } else { Ok(()) }
    }

    fn end_page(&mut self) -> io::Result<()> {
        self.page[self.used..].fill(0);
        self.out.write_all(&self.page)?;
        self.out.write_all(&checksum(self.pages, &self.page, self.key).to_le_bytes())?;
        (self.used, self.pages) = (0, self.pages + 1);
        Ok(())
    }

    /// Writes the last page, which ends with these bytes and begins with zeros.
    pub(super) fn finish(mut self, last: &[u8]) -> io::Result<W> {
        self.fill_page()?;
        self.page.fill(0);
        self.page[PAYLOAD_BYTES - last.len()..].copy_from_slice(last);
        self.used = PAYLOAD_BYTES;
        self.end_page()?;
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Reads pages by their numbers.
#[derive(Debug)]
pub(super) struct PageFile {
    file: File,
    key: Key,
    pages: u64,
}

impl PageFile {
    /// Of a file of whole pages, at least two.
    ///
    /// # Errors
    /// Another length is [`NameIndexError::DamagedIndexFile`].
    pub(super) fn new(file: File) -> io::Result<Self> {
        let bytes = file.metadata()?.len();
        let pages = bytes / PAGE_BYTES as u64;
        match bytes.is_multiple_of(PAGE_BYTES as u64) && pages >= 2 {
            true => Ok(Self { file, key: [0; 2], pages }),
            false => Err(NameIndexError::DamagedIndexFile.into()),
        }
    }

    /// The same with the key of all pages but the first.
    pub(super) fn with_key(self, key: Key) -> Self {
        Self { key, ..self }
    }

    pub(super) const fn pages(&self) -> u64 {
        self.pages
    }

    /// Reads a page.
    ///
    /// # Errors
    /// A page that is not there, or is not as it was written, is [`NameIndexError::DamagedIndexFile`].
    pub(super) fn read_page(&self, number: u64, page: &mut Page) -> io::Result<()> {
        if number >= self.pages {
            return Err(NameIndexError::DamagedIndexFile.into());
        }
        let mut bytes = [0; PAGE_BYTES];
        read_exact_at(&self.file, &mut bytes, number * PAGE_BYTES as u64)?;
        let (payload, written) = bytes.split_at(PAYLOAD_BYTES);
        page.copy_from_slice(payload);
        let key = if number == 0 { [0; 2] } else { self.key };
        match checksum(number, page, key).to_le_bytes() == written {
            true => Ok(()),
            false => Err(NameIndexError::DamagedIndexFile.into()),
        }
    }

    /// The bytes from a place on.
    ///
    /// # Errors
    /// As [`Self::read_page`].
    pub(super) fn read(&self, place: u64, length: u64) -> io::Result<Vec<u8>> {
        let end = place.checked_add(length).filter(|&it| it <= self.pages * PAYLOAD_BYTES as u64);
        let Some(end) = end else { return Err(NameIndexError::DamagedIndexFile.into()) };
        let (mut bytes, mut page, mut place) = (Vec::new(), [0; PAYLOAD_BYTES], place);
        while place < end {
            let number = place / PAYLOAD_BYTES as u64;
            self.read_page(number, &mut page)?;
            let before = number * PAYLOAD_BYTES as u64;
            let stop = (end - before).min(PAYLOAD_BYTES as u64);
            bytes.extend_from_slice(&page[(place - before) as usize..stop as usize]);
            place = before + stop;
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::{NameIndexError, PAGE_BYTES, PAYLOAD_BYTES, Page, PageFile, PageWriter};
    use std::io::{Seek, SeekFrom, Write};

    const KEY: [u64; 2] = [5, 7];

    fn file(bytes: &[u8]) -> PageFile {
        let mut file = tempfile::tempfile().expect("room");
        file.write_all(bytes).expect("room");
        PageFile::new(file).expect("whole pages").with_key(KEY)
    }

    fn written(text: &[u8]) -> Vec<u8> {
        let mut writer = PageWriter::new(Vec::new(), b"first", KEY).expect("memory");
        writer.write(b"head").expect("memory");
        writer.fill_page().expect("memory");
        assert_eq!(writer.place(), 2 * PAYLOAD_BYTES as u64);
        text.chunks(777).for_each(|it| writer.write(it).expect("memory"));
        writer.finish(b"last").expect("memory")
    }

    #[test]
    fn what_was_written_is_read_at_its_place() {
        for length in [0, 1, PAYLOAD_BYTES, PAYLOAD_BYTES + 1, 5 * PAYLOAD_BYTES + 3] {
            let text: Vec<u8> = (0..length).map(|it| (it % 251) as u8).collect();
            let bytes = written(&text);
            let file = file(&bytes);
            assert_eq!(file.read(0, 5).expect("it is there"), b"first");
            let start = 2 * PAYLOAD_BYTES as u64;
            assert_eq!(file.read(start, length as u64).expect("it is there"), text);
            if length > 3_000 {
                assert_eq!(file.read(start + 2_000, 1_000).expect("it is there"), &text[2_000..3_000]);
            }
            let end = file.pages() * PAYLOAD_BYTES as u64;
            assert_eq!(file.read(end - 4, 4).expect("it is there"), b"last");
            for (place, length) in [(end - 4, 5), (u64::MAX, 2), (u64::MAX, 0)] {
                let error = file.read(place, length).expect_err("beyond the end");
                assert_eq!(NameIndexError::find_in_io_error(&error), Some(&NameIndexError::DamagedIndexFile));
            }
        }
    }

    #[test]
    fn a_changed_byte_another_order_and_another_key_are_noticed() {
        let bytes = written(&[1; 3 * PAYLOAD_BYTES]);
        let is_read = |bytes: &[u8], number: u64, key| {
            let mut page: Page = [0; PAYLOAD_BYTES];
            file(bytes).with_key(key).read_page(number, &mut page).is_ok()
        };
        let pages = (bytes.len() / PAGE_BYTES) as u64;
        assert!((0..pages).all(|it| is_read(&bytes, it, KEY)));
        assert!((1..pages).all(|it| !is_read(&bytes, it, [5, 8])));
        for place in [0, 1, 2_039, 2_040, 2_047] {
            let mut changed = bytes.clone();
            changed[3 * PAGE_BYTES + place] ^= 16;
            assert!((0..pages).all(|it| is_read(&changed, it, KEY) != (it == 3)), "{place}");
        }
        let mut swapped = bytes.clone();
        swapped[2 * PAGE_BYTES..4 * PAGE_BYTES].rotate_left(PAGE_BYTES);
        assert!(!is_read(&swapped, 2, KEY) && !is_read(&swapped, 3, KEY) && is_read(&swapped, 4, KEY));
    }

    #[test]
    fn parts_of_pages_are_no_file() {
        for length in [0, PAGE_BYTES, 2 * PAGE_BYTES + 1] {
            let mut file = tempfile::tempfile().expect("room");
            file.write_all(&vec![0; length]).expect("room");
            file.seek(SeekFrom::Start(0)).expect("a file");
            let error = PageFile::new(file).expect_err("no pages");
            assert_eq!(NameIndexError::find_in_io_error(&error), Some(&NameIndexError::DamagedIndexFile));
        }
    }
}
