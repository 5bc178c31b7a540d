//! The directions that the choices of a strategy give a text, its paragraph and its fields.

use crate::name::Character;
use crate::order::Direction;
use crate::order::fields::{
    self, DavisFieldKind, FieldOrderDirection, RecognisedDavisExtensions, split_into_extended_davis_fields,
};
use crate::order::structural::direction_by_right_to_left_content;
use crate::uba::{self, NoObserver, ParagraphDirection};

use super::{DirectionWithinField, ParagraphDirectionChoice, StrategyChoices};

/// The directions that the choices give a text as a whole.
#[derive(Clone, Copy)]
pub(super) struct TextDirections {
    /// That of its paragraph.
    pub(super) paragraph: Direction,
    /// That in which its fields follow each other.
    pub(super) overall: Direction,
}

impl TextDirections {
    pub(super) fn of(choices: &StrategyChoices, text: &[Character]) -> Self {
        let paragraph = paragraph_direction(choices, text);
        // Davis's grammar determines the top-level domain.
        let labels = match choices.field_order_direction {
            FieldOrderDirection::ByTopLevelDomain => fields::split_into_davis_fields(text),
            _ => Vec::new(),
        };
        Self { paragraph, overall: choices.field_order_direction.direction(text, &labels, paragraph) }
    }

    /// The direction of a field of the text.
    pub(super) fn of_field(self, direction: DirectionWithinField, field: &[Character]) -> Direction {
        match direction {
            DirectionWithinField::AlwaysLeftToRight => Direction::LeftToRight,
            DirectionWithinField::AlwaysRightToLeft => Direction::RightToLeft,
            DirectionWithinField::SameAsParagraph => self.paragraph,
            DirectionWithinField::SameAsFieldOrder => self.overall,
            DirectionWithinField::FirstStrongOfField => first_strong(field),
            DirectionWithinField::ByRightToLeftContent => direction_by_right_to_left_content(field),
        }
    }
}

/// The direction of the paragraph.
pub(super) fn paragraph_direction(choices: &StrategyChoices, characters: &[Character]) -> Direction {
    match choices.paragraph_direction {
        ParagraphDirectionChoice::LeftToRight => Direction::LeftToRight,
        ParagraphDirectionChoice::RightToLeft => Direction::RightToLeft,
        ParagraphDirectionChoice::FirstStrongOfParagraph => first_strong(characters),
        ParagraphDirectionChoice::LastCharacterOfName => last_character(characters),
        ParagraphDirectionChoice::FirstStrongOfHost => {
            let strong = strong_of_host(characters).and_then(|at| characters[at].class.direction());
            strong.unwrap_or(Direction::LeftToRight)
        }
    }
}

/// The direction by rules P2 and P3.
pub(super) fn first_strong(characters: &[Character]) -> Direction {
    uba::resolve(characters, ParagraphDirection::Auto, &mut NoObserver).paragraph_level.direction()
}

/// The direction by the last character, as the program described in RFC 5893 section 7.1.
fn last_character(characters: &[Character]) -> Direction {
    characters.last().and_then(|it| it.class.direction()).unwrap_or(Direction::LeftToRight)
}

/// The position of the first strong character of the host.
pub(crate) fn strong_of_host(characters: &[Character]) -> Option<usize> {
    let scalars: Vec<char> = characters.iter().map(|it| it.scalar).collect();
    let labels = split_into_extended_davis_fields(&scalars, RecognisedDavisExtensions::ALL_RECOGNISED)
        .into_iter()
        .filter(|it| it.kind == DavisFieldKind::Label);
    labels.flat_map(|it| it.character_range).find(|&at| characters[at].class.is_strong())
}
