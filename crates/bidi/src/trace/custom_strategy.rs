//! The steps that only custom strategies have.

use crate::name::Character;
use crate::order::choices::MirroredCharacters;
use crate::order::{DisplayConfig, DisplayOrder, LogicalIndex};

use super::event::{CharRef, CharacterTraceEvent};
use super::shared_slice::SharedSlice;
use super::step::{Logged, TraceStep, TraceStepDetail};
use super::step_rule::TraceStepKind;
use super::uba::{moved_events, moves};

/// The step that changes the classes of the hyphen, the full stop or digits; none if the display does not change them.
pub(super) fn class_step(display: &DisplayConfig, characters: &[Character]) -> Option<Logged> {
    if !display.choices().changes_classes() {
        return None;
    }
    // Classes of another Unicode version are no step: all displays use them from the start.
    let before = display.reclassify_by_bidi_data_version(characters);
    let after = display.reclassified_characters(characters);
    let changed = before.iter().zip(after.iter()).enumerate();
    let changed = changed.filter(|(_, (before, after))| before.class != after.class);
    let event = |(at, (before, after)): (usize, (&Character, &Character))| {
        (
            CharRef::InName(LogicalIndex(at)),
            CharacterTraceEvent::ClassReassigned { from_class: before.class, to_class: after.class },
        )
    };
    let events: Vec<(CharRef, CharacterTraceEvent)> = changed.map(event).collect();
    Some(Logged { step: TraceStep::with_changes(TraceStepKind::ClassReassignment, &events), events })
}

/// The step that mirrors characters beyond rule L4; none if the display does not.
pub(super) fn mirror_step(display: &DisplayConfig, characters: &[Character]) -> Option<Logged> {
    if display.choices().mirrored_characters == MirroredCharacters::BidiMirrored {
        return None;
    }
    let order = display.ordering_method(characters).order(characters);
    let mirrored = display.additionally_mirrored(characters, &order);
    let events = mirrored
        .iter()
        .map(|&at| (CharRef::InName(LogicalIndex(at)), CharacterTraceEvent::Mirrored))
        .collect();
    let order = Some(SharedSlice::whole(order.logical_from_visual().to_vec()));
    let step = TraceStep {
        detail: TraceStepDetail::Mirrored { mirrored },
        logical_from_visual: order,
        ..TraceStep::new(TraceStepKind::Mirroring)
    };
    Some(Logged { step, events })
}

/// The step that arranges fields from right to left.
pub(super) fn fields_step(before: &DisplayOrder, after: &DisplayOrder) -> Logged {
    let moved = moves(before.logical_from_visual(), after.logical_from_visual());
    let events = moved_events(&moved, |from, to, _| CharacterTraceEvent::MovedWithField {
        from_visual_index: from,
        to_visual_index: to,
    });
    let order = Some(SharedSlice::whole(after.logical_from_visual().to_vec()));
    Logged {
        step: TraceStep {
            detail: TraceStepDetail::Moved { moved },
            logical_from_visual: order,
            ..TraceStep::new(TraceStepKind::FieldArrangement)
        },
        events,
    }
}
