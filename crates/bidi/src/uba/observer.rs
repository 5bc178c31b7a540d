//! How the engine reports what it does.

use crate::index::Level;
use crate::name::BidiClass;

use super::Rule;
use super::brackets::BracketPair;
use super::lookaround::RuleNeighbour;
use super::sequences::{LevelRun, Sequence};

/// A receiver of the events of the engine.
///
/// The engine is generic over it, so that [`NoObserver`] has no cost: its calls compile to nothing.
pub trait Observer {
    /// Whether the engine must apply every rule. Otherwise it may skip those whose outcome follows from the classes
    /// present in the paragraph, and reports nothing reliable.
    const NEEDS_EVENTS: bool = true;

    /// Called for every event, in the order of the rules within an isolating run sequence, one sequence after
    /// another. All positions are indices of the paragraph's characters.
    fn observe(&mut self, event: Event<'_>);
}

/// The observer that ignores all events.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {
    const NEEDS_EVENTS: bool = false;

    #[inline(always)]
    fn observe(&mut self, _: Event<'_>) {}
}

/// Something that the engine did or found. Characters are indices into the paragraph.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// P2 found this first strong character, or none. Not reported for a paragraph whose direction is given.
    FirstStrong(Option<usize>),
    /// The paragraph level, by P3 or as given (HL1).
    ParagraphLevel(Level),
    /// An X rule, an I rule or L1 changed the character's level. Before the X rules every character has the
    /// paragraph's level.
    Level {
        /// The rule.
        rule: Rule,
        /// The character.
        character: usize,
        /// Its level before.
        from: Level,
        /// Its level now.
        to: Level,
    },
    /// A W or N rule, or an override (X rules), changed the character's class.
    Class {
        /// The rule.
        rule: Rule,
        /// The character.
        character: usize,
        /// Its class before.
        from: BidiClass,
        /// Its class now.
        to: BidiClass,
    },
    /// What a W or N rule examined around a character that it decides about, whether it then changes it or not; N2
    /// relies on that of N1. For L1: what follows the characters that it resets.
    RuleContext {
        /// The rule.
        rule: Rule,
        /// The character.
        character: usize,
        /// What counts before the character; `None` where the rule does not examine that side.
        before: Option<RuleNeighbour>,
        /// What counts after it; `None` where the rule does not examine that side.
        after: Option<RuleNeighbour>,
    },
    /// A character is inside the embedding, override or isolate that this control opens.
    Inside {
        /// The character.
        character: usize,
        /// The control.
        opener: usize,
    },
    /// A control has no effect, because its level would be above max_depth.
    Overflow {
        /// The rule.
        rule: Rule,
        /// The control.
        character: usize,
    },
    /// X9 removes the character.
    Removed(usize),
    /// X10 found a level run.
    LevelRun(&'a LevelRun),
    /// X10 found an isolating run sequence; the W, N and I events that follow belong to it.
    Sequence(&'a Sequence),
    /// N0 resolved a pair of brackets.
    BracketPair(&'a BracketPair),
}
