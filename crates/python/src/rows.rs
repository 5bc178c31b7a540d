//! The rows of a column of names, by the machinery of lists, and their groups.

use std::io;

use bidiscope_list::scan::{Column, Columns, NameRow, RowBuilder, ScanOptions};
use bidiscope_list::{Grouper, Groups, KeyBuffer, KeyHasher};
use bidiscope_system::threads::{Progress, ThreadPool};

use crate::reading::Texts;

/// Makes the row of every text, a piece of the column at a time, on so many threads. `visit` gets the line of each row, from 1,
/// and the row, or `None` for a null. The results of the pieces come in their order; `None` where the work was stopped.
pub(crate) fn each_row<B: Default + Send>(
    texts: &Texts,
    options: &ScanOptions,
    (threads, progress): (Option<usize>, &Progress),
    visit: impl Fn(u64, Option<&NameRow>, &mut B) + Sync,
) -> Option<Vec<B>> {
    ThreadPool::new(threads, progress).map_blocks(
        texts.pieces() as u64,
        (1, 1),
        || RowBuilder::new(options.clone()),
        |builder, pieces| {
            let mut result = B::default();
            for piece in pieces {
                for (line, text) in texts.piece(piece as usize) {
                    visit(line, text.map(|it| builder.row(line, it)), &mut result);
                }
            }
            result
        },
    )
}

/// The comparison columns among some columns, and what is needed to compute them.
pub(crate) struct Comparison {
    grouper: Grouper,
    /// Whether there are such columns.
    pub(crate) is_needed: bool,
}

impl Comparison {
    /// Prepares to compute these columns in so many bytes of memory.
    pub(crate) fn new(columns: Columns, memory: u64, threads: Option<usize>) -> Self {
        let grouper = Grouper::new(columns, memory, &std::env::temp_dir()).with_threads(threads);
        Self { grouper, is_needed: columns.iter().any(Column::is_comparison) }
    }

    /// What makes the keys of rows, on any thread; `None` where none are needed.
    pub(crate) fn hasher(&self) -> Option<KeyHasher> {
        self.is_needed.then(|| self.grouper.hasher())
    }

    /// The groups of all rows, whose keys are in these buffers; `None` where the work was stopped.
    pub(crate) fn groups<'a>(
        mut self,
        keys: impl IntoIterator<Item = &'a KeyBuffer>,
        progress: &Progress,
    ) -> io::Result<Option<Groups>> {
        for buffer in keys {
            buffer.add_to(&mut self.grouper, false)?;
        }
        self.grouper.finish(progress)
    }
}

/// Adds the keys of a row, or those of a null, which matches nothing.
pub(crate) fn push_keys(keys: &mut KeyBuffer, line: u64, row: Option<&NameRow>, hasher: Option<&KeyHasher>) {
    if let Some(hasher) = hasher {
        match row {
            Some(row) => keys.push(line, &row.keys(), hasher),
            None => keys.push(line, &NameRow::default().keys(), hasher),
        }
    }
}
