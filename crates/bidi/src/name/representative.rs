//! The character that represents a bidi class, in studies and in the notation `classes`.

use super::{BidiClass, Character};

/// The character that represents a class.
///
/// The algorithms treat all characters of a class the same, with two exceptions that this choice respects: the full
/// stop (CS) separates labels, and brackets (ON) may form pairs.
pub const fn representative(class: BidiClass) -> Character {
    let scalar = match class {
        BidiClass::L => 'a',
        BidiClass::R => '\u{5D0}',
        BidiClass::AL => '\u{627}',
        BidiClass::EN => '1',
        BidiClass::ES => '-',
        BidiClass::ET => '%',
        BidiClass::AN => '\u{661}',
        BidiClass::CS => '.',
        BidiClass::NSM => '\u{5B8}',
        BidiClass::BN => '\u{200D}',
        BidiClass::B => '\u{2029}',
        BidiClass::S => '\t',
        BidiClass::WS => ' ',
        BidiClass::ON => '!',
        BidiClass::LRE => '\u{202A}',
        BidiClass::LRO => '\u{202D}',
        BidiClass::RLE => '\u{202B}',
        BidiClass::RLO => '\u{202E}',
        BidiClass::PDF => '\u{202C}',
        BidiClass::LRI => '\u{2066}',
        BidiClass::RLI => '\u{2067}',
        BidiClass::FSI => '\u{2068}',
        BidiClass::PDI => '\u{2069}',
    };
    Character { scalar, class }
}

#[cfg(test)]
mod tests {
    use super::{BidiClass, representative};

    #[test]
    fn every_class_has_a_character_of_its_own() {
        for class in BidiClass::ALL {
            assert_eq!(BidiClass::of(representative(class).scalar), class);
        }
    }
}
