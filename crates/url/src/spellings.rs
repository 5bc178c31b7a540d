//! Other spellings of a name, or of the host of an address: each in the address.

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::equivalents::{self, CanonicalEquivalents};

/// As [`equivalents::canonical_equivalents`]: of an address those of its host, each in the address.
pub fn canonical_equivalents(input: &Input) -> CanonicalEquivalents {
    let Some(name) = input.name() else {
        return CanonicalEquivalents { names: Vec::new(), is_complete: true };
    };
    let CanonicalEquivalents { names, is_complete } = equivalents::canonical_equivalents(name);
    CanonicalEquivalents { names: names.iter().map(|it| input.with_host(it)).collect(), is_complete }
}

/// As [`equivalents::without_hebrew_arabic_points`]: an address loses those of its host only.
pub fn without_hebrew_arabic_points(input: &Input) -> Option<String> {
    equivalents::without_hebrew_arabic_points(input.name()?).map(|it| input.with_host(&it))
}
