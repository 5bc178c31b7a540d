//! The rows of a list in a temporary file, until all names are compared.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};

/// The size of a buffer between the program and the file.
const BUFFER_BYTES: usize = 1 << 18;

/// Writes the rows, a block at a time, so that they are read in blocks that several threads can complete.
pub(super) struct RowSpool(BufWriter<File>);

/// The blocks, in the order in which they were written.
pub(super) struct SpooledRows(BufReader<File>);

/// Consecutive rows.
#[derive(Default)]
pub(super) struct SpooledBlock {
    pub(super) rows: u64,
    /// What is known of each row by itself, and is needed when it is compared.
    pub(super) facts: Vec<u8>,
    /// Its cells, as [`RowWriter::write_temporary_row`](bidiscope_list::RowWriter::write_temporary_row) writes them.
    pub(super) cells: Vec<u8>,
}

impl RowSpool {
    /// Begins an unnamed file, which the system removes when the program ends.
    pub(super) fn begin() -> io::Result<Self> {
        Ok(Self(BufWriter::with_capacity(BUFFER_BYTES, tempfile::tempfile()?)))
    }

    /// Adds the next rows.
    pub(super) fn add(&mut self, rows: u64, facts: &[u8], cells: &[u8]) -> io::Result<()> {
        for number in [rows, facts.len() as u64, cells.len() as u64] {
            self.0.write_all(&number.to_le_bytes())?;
        }
        self.0.write_all(facts)?;
        self.0.write_all(cells)
    }

    /// Ends after the last row.
    pub(super) fn finish(self) -> io::Result<SpooledRows> {
        let mut file = self.0.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.rewind()?;
        Ok(SpooledRows(BufReader::with_capacity(BUFFER_BYTES, file)))
    }
}

impl SpooledRows {
    /// The next block; the caller knows how many rows there are.
    pub(super) fn next(&mut self) -> io::Result<SpooledBlock> {
        let (rows, facts, cells) = (self.number()?, self.number()?, self.number()?);
        Ok(SpooledBlock { rows, facts: self.bytes(facts)?, cells: self.bytes(cells)? })
    }

    fn number(&mut self) -> io::Result<u64> {
        let mut number = [0; 8];
        self.0.read_exact(&mut number)?;
        Ok(u64::from_le_bytes(number))
    }

    fn bytes(&mut self, length: u64) -> io::Result<Vec<u8>> {
        // No longer than what was in memory when it was written.
        let mut bytes = vec![0; length as usize];
        self.0.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}
