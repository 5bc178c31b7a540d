//! The Unicode versions of the data: determined from the characters that the data know, not from package versions.

use icu_properties::CodePointMapData;
use icu_properties::props::GeneralCategory;

/// The Unicode version, such as `18.0.0`, of all data on which displays and the permission to register a name depend:
/// bidi classes, derived properties, mapping and normalization (a test of the crate bidiscope-idna ensures that they
/// agree).
pub fn unicode_version() -> &'static str {
    newest(|scalar| CodePointMapData::<GeneralCategory>::new().get(scalar) != GeneralCategory::Unassigned)
}

/// The Unicode version of the data for [`character_name`](super::character_name). It may be older than
/// [`unicode_version`]: a newer character is then identified by its code point only.
pub fn character_names_version() -> &'static str {
    newest(|scalar| unicode_names2::name(scalar).is_some())
}

/// Versions of Unicode, the newest first, each with a character that was first assigned in it (DerivedAge.txt).
const FIRST_ASSIGNED: [(&str, char); 4] = [
    ("18.0.0", '\u{5C8}'),  // HEBREW POINT SHEVA NA MUDGASH
    ("17.0.0", '\u{88F}'),  // ARABIC LETTER NOON WITH RING ABOVE
    ("16.0.0", '\u{897}'),  // ARABIC PEPET
    ("15.1.0", '\u{2FFC}'), // IDEOGRAPHIC DESCRIPTION CHARACTER SURROUND FROM RIGHT
];

/// The newest version in [`FIRST_ASSIGNED`] whose character is known.
fn newest(is_known: impl Fn(char) -> bool) -> &'static str {
    FIRST_ASSIGNED.into_iter().find(|&(_, scalar)| is_known(scalar)).map_or("unknown", |(version, _)| version)
}

#[cfg(test)]
mod tests {
    use super::{FIRST_ASSIGNED, newest};

    #[test]
    fn the_newest_that_is_known() {
        for (at, (version, first)) in FIRST_ASSIGNED.into_iter().enumerate() {
            let older: Vec<char> = FIRST_ASSIGNED[at..].iter().map(|&(_, scalar)| scalar).collect();
            assert_eq!(newest(|scalar| older.contains(&scalar)), version);
            assert_eq!(newest(|scalar| scalar == first), version);
        }
        assert_eq!(newest(|_| false), "unknown");
    }
}
