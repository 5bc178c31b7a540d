//! `bidiscope lgr`: what a registry's label generation ruleset (RFC 7940) says of labels, and about the ruleset itself.

mod audit;
mod check;
mod convert;
mod diff;
mod label;
mod page_format;
mod registered;
mod show;
mod variant_rows;
mod variants;

use std::io::Write;

use clap::Subcommand;

use super::context::CommandContext;
use super::status::{Status, Stop};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand, Debug)]
enum Question {
    Audit(audit::Arguments),
    Check(check::Arguments),
    Convert(convert::Arguments),
    Diff(diff::Arguments),
    Show(show::Arguments),
    Variants(variants::Arguments),
}

impl Arguments {
    /// Whether it must run to its end even where its output cannot be written, because its status depends on all of it.
    pub(super) const fn must_finish(&self) -> bool {
        match &self.question {
            Question::Check(check) => check.check || check.fail_on.is_some(),
            Question::Diff(diff) => diff.check,
            Question::Audit(_) | Question::Convert(_) | Question::Show(_) | Question::Variants(_) => false,
        }
    }

    /// Whether it writes labels unescaped, for programs.
    pub(super) fn writes_raw_text(&self) -> bool {
        match &self.question {
            Question::Variants(variants) => variants.writes_rows(),
            Question::Convert(_) => true,
            Question::Audit(_) | Question::Check(_) | Question::Diff(_) | Question::Show(_) => false,
        }
    }

    /// Writes the answers to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        match &self.question {
            Question::Audit(audit) => audit.run(context, out),
            Question::Check(check) => check.run(context, out),
            Question::Convert(convert) => convert.run(context, out),
            Question::Diff(diff) => diff.run(context, out),
            Question::Show(show) => show.run(context, out),
            Question::Variants(variants) => variants.run(context, out),
        }
    }
}
