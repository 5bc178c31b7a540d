//! The story of a character and the reasons of a step, read from the log; and the state of the characters after some steps.

use crate::name::BidiClass;
use crate::order::{Level, LogicalIndex};

use super::Trace;
use super::event::{
    CharRef, CharacterTraceEvent, Explanation, LevelOrClass, LevelOrClassChange, TraceLogEntry,
};

impl Trace {
    /// Everything that the steps did to the character of the name at this logical position, in their order. Empty for
    /// a position outside the name.
    pub fn explain_character(&self, character: LogicalIndex) -> Vec<Explanation> {
        let is_about = |it: &&TraceLogEntry| it.character == CharRef::InName(character);
        self.log.iter().filter(is_about).map(|it| self.explanation(it, character.0)).collect()
    }

    /// What the step with this number, from 1, did to the characters whose class or level it decided; contiguous
    /// characters with the same event are combined. Empty for steps that only move characters, and for a number
    /// beyond the last step.
    pub fn explain_step_decisions(&self, step_number: usize) -> Vec<Explanation> {
        let mut explanations: Vec<Explanation> = Vec::new();
        for entry in self.log_of(step_number).iter().filter(|it| it.event.decides()) {
            let Some(at) = entry.character.name_character_index() else { continue };
            match explanations.last_mut() {
                Some(last) if last.event == entry.event && last.explained_characters.end == at => {
                    last.explained_characters.end += 1
                }
                _ => explanations.push(self.explanation(entry, at)),
            }
        }
        explanations
    }

    fn explanation(&self, entry: &TraceLogEntry, at: usize) -> Explanation {
        let rule = self.steps[entry.step_number - 1].step_kind;
        Explanation {
            step_number: entry.step_number,
            step_kind: rule,
            explained_characters: at..at + 1,
            event: entry.event,
        }
    }
}

/// The class and level of each character after some steps.
pub(super) struct CharacterState {
    pub(super) classes: Vec<BidiClass>,
    pub(super) levels: Vec<Level>,
}

impl CharacterState {
    /// The state after the last step.
    pub(super) fn last(trace: &Trace) -> Self {
        Self::after(trace, trace.steps.len())
    }

    /// The state after the step with this number.
    pub(super) fn after(trace: &Trace, step: usize) -> Self {
        let classes: Vec<BidiClass> = trace.characters.iter().map(|it| it.class).collect();
        let mut state = Self { levels: vec![Level::LTR; classes.len()], classes };
        trace.log.iter().take_while(|it| it.step_number <= step).for_each(|entry| state.apply(entry));
        state
    }

    fn apply(&mut self, TraceLogEntry { character, event, .. }: &TraceLogEntry) {
        let Some(at) = character.name_character_index() else { return };
        match (*event, event.changed_from_and_to()) {
            (CharacterTraceEvent::ParagraphLevel { level, .. }, _)
            | (_, Some(LevelOrClassChange { to: LevelOrClass::Level(level), .. })) => {
                self.levels[at] = level;
            }
            (_, Some(LevelOrClassChange { to: LevelOrClass::Class(class), .. })) => self.classes[at] = class,
            (_, None) => {}
        }
    }
}
