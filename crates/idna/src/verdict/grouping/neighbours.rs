//! What stands round a label in RFC 5893 section 3: delimiters, and neighbours that are "unproblematic
//! labels".

use crate::verdict::rfc5893::satisfies;
use bidiscope_bidi::name::{BidiClass, Character};

/// "Delimiterchars": the classes CS, WS and ON, with one character each.
pub(super) const DELIMITERS: [Character; 3] =
    [of(BidiClass::CS, '.'), of(BidiClass::WS, ' '), of(BidiClass::ON, '@')];

/// The classes that neighbours are made of, with one character each. CS, WS and ON are delimiters and
/// "not allowed in domain labels", BN is passed over as the document does, and the rest no label may
/// hold.
pub(super) const LETTERS: [Character; 8] = [
    of(BidiClass::L, 'a'),
    of(BidiClass::R, '\u{5D0}'),
    of(BidiClass::AL, '\u{627}'),
    of(BidiClass::EN, '1'),
    of(BidiClass::AN, '\u{661}'),
    of(BidiClass::ES, '-'),
    of(BidiClass::ET, '%'),
    of(BidiClass::NSM, '\u{308}'),
];

/// Whether characters of a class are delimiters.
pub fn is_delimiter(class: BidiClass) -> bool {
    DELIMITERS.iter().any(|it| it.class == class)
}

/// Whether neighbours are made of characters of a class.
pub fn is_of_neighbours(class: BidiClass) -> bool {
    LETTERS.iter().any(|it| it.class == class)
}

/// Whether this may stand beside a label: "a label that either satisfies the requirements or does not
/// contain any character with the Bidi properties R, AL, or AN and does not begin with a character with
/// the Bidi property EN", or the empty string.
pub fn is_unproblematic(neighbour: &[Character]) -> bool {
    let begins_with_number = neighbour.first().is_some_and(|it| it.class == BidiClass::EN);
    let has_right_to_left = neighbour.iter().any(|it| it.class.makes_label_right_to_left());
    !begins_with_number && !has_right_to_left || satisfies(neighbour)
}

const fn of(class: BidiClass, scalar: char) -> Character {
    Character { scalar, class }
}

#[cfg(test)]
mod tests {
    use super::{DELIMITERS, LETTERS, is_unproblematic};
    use bidiscope_bidi::name::{Character, characters_of};

    #[test]
    fn the_characters_are_of_their_classes() {
        for character in DELIMITERS.iter().chain(&LETTERS) {
            assert_eq!(*character, Character::new(character.scalar));
        }
    }

    #[test]
    fn what_may_stand_beside_a_label() {
        for (neighbour, expected) in
            [("", true), ("a", true), ("-a", true), ("1", false), ("\u{5D0}1", true), ("a\u{5D0}", false)]
        {
            assert_eq!(is_unproblematic(&characters_of(neighbour)), expected, "{neighbour}");
        }
    }
}
