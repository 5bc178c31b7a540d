//! The trace of the UBA on the text of a display: a name or its components, possibly with inserted characters
//! or a context.

use crate::name::{BidiClass, code_point};
use crate::order::{Level, LogicalIndex, Origin, UbaText};
use crate::uba::{Engine, ParagraphDirection, Rule, l2};

use super::evidence::{RuleEvidence, StepEvidence};
use super::explanation_data::{CharRef, Neighbour, ParagraphCause};
use super::recorder::{Recorder, TextChange, TextLookup, TextNeighbour, TextPair};
use super::shared_slice::SharedSlice;
use super::step::{
    Change, Detail, InsertedChange, LevelOrClass, Move, Step, StepRule, TracedLevelRun, TracedPair,
    TracedParagraph, TracedSequence, class_of,
};

/// The text, and the owner of each of its characters.
struct TracedText<'a> {
    uba: &'a UbaText<'a>,
    owners: Vec<CharacterOwner>,
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
        Self { uba, owners: (0..uba.characters().len()).map(owner).collect() }
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

    fn split_changes(&self, changes: Vec<TextChange>) -> (Vec<Change>, Vec<InsertedChange>) {
        let (mut of_name, mut others) = (Vec::new(), Vec::new());
        for TextChange { at, from, to } in changes {
            match self.owners[at] {
                CharacterOwner::Name(index) => {
                    of_name.push(Change { character: LogicalIndex(index), from, to })
                }
                CharacterOwner::Other(inserted) => {
                    let scalar = self.uba.characters()[at].scalar;
                    others.push(InsertedChange { inserted, scalar, from, to });
                }
            }
        }
        (of_name, others)
    }

    /// The reference to the character at a position of the text.
    fn char_ref(&self, at: usize) -> CharRef {
        match self.owners[at] {
            CharacterOwner::Name(index) => CharRef::Name(index),
            CharacterOwner::Other(number) => {
                CharRef::Other { number, scalar: self.uba.characters()[at].scalar }
            }
        }
    }

    /// The letter to which a mark belongs, whose class W1 gave it; otherwise the character itself. For the
    /// reader that letter decides.
    fn base_letter(&self, at: usize) -> usize {
        let characters = self.uba.characters();
        let base = (0..=at).rev().find(|&it| !characters[it].follows_its_predecessor());
        base.filter(|&it| is_strong(characters[it].class)).unwrap_or(at)
    }

    /// A neighbour that a rule looked at; a sequence end after the character is an eos.
    fn neighbour(&self, met: TextNeighbour, is_before: bool) -> Neighbour {
        match met {
            TextNeighbour::Character(at, class) => {
                Neighbour { character: self.char_ref(self.base_letter(at)), class }
            }
            TextNeighbour::Edge(edge) => {
                let character = if is_before { CharRef::Start(edge) } else { CharRef::End(edge) };
                Neighbour { character, class: class_of(edge.level.direction()) }
            }
        }
    }

    /// The neighbours that a rule looked at, for the name's characters.
    fn evidence(&self, recorder: &Recorder, rule: Rule) -> StepEvidence {
        let evidence = |lookup: TextLookup| {
            let before = lookup.before.map(|met| self.neighbour(met, true));
            let after = lookup.after.map(|met| self.neighbour(met, false));
            Some(RuleEvidence { character: self.name_index(lookup.at)?, before, after })
        };
        // N2 uses the neighbours that N1 looked at.
        let of = if rule == Rule::N2 { Rule::N1 } else { rule };
        let by_rule = recorder.lookups_of(of).into_iter().filter_map(evidence).collect();
        StepEvidence { by_rule, ..StepEvidence::NONE }
    }

    /// The name's logical position; `None` for other characters.
    fn name_index(&self, at: usize) -> Option<usize> {
        match self.owners[at] {
            CharacterOwner::Name(index) => Some(index),
            CharacterOwner::Other(_) => None,
        }
    }

    /// A step for each character from outside the name, in the order of the text.
    fn insertion_steps(&self) -> Vec<Step> {
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
            steps.push(Step { detail, ..Step::new(rule) });
        }
        steps
    }
}

/// The steps of the UBA on a text.
pub(super) fn steps(text: &UbaText<'_>) -> Vec<Step> {
    let order = text.order().logical_from_visual().to_vec();
    let (has_l3, skipped) = (text.has_l3(), text.skipped_rules());
    let text = &TracedText::new(text);
    let characters = text.uba.characters();
    let mut engine = Engine::without_rules(skipped);
    let mut recorder = Recorder::default();
    let mut levels = vec![Level::LTR; characters.len()];
    let mut paragraphs = Vec::new();
    for (range, direction) in text.uba.paragraphs() {
        recorder.offset = range.start;
        let level = engine.resolve(&characters[range.clone()], direction, &mut recorder);
        levels[range.clone()].copy_from_slice(engine.levels());
        let of_name = text.split(range).0;
        let start = of_name.first().copied().unwrap_or_default();
        let cause = match (direction, recorder.first_strong) {
            (ParagraphDirection::Auto, Some(Some(first))) => ParagraphCause::FirstStrong(Neighbour {
                character: text.char_ref(first),
                class: characters[first].class,
            }),
            (ParagraphDirection::Auto, _) => ParagraphCause::NoStrong,
            (ParagraphDirection::Fixed(_), _) => ParagraphCause::Given,
        };
        paragraphs.push(TracedParagraph { start, end: start + of_name.len(), level, cause });
    }
    let mut steps = text.insertion_steps();
    let reordered = reordered(text, &levels);
    let is_applied = |rule: &Rule| (*rule != Rule::L3 || has_l3) && !skipped.has(*rule);
    for rule in Rule::ALL.into_iter().filter(is_applied) {
        let mut step = rule_step(text, &recorder, rule);
        match rule {
            Rule::P3 => step.detail = Detail::Paragraphs { paragraphs: std::mem::take(&mut paragraphs) },
            Rule::L2 => {
                let before: Vec<LogicalIndex> = (0..text.uba.name_length()).map(LogicalIndex).collect();
                step.detail = Detail::Moved { moved: moves(&before, &reordered) };
                step.order = Some(SharedSlice::whole(reordered.clone()));
            }
            Rule::L3 => {
                step.detail = Detail::Moved { moved: moves(&reordered, &order) };
                step.order = Some(SharedSlice::whole(order.clone()));
            }
            _ => {}
        }
        steps.push(step);
    }
    steps
}

/// The recorded events of a rule, as a step without an order.
fn rule_step(text: &TracedText<'_>, recorder: &Recorder, rule: Rule) -> Step {
    let is_explicit = matches!(rule.section(), "3.3.2");
    let all = recorder.changes_of(rule);
    let mut evidence = text.evidence(recorder, rule);
    if is_explicit {
        let is_changed = |at: usize| all.binary_search_by_key(&at, |raw| raw.at).is_ok();
        let inside = recorder.openers.iter().filter(|(at, _)| is_changed(*at));
        evidence.openers =
            inside.filter_map(|&(at, opener)| Some((text.name_index(at)?, text.char_ref(opener)))).collect();
    }
    let (overridden, changed): (Vec<TextChange>, Vec<TextChange>) =
        all.into_iter().partition(|raw| is_explicit && matches!(raw.from, LevelOrClass::Class(_)));
    let (changed, changed_inserted) = text.split_changes(changed);
    let detail = match rule {
        Rule::P2 => recorder.first_strong.map_or(Detail::Nothing {}, |first| Detail::FirstStrong {
            first_strong: first.and_then(|at| text.name_index(at)),
            outside: first
                .filter(|&at| text.name_index(at).is_none())
                .map(|at| code_point(text.uba.characters()[at].scalar)),
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
    Step { changed, changed_inserted, detail, evidence, ..Step::new(StepRule::Uba(rule)) }
}

fn sequences(text: &TracedText<'_>, recorder: &Recorder) -> Detail {
    let is_kept = |at: &usize| !text.uba.characters()[*at].class.is_removed_by_x9();
    let level_runs = recorder.level_runs.iter().map(|(range, level)| {
        let (characters, inserted) = text.split(range.clone().filter(is_kept));
        TracedLevelRun { characters, inserted, level: *level }
    });
    let sequences = recorder.sequences.iter().map(|sequence| {
        let (characters, inserted) = text.split(sequence.characters.iter().copied());
        let edges = [sequence.start, sequence.end];
        let [sos, eos] = edges.map(|edge| class_of(edge.level.direction()));
        TracedSequence { characters, inserted, level: sequence.level, sos, eos, edges }
    });
    Detail::Sequences { level_runs: level_runs.collect(), sequences: sequences.collect() }
}

fn pairs(text: &TracedText<'_>, recorder: &Recorder) -> Vec<TracedPair> {
    let traced = recorder.pairs.iter().filter_map(|TextPair { pair, inside, before }| {
        Some(TracedPair {
            opening: text.name_index(pair.opening)?,
            closing: text.name_index(pair.closing)?,
            class: pair.direction.map(class_of),
            reason: pair.reason,
            inside: inside.map(|met| text.neighbour(met, false)),
            before: before.map(|met| text.neighbour(met, true)),
        })
    });
    traced.collect()
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

/// Whether a class is strong (L, R or AL).
const fn is_strong(class: BidiClass) -> bool {
    matches!(class, BidiClass::L | BidiClass::R | BidiClass::AL)
}
