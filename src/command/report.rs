//! Reports in HTML: the option that `inspect` and `scan` share for them, and their file.

use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_words::message;

use super::output_file::OutputFile;
use super::status::Status;

#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct ReportArguments {
    #[arg(long, value_name = "FILE")]
    pub(super) report: Option<PathBuf>,
}

/// The creation time to write into a file, in seconds since 1970: that of `SOURCE_DATE_EPOCH`, else none, so that the
/// same input gives the same file.
pub(super) fn creation_time() -> Option<u64> {
    std::env::var("SOURCE_DATE_EPOCH").ok()?.trim().parse().ok()
}

/// The input, cut short for a report.
pub(super) fn input_excerpt(bytes: &[u8]) -> String {
    /// In characters.
    const MAX_CHARACTERS: usize = 10_000;
    excerpt(&String::from_utf8_lossy(bytes), MAX_CHARACTERS)
}

/// Begins the file of a report.
///
/// # Errors
/// The exit status, where the file cannot be made; the message has been printed.
pub(super) fn begin(path: &Path, overwrites: bool) -> Result<OutputFile, Status> {
    OutputFile::begin(path, "--report", overwrites, |file, reason| {
        message!(report_not_written, file = file, reason = reason)
    })
}
