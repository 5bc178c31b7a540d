//! Records the events of the UBA engine, with the references of the log.

use std::ops::Range;

use crate::name::BidiClass;
use crate::order::Level;
use crate::uba::{NeighbourSide, Observer, RuleNeighbour, UbaEvent, UbaRule, UbaRuleEffect};

use super::event::{CharRef, IsolatingRunSequenceEdge, Neighbour};
use super::traced_text::TracedText;

/// The events of one or several paragraphs of a text. Positions are those of the text, including inserted characters.
pub(super) struct Recorder<'a> {
    text: &'a TracedText<'a>,
    /// The start of the paragraph that is being resolved, and its level.
    offset: usize,
    paragraph: Level,
    /// `None` if P2 did not look for it.
    pub(super) first_strong: Option<Option<usize>>,
    /// The effects of rules, each with the character's position.
    effects: Vec<(usize, UbaRuleEffect<CharRef, Neighbour>)>,
    pub(super) level_runs: Vec<(Range<usize>, Level)>,
    pub(super) sequences: Vec<TextSequence>,
}

/// An isolating run sequence of the text.
#[derive(Debug)]
pub(super) struct TextSequence {
    pub(super) characters: Vec<usize>,
    pub(super) level: Level,
    pub(super) start: IsolatingRunSequenceEdge,
    pub(super) end: IsolatingRunSequenceEdge,
}

impl<'a> Recorder<'a> {
    pub(super) fn new(text: &'a TracedText<'a>) -> Self {
        Self {
            text,
            offset: 0,
            paragraph: Level::LTR,
            first_strong: None,
            effects: Vec::new(),
            level_runs: Vec::new(),
            sequences: Vec::new(),
        }
    }

    /// Begins the paragraph at this position.
    pub(super) fn begin_paragraph(&mut self, offset: usize) {
        self.offset = offset;
    }

    /// Sorts the effects by rule and character, after the last paragraph.
    pub(super) fn finish(&mut self) {
        self.effects.sort_by_key(|(at, effect)| (effect.rule() as usize, *at));
    }

    /// The effects of a rule, each with the character's position, in the order of the characters.
    pub(super) fn effects_of(&self, rule: UbaRule) -> &[(usize, UbaRuleEffect<CharRef, Neighbour>)] {
        let number_of = |it: &(usize, UbaRuleEffect<CharRef, Neighbour>)| it.1.rule() as usize;
        let start = self.effects.partition_point(|it| number_of(it) < rule as usize);
        let end = self.effects.partition_point(|it| number_of(it) <= rule as usize);
        &self.effects[start..end]
    }

    /// A neighbour that a rule looked at; a sequence end after the character is an eos.
    fn neighbour(&self, met: RuleNeighbour, side: NeighbourSide) -> Neighbour {
        match met {
            RuleNeighbour::Character { paragraph_index: character, class } => {
                let character = self.text.base_letter(character + self.offset);
                Neighbour { character: self.text.char_ref(character), class }
            }
            RuleNeighbour::SequenceEdge { higher_adjacent_level: level } => {
                let edge = self.edge(level);
                let character = match side {
                    NeighbourSide::Before => CharRef::IsolatingRunSequenceStart(edge),
                    NeighbourSide::After => CharRef::IsolatingRunSequenceEnd(edge),
                };
                Neighbour { character, class: BidiClass::of_direction(level.direction()) }
            }
        }
    }

    fn edge(&self, level: Level) -> IsolatingRunSequenceEdge {
        IsolatingRunSequenceEdge {
            higher_adjacent_level: level,
            is_at_paragraph_level: level == self.paragraph,
        }
    }
}

impl Observer for Recorder<'_> {
    fn observe(&mut self, event: UbaEvent<'_>) {
        let offset = self.offset;
        match event {
            UbaEvent::FirstStrongCharacter { paragraph_index: first } => {
                self.first_strong = Some(first.map(|at| at + offset));
            }
            UbaEvent::ParagraphLevel(level) => self.paragraph = level,
            UbaEvent::RuleApplied { paragraph_index, rule_effect } => {
                let effect = rule_effect.map_references(
                    |other| self.text.char_ref(other + offset),
                    |met, side| self.neighbour(met, side),
                );
                self.effects.push((paragraph_index + offset, effect));
            }
            UbaEvent::LevelRun(run) => {
                let range = run.characters.start + offset..run.characters.end + offset;
                self.level_runs.push((range, run.level));
            }
            UbaEvent::IsolatingRunSequence(sequence) => {
                let [start, end] = [sequence.sos_level, sequence.eos_level].map(|level| self.edge(level));
                let characters = sequence.character_indices.iter().map(|it| it + offset).collect();
                self.sequences.push(TextSequence { characters, level: sequence.level, start, end });
            }
        }
    }
}
