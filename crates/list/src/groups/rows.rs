//! A number for each row, in memory or in a temporary file.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

use super::partitions::TemporaryFolder;

/// The bytes of a number in a file.
const WIDE: u64 = 8;

/// How many numbers are read from a file at a time where they are read one after another.
const WINDOW: u64 = 1 << 12;

/// A number for each row of a list, zero until it is set.
#[derive(Debug)]
pub(super) enum RowNumbers {
    /// All of them, while none is larger.
    Narrow(Vec<u32>),
    /// All of them.
    Wide(Vec<u64>),
    /// All of them in a file, and some again.
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
    /// In memory.
    pub(super) const fn in_memory() -> Self {
        Self::Narrow(Vec::new())
    }

    /// In a file, for so many rows. Rows that nothing is set for take no space on most disks.
    pub(super) fn in_file(rows: u64, folder: &TemporaryFolder) -> io::Result<Self> {
        let file = folder.file()?;
        file.set_len(rows.saturating_mul(WIDE)).map_err(|error| folder.about(&error))?;
        Ok(Self::File(NumbersInFile { file, folder: folder.clone(), rows, window: Vec::new(), first: 0 }))
    }

    /// The number of a row.
    pub(super) fn get(&mut self, row: u64) -> io::Result<u64> {
        let at = usize::try_from(row).unwrap_or(usize::MAX);
        match self {
            Self::Narrow(all) => Ok(all.get(at).copied().map_or(0, u64::from)),
            Self::Wide(all) => Ok(all.get(at).copied().unwrap_or_default()),
            Self::File(all) => all.get(row).map_err(|error| all.folder.about(&error)),
        }
    }

    /// Gives a row a number.
    pub(super) fn set(&mut self, row: u64, number: u64) -> io::Result<()> {
        let at = usize::try_from(row).unwrap_or(usize::MAX);
        match self {
            Self::Narrow(all) => match u32::try_from(number) {
                Ok(number) => *room_for(all, at) = number,
                Err(_) => {
                    let mut wide = all.iter().copied().map(u64::from).collect();
                    *room_for(&mut wide, at) = number;
                    *self = Self::Wide(wide);
                }
            },
            Self::Wide(all) => *room_for(all, at) = number,
            Self::File(all) => return all.set(row, number).map_err(|error| all.folder.about(&error)),
        }
        Ok(())
    }
}

fn room_for<T: Clone + Default>(all: &mut Vec<T>, at: usize) -> &mut T {
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
        // Whoever goes on where the window ends reads one after another.
        if row == after_window {
            let mut bytes = vec![0; (WINDOW.min(self.rows - row) * WIDE) as usize];
            self.file.seek(SeekFrom::Start(row * WIDE))?;
            self.file.read_exact(&mut bytes)?;
            self.first = row;
            self.window.clear();
            self.window.extend(bytes.as_chunks().0.iter().map(|it| u64::from_le_bytes(*it)));
        }
        if let Some(number) = self.in_window(row) {
            return Ok(*number);
        }
        let mut bytes = [0; WIDE as usize];
        self.file.seek(SeekFrom::Start(row * WIDE))?;
        self.file.read_exact(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn set(&mut self, row: u64, number: u64) -> io::Result<()> {
        if let Some(it) = self.in_window(row) {
            *it = number;
        }
        self.file.seek(SeekFrom::Start(row * WIDE))?;
        self.file.write_all(&number.to_le_bytes())
    }

    fn in_window(&mut self, row: u64) -> Option<&mut u64> {
        let at = row.checked_sub(self.first)?;
        self.window.get_mut(usize::try_from(at).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::{RowNumbers, WINDOW};
    use crate::groups::partitions::TemporaryFolder;

    #[test]
    fn numbers_are_kept_in_memory_and_in_a_file() {
        let folder = TemporaryFolder(std::env::temp_dir());
        let rows = 3 * WINDOW + 7;
        for mut numbers in
            [RowNumbers::in_memory(), RowNumbers::in_file(rows, &folder).expect("there is room")]
        {
            let mut expected = vec![0; rows as usize];
            // The last of these are beyond 32 bits.
            for step in 1..200_u64 {
                let row = step * step * 7_919 % rows;
                expected[row as usize] = step * step * step * 100_000;
                numbers.set(row, expected[row as usize]).expect("there is room");
            }
            // Front to back, with a look back and a change here and there, as groups are numbered.
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
