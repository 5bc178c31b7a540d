//! `--parent SUFFIX`: the parent zone, in which names would be registered.

use std::ffi::OsString;

use bidiscope_bidi::name::{Input, Notation, ReadError};
use bidiscope_idna::verdict::{ParentZone, ZoneError};
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_words::message;
use clap::ArgGroup;

use super::input_name::{InputName, input_message};
use super::standard_error::{print, print_message};
use super::status::Status;

#[derive(clap::Args, Clone, Debug)]
// What `--append` puts after names, where there may be several.
#[command(group(ArgGroup::new("appended_zone").multiple(true)))]
// What `--against-append` puts after the names of the other list.
#[command(group(ArgGroup::new("against_zone").multiple(true)))]
pub(super) struct ParentZoneArguments {
    #[arg(id = "parent", long = "parent", value_name = "SUFFIX", groups = ["any_parent", "appended_zone", "against_zone"])]
    pub(super) zone: Option<OsString>,

    #[arg(long, requires = "appended_zone")]
    pub(super) append: bool,
}

impl ParentZoneArguments {
    /// Whether there is one.
    pub(super) const fn is_given(&self) -> bool {
        self.zone.is_some()
    }

    /// Reads the zone, if there is one.
    ///
    /// # Errors
    /// The exit status, where it is not a zone; the message has been printed.
    pub(super) fn read(&self, notation: Notation) -> Result<Option<ParentZone>, Status> {
        let Some(typed) = &self.zone else { return Ok(None) };
        let bytes = typed.as_encoded_bytes();
        let zone = ParentZone::read(bytes, self.append, notation);
        zone.map(Some).map_err(|error| unreadable(bytes, &error))
    }
}

/// Prints why what was typed is not a zone.
pub(super) fn unreadable(bytes: &[u8], error: &ReadError) -> Status {
    let reason = input_message(InputName { bytes, line: None }, &read_error_text(error));
    print(&message!(parent_zone_message, reason = reason));
    Status::Unreadable
}

/// Reads a name in its parent zone. A message warns where `--append` appends the zone to a name that ends in it already.
pub(super) fn read_name(
    given: InputName<'_>,
    zone: Option<&ParentZone>,
    notation: Notation,
) -> Result<Input, ZoneError> {
    let Some(zone) = zone else { return Input::read_bytes(given.bytes, notation).map_err(ZoneError::from) };
    if zone.would_append_zone_again(given.bytes) {
        print_message(&input_message(given, &message!(zone_appended_twice)));
    }
    zone.read_full_name(given.bytes)
}
