//! The titles of what lists consist of, from the catalogue: columns, formats, concerns.

use bidiscope_list::scan::{Column, Concern};
use bidiscope_list::{ListFormat, RowFormat};

use crate::message;
use crate::messages::Message;

/// The title of a column.
pub fn column_title(column: Column) -> String {
    Message::by_id(format!("list-column-{}", column.id().replace('_', "-")), Vec::new()).to_string()
}

/// How a list is written, as a noun phrase.
pub fn list_format_title(format: ListFormat) -> String {
    message!(list_format, format = format.id()).to_string()
}

/// The format of rows.
pub fn row_format_title(format: RowFormat) -> String {
    message!(row_format, format = format.id()).to_string()
}

/// A reason for concern, in a clause.
pub fn concern_title(concern: Concern) -> String {
    message!(concern, concern = concern.id()).to_string()
}
