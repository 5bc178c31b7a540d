//! Why a name cannot be read or used, from the catalogue: the end of a line after what it is about.

use bidiscope_idna::verdict::ZoneError;

use crate::read_error_text::{read_error_reason, read_error_text};

/// Why a text is not a name in the parent zone, with the position where it cannot be read.
pub fn zone_error_text(error: &ZoneError) -> String {
    match error {
        ZoneError::Unreadable(error) => read_error_text(error).to_string(),
        ZoneError::NotInZone(error) => error.to_string(),
    }
}

/// The same without the position.
pub fn zone_error_reason(error: &ZoneError) -> String {
    match error {
        ZoneError::Unreadable(error) => read_error_reason(&error.kind).to_string(),
        ZoneError::NotInZone(error) => error.to_string(),
    }
}
