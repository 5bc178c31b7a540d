//! A number for each row, in memory or in a temporary file.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

use super::partitions::TemporaryFolder;

/// The bytes of a number in the file.
const NUMBER_BYTES: u64 = 8;

/// How many numbers are read from the file at a time by sequential access.
const WINDOW_NUMBERS: u64 = 1 << 12;

/// A number for each row of a list, zero until it is set.
#[derive(Debug)]
pub(super) enum RowNumbers {
    /// All in memory, while each fits into 32 bits.
    Narrow(Vec<u32>),
    /// All in memory.
    Wide(Vec<u64>),
    /// All in a file, with a window of them in memory.
    File(NumbersInFile),
}

#[derive(Debug)]
pub(super) struct NumbersInFile {
    file: File,
    folder: TemporaryFolder,
    rows: u64,
    /// The numbers of the rows from `first` on.
    window: Vec<u64>,
    first: u64,
}

impl RowNumbers {
    /// Numbers in memory.
    pub(super) const fn in_memory() -> Self {
        Self::Narrow(Vec::new())
    }

    /// Numbers in a file, for this many rows. Rows without a number take no space on most disks (the file is
    /// sparse).
    pub(super) fn in_file(rows: u64, folder: &TemporaryFolder) -> io::Result<Self> {
        let file = folder.file()?;
        file.set_len(rows.saturating_mul(NUMBER_BYTES)).map_err(|error| folder.with_folder(&error))?;
        Ok(Self::File(NumbersInFile { file, folder: folder.clone(), rows, window: Vec::new(), first: 0 }))
    }

    /// The number of a row.
    pub(super) fn get(&mut self, row: u64) -> io::Result<u64> {
        let at = usize::try_from(row).unwrap_or(usize::MAX);
        match self {
            Self::Narrow(all) => Ok(all.get(at).copied().map_or(0, u64::from)),
            Self::Wide(all) => Ok(all.get(at).copied().unwrap_or_default()),
            Self::File(all) => all.get(row).map_err(|error| all.folder.with_folder(&error)),
        }
    }

    /// Gives a row a number.
    pub(super) fn set(&mut self, row: u64, number: u64) -> io::Result<()> {
        let at = usize::try_from(row).unwrap_or(usize::MAX);
        match self {
            Self::Narrow(all) => match u32::try_from(number) {
                Ok(number) => *slot(all, at) = number,
                Err(_) => {
                    let mut wide = all.iter().copied().map(u64::from).collect();
                    *slot(&mut wide, at) = number;
                    *self = Self::Wide(wide);
                }
            },
            Self::Wide(all) => *slot(all, at) = number,
            Self::File(all) => return all.set(row, number).map_err(|error| all.folder.with_folder(&error)),
        }
        Ok(())
    }
}

fn slot<T: Clone + Default>(all: &mut Vec<T>, at: usize) -> &mut T {
    if at >= all.len() {
        all.resize(at + 1, T::default());
    }
    &mut all[at]
}

impl NumbersInFile {
    fn get(&mut self, row: u64) -> io::Result<u64> {
        if row >= self.rows {
            return Ok(0);
        }
        let after_window = self.first + self.window.len() as u64;
        // Access at the end of the window is sequential: the next window is read.
        if row == after_window {
            let mut bytes = vec![0; (WINDOW_NUMBERS.min(self.rows - row) * NUMBER_BYTES) as usize];
            self.file.seek(SeekFrom::Start(row * NUMBER_BYTES))?;
            self.file.read_exact(&mut bytes)?;
            self.first = row;
            self.window.clear();
            self.window.extend(bytes.as_chunks().0.iter().map(|it| u64::from_le_bytes(*it)));
        }
        if let Some(number) = self.in_window(row) {
            return Ok(*number);
        }
        let mut bytes = [0; NUMBER_BYTES as usize];
        self.file.seek(SeekFrom::Start(row * NUMBER_BYTES))?;
        self.file.read_exact(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn set(&mut self, row: u64, number: u64) -> io::Result<()> {
        if let Some(it) = self.in_window(row) {
            *it = number;
        }
        self.file.seek(SeekFrom::Start(row * NUMBER_BYTES))?;
        self.file.write_all(&number.to_le_bytes())
    }

    fn in_window(&mut self, row: u64) -> Option<&mut u64> {
        let at = row.checked_sub(self.first)?;
        self.window.get_mut(usize::try_from(at).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::{RowNumbers, WINDOW_NUMBERS};
    use crate::groups::partitions::TemporaryFolder;

    #[test]
    fn numbers_are_kept_in_memory_and_in_a_file() {
        let folder = TemporaryFolder(std::env::temp_dir());
        let rows = 3 * WINDOW_NUMBERS + 7;
        for mut numbers in
            [RowNumbers::in_memory(), RowNumbers::in_file(rows, &folder).expect("there is room")]
        {
            let mut expected = vec![0; rows as usize];
            // The last of these numbers exceed 32 bits.
            for step in 1..200_u64 {
                let row = step * step * 7_919 % rows;
                expected[row as usize] = step * step * step * 100_000;
                numbers.set(row, expected[row as usize]).expect("there is room");
            }
            // Sequential access with some earlier rows read and some numbers changed between, as the grouping
            // does.
            for row in 0..rows {
                assert_eq!(numbers.get(row).expect("it is there"), expected[row as usize], "{row}");
                if row % 100 == 0 {
                    numbers.set(row, row + 1).expect("there is room");
                    expected[row as usize] = row + 1;
                }
                let back = row * 31 % (row + 1);
                assert_eq!(numbers.get(back).expect("it is there"), expected[back as usize], "{back}");
            }
            assert_eq!(numbers.get(rows).expect("beyond the last"), 0);
        }
    }
}
