//! The steps that only custom strategies have.

use std::ops::Range;

use crate::name::Character;
use crate::order::choices::{FieldLayout, Mirroring, ParagraphChoice, strong_of_host};
use crate::order::{DisplayConfig, DisplayOrder};

use super::event::{CharRef, CharacterEvent, Neighbour, ParagraphCause};
use super::shared_slice::SharedSlice;
use super::step::{Logged, Step, StepResult};
use super::step_rule::StepRule;
use super::uba::{moved_events, moves};

/// The step that changes the classes of the hyphen, the full stop or digits; none if the display does not change them.
pub(super) fn class_step(display: &DisplayConfig, characters: &[Character]) -> Option<Logged> {
    if !display.choices().changes_classes() {
        return None;
    }
    // Classes of another Unicode version are no step: all displays use them from the start.
    let before = display.characters_in_data_version(characters);
    let after = display.reclassified_characters(characters);
    let changed = before.iter().zip(after.iter()).enumerate();
    let changed = changed.filter(|(_, (before, after))| before.class != after.class);
    let event = |(at, (before, after)): (usize, (&Character, &Character))| {
        (CharRef::InName(at), CharacterEvent::ClassReassigned { from: before.class, to: after.class })
    };
    let events: Vec<(CharRef, CharacterEvent)> = changed.map(event).collect();
    Some(Logged { step: Step::with_changes(StepRule::Classes, &events), events })
}

/// The cause of the level of the name's or the host's paragraph, if the strategy decides it by the last character or by the
/// host; otherwise the cause that the engine has.
pub(super) fn paragraph_cause(
    display: &DisplayConfig,
    characters: &[Character],
    paragraph: Range<usize>,
    of_engine: ParagraphCause,
) -> ParagraphCause {
    let custom = display.choices();
    let neighbour = |at: usize| Neighbour { character: CharRef::InName(at), class: characters[at].class };
    if custom.fields == FieldLayout::ParagraphPerField || paragraph.start > 0 {
        return of_engine;
    }
    match custom.paragraph {
        ParagraphChoice::LastCharacter if paragraph.end > 0 => {
            ParagraphCause::LastCharacter(neighbour(paragraph.end - 1))
        }
        ParagraphChoice::Host => strong_of_host(characters)
            .map_or(ParagraphCause::NoStrong, |at| ParagraphCause::FirstStrong(neighbour(at))),
        _ => of_engine,
    }
}

/// The step that mirrors characters beyond rule L4; none if the display does not.
pub(super) fn mirror_step(display: &DisplayConfig, characters: &[Character]) -> Option<Logged> {
    if display.choices().mirroring == Mirroring::Unicode {
        return None;
    }
    let order = display.ordering_method(characters).order(characters);
    let mirrored = display.additionally_mirrored(characters, &order);
    let events = mirrored.iter().map(|&at| (CharRef::InName(at), CharacterEvent::Mirrored)).collect();
    let order = Some(SharedSlice::whole(order.logical_from_visual().to_vec()));
    let step = Step { detail: StepResult::Mirrored { mirrored }, order, ..Step::new(StepRule::Mirror) };
    Some(Logged { step, events })
}

/// The step that arranges fields from right to left.
pub(super) fn fields_step(before: &DisplayOrder, after: &DisplayOrder) -> Logged {
    let moved = moves(before.logical_from_visual(), after.logical_from_visual());
    let events = moved_events(&moved, |from, to, _| CharacterEvent::FieldMoved {
        from_visual_position: from,
        to_visual_position: to,
    });
    let order = Some(SharedSlice::whole(after.logical_from_visual().to_vec()));
    Logged {
        step: Step { detail: StepResult::Moved { moved }, order, ..Step::new(StepRule::Fields) },
        events,
    }
}
