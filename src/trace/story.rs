//! What happened to one character, told in sentences.

use serde::Serialize;

use crate::order::LogicalIndex;

use super::Trace;
use super::shared::Stretch;
use super::step::{Detail, Step, StepRule, TracedPair, Value};

/// A step that touched a character, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sentence {
    /// The step's number in the trace.
    pub step: usize,
    /// The sentence, beginning with the step's name.
    pub text: String,
}

impl Trace {
    /// The story of a character of the name: every step that touched it, in order. Empty for a
    /// character that is not in the trace.
    pub fn story(&self, character: LogicalIndex) -> Vec<Sentence> {
        let mut before: Option<&Step> = None;
        let mut story = Vec::new();
        for step in &self.steps {
            for told in tell(step, before, character) {
                let text = match step.rule.section() {
                    section if section.is_empty() => format!("{}: {told}", step.rule.id()),
                    section => format!("{} ({section}): {told}", step.rule.id()),
                };
                story.push(Sentence { step: step.step, text });
            }
            before = Some(step);
        }
        story
    }
}

/// What a step did to a character, without the step's name.
fn tell(step: &Step, before: Option<&Step>, character: LogicalIndex) -> Vec<String> {
    let mut told = Vec::new();
    for change in step.changed.iter().filter(|change| change.character == character) {
        let what = match (step.rule, change.from, change.to) {
            (StepRule::Infer(_), from, to) => format!("{from} is decided to be {}.", reading(to)),
            (_, Value::Level(from), Value::Level(to)) => {
                format!("from level {} to level {}.", from.number(), to.number())
            }
            (_, from, to) => format!("{from} becomes {to}."),
        };
        told.push(format!("{what} {}", step.rule.sentence()));
    }
    told.extend(tell_detail(step, before, character));
    told
}

/// A class of a one-to-one pass, as a direction.
fn reading(value: Value) -> &'static str {
    if is_right_to_left(value) { "right-to-left" } else { "left-to-right" }
}

const fn is_right_to_left(value: Value) -> bool {
    matches!(value, Value::Class(crate::name::BidiClass::R))
}

fn tell_detail(step: &Step, before: Option<&Step>, character: LogicalIndex) -> Option<String> {
    let index = character.0;
    match &step.detail {
        Detail::Nothing {} => (step.rule == StepRule::Logical
            && step.order.as_ref().is_some_and(|order| index < order.len()))
        .then(|| format!("it stands at place {index}, as it is stored.")),
        Detail::FirstStrong { first_strong, .. } => (*first_strong == Some(index))
            .then(|| String::from("it is the first strong character and decides the paragraph's direction.")),
        Detail::Paragraphs { .. } => None,
        Detail::Explicit { overridden, overflow, .. } => {
            let change = overridden.iter().find(|change| change.character == character);
            let by_override = change.map(|it| format!("an override makes {} of {}.", it.to, it.from));
            let does_nothing = || String::from("no level is left: it opens nothing.");
            by_override.or_else(|| overflow.contains(&index).then(does_nothing))
        }
        Detail::Removed { removed, .. } => {
            removed.contains(&index).then(|| format!("it is removed. {}", step.rule.sentence()))
        }
        Detail::Sequences { sequences, .. } => {
            let sequence = sequences.iter().find(|sequence| sequence.characters.contains(&index))?;
            Some(format!(
                "it is in an isolating run sequence of {} at level {}, with sos {} and eos {}.",
                counted(sequence.characters.len() + sequence.inserted.len()),
                sequence.level.number(),
                sequence.sos,
                sequence.eos
            ))
        }
        Detail::Brackets { bracket_pairs } => bracket_pairs.iter().find_map(|pair| tell_pair(pair, index)),
        Detail::Moved { moved } => {
            let step_of = moved.iter().find(|it| it.character == character)?;
            Some(format!("from place {} to place {}. {}", step_of.from, step_of.to, step.rule.sentence()))
        }
        Detail::Inserted { inserted, before, .. } => {
            let side = match *before {
                at if at == index => "before",
                at if at == index + 1 => "after",
                _ => return None,
            };
            let does = if step.rule == StepRule::Insert { "is put in" } else { "stands" };
            Some(format!("{inserted} {does} {side} it."))
        }
        Detail::Machine { .. } => tell_machine(step, before, character),
    }
}

fn counted(characters: usize) -> String {
    if characters == 1 { String::from("1 character") } else { format!("{characters} characters") }
}

fn tell_pair(pair: &TracedPair, index: usize) -> Option<String> {
    let partner = match index {
        it if it == pair.opening => pair.closing,
        it if it == pair.closing => pair.opening,
        _ => return None,
    };
    Some(match pair.class {
        Some(class) => format!("it makes a pair with the bracket at {partner}, and both are {class}."),
        None => format!("it makes a pair with the bracket at {partner}; nothing strong stands between them."),
    })
}

/// What a step of the reordering did to a character: took it in, pushed it with the digits beside it,
/// or put it out.
fn tell_machine(step: &Step, before: Option<&Step>, character: LogicalIndex) -> Option<String> {
    let index = character.0;
    let Detail::Machine { operation, characters, accumulator, stack, .. } = &step.detail else {
        return None;
    };
    let out = step.goes_out(before);
    if let Some(at) = out.iter().position(|&it| it == character) {
        let place = step.order.as_ref().map_or(0, |order| order.len()) - out.len() + at;
        let whence = match before.map(|step| &step.detail) {
            Some(Detail::Machine { accumulator, .. }) if accumulator.0.contains(&index) => {
                " from the accumulator"
            }
            Some(Detail::Machine { stack, .. }) if Stretch::any_holds(stack, index) => " from the stack",
            _ => "",
        };
        return Some(format!("{operation}: it goes out{whence} to place {place}."));
    }
    if accumulator.0.contains(&index) {
        let taken_in = || format!("{operation}: it goes into the digit accumulator.");
        return characters.0.contains(&index).then(taken_in);
    }
    Stretch::any_holds(stack, index).then_some(())?;
    if characters.0.contains(&index) {
        return Some(format!("{operation}: it goes onto the stack."));
    }
    match before.map(|step| &step.detail) {
        Some(Detail::Machine { accumulator, .. }) if accumulator.0.contains(&index) => Some(format!(
            "{operation}: it goes from the accumulator onto the stack, as a piece with the digits beside it."
        )),
        _ => None,
    }
}
