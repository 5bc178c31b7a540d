//! The first difference between two displays, and the steps that cause it, as data.

use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::order::one_to_one::Kind;
use crate::order::{Level, LogicalIndex, Strategy, VisualIndex};
use crate::uba::Rule;

use super::Trace;
use super::event::{Event, LogEntry, ParagraphCause};
use super::replay;
use super::step::{LevelOrClass, StepRule, TracedParagraph};

/// The first difference between two displays of a name, and its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDifference {
    /// The first visual position, from the left, with different characters.
    pub position: VisualIndex,
    /// The first character, in logical order, to which the deciding step does something else; without such a step, the
    /// first one that is resolved differently; where all are resolved alike, or the paragraph level decides, the one that
    /// the first trace has at `position`.
    pub character: LogicalIndex,
    /// For each of the two traces, in the order given, the number, from 1, of the step that decided; `None` if the
    /// character's original class did, or if the traces differ in its position alone. Of two displays of one text by the
    /// UBA it is the first step at which they differ and by whose other outcome they would be equal.
    pub steps: [Option<usize>; 2],
    /// What each of the two traces did with the character.
    pub resolutions: [Resolution; 2],
}

/// What a trace did with the character of a [`FirstDifference`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resolution {
    /// Its class after the N rules, which gives its direction; L or R in the one-to-one display.
    Class {
        /// The class.
        class: BidiClass,
        /// The rule that set it; `None` for the original class.
        rule: Option<StepRule>,
        /// The neighbours by which the one-to-one display decided, if it looked at any.
        reason: Option<InferenceReason>,
    },
    /// W4 or W5 made it, a separator or terminator, part of a number.
    PartOfNumber {
        /// The whole number, in logical order.
        number: Range<usize>,
        /// W4 or W5.
        rule: StepRule,
    },
    /// Its level.
    Level {
        /// The level.
        level: u8,
        /// The rule that set it.
        rule: StepRule,
    },
    /// The level of the paragraph, and the reason for it.
    Paragraph(Level, ParagraphCause),
    /// Its visual position, from the left.
    Position(usize),
}

/// The neighbours by which the one-to-one display decided the direction of a digit or hyphen, as ranges of logical
/// positions: one character, or a whole number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InferenceReason {
    /// No neighbour is before it: for a digit another character than a digit or hyphen, for a hyphen than a hyphen.
    NoneBefore,
    /// No such neighbour is after it.
    NoneAfter,
    /// It has the direction of this neighbour.
    Like(Range<usize>),
    /// It is right-to-left, as both neighbours are.
    Between(Range<usize>, Range<usize>),
}

/// The first difference between the displays of two traces of the same characters; `None` if the displays are
/// the same.
///
/// Of two displays of one text by the UBA, the first step decides at which they differ and by whose other outcome they would
/// be equal. Otherwise the deciding character is the first one with different directions; if there is none, the first separator or
/// terminator that only one of them makes part of a number; then the first one at different levels and positions;
/// otherwise the first one at different positions.
pub fn first_difference(characters: &[Character], left: &Trace, right: &Trace) -> Option<FirstDifference> {
    let place = left.order().iter().zip(right.order()).position(|(left, right)| left != right)?;
    let (ours, theirs) = (decisions(left, characters), decisions(right, characters));
    let rule = replay::deciding_rule(characters, right, left)
        .or_else(|| replay::deciding_rule(characters, left, right));
    if let Some(found) = rule.and_then(|rule| by_rule(rule, place, [(left, &ours), (right, &theirs)])) {
        return Some(found);
    }
    // Characters removed by X9 are not resolved.
    let first = |differs: &dyn Fn(usize) -> bool| {
        (0..characters.len()).find(|&index| !characters[index].class.is_removed_by_x9() && differs(index))
    };
    let by_direction = first(&|index| ours[index].runs_to_the_right() != theirs[index].runs_to_the_right());
    // Digits are numbers in every display, whatever class it gives them.
    let joins = |index: usize| ours[index].class.is_digit() != theirs[index].class.is_digit();
    let by_class =
        by_direction.or_else(|| first(&|index| !characters[index].class.is_digit() && joins(index)));
    let moves = |index: usize| place_of(left, index) != place_of(right, index);
    let by_level = || first(&|index| ours[index].level != theirs[index].level && moves(index));
    let (character, aspect) = match by_class {
        Some(character) => (character, Aspect::Class),
        None => match by_level() {
            Some(character) => (character, Aspect::Level),
            None => (left.order()[place].0, Aspect::Position),
        },
    };
    let step = |all: &[Decision]| match aspect {
        Aspect::Class => all[character].class_step,
        Aspect::Level => all[character].level_step,
        Aspect::Position => None,
    };
    let resolution = |trace: &Trace, all: &[Decision]| {
        let Decision { class, level, .. } = all[character];
        let rule = step(all).and_then(|number| trace.steps.get(number - 1)).map(|step| step.rule);
        match (aspect, rule) {
            (Aspect::Class, Some(rule @ StepRule::Uba(Rule::W4 | Rule::W5))) => {
                Resolution::PartOfNumber { number: number_around(all, character), rule }
            }
            (Aspect::Class, rule) => {
                let is_inferred = matches!(rule, Some(StepRule::Infer(_)));
                let reason = is_inferred.then(|| inference_reason(characters, trace, all, character));
                Resolution::Class { class, rule, reason: reason.flatten() }
            }
            (_, Some(rule)) => Resolution::Level { level, rule },
            (_, None) => Resolution::Position(place_of(trace, character)),
        }
    };
    Some(FirstDifference {
        position: VisualIndex(place),
        character: LogicalIndex(character),
        steps: [step(&ours), step(&theirs)],
        resolutions: [resolution(left, &ours), resolution(right, &theirs)],
    })
}

/// The difference that a rule makes; `place` is the first visual position with different characters.
fn by_rule(rule: Rule, place: usize, traces: [(&Trace, &[Decision]); 2]) -> Option<FirstDifference> {
    let position = VisualIndex(place);
    let step_of = |trace: &Trace| Some(trace.steps.iter().find(|it| it.rule == StepRule::Uba(rule))?.step);
    if rule == Rule::P3 {
        let character = traces[0].0.order()[place];
        let paragraph = |trace: &Trace| {
            let is_around = |it: &&TracedParagraph| (it.start..it.end).contains(&character.0);
            let found = trace.paragraphs().iter().find(is_around)?;
            Some(Resolution::Paragraph(found.level, found.cause))
        };
        let resolutions = [paragraph(traces[0].0)?, paragraph(traces[1].0)?];
        return Some(FirstDifference {
            position,
            character,
            steps: traces.map(|it| step_of(it.0)),
            resolutions,
        });
    }
    // The changes of the name's characters.
    let changes = traces.map(|(trace, _)| {
        let of_step = step_of(trace).map_or(&[][..], |step| trace.log_of(step));
        let change = |it: &LogEntry| match it.event.change()?.1 {
            LevelOrClass::Class(class) => Some((it.character.position()?, class)),
            LevelOrClass::Level(_) => None,
        };
        of_step.iter().filter_map(change).collect::<Vec<_>>()
    });
    let class_of = |nth: usize, at: usize| changes[nth].iter().find(|it| it.0 == at).map(|it| it.1);
    let changed = changes.iter().flatten().map(|it| it.0);
    let character = changed.filter(|&at| class_of(0, at) != class_of(1, at)).min()?;
    let resolve = |nth: usize| {
        let (trace, all) = traces[nth];
        let decision = all[character];
        let Some(class) = class_of(nth, character) else {
            let rule = decision.class_step.map(|step| trace.steps[step - 1].rule);
            return (decision.class_step, Resolution::Class { class: decision.class, rule, reason: None });
        };
        let rule = StepRule::Uba(rule);
        let is_part = matches!(rule, StepRule::Uba(Rule::W4 | Rule::W5)) && decision.class == class;
        let resolution = match is_part {
            true => Resolution::PartOfNumber { number: number_around(all, character), rule },
            false => Resolution::Class { class, rule: Some(rule), reason: None },
        };
        (step_of(trace), resolution)
    };
    let [(first, one), (second, other)] = [0, 1].map(resolve);
    let character = LogicalIndex(character);
    Some(FirstDifference { position, character, steps: [first, second], resolutions: [one, other] })
}

/// In what the two traces differ.
#[derive(Clone, Copy)]
enum Aspect {
    Class,
    Level,
    Position,
}

/// The final result of a trace for a character.
#[derive(Clone, Copy)]
struct Decision {
    /// Its class after the N rules, or its direction in the one-to-one display.
    class: BidiClass,
    /// The step that set the class.
    class_step: Option<usize>,
    /// Its level; in displays without levels, the one that rule I1 gives for its direction in a left-to-right paragraph.
    level: u8,
    /// The step that set the level.
    level_step: Option<usize>,
}

impl Decision {
    /// Whether its neighbours see it as left-to-right; numbers count as right-to-left (N1).
    const fn runs_to_the_right(self) -> bool {
        !matches!(self.class, BidiClass::R | BidiClass::AL | BidiClass::EN | BidiClass::AN)
    }
}

fn decisions(trace: &Trace, characters: &[Character]) -> Vec<Decision> {
    let is_logical = trace.display.strategy() == Strategy::Logical;
    let mut decisions: Vec<Decision> = trace
        .display
        .with_effective_classes(characters)
        .iter()
        .map(|character| Decision {
            class: if is_logical { BidiClass::L } else { character.class },
            class_step: None,
            level: 0,
            level_step: None,
        })
        .collect();
    for entry in &trace.log {
        let Some(at) = entry.character.position() else { continue };
        let decision = &mut decisions[at];
        match (entry.event, entry.event.change()) {
            (Event::ParagraphLevel { level, .. }, _) | (_, Some((_, LevelOrClass::Level(level)))) => {
                (decision.level, decision.level_step) = (level.number(), Some(entry.step));
            }
            (_, Some((_, LevelOrClass::Class(class)))) => {
                (decision.class, decision.class_step) = (class, Some(entry.step));
            }
            (_, None) => {}
        }
    }
    for (decision, character) in decisions.iter_mut().zip(characters) {
        if decision.level_step.is_none() && !decision.runs_to_the_right() {
            decision.level = if character.class.is_digit() { 2 } else { 1 };
        }
    }
    decisions
}

/// The adjacent characters with the class of this one, which is that of a number.
fn number_around(decisions: &[Decision], index: usize) -> Range<usize> {
    let class = decisions[index].class;
    let is_other = |it: &Decision| it.class != class;
    let start = decisions[..index].iter().rposition(is_other).map_or(0, |it| it + 1);
    let end = decisions[index..].iter().position(is_other).map_or(decisions.len(), |it| index + it);
    start..end
}

/// The neighbours by which a pass of the inferencing decided; `None` for characters other than European digits and
/// hyphens.
fn inference_reason(
    characters: &[Character],
    trace: &Trace,
    decisions: &[Decision],
    index: usize,
) -> Option<InferenceReason> {
    let classified = trace.display.with_effective_classes(characters);
    let is_hyphen = |at: usize| Kind::of(classified[at]) == Kind::Hyphen;
    let is_digit = |at: usize| characters[at].class.is_digit();
    // Digits skip digits and hyphens, hyphens skip hyphens; marks belong to their bases.
    let is_skipped = |at: usize| {
        is_hyphen(at) || characters[at].follows_its_predecessor() || (is_digit(index) && is_digit(at))
    };
    if !is_hyphen(index) && characters[index].class != BidiClass::EN {
        return None;
    }
    let before = (0..index).rev().find(|&at| !is_skipped(at));
    let after = (index + 1..characters.len()).find(|&at| !is_skipped(at));
    let whole = |at: usize| {
        let is_same_number = |it: &usize| is_digit(at) && is_digit(*it);
        let back = (0..at).rev().take_while(is_same_number).count();
        let ahead = (at + 1..characters.len()).take_while(is_same_number).count();
        at - back..at + ahead + 1
    };
    Some(match (before, after) {
        (None, _) => InferenceReason::NoneBefore,
        (Some(before), Some(after)) if decisions[index].class == BidiClass::R => {
            InferenceReason::Between(whole(before), whole(after))
        }
        (Some(before), _) if decisions[before].class == BidiClass::L => InferenceReason::Like(whole(before)),
        (_, Some(after)) => InferenceReason::Like(whole(after)),
        (_, None) => InferenceReason::NoneAfter,
    })
}

fn place_of(trace: &Trace, index: usize) -> usize {
    trace.order().iter().position(|it| it.0 == index).unwrap_or_default()
}
