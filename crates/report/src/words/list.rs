//! The titles of what lists consist of, from the catalogue: columns, formats, concerns.

use bidiscope_list::scan::{RegistrationConcern, ScanColumn};
use bidiscope_list::{ListFormat, RowFormat};
use bidiscope_words::{message, message_with_prefixed_id};

use crate::titles::Titled;

/// What stands between the items of a list in a sentence, with its space.
pub fn comma_separator() -> &'static str {
    message!(comma).static_text()
}

/// What stands between items that have commas of their own, with its space.
pub fn semicolon_separator() -> &'static str {
    message!(semicolon).static_text()
}

/// The title of a column, for the head of a table.
pub fn column_title(column: ScanColumn) -> String {
    message_with_prefixed_id("list-column", column.id()).to_string()
}

/// How a list is written, as a noun phrase.
pub fn list_format_title(format: ListFormat) -> String {
    format.title().to_owned()
}

/// The format in which rows are written, as a noun phrase.
pub fn row_format_title(format: RowFormat) -> String {
    message!(row_format, format = format.id()).to_string()
}

/// A reason for concern about a name, in a clause.
pub fn name_concern_clause(concern: RegistrationConcern) -> String {
    message!(concern, concern = concern.id()).to_string()
}
