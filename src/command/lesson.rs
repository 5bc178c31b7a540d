//! `bidiscope lesson`: checks lessons that teachers write, or opens one in the window.

use std::io::Write;
use std::path::PathBuf;

use bidiscope_lesson::EXAMPLE_LESSON_TOML;
use bidiscope_words::message;

use super::context::CommandContext;
use super::lesson_check::check;
use super::standard_error::unusable;
use super::status::{Status, Stop};
use super::window;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, conflicts_with = "example")]
    check: bool,

    #[arg(long, conflicts_with = "files")]
    example: bool,

    #[arg(long, requires = "check")]
    json: bool,

    #[arg(required_unless_present = "example", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Arguments {
    /// Whether it must run to its end even where its output cannot be written: the status depends on all files.
    pub(super) const fn must_finish(&self) -> bool {
        self.check
    }

    /// Writes the results to `out`, or opens the window.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        if self.example {
            out.write_all(EXAMPLE_LESSON_TOML.as_bytes())?;
            return Ok(Status::Done);
        }
        match (self.check, self.files.as_slice()) {
            (false, [file]) => window::open_lesson(context, file, out),
            (false, _) => Err(unusable(&message!(lesson_one_file))),
            (true, files) => Ok(check(context, files, self.json, out)?),
        }
    }
}
