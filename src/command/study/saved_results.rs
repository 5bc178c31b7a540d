//! Saves the results of a study, and says where they are if it was stopped.

use std::io;
use std::path::Path;

use bidiscope_proof::study::StudyResults;
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::files;
use bidiscope_words::{Message, message};

use super::super::standard_error::print;
use super::super::status::Status;
use super::super::terminal;

/// Checks that a file can be written.
///
/// # Errors
/// Why not.
pub(super) fn check_writable(file: &Path) -> Result<(), String> {
    if file == Path::new("-") {
        return Err(message!(output_not_a_file).to_string());
    }
    files::check_writable(file, !files::is_dangling_link(file)).map_err(|error| file_error_text(&error))
}

/// Saves results; prints a message where that fails.
pub(super) fn save(file: &Path, results: &StudyResults) -> Status {
    if results.outcomes_at_lengths.is_empty() && !results.is_complete {
        print(&message!(results_not_saved, file = terminal::file_name(file)));
        return Status::Failed;
    }
    let bytes = serde_json::to_vec(results).map_err(io::Error::from);
    match bytes.and_then(|it| {
        files::write_atomically(file, !files::is_dangling_link(file), |out| out.write_all(&it))
    }) {
        Ok(()) => Status::Done,
        Err(error) => {
            print(&cannot_save(file, file_error_text(&error)));
            Status::Failed
        }
    }
}

pub(super) fn cannot_save(file: &Path, reason: String) -> Message<'static> {
    message!(results_cannot_save, file = terminal::file_name(file), reason = reason)
}

/// The message that it was stopped, and where the results so far are.
pub(super) fn stopped_message(is_json: bool) -> String {
    message!(stopped_early, output = if is_json { "lines" } else { "table" }, file = "").to_string()
}
