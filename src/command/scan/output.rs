//! Where the rows go: standard output, or a file that is whole or not there.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

#[cfg(feature = "parquet")]
use bidiscope_list::RowFormat;
use bidiscope_list::RowWriter;
use bidiscope_system::files::WholeFile;

use super::super::{Status, say, terminal};
use super::{Stop, cannot_be_written};

/// Takes rows as they are written.
pub(super) struct Rows<'a> {
    to: To<'a>,
    #[cfg(feature = "parquet")]
    parquet: Option<bidiscope_list::ParquetFile>,
}

enum To<'a> {
    Standard(&'a mut dyn Write),
    File(PathBuf, Box<BufWriter<WholeFile>>),
}

impl<'a> Rows<'a> {
    /// Begins the file before anything else is done, so that it is known whether there can be one.
    pub(super) fn begin(file: Option<&Path>, overwrites: bool, out: &'a mut dyn Write) -> Result<Self, Stop> {
        let to = match file {
            None => To::Standard(out),
            Some(path) if path == Path::new("-") => {
                say("--output: `-` is no file; write `./-` for one of that name");
                return Err(Stop::Said(Status::Unreadable));
            }
            Some(path) => match WholeFile::begin(path, overwrites) {
                Ok(file) => To::File(path.to_owned(), Box::new(BufWriter::with_capacity(1 << 18, file))),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    let name = terminal::file_name(path);
                    say(&format!("{name}: there is such a file already; --overwrite replaces it"));
                    return Err(Stop::Said(Status::Failed));
                }
                Err(error) => return Err(cannot_be_written(path, &error)),
            },
        };
        Ok(Self {
            to,
            #[cfg(feature = "parquet")]
            parquet: None,
        })
    }

    /// Says which columns there are.
    pub(super) fn columns(&mut self, writer: &RowWriter) -> Result<(), Stop> {
        #[cfg(feature = "parquet")]
        if writer.format() == RowFormat::Parquet {
            self.parquet = Some(bidiscope_list::ParquetFile::new(writer.columns()).map_err(Stop::Output)?);
        }
        let mut header = Vec::new();
        writer.header(&mut header);
        self.write(&header)
    }

    /// Writes rows.
    pub(super) fn write(&mut self, rows: &[u8]) -> Result<(), Stop> {
        #[cfg(feature = "parquet")]
        if let Some(mut parquet) = self.parquet.take() {
            let written = self.put(|out| parquet.write(rows, out));
            self.parquet = Some(parquet);
            return written;
        }
        self.put(|out| out.write_all(rows))
    }

    /// All rows are written.
    pub(super) fn finish(
        #[cfg_attr(not(feature = "parquet"), expect(unused_mut))] mut self,
    ) -> Result<(), Stop> {
        #[cfg(feature = "parquet")]
        if let Some(parquet) = self.parquet.take() {
            self.put(|out| parquet.finish(out))?;
        }
        match self.to {
            To::Standard(out) => out.flush().map_err(Stop::Output),
            To::File(path, file) => {
                let whole = file.into_inner().map_err(|it| it.into_error()).and_then(WholeFile::finish);
                whole.map_err(|error| cannot_be_written(&path, &error))
            }
        }
    }

    /// Not all rows are written, and no more will be: a file is then none.
    pub(super) fn abandon(self) -> Result<(), Stop> {
        match self.to {
            To::Standard(out) => out.flush().map_err(Stop::Output),
            To::File(_, file) => {
                // What is held back is not to be written when it is dropped.
                drop(file.into_parts());
                Ok(())
            }
        }
    }

    fn put(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Stop> {
        match &mut self.to {
            // Whoever writes the next line may be waiting for the answers so far.
            To::Standard(out) => write(*out).and_then(|()| out.flush()).map_err(Stop::Output),
            To::File(path, file) => write(&mut **file).map_err(|error| cannot_be_written(path, &error)),
        }
    }
}
