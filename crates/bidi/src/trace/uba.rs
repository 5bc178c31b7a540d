//! The trace of the UBA on the text of a display: a name or its components, possibly with inserted characters
//! or a context.

use std::ops::Range;

use crate::name::BidiClass;
use crate::order::visual_positions::VisualPositions;
use crate::order::{Level, LogicalIndex, TextGivenToUba, VisualIndex};
use crate::uba::{
    BracketReason, ParagraphDirection, ResolvedBracketPair, UbaEngine, UbaRule, UbaRuleEffect, l2,
};

use super::event::{CharRef, CharacterTraceEvent, Neighbour, ParagraphLevelReason};
use super::recorder::{Recorder, TextSequence};
use super::shared_slice::SharedSlice;
use super::step::{
    Logged, TraceStep, TraceStepDetail, TracedBracketPair, TracedIsolatingRunSequence, TracedLevelRun,
    TracedParagraph, VisualPositionChange, changes_of,
};
use super::step_rule::TraceStepKind;
use super::traced_text::TracedText;

/// The steps of the UBA on a text. `cause_of` gives the reason for the level of a paragraph, by the range of the name in it
/// and the reason that the engine has.
pub(super) fn steps(
    text: &TextGivenToUba<'_>,
    cause_of: &dyn Fn(Range<usize>, ParagraphLevelReason) -> ParagraphLevelReason,
) -> Vec<Logged> {
    let order = text.order().logical_from_visual().to_vec();
    let (has_l3, skipped) = (text.applies_l3(), text.skipped_rules());
    let text = &TracedText::new(text);
    let characters = text.uba.characters();
    let mut engine = UbaEngine::without_rules(skipped);
    let mut recorder = Recorder::new(text);
    let mut levels = vec![Level::LTR; characters.len()];
    let mut paragraphs = Vec::new();
    for (range, direction) in text.uba.paragraphs() {
        recorder.begin_paragraph(range.start);
        let level = engine.resolve_paragraph(&characters[range.clone()], direction, &mut recorder);
        levels[range.clone()].copy_from_slice(engine.levels());
        let of_name = text.split(range).0;
        let start = of_name.first().copied().unwrap_or_default();
        let end = start + of_name.len();
        let cause = match (direction, recorder.first_strong) {
            (ParagraphDirection::Auto, Some(Some(first))) => {
                ParagraphLevelReason::FirstStrongCharacter(Neighbour {
                    character: text.char_ref(first),
                    class: characters[first].class,
                })
            }
            (ParagraphDirection::Auto, _) => ParagraphLevelReason::NoStrongCharacter,
            (ParagraphDirection::Fixed(_), _) => ParagraphLevelReason::FixedByDisplay,
        };
        paragraphs.push(TracedParagraph {
            start_index: start,
            end_index: end,
            level,
            level_reason: cause_of(start..end, cause),
        });
    }
    let mut steps = text.insertion_steps();
    let reordered = reordered(text, &levels);
    let is_applied = |rule: &UbaRule| (*rule != UbaRule::L3 || has_l3) && !skipped.skips(*rule);
    let first_strong = recorder.first_strong;
    recorder.finish();
    for rule in UbaRule::ALL.into_iter().filter(is_applied) {
        let of_rule = recorder.effects_of(rule).iter();
        let mut events: Vec<(CharRef, CharacterTraceEvent)> = of_rule
            .map(|&(at, effect)| (text.char_ref(at), CharacterTraceEvent::UbaRuleApplied(effect)))
            .collect();
        let mut step = TraceStep::with_changes(TraceStepKind::UbaRule(rule), &events);
        match rule {
            UbaRule::P2 => {
                step.detail =
                    first_strong.map_or(TraceStepDetail::Nothing {}, |first| text.first_strong(first));
                let found = first_strong.flatten().map(|at| (text.char_ref(at), characters[at].class));
                events
                    .extend(found.map(|(it, class)| (it, CharacterTraceEvent::FoundAsFirstStrong { class })));
            }
            UbaRule::P3 => {
                for &TracedParagraph { start_index: start, end_index: end, level, level_reason: cause } in
                    &paragraphs
                {
                    let event = |at| {
                        (
                            CharRef::InName(LogicalIndex(at)),
                            CharacterTraceEvent::ParagraphLevel { level, level_reason: cause },
                        )
                    };
                    events.extend((start..end).map(event));
                }
                step.detail = TraceStepDetail::Paragraphs { paragraphs: std::mem::take(&mut paragraphs) };
            }
            UbaRule::X9 => {
                let removed = recorder.effects_of(rule).iter().map(|it| it.0);
                let (removed, removed_inserted) = text.split(removed);
                step.detail = TraceStepDetail::Removed { removed, removed_inserted };
            }
            UbaRule::X10 => (step.detail, events) = sequences(text, &recorder),
            UbaRule::N0 => step.detail = TraceStepDetail::Brackets { bracket_pairs: pairs(&events) },
            UbaRule::L2 => {
                let before: Vec<LogicalIndex> =
                    (0..text.uba.name_character_count()).map(LogicalIndex).collect();
                let moved = moves(&before, &reordered);
                events = moved_events(&moved, |from, to, at| {
                    let at = text.position_of(at.0);
                    let level = (!characters[at].class.is_removed_by_x9()).then_some(levels[at]);
                    CharacterTraceEvent::ReversedByL2 { from_visual_index: from, to_visual_index: to, level }
                });
                step.detail = TraceStepDetail::Moved { moved };
                step.logical_from_visual = Some(SharedSlice::whole(reordered.clone()));
            }
            UbaRule::L3 => {
                let moved = moves(&reordered, &order);
                events = moved_events(&moved, |from, to, _| CharacterTraceEvent::MarkMovedByL3 {
                    from_visual_index: from,
                    to_visual_index: to,
                });
                step.detail = TraceStepDetail::Moved { moved };
                step.logical_from_visual = Some(SharedSlice::whole(order.clone()));
            }
            _ if matches!(rule.section(), "3.3.2") => step.detail = explicit(&events),
            _ => {}
        }
        steps.push(Logged { step, events });
    }
    steps
}

/// What an X rule did besides setting levels.
fn explicit(events: &[(CharRef, CharacterTraceEvent)]) -> TraceStepDetail {
    let (overridden, overridden_inserted) = changes_of(events.iter().filter(|it| it.1.is_override()));
    let overflow = events.iter().filter_map(|(character, event)| match event {
        CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::OverflowControl(_)) => {
            character.name_character_index()
        }
        _ => None,
    });
    TraceStepDetail::Explicit { overridden, overridden_inserted, overflow: overflow.collect() }
}

/// The level runs and sequences, and the sequence of each character.
fn sequences(
    text: &TracedText<'_>,
    recorder: &Recorder<'_>,
) -> (TraceStepDetail, Vec<(CharRef, CharacterTraceEvent)>) {
    let is_kept = |at: &usize| !text.uba.characters()[*at].class.is_removed_by_x9();
    let level_runs = recorder.level_runs.iter().map(|(range, level)| {
        let (characters, inserted) = text.split(range.clone().filter(is_kept));
        TracedLevelRun { logical_indices: characters, outside_character_indices: inserted, level: *level }
    });
    let mut events = Vec::new();
    let sequences = recorder.sequences.iter().map(|sequence| {
        let (characters, inserted) = text.split(sequence.characters.iter().copied());
        let [sos, eos] = [sequence.start, sequence.end]
            .map(|edge| BidiClass::of_direction(edge.higher_adjacent_level.direction()));
        let &TextSequence { level, start, end, .. } = sequence;
        let event = CharacterTraceEvent::InIsolatingRunSequence {
            sequence_character_count: sequence.characters.len(),
            sequence_level: level,
            start,
            end,
        };
        events.extend(sequence.characters.iter().map(|&at| (at, event)));
        TracedIsolatingRunSequence {
            logical_indices: characters,
            outside_character_indices: inserted,
            level,
            sos,
            eos,
        }
    });
    let detail =
        TraceStepDetail::Sequences { level_runs: level_runs.collect(), sequences: sequences.collect() };
    events.sort_by_key(|it| it.0);
    (detail, events.into_iter().map(|(at, event)| (text.char_ref(at), event)).collect())
}

/// The bracket pairs of which both are of the name.
fn pairs(events: &[(CharRef, CharacterTraceEvent)]) -> Vec<TracedBracketPair> {
    let pair = |(character, event): &(CharRef, CharacterTraceEvent)| match *event {
        CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::N0PairedBracket {
            other_bracket: partner,
            resolved_pair: resolved,
        }) => {
            let (opening, closing) = (character.name_character_index()?, partner.name_character_index()?);
            let (class, reason) = (resolved.map(|it| it.resolved_class), bracket_reason(resolved));
            (opening < closing).then_some(TracedBracketPair {
                opening_index: opening,
                closing_index: closing,
                class_set_by_n0: class,
                bracket_reason: reason,
            })
        }
        _ => None,
    };
    events.iter().filter_map(pair).collect()
}

/// The part of N0 that decided.
fn bracket_reason(resolved: Option<ResolvedBracketPair<Neighbour>>) -> BracketReason {
    match resolved {
        None => BracketReason::NothingStrongInside,
        Some(ResolvedBracketPair { n0c_strong_before: None, .. }) => BracketReason::EmbeddingInside,
        // Numbers count as R.
        Some(it) if (it.strong_inside.class == BidiClass::L) == (it.resolved_class == BidiClass::L) => {
            BracketReason::OppositeBeforeAndInside
        }
        Some(_) => BracketReason::OppositeInsideOnly,
    }
}

/// An event for each character that moved, by its positions before and after, in logical order.
pub(super) fn moved_events(
    moved: &[VisualPositionChange],
    event: impl Fn(VisualIndex, VisualIndex, LogicalIndex) -> CharacterTraceEvent,
) -> Vec<(CharRef, CharacterTraceEvent)> {
    let mut events: Vec<(LogicalIndex, CharacterTraceEvent)> =
        moved.iter().map(|it| (it.character, event(it.from, it.to, it.character))).collect();
    events.sort_by_key(|it| it.0);
    events.into_iter().map(|(at, event)| (CharRef::InName(at), event)).collect()
}

/// The order of the name's characters after L2 within each paragraph; text between paragraphs is from left to
/// right.
fn reordered(text: &TracedText<'_>, levels: &[Level]) -> Vec<LogicalIndex> {
    let mut visual: Vec<usize> = (0..text.uba.characters().len()).collect();
    for (range, _) in text.uba.paragraphs() {
        l2(&mut visual[range], |&at| levels[at]);
    }
    text.split(visual).0.into_iter().map(LogicalIndex).collect()
}

/// The characters whose position differs between two orders.
pub(super) fn moves(before: &[LogicalIndex], after: &[LogicalIndex]) -> Vec<VisualPositionChange> {
    let before = VisualPositions::of(before);
    let place_before = before.visual_from_logical();
    after
        .iter()
        .enumerate()
        .map(|(to, &character)| VisualPositionChange {
            character,
            from: place_before[character.0],
            to: VisualIndex(to),
        })
        .filter(|it| it.from != it.to)
        .collect()
}
