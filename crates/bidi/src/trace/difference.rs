//! Where two displays part, and which steps make them.

use crate::name::{BidiClass, Character, Notation, code_point};
use crate::order::one_to_one::Kind;
use crate::order::{Display, LogicalIndex, Strategy, VisualIndex};
use crate::uba::Rule;

use super::Trace;
use super::step::{Detail, Step, StepRule, Value};

/// Where two displays of one name part, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The first place, from the left, where another character stands.
    pub place: VisualIndex,
    /// The first character, in logical order, that the two resolve differently.
    pub character: LogicalIndex,
    /// For each trace the number of the step that decided about that character; `None` where its own
    /// class did.
    pub steps: [Option<usize>; 2],
    /// All that in a sentence; characters in the notation of the user.
    pub sentence: String,
}

/// Where the displays of two traces of the same characters part; `None` where they are the same.
///
/// First is sought the first character that runs another way; where all run the same way, the first
/// at another level; and where even the levels are the same, the first that stands elsewhere.
pub fn difference(
    characters: &[Character],
    notation: Notation,
    left: &Trace,
    right: &Trace,
) -> Option<Difference> {
    let place = left.order().iter().zip(right.order()).position(|(left, right)| left != right)?;
    let (ours, theirs) = (decisions(left, characters), decisions(right, characters));
    // What X9 removes is resolved by nobody.
    let first = |differs: fn(&Decision, &Decision) -> bool| {
        let resolved = |index: usize| !characters[index].class.is_removed_by_x9();
        (0..characters.len()).find(|&index| resolved(index) && differs(&ours[index], &theirs[index]))
    };
    let character = first(|ours, theirs| ours.runs_to_the_right() != theirs.runs_to_the_right())
        .or_else(|| first(|ours, theirs| ours.level != theirs.level))
        .unwrap_or_else(|| left.order()[place].0);
    let teller = Teller {
        characters,
        notation,
        names_paragraphs: is_uba(left) && is_uba(right),
        names_choices: left.display.strategy() == right.display.strategy(),
    };
    let (ours, theirs) = (ours[character], theirs[character]);
    let by_direction = ours.runs_to_the_right() != theirs.runs_to_the_right();
    let sentence = format!(
        "at {character}, `{}`: {}; {}",
        teller.write(character..character + 1),
        teller.clause(left, character, ours, by_direction),
        teller.clause(right, character, theirs, by_direction)
    );
    let steps = [ours, theirs].map(|it| if by_direction { it.class_step } else { it.level_step });
    Some(Difference { place: VisualIndex(place), character: LogicalIndex(character), steps, sentence })
}

/// What a trace makes of a character in the end.
#[derive(Clone, Copy)]
struct Decision {
    /// Its class after the N rules, or its direction in the one-to-one display.
    class: BidiClass,
    /// The step that gave it that class.
    class_step: Option<usize>,
    /// Its level, where there are levels.
    level: u8,
    /// The step that gave it that level.
    level_step: Option<usize>,
}

impl Decision {
    /// Whether the text around it sees it as left-to-right; numbers count as right-to-left (N1).
    const fn runs_to_the_right(self) -> bool {
        !matches!(self.class, BidiClass::R | BidiClass::AL | BidiClass::EN | BidiClass::AN)
    }
}

fn decisions(trace: &Trace, characters: &[Character]) -> Vec<Decision> {
    let is_logical = trace.display.strategy() == Strategy::Logical;
    let mut decisions: Vec<Decision> = trace
        .display
        .classified(characters)
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
                Value::Class(class) => (decision.class, decision.class_step) = (class, Some(step.step)),
                Value::Level(level) => {
                    (decision.level, decision.level_step) = (level.number(), Some(step.step));
                }
            }
        }
    }
    decisions
}

/// Writes sentences about characters of a name.
struct Teller<'a> {
    characters: &'a [Character],
    notation: Notation,
    /// Whether "the UBA" alone would not say which.
    names_paragraphs: bool,
    /// Whether the strategy alone would not say which.
    names_choices: bool,
}

impl Teller<'_> {
    /// The characters in the user's notation; code points where it cannot write them, or where a
    /// right-to-left letter would turn the sentence round.
    fn write(&self, range: std::ops::Range<usize>) -> String {
        let scalars = || self.characters[range.clone()].iter().map(|character| character.scalar);
        match self.notation.write(scalars()) {
            Ok(text) if text.chars().all(|it| it.is_ascii_graphic()) => text,
            _ => scalars().map(code_point).collect::<Vec<String>>().join(" "),
        }
    }

    /// What a display is called in a sentence.
    fn subject(&self, display: &Display) -> String {
        let subject = match display.strategy() {
            Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto if !self.names_paragraphs => "the UBA",
            strategy => strategy.subject(),
        };
        if !self.names_choices {
            return subject.to_owned();
        }
        let choices = display.choices();
        let choices = if choices.is_empty() { "by itself".to_owned() } else { choices.join(", ") };
        format!("{subject}, {choices},")
    }

    /// A rule of a display, as the subject of a sentence.
    fn rule_of(&self, display: &Display, rule: StepRule) -> String {
        let who = self.subject(display);
        if self.names_choices {
            format!("{who} by {}", rule.id())
        } else if who.ends_with('s') {
            format!("{} of {who}", rule.id())
        } else {
            format!("{who}'s {}", rule.id())
        }
    }

    /// What one trace does with the character, as half a sentence.
    fn clause(&self, trace: &Trace, index: usize, decision: Decision, by_direction: bool) -> String {
        let who = self.subject(&trace.display);
        let step_of = |number: Option<usize>| number.and_then(|number| trace.steps.get(number - 1));
        if !by_direction {
            return match step_of(decision.level_step) {
                Some(Step { rule: StepRule::Uba(Rule::P3), .. }) => {
                    format!("{who} leaves it at the paragraph's level {}", decision.level)
                }
                Some(step) => {
                    format!("{} puts it at level {}", self.rule_of(&trace.display, step.rule), decision.level)
                }
                None => format!("{who} puts it at place {}", place_of(trace, index)),
            };
        }
        let reading = match decision.class {
            BidiClass::R | BidiClass::AL => "right-to-left",
            BidiClass::AN => "an Arabic number, which counts as right-to-left",
            BidiClass::EN => "a European number, which counts as right-to-left",
            _ => "left-to-right",
        };
        match step_of(decision.class_step).map(|step| step.rule) {
            Some(StepRule::Infer(_)) => {
                format!("{who} makes it {reading}{}", self.because(trace, index, decision))
            }
            Some(rule) => format!("{} makes it {reading}", self.rule_of(&trace.display, rule)),
            None => format!("{who} leaves it {reading}"),
        }
    }

    /// Why a pass of the inferencing decided so: the neighbours that it looked at.
    fn because(&self, trace: &Trace, index: usize, decision: Decision) -> String {
        let decisions = decisions(trace, self.characters);
        let classified = trace.display.classified(self.characters);
        let is_hyphen = |at: usize| Kind::of(classified[at]) == Kind::Hyphen;
        let is_digit = |at: usize| self.characters[at].class.is_digit();
        // Digits look past digits and hyphens, hyphens past hyphens; marks belong to their bases.
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
        // A number is named as a whole.
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
