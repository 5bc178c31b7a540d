//! The output of the rows: standard output, or a file that gets its name only when it is complete.

use std::io::Write;
use std::path::Path;

use bidiscope_list::RowWriter;
use bidiscope_words::message;

use super::super::output_file::OutputFile;
use super::super::status::Stop;

/// Writes rows.
pub(super) struct RowOutput<'a> {
    to: Destination<'a>,
    has_begun: bool,
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
        Ok(Self { to, has_begun: false })
    }

    /// Whether nothing is left of the output if it is [abandoned](Self::abandon) now.
    pub(super) const fn is_unwritten(&self) -> bool {
        !self.has_begun || matches!(self.to, Destination::File(..))
    }

    /// Writes the header with these columns.
    pub(super) fn begin_columns(&mut self, writer: &RowWriter) -> Result<(), Stop> {
        self.has_begun = true;
        let mut header = Vec::new();
        writer.write_header(&mut header);
        self.write(&header)
    }

    /// Writes formatted rows.
    pub(super) fn write(&mut self, rows: &[u8]) -> Result<(), Stop> {
        match &mut self.to {
            // The writer of the next name may be waiting for the rows so far.
            Destination::Stdout(out) => out.write_all(rows).and_then(|()| out.flush())?,
            Destination::File(file) => file.write_with(|out| out.write_all(rows))?,
        }
        Ok(())
    }

    /// Completes the output after the last row, and gives the file its name.
    pub(super) fn finish(self) -> Result<(), Stop> {
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
}
