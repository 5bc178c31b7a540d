//! The parent zone in which a name would be registered, as the user types it.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_idna::verdict::{NotInZone, Report, ReportOptions, Zone};

/// Reads the parent zone from the input field; an empty field is no zone.
///
/// # Errors
/// Why it cannot be read, in a sentence.
pub fn read_zone(text: &str, notation: Notation) -> Result<Option<Zone>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let read = Zone::read(text, notation).map(Some);
    read.map_err(|error| format!("The zone cannot be read, so the whole name is judged: {error}."))
}

/// Why the parent zone does not fit the name, in a sentence; `None` for input that is not a domain name.
pub(super) fn zone_error(name: &Name, question: &ReportOptions, report: &Report) -> Option<String> {
    let zone = question.zone.as_ref().filter(|_| report.not_a_domain_name.is_none())?;
    let sentence = match zone.applicants_labels(name).err()? {
        NotInZone::OutsideZone => "This name does not end in the zone, so the whole name is judged.",
        NotInZone::IsTheZone => {
            "This name is the zone itself, so the whole name is judged: put a label before it."
        }
    };
    Some(sentence.to_owned())
}
