//! What the engine tells, kept rule by rule.

use crate::order::Level;
use crate::uba::{BracketPair, Event, Observer, Rule, Sequence};

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
    pub(super) sequences: Vec<Sequence>,
    pub(super) pairs: Vec<BracketPair>,
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
            Event::ParagraphLevel(_) => {}
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
                let mut sequence = sequence.clone();
                for character in &mut sequence.characters {
                    *character += offset;
                }
                self.sequences.push(sequence);
            }
            Event::BracketPair(pair) => self.pairs.push(BracketPair {
                opening: pair.opening + offset,
                closing: pair.closing + offset,
                ..*pair
            }),
        }
    }
}
