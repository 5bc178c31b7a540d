//! The first difference between two displays, and the steps that cause it.

use crate::name::{BidiClass, Character, Notation, code_point};
use crate::order::one_to_one::Kind;
use crate::order::{DisplayConfig, LogicalIndex, Strategy, VisualIndex};
use crate::uba::Rule;

use super::Trace;
use super::step::{Detail, LevelOrClass, Step, StepRule};

/// The first difference between two displays of a name, and its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDifference {
    /// The first visual position, from the left, with different characters.
    pub position: VisualIndex,
    /// The first character, in logical order, that is resolved differently.
    pub character: LogicalIndex,
    /// For each of the two traces, in the order given, the number, from 1, of the step that decided; `None` if the
    /// character's original class did.
    pub steps: [Option<usize>; 2],
    /// The explanation in a sentence; characters are in the user's notation.
    pub sentence: String,
}

/// The first difference between the displays of two traces of the same characters; `None` if the displays are
/// the same.
///
/// The deciding character is the first one with different directions; if there is none, the first one at
/// different levels; otherwise the first one at different positions.
pub fn first_difference(
    characters: &[Character],
    notation: Notation,
    left: &Trace,
    right: &Trace,
) -> Option<FirstDifference> {
    let place = left.order().iter().zip(right.order()).position(|(left, right)| left != right)?;
    let (ours, theirs) = (decisions(left, characters), decisions(right, characters));
    // Characters removed by X9 are not resolved.
    let first = |differs: fn(&Decision, &Decision) -> bool| {
        let resolved = |index: usize| !characters[index].class.is_removed_by_x9();
        (0..characters.len()).find(|&index| resolved(index) && differs(&ours[index], &theirs[index]))
    };
    let character = first(|ours, theirs| ours.runs_to_the_right() != theirs.runs_to_the_right())
        .or_else(|| first(|ours, theirs| ours.level != theirs.level))
        .unwrap_or_else(|| left.order()[place].0);
    let writer = SentenceWriter {
        characters,
        notation,
        names_paragraphs: is_uba(left) && is_uba(right),
        names_options: left.display.strategy() == right.display.strategy(),
    };
    let (ours, theirs) = (ours[character], theirs[character]);
    let by_direction = ours.runs_to_the_right() != theirs.runs_to_the_right();
    let sentence = format!(
        "at {}, `{}`: {}; {}",
        character + 1,
        writer.write(character..character + 1),
        writer.clause(left, character, ours, by_direction),
        writer.clause(right, character, theirs, by_direction)
    );
    let steps = [ours, theirs].map(|it| if by_direction { it.class_step } else { it.level_step });
    Some(FirstDifference {
        position: VisualIndex(place),
        character: LogicalIndex(character),
        steps,
        sentence,
    })
}

/// The final result of a trace for a character.
#[derive(Clone, Copy)]
struct Decision {
    /// Its class after the N rules, or its direction in the one-to-one display.
    class: BidiClass,
    /// The step that set the class.
    class_step: Option<usize>,
    /// Its level; 0 in displays without levels.
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
    for step in &trace.steps {
        if let Detail::Paragraphs { paragraphs } = &step.detail {
            for paragraph in paragraphs {
                for decision in &mut decisions[paragraph.start..paragraph.end] {
                    decision.level = paragraph.level.number();
                    decision.level_step = Some(step.step);
                }
            }
        }
        let overridden = match &step.detail {
            Detail::Explicit { overridden, .. } => overridden.as_slice(),
            _ => &[],
        };
        for change in step.changed.iter().chain(overridden) {
            let decision = &mut decisions[change.character.0];
            match change.to {
                LevelOrClass::Class(class) => {
                    (decision.class, decision.class_step) = (class, Some(step.step))
                }
                LevelOrClass::Level(level) => {
                    (decision.level, decision.level_step) = (level.number(), Some(step.step));
                }
            }
        }
    }
    decisions
}

/// Writes the sentence about a difference.
struct SentenceWriter<'a> {
    characters: &'a [Character],
    notation: Notation,
    /// Whether "the UBA" alone would be ambiguous.
    names_paragraphs: bool,
    /// Whether the strategy alone would be ambiguous.
    names_options: bool,
}

impl SentenceWriter<'_> {
    /// The characters in the user's notation; as code points if the notation cannot write them, or if a
    /// right-to-left letter would reorder the sentence.
    fn write(&self, range: std::ops::Range<usize>) -> String {
        let scalars = || self.characters[range.clone()].iter().map(|character| character.scalar);
        match self.notation.write(scalars()) {
            Ok(text) if text.chars().all(|it| it.is_ascii_graphic()) => text,
            _ => scalars().map(code_point).collect::<Vec<String>>().join(" "),
        }
    }

    /// The name of a display in a sentence.
    fn subject(&self, display: &DisplayConfig) -> String {
        let subject = match display.strategy() {
            Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto if !self.names_paragraphs => "the UBA",
            strategy => strategy.sentence_subject(),
        };
        if !self.names_options {
            return subject.to_owned();
        }
        let chosen = display.chosen_options().map(|(option, value)| format!("{option}={value}"));
        let choices: Vec<String> = chosen.collect();
        let choices = if choices.is_empty() { "by itself".to_owned() } else { choices.join(", ") };
        format!("{subject}, {choices},")
    }

    /// A rule of a display, as the subject of a sentence.
    fn rule_of(&self, display: &DisplayConfig, rule: StepRule) -> String {
        let subject = self.subject(display);
        if self.names_options {
            format!("{subject} by {}", rule.id())
        } else if subject.ends_with('s') {
            format!("{} of {subject}", rule.id())
        } else {
            format!("{subject}'s {}", rule.id())
        }
    }

    /// What one trace does with the character, as a clause.
    fn clause(&self, trace: &Trace, index: usize, decision: Decision, by_direction: bool) -> String {
        let subject = self.subject(&trace.display);
        let step_of = |number: Option<usize>| number.and_then(|number| trace.steps.get(number - 1));
        if !by_direction {
            return match step_of(decision.level_step) {
                Some(Step { rule: StepRule::Uba(Rule::P3), .. }) => {
                    format!("{subject} leaves it at the paragraph's level {}", decision.level)
                }
                Some(step) => {
                    format!("{} puts it at level {}", self.rule_of(&trace.display, step.rule), decision.level)
                }
                None => format!("{subject} puts it at place {}", place_of(trace, index)),
            };
        }
        let direction = match decision.class {
            BidiClass::R | BidiClass::AL => "right-to-left",
            BidiClass::AN => "an Arabic number, which counts as right-to-left",
            BidiClass::EN => "a European number, which counts as right-to-left",
            _ => "left-to-right",
        };
        match step_of(decision.class_step).map(|step| step.rule) {
            Some(StepRule::Infer(_)) => {
                format!("{subject} makes it {direction}{}", self.inference_reason(trace, index, decision))
            }
            Some(rule) => format!("{} makes it {direction}", self.rule_of(&trace.display, rule)),
            None => format!("{subject} leaves it {direction}"),
        }
    }

    /// The neighbours because of which a pass of the inferencing decided.
    fn inference_reason(&self, trace: &Trace, index: usize, decision: Decision) -> String {
        let decisions = decisions(trace, self.characters);
        let classified = trace.display.with_effective_classes(self.characters);
        let is_hyphen = |at: usize| Kind::of(classified[at]) == Kind::Hyphen;
        let is_digit = |at: usize| self.characters[at].class.is_digit();
        // Digits skip digits and hyphens, hyphens skip hyphens; marks belong to their bases.
        let is_passed_over = |at: usize| {
            is_hyphen(at)
                || self.characters[at].follows_its_predecessor()
                || (is_digit(index) && is_digit(at))
        };
        if !is_hyphen(index) && self.characters[index].class != BidiClass::EN {
            return String::new();
        }
        let before = (0..index).rev().find(|&at| !is_passed_over(at));
        let after = (index + 1..self.characters.len()).find(|&at| !is_passed_over(at));
        let goes_right = |at: usize| decisions[at].class == BidiClass::L;
        // A number is quoted as a whole.
        let written = |at: usize| {
            let back = (0..at).rev().take_while(|&it| is_digit(at) && is_digit(it)).count();
            let ahead =
                (at + 1..self.characters.len()).take_while(|&it| is_digit(at) && is_digit(it)).count();
            self.write(at - back..at + ahead + 1)
        };
        match (before, after) {
            (None, _) => String::from(" because no letter stands before it"),
            (Some(before), Some(after)) if decision.class == BidiClass::R => {
                format!(" because {} before it and {} after it are", written(before), written(after))
            }
            (Some(before), _) if goes_right(before) => format!(" because {} is", written(before)),
            (_, Some(after)) => format!(" because {} is", written(after)),
            (_, None) => String::from(" because no letter stands after it"),
        }
    }
}

fn place_of(trace: &Trace, index: usize) -> usize {
    trace.order().iter().position(|it| it.0 == index).unwrap_or_default()
}

const fn is_uba(trace: &Trace) -> bool {
    matches!(trace.display.strategy(), Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto)
}
