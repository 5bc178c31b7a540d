//! `bidiscope lgr convert`: a table of RFC 3743 or RFC 4290 as a ruleset of RFC 7940.

use std::io::Write;
use std::path::PathBuf;

use bidiscope_lgr::{ConvertedTable, MAX_RULESET_BYTES, Ruleset};
use bidiscope_words::message;

use super::super::context::CommandContext;
use super::super::output_file::OutputFile;
use super::super::rule_file::{unreadable, whole_file};
use super::super::rulesets;
use super::super::standard_error::unusable;
use super::super::status::{Status, Stop};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[arg(long, requires = "output")]
    overwrite: bool,

    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Arguments {
    /// Writes the ruleset to the file, or to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let bytes = whole_file(context, &self.file, MAX_RULESET_BYTES as u64)?;
        // What is wrong with it is said, and what it has otherwise.
        rulesets::parsed(&self.file, &bytes)?;
        let Ok(Some(ConvertedTable { ruleset_xml: xml, .. })) = Ruleset::convert_table_to_xml(&bytes) else {
            let reason = message!(lgr_convert_no_table).to_string();
            return Err(unreadable(&self.file, None, &reason).into());
        };
        let Some(output) = &self.output else {
            out.write_all(xml.as_bytes())?;
            return Ok(Status::Done);
        };
        if let Some(conflict) = context.file_conflict([output.as_path()], [self.file.as_path()]) {
            return Err(unusable(&conflict));
        }
        let mut file = OutputFile::begin(output, "--output", self.overwrite, |file, reason| {
            message!(ruleset_not_written, file = file, reason = reason)
        })?;
        file.write(xml.as_bytes())?;
        file.finish()?;
        Ok(Status::Done)
    }
}
