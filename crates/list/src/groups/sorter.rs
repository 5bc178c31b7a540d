//! Sorts records, in memory and beyond it in runs on the disk.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::fs::File;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

use bidiscope_system::files::read_exact_at;
use bidiscope_system::threads::WorkProgress;

use super::storage::{Reservation, Storage};

/// Collects records of `N` numbers, to be read in the order of their first two numbers.
///
/// Where the memory is used up, the records so far are sorted and written to a temporary file as a *run*; the runs are
/// merged when they are read. So the disk only sees long writes and reads.
#[derive(Debug)]
pub(super) struct Sorter<const N: usize> {
    records: Vec<[u64; N]>,
    memory: Reservation,
    runs: Runs,
}

/// The sorted records, which may be read several times and by several threads at once.
#[derive(Debug)]
pub(crate) struct Sorted<const N: usize> {
    /// All of them, unless there are runs.
    records: Vec<[u64; N]>,
    memory: Reservation,
    runs: Runs,
}

/// Sorted runs of records in a temporary file.
#[derive(Debug, Default)]
struct Runs {
    file: Option<File>,
    /// The bytes of each run.
    ranges: Vec<Range<u64>>,
}

/// The most records that every sorter may keep in memory whatever the others use, and by how many it grows at first.
const MIN_RECORDS: u64 = 1 << 12;

/// What part of the memory these may take.
const MIN_PART: u64 = 64;

/// How many bytes are written at a time.
const WRITE_BYTES: usize = 1 << 18;

/// The number by which records are sorted.
fn key<const N: usize>(record: &[u64; N]) -> u128 {
    u128::from(record[0]) << 64 | u128::from(record[1])
}

impl<const N: usize> Sorter<N> {
    pub(super) const fn new(storage: Arc<Storage>) -> Self {
        let runs = Runs { file: None, ranges: Vec::new() };
        Self { records: Vec::new(), memory: Reservation::new(storage), runs }
    }

    /// Adds a record.
    ///
    /// # Errors
    /// The temporary file cannot be made or written.
    #[inline]
    pub(super) fn push(&mut self, record: [u64; N]) -> io::Result<()> {
        if !self.has_room(self.memory.storage().limit()) {
            self.spill()?;
            if self.records.capacity() == 0 {
                // Not even the first of the memory that it may always use is there.
                return Err(io::ErrorKind::OutOfMemory.into());
            }
        }
        self.records.push(record);
        Ok(())
    }

    /// Whether one more record finds room in memory, of which all sorters together use no more than `limit`.
    #[inline]
    pub(super) fn has_room(&mut self, limit: u64) -> bool {
        self.records.len() < self.records.capacity() || self.make_room(limit)
    }

    #[cold]
    fn make_room(&mut self, limit: u64) -> bool {
        let size = size_of::<[u64; N]>() as u64;
        let least = (self.memory.storage().limit() / MIN_PART / size).clamp(1, MIN_RECORDS);
        let count = least.max(self.records.len() as u64 / 8);
        if (self.records.len() as u64) < least {
            self.memory.add(count * size);
        } else if !self.memory.try_add(count * size, limit) {
            return false;
        }
        let has_room = self.records.try_reserve_exact(count as usize).is_ok();
        if !has_room {
            // The system has less memory than is allowed.
            self.memory.storage().lower_limit();
        }
        has_room
    }

    /// Writes the records in memory to the temporary file, and keeps the memory for the next ones.
    pub(super) fn spill(&mut self) -> io::Result<()> {
        if self.records.is_empty() {
            return Ok(());
        }
        self.records.sort_unstable_by_key(key);
        let storage = self.memory.storage();
        let file = match &mut self.runs.file {
            Some(file) => file,
            none => none.insert(storage.file()?),
        };
        write_run(&self.records, file).map_err(|error| storage.with_folder(&error))?;
        let start = self.runs.ranges.last().map_or(0, |it| it.end);
        self.runs.ranges.push(start..start + size_of_val(&*self.records) as u64);
        self.records.clear();
        Ok(())
    }

    /// Writes the records in memory to the temporary file, and gives the memory back.
    pub(super) fn spill_and_free(&mut self) -> io::Result<()> {
        self.spill()?;
        self.records = Vec::new();
        self.memory.clear();
        Ok(())
    }

    /// Sorts all records.
    ///
    /// # Errors
    /// The temporary file cannot be written.
    pub(super) fn finish(mut self) -> io::Result<Arc<Sorted<N>>> {
        if self.runs.ranges.is_empty() {
            self.records.sort_unstable_by_key(key);
        } else {
            self.spill_and_free()?;
        }
        let Self { records, memory, runs } = self;
        Ok(Arc::new(Sorted { records, memory, runs }))
    }
}

fn write_run<const N: usize>(records: &[[u64; N]], file: &mut File) -> io::Result<()> {
    let mut bytes = Vec::with_capacity(WRITE_BYTES);
    for part in records.chunks(WRITE_BYTES / size_of::<[u64; N]>()) {
        bytes.clear();
        part.as_flattened().iter().for_each(|it| bytes.extend_from_slice(&it.to_le_bytes()));
        file.write_all(&bytes)?;
    }
    Ok(())
}

/// Reads sorted records from the first to the last.
#[derive(Debug)]
pub(crate) struct Cursor<'a, const N: usize> {
    sorted: Arc<Sorted<N>>,
    /// How many records in memory are read.
    read: usize,
    runs: Vec<RunReader<N>>,
    /// The next record's key in each run that is not at its end, and the index of that run.
    next_keys: BinaryHeap<Reverse<(u128, usize)>>,
    progress: Option<&'a WorkProgress>,
}

/// After how many records a cursor looks whether it is to stop.
const STOP_CHECK_INTERVAL: usize = 1 << 14;

impl<const N: usize> Sorted<N> {
    /// A cursor before the first record, which takes about `memory` bytes where the records are on the disk. It ends
    /// with [`io::ErrorKind::Interrupted`] where `progress` is stopped.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub(crate) fn cursor<'a>(
        self: &Arc<Self>,
        memory: u64,
        progress: Option<&'a WorkProgress>,
    ) -> io::Result<Cursor<'a, N>> {
        let ranges = &self.runs.ranges;
        let buffer = memory as usize / ranges.len().max(1) / size_of::<[u64; N]>();
        let buffer = buffer.clamp(1 << 8, 1 << 13) * size_of::<[u64; N]>();
        let run = |range: &Range<u64>| RunReader::new(range.clone(), buffer);
        let mut cursor = Cursor {
            sorted: Arc::clone(self),
            read: 0,
            runs: ranges.iter().map(run).collect(),
            next_keys: BinaryHeap::with_capacity(ranges.len()),
            progress,
        };
        for (at, run) in cursor.runs.iter_mut().enumerate() {
            if run.advance(self)? {
                cursor.next_keys.push(Reverse((key(&run.record), at)));
            }
        }
        Ok(cursor)
    }

    /// Whether none of them are on the disk.
    pub(super) fn is_in_memory(&self) -> bool {
        self.runs.ranges.is_empty()
    }
}

impl<const N: usize> Cursor<'_, N> {
    /// The next record, without reading it.
    pub(super) fn peek(&self) -> Option<[u64; N]> {
        if self.sorted.is_in_memory() {
            return self.sorted.records.get(self.read).copied();
        }
        self.next_keys.peek().map(|&Reverse((_, run))| self.runs[run].record)
    }

    /// Reads the next record; `None` after the last.
    ///
    /// # Errors
    /// The temporary file cannot be read, or it is to stop.
    #[inline]
    pub(crate) fn next(&mut self) -> io::Result<Option<[u64; N]>> {
        if self.read.is_multiple_of(STOP_CHECK_INTERVAL)
            && self.progress.is_some_and(WorkProgress::is_stopped)
        {
            return Err(io::ErrorKind::Interrupted.into());
        }
        self.read += 1;
        if self.sorted.is_in_memory() {
            return Ok(self.sorted.records.get(self.read - 1).copied());
        }
        self.next_of_runs()
    }

    fn next_of_runs(&mut self) -> io::Result<Option<[u64; N]>> {
        let Some(mut first) = self.next_keys.peek_mut() else { return Ok(None) };
        let Reverse((_, at)) = *first;
        let run = &mut self.runs[at];
        let record = run.record;
        if run.advance(&self.sorted)? {
            *first = Reverse((key(&run.record), at));
        } else {
            PeekMut::pop(first);
        }
        Ok(Some(record))
    }
}

/// Reads a run.
#[derive(Debug)]
struct RunReader<const N: usize> {
    /// The last record that was read.
    record: [u64; N],
    /// The bytes that are not in the buffer yet.
    unread: Range<u64>,
    buffer: Vec<u8>,
    /// How many bytes of the buffer are used.
    used: usize,
    buffer_bytes: usize,
}

impl<const N: usize> RunReader<N> {
    const fn new(unread: Range<u64>, buffer_bytes: usize) -> Self {
        Self { record: [0; N], unread, buffer: Vec::new(), used: 0, buffer_bytes }
    }

    /// Reads the next record; `false` after the last.
    fn advance(&mut self, of: &Sorted<N>) -> io::Result<bool> {
        if self.used == self.buffer.len() {
            let Some(file) = of.runs.file.as_ref().filter(|_| !self.unread.is_empty()) else {
                return Ok(false);
            };
            let length = (self.unread.end - self.unread.start).min(self.buffer_bytes as u64);
            self.buffer.resize(length as usize, 0);
            read_exact_at(file, &mut self.buffer, self.unread.start)
                .map_err(|error| of.memory.storage().with_folder(&error))?;
            self.unread.start += length;
            self.used = 0;
        }
        let bytes = &self.buffer[self.used..self.used + size_of::<[u64; N]>()];
        for (number, bytes) in self.record.iter_mut().zip(bytes.as_chunks().0) {
            *number = u64::from_le_bytes(*bytes);
        }
        self.used += bytes.len();
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::{MIN_RECORDS, Sorter, Storage};
    use bidiscope_system::threads::WorkProgress;
    use std::sync::Arc;

    /// In memory; in runs of all sizes; and where the memory is given back between.
    #[test]
    fn records_come_back_sorted_and_as_often_as_they_are_asked_for() {
        for (memory, frees) in [(1 << 30, false), (0, false), (300_000, false), (300_000, true)] {
            let storage = Arc::new(Storage::new(memory, &std::env::temp_dir()));
            let mut sorter = Sorter::<3>::new(Arc::clone(&storage));
            let count = 5 * MIN_RECORDS + 7;
            // Each number below `count` once, in the second place and reversed in the third.
            for at in 0..count {
                let number = at * 7_919 % count;
                sorter.push([number / 1_000, number, count - number]).expect("there is room");
                if frees && at % 5_000 == 0 {
                    sorter.spill_and_free().expect("there is room");
                    assert_eq!(storage.used(), 0);
                }
            }
            assert!(storage.used() <= memory.max(24));
            let sorted = sorter.finish().expect("there is room");
            for _ in 0..2 {
                let mut cursor = sorted.cursor(1, None).expect("it is there");
                for number in 0..count {
                    let expected = Some([number / 1_000, number, count - number]);
                    assert_eq!(cursor.peek(), expected);
                    assert_eq!(cursor.next().expect("it is there"), expected);
                }
                assert_eq!((cursor.peek(), cursor.next().expect("the end")), (None, None));
            }
            drop(sorted);
            assert_eq!(storage.used(), 0);
        }
    }

    #[test]
    fn a_stopped_cursor_ends() {
        let storage = Arc::new(Storage::new(0, &std::env::temp_dir()));
        let sorted = Sorter::<2>::new(storage).finish().expect("there is nothing to write");
        let progress = WorkProgress::new();
        progress.stop();
        let mut cursor = sorted.cursor(0, Some(&progress)).expect("there is nothing to read");
        assert_eq!(cursor.next().map_err(|it| it.kind()), Err(std::io::ErrorKind::Interrupted));
    }
}
