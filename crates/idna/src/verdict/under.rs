//! Names that stand in a zone, or are put there.

use std::borrow::Cow;

use bidiscope_bidi::name::{Name, Notation, ReadError, is_label_separator, text_of};

use super::zone::{NotUnder, Zone};

/// The zone in which names would be registered, and how a name comes to stand in it.
#[derive(Clone, Debug)]
pub struct Under {
    zone: Zone,
    /// Its characters.
    text: String,
    notation: Notation,
    /// What is put after every name, as it is written; nothing where the names end in the zone already.
    appended: Option<Vec<u8>>,
}

impl Under {
    /// Reads the zone as it was typed, UTF-8 or not. With `append` it is put after every name; otherwise every
    /// name is expected to end in it.
    ///
    /// # Errors
    /// As [`Name::read_bytes`].
    pub fn read(typed: &[u8], append: bool, notation: Notation) -> Result<Self, ReadError> {
        let (zone, after) = match std::str::from_utf8(typed) {
            Ok(text) => (Zone::read(text, notation)?, after_a_name(text, notation)),
            // For its error, which says where.
            Err(_) => (Zone::of(Name::read_bytes(typed, notation)?), String::new()),
        };
        let text = text_of(zone.name().characters());
        Ok(Self { zone, text, notation, appended: append.then(|| after.into_bytes()) })
    }

    /// The zone itself.
    pub const fn zone(&self) -> &Zone {
        &self.zone
    }

    /// Whether the zone is put after a name that ends in it already.
    pub fn repeats_itself(&self, given: &[u8]) -> bool {
        let is_in_zone = |name: Name| self.zone.applicants_labels(&name).is_ok();
        self.appended.is_some() && Name::read_bytes(given, self.notation).is_ok_and(is_in_zone)
    }

    /// The same of the whole name as it was read: whether the zone stands at its end twice, spelled alike.
    pub fn stands_twice_in(&self, name: &str) -> bool {
        let zone = self.text.as_str();
        let Some(given) = name.strip_suffix(zone).and_then(|it| it.strip_suffix(is_label_separator)) else {
            return false;
        };
        let before = given.strip_suffix(zone);
        self.appended.is_some() && before.is_some_and(|it| it.is_empty() || it.ends_with(is_label_separator))
    }

    /// The whole of which this was given, as it is written.
    pub fn whole<'a>(&self, given: &'a [u8]) -> Cow<'a, [u8]> {
        match &self.appended {
            None => Cow::Borrowed(given),
            Some(appended) => Cow::Owned([given, appended].concat()),
        }
    }

    /// The whole name of which this was given.
    ///
    /// # Errors
    /// As [`Name::read_bytes`], and where the name does not stand in the zone.
    pub fn name(&self, given: &[u8]) -> Result<Name, Unfit> {
        let name = Name::read_bytes(&self.whole(given), self.notation)?;
        self.zone.applicants_labels(&name)?;
        Ok(name)
    }
}

/// What is written after a name to put it into a zone that is written so.
fn after_a_name(zone: &str, notation: Notation) -> String {
    let zone = zone.strip_prefix(is_label_separator).unwrap_or(zone);
    match notation {
        Notation::CodePoints => format!(" U+002E {zone}"),
        Notation::Classes => format!(" CS {zone}"),
        Notation::Unicode | Notation::Paper | Notation::Capitals => format!(".{zone}"),
    }
}

/// Why what was given is no name to answer for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// It does not stand in the zone.
    #[error(transparent)]
    NotUnder(#[from] NotUnder),
}

impl Unfit {
    /// What is wrong, without the place.
    pub fn reason(&self) -> String {
        match self {
            Self::Unreadable(error) => error.kind.to_string(),
            Self::NotUnder(error) => error.to_string(),
        }
    }

    /// Where it is wrong, in characters of what was given: at its beginning where that is the name as a whole.
    pub const fn position(&self) -> usize {
        match self {
            Self::Unreadable(error) => error.position,
            Self::NotUnder(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Under, after_a_name};
    use bidiscope_bidi::name::Notation;

    #[test]
    fn a_zone_that_was_appended_to_a_name_in_it() {
        let under = Under::read(b"co.uk", true, Notation::Unicode).expect("a zone");
        for (name, is_twice) in [
            ("a.co.uk.co.uk", true),
            ("co.uk.co.uk", true),
            ("a.co.uk", false),
            ("aco.uk.co.uk", false),
            ("co.uk", false),
        ] {
            assert_eq!(under.stands_twice_in(name), is_twice, "{name}");
        }
        let under = Under::read(b"co.uk", false, Notation::Unicode).expect("a zone");
        assert!(!under.stands_twice_in("a.co.uk.co.uk"), "it was given so");
    }

    #[test]
    fn a_full_stop_before_the_zone_is_passed_over() {
        for (zone, notation, expected) in [
            ("com", Notation::Unicode, ".com"),
            (".com", Notation::Unicode, ".com"),
            ("\u{3002}com", Notation::Unicode, ".com"),
            ("AB.com", Notation::Paper, ".AB.com"),
            ("05D0", Notation::CodePoints, " U+002E 05D0"),
            ("R EN", Notation::Classes, " CS R EN"),
        ] {
            assert_eq!(after_a_name(zone, notation), expected);
        }
    }
}
