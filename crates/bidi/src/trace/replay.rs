//! What a display by the UBA would be if steps had other outcomes, and which of them decide.

use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::order::choices::BaseAlgorithm;
use crate::order::{CharacterOrigin, Level, LogicalIndex, OrderingMethod, TextGivenToUba};
use crate::uba::{
    self, IsolatingRunSequence, Observer, ParagraphDirection, UbaEngine, UbaRule, UbaRuleEffect, l2, l3,
};

use super::Trace;
use super::control_pairs::{closer, is_visible, opens};
use super::event::{CharRef, CharacterTraceEvent, TraceLogEntry};
use super::explanations::CharacterState;
use super::step_rule::TraceStepKind;

/// The rules that resolve classes, in their order.
const RESOLVING: [UbaRule; 10] = {
    use UbaRule::{N0, N1, N2, W1, W2, W3, W4, W5, W6, W7};
    [W1, W2, W3, W4, W5, W6, W7, N0, N1, N2]
};

/// The longest name, in characters, of which it is found what decides: the rules are applied again for every character.
pub const MAX_REPLAYED_CHARACTERS: usize = 500;

/// Another outcome of a step of the UBA for one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlternativeRuleOutcome {
    /// The rule of the step; for a control, that by which the first character inside is inside.
    pub uba_rule: UbaRule,
    /// The character; for a control, the control itself.
    pub character: CharRef,
    /// The outcome.
    pub alternative_outcome: UbaRuleOutcome,
}

/// What a step gives instead of what it gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UbaRuleOutcome {
    /// P3: its paragraph has this level.
    ParagraphLevel(Level),
    /// X2 to X5c: the control opens nothing. It is ignored, or is a neutral if it would open an isolate; so is what closes
    /// it.
    ControlOpensNothing {
        /// The position of the first character of the name inside whose level or class a control decides; a visible one, if
        /// there is any.
        first_affected_index: usize,
    },
    /// A W or N rule: after it, the character has this class, unless it is strong before all of them.
    ResolvedClass(BidiClass),
}

/// The steps of `shown`, a display by the UBA, with whose other outcomes the name would be displayed as in `other`, in the
/// order of the rules: where one step decides, the first such step, for as few characters as decide; otherwise the paragraph
/// with another step; otherwise several steps, none of which can be left out. `None` if there are none, for names of more than
/// [`MAX_REPLAYED_CHARACTERS`] characters, if only marks or characters that are not visible differ, or if the texts of two
/// displays by the UBA differ.
///
/// The one-to-one display has no steps of the UBA: the other outcome of a step is that which gives its direction.
pub(super) fn deciding(
    given: &[Character],
    shown: &Trace,
    other: &Trace,
) -> Option<Vec<AlternativeRuleOutcome>> {
    if given.len() > MAX_REPLAYED_CHARACTERS {
        return None;
    }
    let own = shown.display.reclassified_characters(given);
    let OrderingMethod::Uba(text) = shown.display.ordering_method(&own) else { return None };
    let replay = Replay::new(shown, &text);
    let wanted = replay.seen(other.order().iter().copied());
    let gives = |outcomes: &[AlternativeRuleOutcome]| replay.order(outcomes) == wanted;
    if gives(&[]) {
        return None;
    }
    let (paragraph, steps, all) = if other.display.choices().base_algorithm == BaseAlgorithm::OneToOne {
        (replay.left_to_right(), replay.towards_directions(other), replay.all_directions(other))
    } else {
        let others = other.display.reclassified_characters(given);
        let OrderingMethod::Uba(others) = other.display.ordering_method(&others) else { return None };
        if text_of(&text) != text_of(&others) || text.applies_l3() != others.applies_l3() {
            return None;
        }
        let steps: Vec<Vec<AlternativeRuleOutcome>> =
            RESOLVING.iter().map(|&rule| replay.towards_classes(rule, other)).collect();
        (replay.paragraphs_of(other), steps.clone(), steps.concat())
    };
    let with_paragraph = |step: &Vec<AlternativeRuleOutcome>| [paragraph.as_slice(), step].concat();
    let one = std::iter::once(paragraph.clone()).chain(steps.iter().cloned());
    let mut tried = one.chain(steps.iter().map(with_paragraph)).chain(Some(with_paragraph(&all)));
    let found = tried.find(|it| !it.is_empty() && gives(it))?;
    Some(minimal(found, gives))
}

/// Whether what is visible would stand otherwise if the paragraph had the other direction; `false` for several paragraphs.
pub(super) fn depends_on_paragraph(trace: &Trace) -> bool {
    let own = trace.display.reclassified_characters(&trace.characters);
    let (OrderingMethod::Uba(text), [only]) = (trace.display.ordering_method(&own), trace.paragraphs())
    else {
        return false;
    };
    let replay = Replay::new(trace, &text);
    let other = Level::of_paragraph(only.level.direction().opposite());
    replay.order(&[of_paragraph(only.start_index, other)]) != replay.order(&[])
}

impl Trace {
    /// Whether a character of the name would stand elsewhere in its paragraph if a step had not done what an entry of the log
    /// says: if W7 had not left a number a European one, or if a control had opened nothing. `false` for all other entries.
    pub fn is_character_moved_by_entry(
        &self,
        log_entry: &TraceLogEntry,
        moved_character: LogicalIndex,
    ) -> bool {
        let own = self.display.reclassified_characters(&self.characters);
        let (OrderingMethod::Uba(text), CharacterTraceEvent::UbaRuleApplied(effect)) =
            (self.display.ordering_method(&own), log_entry.event)
        else {
            return false;
        };
        let replay = Replay::new(self, &text);
        let outcomes: Vec<AlternativeRuleOutcome> = match effect {
            UbaRuleEffect::W7NumberKept(before) => {
                let is_so = |it: &&TraceLogEntry| {
                    it.event == CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W7NumberKept(before))
                };
                let kept = self.log.iter().filter(is_so).filter_map(|it| it.character.name_character_index());
                kept.map(|at| of_class(UbaRule::W7, at, BidiClass::L)).collect()
            }
            UbaRuleEffect::EmbeddedByX5aToX6a { opening_control: opener, .. }
            | UbaRuleEffect::OverriddenByX5aToX6a { opening_control: opener, .. } => {
                replay.controls().into_iter().filter(|it| it.character == opener).collect()
            }
            _ => return false,
        };
        let place = |outcomes: &[AlternativeRuleOutcome]| {
            replay.order(outcomes).iter().position(|it| *it == moved_character)
        };
        place(&outcomes) != place(&[])
    }
}

/// As few of these outcomes as give the same, the first rather than the last: no step can be left out, and no group.
fn minimal(
    mut outcomes: Vec<AlternativeRuleOutcome>,
    gives: impl Fn(&[AlternativeRuleOutcome]) -> bool,
) -> Vec<AlternativeRuleOutcome> {
    loop {
        let before = outcomes.len();
        let steps: Vec<&[AlternativeRuleOutcome]> =
            outcomes.chunk_by(|one, next| one.uba_rule == next.uba_rule).collect();
        outcomes = without_idle(steps, &gives);
        outcomes = without_idle(groups(&outcomes).collect(), &gives);
        if outcomes.len() == before {
            return outcomes;
        }
    }
}

/// The parts without which the rest does not give the same.
fn without_idle(
    mut parts: Vec<&[AlternativeRuleOutcome]>,
    gives: &impl Fn(&[AlternativeRuleOutcome]) -> bool,
) -> Vec<AlternativeRuleOutcome> {
    for nth in (0..parts.len()).rev() {
        let others = [&parts[..nth], &parts[nth + 1..]].concat();
        if gives(&others.concat()) {
            parts = others;
        }
    }
    parts.concat()
}

/// The outcomes of one step for adjacent characters, such as the digits of a number, together.
pub(super) fn groups(outcomes: &[AlternativeRuleOutcome]) -> impl Iterator<Item = &[AlternativeRuleOutcome]> {
    outcomes.chunk_by(|one, next| {
        let (one_at, next_at) = (one.character.name_character_index(), next.character.name_character_index());
        (one.uba_rule, one.alternative_outcome) == (next.uba_rule, next.alternative_outcome)
            && one_at.map(|it| it + 1) == next_at
    })
}

/// The characters with their origins, and the paragraphs.
fn text_of(text: &TextGivenToUba<'_>) -> (Vec<(char, CharacterOrigin)>, Vec<Range<usize>>) {
    let characters = text.characters().iter().enumerate().map(|(at, it)| (it.scalar, text.origin(at)));
    (characters.collect(), text.paragraphs().into_iter().map(|it| it.0).collect())
}

/// A display by the UBA, whose rules are applied again.
struct Replay<'a> {
    trace: &'a Trace,
    text: &'a TextGivenToUba<'a>,
    /// The positions in the text of the name's characters, and of the others.
    of_name: Vec<usize>,
    of_others: Vec<usize>,
}

impl<'a> Replay<'a> {
    fn new(trace: &'a Trace, text: &'a TextGivenToUba<'a>) -> Self {
        let is_of_name = |at: &usize| matches!(text.origin(*at), CharacterOrigin::Name(_));
        let (of_name, of_others) = (0..text.characters().len()).partition(is_of_name);
        Self { trace, text, of_name, of_others }
    }

    /// The position of a character in the text.
    fn position(&self, character: CharRef) -> Option<usize> {
        match character {
            CharRef::InName(LogicalIndex(at)) => self.of_name.get(at).copied(),
            CharRef::OutsideName { outside_name_character_index: number, .. } => {
                self.of_others.get(number).copied()
            }
            CharRef::IsolatingRunSequenceStart(_) | CharRef::IsolatingRunSequenceEnd(_) => None,
        }
    }

    /// Those of the name's characters that are visible and no marks.
    fn seen(&self, order: impl Iterator<Item = LogicalIndex>) -> Vec<LogicalIndex> {
        let characters = &self.trace.characters;
        let is_seen = |it: &LogicalIndex| {
            is_visible(characters[it.0].class) && !characters[it.0].is_nsm_or_removed_by_x9()
        };
        order.filter(is_seen).collect()
    }

    /// The order of what is [seen](Self::seen), with these outcomes.
    fn order(&self, outcomes: &[AlternativeRuleOutcome]) -> Vec<LogicalIndex> {
        let text = self.text.characters();
        let mut characters = text.to_vec();
        let mut classes = Vec::new();
        let mut levels: Vec<Level> = self.trace.paragraphs().iter().map(|it| it.level).collect();
        for AlternativeRuleOutcome { uba_rule: rule, character, alternative_outcome: outcome } in outcomes {
            let Some(position) = self.position(*character) else { continue };
            match *outcome {
                UbaRuleOutcome::ResolvedClass(class) => classes.push((*rule, position, class)),
                UbaRuleOutcome::ControlOpensNothing { .. } => {
                    for at in closer(text, position).into_iter().chain(Some(position)) {
                        let is_removed = text[at].class.is_removed_by_x9();
                        characters[at].class = if is_removed { BidiClass::BN } else { BidiClass::ON };
                    }
                }
                UbaRuleOutcome::ParagraphLevel(level) => {
                    let starts = self
                        .trace
                        .paragraphs()
                        .iter()
                        .map(|it| CharRef::InName(LogicalIndex(it.start_index)));
                    let is_its = starts.map(|it| it == *character);
                    levels.iter_mut().zip(is_its).filter(|it| it.1).for_each(|it| *it.0 = level);
                }
            }
        }
        let mut engine = UbaEngine::without_rules(self.text.skipped_rules());
        let mut visual: Vec<usize> = (0..characters.len()).collect();
        for ((range, _), level) in self.text.paragraphs().into_iter().zip(levels) {
            let mut forced = ForcedClasses { classes: &classes, offset: range.start, strong: Vec::new() };
            let of_paragraph = &characters[range.clone()];
            engine.resolve_paragraph(of_paragraph, ParagraphDirection::Fixed(level.direction()), &mut forced);
            let levels = engine.levels();
            let mut order: Vec<LogicalIndex> = (0..of_paragraph.len()).map(LogicalIndex).collect();
            l2(&mut order, |it| levels[it.0]);
            if self.text.applies_l3() {
                l3(of_paragraph, levels, &mut order);
            }
            for (place, it) in range.clone().zip(order) {
                visual[place] = range.start + it.0;
            }
        }
        let name_index = |at| match self.text.origin(at) {
            CharacterOrigin::Name(index) => Some(index),
            CharacterOrigin::InsertedControl | CharacterOrigin::SurroundingText => None,
        };
        self.seen(visual.into_iter().filter_map(name_index))
    }

    /// The right-to-left paragraphs as left-to-right ones.
    fn left_to_right(&self) -> Vec<AlternativeRuleOutcome> {
        let paragraphs = self.trace.paragraphs().iter().filter(|it| it.level != Level::LTR);
        paragraphs.map(|it| of_paragraph(it.start_index, Level::LTR)).collect()
    }

    /// The paragraphs with the levels that they have in another display of the text.
    fn paragraphs_of(&self, other: &Trace) -> Vec<AlternativeRuleOutcome> {
        let both = self.trace.paragraphs().iter().zip(other.paragraphs());
        both.filter(|(own, other)| own.level != other.level)
            .map(|(own, other)| of_paragraph(own.start_index, other.level))
            .collect()
    }

    /// The characters that a rule changes in one of two displays of the text, and that then have different classes.
    fn towards_classes(&self, rule: UbaRule, other: &Trace) -> Vec<AlternativeRuleOutcome> {
        let step_of = |trace: &Trace| {
            trace
                .steps
                .iter()
                .find(|it| it.step_kind == TraceStepKind::UbaRule(rule))
                .map(|it| it.step_number)
        };
        let changed = |trace: &Trace| -> Vec<usize> {
            let log = step_of(trace).map_or(&[][..], |step| trace.log_of(step));
            log.iter()
                .filter(|it| it.event.changed_from_and_to().is_some())
                .filter_map(|it| it.character.name_character_index())
                .collect()
        };
        let [own, others] = [self.trace, other].map(|trace| {
            let last = trace.steps.iter().rfind(
                |it| matches!(it.step_kind, TraceStepKind::UbaRule(it) if it as usize <= rule as usize),
            );
            CharacterState::after(trace, last.map_or(0, |it| it.step_number)).classes
        });
        let mut all = [changed(self.trace), changed(other)].concat();
        all.sort_unstable();
        all.dedup();
        all.retain(|&at| own[at] != others[at]);
        all.into_iter().map(|at| of_class(rule, at, others[at])).collect()
    }

    /// The controls of the text that have characters of the name inside, without what they open.
    fn controls(&self) -> Vec<AlternativeRuleOutcome> {
        let text = self.text.characters();
        let decided = self.trace.log.iter().filter_map(|entry| match entry.event {
            CharacterTraceEvent::UbaRuleApplied(
                effect @ (UbaRuleEffect::EmbeddedByX5aToX6a { .. }
                | UbaRuleEffect::OverriddenByX5aToX6a { .. }),
            ) => Some((entry.character.name_character_index()?, effect.rule())),
            _ => None,
        });
        let decided: Vec<(usize, UbaRule)> = decided.collect();
        let control = |opener: usize| {
            let end = closer(text, opener).unwrap_or(text.len());
            let inside = decided.iter().filter(|it| (opener + 1..end).contains(&self.of_name[it.0]));
            let is_hidden = |at: usize| !is_visible(self.trace.characters[at].class);
            let &(first, rule) = inside.min_by_key(|it| (is_hidden(it.0), it.0))?;
            let character = match self.text.origin(opener) {
                CharacterOrigin::Name(at) => CharRef::InName(at),
                CharacterOrigin::InsertedControl | CharacterOrigin::SurroundingText => {
                    let number = self.of_others.binary_search(&opener).ok()?;
                    CharRef::OutsideName { outside_name_character_index: number, scalar: text[opener].scalar }
                }
            };
            Some(AlternativeRuleOutcome {
                uba_rule: rule,
                character,
                alternative_outcome: UbaRuleOutcome::ControlOpensNothing { first_affected_index: first },
            })
        };
        (0..text.len()).filter(|&at| opens(text[at].class)).filter_map(control).collect()
    }

    /// The outcomes of each step that give the directions of the one-to-one display.
    fn towards_directions(&self, other: &Trace) -> Vec<Vec<AlternativeRuleOutcome>> {
        let directions = CharacterState::last(other).classes;
        let is_left = |at: usize| directions[at] == BidiClass::L;
        let controls = self.controls();
        let mut classes: Vec<AlternativeRuleOutcome> = Vec::new();
        let mut numbers_left: Vec<AlternativeRuleOutcome> = Vec::new();
        for entry in &self.trace.log {
            let CharacterTraceEvent::UbaRuleApplied(effect) = entry.event else { continue };
            let rule = effect.rule();
            let Some(at) = entry.character.name_character_index() else { continue };
            let direction = if is_left(at) { BidiClass::L } else { BidiClass::R };
            let other = match effect {
                UbaRuleEffect::W2NumberAfterArabicLetter(_) if is_left(at) => {
                    numbers_left.push(of_class(rule, at, BidiClass::L));
                    Some(BidiClass::EN)
                }
                UbaRuleEffect::W4SeparatorInNumber { from_class: from, .. } => Some(from),
                UbaRuleEffect::W5TerminatorByNumber { .. } => Some(BidiClass::ET),
                UbaRuleEffect::W7NumberAfterLeftToRight(_) if !is_left(at) => Some(BidiClass::EN),
                UbaRuleEffect::W7NumberKept(_) if is_left(at) => Some(BidiClass::L),
                UbaRuleEffect::N0PairedBracket { .. }
                | UbaRuleEffect::N0MarkAfterBracket { .. }
                | UbaRuleEffect::N1NeutralBetweenSame { .. }
                | UbaRuleEffect::N2NeutralByLevel { .. } => {
                    effect.class_change().filter(|it| it.1 != direction).map(|_| direction)
                }
                _ => None,
            };
            classes.extend(other.map(|class| of_class(rule, at, class)));
        }
        let of_rule =
            |rule: &UbaRule| classes.iter().filter(|it| it.uba_rule == *rule).copied().collect::<Vec<_>>();
        let each_control = controls.iter().map(|it| vec![*it]);
        let rules = RESOLVING.iter().map(of_rule);
        each_control.chain(Some(controls.clone())).chain(rules).chain(Some(numbers_left)).collect()
    }

    /// No control, and the directions of the one-to-one display for everything that has none of its own.
    fn all_directions(&self, other: &Trace) -> Vec<AlternativeRuleOutcome> {
        let directions = CharacterState::last(other).classes;
        let mut all = self.controls();
        let steps = self.towards_directions(other);
        let characters = &self.trace.characters;
        // The last rule that decided the class of each character.
        let mut rules: Vec<Option<UbaRule>> = vec![None; characters.len()];
        for entry in &self.trace.log {
            if let (CharacterTraceEvent::UbaRuleApplied(effect), Some(at)) =
                (entry.event, entry.character.name_character_index())
                && RESOLVING.contains(&effect.rule())
            {
                rules[at] = Some(effect.rule());
            }
        }
        let mut base = 0;
        for at in 0..characters.len() {
            if !characters[at].is_nsm_or_removed_by_x9() {
                base = at;
            }
            let is_left = directions[at] == BidiClass::L;
            let class = match characters[base].class {
                BidiClass::EN if is_left => BidiClass::L,
                class @ (BidiClass::EN | BidiClass::AN) => class,
                class if class.is_strong() => continue,
                _ if is_left => BidiClass::L,
                _ => BidiClass::R,
            };
            all.push(of_class(rules[at].unwrap_or(UbaRule::N2), at, class));
        }
        // What W4 and W5 do to one character decides about those beside it.
        let joined = steps.concat().into_iter().filter(|it| matches!(it.uba_rule, UbaRule::W4 | UbaRule::W5));
        all.extend(joined.filter(|it| {
            it.character.name_character_index().is_some_and(|at| rules[at] != Some(it.uba_rule))
        }));
        all.sort_by_key(|it| it.uba_rule as usize);
        all
    }
}

fn of_paragraph(start: usize, level: Level) -> AlternativeRuleOutcome {
    let outcome = UbaRuleOutcome::ParagraphLevel(level);
    AlternativeRuleOutcome {
        uba_rule: UbaRule::P3,
        character: CharRef::InName(LogicalIndex(start)),
        alternative_outcome: outcome,
    }
}

fn of_class(rule: UbaRule, at: usize, class: BidiClass) -> AlternativeRuleOutcome {
    AlternativeRuleOutcome {
        uba_rule: rule,
        character: CharRef::InName(LogicalIndex(at)),
        alternative_outcome: UbaRuleOutcome::ResolvedClass(class),
    }
}

/// Gives characters, by their positions in the text, other classes after a rule; but for strong ones, among which are those
/// that an override made strong, for no W or N rule changes them.
struct ForcedClasses<'a> {
    classes: &'a [(UbaRule, usize, BidiClass)],
    /// The start of the paragraph that is being resolved.
    offset: usize,
    /// The positions in the sequence that are strong.
    strong: Vec<usize>,
}

impl Observer for ForcedClasses<'_> {
    fn observe(&mut self, event: uba::UbaEvent<'_>) {
        if let uba::UbaEvent::IsolatingRunSequence(sequence) = event {
            let is_strong = |at: &usize| sequence.class_at(*at).is_some_and(BidiClass::is_strong);
            self.strong = (0..sequence.character_indices.len()).filter(is_strong).collect();
        }
    }

    fn after_rule(&mut self, rule: UbaRule, sequence: &mut IsolatingRunSequence) {
        for &(_, position, class) in self.classes.iter().filter(|it| it.0 == rule) {
            let within = position.checked_sub(self.offset);
            let found = within.and_then(|it| sequence.character_indices.binary_search(&it).ok());
            if let Some(at) = found.filter(|it| self.strong.binary_search(it).is_err()) {
                sequence.set(at, class);
            }
        }
    }
}
