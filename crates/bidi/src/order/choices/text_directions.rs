//! The directions that the choices of a strategy give a text, its paragraph and its fields.

use crate::name::Character;
use crate::order::Direction;
use crate::order::fields::{self, FieldExtensions, FieldKind, OverallOrder, fields_with_extensions};
use crate::order::structural::natural_direction;
use crate::uba::{self, NoObserver, ParagraphDirection};

use super::{DisplayChoices, FieldDirection, ParagraphChoice};

/// The directions that the choices give a text as a whole.
#[derive(Clone, Copy)]
pub(super) struct TextDirections {
    /// That of its paragraph.
    pub(super) paragraph: Direction,
    /// That in which its fields follow each other.
    pub(super) overall: Direction,
}

impl TextDirections {
    pub(super) fn of(choices: &DisplayChoices, text: &[Character]) -> Self {
        let paragraph = paragraph_direction(choices, text);
        // Davis's grammar determines the top-level domain.
        let labels = match choices.overall {
            OverallOrder::TopLevelDomain => fields::fields(text),
            _ => Vec::new(),
        };
        Self { paragraph, overall: choices.overall.direction(text, &labels, paragraph) }
    }

    /// The direction of a field of the text.
    pub(super) fn of_field(self, direction: FieldDirection, field: &[Character]) -> Direction {
        match direction {
            FieldDirection::LeftToRight => Direction::LeftToRight,
            FieldDirection::RightToLeft => Direction::RightToLeft,
            FieldDirection::Paragraph => self.paragraph,
            FieldDirection::Order => self.overall,
            FieldDirection::FirstStrong => first_strong(field),
            FieldDirection::Content => natural_direction(field),
        }
    }
}

/// The direction of the paragraph.
pub(super) fn paragraph_direction(choices: &DisplayChoices, characters: &[Character]) -> Direction {
    match choices.paragraph {
        ParagraphChoice::LeftToRight => Direction::LeftToRight,
        ParagraphChoice::RightToLeft => Direction::RightToLeft,
        ParagraphChoice::Auto => first_strong(characters),
        ParagraphChoice::LastCharacter => last_character(characters),
        ParagraphChoice::Host => {
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
    let labels = fields_with_extensions(&scalars, FieldExtensions::ALL)
        .into_iter()
        .filter(|it| it.kind == FieldKind::Label);
    labels.flat_map(|it| it.character_range).find(|&at| characters[at].class.is_strong())
}
