//! The bidi controls that a custom strategy inserts around the fields and around the whole name.

use std::ops::Range;

use crate::name::Character;
use crate::order::insertion::{FSI, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM, RLO};
use crate::order::{Direction, DisplayConfig, Insertion, InsertionPlan};

use super::{FieldControls, FieldDirection, WholeNameControls, field_direction, overall_direction};

/// The controls that a custom strategy inserts around these characters, and around their fields; `None` if it inserts none.
/// Text that already has them gets none.
pub(super) fn insertions(display: &DisplayConfig, characters: &[Character]) -> Option<InsertionPlan> {
    let custom = display.custom_strategy();
    if custom.field_controls == FieldControls::Nothing && custom.name_controls == WholeNameControls::Nothing {
        return None;
    }
    let is_marked = is_marked(display, characters);
    Some(if is_marked { InsertionPlan::default() } else { controls_for(display, characters) })
}

fn controls_for(display: &DisplayConfig, characters: &[Character]) -> InsertionPlan {
    let custom = display.custom_strategy();
    let overall = overall_direction(display, characters);
    let at = |before: usize| move |scalar| Insertion { before, scalar };
    // Separate paragraphs have no controls around the whole.
    let whole = match custom.has_one_paragraph() {
        true => custom.name_controls.around(overall),
        false => [None; 2],
    };
    let mut inserted = Vec::new();
    inserted.extend(whole[0].map(at(0)));
    for field in custom.separators.fields(characters) {
        let [before, after] = custom.field_controls.around(controls_direction(display, characters, &field));
        inserted.extend(before.map(at(field.start)));
        inserted.extend(after.map(at(field.end)));
    }
    inserted.extend(whole[1].map(at(characters.len())));
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
        custom.direction == FieldDirection::FirstStrong && custom.field_controls == FieldControls::Isolate;
    (!is_first_strong).then(|| field_direction(display, characters, field.clone()))
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
    pub const fn sides(self) -> [bool; 2] {
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
    pub const fn kind(self) -> FieldControls {
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
        self.kind().around(if is_first_strong { None } else { Some(overall) })
    }
}

/// Whether the characters already have the controls. Embeddings or marks in the other direction count too, as
/// in Davis's alternative display; so do label isolates by the first strong character.
fn is_marked(display: &DisplayConfig, characters: &[Character]) -> bool {
    let custom = display.custom_strategy();
    let puts_in =
        |scalar| custom.field_controls.puts_in(scalar) || custom.name_controls.kind().puts_in(scalar);
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
    if custom.field_controls == FieldControls::Isolate {
        let directions = [FieldDirection::LeftToRight, FieldDirection::FirstStrong];
        let with = |direction| {
            display.clone().with_custom_strategy(super::CustomStrategy { direction, ..custom.clone() })
        };
        return directions.map(with).to_vec();
    }
    [Constant, RightToLeft].map(|order| display.clone().with_overall_order(order)).to_vec()
}
