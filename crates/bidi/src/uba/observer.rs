//! How the engine reports what it does.

use crate::index::Level;

use super::UbaRule;
use super::effect::UbaRuleEffect;
use super::isolating_run_sequence::{IsolatingRunSequence, LevelRun};

/// A receiver of the events of the engine.
///
/// The engine is generic over it, so that [`NoObserver`] has no cost: its calls compile to nothing.
pub trait Observer {
    /// Whether the engine must apply every rule. Otherwise it may skip those whose outcome follows from the classes
    /// present in the paragraph, and reports nothing reliable.
    const NEEDS_EVENTS: bool = true;

    /// Called for every event, in the order of the rules within an isolating run sequence, one sequence after
    /// another. All positions are indices of the paragraph's characters.
    fn observe(&mut self, event: UbaEvent<'_>);

    /// Called after a W or N rule has been applied to a sequence, which it may change.
    #[inline(always)]
    fn after_rule(&mut self, _: UbaRule, _: &mut IsolatingRunSequence) {}
}

/// The observer that ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {
    const NEEDS_EVENTS: bool = false;

    #[inline(always)]
    fn observe(&mut self, _: UbaEvent<'_>) {}
}

/// Something that the engine did or found. Characters are indices into the paragraph.
#[derive(Clone, Copy, Debug)]
pub enum UbaEvent<'a> {
    /// P2 looked for the first strong character. Not reported for a paragraph whose direction is given.
    FirstStrongCharacter {
        /// Its index in the paragraph, from 0; `None` where there is none.
        paragraph_index: Option<usize>,
    },
    /// The paragraph level, by P3 or as given (HL1). Before the X rules every character has it.
    ParagraphLevel(Level),
    /// A rule did something to a character.
    RuleApplied {
        /// The character's index in the paragraph, from 0.
        paragraph_index: usize,
        /// What the rule did.
        rule_effect: UbaRuleEffect,
    },
    /// X10 found a level run.
    LevelRun(&'a LevelRun),
    /// X10 found an isolating run sequence; the W, N and I events that follow belong to it.
    IsolatingRunSequence(&'a IsolatingRunSequence),
}
