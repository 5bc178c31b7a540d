//! How the engine tells what it does.

use crate::index::Level;
use crate::name::BidiClass;

use super::Rule;
use super::brackets::BracketPair;
use super::look::MetBeside;
use super::sequences::{LevelRun, Sequence};

/// Whoever watches the engine work.
///
/// The engine is generic over it, so that [`Silent`] costs nothing: its calls compile to nothing.
pub trait Observer {
    /// Whether the engine must walk through every rule. Where nobody watches it may leave out those
    /// whose outcome is plain from the classes in the paragraph.
    const WATCHES: bool = true;

    /// Called for everything that happens, in the order of the rules within an isolating run
    /// sequence, one sequence after another. Positions are characters of the paragraph.
    fn observe(&mut self, event: Event<'_>);
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const WATCHES: bool = false;

    #[inline(always)]
    fn observe(&mut self, _: Event<'_>) {}
}

/// Something that the engine did or found.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// P2 looked for the first strong character, and found this one.
    FirstStrong(Option<usize>),
    /// The paragraph's level, by P3 or as it was given (HL1).
    ParagraphLevel(Level),
    /// An X, I or L1 rule gave the character another level. Before the X rules every character
    /// stands at the paragraph's level.
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
    /// A W or N rule, or an override in an X rule, gave the character another class.
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
    /// What a W or N rule meets where it looks round a character that it decides about, whether it changes it
    /// or not; what N1 meets, N2 goes by. L1 tells here what it meets after what it sets back.
    Looked {
        /// The rule.
        rule: Rule,
        /// The character.
        character: usize,
        /// What it meets before the character; `None` where it does not look there.
        before: Option<MetBeside>,
        /// What it meets after it; `None` where it does not look there.
        after: Option<MetBeside>,
    },
    /// A character stands in the embedding, override or isolate that this control opens.
    Inside {
        /// The character.
        character: usize,
        /// The control.
        opener: usize,
    },
    /// An X rule could not open a level above max_depth: the control does nothing.
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
    /// X10 found an isolating run sequence; the W, N and I events that follow are about it.
    Sequence(&'a Sequence),
    /// N0 resolved a pair of brackets.
    BracketPair(&'a BracketPair),
}
