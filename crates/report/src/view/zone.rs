//! The parent zone in which a name would be registered, as the user types it.

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{NameAnalysisOptions, NotInZone, Zone};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::read_error::read_error_text;

/// Reads the parent zone as it is typed into a field, in this notation; `None` for an empty field.
///
/// # Errors
/// Why it cannot be read, in a sentence.
pub fn read_optional_parent_zone(typed_text: &str, notation: Notation) -> Result<Option<Zone>, String> {
    let text = typed_text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let read = Zone::read(text, notation).map(Some);
    read.map_err(|error| message!(unreadable_zone, error = read_error_text(&error)).to_string())
}

/// Why the parent zone does not fit the name, in a sentence; `None` for input that is not a domain name.
pub(crate) fn zone_error(analysis: &InputAnalysis, options: &NameAnalysisOptions) -> Option<String> {
    let zone = options.parent_zone.as_ref().filter(|_| analysis.not_a_domain_name().is_none())?;
    let message = match zone.applicant_label_index_range(analysis.input().name()?).err()? {
        NotInZone::OutsideZone => message!(outside_zone),
        NotInZone::IsTheZone => message!(is_the_zone),
    };
    Some(message.to_string())
}
