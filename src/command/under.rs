//! `--under SUFFIX`: the zone in which names would be registered.

use std::ffi::OsStr;

use bidiscope::name::Notation;
use bidiscope::verdict::Under;

use super::input::Given;
use super::terminal;

/// Reads the zone as it was typed, or tells what is wrong with it.
pub(super) fn read(typed: &OsStr, append: bool, notation: Notation) -> Result<Under, String> {
    let bytes = typed.as_encoded_bytes();
    Under::read(bytes, append, notation)
        .map_err(|error| format!("--under: {}", terminal::complaint(Given { bytes, line: None }, &error)))
}
