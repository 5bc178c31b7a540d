//! What is put round the fields and round the whole, for display.

use std::ops::Range;

use crate::name::Character;
use crate::order::marked::{FSI, LRE, LRI, LRM, LRO, PDF, PDI, RLE, RLI, RLM, RLO};
use crate::order::{Direction, Display, Insertion, Marked, UbaText};

use super::{Around, FieldDirection, FieldLayout, field_direction, overall_direction};

/// The text of these characters with what the design of a display puts in. What carries it already gets nothing.
pub(super) fn put_into<'a>(text: UbaText<'a>, display: &Display, characters: &[Character]) -> UbaText<'a> {
    let design = display.design();
    if design.around == Around::Nothing && design.whole == Around::Nothing {
        return text;
    }
    let is_marked = is_marked(display, characters);
    text.with_marks(if is_marked { Marked::default() } else { put_in(display, characters) })
}

fn put_in(display: &Display, characters: &[Character]) -> Marked {
    let design = display.design();
    let overall = overall_direction(display, characters);
    let mut inserted = Vec::new();
    // Within fields that are laid out alone there is no whole.
    let whole = if design.fields == FieldLayout::Whole { design.whole.pair(Some(overall)) } else { None };
    inserted.extend(whole.map(|(scalar, _)| Insertion { before: 0, scalar }));
    for field in design.separators.fields(characters) {
        if let Some((before, after)) = design.around.pair(direction_for(display, characters, &field)) {
            inserted.push(Insertion { before: field.start, scalar: before });
            inserted.push(Insertion { before: field.end, scalar: after });
        }
    }
    inserted.extend(whole.map(|(_, scalar)| Insertion { before: characters.len(), scalar }));
    Marked::new(inserted)
}

/// The direction of what stands round a field; `None` for an isolate that takes it from what it holds.
fn direction_for(display: &Display, characters: &[Character], field: &Range<usize>) -> Option<Direction> {
    let design = display.design();
    let is_first_strong = design.direction == FieldDirection::FirstStrong && design.around == Around::Isolate;
    (!is_first_strong).then(|| field_direction(display, characters, field.clone()))
}

impl Around {
    /// What stands before and after; no direction is that of the first strong character, which only an isolate
    /// can have.
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

    /// Whether it puts in this character, in one direction or another.
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

/// Whether the characters carry already what would be put in. An embedding or marks in the other direction count
/// too, as Davis's alternative display has them; so do isolates of labels by their first strong characters.
fn is_marked(display: &Display, characters: &[Character]) -> bool {
    let design = display.design();
    let puts_in = |scalar| design.around.puts_in(scalar) || design.whole.puts_in(scalar);
    if !characters.iter().any(|it| puts_in(it.scalar)) {
        return false;
    }
    let bare: Vec<Character> = characters.iter().copied().filter(|it| !puts_in(it.scalar)).collect();
    let is_put_into_bare = |display: &Display| put_in(display, &bare).characters(&bare) == characters;
    is_put_into_bare(display) || alternatives(display).iter().any(is_put_into_bare)
}

/// The displays whose marks count as those of this one.
fn alternatives(display: &Display) -> Vec<Display> {
    use crate::order::fields::OverallOrder::{Constant, RightToLeft};
    let design = display.design();
    if design.around == Around::Isolate {
        let directions = [FieldDirection::LeftToRight, FieldDirection::FirstStrong];
        let with = |direction| display.clone().with_design(super::Design { direction, ..design.clone() });
        return directions.map(with).to_vec();
    }
    [Constant, RightToLeft].map(|order| display.clone().with_overall(order)).to_vec()
}
