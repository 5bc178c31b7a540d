//! A table of a page.

use bidiscope_words::Message;

use super::line::Line;

/// The contents of a table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The heading of each column.
    pub columns: Vec<String>,
    /// The rows; each has a line for each column.
    pub rows: Vec<Vec<Line>>,
}

impl Table {
    /// A table with these headings.
    pub(crate) fn new(columns: &[Message<'_>], rows: impl IntoIterator<Item = Vec<Line>>) -> Self {
        let columns = columns.iter().map(ToString::to_string).collect();
        Self { columns, rows: rows.into_iter().collect() }
    }
}
