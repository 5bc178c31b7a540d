//! What a step did, in one line of text.

use std::fmt;
use std::ops::Range;

use crate::name::{BidiClass, code_point};
use crate::order::one_to_one::Operation;

use super::brief::{BriefDetail, BriefStep};
use super::shared_slice::CharacterSpan;
use super::step::{Change, Detail, InsertedChange, LevelOrClass, Move, Step, TracedPair, TracedSequence};

/// The maximum number of ranges that [`Step::outcome`] should list where a reader sees one step at a time; the number
/// of the others follows.
pub const MAX_RANGES_SHOWN: usize = 12;

impl Step {
    /// What the step did, in one line: `EN to AN: 3-4; ES to ON: 2`. Empty if it did nothing.
    ///
    /// `mention` writes contiguous characters of the name, given by their logical positions. Each list is cut after
    /// `max_ranges` ranges of characters, and the number of the others follows.
    pub fn outcome(&self, mention: impl Fn(Range<usize>) -> String, max_ranges: usize) -> String {
        let writer = OutcomeWriter { mention, max_ranges };
        let mut parts = writer.changes(&self.changed);
        parts.extend(writer.inserted(&self.changed_inserted));
        parts.extend(writer.detail(&self.detail));
        parts.join("; ")
    }

    /// What the rule of the step does, in one sentence; for the one-to-one display's reordering, what the
    /// operation does.
    pub fn sentence(&self) -> &'static str {
        match &self.detail {
            Detail::Reordering { operation, .. } => operation.sentence(),
            _ => self.rule.sentence(),
        }
    }
}

/// The rule, and what the step did: `W2 EN to AN: 3-4`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = self.rule.id();
        match self.outcome(format_positions, MAX_RANGES_SHOWN) {
            outcome if outcome.is_empty() => write!(f, "{rule}"),
            outcome => write!(f, "{rule} {outcome}"),
        }
    }
}

impl BriefStep<'_> {
    /// As [`Step::outcome`], but of the one-to-one display's stack only what the step pushes.
    pub fn outcome(&self, mention: impl Fn(Range<usize>) -> String, max_ranges: usize) -> String {
        match &self.detail {
            BriefDetail::Full(_) => self.full_step.outcome(mention, max_ranges),
            BriefDetail::Reordering { operation, characters, mode, pushed, .. } => {
                let writer = OutcomeWriter { mention, max_ranges };
                writer.operation(*operation, characters, *mode) + &writer.pushed(pushed)
            }
        }
    }
}

/// Contiguous positions, counted from 0: `3` or `3-4`.
pub fn format_positions(range: Range<usize>) -> String {
    match range.len() {
        0 | 1 => (range.start + 1).to_string(),
        _ => format!("{}-{}", range.start + 1, range.end),
    }
}

/// Writes the parts of an outcome.
struct OutcomeWriter<F> {
    mention: F,
    max_ranges: usize,
}

impl<F: Fn(Range<usize>) -> String> OutcomeWriter<F> {
    /// The characters, contiguous ones combined.
    fn list(&self, characters: impl IntoIterator<Item = usize>) -> String {
        let ranges = ranges(characters);
        let mut listed: Vec<String> =
            ranges.iter().take(self.max_ranges).map(|it| (self.mention)(it.clone())).collect();
        if ranges.len() > self.max_ranges {
            let more: usize = ranges[self.max_ranges..].iter().map(Range::len).sum();
            listed.push(format!("and {more} more"));
        }
        listed.join(", ")
    }

    /// A part for each pair of old and new value, in the order of their first characters.
    fn changes(&self, changes: &[Change]) -> Vec<String> {
        let mut kinds: Vec<(LevelOrClass, LevelOrClass)> = Vec::new();
        for change in changes {
            if !kinds.contains(&(change.from, change.to)) {
                kinds.push((change.from, change.to));
            }
        }
        let part = |&(from, to): &(LevelOrClass, LevelOrClass)| {
            let characters = changes.iter().filter(|it| (it.from, it.to) == (from, to));
            let list = self.list(characters.map(|it| it.character.0));
            format!("{}: {list}", from_to(from, to))
        };
        kinds.iter().map(part).collect()
    }

    fn inserted(&self, changes: &[InsertedChange]) -> Option<String> {
        let listed: Vec<String> = changes
            .iter()
            .take(self.max_ranges)
            .map(|it| format!("{} {}", code_point(it.scalar), from_to(it.from, it.to)))
            .collect();
        let more = changes.len().saturating_sub(self.max_ranges);
        let more = if more > 0 { format!(", and {more} more") } else { String::new() };
        (!listed.is_empty()).then(|| format!("outside the name: {}{more}", listed.join(", ")))
    }

    fn detail(&self, detail: &Detail) -> Vec<String> {
        match detail {
            Detail::Nothing {} => Vec::new(),
            Detail::FirstStrong { first_strong: Some(first), .. } => {
                vec![format!("the first strong character is {}", (self.mention)(*first..first + 1))]
            }
            Detail::FirstStrong { outside: Some(outside), .. } => {
                vec![format!("the first strong character is {outside}, outside the name")]
            }
            Detail::FirstStrong { .. } => vec![String::from("the name has no strong character")],
            Detail::Paragraphs { paragraphs } => match paragraphs.as_slice() {
                [only] => vec![format!("the paragraph is at level {}", only.level.number())],
                several => several
                    .iter()
                    .map(|it| format!("level {}: {}", it.level.number(), self.list(it.start..it.end)))
                    .collect(),
            },
            Detail::Explicit { overridden, overridden_inserted, overflow } => {
                let mut parts = self.changes(overridden);
                parts.extend(self.inserted(overridden_inserted));
                if !overflow.is_empty() {
                    parts.push(format!("no level is left for {}", self.list(overflow.iter().copied())));
                }
                parts
            }
            Detail::Removed { removed, removed_inserted } => {
                let mut parts = Vec::new();
                if !removed.is_empty() {
                    parts.push(format!("passed over from here on: {}", self.list(removed.iter().copied())));
                }
                if !removed_inserted.is_empty() {
                    let count = counted(removed_inserted.len(), "character");
                    parts.push(format!("passed over outside the name: {count}"));
                }
                parts
            }
            Detail::Sequences { level_runs, sequences } => self.sequences(level_runs.len(), sequences),
            Detail::Brackets { bracket_pairs } => bracket_pairs.iter().map(|it| self.pair(it)).collect(),
            Detail::Moved { moved } => moved_parts(moved),
            Detail::Reordering { operation, characters, mode, accumulator, stack, .. } => {
                let text = self.operation(*operation, characters, *mode);
                vec![text + &self.queues(accumulator, stack)]
            }
            Detail::Inserted { inserted, before, is_at_end, .. } => vec![match (is_at_end, before) {
                (true, _) => format!("{inserted} at the end"),
                (false, before) => format!("{inserted} before {before}"),
            }],
        }
    }

    fn sequences(&self, level_runs: usize, sequences: &[TracedSequence]) -> Vec<String> {
        let mut parts = vec![counted(level_runs, "level run")];
        let listed = sequences.iter().take(self.max_ranges).map(|it| {
            let list = if it.characters.is_empty() {
                String::from("nothing of the name")
            } else {
                self.list(it.characters.iter().copied())
            };
            format!("{list} at level {}, sos {}, eos {}", it.level.number(), it.sos, it.eos)
        });
        parts.extend(listed);
        if sequences.len() > self.max_ranges {
            parts.push(format!("and {} more sequences", sequences.len() - self.max_ranges));
        }
        parts
    }

    fn pair(&self, pair: &TracedPair) -> String {
        let of = |at: usize| (self.mention)(at..at + 1);
        match pair.class {
            Some(class) => format!("the pair {} and {} is {class}", of(pair.opening), of(pair.closing)),
            None => format!("the pair {} and {} stays open", of(pair.opening), of(pair.closing)),
        }
    }

    fn operation(&self, operation: Operation, current: &CharacterSpan, mode: BidiClass) -> String {
        let of = if current.0.is_empty() {
            String::from("at the end of the input")
        } else {
            (self.mention)(current.0.clone())
        };
        format!("{operation} {of}, mode {mode}")
    }

    /// The accumulator and the top of the stack.
    fn queues(&self, accumulator: &CharacterSpan, stack: &[CharacterSpan]) -> String {
        let mut text = String::new();
        if !accumulator.0.is_empty() {
            text += &format!(", accumulator {}", (self.mention)(accumulator.0.clone()));
        }
        if let Some(top) = stack.last() {
            let pieces = counted(stack.len(), "piece");
            text += &format!(", stack of {pieces}, top {}", (self.mention)(top.0.clone()));
        }
        text
    }

    /// The pieces pushed onto the stack.
    fn pushed(&self, pieces: &[CharacterSpan]) -> String {
        let pieces: Vec<String> = pieces.iter().map(|piece| (self.mention)(piece.0.clone())).collect();
        if pieces.is_empty() { String::new() } else { format!(", onto the stack {}", pieces.join(", ")) }
    }
}

fn from_to(from: LevelOrClass, to: LevelOrClass) -> String {
    match (from, to) {
        (LevelOrClass::Level(from), LevelOrClass::Level(to)) => {
            format!("level {} to {}", from.number(), to.number())
        }
        _ => format!("{from} to {to}"),
    }
}

fn moved_parts(moved: &[Move]) -> Vec<String> {
    match moved.len() {
        0 => Vec::new(),
        1 => vec![String::from("1 character changes its place")],
        count => vec![format!("{count} characters change their places")],
    }
}

fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
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
