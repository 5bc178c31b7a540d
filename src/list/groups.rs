//! Which names of a list are the same: the smallest thing behind the interface, with all keys in memory.

use std::collections::HashMap;
use std::io;
use std::path::Path;

use crate::crew::Progress;
use crate::scan::{Column, Columns, Keys};

/// The cells of one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GroupCells {
    duplicate_of: Option<u64>,
}

impl GroupCells {
    /// What stands in a column.
    pub fn get(&self, column: Column) -> Option<u64> {
        if column == Column::DuplicateOf { self.duplicate_of } else { None }
    }
}

/// Collects keys.
#[derive(Debug)]
pub struct Grouping {
    lines: HashMap<String, u64>,
    cells: Vec<GroupCells>,
}

impl Grouping {
    /// Of no names yet.
    pub fn new(_columns: Columns, _memory: u64, _folder: &Path) -> Self {
        Self { lines: HashMap::new(), cells: Vec::new() }
    }

    /// The next row.
    ///
    /// # Errors
    /// None here.
    pub fn add(&mut self, line: u64, keys: &Keys<'_>) -> io::Result<()> {
        let first = *self.lines.entry(keys.name.to_owned()).or_insert(line);
        let is_later = first != line && !keys.name.is_empty();
        self.cells.push(GroupCells { duplicate_of: is_later.then_some(first) });
        Ok(())
    }

    /// A row of the other list.
    ///
    /// # Errors
    /// None here.
    pub fn add_other(&mut self, _line: u64, _keys: &Keys<'_>) -> io::Result<()> {
        Ok(())
    }

    /// The groups.
    ///
    /// # Errors
    /// None here.
    pub fn finish(self, progress: &Progress) -> io::Result<Option<Groups>> {
        Ok((!progress.is_stopped()).then(|| Groups { cells: self.cells.into_iter() }))
    }
}

/// The cells of one row after another.
#[derive(Debug)]
pub struct Groups {
    cells: std::vec::IntoIter<GroupCells>,
}

impl Groups {
    /// Those of the next row.
    ///
    /// # Errors
    /// None here.
    #[expect(clippy::should_implement_trait, reason = "it can fail elsewhere")]
    pub fn next(&mut self) -> io::Result<GroupCells> {
        Ok(self.cells.next().unwrap_or_default())
    }
}
