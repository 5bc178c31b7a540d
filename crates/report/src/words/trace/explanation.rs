//! Why the steps of a trace did what they did, in sentences about a character.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::one_to_one::OneToOneInferencePass;
use bidiscope_bidi::order::{Direction, Level, LogicalIndex, VisualIndex};
use bidiscope_bidi::trace::{
    CharRef, CharacterTraceEvent, Explanation, IsolatingRunSequenceEdge, Neighbour, OneToOneNeighbour,
    OneToOneReorderSource, OneToOneReorderTarget, ParagraphLevelReason, Trace,
};
use bidiscope_bidi::uba::{ResolvedBracketPair, UbaRuleEffect};
use bidiscope_words::{Message, message};

use crate::words::character::character_description;

/// What a step of a trace did to a character, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepExplanation {
    /// The number of the step in the trace, from 1.
    pub step_number: usize,
    /// The name of the rule, then one sentence or several.
    pub text: String,
}

/// What every step that affected a character of the name did to it, in order. Empty for a position outside the name.
pub fn character_history(trace: &Trace, character: LogicalIndex) -> Vec<StepExplanation> {
    let sentence = |it: &Explanation| {
        let (rule, section, text) =
            (it.step_kind.id(), it.step_kind.document_and_section(), event_text(&it.event));
        let text = if section.is_empty() {
            message!(step_explanation, rule = rule, text = text).to_string()
        } else {
            message!(step_explanation_with_section, rule = rule, section = section, text = text).to_string()
        };
        StepExplanation { step_number: it.step_number, text }
    };
    trace.explain_character(character).iter().map(sentence).collect()
}

/// Why a step, given by its number from 1, decided as it did: sentences for each run of characters with the same reason.
/// After `max_listed_reasons` the number of the others follows. Empty if the step needs no explanation.
pub fn trace_step_reasons(trace: &Trace, trace_step_number: usize, max_listed_reasons: usize) -> Vec<String> {
    let explanations = trace.explain_step_decisions(trace_step_number);
    let reason = |it: &Explanation| {
        message!(
            step_reason,
            count = it.explained_characters.len(),
            first = it.explained_characters.start + 1,
            last = it.explained_characters.end,
            text = event_text(&it.event)
        )
        .to_string()
    };
    let mut reasons: Vec<String> = explanations.iter().take(max_listed_reasons).map(reason).collect();
    let more = explanations.len() - reasons.len();
    if more > 0 {
        reasons.push(message!(outcome_more, count = more).to_string());
    }
    reasons
}

/// An event of the log in sentences about its character.
pub fn event_text(event: &CharacterTraceEvent) -> String {
    let sentence = message_of(event).to_string();
    let edges = match event {
        CharacterTraceEvent::UbaRuleApplied(effect) => edges_message(effect),
        _ => None,
    };
    match edges {
        Some(edges) => format!("{sentence} {edges}"),
        None => sentence,
    }
}

fn message_of(event: &CharacterTraceEvent) -> Message<'static> {
    match *event {
        CharacterTraceEvent::KeptInLogicalOrder(LogicalIndex(place)) => {
            message!(why_stored, position = place + 1)
        }
        CharacterTraceEvent::ClassReassigned { from_class: from, to_class: to } => {
            message!(why_class_reassigned, from = from.short_name(), to = to.short_name())
        }
        CharacterTraceEvent::AdjacentCharacter {
            adjacent: other,
            is_adjacent_before: is_before,
            is_adjacent_inserted: is_inserted,
        } => message!(
            why_adjacent,
            inserted = is_inserted,
            place = before_or_after(is_before),
            character = match other {
                CharRef::OutsideName { scalar, .. } => character_description(scalar),
                other => character(other).to_string(),
            }
        ),
        CharacterTraceEvent::FoundAsFirstStrong { class } => {
            message!(why_first_strong, class = class.short_name())
        }
        CharacterTraceEvent::ParagraphLevel { level, level_reason: cause } => paragraph(level, cause),
        CharacterTraceEvent::InIsolatingRunSequence {
            sequence_character_count: count,
            sequence_level: level,
            start,
            end,
        } => message!(
            why_sequence,
            count = count,
            level = level.number(),
            sos = class_of(start.higher_adjacent_level),
            eos = class_of(end.higher_adjacent_level)
        ),
        CharacterTraceEvent::UbaRuleApplied(effect) => message_of_rule(effect),
        CharacterTraceEvent::ReversedByL2 {
            from_visual_index: VisualIndex(from),
            to_visual_index: VisualIndex(to),
            level: Some(level),
        } => {
            message!(why_reversed, from = from + 1, to = to + 1, level = level.number())
        }
        CharacterTraceEvent::ReversedByL2 {
            from_visual_index: VisualIndex(from),
            to_visual_index: VisualIndex(to),
            level: None,
        } => {
            message!(why_reversed_with_base, from = from + 1, to = to + 1)
        }
        CharacterTraceEvent::MarkMovedByL3 {
            from_visual_index: VisualIndex(from),
            to_visual_index: VisualIndex(to),
        } => {
            message!(why_mark_moved, from = from + 1, to = to + 1)
        }
        CharacterTraceEvent::Mirrored => message!(why_mirrored),
        CharacterTraceEvent::MovedWithField {
            from_visual_index: VisualIndex(from),
            to_visual_index: VisualIndex(to),
        } => {
            message!(why_field_moved, from = from + 1, to = to + 1)
        }
        CharacterTraceEvent::OneToOneMarkFollowsBase {
            from_class: from,
            base_direction: to,
            base_index: base,
        } => message!(
            why_follows_base,
            direction = to.id(),
            from = from.short_name(),
            character = character(CharRef::InName(base))
        ),
        CharacterTraceEvent::OneToOneInferred {
            inference_pass: pass,
            from_class: from,
            inferred_direction: to,
            neighbour_before: before,
            neighbour_after: after,
        } => inferred(pass, from, to, before, after),
        CharacterTraceEvent::OneToOneReordered { operation, target } => reordered(operation.id(), target),
    }
}

fn message_of_rule(effect: UbaRuleEffect<CharRef, Neighbour>) -> Message<'static> {
    match effect {
        UbaRuleEffect::EmbeddedByX5aToX6a {
            from_level: from, to_level: to, opening_control: opener, ..
        } => {
            message!(why_embedded, from = from.number(), to = to.number(), opener = character(opener))
        }
        UbaRuleEffect::OverriddenByX5aToX6a {
            from_class: from,
            to_class: to,
            opening_control: opener,
            ..
        } => {
            let (from, to) = (from.short_name(), to.short_name());
            message!(why_overridden, from = from, to = to, opener = character(opener))
        }
        UbaRuleEffect::OverflowControl(_) => message!(why_overflow),
        UbaRuleEffect::RemovedByX9(class) => message!(why_removed, class = class.short_name()),
        UbaRuleEffect::W1NonspacingMark { to_class: to, base } => {
            let (to, letter) = (to.short_name(), character(base.character));
            match base.character {
                CharRef::IsolatingRunSequenceStart(_) => message!(why_nonspacing_mark_sos, to = to),
                _ if base.class.short_name() != to => {
                    message!(why_nonspacing_mark_isolate, to = to, character = letter)
                }
                _ => message!(why_nonspacing_mark, to = to, character = letter),
            }
        }
        UbaRuleEffect::W2NumberAfterArabicLetter(letter) => message!(
            why_number_after_arabic_letter,
            character = character(letter.character),
            class = letter.class.short_name()
        ),
        UbaRuleEffect::W3ArabicLetter => message!(why_arabic_letter),
        UbaRuleEffect::W4SeparatorInNumber {
            from_class: from,
            to_class: to,
            number_before: before,
            number_after: after,
        } => message!(
            why_separator_in_number,
            from = from.short_name(),
            class = to.short_name(),
            before = character(before.character),
            after = character(after.character)
        ),
        UbaRuleEffect::W5TerminatorByNumber { number, is_number_before: is_before } => message!(
            why_terminator,
            place = before_or_after(!is_before),
            character = character(number.character)
        ),
        UbaRuleEffect::W6SeparatorToNeutral(from) => {
            message!(why_separator_to_neutral, from = from.short_name())
        }
        UbaRuleEffect::W7NumberAfterLeftToRight(Neighbour {
            character: CharRef::IsolatingRunSequenceStart(_),
            ..
        }) => {
            message!(why_number_after_sos)
        }
        UbaRuleEffect::W7NumberAfterLeftToRight(letter) => message!(
            why_number_after_ltr,
            character = character(letter.character),
            class = letter.class.short_name()
        ),
        UbaRuleEffect::W7NumberKept(Neighbour {
            character: CharRef::IsolatingRunSequenceStart(_), ..
        }) => {
            message!(why_number_kept_sos)
        }
        UbaRuleEffect::W7NumberKept(letter) => message!(
            why_number_kept,
            character = character(letter.character),
            class = letter.class.short_name()
        ),
        UbaRuleEffect::N0PairedBracket { other_bracket: partner, resolved_pair: None } => {
            message!(why_pair_unchanged, partner = character(partner))
        }
        UbaRuleEffect::N0PairedBracket {
            other_bracket: partner,
            resolved_pair:
                Some(ResolvedBracketPair {
                    resolved_class: class,
                    strong_inside: inside,
                    n0c_strong_before: None,
                }),
        } => {
            message!(
                why_pair,
                partner = character(partner),
                inside = neighbour(inside),
                class = class.short_name()
            )
        }
        UbaRuleEffect::N0PairedBracket {
            other_bracket: partner,
            resolved_pair:
                Some(ResolvedBracketPair {
                    resolved_class: class,
                    strong_inside: inside,
                    n0c_strong_before: Some(before),
                }),
        } => message!(
            why_pair_before,
            partner = character(partner),
            inside = neighbour(inside),
            before = neighbour(before),
            class = class.short_name()
        ),
        UbaRuleEffect::N0MarkAfterBracket { to_class: to, .. } => {
            message!(why_bracket_mark, class = to.short_name())
        }
        UbaRuleEffect::N1NeutralBetweenSame {
            from_class: from,
            to_class: to,
            neighbour_before: before,
            neighbour_after: after,
        } => message!(
            why_neutral_between_same,
            from = from.short_name(),
            to = to.short_name(),
            before = neighbour(before),
            after = neighbour(after)
        ),
        UbaRuleEffect::N2NeutralByLevel {
            from_class: from,
            embedding_level: level,
            neighbour_before: before,
            neighbour_after: after,
        } => message!(
            why_neutral_by_level,
            direction = level.direction().id(),
            from = from.short_name(),
            to = class_of(level),
            level = level.number(),
            before = neighbour(before),
            after = neighbour(after)
        ),
        UbaRuleEffect::I1OrI2ImplicitLevel { resolved_class: class, from_level: from, to_level: to } => {
            message!(
                why_implicit_level,
                parity = if from.direction().is_right_to_left() { "odd" } else { "even" },
                class = class.short_name(),
                from = from.number(),
                to = to.number()
            )
        }
        UbaRuleEffect::L1LevelReset { from_level: from, paragraph_level: to, separator: Some(separator) } => {
            message!(
                why_level_reset,
                from = from.number(),
                to = to.number(),
                character = character(separator)
            )
        }
        UbaRuleEffect::L1LevelReset { from_level: from, paragraph_level: to, separator: None } => {
            message!(why_level_reset_at_end, from = from.number(), to = to.number())
        }
    }
}

fn paragraph(level: Level, cause: ParagraphLevelReason) -> Message<'static> {
    let (direction, level) = (level.direction().id(), level.number());
    match cause {
        ParagraphLevelReason::FixedByDisplay => {
            message!(why_paragraph_given, direction = direction, level = level)
        }
        ParagraphLevelReason::FirstStrongCharacter(first) => message!(
            why_paragraph_first_strong,
            direction = direction,
            level = level,
            character = character(first.character),
            class = first.class.short_name()
        ),
        ParagraphLevelReason::NoStrongCharacter => message!(why_paragraph_no_strong, level = level),
        ParagraphLevelReason::LastCharacterOfName(last) => message!(
            why_paragraph_last_character,
            direction = direction,
            level = level,
            character = character(last.character),
            class = last.class.short_name()
        ),
        ParagraphLevelReason::ComponentContainsRightToLeft(holds) => message!(
            why_paragraph_component,
            level = level,
            character = character(holds.character),
            class = holds.class.short_name()
        ),
        ParagraphLevelReason::ComponentContainsNoRightToLeft => {
            message!(why_paragraph_component_none, level = level)
        }
    }
}

fn inferred(
    pass: OneToOneInferencePass,
    from: BidiClass,
    to: Direction,
    before: Option<OneToOneNeighbour>,
    after: Option<OneToOneNeighbour>,
) -> Message<'static> {
    let is_arabic = from == BidiClass::AN;
    let ignored = match pass {
        OneToOneInferencePass::DigitsForward | OneToOneInferencePass::DigitsReverse => "digits",
        OneToOneInferencePass::AssignFixedDirections
        | OneToOneInferencePass::HyphensForward
        | OneToOneInferencePass::HyphensReverse => "hyphens",
    };
    let (from, direction) = (from.short_name(), to.id());
    let at = |position: usize| character(CharRef::InName(LogicalIndex(position)));
    let like = |position: usize, is_before: bool| {
        message!(
            why_like_neighbour,
            place = before_or_after(is_before),
            direction = direction,
            ignored = ignored,
            from = from,
            character = at(position)
        )
    };
    let none = |is_before: bool| {
        message!(why_no_neighbour, place = before_or_after(is_before), ignored = ignored, from = from)
    };
    match (pass, before, after) {
        (OneToOneInferencePass::AssignFixedDirections, ..) => {
            message!(why_assigned, direction = direction, from = from)
        }
        (OneToOneInferencePass::DigitsForward, ..) if is_arabic => message!(why_arabic_numeral, from = from),
        (
            _,
            Some(OneToOneNeighbour::Character { logical_index: LogicalIndex(before), .. }),
            Some(OneToOneNeighbour::Character { logical_index: LogicalIndex(after), .. }),
        ) if to.is_right_to_left() => {
            message!(why_between_rtl, ignored = ignored, from = from, before = at(before), after = at(after))
        }
        (_, _, Some(OneToOneNeighbour::Character { logical_index: LogicalIndex(after), .. })) => {
            like(after, false)
        }
        (_, _, Some(OneToOneNeighbour::NoNeighbour)) => none(false),
        (_, Some(OneToOneNeighbour::Character { logical_index: LogicalIndex(before), .. }), None) => {
            like(before, true)
        }
        (_, _, None) => none(true),
    }
}

fn reordered(operation: &'static str, target: OneToOneReorderTarget) -> Message<'static> {
    match target {
        OneToOneReorderTarget::Output { source, visual_index: place } => {
            let source = match source {
                OneToOneReorderSource::Input => "input",
                OneToOneReorderSource::DigitAccumulator => "accumulator",
                OneToOneReorderSource::CharacterStack => "stack",
            };
            message!(why_output, source = source, operation = operation, position = place + 1)
        }
        OneToOneReorderTarget::DigitAccumulator => message!(why_accumulator, operation = operation),
        OneToOneReorderTarget::CharacterStack => message!(why_stack, operation = operation),
        OneToOneReorderTarget::CharacterStackFromDigitAccumulator => {
            message!(why_stack_from_accumulator, operation = operation)
        }
    }
}

/// A reference in a sentence.
fn character(it: CharRef) -> Message<'static> {
    match it {
        CharRef::InName(LogicalIndex(at)) => message!(character_number, position = at + 1),
        CharRef::OutsideName { scalar, .. } => {
            message!(mention_other, character = character_description(scalar))
        }
        CharRef::IsolatingRunSequenceStart(_) => message!(mention_sos),
        CharRef::IsolatingRunSequenceEnd(_) => message!(mention_eos),
    }
}

/// A neighbour that an N rule looked at, with its class.
fn neighbour(it: Neighbour) -> Message<'static> {
    let class = it.class.short_name();
    match it.character {
        CharRef::IsolatingRunSequenceStart(_) => message!(neighbour_sos, class = class),
        CharRef::IsolatingRunSequenceEnd(_) => message!(neighbour_eos, class = class),
        other => {
            message!(neighbour, counts = it.class.is_digit(), character = character(other), class = class)
        }
    }
}

/// Why sos and eos, if the sentence about the effect mentions them, are L or R.
fn edges_message(effect: &UbaRuleEffect<CharRef, Neighbour>) -> Option<String> {
    let [before, after] = match *effect {
        UbaRuleEffect::W1NonspacingMark { base: it, .. }
        | UbaRuleEffect::W2NumberAfterArabicLetter(it)
        | UbaRuleEffect::W7NumberAfterLeftToRight(it)
        | UbaRuleEffect::W7NumberKept(it) => [Some(it), None],
        UbaRuleEffect::N1NeutralBetweenSame { neighbour_before: before, neighbour_after: after, .. }
        | UbaRuleEffect::N2NeutralByLevel { neighbour_before: before, neighbour_after: after, .. } => {
            [Some(before), Some(after)]
        }
        UbaRuleEffect::N0PairedBracket { resolved_pair: Some(it), .. } => [it.n0c_strong_before, None],
        _ => [None, None],
    };
    let edge = |it: Option<Neighbour>| match it?.character {
        CharRef::IsolatingRunSequenceStart(edge) | CharRef::IsolatingRunSequenceEnd(edge) => Some(edge),
        CharRef::InName(_) | CharRef::OutsideName { .. } => None,
    };
    match (edge(before), edge(after)) {
        (Some(sos), Some(eos)) if sos == eos => Some(edge_message("both", sos).to_string()),
        (Some(sos), Some(eos)) => Some(format!("{} {}", edge_message("sos", sos), edge_message("eos", eos))),
        (Some(sos), None) => Some(edge_message("sos", sos).to_string()),
        (None, Some(eos)) => Some(edge_message("eos", eos).to_string()),
        (None, None) => None,
    }
}

fn edge_message(edge: &'static str, of: IsolatingRunSequenceEdge) -> Message<'static> {
    let direction = of.higher_adjacent_level.direction().id();
    if of.is_at_paragraph_level {
        return message!(edge_by_paragraph, direction = direction, edge = edge);
    }
    message!(edge_by_level, direction = direction, edge = edge, level = of.higher_adjacent_level.number())
}

const fn class_of(level: Level) -> &'static str {
    if level.direction().is_right_to_left() { "R" } else { "L" }
}

const fn before_or_after(is_before: bool) -> &'static str {
    if is_before { "before" } else { "after" }
}
