//! The surroundings of a label in RFC 5893 section 3: delimiters, and neighbours that are "unproblematic
//! labels".

use crate::verdict::rfc5893::label_satisfies_bidi_rule;
use bidiscope_bidi::name::{BidiClass, Character};

/// "Delimiterchars": one character for each of the classes CS, WS and ON.
pub(super) const DELIMITERS: [Character; 3] =
    [of(BidiClass::CS, '.'), of(BidiClass::WS, ' '), of(BidiClass::ON, '@')];

/// One character for each class that neighbours consist of. CS, WS and ON are delimiters and "not allowed in
/// domain labels"; BN is ignored, as in the RFC; no other class is allowed in labels.
pub(super) const NEIGHBOUR_CHARACTERS: [Character; 8] = [
    of(BidiClass::L, 'a'),
    of(BidiClass::R, '\u{5D0}'),
    of(BidiClass::AL, '\u{627}'),
    of(BidiClass::EN, '1'),
    of(BidiClass::AN, '\u{661}'),
    of(BidiClass::ES, '-'),
    of(BidiClass::ET, '%'),
    of(BidiClass::NSM, '\u{308}'),
];

/// Whether characters of this class are delimiters, D1 and D2 of RFC 5893 section 3: CS, WS and ON.
pub fn is_delimiter_class(class: BidiClass) -> bool {
    DELIMITERS.iter().any(|it| it.class == class)
}

/// Whether the neighbours of a label, S1 and S2 of RFC 5893 section 3, are searched with characters of this class: L, R,
/// AL, EN, AN, ES, ET and NSM. BN, which the rule allows too, is left out.
pub fn is_searched_in_neighbour_labels(class: BidiClass) -> bool {
    NEIGHBOUR_CHARACTERS.iter().any(|it| it.class == class)
}

/// Whether these characters may be S1 or S2 of RFC 5893 section 3: there are none, or they are "a label that either
/// satisfies the requirements or does not contain any character with the Bidi properties R, AL, or AN and does not begin
/// with a character with the Bidi property EN".
pub fn is_allowed_neighbour_label(label_characters: &[Character]) -> bool {
    let begins_with_number = label_characters.first().is_some_and(|it| it.class == BidiClass::EN);
    let has_right_to_left = label_characters.iter().any(|it| it.class.makes_label_right_to_left());
    !begins_with_number && !has_right_to_left || label_satisfies_bidi_rule(label_characters)
}

const fn of(class: BidiClass, scalar: char) -> Character {
    Character { scalar, class }
}

#[cfg(test)]
mod tests {
    use super::{DELIMITERS, NEIGHBOUR_CHARACTERS, is_allowed_neighbour_label};
    use bidiscope_bidi::name::{Character, characters_of};

    #[test]
    fn the_characters_are_of_their_classes() {
        for character in DELIMITERS.iter().chain(&NEIGHBOUR_CHARACTERS) {
            assert_eq!(*character, Character::new(character.scalar));
        }
    }

    #[test]
    fn unproblematic_neighbours() {
        for (neighbour, expected) in
            [("", true), ("a", true), ("-a", true), ("1", false), ("\u{5D0}1", true), ("a\u{5D0}", false)]
        {
            assert_eq!(is_allowed_neighbour_label(&characters_of(neighbour)), expected, "{neighbour}");
        }
    }
}
