//! The bidi controls that a custom strategy inserts around the fields and around the whole name.

use std::ops::Range;

use crate::name::Character;
use crate::order::insertion::{FSI, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM, RLO};
use crate::order::{Direction, DisplayConfig, Insertion, InsertionPlan, UbaText};

use super::{FieldDirection, FieldLayout, WrappingControls, field_direction, overall_direction};

/// The text with the controls of a custom strategy inserted. Text that already has them gets none.
pub(super) fn with_controls<'a>(
    text: UbaText<'a>,
    display: &DisplayConfig,
    characters: &[Character],
) -> UbaText<'a> {
    let custom = display.custom_strategy();
    if custom.field_controls == WrappingControls::Nothing && custom.name_controls == WrappingControls::Nothing
    {
        return text;
    }
    let is_marked = is_marked(display, characters);
    text.with_insertions(if is_marked { InsertionPlan::default() } else { controls_for(display, characters) })
}

fn controls_for(display: &DisplayConfig, characters: &[Character]) -> InsertionPlan {
    let custom = display.custom_strategy();
    let overall = overall_direction(display, characters);
    let mut inserted = Vec::new();
    // Fields that are separate paragraphs have no controls around the whole.
    let whole = if custom.fields == FieldLayout::SingleParagraph {
        custom.name_controls.pair(Some(overall))
    } else {
        None
    };
    inserted.extend(whole.map(|(scalar, _)| Insertion { before: 0, scalar }));
    for field in custom.separators.fields(characters) {
        if let Some((before, after)) =
            custom.field_controls.pair(controls_direction(display, characters, &field))
        {
            inserted.push(Insertion { before: field.start, scalar: before });
            inserted.push(Insertion { before: field.end, scalar: after });
        }
    }
    inserted.extend(whole.map(|(_, scalar)| Insertion { before: characters.len(), scalar }));
    InsertionPlan::new(inserted)
}

/// The direction of the controls around a field; `None` for an isolate by the first strong character (FSI).
fn controls_direction(
    display: &DisplayConfig,
    characters: &[Character],
    field: &Range<usize>,
) -> Option<Direction> {
    let custom = display.custom_strategy();
    let is_first_strong =
        custom.direction == FieldDirection::FirstStrong && custom.field_controls == WrappingControls::Isolate;
    (!is_first_strong).then(|| field_direction(display, characters, field.clone()))
}

impl WrappingControls {
    /// The characters before and after; `None` as direction means by the first strong character, which is
    /// only possible for isolates.
    const fn pair(self, direction: Option<Direction>) -> Option<(char, char)> {
        let is_right_to_left = matches!(direction, Some(Direction::RightToLeft));
        match self {
            Self::Nothing => None,
            Self::Marks if is_right_to_left => Some((RLM, RLM)),
            Self::Marks => Some((LRM, LRM)),
            Self::Embedding => Some((if is_right_to_left { RLE } else { LRE }, PDF)),
            Self::Override => Some((if is_right_to_left { RLO } else { LRO }, PDF)),
            Self::Isolate => match direction {
                None => Some((FSI, PDI)),
                Some(Direction::LeftToRight) => Some((LRI, PDI)),
                Some(Direction::RightToLeft) => Some((RLI, PDI)),
            },
        }
    }

    /// Whether it inserts this character in some direction.
    const fn puts_in(self, scalar: char) -> bool {
        match self {
            Self::Nothing => false,
            Self::Marks => matches!(scalar, LRM | RLM),
            Self::Embedding => matches!(scalar, LRE | RLE | PDF),
            Self::Override => matches!(scalar, LRO | RLO | PDF),
            Self::Isolate => matches!(scalar, LRI | RLI | FSI | PDI),
        }
    }
}

/// Whether the characters already have the controls. Embeddings or marks in the other direction count too, as
/// in Davis's alternative display; so do label isolates by the first strong character.
fn is_marked(display: &DisplayConfig, characters: &[Character]) -> bool {
    let custom = display.custom_strategy();
    let puts_in = |scalar| custom.field_controls.puts_in(scalar) || custom.name_controls.puts_in(scalar);
    if !characters.iter().any(|it| puts_in(it.scalar)) {
        return false;
    }
    let bare: Vec<Character> = characters.iter().copied().filter(|it| !puts_in(it.scalar)).collect();
    let equals_marked_bare =
        |display: &DisplayConfig| controls_for(display, &bare).characters(&bare) == characters;
    equals_marked_bare(display) || alternatives(display).iter().any(equals_marked_bare)
}

/// The displays whose controls count as those of this one.
fn alternatives(display: &DisplayConfig) -> Vec<DisplayConfig> {
    use crate::order::fields::OverallOrder::{Constant, RightToLeft};
    let custom = display.custom_strategy();
    if custom.field_controls == WrappingControls::Isolate {
        let directions = [FieldDirection::LeftToRight, FieldDirection::FirstStrong];
        let with = |direction| {
            display.clone().with_custom_strategy(super::CustomStrategy { direction, ..custom.clone() })
        };
        return directions.map(with).to_vec();
    }
    [Constant, RightToLeft].map(|order| display.clone().with_overall_order(order)).to_vec()
}
