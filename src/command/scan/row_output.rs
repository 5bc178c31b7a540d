//! The output of the rows: standard output, or a file that gets its name only when it is complete.

use std::io::{self, Write};
use std::path::Path;

#[cfg(feature = "parquet")]
use bidiscope_list::RowFormat;
use bidiscope_list::RowWriter;
use bidiscope_present::message;

use super::super::Stop;
use super::super::output_file::OutputFile;

/// Writes rows.
pub(super) struct RowOutput<'a> {
    to: Destination<'a>,
    has_begun: bool,
    #[cfg(feature = "parquet")]
    parquet: Option<bidiscope_list::ParquetWriter>,
}

/// Where rows go.
enum Destination<'a> {
    /// Standard output.
    Stdout(&'a mut dyn Write),
    /// The file of `--output`.
    File(Box<OutputFile>),
}

impl<'a> RowOutput<'a> {
    /// Begins the file, before the list is read, so that an error comes early.
    pub(super) fn begin(file: Option<&Path>, overwrites: bool, out: &'a mut dyn Write) -> Result<Self, Stop> {
        let to = match file {
            None => Destination::Stdout(out),
            Some(path) => Destination::File(Box::new(OutputFile::begin(
                path,
                "--output",
                overwrites,
                |file, reason| message!(rows_not_written, file = file, reason = reason),
            )?)),
        };
        Ok(Self {
            to,
            has_begun: false,
            #[cfg(feature = "parquet")]
            parquet: None,
        })
    }

    /// Whether nothing is left of the output if it is [abandoned](Self::abandon) now.
    pub(super) const fn is_unwritten(&self) -> bool {
        !self.has_begun || matches!(self.to, Destination::File(..))
    }

    /// Writes the header, or begins the Parquet file, with these columns.
    pub(super) fn begin_columns(&mut self, writer: &RowWriter) -> Result<(), Stop> {
        self.has_begun = true;
        #[cfg(feature = "parquet")]
        if writer.format() == RowFormat::Parquet {
            self.parquet = Some(bidiscope_list::ParquetWriter::new(writer)?);
        }
        let mut header = Vec::new();
        writer.write_header(&mut header);
        self.write(&header)
    }

    /// Writes formatted rows.
    pub(super) fn write(&mut self, rows: &[u8]) -> Result<(), Stop> {
        #[cfg(feature = "parquet")]
        if let Some(mut parquet) = self.parquet.take() {
            let written = self.write_with(|out| parquet.write(rows, out));
            self.parquet = Some(parquet);
            return written;
        }
        self.write_with(|out| out.write_all(rows))
    }

    /// Completes the output after the last row, and gives the file its name.
    pub(super) fn finish(
        #[cfg_attr(not(feature = "parquet"), expect(unused_mut))] mut self,
    ) -> Result<(), Stop> {
        #[cfg(feature = "parquet")]
        if let Some(parquet) = self.parquet.take() {
            self.write_with(|out| parquet.finish(out))?;
        }
        match self.to {
            Destination::Stdout(out) => out.flush()?,
            Destination::File(file) => file.finish()?,
        }
        Ok(())
    }

    /// Ends the output before the last row: a file is removed.
    pub(super) fn abandon(self) -> Result<(), Stop> {
        match self.to {
            Destination::Stdout(out) => out.flush()?,
            Destination::File(file) => file.abandon(),
        }
        Ok(())
    }

    fn write_with(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Stop> {
        match &mut self.to {
            // The writer of the next name may be waiting for the rows so far.
            Destination::Stdout(out) => write(*out).and_then(|()| out.flush())?,
            Destination::File(file) => file.write_with(write)?,
        }
        Ok(())
    }
}
