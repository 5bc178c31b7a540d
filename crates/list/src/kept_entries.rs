//! The entries of a list, kept in a temporary file until it is known which lines are needed: rows name them, and the
//! disposition of a variant depends on the registered label itself.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::sync::Arc;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{RegistryRulesByZone, disposition_as_variant};

use crate::NameIndex;
use crate::kept_entry::{StoredListEntry, read_u32_length_prefixed};

/// After so many names the place of the next one in the file is kept in memory.
const INDEX_INTERVAL: u64 = 64;

/// Collects the entries of a list.
#[derive(Debug)]
pub struct StoredListEntriesWriter {
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
pub struct StoredListEntries(Names);

#[derive(Debug)]
enum Names {
    /// Those that were collected, in the file, with the line and place of every 64th.
    Kept { file: BufReader<File>, index: Vec<(u64, u64)>, fields: usize },
    /// Those of an index, of whose fields these are wanted, in this order.
    Indexed(Arc<NameIndex>, Vec<usize>),
}

impl StoredListEntriesWriter {
    /// Begins an unnamed file, which the system removes when the program ends; each entry has so many fields.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn create_temporary_file(fields_per_entry: usize) -> io::Result<Self> {
        let file = BufWriter::with_capacity(1 << 18, tempfile::tempfile()?);
        Ok(Self { file, index: Vec::new(), names: 0, bytes: 0, fields: fields_per_entry })
    }

    /// Adds the next rows, as [`write_stored_entry`](crate::write_stored_entry) wrote them, in ascending order of their lines.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append_written_entries(&mut self, written_entries: &[u8]) -> io::Result<()> {
        let mut rest = written_entries;
        while let Some((line, after)) = rest.split_first_chunk::<8>() {
            if self.names.is_multiple_of(INDEX_INTERVAL) {
                let place = self.bytes + (written_entries.len() - rest.len()) as u64;
                self.index.push((u64::from_le_bytes(*line), place));
            }
            self.names += 1;
            rest = after;
            for _ in 0..=self.fields {
                read_u32_length_prefixed(&mut rest)?;
            }
        }
        self.bytes += written_entries.len() as u64;
        self.file.write_all(written_entries)
    }

    /// Ends after the last row.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(self) -> io::Result<StoredListEntries> {
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        let (file, index, fields) = (BufReader::new(file), self.index, self.fields);
        Ok(StoredListEntries(Names::Kept { file, index, fields }))
    }
}

impl StoredListEntries {
    /// Those of an index, with the fields that it keeps under these titles; with none that it does not keep.
    pub fn from_name_index(index: Arc<NameIndex>, wanted_column_titles: &[String]) -> Self {
        let places = wanted_column_titles
            .iter()
            .filter_map(|title| index.stored_column_titles().iter().position(|it| it == title));
        let places = places.collect();
        Self(Names::Indexed(index, places))
    }

    /// The disposition of a name, in logical order, as a variant of the one in this line, under the ruleset that judges the
    /// latter; `None` where it is no variant of it, or the name in the line cannot be read or was not kept.
    ///
    /// # Errors
    /// As [`Self::name_at_line`].
    pub fn disposition_as_variant_of_line(
        &mut self,
        registered_line_number: u64,
        variant_name: &str,
        registry_rules: &RegistryRulesByZone,
    ) -> io::Result<Option<String>> {
        let Some(registered) = self.name_at_line(registered_line_number)? else { return Ok(None) };
        let read = |it: &str| Input::from_scalars(it.chars()).ok();
        let both = read(&registered).zip(read(variant_name));
        Ok(both.and_then(|(registered, name)| disposition_as_variant(registry_rules, &registered, &name)))
    }

    /// The name in this line, from 1; `None` where there is none that can be read, or none was kept.
    ///
    /// # Errors
    /// The temporary file or the index cannot be read, or the index is damaged.
    pub fn name_at_line(&mut self, line_number: u64) -> io::Result<Option<String>> {
        Ok(self.stored_entry_at_line(line_number)?.map(|it| it.name))
    }

    /// The name in this line, as [`Self::name_at_line`], with what stands beside it.
    ///
    /// # Errors
    /// As [`Self::name_at_line`].
    pub fn stored_entry_at_line(&mut self, line_number: u64) -> io::Result<Option<StoredListEntry>> {
        let (file, index, fields) = match &mut self.0 {
            Names::Kept { file, index, fields } => (file, index, *fields),
            Names::Indexed(index, places) => {
                let with_wanted = |StoredListEntry { name, stored_fields: fields }| {
                    let fields = places.iter().filter_map(|&it| fields.get(it).cloned()).collect();
                    StoredListEntry { name, stored_fields: fields }
                };
                return Ok(index.stored_entry_at_line(line_number)?.map(with_wanted));
            }
        };
        let after = index.partition_point(|it| it.0 <= line_number);
        let Some(&(_, place)) = after.checked_sub(1).and_then(|it| index.get(it)) else {
            return Ok(None);
        };
        file.seek(SeekFrom::Start(place))?;
        for _ in 0..INDEX_INTERVAL {
            if file.fill_buf()?.is_empty() {
                return Ok(None);
            }
            let (of, entry) = StoredListEntry::read(file, fields)?;
            if of == line_number {
                return Ok(Some(entry));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::StoredListEntriesWriter;
    use crate::scan::NameRow;
    use crate::write_stored_entry;

    /// Names on some lines, in blocks, and lines without names.
    #[test]
    fn each_name_is_found_by_its_line() {
        let mut names = StoredListEntriesWriter::create_temporary_file(0).expect("a temporary file");
        for block in 0..200 {
            let mut bytes = Vec::new();
            for line in (0..5).map(|it| 1 + 3 * (5 * block + it)) {
                let name = "x".repeat(line as usize % 17) + &line.to_string();
                if line % 2 == 1 {
                    write_stored_entry(
                        &NameRow { line_number: line, name, ..NameRow::default() },
                        0,
                        &mut bytes,
                    );
                }
            }
            names.append_written_entries(&bytes).expect("room");
        }
        let mut names = names.finish().expect("room");
        // Those with an odd number and every third, in any order.
        for line in (0..3_100).map(|it| it * 1_009 % 3_100) {
            let has = line % 2 == 1 && line % 3 == 1 && line < 3_000;
            let expected = has.then(|| "x".repeat(line as usize % 17) + &line.to_string());
            assert_eq!(names.name_at_line(line).expect("it can be read"), expected, "{line}");
        }
    }
}
