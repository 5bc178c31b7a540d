//! Classes that a strategy changes before the rules run (UAX #9 section 4.3, HL2 to HL4).

use crate::name::{BidiClass, Character, is_label_separator};

use super::{BaseAlgorithm, DigitClassOverride, FieldLayout, PunctuationClassOverride, StrategyChoices};

impl StrategyChoices {
    /// Whether any class is changed.
    pub(crate) fn changes_classes(&self) -> bool {
        self.hyphen_class != PunctuationClassOverride::Unchanged
            || self.full_stop_class != PunctuationClassOverride::Unchanged
            || self.digit_class != DigitClassOverride::Unchanged
            || self.separates_alone('-')
    }

    /// The characters with the classes that the rules use.
    pub(in crate::order) fn reclassify(&self, characters: &[Character]) -> Vec<Character> {
        let mut reclassed = characters.to_vec();
        for character in &mut reclassed {
            character.class = self.class_of(*character);
        }
        if self.digit_class == DigitClassOverride::DirectionOfPrecedingLetter {
            for field in self.field_separators.fields(characters) {
                give_digits_letter_direction(&mut reclassed[field]);
            }
        }
        reclassed
    }

    fn class_of(&self, character: Character) -> BidiClass {
        use BidiClass::{AN, EN, L, R};
        match (character.scalar, character.class) {
            ('-', _) if self.separates_alone('-') => L,
            ('-', class) => self.hyphen_class.bidi_class_override().unwrap_or(class),
            (scalar, class) if is_label_separator(scalar) => {
                let changed =
                    self.full_stop_class.bidi_class_override().filter(|_| !self.separates_alone(scalar));
                changed.unwrap_or(class)
            }
            (_, class @ (EN | AN)) => match self.digit_class {
                DigitClassOverride::Unchanged | DigitClassOverride::DirectionOfPrecedingLetter => class,
                DigitClassOverride::L => L,
                DigitClassOverride::R => R,
                DigitClassOverride::En => EN,
                DigitClassOverride::An => AN,
            },
            (_, class) => class,
        }
    }

    /// Whether this character separates fields that the one-to-one algorithm must keep apart. A separator is
    /// left-to-right in that algorithm and ends its inferences; a hyphen would take the direction of its neighbours, and
    /// a full stop that is made a letter would give its own.
    fn separates_alone(&self, scalar: char) -> bool {
        self.field_separators.separates_fields_everywhere(scalar)
            && self.base_algorithm == BaseAlgorithm::OneToOne
            && self.field_layout == FieldLayout::ParagraphPerField
    }
}

impl PunctuationClassOverride {
    /// The class; `None` for the one that Unicode gives.
    pub const fn bidi_class_override(self) -> Option<BidiClass> {
        match self {
            Self::Unchanged => None,
            Self::On => Some(BidiClass::ON),
            Self::L => Some(BidiClass::L),
            Self::R => Some(BidiClass::R),
            Self::Es => Some(BidiClass::ES),
            Self::Et => Some(BidiClass::ET),
            Self::Cs => Some(BidiClass::CS),
        }
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
