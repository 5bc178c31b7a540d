//! The trace of the UBA over a name, over its components, or over a name with characters put in.

use std::ops::Range;

use crate::name::{Character, code_point};
use crate::order::components::Component;
use crate::order::{Direction, Level, LogicalIndex, Marked};
use crate::uba::{Engine, ParagraphDirection, Rule, l2};

use super::recorder::{Raw, Recorder};
use super::shared::Shared;
use super::step::{
    Change, Detail, InsertedChange, Move, RunOfLevel, RunSequence, Step, StepRule, TracedPair,
    TracedParagraph, Value, class_of,
};

/// The text that the UBA sees, and what of it belongs to the name.
pub(super) struct Text<'a> {
    characters: Vec<Character>,
    origins: Vec<Origin>,
    /// How many of them are the name's.
    own: usize,
    /// The stretches that the UBA resolves, each a paragraph of its own, in logical order. What stands
    /// between them goes from left to right.
    paragraphs: Vec<(Range<usize>, ParagraphDirection)>,
    marked: Option<&'a Marked>,
}

/// Where a character of the text comes from.
#[derive(Clone, Copy)]
enum Origin {
    /// The name's character of this index.
    Own(usize),
    /// The insertion of this number.
    Inserted(usize),
}

impl<'a> Text<'a> {
    /// The name as it is, in one paragraph.
    pub(super) fn plain(characters: &[Character], paragraph: Option<Direction>) -> Self {
        Self {
            characters: characters.to_vec(),
            origins: (0..characters.len()).map(Origin::Own).collect(),
            own: characters.len(),
            paragraphs: vec![(0..characters.len(), paragraph.into())],
            marked: None,
        }
    }

    /// The name, each component a paragraph.
    pub(super) fn components(characters: &[Character], components: &[Component]) -> Self {
        let paragraphs = components
            .iter()
            .map(|component| (component.range.clone(), ParagraphDirection::Fixed(component.direction)))
            .collect();
        Self { paragraphs, ..Self::plain(characters, None) }
    }

    /// The name with characters put in, in one paragraph.
    pub(super) fn marked(characters: &[Character], marked: &'a Marked, paragraph: Option<Direction>) -> Self {
        let text = marked.characters(characters);
        let mut origins = Vec::with_capacity(text.len());
        let mut insertions = marked.inserted().iter().enumerate().peekable();
        for index in 0..=characters.len() {
            while let Some((number, _)) = insertions.next_if(|(_, insertion)| insertion.before <= index) {
                origins.push(Origin::Inserted(number));
            }
            if index < characters.len() {
                origins.push(Origin::Own(index));
            }
        }
        let paragraphs = vec![(0..text.len(), paragraph.into())];
        Self { characters: text, origins, own: characters.len(), paragraphs, marked: Some(marked) }
    }

    /// Splits positions in the text into the name's characters and the numbers of insertions.
    fn split(&self, positions: impl IntoIterator<Item = usize>) -> (Vec<usize>, Vec<usize>) {
        let (mut own, mut inserted) = (Vec::new(), Vec::new());
        for at in positions {
            match self.origins[at] {
                Origin::Own(index) => own.push(index),
                Origin::Inserted(number) => inserted.push(number),
            }
        }
        (own, inserted)
    }

    fn split_changes(&self, changes: Vec<Raw>) -> (Vec<Change>, Vec<InsertedChange>) {
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for Raw { at, from, to } in changes {
            match self.origins[at] {
                Origin::Own(index) => own.push(Change { character: LogicalIndex(index), from, to }),
                Origin::Inserted(inserted) => others.push(InsertedChange { inserted, from, to }),
            }
        }
        (own, others)
    }

    /// The name's character at a place that cannot be an inserted one, or that nobody asks about.
    fn own_at(&self, at: usize) -> Option<usize> {
        match self.origins[at] {
            Origin::Own(index) => Some(index),
            Origin::Inserted(_) => None,
        }
    }
}

/// The steps of the UBA over a text, whose order in the end is `order`.
pub(super) fn steps(text: &Text<'_>, order: Vec<LogicalIndex>) -> Vec<Step> {
    let mut engine = Engine::new();
    let mut recorder = Recorder::default();
    let mut levels = vec![Level::LTR; text.characters.len()];
    let mut paragraphs = Vec::with_capacity(text.paragraphs.len());
    for (range, direction) in &text.paragraphs {
        recorder.offset = range.start;
        let level = engine.resolve(&text.characters[range.clone()], *direction, &mut recorder);
        levels[range.clone()].copy_from_slice(engine.levels());
        let own = text.split(range.clone()).0;
        let start = own.first().copied().unwrap_or_default();
        paragraphs.push(TracedParagraph { start, end: start + own.len(), level });
    }
    let insertions = text.marked.map(Marked::inserted).unwrap_or_default();
    let mut steps: Vec<Step> = insertions
        .iter()
        .map(|insertion| Step {
            detail: Detail::Inserted { inserted: code_point(insertion.scalar), before: insertion.before },
            ..Step::new(StepRule::Insert)
        })
        .collect();
    let reordered = reordered(text, &levels);
    for rule in Rule::ALL {
        let mut step = rule_step(text, &recorder, rule);
        match rule {
            Rule::P3 => step.detail = Detail::Paragraphs { paragraphs: std::mem::take(&mut paragraphs) },
            Rule::L2 => {
                let before: Vec<LogicalIndex> = (0..text.own).map(LogicalIndex).collect();
                step.detail = Detail::Moved { moved: moves(&before, &reordered) };
                step.order = Some(Shared::whole(reordered.clone()));
            }
            Rule::L3 => {
                step.detail = Detail::Moved { moved: moves(&reordered, &order) };
                step.order = Some(Shared::whole(order.clone()));
            }
            _ => {}
        }
        steps.push(step);
    }
    steps
}

/// What the engine told about a rule, as a step without order.
fn rule_step(text: &Text<'_>, recorder: &Recorder, rule: Rule) -> Step {
    let is_explicit = matches!(rule.section(), "3.3.2");
    let (overridden, changed): (Vec<Raw>, Vec<Raw>) = recorder
        .changes_of(rule)
        .into_iter()
        .partition(|raw| is_explicit && matches!(raw.from, Value::Class(_)));
    let (changed, changed_inserted) = text.split_changes(changed);
    let detail = match rule {
        Rule::P2 => recorder.first_strong.map_or(Detail::Nothing {}, |first| Detail::FirstStrong {
            first_strong: first.and_then(|at| text.own_at(at)),
        }),
        Rule::X9 => {
            let (removed, removed_inserted) = text.split(recorder.removed.iter().copied());
            Detail::Removed { removed, removed_inserted }
        }
        Rule::X10 => sequences(text, recorder),
        Rule::N0 => Detail::Brackets { bracket_pairs: pairs(text, recorder) },
        _ if is_explicit => {
            let (overridden, overridden_inserted) = text.split_changes(overridden);
            let (overflow, _) = text.split(recorder.overflow_of(rule));
            Detail::Explicit { overridden, overridden_inserted, overflow }
        }
        _ => Detail::Nothing {},
    };
    Step { changed, changed_inserted, detail, ..Step::new(StepRule::Uba(rule)) }
}

fn sequences(text: &Text<'_>, recorder: &Recorder) -> Detail {
    let is_kept = |at: &usize| !text.characters[*at].class.is_removed_by_x9();
    let level_runs = recorder.level_runs.iter().map(|(range, level)| {
        let (characters, inserted) = text.split(range.clone().filter(is_kept));
        RunOfLevel { characters, inserted, level: *level }
    });
    let sequences = recorder.sequences.iter().map(|sequence| {
        let (characters, inserted) = text.split(sequence.characters.iter().copied());
        let (sos, eos) = (class_of(sequence.sos), class_of(sequence.eos));
        RunSequence { characters, inserted, level: sequence.level, sos, eos }
    });
    Detail::Sequences { level_runs: level_runs.collect(), sequences: sequences.collect() }
}

fn pairs(text: &Text<'_>, recorder: &Recorder) -> Vec<TracedPair> {
    let traced = recorder.pairs.iter().filter_map(|pair| {
        Some(TracedPair {
            opening: text.own_at(pair.opening)?,
            closing: text.own_at(pair.closing)?,
            class: pair.direction.map(class_of),
            reason: pair.reason,
        })
    });
    traced.collect()
}

/// L2 within each paragraph, and everything between the paragraphs from left to right; the name's own
/// characters of it.
fn reordered(text: &Text<'_>, levels: &[Level]) -> Vec<LogicalIndex> {
    let mut visual: Vec<usize> = (0..text.characters.len()).collect();
    for (range, _) in &text.paragraphs {
        l2(&mut visual[range.clone()], |&at| levels[at]);
    }
    text.split(visual).0.into_iter().map(LogicalIndex).collect()
}

/// Who stands elsewhere in the second order than in the first.
fn moves(before: &[LogicalIndex], after: &[LogicalIndex]) -> Vec<Move> {
    let mut place_before = vec![0; before.len()];
    for (place, character) in before.iter().enumerate() {
        place_before[character.0] = place;
    }
    after
        .iter()
        .enumerate()
        .map(|(to, &character)| Move { character, from: place_before[character.0], to })
        .filter(|it| it.from != it.to)
        .collect()
}
