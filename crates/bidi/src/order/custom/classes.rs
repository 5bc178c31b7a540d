//! Classes that a custom strategy changes before the rules run (UAX #9 section 4.3, HL3 and HL4).

use crate::name::{BidiClass, Character};

use super::{BaseAlgorithm, CustomStrategy, DigitClass, FieldLayout, HyphenClass, Separators};

impl CustomStrategy {
    /// Whether any class is changed.
    pub(in crate::order) fn changes_classes(&self) -> bool {
        self.hyphen != HyphenClass::Unchanged
            || self.digits != DigitClass::Unchanged
            || self.hyphen_separates_fields()
    }

    /// The characters with the classes that the rules use.
    pub(in crate::order) fn reclassify(&self, characters: &[Character]) -> Vec<Character> {
        let mut reclassed = characters.to_vec();
        for character in &mut reclassed {
            character.class = self.class_of(*character);
        }
        if self.digits == DigitClass::PrecedingLetter {
            for field in self.separators.fields(characters) {
                give_digits_letter_direction(&mut reclassed[field]);
            }
        }
        reclassed
    }

    fn class_of(&self, character: Character) -> BidiClass {
        use BidiClass::{AN, EN, ES, ET, L, ON, R};
        match (character.scalar, character.class) {
            ('-', _) if self.hyphen_separates_fields() => L,
            ('-', class) => match self.hyphen {
                HyphenClass::Unchanged => class,
                HyphenClass::On => ON,
                HyphenClass::L => L,
                HyphenClass::R => R,
                HyphenClass::Es => ES,
                HyphenClass::Et => ET,
            },
            (_, class @ (EN | AN)) => match self.digits {
                DigitClass::Unchanged | DigitClass::PrecedingLetter => class,
                DigitClass::L => L,
                DigitClass::R => R,
            },
            (_, class) => class,
        }
    }

    /// Whether the hyphen separates fields that the one-to-one algorithm must keep apart. Every other
    /// separator is left-to-right in that algorithm and ends its inferences; the hyphen would take the
    /// direction of its neighbours.
    fn hyphen_separates_fields(&self) -> bool {
        let is_listed = matches!(&self.separators, Separators::Listed(listed) if listed.contains('-'));
        is_listed && self.base == BaseAlgorithm::OneToOne && self.fields == FieldLayout::ParagraphPerField
    }
}

/// Gives each digit of a field the direction of the letter before it.
fn give_digits_letter_direction(field: &mut [Character]) {
    let mut letter = None;
    for character in field {
        match character.class {
            BidiClass::L => letter = Some(BidiClass::L),
            BidiClass::R | BidiClass::AL => letter = Some(BidiClass::R),
            BidiClass::EN | BidiClass::AN => character.class = letter.unwrap_or(character.class),
            _ => {}
        }
    }
}
