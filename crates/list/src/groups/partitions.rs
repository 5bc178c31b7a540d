//! The texts of all rows, partitioned by their hashes, in memory and beyond it in one temporary file.

use std::collections::TryReserveError;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use bidiscope_system::files::FileError;

use crate::read::ListError;

/// How many partitions each set of texts has.
pub(super) const PARTITIONS: usize = 64;

/// How many bytes of the file are read at a time.
const CHUNK_BYTES: usize = 1 << 18;

/// A text of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RowText<'a> {
    /// The row's index in its list, from 0.
    pub(super) row: u64,
    /// The line in which its name begins, from 1.
    pub(super) line: u64,
    pub(super) text: &'a [u8],
}

/// Sets of texts, one for each kind of text, each in partitions.
#[derive(Debug)]
pub(super) struct Partitions {
    /// The partitions of the first set, then those of the next.
    parts: Vec<Partition>,
    /// The bytes of memory that the texts use.
    memory_used: u64,
    folder: TemporaryFolder,
    /// The temporary file, and how many bytes are written to it.
    file: Option<(File, u64)>,
}

/// The folder for temporary files without a name, which the system removes with the process.
#[derive(Clone, Debug)]
pub(super) struct TemporaryFolder(pub(super) PathBuf);

#[derive(Clone, Debug, Default)]
struct Partition {
    /// The parts in the file, in order: offset and length in bytes.
    spilled: Vec<(u64, u64)>,
    /// What follows them, in memory.
    in_memory: Vec<u8>,
    /// The bytes of both.
    bytes: u64,
    texts: u64,
}

impl TemporaryFolder {
    /// Makes a new temporary file.
    pub(super) fn file(&self) -> io::Result<File> {
        tempfile::tempfile_in(&self.0).map_err(|error| self.with_folder(&error))
    }

    /// The error with the folder's name before it.
    pub(super) fn with_folder(&self, error: &io::Error) -> io::Error {
        let not_kept = ListError::NotKept { folder: self.0.clone(), reason: FileError::of(error) };
        io::Error::new(error.kind(), not_kept)
    }
}

impl Partitions {
    /// This many empty sets.
    pub(super) fn new(sets: usize, folder: TemporaryFolder) -> Self {
        Self { parts: vec![Partition::default(); sets * PARTITIONS], memory_used: 0, folder, file: None }
    }

    /// The bytes of memory that the texts use.
    pub(super) const fn memory_used(&self) -> u64 {
        self.memory_used
    }

    /// Adds a text to a partition.
    ///
    /// # Errors
    /// The system has no memory for it; nothing is added then.
    pub(super) fn push(
        &mut self,
        set: usize,
        partition: usize,
        it: RowText<'_>,
    ) -> Result<(), TryReserveError> {
        let part = &mut self.parts[set * PARTITIONS + partition];
        let (length, capacity) = (part.in_memory.len(), part.in_memory.capacity());
        part.in_memory.try_reserve(3 * MAX_NUMBER_BYTES + it.text.len())?;
        for number in [it.row, it.line.wrapping_sub(it.row), it.text.len() as u64] {
            write_number(&mut part.in_memory, number);
        }
        part.in_memory.extend_from_slice(it.text);
        part.bytes += (part.in_memory.len() - length) as u64;
        part.texts += 1;
        self.memory_used += (part.in_memory.capacity() - capacity) as u64;
        Ok(())
    }

    /// Writes all texts in memory to the temporary file.
    pub(super) fn spill(&mut self) -> io::Result<()> {
        let (mut file, mut end) = match self.file.take() {
            Some(file) => file,
            None => (self.folder.file()?, 0),
        };
        let mut write = || -> io::Result<()> {
            file.seek(SeekFrom::Start(end))?;
            for part in self.parts.iter_mut().filter(|it| !it.in_memory.is_empty()) {
                file.write_all(&part.in_memory)?;
                let length = part.in_memory.len() as u64;
                part.spilled.push((end, length));
                end += length;
                part.in_memory = Vec::new();
            }
            Ok(())
        };
        write().map_err(|error| self.folder.with_folder(&error))?;
        self.memory_used = 0;
        self.file = Some((file, end));
        Ok(())
    }

    /// The bytes of a partition, and the number of its texts.
    pub(super) fn size(&self, set: usize, partition: usize) -> (u64, u64) {
        let part = &self.parts[set * PARTITIONS + partition];
        (part.bytes, part.texts)
    }

    /// Calls `take` with the texts of a partition in the order in which they were added. `chunk` is working
    /// memory.
    pub(super) fn for_each(
        &mut self,
        set: usize,
        partition: usize,
        chunk: &mut Vec<u8>,
        mut take: impl FnMut(RowText<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        let part = &self.parts[set * PARTITIONS + partition];
        if let Some((file, _)) = &mut self.file {
            for &(start, length) in &part.spilled {
                for_each_spilled(file, (start, length), chunk, &self.folder, &mut take)?;
            }
        }
        for_each_complete(&part.in_memory, &mut take).map(drop)
    }
}

/// Calls `take` with the texts of a part of the file.
fn for_each_spilled(
    file: &mut File,
    (start, length): (u64, u64),
    chunk: &mut Vec<u8>,
    folder: &TemporaryFolder,
    take: &mut impl FnMut(RowText<'_>) -> io::Result<()>,
) -> io::Result<()> {
    file.seek(SeekFrom::Start(start)).map_err(|error| folder.with_folder(&error))?;
    let mut unread = file.take(length);
    chunk.clear();
    loop {
        // An incomplete text at the end of a chunk stays at the beginning of the next one.
        let read = unread
            .by_ref()
            .take(CHUNK_BYTES as u64)
            .read_to_end(chunk)
            .map_err(|error| folder.with_folder(&error))?;
        let used = for_each_complete(chunk, take)?;
        chunk.drain(..used);
        if read == 0 {
            return Ok(());
        }
    }
}

/// Calls `take` with the texts that are complete in these bytes; returns how many bytes they have.
fn for_each_complete(
    bytes: &[u8],
    take: &mut impl FnMut(RowText<'_>) -> io::Result<()>,
) -> io::Result<usize> {
    let mut rest = bytes;
    while let Some((it, after)) = first_text(rest) {
        take(it)?;
        rest = after;
    }
    Ok(bytes.len() - rest.len())
}

fn first_text(bytes: &[u8]) -> Option<(RowText<'_>, &[u8])> {
    let (row, bytes) = read_number(bytes)?;
    let (line, bytes) = read_number(bytes)?;
    let (length, bytes) = read_number(bytes)?;
    let (text, bytes) = bytes.split_at_checked(usize::try_from(length).ok()?)?;
    Some((RowText { row, line: line.wrapping_add(row), text }, bytes))
}

/// LEB128: seven bits a byte, the lowest first; the last byte has its highest bit clear.
fn write_number(into: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        into.push(number as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}

/// The most bytes of such a number.
const MAX_NUMBER_BYTES: usize = 10;

fn read_number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let mut number = 0;
    for (at, &byte) in bytes.iter().enumerate().take(MAX_NUMBER_BYTES) {
        number |= u64::from(byte & 0x7F) << (7 * at);
        if byte < 0x80 {
            return Some((number, &bytes[at + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{CHUNK_BYTES, Partitions, RowText, TemporaryFolder};

    #[test]
    fn texts_come_back_in_their_order_from_memory_and_from_the_file() {
        let folder = TemporaryFolder(std::env::temp_dir());
        let mut partitions = Partitions::new(2, folder);
        let long = vec![b'x'; 3 * CHUNK_BYTES + 5];
        let texts: Vec<Vec<u8>> = vec![vec![], b"a".to_vec(), long, vec![0xFF; 200], b"end".to_vec()];
        for (row, text) in (0_u64..).zip(&texts) {
            for set in [0, 1] {
                partitions.push(set, 63, RowText { row, line: row * row * 1_000, text }).expect("memory");
            }
            if row % 2 == 0 {
                partitions.spill().expect("there is room");
                assert_eq!(partitions.memory_used(), 0);
            }
        }
        partitions.push(1, 63, RowText { row: u64::MAX, line: 0, text: b"" }).expect("memory");
        assert!(partitions.memory_used() > 0);
        let mut seen = Vec::new();
        partitions
            .for_each(0, 63, &mut Vec::new(), |it| {
                seen.push((it.row, it.line, it.text.to_vec()));
                Ok(())
            })
            .expect("it is there");
        let expected: Vec<_> = (0..).zip(texts).map(|(row, text)| (row, row * row * 1_000, text)).collect();
        assert_eq!(seen, expected);
        assert_eq!(partitions.size(0, 63).1, 5);
        assert_eq!(partitions.size(0, 62), (0, 0));
        let mut last = None;
        let mut count = 0;
        partitions
            .for_each(1, 63, &mut Vec::new(), |it| {
                (last, count) = (Some((it.row, it.line)), count + 1);
                Ok(())
            })
            .expect("it is there");
        assert_eq!((last, count), (Some((u64::MAX, 0)), 6));
    }

    #[test]
    fn an_error_names_the_folder() {
        let folder = std::env::temp_dir().join("bidiscope: no such folder");
        let error = Partitions::new(1, TemporaryFolder(folder)).spill().expect_err("no such folder");
        let words = error.to_string();
        assert!(words.contains("bidiscope: no such folder"), "{words}");
    }
}
