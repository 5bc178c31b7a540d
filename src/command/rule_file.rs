//! A file of a registry's rules, and what is wrong with it.

use std::path::Path;

use bidiscope_report::words::error::file_error_text;
use bidiscope_words::message;

use super::context::CommandContext;
use super::input::source_name;
use super::standard_error::print;
use super::status::Status;
use super::terminal;

/// The contents of a file; “-” is standard input.
///
/// # Errors
/// The exit status, where it cannot be read; the message has been printed.
pub(super) fn whole_file(context: &CommandContext, path: &Path, most: u64) -> Result<Vec<u8>, Status> {
    context.whole_file(path, most).map_err(|error| unreadable(path, None, &file_error_text(&error)))
}

/// Prints why a file cannot be read.
pub(super) fn unreadable(path: &Path, line: Option<u64>, reason: &str) -> Status {
    let (file, reason) = (source_name(path), terminal::escaped(reason));
    match line {
        Some(line) => print(&message!(file_line_message, file = file, line = line, reason = reason)),
        None => print(&message!(file_message, file = file, reason = reason)),
    }
    Status::Unreadable
}
