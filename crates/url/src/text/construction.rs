//! The controls that a construction has inserted into an identifier.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Direction, InsertionPlan};

use super::control_scheme::IdentifierControlScheme;
use super::identifier::ResourceIdentifier;

/// The controls that a construction has inserted into an identifier.
pub(crate) struct Construction {
    /// Whose they are.
    pub(crate) scheme: IdentifierControlScheme,
    /// How many stand before the identifier, and after it.
    pub(crate) before: usize,
    pub(crate) after: usize,
    /// All of them, by the positions of the identifier's own characters.
    pub(crate) insertions: InsertionPlan,
}

impl Construction {
    /// That of the identifier with these characters, whose first and last one stand in this range of the paragraph, if exactly
    /// its controls stand there; if several constructions match, the one with the most controls.
    pub(crate) fn of(
        paragraph: &[Character],
        range: Range<usize>,
        identifier: &ResourceIdentifier,
        characters: &[Character],
    ) -> Option<Self> {
        let with_controls = |&(scheme, environment): &(IdentifierControlScheme, Direction)| {
            let insertions = scheme.insertions(identifier, characters, environment);
            let inserted_at = |at: usize| {
                insertions.inserted().iter().filter(|it| it.before_original_character_index == at).count()
            };
            let (before, after) = (inserted_at(0), inserted_at(characters.len()));
            let actual = paragraph.get(range.start.checked_sub(before)?..range.end + after)?;
            let is_exact =
                !insertions.is_empty() && actual == insertions.characters_with_insertions(characters);
            is_exact.then_some(Self { scheme, before, after, insertions })
        };
        let key = |it: &Self| (it.insertions.inserted().len(), it.before, it.after);
        CONSTRUCTIONS.iter().filter_map(with_controls).max_by_key(key)
    }
}

/// The constructions whose controls are recognised, each with the direction of the surrounding paragraph.
const CONSTRUCTIONS: [(IdentifierControlScheme, Direction); 6] = [
    (IdentifierControlScheme::Durst, Direction::LeftToRight),
    (IdentifierControlScheme::Durst, Direction::RightToLeft),
    (IdentifierControlScheme::Davis(FieldOrderDirection::SameAsParagraph), Direction::LeftToRight),
    (IdentifierControlScheme::Davis(FieldOrderDirection::SameAsParagraph), Direction::RightToLeft),
    (IdentifierControlScheme::Isolates(LabelIsolate::LeftToRight), Direction::LeftToRight),
    (IdentifierControlScheme::Isolates(LabelIsolate::FirstStrong), Direction::LeftToRight),
];
