//! The entries of a list, kept in a temporary file until it is known which lines are needed: rows name them, and the
//! disposition of a variant depends on the registered label itself.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::sync::Arc;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{RulesByZone, disposition_as_variant};

use crate::NameIndex;
use crate::kept_entry::{KeptEntry, read_length_prefixed};

/// After so many names the place of the next one in the file is kept in memory.
const INDEX_INTERVAL: u64 = 64;

/// Collects the entries of a list.
#[derive(Debug)]
pub struct KeptEntriesWriter {
    file: BufWriter<File>,
    /// The line of every 64th name, and its place in the file.
    index: Vec<(u64, u64)>,
    names: u64,
    bytes: u64,
    /// How many texts stand after each name.
    fields: usize,
}

/// The entries of a list, by line: those that were kept, or those of an index.
#[derive(Debug)]
pub struct KeptEntries(Names);

#[derive(Debug)]
enum Names {
    /// Those that were collected, in the file, with the line and place of every 64th.
    Kept { file: BufReader<File>, index: Vec<(u64, u64)>, fields: usize },
    /// Those of an index, of whose fields these are wanted, in this order.
    Indexed(Arc<NameIndex>, Vec<usize>),
}

impl KeptEntriesWriter {
    /// Begins an unnamed file, which the system removes when the program ends; each entry has so many fields.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn begin(field_count: usize) -> io::Result<Self> {
        let file = BufWriter::with_capacity(1 << 18, tempfile::tempfile()?);
        Ok(Self { file, index: Vec::new(), names: 0, bytes: 0, fields: field_count })
    }

    /// Adds the next rows, as [`write_entry`](crate::write_entry) wrote them, in ascending order of their lines.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, entries: &[u8]) -> io::Result<()> {
        let mut rest = entries;
        while let Some((line, after)) = rest.split_first_chunk::<8>() {
            if self.names.is_multiple_of(INDEX_INTERVAL) {
                let place = self.bytes + (entries.len() - rest.len()) as u64;
                self.index.push((u64::from_le_bytes(*line), place));
            }
            self.names += 1;
            rest = after;
            for _ in 0..=self.fields {
                read_length_prefixed(&mut rest)?;
            }
        }
        self.bytes += entries.len() as u64;
        self.file.write_all(entries)
    }

    /// Ends after the last row.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(self) -> io::Result<KeptEntries> {
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        let (file, index, fields) = (BufReader::new(file), self.index, self.fields);
        Ok(KeptEntries(Names::Kept { file, index, fields }))
    }
}

impl KeptEntries {
    /// Those of an index, with the fields that it keeps under these titles; with none that it does not keep.
    pub fn of_index(index: Arc<NameIndex>, titles: &[String]) -> Self {
        let places = titles.iter().filter_map(|title| index.kept_titles().iter().position(|it| it == title));
        let places = places.collect();
        Self(Names::Indexed(index, places))
    }

    /// The disposition of a name, in logical order, as a variant of the one in this line, under the ruleset that judges the
    /// latter; `None` where it is no variant of it, or the name in the line cannot be read or was not kept.
    ///
    /// # Errors
    /// As [`Self::name`].
    pub fn variant_disposition(
        &mut self,
        line: u64,
        name: &str,
        rules: &RulesByZone,
    ) -> io::Result<Option<String>> {
        let Some(registered) = self.name(line)? else { return Ok(None) };
        let read = |it: &str| Input::from_scalars(it.chars()).ok();
        let both = read(&registered).zip(read(name));
        Ok(both.and_then(|(registered, name)| disposition_as_variant(rules, &registered, &name)))
    }

    /// The name in this line, from 1; `None` where there is none that can be read, or none was kept.
    ///
    /// # Errors
    /// The temporary file or the index cannot be read, or the index is damaged.
    pub fn name(&mut self, line: u64) -> io::Result<Option<String>> {
        Ok(self.entry(line)?.map(|it| it.name))
    }

    /// The name in this line, as [`Self::name`], with what stands beside it.
    ///
    /// # Errors
    /// As [`Self::name`].
    pub fn entry(&mut self, line: u64) -> io::Result<Option<KeptEntry>> {
        let (file, index, fields) = match &mut self.0 {
            Names::Kept { file, index, fields } => (file, index, *fields),
            Names::Indexed(index, places) => {
                let with_wanted = |KeptEntry { name, fields }| {
                    let fields = places.iter().filter_map(|&it| fields.get(it).cloned()).collect();
                    KeptEntry { name, fields }
                };
                return Ok(index.entry(line)?.map(with_wanted));
            }
        };
        let after = index.partition_point(|it| it.0 <= line);
        let Some(&(_, place)) = after.checked_sub(1).and_then(|it| index.get(it)) else {
            return Ok(None);
        };
        file.seek(SeekFrom::Start(place))?;
        for _ in 0..INDEX_INTERVAL {
            if file.fill_buf()?.is_empty() {
                return Ok(None);
            }
            let (of, entry) = KeptEntry::read(file, fields)?;
            if of == line {
                return Ok(Some(entry));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::KeptEntriesWriter;
    use crate::scan::NameRow;
    use crate::write_entry;

    /// Names on some lines, in blocks, and lines without names.
    #[test]
    fn each_name_is_found_by_its_line() {
        let mut names = KeptEntriesWriter::begin(0).expect("a temporary file");
        for block in 0..200 {
            let mut bytes = Vec::new();
            for line in (0..5).map(|it| 1 + 3 * (5 * block + it)) {
                let name = "x".repeat(line as usize % 17) + &line.to_string();
                if line % 2 == 1 {
                    write_entry(&NameRow { line, name, ..NameRow::default() }, 0, &mut bytes);
                }
            }
            names.add(&bytes).expect("room");
        }
        let mut names = names.finish().expect("room");
        // Those with an odd number and every third, in any order.
        for line in (0..3_100).map(|it| it * 1_009 % 3_100) {
            let has = line % 2 == 1 && line % 3 == 1 && line < 3_000;
            let expected = has.then(|| "x".repeat(line as usize % 17) + &line.to_string());
            assert_eq!(names.name(line).expect("it can be read"), expected, "{line}");
        }
    }
}
