//! Records the events of the UBA engine by rule.

use crate::name::BidiClass;
use crate::order::Level;
use crate::uba::{BracketPair, Event, Observer, Rule, RuleNeighbour};

use super::explanation_data::SequenceEdge;

use super::step::LevelOrClass;

/// The events of one or several paragraphs of a text. Positions are those of the text, including inserted
/// characters.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    /// The start of the paragraph that is being resolved.
    pub(super) offset: usize,
    /// `None` if P2 did not look for it.
    pub(super) first_strong: Option<Option<usize>>,
    pub(super) changes: Vec<(Rule, TextChange)>,
    pub(super) overflow: Vec<(Rule, usize)>,
    pub(super) removed: Vec<usize>,
    pub(super) level_runs: Vec<(std::ops::Range<usize>, Level)>,
    pub(super) sequences: Vec<TextSequence>,
    /// The neighbours that rules looked at, in the order of the characters within a sequence.
    pub(super) lookups: Vec<(Rule, TextLookup)>,
    /// Characters and the controls that contain them.
    pub(super) openers: Vec<(usize, usize)>,
    /// The level of the paragraph that is being resolved.
    paragraph: Level,
    pub(super) pairs: Vec<TextPair>,
}

/// An isolating run sequence of the text.
#[derive(Debug)]
pub(super) struct TextSequence {
    pub(super) characters: Vec<usize>,
    pub(super) level: Level,
    pub(super) start: SequenceEdge,
    pub(super) end: SequenceEdge,
}

/// A pair of brackets of the text.
#[derive(Debug)]
pub(super) struct TextPair {
    pub(super) pair: BracketPair,
    pub(super) inside: Option<TextNeighbour>,
    pub(super) before: Option<TextNeighbour>,
}

/// The neighbours of a character of the text that a rule looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextLookup {
    pub(super) at: usize,
    pub(super) before: Option<TextNeighbour>,
    pub(super) after: Option<TextNeighbour>,
}

/// A neighbour of a character of the text.
#[derive(Clone, Copy, Debug)]
pub(super) enum TextNeighbour {
    /// A character of the text.
    Character(usize, BidiClass),
    /// An end of the sequence.
    Edge(SequenceEdge),
}

/// A change of a character of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextChange {
    pub(super) at: usize,
    pub(super) from: LevelOrClass,
    pub(super) to: LevelOrClass,
}

impl Recorder {
    /// What a rule changed, in the order of the characters.
    pub(super) fn changes_of(&self, rule: Rule) -> Vec<TextChange> {
        let mut changes: Vec<TextChange> =
            self.changes.iter().filter(|(of, _)| *of == rule).map(|&(_, raw)| raw).collect();
        changes.sort_by_key(|raw| raw.at);
        changes
    }

    /// The neighbours that a rule looked at, in the order of the characters.
    pub(super) fn lookups_of(&self, rule: Rule) -> Vec<TextLookup> {
        let mut lookups: Vec<TextLookup> =
            self.lookups.iter().filter(|(of, _)| *of == rule).map(|&(_, lookup)| lookup).collect();
        lookups.sort_by_key(|lookup| lookup.at);
        lookups
    }

    /// A neighbour, by its position in the text.
    fn text_neighbour(&self, met: RuleNeighbour) -> TextNeighbour {
        match met {
            RuleNeighbour::Character { character, class } => {
                TextNeighbour::Character(character + self.offset, class)
            }
            RuleNeighbour::Edge { level } => TextNeighbour::Edge(self.edge(level)),
        }
    }

    fn edge(&self, level: Level) -> SequenceEdge {
        SequenceEdge { level, is_paragraph_level: level == self.paragraph }
    }

    /// The controls that an X rule did not apply because the maximum level was reached.
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
                let raw = TextChange {
                    at: character + offset,
                    from: LevelOrClass::Level(from),
                    to: LevelOrClass::Level(to),
                };
                self.changes.push((rule, raw));
            }
            Event::Class { rule, character, from, to } => {
                let raw = TextChange {
                    at: character + offset,
                    from: LevelOrClass::Class(from),
                    to: LevelOrClass::Class(to),
                };
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
                self.sequences.push(TextSequence { characters, level: sequence.level, start, end });
            }
            Event::RuleContext { rule, character, before, after } => {
                let [before, after] = [before, after].map(|met| met.map(|met| self.text_neighbour(met)));
                self.lookups.push((rule, TextLookup { at: character + offset, before, after }));
            }
            Event::Inside { character, opener } => self.openers.push((character + offset, opener + offset)),
            Event::BracketPair(pair) => {
                let [inside, before] =
                    [pair.inside, pair.before].map(|met| met.map(|met| self.text_neighbour(met)));
                let (opening, closing) = (pair.opening + offset, pair.closing + offset);
                self.pairs.push(TextPair { pair: BracketPair { opening, closing, ..*pair }, inside, before });
            }
        }
    }
}
