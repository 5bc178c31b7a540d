//! The reason for the direction of a paragraph that the strategy gives to the engine.

use std::ops::Range;

use crate::name::Character;
use crate::order::LogicalIndex;
use crate::order::choices::{
    DirectionWithinField, FieldLayout, ParagraphDirectionChoice, PathLayout, StrategyChoices, strong_of_host,
};
use crate::order::fields::authority_end_index;
use crate::uba::{self, Observer, ParagraphDirection, UbaEvent};

use super::event::{CharRef, Neighbour, ParagraphLevelReason};

/// The reason for the level of a paragraph of these characters: what the strategy goes by, such as the content of a field or
/// the last character; otherwise that of the engine. What begins at `path_start` or later is a part of the path.
pub(super) fn paragraph_cause(
    choices: &StrategyChoices,
    characters: &[Character],
    path_start: usize,
    paragraph: Range<usize>,
    of_engine: ParagraphLevelReason,
) -> ParagraphLevelReason {
    let neighbour =
        |at: usize| Neighbour { character: CharRef::InName(LogicalIndex(at)), class: characters[at].class };
    let by_letter = |letter: Option<usize>| {
        letter.map_or(ParagraphLevelReason::NoStrongCharacter, |it| {
            ParagraphLevelReason::FirstStrongCharacter(neighbour(it))
        })
    };
    if paragraph.start >= path_start {
        return match choices.path_layout {
            PathLayout::Segments => by_letter(first_strong(characters, paragraph)),
            PathLayout::WithHost | PathLayout::Paragraph => of_engine,
        };
    }
    match (choices.field_layout, choices.direction_within_field, choices.paragraph_direction) {
        (FieldLayout::ParagraphPerField, DirectionWithinField::ByRightToLeftContent, _) => {
            let decides = |at: &usize| characters[*at].class.makes_label_right_to_left();
            paragraph
                .into_iter()
                .find(decides)
                .map_or(ParagraphLevelReason::ComponentContainsNoRightToLeft, |at| {
                    ParagraphLevelReason::ComponentContainsRightToLeft(neighbour(at))
                })
        }
        (FieldLayout::ParagraphPerField, DirectionWithinField::FirstStrongOfField, _) => {
            by_letter(first_strong(characters, paragraph))
        }
        (FieldLayout::SingleParagraph, _, ParagraphDirectionChoice::LastCharacterOfName)
            if paragraph.start == 0 && paragraph.end > 0 =>
        {
            ParagraphLevelReason::LastCharacterOfName(neighbour(paragraph.end - 1))
        }
        (FieldLayout::SingleParagraph, _, ParagraphDirectionChoice::FirstStrongOfHost)
            if paragraph.start == 0 =>
        {
            by_letter(strong_of_host(characters))
        }
        _ => of_engine,
    }
}

/// Where the path begins that is laid out apart from the host; after the last character where none is.
pub(super) fn path_start(choices: &StrategyChoices, characters: &[Character]) -> usize {
    match choices.path_layout {
        PathLayout::WithHost => characters.len(),
        PathLayout::Paragraph | PathLayout::Segments => authority_end_index(characters),
    }
}

/// The first strong character of a paragraph outside isolates (P2), by its index among all.
fn first_strong(characters: &[Character], paragraph: Range<usize>) -> Option<usize> {
    let mut first = FirstStrong(None);
    uba::resolve(&characters[paragraph.clone()], ParagraphDirection::Auto, &mut first);
    first.0.map(|it| paragraph.start + it)
}

/// What P2 finds.
struct FirstStrong(Option<usize>);

impl Observer for FirstStrong {
    fn observe(&mut self, event: UbaEvent<'_>) {
        if let UbaEvent::FirstStrongCharacter { paragraph_index } = event {
            self.0 = paragraph_index;
        }
    }
}
