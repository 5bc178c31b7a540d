//! `bidiscope lgr show`: a page about a ruleset.

use std::io::Write;
use std::path::PathBuf;

use bidiscope_export::html::ruleset_report;

use super::super::{CommandContext, Status, Stop, input, rulesets};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Arguments {
    /// Writes the page to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let ruleset = rulesets::read(context, &self.file)?;
        let file = self.file.file_name().map(|it| it.to_string_lossy().into_owned());
        let name = file.unwrap_or_else(|| input::source_name(&self.file));
        out.write_all(ruleset_report(&ruleset, &name).as_bytes())?;
        Ok(Status::Done)
    }
}
