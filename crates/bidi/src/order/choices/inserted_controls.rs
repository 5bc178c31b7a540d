//! The bidi controls that a strategy inserts around the fields and around the whole name.

use crate::name::Character;
use crate::order::insertion::{FSI, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM, RLO};
use crate::order::{ControlInsertion, Direction, InsertionPlan};

use super::text_directions::TextDirections;
use super::{DirectionWithinField, FieldControls, StrategyChoices, WholeNameControls};

/// The controls that a strategy inserts around these characters, and around their fields; `None` if it inserts none. Text that
/// already has them gets none.
pub(super) fn insertions(choices: &StrategyChoices, characters: &[Character]) -> Option<InsertionPlan> {
    if choices.field_controls == FieldControls::Nothing
        && choices.whole_name_controls == WholeNameControls::Nothing
    {
        return None;
    }
    let is_marked = is_marked(choices, characters);
    Some(if is_marked { InsertionPlan::default() } else { controls_for(choices, characters) })
}

fn controls_for(choices: &StrategyChoices, characters: &[Character]) -> InsertionPlan {
    let directions = TextDirections::of(choices, characters);
    let at = |before: usize| {
        move |scalar| ControlInsertion { before_original_character_index: before, inserted_scalar: scalar }
    };
    // Separate paragraphs have no controls around the whole.
    let whole = match choices.displays_name_as_one_paragraph() {
        true => choices.whole_name_controls.around(directions.overall),
        false => [None; 2],
    };
    // An isolate by the first strong character (FSI) has no direction.
    let is_first_strong = choices.direction_within_field == DirectionWithinField::FirstStrongOfField
        && choices.field_controls == FieldControls::Isolate;
    let mut inserted = Vec::new();
    inserted.extend(whole[0].map(at(0)));
    for field in choices.field_separators.fields(characters) {
        let direction = || directions.of_field(choices.direction_within_field, &characters[field.clone()]);
        let [before, after] = choices.field_controls.around((!is_first_strong).then(direction));
        inserted.extend(before.map(at(field.start)));
        inserted.extend(after.map(at(field.end)));
    }
    inserted.extend(whole[1].map(at(characters.len())));
    InsertionPlan::new(inserted)
}

impl FieldControls {
    /// The characters before and after; `None` as direction means by the first strong character, which is
    /// only possible for isolates.
    const fn around(self, direction: Option<Direction>) -> [Option<char>; 2] {
        let is_right_to_left = matches!(direction, Some(Direction::RightToLeft));
        let mark = if is_right_to_left { RLM } else { LRM };
        match self {
            Self::Nothing => [None; 2],
            Self::Marks => [Some(mark); 2],
            Self::MarkBefore => [Some(mark), None],
            Self::MarkAfter => [None, Some(mark)],
            Self::Embedding => [Some(if is_right_to_left { RLE } else { LRE }), Some(PDF)],
            Self::Override => [Some(if is_right_to_left { RLO } else { LRO }), Some(PDF)],
            Self::Isolate => match direction {
                None => [Some(FSI), Some(PDI)],
                Some(Direction::LeftToRight) => [Some(LRI), Some(PDI)],
                Some(Direction::RightToLeft) => [Some(RLI), Some(PDI)],
            },
        }
    }

    /// Whether it has a control before the text, and whether it has one after it.
    pub const fn has_controls_before_and_after(self) -> [bool; 2] {
        let [before, after] = self.around(Some(Direction::LeftToRight));
        [before.is_some(), after.is_some()]
    }

    /// Whether it inserts this character in some direction.
    const fn puts_in(self, scalar: char) -> bool {
        match self {
            Self::Nothing => false,
            Self::Marks | Self::MarkBefore | Self::MarkAfter => matches!(scalar, LRM | RLM),
            Self::Embedding => matches!(scalar, LRE | RLE | PDF),
            Self::Override => matches!(scalar, LRO | RLO | PDF),
            Self::Isolate => matches!(scalar, LRI | RLI | FSI | PDI),
        }
    }
}

impl WholeNameControls {
    /// The same controls as a value for fields; a [`Self::FirstStrongIsolate`] becomes an isolate.
    pub const fn as_field_controls(self) -> FieldControls {
        match self {
            Self::Nothing => FieldControls::Nothing,
            Self::Marks => FieldControls::Marks,
            Self::MarkBefore => FieldControls::MarkBefore,
            Self::MarkAfter => FieldControls::MarkAfter,
            Self::Embedding => FieldControls::Embedding,
            Self::Isolate | Self::FirstStrongIsolate => FieldControls::Isolate,
            Self::Override => FieldControls::Override,
        }
    }

    /// The characters before and after a name of this overall direction.
    const fn around(self, overall: Direction) -> [Option<char>; 2] {
        let is_first_strong = matches!(self, Self::FirstStrongIsolate);
        self.as_field_controls().around(if is_first_strong { None } else { Some(overall) })
    }
}

/// Whether the characters already have the controls. Embeddings or marks in the other direction count too, as
/// in Davis's alternative display; so do label isolates by the first strong character.
fn is_marked(choices: &StrategyChoices, characters: &[Character]) -> bool {
    let puts_in = |scalar| {
        choices.field_controls.puts_in(scalar)
            || choices.whole_name_controls.as_field_controls().puts_in(scalar)
    };
    if !characters.iter().any(|it| puts_in(it.scalar)) {
        return false;
    }
    let bare: Vec<Character> = characters.iter().copied().filter(|it| !puts_in(it.scalar)).collect();
    let equals_marked_bare = |choices: &StrategyChoices| {
        controls_for(choices, &bare).characters_with_insertions(&bare) == characters
    };
    equals_marked_bare(choices) || alternatives(choices).iter().any(equals_marked_bare)
}

/// The choices whose controls count as those of these.
fn alternatives(choices: &StrategyChoices) -> [StrategyChoices; 2] {
    use crate::order::fields::FieldOrderDirection::{AlwaysLeftToRight, AlwaysRightToLeft};
    if choices.field_controls == FieldControls::Isolate {
        return [DirectionWithinField::AlwaysLeftToRight, DirectionWithinField::FirstStrongOfField]
            .map(|direction| StrategyChoices { direction_within_field: direction, ..choices.clone() });
    }
    [AlwaysLeftToRight, AlwaysRightToLeft]
        .map(|overall| StrategyChoices { field_order_direction: overall, ..choices.clone() })
}
