//! The components of Dürst’s draft (draft-duerst-iri-bidi-00): what stands between structural characters, and its direction.

use std::ops::Range;

use serde::Serialize;

use crate::name::{Character, is_label_separator};

use super::Direction;
use super::insertion::{LRE, PDF};

/// A component: the characters between structural characters. Never empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DuerstComponent {
    /// Range of logical positions, in characters.
    #[serde(flatten)]
    pub character_range: Range<usize>,
    /// Right-to-left if it contains an R, AL or AN.
    pub direction: Direction,
}

/// The components of a name, in logical order.
pub fn split_into_duerst_components(characters: &[Character]) -> Vec<DuerstComponent> {
    between_separators(0..characters.len(), |at| is_duerst_structural_character(characters[at].scalar))
        .map(|range| DuerstComponent {
            direction: direction_by_right_to_left_content(&characters[range.clone()]),
            character_range: range,
        })
        .collect()
}

/// The direction of a text of these characters, such as a component: right-to-left if one is R, AL or AN.
pub fn direction_by_right_to_left_content(characters: &[Character]) -> Direction {
    if characters.iter().any(|it| it.class.makes_label_right_to_left()) {
        Direction::RightToLeft
    } else {
        Direction::LeftToRight
    }
}

/// Whether the character separates components: `. @ : / ? # & =` and the label separators of IDNA.
pub fn is_duerst_structural_character(scalar: char) -> bool {
    matches!(scalar, '@' | ':' | '/' | '?' | '#' | '&' | '=') || is_label_separator(scalar)
}

/// Whether it begins with an LRE and ends with a PDF.
pub(super) fn is_embedded(characters: &[Character]) -> bool {
    matches!(characters, [first, .., last] if first.scalar == LRE && last.scalar == PDF)
}

pub(super) fn right_to_left_components(
    characters: &[Character],
    within: Range<usize>,
) -> impl Iterator<Item = Range<usize>> {
    split_into_duerst_components(&characters[within.clone()])
        .into_iter()
        .filter(|it| it.direction.is_right_to_left())
        .map(move |it| it.character_range.start + within.start..it.character_range.end + within.start)
}

/// The parts of a range of positions that separators leave, none of them empty.
pub(super) fn between_separators(
    range: Range<usize>,
    is_separator: impl Fn(usize) -> bool,
) -> impl Iterator<Item = Range<usize>> {
    let mut start = range.start;
    (range.start..=range.end).filter_map(move |end| {
        if end < range.end && !is_separator(end) {
            return None;
        }
        let part = std::mem::replace(&mut start, end + 1)..end;
        (!part.is_empty()).then_some(part)
    })
}
