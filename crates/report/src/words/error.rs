//! Why a file, a list or a name cannot be read or written, from the catalogue: the end of a line after what it is about.

use std::io;

use bidiscope_idna::verdict::{NotInZone, ZoneError};
use bidiscope_list::scan::RowError;
use bidiscope_list::{
    InvalidZoneFileNameReason, ListEntryError, ListError, UnsupportedListFormat, ZoneFileNameRole,
};
use bidiscope_system::files::FileError;
use bidiscope_words::{Message, message};

use crate::grouped_digits;
use crate::words::read_error::{read_error_reason, read_error_text};

/// Why a file or a list cannot be read or written, as the end of a line that begins with its name.
pub fn file_error_text(error: &io::Error) -> String {
    match error.get_ref().and_then(|it| it.downcast_ref::<ListError>()) {
        Some(error) => list_error_message(error).to_string(),
        None => file_error_message(&FileError::of(error)).to_string(),
    }
}

/// The same from its reason.
pub fn file_error_message(error: &FileError) -> Message<'static> {
    match error {
        FileError::InFolder(reason) => message!(file_error_in_folder, reason = file_error_message(reason)),
        FileError::System(words) => message!(file_error, error = error.id(), system = words.clone()),
        _ => message!(file_error, error = error.id(), system = ""),
    }
}

/// The error for a file that is not read because it has more than `max_bytes` bytes, to be shown as [`file_error_text`] does.
pub fn file_too_long_error(max_bytes: u64) -> io::Error {
    let (size, unit) =
        if max_bytes <= 1 << 20 { (max_bytes >> 10, "kilobytes") } else { (max_bytes >> 20, "megabytes") };
    io::Error::other(message!(file_error_too_long, size = size, unit = unit).to_string())
}

fn list_error_message(error: &ListError) -> Message<'static> {
    match error {
        ListError::NoColumn { column, columns, has_more_columns: has_more } => {
            let (column, columns) = (column.clone(), columns.join(", "));
            match has_more {
                false => message!(list_error_no_column, column = column, columns = columns),
                true => message!(list_error_no_column_of_many, column = column, columns = columns),
            }
        }
        ListError::HeaderTooLong { column, max_columns, max_bytes } => {
            let asks = if column.is_some() { "column" } else { "all" };
            let (column, columns) = (column.clone().unwrap_or_default(), grouped_digits(*max_columns));
            let size = max_bytes >> 20;
            message!(list_error_header_too_long, asks = asks, column = column, columns = columns, size = size)
        }
        ListError::NoHeader => message!(list_error_no_header),
        ListError::NoFirstObject { line } => message!(list_error_no_first_object, line = *line),
        ListError::TooManyKeys { max_keys } => {
            message!(list_error_too_many_keys, count = grouped_digits(*max_keys))
        }
        ListError::NoTemporaryFile { folder, reason } => {
            let (folder, reason) = (folder.display().to_string(), file_error_message(reason));
            message!(list_error_not_kept, folder = folder, reason = reason)
        }
        ListError::Damaged(compression) => message!(list_error_damaged, format = compression.id()),
        ListError::WindowTooLarge { max_bytes } => message!(list_error_zstd_window, size = max_bytes >> 20),
        ListError::UnsupportedFormat(UnsupportedListFormat::Utf16) => message!(list_error_utf_16),
        ListError::UnsupportedFormat(UnsupportedListFormat::SpreadsheetOrArchive) => {
            message!(list_error_archive)
        }
        ListError::UnsupportedFormat(UnsupportedListFormat::Pdf) => message!(list_error_pdf),
        ListError::UnsupportedFormat(UnsupportedListFormat::Gzip) => message!(list_error_gzip),
        ListError::UnsupportedFormat(UnsupportedListFormat::BinaryWithNulBytes) => {
            message!(list_error_zero_bytes)
        }
    }
}

/// Why a row of a list has no name, in sentences.
pub fn row_error_text(error: &RowError) -> String {
    row_error_message(error).to_string()
}

/// The same as a message.
pub(crate) fn row_error_message(error: &RowError) -> Message<'_> {
    match error {
        RowError::Entry(error) => entry_error_message(error),
        RowError::Name(error) => zone_error_message(error),
        RowError::NoParent => message!(row_without_parent),
        RowError::ParentNotText => message!(row_parent_not_text),
        RowError::ParentWithLoneSurrogate => message!(row_parent_lone_surrogate),
        RowError::Parent(error) => {
            message!(row_parent_unreadable, reason = read_error_text(error))
        }
    }
}

/// Why no name can be found in an entry of a list, in a sentence.
pub fn list_entry_error_text(error: &ListEntryError) -> String {
    entry_error_message(error).to_string()
}

fn entry_error_message(error: &ListEntryError) -> Message<'_> {
    match error {
        ListEntryError::NoNameField => message!(entry_no_field),
        ListEntryError::UnclosedCsvQuote { line_count_to_list_end: lines } => {
            message!(entry_open_record, lines = *lines)
        }
        ListEntryError::CsvFieldTooLong { max_bytes } => message!(entry_field_too_long, most = *max_bytes),
        ListEntryError::JsonLineTooLong { max_bytes } => message!(entry_line_too_long, most = *max_bytes),
        ListEntryError::NotJson { character_column_number: column } => {
            message!(entry_not_json, column = *column)
        }
        ListEntryError::NotAJsonObject => message!(entry_not_an_object),
        ListEntryError::MissingJsonKey { key } => message!(entry_no_key, key = key),
        ListEntryError::JsonValueNotString { key } => message!(entry_not_text, key = key),
        ListEntryError::JsonLoneSurrogate { key } => message!(entry_lone_surrogate, key = key),
        ListEntryError::TextAfterCsvQuote => message!(entry_text_after_quote),
        ListEntryError::RepeatedJsonKey { key } => message!(entry_repeated_key, key = key),
        ListEntryError::UnclosedZoneFileQuote => message!(entry_open_quote),
        ListEntryError::ZoneFileEntryTooLong { max_bytes } => message!(entry_open_entry, most = *max_bytes),
        ListEntryError::NoResourceRecord => message!(entry_no_record),
        ListEntryError::EmptyOwnerLabel => message!(entry_empty_label),
        ListEntryError::FullStopInOwnerLabel => message!(entry_full_stop_in_label),
        ListEntryError::UnknownZoneFileDirective => message!(entry_unknown_control_entry),
        ListEntryError::InvalidZoneFileName { name_role: part, invalid_name_reason: reason } => {
            let part = match part {
                ZoneFileNameRole::Owner => "owner",
                ZoneFileNameRole::Origin => "origin",
            };
            let reason = match reason {
                InvalidZoneFileNameReason::NoOrigin => "no-origin",
                InvalidZoneFileNameReason::BadEscape => "bad-escape",
                InvalidZoneFileNameReason::NotAName => "not-a-name",
            };
            message!(entry_invalid_name, part = part, reason = message!(invalid_name_reason, reason = reason))
        }
    }
}

/// Why a text is not a name in the parent zone, in sentences, with the position, from 1, of the character at which it
/// cannot be read.
pub fn zone_error_text(error: &ZoneError) -> String {
    zone_error_message(error).to_string()
}

/// The same as a message.
pub fn zone_error_message(error: &ZoneError) -> Message<'_> {
    match error {
        ZoneError::Unreadable(error) => read_error_text(error),
        ZoneError::NotInZone(error) => not_in_zone_message(*error),
        ZoneError::AppendedToUrl => message!(zone_appended_to_url, append = "--append"),
    }
}

/// As [`zone_error_text`], without the position.
pub fn zone_error_reason(error: &ZoneError) -> String {
    match error {
        ZoneError::Unreadable(error) => read_error_reason(&error.error_kind).to_string(),
        ZoneError::NotInZone(error) => not_in_zone_message(*error).to_string(),
        ZoneError::AppendedToUrl => message!(zone_appended_to_url, append = "--append").to_string(),
    }
}

fn not_in_zone_message(error: NotInZone) -> Message<'static> {
    match error {
        NotInZone::IsTheZone => message!(name_is_zone),
        NotInZone::OutsideZone => message!(name_outside_zone, append = "--append"),
    }
}
