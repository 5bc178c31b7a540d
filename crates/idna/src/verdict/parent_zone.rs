//! The parent zone of a list of names, and how given names are combined with it.

use std::borrow::Cow;

use bidiscope_bidi::name::{Name, Notation, ReadError, is_label_separator, text_of};

use super::zone::{NotInZone, Zone};

/// The zone in which names would be registered, and whether it is appended to the given names.
#[derive(Clone, Debug)]
pub struct ParentZone {
    zone: Zone,
    /// The zone's characters.
    text: String,
    notation: Notation,
    /// What is appended to every name, in the notation; `None` if the given names already end in the zone.
    appended: Option<Vec<u8>>,
}

impl ParentZone {
    /// Reads the zone as typed, UTF-8 or not. With `append` the zone is appended to every name; otherwise
    /// every name must end in it.
    ///
    /// # Errors
    /// As [`Name::read_bytes`].
    pub fn read(typed: &[u8], append: bool, notation: Notation) -> Result<Self, ReadError> {
        let (zone, to_append) = match std::str::from_utf8(typed) {
            Ok(text) => (Zone::read(text, notation)?, text_to_append(text, notation)),
            // Reads it again for the error with its position.
            Err(_) => (Zone::of(Name::read_bytes(typed, notation)?), String::new()),
        };
        let text = text_of(zone.name().characters());
        Ok(Self { zone, text, notation, appended: append.then(|| to_append.into_bytes()) })
    }

    /// The zone itself.
    pub const fn zone(&self) -> &Zone {
        &self.zone
    }

    /// Whether the zone is appended to a given name that already ends in it.
    pub fn already_in_zone(&self, given: &[u8]) -> bool {
        let is_in_zone = |name: Name| self.zone.applicants_labels(&name).is_ok();
        self.appended.is_some() && Name::read_bytes(given, self.notation).is_ok_and(is_in_zone)
    }

    /// Whether a full name that was read ends in the appended zone twice, with the same spelling.
    pub fn is_repeated_in(&self, name: &str) -> bool {
        let zone = self.text.as_str();
        let Some(given) = name.strip_suffix(zone).and_then(|it| it.strip_suffix(is_label_separator)) else {
            return false;
        };
        let before = given.strip_suffix(zone);
        self.appended.is_some() && before.is_some_and(|it| it.is_empty() || it.ends_with(is_label_separator))
    }

    /// The text of the full name: the given text, with the zone appended if so configured.
    pub fn full_text<'a>(&self, given: &'a [u8]) -> Cow<'a, [u8]> {
        match &self.appended {
            None => Cow::Borrowed(given),
            Some(appended) => Cow::Owned([given, appended].concat()),
        }
    }

    /// The full name for a given text.
    ///
    /// # Errors
    /// As [`Name::read_bytes`], and if the name is not in the zone.
    pub fn full_name(&self, given: &[u8]) -> Result<Name, ZoneError> {
        let name = Name::read_bytes(&self.full_text(given), self.notation)?;
        self.zone.applicants_labels(&name)?;
        Ok(name)
    }
}

/// What is appended to a name to put it into a zone, in the given notation.
fn text_to_append(zone: &str, notation: Notation) -> String {
    let zone = zone.strip_prefix(is_label_separator).unwrap_or(zone);
    match notation {
        Notation::CodePoints => format!(" U+002E {zone}"),
        Notation::Classes => format!(" CS {zone}"),
        Notation::Unicode | Notation::Table1 | Notation::Capitals => format!(".{zone}"),
    }
}

/// Why a given text is not a name in the zone.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ZoneError {
    /// It cannot be read as a name.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// The name is not in the zone.
    #[error(transparent)]
    NotInZone(#[from] NotInZone),
}

impl ZoneError {
    /// The character index of the error in the given text; 0 if it concerns the name as a whole.
    pub const fn position(&self) -> usize {
        match self {
            Self::Unreadable(error) => error.position,
            Self::NotInZone(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ParentZone, text_to_append};
    use bidiscope_bidi::name::Notation;

    #[test]
    fn an_appended_zone_can_be_repeated() {
        let under = ParentZone::read(b"co.uk", true, Notation::Unicode).expect("a zone");
        for (name, is_twice) in [
            ("a.co.uk.co.uk", true),
            ("co.uk.co.uk", true),
            ("a.co.uk", false),
            ("aco.uk.co.uk", false),
            ("co.uk", false),
        ] {
            assert_eq!(under.is_repeated_in(name), is_twice, "{name}");
        }
        let under = ParentZone::read(b"co.uk", false, Notation::Unicode).expect("a zone");
        assert!(!under.is_repeated_in("a.co.uk.co.uk"), "it was given so");
    }

    #[test]
    fn a_leading_full_stop_is_ignored() {
        for (zone, notation, expected) in [
            ("com", Notation::Unicode, ".com"),
            (".com", Notation::Unicode, ".com"),
            ("\u{3002}com", Notation::Unicode, ".com"),
            ("AB.com", Notation::Table1, ".AB.com"),
            ("05D0", Notation::CodePoints, " U+002E 05D0"),
            ("R EN", Notation::Classes, " CS R EN"),
        ] {
            assert_eq!(text_to_append(zone, notation), expected);
        }
    }
}
