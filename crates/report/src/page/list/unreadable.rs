//! What cannot be read as a name, and the other columns of a list that are shown beside its names.

use crate::words::escape::escape_invisibles;
use bidiscope_bidi::name::excerpt;
use bidiscope_words::message;

use super::super::{PageBlock, PageSection};
use crate::page::PageLine;
use crate::page::PageSectionId;
use crate::page::TableBlock;

/// The most characters of the title of a column.
const MAX_TITLE_CHARACTERS: usize = 80;

/// Input that cannot be read as a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableName {
    /// The input; empty where only the reason is known.
    pub input_text: String,
    /// Its line, from 1; `None` where it did not come from a file.
    pub file_line_number: Option<u64>,
    /// Why it cannot be read, in sentences with the values between isolates.
    pub isolated_reason_text: String,
    /// The values of the list's other columns that are shown.
    pub passed_through_values: Vec<String>,
}

/// What cannot be read as a name, and why; `unlisted_count` is the number of further ones. `passed_through_column_titles` has
/// the titles of the list's other columns that are shown.
pub fn unreadable_section(
    unreadable: &[UnreadableName],
    passed_through_column_titles: &[String],
    unlisted_count: u64,
) -> PageSection {
    let unknown = || PageLine::from_text_with_isolates("\u{2013}");
    let row = |it: &UnreadableName| {
        let mut row = vec![
            it.file_line_number.map_or_else(unknown, |line| PageLine::from_code(line.to_string())),
            // Of a line in which no name was found only the reason is known.
            if it.input_text.is_empty() { unknown() } else { PageLine::from_name(&it.input_text) },
            PageLine::from_text_with_isolates(&it.isolated_reason_text),
        ];
        row.extend(kept_lines(&it.passed_through_values, passed_through_column_titles.len()));
        row
    };
    let columns = [message!(list_column_line), message!(column_name), message!(column_reason)];
    let table = TableBlock {
        column_titles: columns
            .iter()
            .map(ToString::to_string)
            .chain(kept_titles(passed_through_column_titles))
            .collect(),
        rows_of_cells: unreadable.iter().map(row).collect(),
    };
    let unlisted_count =
        (unlisted_count > 0).then(|| PageBlock::paragraph(&message!(more_names, count = unlisted_count)));
    let blocks = [PageBlock::Table(table)].into_iter().chain(unlisted_count).collect();
    PageSection::new(PageSectionId::UnreadableNames, &message!(report_unreadable), blocks)
}

/// The titles of columns of a list, as headings.
pub(super) fn kept_titles(titles: &[String]) -> impl Iterator<Item = String> + '_ {
    titles.iter().map(|it| escape_invisibles(&excerpt(it, MAX_TITLE_CHARACTERS)))
}

/// The cells of so many such columns.
pub(super) fn kept_lines(values: &[String], count: usize) -> impl Iterator<Item = PageLine> + '_ {
    (0..count).map(|at| {
        values.get(at).filter(|it| !it.is_empty()).map_or_else(PageLine::default, PageLine::from_name)
    })
}
