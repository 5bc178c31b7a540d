//! The steps that only strategies of one's own have.

use crate::name::Character;
use crate::order::own::{FieldLayout, OwnParagraph};
use crate::order::{Display, DisplayOrder, LogicalIndex, Strategy};

use super::claim::{Neighbour, ParagraphCause, Whom};
use super::shared::Shared;
use super::step::{Change, Detail, Step, StepRule, Value};
use super::uba::moves;

/// The step that gives the hyphen or digits other classes; none where the display leaves them theirs.
pub(super) fn changed_classes(display: &Display, characters: &[Character]) -> Vec<Step> {
    if !display.changes_classes() {
        return Vec::new();
    }
    // An edition's classes are no change of the display's: all other displays go by them without a step.
    let before = display.of_edition(characters);
    let after = display.classified(characters);
    let changed = before.iter().zip(after.iter()).enumerate();
    let changed = changed.filter(|(_, (before, after))| before.class != after.class);
    let change = |(index, (before, after)): (usize, (&Character, &Character))| Change {
        character: LogicalIndex(index),
        from: Value::Class(before.class),
        to: Value::Class(after.class),
    };
    vec![Step { changed: changed.map(change).collect(), ..Step::new(StepRule::Classes) }]
}

/// Says of the paragraph by which character it runs as it does, where that is the last one.
pub(super) fn tell_last(display: &Display, characters: &[Character], steps: &mut [Step]) {
    let goes_by_it = display.strategy() == Strategy::Own && display.design().paragraph == OwnParagraph::Last;
    if !goes_by_it || display.design().fields == FieldLayout::Alone {
        return;
    }
    let Some(at) = characters.len().checked_sub(1) else { return };
    let last = Neighbour { whom: Whom::Name(at), class: characters[at].class };
    for step in steps {
        if let Detail::Paragraphs { paragraphs } = &mut step.detail {
            paragraphs.iter_mut().for_each(|it| it.cause = ParagraphCause::LastCharacter(last));
        }
    }
}

/// The step that puts fields one after the other from right to left.
pub(super) fn arranged(before: &DisplayOrder, after: &DisplayOrder) -> Step {
    let moved = moves(before.logical_from_visual(), after.logical_from_visual());
    let order = Some(Shared::whole(after.logical_from_visual().to_vec()));
    Step { detail: Detail::Moved { moved }, order, ..Step::new(StepRule::Fields) }
}
