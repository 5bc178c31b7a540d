//! The rows of a column of names, by the machinery of lists, and their groups.

use std::io;

use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanColumn, ScanOptions};
use bidiscope_list::{ComparisonKeyBuffer, NameMatchFinder, NameMatchesByRow};
use bidiscope_system::threads::{ThreadPool, WorkProgress};
use pyo3::{Bound, PyAny, PyResult};

use crate::columns::columns;
use crate::reading::Texts;
use crate::rules::Rules;

/// Makes the row of every text, a piece of the column at a time, on so many threads. `visit` gets the line of each row, from 1,
/// and the row, or `None` for a null. The results of the pieces come in their order; `None` where the work was stopped.
pub(crate) fn each_row<B: Default + Send>(
    texts: &Texts,
    options: &ScanOptions,
    (threads, progress): (Option<usize>, &WorkProgress),
    visit: impl Fn(u64, Option<&NameRow>, &mut B) + Sync,
) -> Option<Vec<B>> {
    ThreadPool::new(threads, progress).map_blocks_unless_stopped(
        texts.pieces() as u64,
        1,
        1,
        || NameRowBuilder::new(options.clone()),
        |builder, pieces| {
            let mut result = B::default();
            for piece in pieces {
                // The results are given up where it is stopped.
                for (line, text) in texts.piece(piece as usize).take_while(|_| !progress.is_stopped()) {
                    visit(line, text.map(|it| builder.build_row(line, it)), &mut result);
                }
            }
            result
        },
    )
}

/// What is asked of a column of names.
pub(crate) struct Request {
    texts: Texts,
    /// The columns of the result.
    pub(crate) columns: Vec<ScanColumn>,
    options: ScanOptions,
    threads: Option<usize>,
    /// How many bytes of memory the keys of groups may take.
    memory: u64,
}

/// The results of the pieces of a column, in their order, and the groups of all rows where columns compare them.
pub(crate) type RowsAndGroups<B> = (Vec<B>, Option<NameMatchesByRow>);

impl Request {
    /// The request for the columns with these identifiers.
    pub(crate) fn new(
        column: &Bound<'_, PyAny>,
        column_ids: &[String],
        rules: &Rules,
        (threads, memory): (Option<usize>, u64),
    ) -> PyResult<Self> {
        let (texts, columns) = (Texts::of(column)?, columns(column_ids, rules)?);
        let options = rules.scan_options(columns.iter().copied().collect());
        Ok(Self { texts, columns, options, threads, memory })
    }

    /// How many rows there are.
    pub(crate) const fn rows(&self) -> usize {
        self.texts.rows()
    }

    /// Visits every row as [`each_row`] does, and finds the groups; `None` where the work was stopped.
    pub(crate) fn run<B: Default + Send>(
        &self,
        progress: &WorkProgress,
        visit: impl Fn(u64, Option<&NameRow>, &mut B) + Sync,
    ) -> Option<io::Result<RowsAndGroups<B>>> {
        let columns = self.options.computed_columns;
        let mut grouper = columns.iter().any(ScanColumn::compares_with_other_names).then(|| {
            NameMatchFinder::new(columns, self.memory, &std::env::temp_dir()).with_threads(self.threads)
        });
        let hasher = grouper.as_ref().map(NameMatchFinder::comparison_key_hasher);
        let how = (self.threads, progress);
        let blocks = each_row(
            &self.texts,
            &self.options,
            how,
            |line, row, (keys, block): &mut (ComparisonKeyBuffer, B)| {
                if let Some(hasher) = &hasher {
                    match row {
                        Some(row) => keys.push_row_keys(line, &row.comparison_keys(), hasher),
                        // A null matches nothing.
                        None => keys.push_row_keys(line, &NameRow::default().comparison_keys(), hasher),
                    }
                }
                visit(line, row, block);
            },
        )?;
        let mut results = Vec::with_capacity(blocks.len());
        for (keys, block) in blocks {
            if let Some(Err(error)) = grouper.as_mut().map(|it| keys.add_as_list_rows(it)) {
                return Some(Err(error));
            }
            results.push(block);
        }
        match grouper.map(|it| it.find_matches_unless_stopped(progress)).transpose() {
            Ok(Some(None)) => None,
            Ok(groups) => Some(Ok((results, groups.flatten()))),
            Err(error) => Some(Err(error)),
        }
    }
}
