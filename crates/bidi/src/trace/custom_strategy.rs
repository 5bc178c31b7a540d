//! The steps that only custom strategies have.

use crate::name::Character;
use crate::order::custom::{CustomParagraph, FieldLayout};
use crate::order::{DisplayConfig, DisplayOrder, LogicalIndex, Strategy};

use super::explanation_data::{CharRef, Neighbour, ParagraphCause};
use super::shared_slice::SharedSlice;
use super::step::{Change, Detail, LevelOrClass, Step, StepRule};
use super::uba::moves;

/// The step that changes the classes of the hyphen or digits; none if the display does not change them.
pub(super) fn class_step(display: &DisplayConfig, characters: &[Character]) -> Vec<Step> {
    if !display.changes_classes() {
        return Vec::new();
    }
    // Classes of another Unicode version are no step: all displays use them from the start.
    let before = display.with_classes_of_version(characters);
    let after = display.with_effective_classes(characters);
    let changed = before.iter().zip(after.iter()).enumerate();
    let changed = changed.filter(|(_, (before, after))| before.class != after.class);
    let change = |(index, (before, after)): (usize, (&Character, &Character))| Change {
        character: LogicalIndex(index),
        from: LevelOrClass::Class(before.class),
        to: LevelOrClass::Class(after.class),
    };
    vec![Step { changed: changed.map(change).collect(), ..Step::new(StepRule::Classes) }]
}

/// Sets the cause of the paragraph level to the last character, if the strategy uses that.
pub(super) fn set_last_character_cause(
    display: &DisplayConfig,
    characters: &[Character],
    steps: &mut [Step],
) {
    let uses_last_character = display.strategy() == Strategy::Custom
        && display.custom_strategy().paragraph == CustomParagraph::LastCharacter;
    if !uses_last_character || display.custom_strategy().fields == FieldLayout::ParagraphPerField {
        return;
    }
    let Some(at) = characters.len().checked_sub(1) else { return };
    let last = Neighbour { character: CharRef::Name(at), class: characters[at].class };
    for step in steps {
        if let Detail::Paragraphs { paragraphs } = &mut step.detail {
            paragraphs.iter_mut().for_each(|it| it.cause = ParagraphCause::LastCharacter(last));
        }
    }
}

/// The step that arranges fields from right to left.
pub(super) fn fields_step(before: &DisplayOrder, after: &DisplayOrder) -> Step {
    let moved = moves(before.logical_from_visual(), after.logical_from_visual());
    let order = Some(SharedSlice::whole(after.logical_from_visual().to_vec()));
    Step { detail: Detail::Moved { moved }, order, ..Step::new(StepRule::Fields) }
}
