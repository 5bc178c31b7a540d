//! What the engine tells, kept rule by rule.

use crate::name::BidiClass;
use crate::order::Level;
use crate::uba::{BracketPair, Event, MetBeside, Observer, Rule};

use super::claim::SequenceEdge;

use super::step::Value;

/// Everything that the engine told about one or several paragraphs of a text. Positions count the
/// text's characters, inserted ones among them.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    /// Where the paragraph that is being resolved begins.
    pub(super) offset: usize,
    /// `None` where P2 did not look.
    pub(super) first_strong: Option<Option<usize>>,
    pub(super) changes: Vec<(Rule, Raw)>,
    pub(super) overflow: Vec<(Rule, usize)>,
    pub(super) removed: Vec<usize>,
    pub(super) level_runs: Vec<(std::ops::Range<usize>, Level)>,
    pub(super) sequences: Vec<RawSequence>,
    /// What rules met round characters: in the order of the characters within a sequence.
    pub(super) looks: Vec<(Rule, RawLook)>,
    /// Characters, and the controls that open what they stand in.
    pub(super) inside: Vec<(usize, usize)>,
    /// The level of the paragraph that is being resolved.
    paragraph: Level,
    pub(super) pairs: Vec<RawPair>,
}

/// An isolating run sequence of the text.
#[derive(Debug)]
pub(super) struct RawSequence {
    pub(super) characters: Vec<usize>,
    pub(super) level: Level,
    pub(super) start: SequenceEdge,
    pub(super) end: SequenceEdge,
}

/// A pair of brackets of the text.
#[derive(Debug)]
pub(super) struct RawPair {
    pub(super) pair: BracketPair,
    pub(super) inside: Option<RawMet>,
    pub(super) before: Option<RawMet>,
}

/// What a rule met round a character of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawLook {
    pub(super) at: usize,
    pub(super) before: Option<RawMet>,
    pub(super) after: Option<RawMet>,
}

/// What it met on one side.
#[derive(Clone, Copy, Debug)]
pub(super) enum RawMet {
    /// A character of the text.
    Character(usize, BidiClass),
    /// The edge of the sequence.
    Edge(SequenceEdge),
}

/// A change of a character of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Raw {
    pub(super) at: usize,
    pub(super) from: Value,
    pub(super) to: Value,
}

impl Recorder {
    /// What a rule changed, in the order of the characters.
    pub(super) fn changes_of(&self, rule: Rule) -> Vec<Raw> {
        let mut changes: Vec<Raw> =
            self.changes.iter().filter(|(of, _)| *of == rule).map(|&(_, raw)| raw).collect();
        changes.sort_by_key(|raw| raw.at);
        changes
    }

    /// What a rule met, in the order of the characters.
    pub(super) fn looks_of(&self, rule: Rule) -> Vec<RawLook> {
        let mut looks: Vec<RawLook> =
            self.looks.iter().filter(|(of, _)| *of == rule).map(|&(_, look)| look).collect();
        looks.sort_by_key(|look| look.at);
        looks
    }

    /// What is met, by its place in the text.
    fn met(&self, met: MetBeside) -> RawMet {
        match met {
            MetBeside::Character { character, class } => RawMet::Character(character + self.offset, class),
            MetBeside::Edge { level } => RawMet::Edge(self.edge(level)),
        }
    }

    fn edge(&self, level: Level) -> SequenceEdge {
        SequenceEdge { level, is_paragraphs: level == self.paragraph }
    }

    /// The controls for which an X rule had no level left.
    pub(super) fn overflow_of(&self, rule: Rule) -> impl Iterator<Item = usize> {
        self.overflow.iter().filter(move |(of, _)| *of == rule).map(|&(_, at)| at)
    }
}

impl Observer for Recorder {
    fn observe(&mut self, event: Event<'_>) {
        let offset = self.offset;
        match event {
            Event::FirstStrong(first) => self.first_strong = Some(first.map(|at| at + offset)),
            Event::ParagraphLevel(level) => self.paragraph = level,
            Event::Level { rule, character, from, to } => {
                let raw = Raw { at: character + offset, from: Value::Level(from), to: Value::Level(to) };
                self.changes.push((rule, raw));
            }
            Event::Class { rule, character, from, to } => {
                let raw = Raw { at: character + offset, from: Value::Class(from), to: Value::Class(to) };
                self.changes.push((rule, raw));
            }
            Event::Overflow { rule, character } => self.overflow.push((rule, character + offset)),
            Event::Removed(character) => self.removed.push(character + offset),
            Event::LevelRun(run) => {
                let range = run.characters.start + offset..run.characters.end + offset;
                self.level_runs.push((range, run.level));
            }
            Event::Sequence(sequence) => {
                let [start, end] = [sequence.sos_level, sequence.eos_level].map(|level| self.edge(level));
                let characters = sequence.characters.iter().map(|it| it + offset).collect();
                self.sequences.push(RawSequence { characters, level: sequence.level, start, end });
            }
            Event::Looked { rule, character, before, after } => {
                let [before, after] = [before, after].map(|met| met.map(|met| self.met(met)));
                self.looks.push((rule, RawLook { at: character + offset, before, after }));
            }
            Event::Inside { character, opener } => self.inside.push((character + offset, opener + offset)),
            Event::BracketPair(pair) => {
                let [inside, before] = [pair.inside, pair.before].map(|met| met.map(|met| self.met(met)));
                let (opening, closing) = (pair.opening + offset, pair.closing + offset);
                self.pairs.push(RawPair { pair: BracketPair { opening, closing, ..*pair }, inside, before });
            }
        }
    }
}
