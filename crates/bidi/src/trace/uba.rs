//! The trace of the UBA on the text of a display: a name or its components, possibly with inserted characters
//! or a context.

use std::ops::Range;

use crate::name::{BidiClass, code_point};
use crate::order::visual_positions::VisualPositions;
use crate::order::{Level, LogicalIndex, Origin, UbaText};
use crate::uba::{BracketReason, Effect, Engine, ParagraphDirection, ResolvedPair, Rule, l2};

use super::event::{CharRef, Event, Neighbour, ParagraphCause};
use super::recorder::{Recorder, TextSequence};
use super::shared_slice::SharedSlice;
use super::step::{
    Detail, Logged, Move, Step, StepRule, TracedLevelRun, TracedPair, TracedParagraph, TracedSequence,
    changes_of,
};

/// The text, and the owner of each of its characters.
pub(super) struct TracedText<'a> {
    uba: &'a UbaText<'a>,
    owners: Vec<CharacterOwner>,
    /// The position of each of the name's characters.
    positions: Vec<usize>,
}

/// Whether a character of the text belongs to the name.
#[derive(Clone, Copy)]
enum CharacterOwner {
    /// The name's character at this logical position.
    Name(usize),
    /// A character from outside the name: the number of such characters before it.
    Other(usize),
}

impl<'a> TracedText<'a> {
    fn new(uba: &'a UbaText<'a>) -> Self {
        let mut others = 0..;
        let owner = |at| match uba.origin(at) {
            Origin::Name(index) => CharacterOwner::Name(index),
            Origin::Inserted | Origin::Context => CharacterOwner::Other(others.next().unwrap_or_default()),
        };
        let owners: Vec<CharacterOwner> = (0..uba.characters().len()).map(owner).collect();
        let is_own = |at: &usize| matches!(owners[*at], CharacterOwner::Name(_));
        Self { uba, positions: (0..owners.len()).filter(is_own).collect(), owners }
    }

    /// Splits positions of the text into positions of the name and numbers of other characters.
    fn split(&self, positions: impl IntoIterator<Item = usize>) -> (Vec<usize>, Vec<usize>) {
        let (mut of_name, mut others) = (Vec::new(), Vec::new());
        for at in positions {
            match self.owners[at] {
                CharacterOwner::Name(index) => of_name.push(index),
                CharacterOwner::Other(number) => others.push(number),
            }
        }
        (of_name, others)
    }

    /// The reference to the character at a position of the text.
    pub(super) fn char_ref(&self, at: usize) -> CharRef {
        match self.owners[at] {
            CharacterOwner::Name(index) => CharRef::Name(index),
            CharacterOwner::Other(number) => {
                CharRef::Other { number, scalar: self.uba.characters()[at].scalar }
            }
        }
    }

    /// The letter to which a mark belongs, whose class W1 gave it; otherwise the character itself. For the
    /// reader that letter decides.
    pub(super) fn base_letter(&self, at: usize) -> usize {
        let characters = self.uba.characters();
        let base = (0..=at).rev().find(|&it| !characters[it].follows_its_predecessor());
        base.filter(|&it| characters[it].class.is_strong()).unwrap_or(at)
    }

    /// The first strong character at this position of the text, or that there is none.
    fn first_strong(&self, first: Option<usize>) -> Detail {
        let outside = first.filter(|&at| self.name_index(at).is_none());
        Detail::FirstStrong {
            first_strong: first.and_then(|at| self.name_index(at)),
            outside: outside.map(|at| code_point(self.uba.characters()[at].scalar)),
        }
    }

    /// The position in the text of the name's character at this logical position.
    fn position_of(&self, index: usize) -> usize {
        self.positions[index]
    }

    /// The name's logical position; `None` for other characters.
    fn name_index(&self, at: usize) -> Option<usize> {
        match self.owners[at] {
            CharacterOwner::Name(index) => Some(index),
            CharacterOwner::Other(_) => None,
        }
    }

    /// A step for each character from outside the name, in the order of the text.
    fn insertion_steps(&self) -> Vec<Logged> {
        let mut before = 0;
        let mut steps = Vec::new();
        for (at, character) in self.uba.characters().iter().enumerate() {
            let rule = match self.uba.origin(at) {
                Origin::Name(index) => {
                    before = index + 1;
                    continue;
                }
                Origin::Inserted => StepRule::Insert,
                Origin::Context => StepRule::Surround,
            };
            let is_at_end = before == self.uba.name_length();
            let (scalar, number) = (character.scalar, steps.len());
            let inserted = code_point(scalar);
            let detail = Detail::Inserted { inserted, before, is_at_end, scalar, number };
            let (other, is_inserted) = (CharRef::Other { number, scalar }, rule == StepRule::Insert);
            let beside = |at: usize, is_before: bool| {
                (CharRef::Name(at), Event::AdjacentCharacter { other, is_before, is_inserted })
            };
            let of_before = before.checked_sub(1).map(|at| beside(at, false));
            let of_after = (!is_at_end).then(|| beside(before, true));
            let events = of_before.into_iter().chain(of_after).collect();
            steps.push(Logged { step: Step { detail, ..Step::new(rule) }, events });
        }
        steps
    }
}

/// The steps of the UBA on a text. `cause_of` gives the reason for the level of a paragraph, by the range of the name in it
/// and the reason that the engine has.
pub(super) fn steps(
    text: &UbaText<'_>,
    cause_of: &dyn Fn(Range<usize>, ParagraphCause) -> ParagraphCause,
) -> Vec<Logged> {
    let order = text.order().logical_from_visual().to_vec();
    let (has_l3, skipped) = (text.has_l3(), text.skipped_rules());
    let text = &TracedText::new(text);
    let characters = text.uba.characters();
    let mut engine = Engine::without_rules(skipped);
    let mut recorder = Recorder::new(text);
    let mut levels = vec![Level::LTR; characters.len()];
    let mut paragraphs = Vec::new();
    for (range, direction) in text.uba.paragraphs() {
        recorder.begin_paragraph(range.start);
        let level = engine.resolve(&characters[range.clone()], direction, &mut recorder);
        levels[range.clone()].copy_from_slice(engine.levels());
        let of_name = text.split(range).0;
        let start = of_name.first().copied().unwrap_or_default();
        let end = start + of_name.len();
        let cause = match (direction, recorder.first_strong) {
            (ParagraphDirection::Auto, Some(Some(first))) => ParagraphCause::FirstStrong(Neighbour {
                character: text.char_ref(first),
                class: characters[first].class,
            }),
            (ParagraphDirection::Auto, _) => ParagraphCause::NoStrong,
            (ParagraphDirection::Fixed(_), _) => ParagraphCause::Given,
        };
        paragraphs.push(TracedParagraph { start, end, level, cause: cause_of(start..end, cause) });
    }
    let mut steps = text.insertion_steps();
    let reordered = reordered(text, &levels);
    let is_applied = |rule: &Rule| (*rule != Rule::L3 || has_l3) && !skipped.has(*rule);
    let first_strong = recorder.first_strong;
    recorder.finish();
    for rule in Rule::ALL.into_iter().filter(is_applied) {
        let of_rule = recorder.effects_of(rule).iter();
        let mut events: Vec<(CharRef, Event)> =
            of_rule.map(|&(at, effect)| (text.char_ref(at), Event::Rule(effect))).collect();
        let mut step = Step::with_changes(StepRule::Uba(rule), &events);
        match rule {
            Rule::P2 => {
                step.detail = first_strong.map_or(Detail::Nothing {}, |first| text.first_strong(first));
                let found = first_strong.flatten().map(|at| (text.char_ref(at), characters[at].class));
                events.extend(found.map(|(it, class)| (it, Event::FirstStrong(class))));
            }
            Rule::P3 => {
                for &TracedParagraph { start, end, level, cause } in &paragraphs {
                    let event = |at| (CharRef::Name(at), Event::ParagraphLevel { level, cause });
                    events.extend((start..end).map(event));
                }
                step.detail = Detail::Paragraphs { paragraphs: std::mem::take(&mut paragraphs) };
            }
            Rule::X9 => {
                let removed = recorder.effects_of(rule).iter().map(|it| it.0);
                let (removed, removed_inserted) = text.split(removed);
                step.detail = Detail::Removed { removed, removed_inserted };
            }
            Rule::X10 => (step.detail, events) = sequences(text, &recorder),
            Rule::N0 => step.detail = Detail::Brackets { bracket_pairs: pairs(&events) },
            Rule::L2 => {
                let before: Vec<LogicalIndex> = (0..text.uba.name_length()).map(LogicalIndex).collect();
                let moved = moves(&before, &reordered);
                events = moved_events(&moved, |from, to, at| {
                    let at = text.position_of(at);
                    let level = (!characters[at].class.is_removed_by_x9()).then_some(levels[at]);
                    Event::Reversed { from, to, level }
                });
                step.detail = Detail::Moved { moved };
                step.order = Some(SharedSlice::whole(reordered.clone()));
            }
            Rule::L3 => {
                let moved = moves(&reordered, &order);
                events = moved_events(&moved, |from, to, _| Event::MarkMovedAfterBase { from, to });
                step.detail = Detail::Moved { moved };
                step.order = Some(SharedSlice::whole(order.clone()));
            }
            _ if matches!(rule.section(), "3.3.2") => step.detail = explicit(&events),
            _ => {}
        }
        steps.push(Logged { step, events });
    }
    steps
}

/// What an X rule did besides setting levels.
fn explicit(events: &[(CharRef, Event)]) -> Detail {
    let (overridden, overridden_inserted) = changes_of(events.iter().filter(|it| it.1.is_override()));
    let overflow = events.iter().filter_map(|(character, event)| match event {
        Event::Rule(Effect::Overflow(_)) => character.position(),
        _ => None,
    });
    Detail::Explicit { overridden, overridden_inserted, overflow: overflow.collect() }
}

/// The level runs and sequences, and the sequence of each character.
fn sequences(text: &TracedText<'_>, recorder: &Recorder<'_>) -> (Detail, Vec<(CharRef, Event)>) {
    let is_kept = |at: &usize| !text.uba.characters()[*at].class.is_removed_by_x9();
    let level_runs = recorder.level_runs.iter().map(|(range, level)| {
        let (characters, inserted) = text.split(range.clone().filter(is_kept));
        TracedLevelRun { characters, inserted, level: *level }
    });
    let mut events = Vec::new();
    let sequences = recorder.sequences.iter().map(|sequence| {
        let (characters, inserted) = text.split(sequence.characters.iter().copied());
        let [sos, eos] =
            [sequence.start, sequence.end].map(|edge| BidiClass::of_direction(edge.level.direction()));
        let &TextSequence { level, start, end, .. } = sequence;
        let event = Event::Sequence { count: sequence.characters.len(), level, start, end };
        events.extend(sequence.characters.iter().map(|&at| (at, event)));
        TracedSequence { characters, inserted, level, sos, eos }
    });
    let detail = Detail::Sequences { level_runs: level_runs.collect(), sequences: sequences.collect() };
    events.sort_by_key(|it| it.0);
    (detail, events.into_iter().map(|(at, event)| (text.char_ref(at), event)).collect())
}

/// The bracket pairs of which both are of the name.
fn pairs(events: &[(CharRef, Event)]) -> Vec<TracedPair> {
    let pair = |(character, event): &(CharRef, Event)| match *event {
        Event::Rule(Effect::PairedBracket { partner, resolved }) => {
            let (opening, closing) = (character.position()?, partner.position()?);
            let (class, reason) = (resolved.map(|it| it.class), bracket_reason(resolved));
            (opening < closing).then_some(TracedPair { opening, closing, class, reason })
        }
        _ => None,
    };
    events.iter().filter_map(pair).collect()
}

/// The part of N0 that decided.
fn bracket_reason(resolved: Option<ResolvedPair<Neighbour>>) -> BracketReason {
    match resolved {
        None => BracketReason::NothingStrongInside,
        Some(ResolvedPair { before: None, .. }) => BracketReason::EmbeddingInside,
        // Numbers count as R.
        Some(it) if (it.inside.class == BidiClass::L) == (it.class == BidiClass::L) => {
            BracketReason::OppositeBeforeAndInside
        }
        Some(_) => BracketReason::OppositeInsideOnly,
    }
}

/// An event for each character that moved, by its positions before and after, in logical order.
pub(super) fn moved_events(
    moved: &[Move],
    event: impl Fn(usize, usize, usize) -> Event,
) -> Vec<(CharRef, Event)> {
    let mut events: Vec<(usize, Event)> =
        moved.iter().map(|it| (it.character.0, event(it.from, it.to, it.character.0))).collect();
    events.sort_by_key(|it| it.0);
    events.into_iter().map(|(at, event)| (CharRef::Name(at), event)).collect()
}

/// The order of the name's characters after L2 within each paragraph; text between paragraphs is from left to
/// right.
fn reordered(text: &TracedText<'_>, levels: &[Level]) -> Vec<LogicalIndex> {
    let mut visual: Vec<usize> = (0..text.owners.len()).collect();
    for (range, _) in text.uba.paragraphs() {
        l2(&mut visual[range], |&at| levels[at]);
    }
    text.split(visual).0.into_iter().map(LogicalIndex).collect()
}

/// The characters whose position differs between two orders.
pub(super) fn moves(before: &[LogicalIndex], after: &[LogicalIndex]) -> Vec<Move> {
    let before = VisualPositions::of(before);
    let place_before = before.visual_from_logical();
    after
        .iter()
        .enumerate()
        .map(|(to, &character)| Move { character, from: place_before[character.0].0, to })
        .filter(|it| it.from != it.to)
        .collect()
}
