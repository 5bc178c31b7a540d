//! Reads which characters a face has, table by table, without loading it.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ttf_parser::cmap::{Format, Subtable, Table};
use ttf_parser::{Face, RawFaceTables, Style, Weight, Width};

use crate::script::is_ignorable;

/// The most faces of a collection that are read.
const MAX_FACES: u32 = 256;
/// The most tables of a face that are read.
const MAX_TABLES: u16 = 256;
/// The most subtables of a character map that are searched.
const MAX_SUBTABLES: u16 = 32;
/// The largest character map that is read, in bytes: those of ideographs have some 400,000.
const MAX_CHARACTER_MAP_BYTES: u32 = 1 << 22;
/// The most bytes that are read of each other table.
const MAX_OTHER_TABLE_BYTES: u32 = 1 << 12;

/// A face that is not loaded yet.
pub(super) struct Candidate {
    pub(super) file: Arc<PathBuf>,
    /// Its index in the file.
    pub(super) index: u32,
    /// The character map (`cmap` table).
    characters: Vec<u8>,
}

impl Candidate {
    /// Whether it has all these characters; default-ignorable characters need no glyph.
    pub(super) fn covers(&self, characters: &[char]) -> bool {
        let Some(table) = Table::parse(&self.characters) else { return false };
        let subtables = table.subtables;
        let count = subtables.len().min(MAX_SUBTABLES);
        let subtables: Vec<Subtable<'_>> =
            (0..count).filter_map(|index| subtables.get(index)).filter(is_searched).collect();
        let has = |scalar: char| {
            let glyph =
                |it: &Subtable<'_>| it.glyph_index(u32::from(scalar)).is_some_and(|glyph| glyph.0 != 0);
            subtables.iter().any(glyph)
        };
        characters.iter().all(|&scalar| is_ignorable(scalar) || has(scalar))
    }

    /// How many bytes of memory it uses.
    pub(super) fn size(&self) -> usize {
        self.characters.len()
    }
}

/// Whether a subtable is searched: a Unicode one, but not of the format that maps many characters to one
/// glyph, which is slow to search and meant for last-resort fonts.
fn is_searched(subtable: &Subtable<'_>) -> bool {
    subtable.is_unicode() && !matches!(subtable.format, Format::ManyToOneRangeMappings(_))
}

/// The upright faces of normal weight and width in a font file that have outlines.
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

/// The location of a table in the file.
#[derive(Clone, Copy)]
struct TableRecord {
    tag: [u8; 4],
    offset: u32,
    length: u32,
}

impl FontFile {
    /// The offsets of the file's faces.
    fn offsets(&mut self) -> Option<Vec<u32>> {
        let head = self.read(0, 12)?;
        if head[..4] != *b"ttcf" {
            return Some(vec![0]);
        }
        let count = number(&head, 8)?.min(MAX_FACES);
        let list = self.read(12, 4 * count)?;
        Some((0..count as usize).filter_map(|index| number(&list, 4 * index)).collect())
    }

    /// The character map of the face at this offset, if the face is suitable.
    fn characters(&mut self, offset: u32) -> Option<Vec<u8>> {
        let records = self.records(offset)?;
        let record = |tag: &[u8; 4]| records.iter().find(|it| it.tag == *tag).copied();
        // A face of bitmaps has neither.
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
        let characters = record(b"cmap").filter(|it| is_plain && it.length <= MAX_CHARACTER_MAP_BYTES)?;
        self.read(characters.offset, characters.length)
    }

    fn records(&mut self, offset: u32) -> Option<Vec<TableRecord>> {
        let head = self.read(offset, 12)?;
        let count = u16::from_be_bytes([head[4], head[5]]).min(MAX_TABLES);
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

    /// A table, cut off at [`MAX_OTHER_TABLE_BYTES`].
    fn table(&mut self, record: Option<TableRecord>) -> Option<Vec<u8>> {
        let record = record?;
        self.read(record.offset, record.length.min(MAX_OTHER_TABLE_BYTES))
    }

    /// Reads bytes; `None` where the file ends before them.
    fn read(&mut self, offset: u32, length: u32) -> Option<Vec<u8>> {
        self.file.seek(SeekFrom::Start(offset.into())).ok()?;
        let mut bytes = Vec::new();
        Read::by_ref(&mut self.file).take(length.into()).read_to_end(&mut bytes).ok()?;
        (bytes.len() == length as usize).then_some(bytes)
    }
}

/// The big-endian number of four bytes at an offset.
fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..)?.first_chunk()?;
    Some(u32::from_be_bytes(*bytes))
}
