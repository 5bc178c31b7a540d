//! Explanations of a character and of a step, derived from the changes and the evidence of steps.

use crate::name::BidiClass;
use crate::order::{Direction, Level, LogicalIndex};
use crate::uba::Rule;

use super::Trace;
use super::explanation_data::{CharRef, Claim, Explanation, Neighbour, QueueSource, QueueTarget};
use super::shared_slice::CharacterSpan;
use super::step::{Change, Detail, LevelOrClass, Step, StepRule, TracedPair};

impl Trace {
    /// Everything that the steps did to a character of the name, in their order. Empty for a position outside
    /// the name.
    pub fn explain_character(&self, character: LogicalIndex) -> Vec<Explanation> {
        let mut explanations = Vec::new();
        if character.0 >= self.characters.len() {
            return explanations;
        }
        let mut state = CharacterState::initial(self);
        let mut before = None;
        for step in &self.steps {
            state.apply(step);
            let emit = |claim| {
                explanations.push(Explanation {
                    step: step.step,
                    rule: step.rule,
                    about: character.0..character.0 + 1,
                    claim,
                })
            };
            claims_of(step, before, &state, character.0, emit);
            before = Some(step);
        }
        explanations
    }

    /// What a step did to the characters whose class or level it decided; contiguous characters with the same
    /// claim are combined. `number` counts from 1. Empty for steps that only move characters.
    pub fn explain_step(&self, number: usize) -> Vec<Explanation> {
        let Some(step) = number.checked_sub(1).and_then(|index| self.steps.get(index)) else {
            return Vec::new();
        };
        let decided = decided_by(step);
        if decided.is_empty() {
            return Vec::new();
        }
        let mut state = CharacterState::initial(self);
        self.steps[..number].iter().for_each(|step| state.apply(step));
        let mut explanations: Vec<Explanation> = Vec::new();
        for character in decided {
            let emit = |claim| match explanations.last_mut() {
                Some(last) if last.claim == claim && last.about.end == character => last.about.end += 1,
                _ => explanations.push(Explanation {
                    step: number,
                    rule: step.rule,
                    about: character..character + 1,
                    claim,
                }),
            };
            claims_of(step, None, &state, character, emit);
        }
        explanations
    }
}

/// The characters whose class or level a step decided, in logical order.
fn decided_by(step: &Step) -> Vec<usize> {
    let changed = step.changed.iter().map(|it| it.character.0);
    match &step.detail {
        Detail::FirstStrong { first_strong, .. } => first_strong.iter().copied().collect(),
        // Contiguous, so that they are combined into one explanation for each paragraph.
        Detail::Paragraphs { paragraphs } => paragraphs.iter().flat_map(|it| it.start..it.end).collect(),
        Detail::Explicit { overridden, overflow, .. } => {
            let mut all: Vec<usize> = changed.chain(overridden.iter().map(|it| it.character.0)).collect();
            all.extend(overflow);
            all.sort_unstable();
            all.dedup();
            all
        }
        Detail::Removed { removed, .. } => removed.clone(),
        Detail::Brackets { bracket_pairs } => {
            let mut all: Vec<usize> = bracket_pairs.iter().flat_map(|it| [it.opening, it.closing]).collect();
            all.extend(changed);
            all.sort_unstable();
            all.dedup();
            all
        }
        _ => changed.collect(),
    }
}

/// The class and level of each character after some steps.
pub(super) struct CharacterState {
    pub(super) classes: Vec<BidiClass>,
    pub(super) levels: Vec<Level>,
}

impl CharacterState {
    pub(super) fn initial(trace: &Trace) -> Self {
        let classes: Vec<BidiClass> = trace.characters.iter().map(|it| it.class).collect();
        Self { levels: vec![Level::LTR; classes.len()], classes }
    }

    /// Applies the changes of a step.
    pub(super) fn apply(&mut self, step: &Step) {
        if let Detail::Paragraphs { paragraphs } = &step.detail {
            for paragraph in paragraphs {
                self.levels[paragraph.start..paragraph.end].fill(paragraph.level);
            }
        }
        let overridden = match &step.detail {
            Detail::Explicit { overridden, .. } => overridden.as_slice(),
            _ => &[],
        };
        for change in step.changed.iter().chain(overridden) {
            match change.to {
                LevelOrClass::Class(class) => self.classes[change.character.0] = class,
                LevelOrClass::Level(level) => self.levels[change.character.0] = level,
            }
        }
    }
}

/// Reports each claim about what a step did to a character.
fn claims_of(
    step: &Step,
    before: Option<&Step>,
    state: &CharacterState,
    at: usize,
    mut emit: impl FnMut(Claim),
) {
    let pair = match &step.detail {
        Detail::Brackets { bracket_pairs } => bracket_pairs.iter().find_map(|pair| pair_claim(pair, at)),
        _ => None,
    };
    if let Some(change) = change_of(&step.changed, at).filter(|_| pair.is_none()) {
        emit(change_claim(step, state, change));
    }
    match &step.detail {
        Detail::Nothing {} if step.rule == StepRule::Logical => emit(Claim::Stored(at)),
        Detail::FirstStrong { first_strong: Some(first), .. } if *first == at => {
            emit(Claim::FirstStrong(state.classes[at]));
        }
        Detail::Nothing {} | Detail::FirstStrong { .. } => {}
        Detail::Paragraphs { paragraphs } => {
            let next = paragraphs.partition_point(|it| it.start <= at);
            let paragraph = next.checked_sub(1).map(|it| paragraphs[it]).filter(|it| at < it.end);
            if let Some(paragraph) = paragraph {
                emit(Claim::ParagraphLevel { level: paragraph.level, cause: paragraph.cause });
            }
        }
        Detail::Explicit { overridden, overflow, .. } => {
            if let Some(Change { from: LevelOrClass::Class(from), to: LevelOrClass::Class(to), .. }) =
                change_of(overridden, at)
            {
                emit(Claim::Overridden { from: *from, to: *to, opener: step.evidence.opener_of(at) });
            }
            if overflow.contains(&at) {
                emit(Claim::Overflow);
            }
        }
        Detail::Removed { removed, .. } => {
            if removed.binary_search(&at).is_ok() {
                emit(Claim::Removed(state.classes[at]));
            }
        }
        Detail::Sequences { sequences, .. } => {
            if let Some(found) = sequences.iter().find(|it| it.characters.contains(&at)) {
                let count = found.characters.len() + found.inserted.len();
                let [start, end] = found.edges;
                emit(Claim::Sequence { count, level: found.level, start, end });
            }
        }
        Detail::Brackets { .. } => pair.into_iter().for_each(emit),
        Detail::Moved { moved } => {
            if let Some(found) = moved.iter().find(|it| it.character.0 == at) {
                let (from, to) = (found.from, found.to);
                emit(match step.rule {
                    StepRule::Uba(Rule::L2) => {
                        let is_removed = state.classes[at].is_removed_by_x9();
                        Claim::Reversed { from, to, level: (!is_removed).then_some(state.levels[at]) }
                    }
                    StepRule::Uba(_) => Claim::MarkMovedAfterBase { from, to },
                    _ => Claim::FieldMoved { from, to },
                });
            }
        }
        Detail::Inserted { scalar, number, before, .. } => {
            let is_before = *before == at;
            if is_before || *before == at + 1 {
                let other = CharRef::Other { number: *number, scalar: *scalar };
                emit(Claim::AdjacentCharacter {
                    other,
                    is_before,
                    is_inserted: step.rule == StepRule::Insert,
                });
            }
        }
        Detail::Reordering { operation, .. } => {
            if let Some(target) = queue_target(step, before, at) {
                emit(Claim::Reordered { operation: *operation, target });
            }
        }
    }
}

/// Finds a character in changes that are in logical order.
fn change_of(changes: &[Change], at: usize) -> Option<&Change> {
    changes.binary_search_by_key(&at, |it| it.character.0).ok().and_then(|found| changes.get(found))
}

/// The claim about a change of a character.
fn change_claim(step: &Step, state: &CharacterState, change: &Change) -> Claim {
    let at = change.character.0;
    match (change.from, change.to) {
        (LevelOrClass::Level(from), LevelOrClass::Level(to)) => level_change_claim(step, state, at, from, to),
        (LevelOrClass::Class(from), LevelOrClass::Class(to)) => class_change_claim(step, state, at, from, to),
        // No step changes a level to a class.
        (LevelOrClass::Class(from), LevelOrClass::Level(_))
        | (LevelOrClass::Level(_), LevelOrClass::Class(from)) => Claim::SeparatorToNeutral(from),
    }
}

fn level_change_claim(step: &Step, state: &CharacterState, at: usize, from: Level, to: Level) -> Claim {
    match step.rule {
        StepRule::Uba(Rule::I1 | Rule::I2) => Claim::ImplicitLevel { class: state.classes[at], from, to },
        StepRule::Uba(Rule::L1) => {
            let after = step.evidence.rule_evidence(at).and_then(|it| it.after);
            let separator =
                after.map(|it| it.character).filter(|it| !matches!(it, CharRef::Start(_) | CharRef::End(_)));
            Claim::LevelReset { from, to, separator }
        }
        _ => Claim::Embedded { from, to, opener: step.evidence.opener_of(at) },
    }
}

fn class_change_claim(
    step: &Step,
    state: &CharacterState,
    at: usize,
    from: BidiClass,
    to: BidiClass,
) -> Claim {
    let rule = match step.rule {
        StepRule::Uba(rule) => rule,
        StepRule::Infer(pass) => {
            let to = if to == BidiClass::R { Direction::RightToLeft } else { Direction::LeftToRight };
            let evidence = step.evidence.pass_evidence(at);
            let base = evidence.map_or(at, |it| it.base);
            if base != at {
                return Claim::FollowsBase { from, to, base };
            }
            let [before, after] = evidence.map_or([None, None], |it| [it.before, it.after]);
            return Claim::Inferred { pass, from, to, before, after };
        }
        _ => return Claim::ClassReassigned { from, to },
    };
    let evidence = step.evidence.rule_evidence(at);
    let (before, after) = (evidence.and_then(|it| it.before), evidence.and_then(|it| it.after));
    let is_number = |it: &Neighbour| it.class == BidiClass::EN;
    match (rule, before, after) {
        (Rule::W1, Some(base), _) => Claim::NonspacingMark { to, base },
        (Rule::W2, Some(letter), _) => Claim::NumberAfterArabicLetter(letter),
        (Rule::W3, ..) => Claim::ArabicLetter,
        (Rule::W4, Some(before), Some(after)) => Claim::SeparatorInNumber { from, before, after },
        (Rule::W5, Some(number), _) if is_number(&number) => {
            Claim::TerminatorByNumber { number, is_before: true }
        }
        (Rule::W5, _, Some(number)) => Claim::TerminatorByNumber { number, is_before: false },
        (Rule::W6, ..) => Claim::SeparatorToNeutral(from),
        (Rule::W7, Some(letter), _) => Claim::NumberAfterLeftToRight(letter),
        (Rule::N1, Some(before), Some(after)) => Claim::NeutralBetweenSame { from, to, before, after },
        (Rule::N2, Some(before), Some(after)) => {
            Claim::NeutralByLevel { from, level: state.levels[at], before, after }
        }
        // A mark after a bracket: everything else that N0 changes is in a pair.
        _ => Claim::BracketMark(to),
    }
}

/// The claim of N0 about a bracket of this pair.
fn pair_claim(pair: &TracedPair, at: usize) -> Option<Claim> {
    let partner = match at {
        it if it == pair.opening => pair.closing,
        it if it == pair.closing => pair.opening,
        _ => return None,
    };
    let TracedPair { class, reason, inside, before, .. } = *pair;
    Some(Claim::PairedBracket { partner, class, reason, inside, before })
}

/// Where a step of the reordering moved a character; `None` if it did not.
fn queue_target(step: &Step, before: Option<&Step>, at: usize) -> Option<QueueTarget> {
    let Detail::Reordering { characters, accumulator, stack, .. } = &step.detail else { return None };
    let out = step.goes_out(before);
    let waited_in_accumulator = match before.map(|step| &step.detail) {
        Some(Detail::Reordering { accumulator, .. }) => accumulator.0.contains(&at),
        _ => false,
    };
    if let Some(nth) = out.iter().position(|it| it.0 == at) {
        let place = step.order.as_ref().map_or(0, |order| order.len()) - out.len() + nth;
        let source = match before.map(|step| &step.detail) {
            _ if waited_in_accumulator => QueueSource::Accumulator,
            Some(Detail::Reordering { stack, .. }) if CharacterSpan::any_contains(stack, at) => {
                QueueSource::Stack
            }
            _ => QueueSource::Input,
        };
        return Some(QueueTarget::Out { source, place });
    }
    let is_current = characters.0.contains(&at);
    if accumulator.0.contains(&at) {
        return is_current.then_some(QueueTarget::Accumulator);
    }
    match CharacterSpan::any_contains(stack, at) {
        true if is_current => Some(QueueTarget::Stack),
        true if waited_in_accumulator => Some(QueueTarget::StackFromAccumulator),
        _ => None,
    }
}
