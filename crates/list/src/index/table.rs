//! Reads the records of a table of an index in their order, and skips those that are not asked for.

use std::io;
use std::sync::Arc;

use crate::groups::{KeyRecord, text_of};

use super::contents::TablePart;
use super::error::NameIndexError;
use super::pages::{PAYLOAD_BYTES, Page, PageFile};

/// The bytes of a record, and how many there are on a page.
const RECORD_BYTES: usize = size_of::<KeyRecord>();
pub(super) const RECORDS_PER_PAGE: u64 = (PAYLOAD_BYTES / RECORD_BYTES) as u64;

/// A cursor in a table of an index.
#[derive(Debug)]
pub(crate) struct TableCursor {
    pages: Arc<PageFile>,
    /// The first number of each page.
    directory: Vec<u64>,
    first_page: u64,
    records: u64,
    /// The index of the next record.
    next: u64,
    /// The next record; none at the end.
    record: Option<KeyRecord>,
    page: Box<Page>,
}

impl TableCursor {
    /// A cursor before the first record.
    pub(super) fn new(pages: Arc<PageFile>, table: &TablePart) -> io::Result<Self> {
        let TablePart { records, first_page, directory, .. } = *table;
        let length = records.div_ceil(RECORDS_PER_PAGE);
        let bytes = length.checked_mul(size_of::<u64>() as u64).ok_or(NameIndexError::DamagedIndexFile)?;
        let directory = pages.read(directory, bytes)?;
        let directory = directory.as_chunks().0.iter().map(|it| u64::from_le_bytes(*it)).collect();
        let page = Box::new([0; PAYLOAD_BYTES]);
        let mut cursor = Self { pages, directory, first_page, records, next: 0, record: None, page };
        cursor.read_record(true)?;
        Ok(cursor)
    }

    /// The next record; `None` after the last.
    pub(crate) const fn peek(&self) -> Option<KeyRecord> {
        self.record
    }

    /// Goes to the record after the next.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub(crate) fn advance(&mut self) -> io::Result<()> {
        self.next += 1;
        self.read_record(self.next.is_multiple_of(RECORDS_PER_PAGE))
    }

    /// Goes to the first record with this text or a later one, without reading the pages between.
    ///
    /// # Errors
    /// As [`Self::advance`].
    pub(crate) fn skip_to(&mut self, text: u128) -> io::Result<()> {
        // A text is the upper 88 bits of the first two numbers.
        let first = (text >> 24) as u64;
        let page = self.directory.partition_point(|&it| it < first).saturating_sub(1) as u64;
        if page > self.next / RECORDS_PER_PAGE {
            self.next = page * RECORDS_PER_PAGE;
            self.read_record(true)?;
        }
        while self.record.is_some_and(|it| text_of(&it) < text) {
            self.advance()?;
        }
        Ok(())
    }

    fn read_record(&mut self, is_on_another_page: bool) -> io::Result<()> {
        if self.next >= self.records {
            self.record = None;
            return Ok(());
        }
        if is_on_another_page {
            let page = self
                .first_page
                .checked_add(self.next / RECORDS_PER_PAGE)
                .ok_or(NameIndexError::DamagedIndexFile)?;
            self.pages.read_page(page, &mut self.page)?;
        }
        let start = (self.next % RECORDS_PER_PAGE) as usize * RECORD_BYTES;
        let mut record = [0; 3];
        for (number, bytes) in record.iter_mut().zip(self.page[start..start + RECORD_BYTES].as_chunks().0) {
            *number = u64::from_le_bytes(*bytes);
        }
        self.record = Some(record);
        Ok(())
    }
}
