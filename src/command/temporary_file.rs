//! What is said where a temporary file fails.

use std::io;

use bidiscope_report::words::error::file_error_text;
use bidiscope_words::message;

use super::standard_error::failed;
use super::status::Stop;
use super::terminal;

/// Prints that a temporary file cannot be written or read.
pub(super) fn temporary_file_error(error: &io::Error) -> Stop {
    let folder = terminal::file_name(&std::env::temp_dir());
    failed(&message!(names_not_kept, folder = folder, reason = file_error_text(error)))
}
