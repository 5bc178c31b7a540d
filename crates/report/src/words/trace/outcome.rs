//! What a step did, in one line of text.

use std::ops::Range;

use crate::words::list::{comma_separator, semicolon_separator};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::LogicalIndex;
use bidiscope_bidi::order::one_to_one::OneToOneReorderOperation;
use bidiscope_bidi::trace::{
    BriefTraceStep, BriefTraceStepDetail, CharacterChange, LevelOrClass, LogicalCharacterRange,
    OutsideNameCharacterChange, TraceStep, TraceStepDetail, TracedBracketPair, TracedIsolatingRunSequence,
};
use bidiscope_words::{MessageValue, message};

use crate::words::character::character_description;

/// The maximum number of ranges that [`step_outcome_text`] should list where a reader sees one step at a time; the number of
/// the characters left out follows.
pub(crate) const MAX_RANGES_SHOWN: usize = 12;

/// What a step changed, in one line: `EN to AN: 4-5; ES to ON: 3`, with its values between isolates as
/// [`bidiscope_words::Message::text_with_isolated_values`] writes them. Empty where it has no outcome
/// ([`TraceStep::has_changes_or_result`]).
///
/// `logical_range_text` writes contiguous characters of the name, given by their logical positions. Each list is cut after
/// `max_listed_ranges` ranges of characters, of characters from outside the name or of isolating run sequences; the number of
/// characters, or of sequences, that are left out follows.
pub fn step_outcome_text(
    step: &TraceStep,
    logical_range_text: impl Fn(Range<usize>) -> String,
    max_listed_ranges: usize,
) -> String {
    let writer = OutcomeWriter { mention: logical_range_text, max_ranges: max_listed_ranges };
    let mut parts = writer.changes(&step.changed_characters);
    parts.extend(writer.inserted(&step.changed_characters_outside_name));
    parts.extend(writer.detail(&step.detail));
    parts.join(semicolon_separator())
}

/// As [`step_outcome_text`], but of the one-to-one display's stack only what the step pushes.
pub fn brief_step_outcome_text(
    step: &BriefTraceStep<'_>,
    logical_range_text: impl Fn(Range<usize>) -> String,
    max_listed_ranges: usize,
) -> String {
    match &step.detail {
        BriefTraceStepDetail::Full(_) => {
            step_outcome_text(step.full_step, logical_range_text, max_listed_ranges)
        }
        BriefTraceStepDetail::Reordering { operation, characters, mode, pushed, .. } => {
            let writer = OutcomeWriter { mention: logical_range_text, max_ranges: max_listed_ranges };
            let mut parts = vec![writer.operation(*operation, characters, *mode)];
            if !pushed.is_empty() {
                let pieces: Vec<String> = pushed.iter().map(|it| writer.span(it)).collect();
                parts.push(
                    message!(outcome_pushed, characters = MessageValue::List(pieces))
                        .text_with_isolated_values(),
                );
            }
            parts.join(comma_separator())
        }
    }
}

/// Which characters rule L4 mirrors, given by their ascending logical indices, as it follows the outcome of L2; empty where
/// it mirrors none. `logical_range_text` and `max_listed_ranges` are as in [`step_outcome_text`].
pub fn mirroring_outcome_text(
    mirrored_logical_indices: &[LogicalIndex],
    logical_range_text: impl Fn(Range<usize>) -> String,
    max_listed_ranges: usize,
) -> String {
    if mirrored_logical_indices.is_empty() {
        return String::new();
    }
    let characters = OutcomeWriter { mention: logical_range_text, max_ranges: max_listed_ranges }
        .list(mirrored_logical_indices.iter().map(|it| it.0));
    message!(outcome_mirrored_by_l4, characters = characters).text_with_isolated_values()
}

/// Writes the parts of an outcome.
struct OutcomeWriter<F> {
    mention: F,
    max_ranges: usize,
}

impl<F: Fn(Range<usize>) -> String> OutcomeWriter<F> {
    fn at(&self, position: usize) -> String {
        (self.mention)(position..position + 1)
    }

    fn span(&self, span: &LogicalCharacterRange) -> String {
        (self.mention)(span.0.clone())
    }

    /// The characters, contiguous ones combined.
    fn list(&self, characters: impl IntoIterator<Item = usize>) -> MessageValue<'static> {
        let ranges = ranges(characters);
        let shown = ranges.iter().take(self.max_ranges).map(|it| (self.mention)(it.clone())).collect();
        MessageValue::List(with_more(shown, ranges.iter().skip(self.max_ranges).map(Range::len).sum()))
    }

    /// A part for each pair of old and new value, in the order of their first characters.
    fn changes(&self, changes: &[CharacterChange]) -> Vec<String> {
        let mut kinds: Vec<(LevelOrClass, LevelOrClass)> = Vec::new();
        for change in changes {
            if !kinds.contains(&(change.from, change.to)) {
                kinds.push((change.from, change.to));
            }
        }
        let part = |&(from, to): &(LevelOrClass, LevelOrClass)| {
            let characters = changes.iter().filter(|it| (it.from, it.to) == (from, to));
            let list = self.list(characters.map(|it| it.character.0));
            let (is_level, from, to) = (is_level(to), from.to_string(), to.to_string());
            if is_level {
                return message!(outcome_level, from = from, to = to, characters = list)
                    .text_with_isolated_values();
            }
            message!(outcome_class, from = from, to = to, characters = list).text_with_isolated_values()
        };
        kinds.iter().map(part).collect()
    }

    fn inserted(&self, changes: &[OutsideNameCharacterChange]) -> Option<String> {
        let change = |it: &OutsideNameCharacterChange| {
            let (character, from, to) =
                (character_description(it.scalar), it.from.to_string(), it.to.to_string());
            if is_level(it.to) {
                return message!(outcome_outside_level, character = character, from = from, to = to)
                    .to_string();
            }
            message!(outcome_outside_class, character = character, from = from, to = to).to_string()
        };
        let shown = changes.iter().take(self.max_ranges).map(change).collect();
        let list = with_more(shown, changes.len().saturating_sub(self.max_ranges));
        // Sentences of the language: an isolate would take the direction of their first character.
        let changes = MessageValue::LocalizedText(list.join(comma_separator()));
        (!list.is_empty()).then(|| message!(outcome_outside, changes = changes).text_with_isolated_values())
    }

    fn detail(&self, detail: &TraceStepDetail) -> Vec<String> {
        let part = match detail {
            TraceStepDetail::Nothing {} => return Vec::new(),
            TraceStepDetail::FirstStrong { first_strong: Some(first), .. } => {
                message!(outcome_first_strong, character = self.at(*first))
            }
            TraceStepDetail::FirstStrong { outside: Some(outside), .. } => {
                message!(outcome_first_strong_outside, character = outside.clone())
            }
            TraceStepDetail::FirstStrong { .. } => message!(outcome_no_strong),
            TraceStepDetail::Paragraphs { paragraphs } => match paragraphs.as_slice() {
                [only] => message!(outcome_paragraph, level = only.level.number()),
                several => {
                    let part = |level: u8, characters: MessageValue<'static>| {
                        message!(outcome_paragraphs, level = level, characters = characters)
                            .text_with_isolated_values()
                    };
                    return several
                        .iter()
                        .map(|it| part(it.level.number(), self.list(it.start_index..it.end_index)))
                        .collect();
                }
            },
            TraceStepDetail::Explicit { overridden, overridden_inserted, overflow } => {
                let mut parts = self.changes(overridden);
                parts.extend(self.inserted(overridden_inserted));
                if !overflow.is_empty() {
                    let characters = self.list(overflow.iter().copied());
                    parts.push(
                        message!(outcome_overflow, characters = characters).text_with_isolated_values(),
                    );
                }
                return parts;
            }
            TraceStepDetail::Removed { removed, removed_inserted } => {
                let mut parts = Vec::new();
                if !removed.is_empty() {
                    let characters = self.list(removed.iter().copied());
                    parts
                        .push(message!(outcome_removed, characters = characters).text_with_isolated_values());
                }
                if !removed_inserted.is_empty() {
                    parts.push(
                        message!(outcome_removed_outside, count = removed_inserted.len())
                            .text_with_isolated_values(),
                    );
                }
                return parts;
            }
            TraceStepDetail::Sequences { level_runs, sequences } => {
                return self.sequences(level_runs.len(), sequences);
            }
            TraceStepDetail::Brackets { bracket_pairs } => {
                return bracket_pairs.iter().map(|it| self.pair(it)).collect();
            }
            TraceStepDetail::Moved { moved } if moved.is_empty() => return Vec::new(),
            TraceStepDetail::Moved { moved } => message!(outcome_moved, count = moved.len()),
            TraceStepDetail::Mirrored { mirrored } if mirrored.is_empty() => return Vec::new(),
            TraceStepDetail::Mirrored { mirrored } => {
                message!(outcome_mirrored, characters = self.list(mirrored.iter().copied()))
            }
            TraceStepDetail::Reordering { operation, characters, mode, accumulator, stack, .. } => {
                let mut parts = vec![self.operation(*operation, characters, *mode)];
                if !accumulator.0.is_empty() {
                    parts.push(
                        message!(outcome_accumulator, characters = self.span(accumulator))
                            .text_with_isolated_values(),
                    );
                }
                if let Some(top) = stack.last() {
                    let top = self.span(top);
                    parts.push(
                        message!(outcome_stack, count = stack.len(), characters = top)
                            .text_with_isolated_values(),
                    );
                }
                return vec![parts.join(comma_separator())];
            }
            TraceStepDetail::Inserted { scalar, is_at_end: true, .. } => {
                message!(outcome_inserted_at_end, character = character_description(*scalar))
            }
            TraceStepDetail::Inserted { scalar, before, .. } => {
                message!(outcome_inserted, character = character_description(*scalar), position = before + 1)
            }
        };
        vec![part.text_with_isolated_values()]
    }

    fn sequences(&self, level_runs: usize, sequences: &[TracedIsolatingRunSequence]) -> Vec<String> {
        let mut parts = vec![message!(outcome_level_runs, count = level_runs).text_with_isolated_values()];
        let listed = sequences.iter().take(self.max_ranges).map(|it| {
            let (level, sos, eos) = (it.level.number(), it.sos.short_name(), it.eos.short_name());
            if it.logical_indices.is_empty() {
                return message!(outcome_sequence_outside, level = level, sos = sos, eos = eos)
                    .text_with_isolated_values();
            }
            let characters = self.list(it.logical_indices.iter().copied());
            message!(outcome_sequence, characters = characters, level = level, sos = sos, eos = eos)
                .text_with_isolated_values()
        });
        parts.extend(listed);
        let more = sequences.len().saturating_sub(self.max_ranges);
        if more > 0 {
            parts.push(message!(outcome_more_sequences, count = more).text_with_isolated_values());
        }
        parts
    }

    fn pair(&self, pair: &TracedBracketPair) -> String {
        let (opening, closing) = (self.at(pair.opening_index), self.at(pair.closing_index));
        match pair.class_set_by_n0 {
            Some(class) => {
                message!(outcome_pair, opening = opening, closing = closing, class = class.short_name())
            }
            None => message!(outcome_pair_unchanged, opening = opening, closing = closing),
        }
        .text_with_isolated_values()
    }

    fn operation(
        &self,
        operation: OneToOneReorderOperation,
        current: &LogicalCharacterRange,
        mode: BidiClass,
    ) -> String {
        let (operation, mode) = (operation.id(), mode.short_name());
        if current.0.is_empty() {
            return message!(outcome_operation_at_end, operation = operation, mode = mode)
                .text_with_isolated_values();
        }
        let characters = self.span(current);
        message!(outcome_operation, operation = operation, characters = characters, mode = mode)
            .text_with_isolated_values()
    }
}

const fn is_level(it: LevelOrClass) -> bool {
    matches!(it, LevelOrClass::Level(_))
}

/// A list after which the number of the others follows.
fn with_more(mut shown: Vec<String>, more: usize) -> Vec<String> {
    if more > 0 {
        shown.push(message!(outcome_more, count = more).to_string());
    }
    shown
}

/// Ascending positions as contiguous ranges.
fn ranges(characters: impl IntoIterator<Item = usize>) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for at in characters {
        match ranges.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => ranges.push(at..at + 1),
        }
    }
    ranges
}
