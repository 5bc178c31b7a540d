//! The steps that only custom strategies have.

use crate::name::Character;
use crate::order::choices::{FieldLayout, Mirroring, ParagraphChoice, strong_of_host};
use crate::order::{DisplayConfig, DisplayOrder, LogicalIndex, Strategy};

use super::explanation_data::{CharRef, Neighbour, ParagraphCause};
use super::shared_slice::SharedSlice;
use super::step::{Change, Detail, LevelOrClass, Step, StepRule};
use super::uba::moves;

/// The step that changes the classes of the hyphen, the full stop or digits; none if the display does not change them.
pub(super) fn class_step(display: &DisplayConfig, characters: &[Character]) -> Vec<Step> {
    if !display.choices().changes_classes() {
        return Vec::new();
    }
    // Classes of another Unicode version are no step: all displays use them from the start.
    let before = display.characters_in_data_version(characters);
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

/// Sets the cause of the level of the name's or the host's paragraph, if the strategy decides it by the last character
/// or by the host.
pub(super) fn set_paragraph_cause(display: &DisplayConfig, characters: &[Character], steps: &mut [Step]) {
    let custom = display.choices();
    let neighbour = |at: usize| Neighbour { character: CharRef::Name(at), class: characters[at].class };
    if display.strategy() != Strategy::Custom || custom.fields == FieldLayout::ParagraphPerField {
        return;
    }
    for step in steps {
        let Detail::Paragraphs { paragraphs } = &mut step.detail else { continue };
        let Some(first) = paragraphs.first_mut() else { continue };
        first.cause = match custom.paragraph {
            ParagraphChoice::LastCharacter if first.end > 0 => {
                ParagraphCause::LastCharacter(neighbour(first.end - 1))
            }
            ParagraphChoice::Host => strong_of_host(characters)
                .map_or(ParagraphCause::NoStrong, |at| ParagraphCause::FirstStrong(neighbour(at))),
            _ => continue,
        };
    }
}

/// The step that mirrors characters beyond rule L4; none if the display does not.
pub(super) fn mirror_step(display: &DisplayConfig, characters: &[Character]) -> Option<Step> {
    if display.choices().mirroring == Mirroring::Unicode {
        return None;
    }
    let order = display.method(characters).order(characters);
    let mirrored = display.additionally_mirrored(characters, &order);
    let order = Some(SharedSlice::whole(order.logical_from_visual().to_vec()));
    Some(Step { detail: Detail::Mirrored { mirrored }, order, ..Step::new(StepRule::Mirror) })
}

/// The step that arranges fields from right to left.
pub(super) fn fields_step(before: &DisplayOrder, after: &DisplayOrder) -> Step {
    let moved = moves(before.logical_from_visual(), after.logical_from_visual());
    let order = Some(SharedSlice::whole(after.logical_from_visual().to_vec()));
    Step { detail: Detail::Moved { moved }, order, ..Step::new(StepRule::Fields) }
}
