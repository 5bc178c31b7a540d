//! The texts of all rows, in partitions by their hashes, in memory and beyond it in one temporary file.

use std::collections::TryReserveError;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use bidiscope_system::files;

/// Into how many partitions the texts of a kind are split.
pub(super) const PARTITIONS: usize = 64;

/// The part of the file that is read at a time.
const CHUNK: usize = 1 << 18;

/// A text of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TextOfRow<'a> {
    /// The row's number in its list, from 0.
    pub(super) row: u64,
    /// The line in which it begins.
    pub(super) line: u64,
    pub(super) text: &'a [u8],
}

/// Texts in partitions: as many sets of them as there are kinds of texts.
#[derive(Debug)]
pub(super) struct Partitions {
    /// One set after another.
    parts: Vec<Partition>,
    /// The bytes of memory in which texts stand.
    taken: u64,
    beyond: TemporaryFolder,
    /// What has gone out of memory, and how far it goes.
    file: Option<(File, u64)>,
}

/// Where temporary files are made that nobody sees and that go with the program.
#[derive(Clone, Debug)]
pub(super) struct TemporaryFolder(pub(super) PathBuf);

#[derive(Clone, Debug, Default)]
struct Partition {
    /// Where it stands in the file, piece after piece.
    spilled: Vec<(u64, u64)>,
    /// What follows in memory.
    rest: Vec<u8>,
    /// The bytes of both.
    bytes: u64,
    texts: u64,
}

impl TemporaryFolder {
    /// A new file in it.
    pub(super) fn file(&self) -> io::Result<File> {
        tempfile::tempfile_in(&self.0).map_err(|error| self.about(&error))
    }

    /// An error with what it was about.
    pub(super) fn about(&self, error: &io::Error) -> io::Error {
        let what = format!("what memory does not hold cannot be kept in {}", self.0.display());
        files::about(&what, error)
    }
}

impl Partitions {
    /// So many empty sets.
    pub(super) fn new(sets: usize, beyond: TemporaryFolder) -> Self {
        Self { parts: vec![Partition::default(); sets * PARTITIONS], taken: 0, beyond, file: None }
    }

    /// The bytes of memory that the texts take.
    pub(super) const fn taken(&self) -> u64 {
        self.taken
    }

    /// Puts a text into a partition.
    ///
    /// # Errors
    /// The system has no memory for it; nothing is put there then.
    pub(super) fn push(
        &mut self,
        set: usize,
        partition: usize,
        it: TextOfRow<'_>,
    ) -> Result<(), TryReserveError> {
        let part = &mut self.parts[set * PARTITIONS + partition];
        let (length, room) = (part.rest.len(), part.rest.capacity());
        part.rest.try_reserve(3 * BYTES_OF_A_NUMBER + it.text.len())?;
        for number in [it.row, it.line.wrapping_sub(it.row), it.text.len() as u64] {
            write_number(&mut part.rest, number);
        }
        part.rest.extend_from_slice(it.text);
        part.bytes += (part.rest.len() - length) as u64;
        part.texts += 1;
        self.taken += (part.rest.capacity() - room) as u64;
        Ok(())
    }

    /// Puts out of memory what is in it.
    pub(super) fn spill(&mut self) -> io::Result<()> {
        let (mut file, mut end) = match self.file.take() {
            Some(file) => file,
            None => (self.beyond.file()?, 0),
        };
        let mut write = || -> io::Result<()> {
            file.seek(SeekFrom::Start(end))?;
            for part in self.parts.iter_mut().filter(|it| !it.rest.is_empty()) {
                file.write_all(&part.rest)?;
                let length = part.rest.len() as u64;
                part.spilled.push((end, length));
                end += length;
                part.rest = Vec::new();
            }
            Ok(())
        };
        write().map_err(|error| self.beyond.about(&error))?;
        self.taken = 0;
        self.file = Some((file, end));
        Ok(())
    }

    /// The bytes of a partition, and how many texts it holds.
    pub(super) fn size(&self, set: usize, partition: usize) -> (u64, u64) {
        let part = &self.parts[set * PARTITIONS + partition];
        (part.bytes, part.texts)
    }

    /// Hands out the texts of a partition in the order in which they came. `chunk` is working memory.
    pub(super) fn each(
        &mut self,
        set: usize,
        partition: usize,
        chunk: &mut Vec<u8>,
        mut take: impl FnMut(TextOfRow<'_>) -> io::Result<()>,
    ) -> io::Result<()> {
        let part = &self.parts[set * PARTITIONS + partition];
        if let Some((file, _)) = &mut self.file {
            for &(start, length) in &part.spilled {
                each_of_file(file, (start, length), chunk, &self.beyond, &mut take)?;
            }
        }
        each_of(&part.rest, &mut take).map(drop)
    }
}

/// Hands out the texts of a stretch of the file.
fn each_of_file(
    file: &mut File,
    (start, length): (u64, u64),
    chunk: &mut Vec<u8>,
    folder: &TemporaryFolder,
    take: &mut impl FnMut(TextOfRow<'_>) -> io::Result<()>,
) -> io::Result<()> {
    file.seek(SeekFrom::Start(start)).map_err(|error| folder.about(&error))?;
    let mut left = file.take(length);
    chunk.clear();
    loop {
        // What is left of the last chunk stands at the beginning of this one.
        let read =
            left.by_ref().take(CHUNK as u64).read_to_end(chunk).map_err(|error| folder.about(&error))?;
        let used = each_of(chunk, take)?;
        chunk.drain(..used);
        if read == 0 {
            return Ok(());
        }
    }
}

/// Hands out the texts that stand whole in these bytes; how many bytes they take.
fn each_of(bytes: &[u8], take: &mut impl FnMut(TextOfRow<'_>) -> io::Result<()>) -> io::Result<usize> {
    let mut rest = bytes;
    while let Some((it, after)) = first_text(rest) {
        take(it)?;
        rest = after;
    }
    Ok(bytes.len() - rest.len())
}

fn first_text(bytes: &[u8]) -> Option<(TextOfRow<'_>, &[u8])> {
    let (row, bytes) = read_number(bytes)?;
    let (line, bytes) = read_number(bytes)?;
    let (length, bytes) = read_number(bytes)?;
    let (text, bytes) = bytes.split_at_checked(usize::try_from(length).ok()?)?;
    Some((TextOfRow { row, line: line.wrapping_add(row), text }, bytes))
}

/// Seven bits a byte, the lowest first; the last byte has its highest bit clear.
fn write_number(into: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        into.push(number as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}

/// The most bytes of a number.
const BYTES_OF_A_NUMBER: usize = 10;

fn read_number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let mut number = 0;
    for (at, &byte) in bytes.iter().enumerate().take(BYTES_OF_A_NUMBER) {
        number |= u64::from(byte & 0x7F) << (7 * at);
        if byte < 0x80 {
            return Some((number, &bytes[at + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{CHUNK, Partitions, TemporaryFolder, TextOfRow};

    #[test]
    fn texts_come_back_in_their_order_from_memory_and_from_the_file() {
        let folder = TemporaryFolder(std::env::temp_dir());
        let mut partitions = Partitions::new(2, folder);
        let long = vec![b'x'; 3 * CHUNK + 5];
        let texts: Vec<Vec<u8>> = vec![vec![], b"a".to_vec(), long, vec![0xFF; 200], b"end".to_vec()];
        for (row, text) in (0_u64..).zip(&texts) {
            for set in [0, 1] {
                partitions.push(set, 63, TextOfRow { row, line: row * row * 1_000, text }).expect("memory");
            }
            if row % 2 == 0 {
                partitions.spill().expect("there is room");
                assert_eq!(partitions.taken(), 0);
            }
        }
        partitions.push(1, 63, TextOfRow { row: u64::MAX, line: 0, text: b"" }).expect("memory");
        assert!(partitions.taken() > 0);
        let mut seen = Vec::new();
        partitions
            .each(0, 63, &mut Vec::new(), |it| {
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
            .each(1, 63, &mut Vec::new(), |it| {
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
        let words = bidiscope_system::files::reason(&error);
        assert!(words.contains("bidiscope: no such folder: there is no such file or folder"), "{words}");
    }
}
