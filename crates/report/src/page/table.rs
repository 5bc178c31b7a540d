//! A table of a page.

use bidiscope_words::Message;

use super::line::PageLine;

/// The contents of a table.
#[derive(Clone, Debug)]
pub struct TableBlock {
    /// The heading of each column.
    pub column_titles: Vec<String>,
    /// The rows; each has a line for each column.
    pub rows_of_cells: Vec<Vec<PageLine>>,
}

impl TableBlock {
    /// A table with these headings.
    pub(crate) fn new(columns: &[Message<'_>], rows: impl IntoIterator<Item = Vec<PageLine>>) -> Self {
        let columns = columns.iter().map(ToString::to_string).collect();
        Self { column_titles: columns, rows_of_cells: rows.into_iter().collect() }
    }
}
