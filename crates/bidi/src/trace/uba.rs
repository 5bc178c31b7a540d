//! The trace of the UBA over the text of a display: a name, its components, a name with characters put in
//! or among others.

use crate::name::{BidiClass, code_point};
use crate::order::{Level, LogicalIndex, Origin, UbaText};
use crate::uba::{Engine, ParagraphDirection, Rule, l2};

use super::claim::{Neighbour, ParagraphCause, Whom};
use super::grounds::{Ground, Grounds};
use super::recorder::{Raw, RawLook, RawMet, RawPair, Recorder};
use super::shared::Shared;
use super::step::{
    Change, Detail, InsertedChange, Move, RunOfLevel, RunSequence, Step, StepRule, TracedPair,
    TracedParagraph, Value, class_of,
};

/// The text, and whose each of its characters is.
struct Text<'a> {
    uba: &'a UbaText<'a>,
    owners: Vec<Owner>,
}

/// Whose a character of the text is.
#[derive(Clone, Copy)]
enum Owner {
    /// The name's, by its index there.
    Name(usize),
    /// Nobody's: by how many such characters come before it.
    Other(usize),
}

impl<'a> Text<'a> {
    fn new(uba: &'a UbaText<'a>) -> Self {
        let mut others = 0..;
        let owner = |at| match uba.origin(at) {
            Origin::Own(index) => Owner::Name(index),
            Origin::Inserted | Origin::Around => Owner::Other(others.next().unwrap_or_default()),
        };
        Self { uba, owners: (0..uba.characters().len()).map(owner).collect() }
    }

    /// Splits positions in the text into the name's characters and the numbers of the others.
    fn split(&self, positions: impl IntoIterator<Item = usize>) -> (Vec<usize>, Vec<usize>) {
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for at in positions {
            match self.owners[at] {
                Owner::Name(index) => own.push(index),
                Owner::Other(number) => others.push(number),
            }
        }
        (own, others)
    }

    fn split_changes(&self, changes: Vec<Raw>) -> (Vec<Change>, Vec<InsertedChange>) {
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for Raw { at, from, to } in changes {
            match self.owners[at] {
                Owner::Name(index) => own.push(Change { character: LogicalIndex(index), from, to }),
                Owner::Other(inserted) => {
                    let scalar = self.uba.characters()[at].scalar;
                    others.push(InsertedChange { inserted, scalar, from, to });
                }
            }
        }
        (own, others)
    }

    /// Whom a sentence calls the character at a place.
    fn whom(&self, at: usize) -> Whom {
        match self.owners[at] {
            Owner::Name(index) => Whom::Name(index),
            Owner::Other(number) => Whom::Other { number, scalar: self.uba.characters()[at].scalar },
        }
    }

    /// The letter that a mark belongs to, whose class W1 has given it; anything else itself. To a reader it is that letter
    /// that decides.
    fn letter_of(&self, at: usize) -> usize {
        let characters = self.uba.characters();
        let base = (0..=at).rev().find(|&it| !characters[it].follows_its_predecessor());
        base.filter(|&it| is_strong(characters[it].class)).unwrap_or(at)
    }

    /// Whom a rule met before a character; after it, an edge is an end.
    fn neighbour(&self, met: RawMet, is_before: bool) -> Neighbour {
        match met {
            RawMet::Character(at, class) => Neighbour { whom: self.whom(self.letter_of(at)), class },
            RawMet::Edge(edge) => {
                let whom = if is_before { Whom::Start(edge) } else { Whom::End(edge) };
                Neighbour { whom, class: class_of(edge.level.direction()) }
            }
        }
    }

    /// What a rule went by, where it is about the name's own characters.
    fn grounds(&self, recorder: &Recorder, rule: Rule) -> Grounds {
        let ground = |look: RawLook| {
            let before = look.before.map(|met| self.neighbour(met, true));
            let after = look.after.map(|met| self.neighbour(met, false));
            Some(Ground { character: self.own_at(look.at)?, before, after })
        };
        // N2 goes by what N1 has met.
        let of = if rule == Rule::N2 { Rule::N1 } else { rule };
        let met = recorder.looks_of(of).into_iter().filter_map(ground).collect();
        Grounds { met, ..Grounds::NONE }
    }

    /// The name's character at a place, if it is one.
    fn own_at(&self, at: usize) -> Option<usize> {
        match self.owners[at] {
            Owner::Name(index) => Some(index),
            Owner::Other(_) => None,
        }
    }

    /// A step for each character that is not the name's, in the order of the text.
    fn steps_of_others(&self) -> Vec<Step> {
        let mut before = 0;
        let mut steps = Vec::new();
        for (at, character) in self.uba.characters().iter().enumerate() {
            let rule = match self.uba.origin(at) {
                Origin::Own(index) => {
                    before = index + 1;
                    continue;
                }
                Origin::Inserted => StepRule::Insert,
                Origin::Around => StepRule::Surround,
            };
            let is_at_end = before == self.uba.own_count();
            let (scalar, number) = (character.scalar, steps.len());
            let inserted = code_point(scalar);
            let detail = Detail::Inserted { inserted, before, is_at_end, scalar, number };
            steps.push(Step { detail, ..Step::new(rule) });
        }
        steps
    }
}

/// The steps of the UBA over a text.
pub(super) fn steps(text: &UbaText<'_>) -> Vec<Step> {
    let order = text.order().logical_from_visual().to_vec();
    let has_l3 = text.has_l3();
    let text = &Text::new(text);
    let characters = text.uba.characters();
    let mut engine = Engine::new();
    let mut recorder = Recorder::default();
    let mut levels = vec![Level::LTR; characters.len()];
    let mut paragraphs = Vec::new();
    for (range, direction) in text.uba.paragraphs() {
        recorder.offset = range.start;
        let level = engine.resolve(&characters[range.clone()], direction, &mut recorder);
        levels[range.clone()].copy_from_slice(engine.levels());
        let own = text.split(range).0;
        let start = own.first().copied().unwrap_or_default();
        let cause = match (direction, recorder.first_strong) {
            (ParagraphDirection::Auto, Some(Some(first))) => ParagraphCause::FirstLetter(Neighbour {
                whom: text.whom(first),
                class: characters[first].class,
            }),
            (ParagraphDirection::Auto, _) => ParagraphCause::NoLetter,
            (ParagraphDirection::Fixed(_), _) => ParagraphCause::Given,
        };
        paragraphs.push(TracedParagraph { start, end: start + own.len(), level, cause });
    }
    let mut steps = text.steps_of_others();
    let reordered = reordered(text, &levels);
    for rule in Rule::ALL.into_iter().filter(|&rule| rule != Rule::L3 || has_l3) {
        let mut step = rule_step(text, &recorder, rule);
        match rule {
            Rule::P3 => step.detail = Detail::Paragraphs { paragraphs: std::mem::take(&mut paragraphs) },
            Rule::L2 => {
                let before: Vec<LogicalIndex> = (0..text.uba.own_count()).map(LogicalIndex).collect();
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
    let all = recorder.changes_of(rule);
    let mut grounds = text.grounds(recorder, rule);
    if is_explicit {
        let is_changed = |at: usize| all.binary_search_by_key(&at, |raw| raw.at).is_ok();
        let inside = recorder.inside.iter().filter(|(at, _)| is_changed(*at));
        grounds.inside =
            inside.filter_map(|&(at, opener)| Some((text.own_at(at)?, text.whom(opener)))).collect();
    }
    let (overridden, changed): (Vec<Raw>, Vec<Raw>) =
        all.into_iter().partition(|raw| is_explicit && matches!(raw.from, Value::Class(_)));
    let (changed, changed_inserted) = text.split_changes(changed);
    let detail = match rule {
        Rule::P2 => recorder.first_strong.map_or(Detail::Nothing {}, |first| Detail::FirstStrong {
            first_strong: first.and_then(|at| text.own_at(at)),
            outside: first
                .filter(|&at| text.own_at(at).is_none())
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
    Step { changed, changed_inserted, detail, grounds, ..Step::new(StepRule::Uba(rule)) }
}

fn sequences(text: &Text<'_>, recorder: &Recorder) -> Detail {
    let is_kept = |at: &usize| !text.uba.characters()[*at].class.is_removed_by_x9();
    let level_runs = recorder.level_runs.iter().map(|(range, level)| {
        let (characters, inserted) = text.split(range.clone().filter(is_kept));
        RunOfLevel { characters, inserted, level: *level }
    });
    let sequences = recorder.sequences.iter().map(|sequence| {
        let (characters, inserted) = text.split(sequence.characters.iter().copied());
        let edges = [sequence.start, sequence.end];
        let [sos, eos] = edges.map(|edge| class_of(edge.level.direction()));
        RunSequence { characters, inserted, level: sequence.level, sos, eos, edges }
    });
    Detail::Sequences { level_runs: level_runs.collect(), sequences: sequences.collect() }
}

fn pairs(text: &Text<'_>, recorder: &Recorder) -> Vec<TracedPair> {
    let traced = recorder.pairs.iter().filter_map(|RawPair { pair, inside, before }| {
        Some(TracedPair {
            opening: text.own_at(pair.opening)?,
            closing: text.own_at(pair.closing)?,
            class: pair.direction.map(class_of),
            reason: pair.reason,
            inside: inside.map(|met| text.neighbour(met, false)),
            before: before.map(|met| text.neighbour(met, true)),
        })
    });
    traced.collect()
}

/// L2 within each paragraph, and everything between the paragraphs from left to right; the name's own
/// characters of it.
fn reordered(text: &Text<'_>, levels: &[Level]) -> Vec<LogicalIndex> {
    let mut visual: Vec<usize> = (0..text.owners.len()).collect();
    for (range, _) in text.uba.paragraphs() {
        l2(&mut visual[range], |&at| levels[at]);
    }
    text.split(visual).0.into_iter().map(LogicalIndex).collect()
}

/// Who stands elsewhere in the second order than in the first.
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

/// Whether a class is that of a letter.
const fn is_strong(class: BidiClass) -> bool {
    matches!(class, BidiClass::L | BidiClass::R | BidiClass::AL)
}
