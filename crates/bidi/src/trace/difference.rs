//! The first difference between two displays, and the steps that cause it, as data.

use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::order::choices::BaseAlgorithm;
use crate::order::one_to_one::OneToOneReorderUnitKind;
use crate::order::{Level, LogicalIndex, VisualIndex};
use crate::uba::{UbaRule, UbaRuleEffect};

use super::Trace;
use super::event::{
    CharRef, CharacterTraceEvent, LevelOrClass, LevelOrClassChange, Neighbour, ParagraphLevelReason,
    TraceLogEntry,
};
use super::replay::{self, AlternativeRuleOutcome, UbaRuleOutcome};
use super::shared_slice::LogicalCharacterRange;
use super::step::{TraceStepDetail, TracedParagraph};
use super::step_rule::TraceStepKind;

/// The first difference between two displays of a name, and its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDifference {
    /// The first visual position, from the left, with different characters.
    pub first_different_position: VisualIndex,
    /// The first character, in logical order, to which the deciding step does something else; without such a step, the
    /// first one that is resolved differently; where all are resolved alike, or the paragraph level decides, the one that
    /// the first trace has at `position`.
    pub deciding_character: LogicalIndex,
    /// For each of the two traces, in the order given, the number, from 1, of the step that decided; `None` if the
    /// character's original class did, or if the traces differ in its position alone.
    pub deciding_step_number_by_trace: [Option<usize>; 2],
    /// What each of the two traces did with the character.
    pub character_resolution_by_trace: [CharacterResolution; 2],
    /// The outcomes by which one of the displays would be equal to the other; the first one is that of the deciding step.
    /// `None` where no such outcomes are known: where neither display is by the UBA, where a display by the UBA is compared with
    /// another text or with logical order, and where only marks or what is not visible stand otherwise.
    pub deciding_rule_outcomes: Option<DecidingRuleOutcomes>,
}

/// One of the two traces that [`first_difference`] compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComparedTrace {
    /// The first argument.
    First,
    /// The second argument.
    Second,
}

impl ComparedTrace {
    /// Its place among the two traces: 0 or 1.
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// The outcomes by which one of two displays would be equal to the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidingRuleOutcomes {
    /// Which of the two traces has other outcomes.
    pub altered_trace: ComparedTrace,
    /// The other outcomes, in the order of the rules; never empty. None of them can be left out.
    pub alternative_outcomes: Vec<AlternativeRuleOutcome>,
}

impl DecidingRuleOutcomes {
    /// The outcomes in groups: each is that of one step, for one character or for adjacent ones.
    pub fn groups(&self) -> impl Iterator<Item = &[AlternativeRuleOutcome]> {
        replay::groups(&self.alternative_outcomes)
    }
}

/// What a trace did with the character of a [`FirstDifference`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CharacterResolution {
    /// Its class after the N rules, which gives its direction; L or R in the one-to-one display.
    ResolvedClass {
        /// The class.
        class: BidiClass,
        /// The rule that set it; `None` for the original class.
        step_kind: Option<TraceStepKind>,
        /// The neighbours by which the one-to-one display decided, if it looked at any.
        inference_reason: Option<OneToOneInferenceReason>,
    },
    /// W4 or W5 made it, a separator or terminator, part of a number.
    JoinedToNumber {
        /// The whole number, in logical order.
        number_range: LogicalCharacterRange,
        /// W4 or W5.
        step_kind: TraceStepKind,
    },
    /// Its level.
    ResolvedLevel {
        /// The level.
        level: Level,
        /// The rule that set it.
        step_kind: TraceStepKind,
    },
    /// W7 left it a European number.
    W7NumberKept {
        /// The strong character or sos before it, which is the reason.
        strong_before: Neighbour,
    },
    /// W2 made it an Arabic number. W7 would have left it a European number for the same reason, which counts as right-to-left
    /// as well.
    W2ArabicNumber {
        /// The Arabic letter before it, which is the reason.
        arabic_letter_before: Neighbour,
    },
    /// The level of the paragraph.
    ParagraphLevel {
        /// The level.
        level: Level,
        /// The reason for it.
        level_reason: ParagraphLevelReason,
    },
    /// The name is divided into paragraphs, each with a level of its own, which are displayed one after another.
    SeveralParagraphs {
        /// The number of paragraphs.
        paragraph_count: usize,
    },
    /// Controls are inserted into the name.
    InsertedControls {
        /// The different controls, in the order of their first places.
        scalars: Vec<char>,
        /// The level of the name's paragraph.
        paragraph_level: Level,
    },
    /// The one-to-one display has no paragraph level.
    NoParagraphLevel,
    /// Its visual position, from the left.
    VisualPosition(VisualIndex),
}

/// The neighbours by which the one-to-one display decided the direction of a digit or hyphen, as ranges of logical
/// positions: one character, or a whole number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OneToOneInferenceReason {
    /// No neighbour is before it: for a digit another character than a digit or hyphen, for a hyphen than a hyphen.
    NoNeighbourBefore,
    /// No such neighbour is after it.
    NoNeighbourAfter,
    /// It has the direction of a neighbour.
    SameDirectionAsNeighbour {
        /// The neighbour.
        neighbour_range: LogicalCharacterRange,
    },
    /// It is right-to-left, as both neighbours are.
    BetweenRightToLeftNeighbours {
        /// The neighbour before it.
        range_before: LogicalCharacterRange,
        /// The neighbour after it.
        range_after: LogicalCharacterRange,
    },
}

/// The first difference between the displays of two traces of the same characters; `None` if the displays are
/// the same.
///
/// Where other outcomes of steps would make the displays equal, the first of these steps decides (see
/// [`FirstDifference::deciding_rule_outcomes`]). Where the UBA is applied to other paragraphs, or to other inserted controls,
/// these decide. Otherwise the deciding character is the first one with different directions; if there is
/// none, the first separator or terminator that only one of them makes part of a number; then the first one at different
/// levels and positions; otherwise the first one at different positions.
pub fn first_difference(
    characters: &[Character],
    first_trace: &Trace,
    second_trace: &Trace,
) -> Option<FirstDifference> {
    let place =
        first_trace.order().iter().zip(second_trace.order()).position(|(left, right)| left != right)?;
    let all = [first_trace, second_trace].map(|trace| decisions(trace, characters));
    let decided_in = |altered_trace: ComparedTrace| {
        let (shown, other) = match altered_trace {
            ComparedTrace::First => (first_trace, second_trace),
            ComparedTrace::Second => (second_trace, first_trace),
        };
        let alternative_outcomes = replay::deciding(characters, shown, other)?;
        Some(DecidingRuleOutcomes { altered_trace, alternative_outcomes })
    };
    let found = decided_in(ComparedTrace::Second).or_else(|| decided_in(ComparedTrace::First));
    let differences = Differences { characters, traces: [first_trace, second_trace], decisions: all, place };
    let found = found.and_then(|it| differences.by_outcomes(it)).or_else(|| differences.by_texts());
    Some(found.unwrap_or_else(|| differences.by_resolution()))
}

/// Two traces of the same characters that end in different orders.
struct Differences<'a> {
    characters: &'a [Character],
    traces: [&'a Trace; 2],
    decisions: [Vec<Decision>; 2],
    /// The first visual position with different characters.
    place: usize,
}

impl Differences<'_> {
    /// The difference that the outcomes of steps make.
    fn by_outcomes(&self, deciding: DecidingRuleOutcomes) -> Option<FirstDifference> {
        let &AlternativeRuleOutcome { uba_rule: rule, character, alternative_outcome: outcome } =
            deciding.alternative_outcomes.first()?;
        let character = match (outcome, character) {
            (UbaRuleOutcome::ResolvedClass(_), CharRef::InName(LogicalIndex(at))) => at,
            (UbaRuleOutcome::ControlOpensNothing { first_affected_index: first }, _) => first,
            _ => self.traces[0].order()[self.place].0,
        };
        let resolve = |trace: usize| match outcome {
            UbaRuleOutcome::ParagraphLevel(_) => self.paragraph(trace, rule, character),
            UbaRuleOutcome::ResolvedClass(BidiClass::L) if rule == UbaRule::W2 => {
                self.number(trace, character)
            }
            _ => self.outcome_of_rule(trace, rule, character),
        };
        let [(first, one), (second, other)] = [resolve(0)?, resolve(1)?];
        Some(FirstDifference {
            first_different_position: VisualIndex(self.place),
            deciding_character: LogicalIndex(character),
            deciding_step_number_by_trace: [first, second],
            character_resolution_by_trace: [one, other],
            deciding_rule_outcomes: Some(deciding),
        })
    }

    /// The difference in the paragraphs, or the inserted controls, to which the two apply the UBA: with those of the other, each
    /// would display the name as the other does. `None` where they apply it to the same, and where one does not apply it.
    fn by_texts(&self) -> Option<FirstDifference> {
        let [one, other] = self.traces.map(|trace| {
            let paragraphs: Vec<Range<usize>> =
                trace.paragraphs().iter().map(|it| it.start_index..it.end_index).collect();
            (paragraphs, inserted(trace))
        });
        if one.0.is_empty() || other.0.is_empty() || one == other {
            return None;
        }
        let character = self.traces[0].order()[self.place].0;
        let [(first, one), (second, other)] = [self.text(0, character)?, self.text(1, character)?];
        (one != other).then_some(FirstDifference {
            first_different_position: VisualIndex(self.place),
            deciding_character: LogicalIndex(character),
            deciding_step_number_by_trace: [first, second],
            character_resolution_by_trace: [one, other],
            deciding_rule_outcomes: None,
        })
    }

    /// To what a trace applies the UBA, and the step that makes it so.
    fn text(&self, trace: usize, character: usize) -> Option<(Option<usize>, CharacterResolution)> {
        match (self.traces[trace].paragraphs(), inserted(self.traces[trace])) {
            ([_, _, ..], _) => {
                let paragraph_count = self.traces[trace].paragraphs().len();
                Some((
                    self.step_of(trace, UbaRule::P3),
                    CharacterResolution::SeveralParagraphs { paragraph_count },
                ))
            }
            ([only], inserted) if !inserted.is_empty() => {
                let mut scalars: Vec<char> = Vec::new();
                for (_, scalar) in inserted {
                    if !scalars.contains(&scalar) {
                        scalars.push(scalar);
                    }
                }
                let step = self.traces[trace]
                    .steps
                    .iter()
                    .find(|it| it.step_kind == TraceStepKind::ControlInsertion)?;
                Some((
                    Some(step.step_number),
                    CharacterResolution::InsertedControls { scalars, paragraph_level: only.level },
                ))
            }
            _ => self.paragraph(trace, UbaRule::P3, character),
        }
    }

    /// What a trace made of a digit that W2 makes an Arabic number, where no European number would do.
    fn number(&self, trace: usize, character: usize) -> Option<(Option<usize>, CharacterResolution)> {
        let is_its = |it: &&TraceLogEntry| it.character == CharRef::InName(LogicalIndex(character));
        let of_w2 = self.traces[trace].log_entries().iter().filter(is_its).find_map(|it| match it.event {
            CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W2NumberAfterArabicLetter(letter)) => {
                Some((it.step_number, letter))
            }
            _ => None,
        });
        match of_w2 {
            Some((step, arabic_letter_before)) => {
                Some((Some(step), CharacterResolution::W2ArabicNumber { arabic_letter_before }))
            }
            None => self.outcome_of_rule(trace, UbaRule::W2, character),
        }
    }

    /// The number of the step of a rule of UAX #9.
    fn step_of(&self, trace: usize, rule: UbaRule) -> Option<usize> {
        Some(
            self.traces[trace]
                .steps
                .iter()
                .find(|it| it.step_kind == TraceStepKind::UbaRule(rule))?
                .step_number,
        )
    }

    /// The paragraph of a character, and the step that gives its level.
    fn paragraph(
        &self,
        trace: usize,
        rule: UbaRule,
        character: usize,
    ) -> Option<(Option<usize>, CharacterResolution)> {
        let is_around = |it: &&TracedParagraph| (it.start_index..it.end_index).contains(&character);
        let paragraphs = self.traces[trace].paragraphs();
        if paragraphs.is_empty() {
            return Some((None, CharacterResolution::NoParagraphLevel));
        }
        let found = paragraphs.iter().find(is_around)?;
        Some((
            self.step_of(trace, rule),
            CharacterResolution::ParagraphLevel { level: found.level, level_reason: found.level_reason },
        ))
    }

    /// What a rule gave to a character, with its step; if it gave nothing, what the trace made of the character.
    fn outcome_of_rule(
        &self,
        trace: usize,
        rule: UbaRule,
        character: usize,
    ) -> Option<(Option<usize>, CharacterResolution)> {
        let step = self.step_of(trace, rule);
        let log = step.map_or(&[][..], |step| self.traces[trace].log_of(step));
        let events = || {
            log.iter()
                .filter(|it| it.character == CharRef::InName(LogicalIndex(character)))
                .map(|it| it.event)
        };
        let kept = events().find_map(|event| match event {
            CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W7NumberKept(before)) => Some(before),
            _ => None,
        });
        if let Some(strong_before) = kept {
            return Some((step, CharacterResolution::W7NumberKept { strong_before }));
        }
        let Decision { class, .. } = self.decisions[trace][character];
        let Some(change) = events().find_map(|event| Some(event.changed_from_and_to()?.to)) else {
            return Some((
                self.decisions[trace][character].class_step,
                self.resolution(trace, character, Aspect::Class),
            ));
        };
        let rule = TraceStepKind::UbaRule(rule);
        let resolution = match change {
            LevelOrClass::Level(level) => CharacterResolution::ResolvedLevel { level, step_kind: rule },
            LevelOrClass::Class(to) => match rule {
                TraceStepKind::UbaRule(UbaRule::W4 | UbaRule::W5) if class == to => {
                    CharacterResolution::JoinedToNumber {
                        number_range: self.number_around(trace, character),
                        step_kind: rule,
                    }
                }
                _ => CharacterResolution::ResolvedClass {
                    class: to,
                    step_kind: Some(rule),
                    inference_reason: None,
                },
            },
        };
        Some((step, resolution))
    }

    /// The difference in what the traces made of a character.
    fn by_resolution(&self) -> FirstDifference {
        let [ours, theirs] = &self.decisions;
        // Characters removed by X9 are not resolved.
        let first = |differs: &dyn Fn(usize) -> bool| {
            let is_resolved = |at: usize| !self.characters[at].class.is_removed_by_x9();
            (0..self.characters.len()).find(|&index| is_resolved(index) && differs(index))
        };
        let by_direction =
            first(&|index| ours[index].runs_to_the_right() != theirs[index].runs_to_the_right());
        // Digits are numbers in every display, whatever class it gives them.
        let joins = |index: usize| ours[index].class.is_digit() != theirs[index].class.is_digit();
        let by_class =
            by_direction.or_else(|| first(&|index| !self.characters[index].class.is_digit() && joins(index)));
        let moves = |index: usize| place_of(self.traces[0], index) != place_of(self.traces[1], index);
        let by_level = || first(&|index| ours[index].level != theirs[index].level && moves(index));
        let (character, aspect) = match by_class {
            Some(character) => (character, Aspect::Class),
            None => match by_level() {
                Some(character) => (character, Aspect::Level),
                None => (self.traces[0].order()[self.place].0, Aspect::Position),
            },
        };
        FirstDifference {
            first_different_position: VisualIndex(self.place),
            deciding_character: LogicalIndex(character),
            deciding_step_number_by_trace: [0, 1].map(|trace| self.step(trace, character, aspect)),
            character_resolution_by_trace: [0, 1].map(|trace| self.resolution(trace, character, aspect)),
            deciding_rule_outcomes: None,
        }
    }

    /// The step that set the class or level of a character.
    fn step(&self, trace: usize, character: usize, aspect: Aspect) -> Option<usize> {
        match aspect {
            Aspect::Class => self.decisions[trace][character].class_step,
            Aspect::Level => self.decisions[trace][character].level_step,
            Aspect::Position => None,
        }
    }

    fn resolution(&self, trace: usize, character: usize, aspect: Aspect) -> CharacterResolution {
        let (steps, decisions) = (&self.traces[trace].steps, &self.decisions[trace]);
        let Decision { class, level, .. } = decisions[character];
        let step = self.step(trace, character, aspect);
        let rule = step.and_then(|number| steps.get(number - 1)).map(|step| step.step_kind);
        match (aspect, rule) {
            (Aspect::Class, Some(rule @ TraceStepKind::UbaRule(UbaRule::W4 | UbaRule::W5))) => {
                CharacterResolution::JoinedToNumber {
                    number_range: self.number_around(trace, character),
                    step_kind: rule,
                }
            }
            (Aspect::Class, rule) => {
                let is_inferred = matches!(rule, Some(TraceStepKind::OneToOneInference(_)));
                let reason = || inference_reason(self.characters, self.traces[trace], decisions, character);
                CharacterResolution::ResolvedClass {
                    class,
                    step_kind: rule,
                    inference_reason: if is_inferred { reason() } else { None },
                }
            }
            (_, Some(rule)) => CharacterResolution::ResolvedLevel { level, step_kind: rule },
            (_, None) => {
                CharacterResolution::VisualPosition(VisualIndex(place_of(self.traces[trace], character)))
            }
        }
    }

    /// The adjacent characters with the class of this one, which is that of a number.
    fn number_around(&self, trace: usize, index: usize) -> LogicalCharacterRange {
        let decisions = &self.decisions[trace];
        let is_other = |it: &Decision| it.class != decisions[index].class;
        let start = decisions[..index].iter().rposition(is_other).map_or(0, |it| it + 1);
        let end = decisions[index..].iter().position(is_other).map_or(decisions.len(), |it| index + it);
        LogicalCharacterRange(start..end)
    }
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
    level: Level,
    /// The step that set the level.
    level_step: Option<usize>,
}

impl Decision {
    /// Whether its neighbours see it as left-to-right; numbers count as right-to-left (N1).
    const fn runs_to_the_right(self) -> bool {
        !matches!(self.class, BidiClass::R | BidiClass::AL | BidiClass::EN | BidiClass::AN)
    }
}

/// The characters that a trace inserts, each with the position of the name's character before which it does.
fn inserted(trace: &Trace) -> Vec<(usize, char)> {
    let details =
        trace.steps.iter().filter(|it| it.step_kind == TraceStepKind::ControlInsertion).map(|it| &it.detail);
    details
        .filter_map(|it| match it {
            TraceStepDetail::Inserted { before, scalar, .. } => Some((*before, *scalar)),
            _ => None,
        })
        .collect()
}

fn decisions(trace: &Trace, characters: &[Character]) -> Vec<Decision> {
    let is_logical = trace.display.choices().base_algorithm == BaseAlgorithm::Logical;
    let mut decisions: Vec<Decision> = trace
        .display
        .reclassified_characters(characters)
        .iter()
        .map(|character| Decision {
            class: if is_logical { BidiClass::L } else { character.class },
            class_step: None,
            level: Level::LTR,
            level_step: None,
        })
        .collect();
    for entry in &trace.log {
        let Some(at) = entry.character.name_character_index() else { continue };
        let decision = &mut decisions[at];
        match (entry.event, entry.event.changed_from_and_to()) {
            (CharacterTraceEvent::ParagraphLevel { level, .. }, _)
            | (_, Some(LevelOrClassChange { to: LevelOrClass::Level(level), .. })) => {
                (decision.level, decision.level_step) = (level, Some(entry.step_number));
            }
            (_, Some(LevelOrClassChange { to: LevelOrClass::Class(class), .. })) => {
                (decision.class, decision.class_step) = (class, Some(entry.step_number));
            }
            (_, None) => {}
        }
    }
    for (decision, character) in decisions.iter_mut().zip(characters) {
        if decision.level_step.is_none() && !decision.runs_to_the_right() {
            decision.level = Level::LTR.raised(if character.class.is_digit() { 2 } else { 1 });
        }
    }
    decisions
}

/// The neighbours by which a pass of the inferencing decided; `None` for characters other than European digits and
/// hyphens.
fn inference_reason(
    characters: &[Character],
    trace: &Trace,
    decisions: &[Decision],
    index: usize,
) -> Option<OneToOneInferenceReason> {
    let classified = trace.display.reclassified_characters(characters);
    let is_hyphen =
        |at: usize| OneToOneReorderUnitKind::of(classified[at]) == OneToOneReorderUnitKind::Hyphen;
    let is_digit = |at: usize| characters[at].class.is_digit();
    // Digits skip digits and hyphens, hyphens skip hyphens; marks belong to their bases.
    let is_skipped = |at: usize| {
        is_hyphen(at) || characters[at].is_nsm_or_removed_by_x9() || (is_digit(index) && is_digit(at))
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
        LogicalCharacterRange(at - back..at + ahead + 1)
    };
    Some(match (before, after) {
        (None, _) => OneToOneInferenceReason::NoNeighbourBefore,
        (Some(before), Some(after)) if decisions[index].class == BidiClass::R => {
            OneToOneInferenceReason::BetweenRightToLeftNeighbours {
                range_before: whole(before),
                range_after: whole(after),
            }
        }
        (Some(before), _) if decisions[before].class == BidiClass::L => {
            OneToOneInferenceReason::SameDirectionAsNeighbour { neighbour_range: whole(before) }
        }
        (_, Some(after)) => {
            OneToOneInferenceReason::SameDirectionAsNeighbour { neighbour_range: whole(after) }
        }
        (_, None) => OneToOneInferenceReason::NoNeighbourAfter,
    })
}

fn place_of(trace: &Trace, index: usize) -> usize {
    trace.order().iter().position(|it| it.0 == index).unwrap_or_default()
}
