//! Explanations of a character and of a step, derived from the changes and the evidence of steps.

use crate::name::BidiClass;
use crate::order::{Direction, Level, LogicalIndex};
use crate::uba::Rule;

use super::Trace;
use super::explanation_data::{CharRef, Explanation, Neighbour, ReorderSource, ReorderTarget, Statement};
use super::shared_slice::CharacterSpan;
use super::step::{Change, Detail, LevelOrClass, Step, StepRule, TracedPair};

impl Trace {
    /// Everything that the steps did to the character of the name at this logical position, in their order. Empty for
    /// a position outside the name.
    pub fn explain_character(&self, character: LogicalIndex) -> Vec<Explanation> {
        let mut explanations = Vec::new();
        if character.0 >= self.characters.len() {
            return explanations;
        }
        let mut state = CharacterState::initial(self);
        let mut before = None;
        for step in &self.steps {
            state.apply(step);
            let emit = |statement| {
                explanations.push(Explanation {
                    step: step.step,
                    rule: step.rule,
                    about: character.0..character.0 + 1,
                    statement,
                })
            };
            statements_of(step, before, &state, character.0, emit);
            before = Some(step);
        }
        explanations
    }

    /// What the step with this number, from 1, did to the characters whose class or level it decided; contiguous
    /// characters with the same statement are combined. Empty for steps that only move characters, and for a number
    /// beyond the last step.
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
            let emit = |statement| match explanations.last_mut() {
                Some(last) if last.statement == statement && last.about.end == character => {
                    last.about.end += 1
                }
                _ => explanations.push(Explanation {
                    step: number,
                    rule: step.rule,
                    about: character..character + 1,
                    statement,
                }),
            };
            statements_of(step, None, &state, character, emit);
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
        for change in step.all_changes() {
            match change.to {
                LevelOrClass::Class(class) => self.classes[change.character.0] = class,
                LevelOrClass::Level(level) => self.levels[change.character.0] = level,
            }
        }
    }
}

/// Reports each statement about what a step did to a character.
fn statements_of(
    step: &Step,
    before: Option<&Step>,
    state: &CharacterState,
    at: usize,
    mut emit: impl FnMut(Statement),
) {
    let pair = match &step.detail {
        Detail::Brackets { bracket_pairs } => bracket_pairs.iter().find_map(|pair| pair_statement(pair, at)),
        _ => None,
    };
    if let Some(change) = change_of(&step.changed, at).filter(|_| pair.is_none()) {
        emit(change_statement(step, state, change));
    }
    match &step.detail {
        Detail::Nothing {} if step.rule == StepRule::Logical => emit(Statement::LogicalOrder(at)),
        Detail::FirstStrong { first_strong: Some(first), .. } if *first == at => {
            emit(Statement::FirstStrong(state.classes[at]));
        }
        Detail::Nothing {} | Detail::FirstStrong { .. } => {}
        Detail::Paragraphs { paragraphs } => {
            let next = paragraphs.partition_point(|it| it.start <= at);
            let paragraph = next.checked_sub(1).map(|it| paragraphs[it]).filter(|it| at < it.end);
            if let Some(paragraph) = paragraph {
                emit(Statement::ParagraphLevel { level: paragraph.level, cause: paragraph.cause });
            }
        }
        Detail::Explicit { overridden, overflow, .. } => {
            if let Some(Change { from: LevelOrClass::Class(from), to: LevelOrClass::Class(to), .. }) =
                change_of(overridden, at)
            {
                emit(Statement::Overridden { from: *from, to: *to, opener: step.evidence.opener_of(at) });
            }
            if overflow.contains(&at) {
                emit(Statement::Overflow);
            }
        }
        Detail::Removed { removed, .. } => {
            if removed.binary_search(&at).is_ok() {
                emit(Statement::Removed(state.classes[at]));
            }
        }
        Detail::Sequences { sequences, .. } => {
            if let Some(found) = sequences.iter().find(|it| it.characters.contains(&at)) {
                let count = found.characters.len() + found.inserted.len();
                let [start, end] = found.edges;
                emit(Statement::Sequence { count, level: found.level, start, end });
            }
        }
        Detail::Brackets { .. } => pair.into_iter().for_each(emit),
        Detail::Moved { moved } => {
            if let Some(found) = moved.iter().find(|it| it.character.0 == at) {
                let (from, to) = (found.from, found.to);
                emit(match step.rule {
                    StepRule::Uba(Rule::L2) => {
                        let is_removed = state.classes[at].is_removed_by_x9();
                        Statement::Reversed { from, to, level: (!is_removed).then_some(state.levels[at]) }
                    }
                    StepRule::Uba(_) => Statement::MarkMovedAfterBase { from, to },
                    _ => Statement::FieldMoved { from, to },
                });
            }
        }
        Detail::Mirrored { mirrored } => {
            if mirrored.binary_search(&at).is_ok() {
                emit(Statement::Mirrored);
            }
        }
        Detail::Inserted { scalar, number, before, .. } => {
            let is_before = *before == at;
            if is_before || *before == at + 1 {
                let other = CharRef::Other { number: *number, scalar: *scalar };
                emit(Statement::AdjacentCharacter {
                    other,
                    is_before,
                    is_inserted: step.rule == StepRule::Insert,
                });
            }
        }
        Detail::Reordering { operation, .. } => {
            if let Some(target) = reorder_target(step, before, at) {
                emit(Statement::Reordered { operation: *operation, target });
            }
        }
    }
}

/// Finds a character in changes that are in logical order.
fn change_of(changes: &[Change], at: usize) -> Option<&Change> {
    changes.binary_search_by_key(&at, |it| it.character.0).ok().and_then(|found| changes.get(found))
}

/// The statement about a change of a character.
fn change_statement(step: &Step, state: &CharacterState, change: &Change) -> Statement {
    let at = change.character.0;
    match (change.from, change.to) {
        (LevelOrClass::Level(from), LevelOrClass::Level(to)) => {
            level_change_statement(step, state, at, from, to)
        }
        (LevelOrClass::Class(from), LevelOrClass::Class(to)) => {
            class_change_statement(step, state, at, from, to)
        }
        // No step changes a level to a class.
        (LevelOrClass::Class(from), LevelOrClass::Level(_))
        | (LevelOrClass::Level(_), LevelOrClass::Class(from)) => Statement::SeparatorToNeutral(from),
    }
}

fn level_change_statement(
    step: &Step,
    state: &CharacterState,
    at: usize,
    from: Level,
    to: Level,
) -> Statement {
    match step.rule {
        StepRule::Uba(Rule::I1 | Rule::I2) => Statement::ImplicitLevel { class: state.classes[at], from, to },
        StepRule::Uba(Rule::L1) => {
            let after = step.evidence.rule_evidence(at).and_then(|it| it.after);
            let separator =
                after.map(|it| it.character).filter(|it| !matches!(it, CharRef::Start(_) | CharRef::End(_)));
            Statement::LevelReset { from, to, separator }
        }
        _ => Statement::Embedded { from, to, opener: step.evidence.opener_of(at) },
    }
}

fn class_change_statement(
    step: &Step,
    state: &CharacterState,
    at: usize,
    from: BidiClass,
    to: BidiClass,
) -> Statement {
    let rule = match step.rule {
        StepRule::Uba(rule) => rule,
        StepRule::Infer(pass) => {
            let to = if to == BidiClass::R { Direction::RightToLeft } else { Direction::LeftToRight };
            let evidence = step.evidence.pass_evidence(at);
            let base = evidence.map_or(at, |it| it.base);
            if base != at {
                return Statement::FollowsBase { from, to, base };
            }
            let [before, after] = evidence.map_or([None, None], |it| [it.before, it.after]);
            return Statement::Inferred { pass, from, to, before, after };
        }
        _ => return Statement::ClassReassigned { from, to },
    };
    let evidence = step.evidence.rule_evidence(at);
    let (before, after) = (evidence.and_then(|it| it.before), evidence.and_then(|it| it.after));
    let is_number = |it: &Neighbour| it.class == BidiClass::EN;
    match (rule, before, after) {
        (Rule::W1, Some(base), _) => Statement::NonspacingMark { to, base },
        (Rule::W2, Some(letter), _) => Statement::NumberAfterArabicLetter(letter),
        (Rule::W3, ..) => Statement::ArabicLetter,
        (Rule::W4, Some(before), Some(after)) => Statement::SeparatorInNumber { from, before, after },
        (Rule::W5, Some(number), _) if is_number(&number) => {
            Statement::TerminatorByNumber { number, is_before: true }
        }
        (Rule::W5, _, Some(number)) => Statement::TerminatorByNumber { number, is_before: false },
        (Rule::W6, ..) => Statement::SeparatorToNeutral(from),
        (Rule::W7, Some(letter), _) => Statement::NumberAfterLeftToRight(letter),
        (Rule::N1, Some(before), Some(after)) => Statement::NeutralBetweenSame { from, to, before, after },
        (Rule::N2, Some(before), Some(after)) => {
            Statement::NeutralByLevel { from, level: state.levels[at], before, after }
        }
        // A mark after a bracket: everything else that N0 changes is in a pair.
        _ => Statement::BracketMark(to),
    }
}

/// The statement of N0 about a bracket of this pair.
fn pair_statement(pair: &TracedPair, at: usize) -> Option<Statement> {
    let partner = match at {
        it if it == pair.opening => pair.closing,
        it if it == pair.closing => pair.opening,
        _ => return None,
    };
    let TracedPair { class, reason, inside, before, .. } = *pair;
    Some(Statement::PairedBracket { partner, class, reason, inside, before })
}

/// Where a step of the reordering moved a character; `None` if it did not.
fn reorder_target(step: &Step, before: Option<&Step>, at: usize) -> Option<ReorderTarget> {
    let Detail::Reordering { characters, accumulator, stack, .. } = &step.detail else { return None };
    let out = step.goes_out(before);
    let waited_in_accumulator = match before.map(|step| &step.detail) {
        Some(Detail::Reordering { accumulator, .. }) => accumulator.0.contains(&at),
        _ => false,
    };
    if let Some(nth) = out.iter().position(|it| it.0 == at) {
        let place = step.order.as_ref().map_or(0, |order| order.len()) - out.len() + nth;
        let source = match before.map(|step| &step.detail) {
            _ if waited_in_accumulator => ReorderSource::Accumulator,
            Some(Detail::Reordering { stack, .. }) if CharacterSpan::any_contains(stack, at) => {
                ReorderSource::Stack
            }
            _ => ReorderSource::Input,
        };
        return Some(ReorderTarget::Out { source, place });
    }
    let is_current = characters.0.contains(&at);
    if accumulator.0.contains(&at) {
        return is_current.then_some(ReorderTarget::Accumulator);
    }
    match CharacterSpan::any_contains(stack, at) {
        true if is_current => Some(ReorderTarget::Stack),
        true if waited_in_accumulator => Some(ReorderTarget::StackFromAccumulator),
        _ => None,
    }
}
