//! Which characters a face has, without loading it: read from its tables one by one.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ttf_parser::cmap::{Format, Subtable, Table};
use ttf_parser::{Face, RawFaceTables, Style, Weight, Width};

use crate::script::is_ignorable;

/// How many faces of a collection are looked at.
const MOST_FACES: u32 = 256;
/// How many tables of a face are looked at.
const MOST_TABLES: u16 = 256;
/// How many subtables of a table of characters are.
const MOST_SUBTABLES: u16 = 32;
/// The largest table of characters that is read, in bytes: those of ideographs have some 400,000.
const MOST_BYTES_OF_CHARACTERS: u32 = 1 << 22;
/// The largest of the other tables.
const MOST_BYTES_OF_OTHERS: u32 = 1 << 12;

/// A face that was not loaded yet.
pub(super) struct Candidate {
    pub(super) file: Arc<PathBuf>,
    /// Which face of the file it is.
    pub(super) index: u32,
    /// The table that maps characters to glyphs.
    characters: Vec<u8>,
}

impl Candidate {
    /// Whether it has all these characters; those that show nothing do not count.
    pub(super) fn covers(&self, characters: &[char]) -> bool {
        let Some(table) = Table::parse(&self.characters) else { return false };
        let subtables = table.subtables;
        let count = subtables.len().min(MOST_SUBTABLES);
        let subtables: Vec<Subtable<'_>> =
            (0..count).filter_map(|index| subtables.get(index)).filter(is_asked).collect();
        let has = |scalar: char| {
            let glyph =
                |it: &Subtable<'_>| it.glyph_index(u32::from(scalar)).is_some_and(|glyph| glyph.0 != 0);
            subtables.iter().any(glyph)
        };
        characters.iter().all(|&scalar| is_ignorable(scalar) || has(scalar))
    }

    /// How many bytes it keeps.
    pub(super) fn size(&self) -> usize {
        self.characters.len()
    }
}

/// Whether a subtable is asked: one of Unicode, but not of the kind that gives many characters one glyph,
/// which is searched through from its beginning and made for faces of last resort.
fn is_asked(subtable: &Subtable<'_>) -> bool {
    subtable.is_unicode() && !matches!(subtable.format, Format::ManyToOneRangeMappings(_))
}

/// The upright faces of normal weight in a font file that have outlines.
pub(super) fn candidates(path: &Path) -> Vec<Candidate> {
    let Ok(file) = File::open(path) else { return Vec::new() };
    let mut file = FontFile { file };
    let path = Arc::new(path.to_owned());
    let offsets = file.offsets().unwrap_or_default();
    let candidate = |(index, offset)| {
        let characters = file.characters(offset)?;
        Some(Candidate { file: Arc::clone(&path), index, characters })
    };
    (0..).zip(offsets).filter_map(candidate).collect()
}

struct FontFile {
    file: File,
}

/// Where a table stands.
#[derive(Clone, Copy)]
struct TableRecord {
    tag: [u8; 4],
    offset: u32,
    length: u32,
}

impl FontFile {
    /// Where the file's faces begin.
    fn offsets(&mut self) -> Option<Vec<u32>> {
        let head = self.read(0, 12)?;
        if head[..4] != *b"ttcf" {
            return Some(vec![0]);
        }
        let count = number(&head, 8)?.min(MOST_FACES);
        let list = self.read(12, 4 * count)?;
        Some((0..count as usize).filter_map(|index| number(&list, 4 * index)).collect())
    }

    /// The table of characters of the face that begins there, if it is one to be used.
    fn characters(&mut self, offset: u32) -> Option<Vec<u8>> {
        let records = self.records(offset)?;
        let record = |tag: &[u8; 4]| records.iter().find(|it| it.tag == *tag).copied();
        // A face of pictures has neither.
        record(b"glyf").or_else(|| record(b"CFF "))?;
        let [head, hhea, maxp] = [b"head", b"hhea", b"maxp"].map(|tag| self.table(record(tag)));
        let os2 = self.table(record(b"OS/2"));
        let tables = RawFaceTables {
            head: &head?,
            hhea: &hhea?,
            maxp: &maxp?,
            os2: os2.as_deref(),
            ..RawFaceTables::default()
        };
        let face = Face::from_raw_tables(tables).ok()?;
        let is_plain =
            face.style() == Style::Normal && face.weight() == Weight::Normal && face.width() == Width::Normal;
        let characters = record(b"cmap").filter(|it| is_plain && it.length <= MOST_BYTES_OF_CHARACTERS)?;
        self.read(characters.offset, characters.length)
    }

    fn records(&mut self, offset: u32) -> Option<Vec<TableRecord>> {
        let head = self.read(offset, 12)?;
        let count = u16::from_be_bytes([head[4], head[5]]).min(MOST_TABLES);
        let list = self.read(offset.checked_add(12)?, 16 * u32::from(count))?;
        let record = |it: &[u8]| {
            Some(TableRecord {
                tag: it[..4].try_into().ok()?,
                offset: number(it, 8)?,
                length: number(it, 12)?,
            })
        };
        list.chunks_exact(16).map(record).collect()
    }

    /// A small table.
    fn table(&mut self, record: Option<TableRecord>) -> Option<Vec<u8>> {
        let record = record?;
        self.read(record.offset, record.length.min(MOST_BYTES_OF_OTHERS))
    }

    /// So many bytes; `None` where the file ends before them.
    fn read(&mut self, offset: u32, length: u32) -> Option<Vec<u8>> {
        self.file.seek(SeekFrom::Start(offset.into())).ok()?;
        let mut bytes = Vec::new();
        Read::by_ref(&mut self.file).take(length.into()).read_to_end(&mut bytes).ok()?;
        (bytes.len() == length as usize).then_some(bytes)
    }
}

/// The number of four bytes that stands there.
fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..)?.first_chunk()?;
    Some(u32::from_be_bytes(*bytes))
}
