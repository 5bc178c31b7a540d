//! `bidiscope lgr show`: a page about a ruleset.

use std::io::Write;
use std::path::PathBuf;

use bidiscope_export::html::ruleset_report;
use bidiscope_report::page::ruleset_page;

use super::super::context::CommandContext;
use super::super::rulesets;
use super::super::status::{Status, Stop};
use super::page_format::FormatArguments;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[command(flatten)]
    format: FormatArguments,

    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Arguments {
    /// Writes the page to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let named = rulesets::read_named(context, &self.file)?;
        let document = || ruleset_report(&named.ruleset, &named.name);
        self.format.write(out, || ruleset_page(&named.ruleset), document)?;
        Ok(Status::Done)
    }
}
