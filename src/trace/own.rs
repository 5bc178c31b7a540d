//! The steps that only strategies of one's own have.

use crate::name::Character;
use crate::order::{Display, DisplayOrder, LogicalIndex};

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

/// The step that puts fields one after the other from right to left.
pub(super) fn arranged(before: &DisplayOrder, after: &DisplayOrder) -> Step {
    let moved = moves(before.logical_from_visual(), after.logical_from_visual());
    let order = Some(Shared::whole(after.logical_from_visual().to_vec()));
    Step { detail: Detail::Moved { moved }, order, ..Step::new(StepRule::Fields) }
}
