//! The reason for the direction of each of Dürst's components.

use std::ops::Range;

use crate::name::Character;
use crate::order::LogicalIndex;

use super::event::{CharRef, Neighbour, ParagraphLevelReason};

/// The character of a component that decides its direction.
pub(super) fn cause(characters: &[Character], component: Range<usize>) -> ParagraphLevelReason {
    let decides = |at: &usize| characters[*at].class.makes_label_right_to_left();
    component.into_iter().find(decides).map_or(ParagraphLevelReason::ComponentContainsNoRightToLeft, |at| {
        ParagraphLevelReason::ComponentContainsRightToLeft(Neighbour {
            character: CharRef::InName(LogicalIndex(at)),
            class: characters[at].class,
        })
    })
}
