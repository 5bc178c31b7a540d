//! `--under SUFFIX`: the zone in which names would be registered.

use std::ffi::OsString;

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{Under, Unfit};

use super::input::Given;
use super::{say, terminal};

/// The options that say in which zone names would be registered.
#[derive(clap::Args, Debug)]
pub(super) struct UnderArguments {
    /// The zone in which the names would be registered: what stands before it is the applicant's
    #[arg(long, value_name = "SUFFIX")]
    under: Option<OsString>,

    /// Put the zone after every name, instead of expecting it there
    #[arg(long, requires = "under")]
    append: bool,
}

impl UnderArguments {
    /// Reads the zone as it was typed, where there is one, or tells what is wrong with it.
    pub(super) fn read(&self, notation: Notation) -> Result<Option<Under>, String> {
        let Some(typed) = &self.under else { return Ok(None) };
        let bytes = typed.as_encoded_bytes();
        Under::read(bytes, self.append, notation)
            .map(Some)
            .map_err(|error| format!("--under: {}", terminal::complaint(Given { bytes, line: None }, &error)))
    }
}

/// Reads a name as it was given; says so where the zone is put after one that ends in it.
pub(super) fn read_name(given: Given<'_>, under: Option<&Under>, notation: Notation) -> Result<Name, Unfit> {
    let Some(under) = under else { return Name::read_bytes(given.bytes, notation).map_err(Unfit::from) };
    if under.repeats_itself(given.bytes) {
        let warning = "warning: the name ends in the zone already; it was appended all the same";
        say(&terminal::complaint(given, &warning));
    }
    under.name(given.bytes)
}
