//! Opens an index.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use crate::StoredListEntry;
use crate::scan::ScanColumn;

use super::contents::{Contents, ListEntryCounts, NameIndexSettings, NamesPart, made_by};
use super::error::NameIndexError;
use super::format::{END_MAGIC, FORMAT, MAGIC};
use super::pages::{PAYLOAD_BYTES, PageFile};
use super::source::IndexedListFile;
use super::table::TableCursor;

/// An index of names, to compare lists with: see
/// [`NameMatchFinder::with_index_as_other_list`](crate::NameMatchFinder::with_index_as_other_list).
#[derive(Debug)]
pub struct NameIndex {
    pages: Arc<PageFile>,
    key: [u64; 2],
    contents: Contents,
    /// The first line of each block of names, and its place.
    blocks: OnceLock<Vec<[u64; 2]>>,
}

/// The most bytes of the contents.
const MAX_CONTENTS_BYTES: u64 = 1 << 20;

impl NameIndex {
    /// Whether this file is an index, by its first bytes.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn is_index_file(path: &Path) -> io::Result<bool> {
        let mut beginning = Vec::new();
        File::open(path)?.take(MAGIC.len() as u64).read_to_end(&mut beginning)?;
        Ok(beginning == MAGIC)
    }

    /// Whether a file that begins with these bytes is an index; fewer than 16 bytes never are.
    pub fn is_index_beginning(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Opens an index.
    ///
    /// # Errors
    /// The file cannot be read; or it is not an index, is damaged or was made by another version: [`NameIndexError`].
    pub fn open(path: &Path) -> io::Result<Self> {
        if !Self::is_index_file(path)? {
            return Err(NameIndexError::NotAnIndexFile.into());
        }
        Self::of_file(File::open(path)?)
    }

    /// The index in a file that is open.
    pub(crate) fn of_file(file: File) -> io::Result<Self> {
        let pages = PageFile::new(file)?;
        let first = pages.read(0, (MAGIC.len() + 3 * size_of::<u64>()) as u64)?;
        let [format, key @ ..] = numbers::<3>(&first[MAGIC.len()..])?;
        if format != FORMAT {
            return Err(NameIndexError::MadeByOtherVersion {
                program_and_unicode_version: format!("format {format}"),
            }
            .into());
        }
        let pages = pages.with_key(key);
        let length = (END_MAGIC.len() + 2 * size_of::<u64>()) as u64;
        let last = pages.read(pages.pages() * PAYLOAD_BYTES as u64 - length, length)?;
        let Some(last) = last.strip_prefix(END_MAGIC) else {
            return Err(NameIndexError::DamagedIndexFile.into());
        };
        let [place, length] = numbers::<2>(last)?;
        if length > MAX_CONTENTS_BYTES {
            return Err(NameIndexError::DamagedIndexFile.into());
        }
        let contents: Contents = serde_json::from_slice(&pages.read(place, length)?)
            .map_err(|_| NameIndexError::DamagedIndexFile)?;
        if contents.made_by != made_by() {
            return Err(
                NameIndexError::MadeByOtherVersion { program_and_unicode_version: contents.made_by }.into()
            );
        }
        Ok(Self { pages: Arc::new(pages), key, contents, blocks: OnceLock::new() })
    }

    /// The list that it was made from.
    pub const fn source(&self) -> &IndexedListFile {
        &self.contents.source
    }

    /// The counts of the entries of that list.
    pub const fn counts(&self) -> &ListEntryCounts {
        &self.contents.counts
    }

    /// The options of the command line that said how that list is read: [`NameIndexSettings::list_command_line_options`].
    pub fn list_command_line_options(&self) -> &[String] {
        &self.contents.settings.list_command_line_options
    }

    /// Checks that a list that is read with these settings can be compared with the index: in the same notation, trimmed or not
    /// as the index was, and with the same rulesets if it has any. Without this check names that match may not be found.
    ///
    /// # Errors
    /// [`NameIndexError::MadeWithOtherSettings`].
    pub fn check_settings(&self, list_settings: &NameIndexSettings) -> Result<(), NameIndexError> {
        if list_settings.fit(&self.contents.settings) {
            Ok(())
        } else {
            Err(NameIndexError::MadeWithOtherSettings)
        }
    }

    /// Whether its names were read in the zones of these settings, with the same one after each.
    pub fn has_same_zones_as(&self, settings: &NameIndexSettings) -> bool {
        let own = &self.contents.settings;
        (&own.zones_digest, &own.appended_zone_digest)
            == (&settings.zones_digest, &settings.appended_zone_digest)
    }

    /// Whether it has the holders of its names, by which they can be compared.
    pub const fn has_name_holders(&self) -> bool {
        self.contents.settings.has_holders()
    }

    /// The titles of the columns or keys that each [entry](Self::stored_entry_at_line) has beside its name.
    pub fn stored_column_titles(&self) -> &[String] {
        &self.contents.kept
    }

    /// The entry that begins in this line of the list, from 1; `None` where there is none with a name that can be read.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn stored_entry_at_line(&self, line_number: u64) -> io::Result<Option<StoredListEntry>> {
        let blocks = match self.blocks.get() {
            Some(blocks) => blocks,
            None => {
                let blocks = self.read_blocks()?;
                self.blocks.get_or_init(|| blocks)
            }
        };
        let Some(at) = blocks.partition_point(|it| it[0] <= line_number).checked_sub(1) else {
            return Ok(None);
        };
        let [_, start] = blocks[at];
        let end = blocks.get(at + 1).map_or(self.contents.names.end, |it| it[1]);
        let block =
            self.pages.read(start, end.checked_sub(start).ok_or(NameIndexError::DamagedIndexFile)?)?;
        let mut rest = &block[..];
        while !rest.is_empty() {
            let (of, entry) = StoredListEntry::read(&mut rest, self.contents.kept.len())
                .map_err(|_| NameIndexError::DamagedIndexFile)?;
            if of == line_number {
                return Ok(Some(entry));
            }
        }
        Ok(None)
    }

    fn read_blocks(&self) -> io::Result<Vec<[u64; 2]>> {
        let NamesPart { blocks, directory, .. } = self.contents.names;
        let bytes =
            self.pages.read(directory, blocks.checked_mul(16).ok_or(NameIndexError::DamagedIndexFile)?)?;
        bytes.chunks_exact(16).map(|it| Ok(numbers(it)?)).collect()
    }

    /// The key of the fingerprints.
    pub(crate) const fn key(&self) -> [u64; 2] {
        self.key
    }

    /// A cursor in the table of a text.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged; or it has no such table, [`NameIndexError::MadeWithOtherSettings`].
    pub(crate) fn table(&self, of: ScanColumn) -> io::Result<TableCursor> {
        let table = self.contents.tables.iter().find(|it| it.column == of.id());
        TableCursor::new(Arc::clone(&self.pages), table.ok_or(NameIndexError::MadeWithOtherSettings)?)
    }
}

/// Numbers in little-endian order.
fn numbers<const N: usize>(bytes: &[u8]) -> Result<[u64; N], NameIndexError> {
    let mut numbers = [0; N];
    let (chunks, []) = bytes.as_chunks() else { return Err(NameIndexError::DamagedIndexFile) };
    if chunks.len() != N {
        return Err(NameIndexError::DamagedIndexFile);
    }
    for (number, bytes) in numbers.iter_mut().zip(chunks) {
        *number = u64::from_le_bytes(*bytes);
    }
    Ok(numbers)
}
