//! The parent zone of a list of names, and how given names are combined with it.

use std::borrow::Cow;

use bidiscope_bidi::name::{Input, Name, Notation, ReadError, is_label_separator};

use super::zone::{NotInZone, Zone};

/// The zone in which names would be registered, and whether it is appended to the given names.
#[derive(Clone, Debug)]
pub struct ParentZone {
    zone: Zone,
    /// The zone's characters.
    text: String,
    notation: Notation,
    /// What is to be appended to a name, in the notation, so that it ends in the zone.
    to_append: Vec<u8>,
    /// Whether that is done; otherwise the given names end in the zone.
    appends: bool,
}

impl ParentZone {
    /// Reads the zone as typed; the root's full stop at its end makes no difference. With `is_appended_to_names` the zone is
    /// appended to every name; otherwise every name must end in it.
    ///
    /// # Errors
    /// As [`Name::read_bytes`], which refuses what is not UTF-8.
    pub fn read(
        typed_zone: &[u8],
        is_appended_to_names: bool,
        notation: Notation,
    ) -> Result<Self, ReadError> {
        let (zone, to_append) = match std::str::from_utf8(typed_zone) {
            Ok(text) => {
                let text = without_root(text);
                (Zone::read(text, notation)?, text_to_append(text, notation))
            }
            // Reads it again for the error with its position.
            Err(_) => (Zone::from_zone_name(Name::read_bytes(typed_zone, notation)?), String::new()),
        };
        let text = zone.name_text();
        // Every name is in the root.
        let appends = is_appended_to_names && !zone.is_root();
        Ok(Self { zone, text, notation, to_append: to_append.into_bytes(), appends })
    }

    /// The same zone, appended to every name.
    #[must_use]
    pub fn as_appended_to_names(&self) -> Self {
        Self { appends: !self.zone.is_root(), ..self.clone() }
    }

    /// Whether the zone is appended to given names.
    pub const fn is_appended_to_names(&self) -> bool {
        self.appends
    }

    /// The zone itself.
    pub const fn zone(&self) -> &Zone {
        &self.zone
    }

    /// Whether the zone is appended to a given name that already ends in it. `false` where the name cannot be read.
    pub fn would_append_zone_again(&self, given_name: &[u8]) -> bool {
        let is_in_zone =
            |it: Input| it.name().is_some_and(|it| self.zone.applicant_label_index_range(it).is_ok());
        self.appends && Input::read_bytes(given_name, self.notation).is_ok_and(is_in_zone)
    }

    /// Whether a full name that was read ends in the appended zone twice, with the same spelling.
    pub fn is_appended_twice_in(&self, full_name: &str) -> bool {
        let zone = self.text.as_str();
        let Some(given) = full_name.strip_suffix(zone).and_then(|it| it.strip_suffix(is_label_separator))
        else {
            return false;
        };
        let before = given.strip_suffix(zone);
        self.appends && before.is_some_and(|it| it.is_empty() || it.ends_with(is_label_separator))
    }

    /// The text of the full name: the given text, with the zone appended if so configured. A full stop at its end stands
    /// between the two then. An empty text, which is no name, stays empty.
    pub fn full_name_text<'a>(&self, given_name: &'a [u8]) -> Cow<'a, [u8]> {
        let ends_in_full_stop =
            std::str::from_utf8(given_name).is_ok_and(|it| it.ends_with(is_label_separator));
        let appended = self.appends.then_some(self.to_append.as_slice());
        let appended = appended.map(|it| it.strip_prefix(b".").filter(|_| ends_in_full_stop).unwrap_or(it));
        match appended {
            Some(appended) if !given_name.is_empty() => Cow::Owned([given_name, appended].concat()),
            _ => Cow::Borrowed(given_name),
        }
    }

    /// The full name, or address, for a given text.
    ///
    /// # Errors
    /// As [`Name::read_bytes`], and if the name is not in the zone, or is an address, to which no zone can be appended.
    pub fn read_full_name(&self, given_name: &[u8]) -> Result<Input, ZoneError> {
        let name = Input::read_bytes(&self.full_name_text(given_name), self.notation)?;
        if self.is_appended_to_names() && name.url_with_characters().is_some() {
            return Err(ZoneError::AppendedToUrl);
        }
        self.zone.applicant_label_index_range(name.name().ok_or(NotInZone::OutsideZone)?)?;
        Ok(name)
    }
}

/// A zone without the root's full stop; the root itself, and what is no zone, as it is.
fn without_root(zone: &str) -> &str {
    let rest = zone.strip_suffix(is_label_separator);
    rest.filter(|it| !it.is_empty() && !it.ends_with(is_label_separator)).unwrap_or(zone)
}

/// What is appended to a name to put it into a zone, in the given notation.
fn text_to_append(zone: &str, notation: Notation) -> String {
    let zone = zone.strip_prefix(is_label_separator).unwrap_or(zone);
    match notation {
        Notation::CodePoints => format!(" U+002E {zone}"),
        Notation::BidiClassNames => format!(" CS {zone}"),
        Notation::Unicode
        | Notation::Atkin2001Table1
        | Notation::CapitalsAsHebrew
        | Notation::CapitalsAsArabic => {
            format!(".{zone}")
        }
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
    /// It is a URL, and the zone is to be appended to it.
    #[error("a zone appended to a URL")]
    AppendedToUrl,
}

impl ZoneError {
    /// The index, from 0, of the character of [`ParentZone::full_name_text`] at which the error is; 0 if it concerns the name as
    /// a whole.
    pub const fn character_index_in_full_name(&self) -> usize {
        match self {
            Self::Unreadable(error) => error.source_character_index,
            Self::NotInZone(_) | Self::AppendedToUrl => 0,
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
            assert_eq!(under.is_appended_twice_in(name), is_twice, "{name}");
        }
        let under = ParentZone::read(b"co.uk", false, Notation::Unicode).expect("a zone");
        assert!(!under.is_appended_twice_in("a.co.uk.co.uk"), "it was given so");
    }

    #[test]
    fn a_full_stop_at_the_end_makes_no_difference() {
        for (zone, given) in [("co.uk.", "a"), ("co.uk", "a."), ("co.uk\u{3002}", "a."), (".co.uk.", "a")] {
            let under = ParentZone::read(zone.as_bytes(), true, Notation::Unicode).expect("a zone");
            assert_eq!(under.full_name_text(given.as_bytes()).as_ref(), b"a.co.uk", "{zone}");
            assert_eq!(under.zone().name_text(), "co.uk", "{zone}");
        }
        let under = ParentZone::read(b"co.uk", true, Notation::Unicode).expect("a zone");
        for given in ["a\u{3002}", "a\u{FF0E}", "a\u{FF61}"] {
            let name = under.read_full_name(given.as_bytes()).expect("a name");
            assert_eq!(name.labels().len(), 3, "{given}");
        }
        // A label is missing.
        assert!(ParentZone::read(b"co.uk..", true, Notation::Unicode).is_err());
        for given in ["a..", "."] {
            assert!(under.read_full_name(given.as_bytes()).is_err(), "{given}");
        }
    }

    #[test]
    fn every_name_is_in_the_root() {
        for (zone, notation, name) in [
            (".", Notation::Unicode, "\u{5D0}.com"),
            ("\u{3002}", Notation::Unicode, "com."),
            ("U+002E", Notation::CodePoints, "05D0 002E 05D1"),
        ] {
            for append in [false, true] {
                let root = ParentZone::read(zone.as_bytes(), append, notation).expect("a zone");
                let name = root.read_full_name(name.as_bytes()).expect("it is in it");
                let labels = name.labels().len();
                assert_eq!(
                    root.zone().applicant_label_index_range(name.name().expect("a name")),
                    Ok(0..labels),
                    "{zone}"
                );
                assert_eq!((root.zone().name_text().as_str(), root.zone().labels().len()), (".", 0));
                assert!(!root.would_append_zone_again(b"com.") && !root.is_appended_twice_in("a.com."));
            }
        }
        assert!(ParentZone::read(b"..", false, Notation::Unicode).is_err());
    }

    #[test]
    fn a_leading_full_stop_is_ignored() {
        for (zone, notation, expected) in [
            ("com", Notation::Unicode, ".com"),
            (".com", Notation::Unicode, ".com"),
            ("\u{3002}com", Notation::Unicode, ".com"),
            ("AB.com", Notation::Atkin2001Table1, ".AB.com"),
            ("05D0", Notation::CodePoints, " U+002E 05D0"),
            ("R EN", Notation::BidiClassNames, " CS R EN"),
        ] {
            assert_eq!(text_to_append(zone, notation), expected);
        }
    }
}
