//! The log of a trace: typed events, and the characters that they refer to.

use std::ops::Range;

use serde::Serialize;

use crate::name::BidiClass;
use crate::order::one_to_one::{InferencePass, ReorderOperation};
use crate::order::{Direction, Level};
use crate::uba::RuleEffect;

use super::step_rule::StepRule;

/// An entry of the log of a trace: what a step did with one character, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The number of the step in the trace, from 1.
    pub step: usize,
    /// The character: of the name or from outside it.
    pub character: CharRef,
    /// What the step did with it.
    pub event: CharacterEvent,
}

/// A part of the log that explains what a step did to one character, or to several contiguous ones in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The number of the step in the trace, from 1.
    pub step_number: usize,
    /// The rule of the step.
    pub rule: StepRule,
    /// The name's characters that it explains.
    pub characters: Range<usize>,
    /// What the step did with them, and why.
    pub event: CharacterEvent,
}

/// A reference to a character of the text, or to sos or eos of an isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CharRef {
    /// The name's character at this logical position.
    InName(usize),
    /// A character from outside the name: inserted, or of the context.
    OutsideName {
        /// The number of such characters before it in the text.
        outside_index: usize,
        /// The character.
        scalar: char,
    },
    /// The start of an isolating run sequence (sos).
    SequenceStart(SequenceEdge),
    /// The end of an isolating run sequence (eos).
    SequenceEnd(SequenceEdge),
}

/// A start or end of an isolating run sequence (UAX #9 X10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SequenceEdge {
    /// The higher of the two levels at this boundary; its direction is that of sos or eos.
    pub level: Level,
    /// Whether `level` equals the paragraph level.
    pub is_paragraph_level: bool,
}

/// A character or sequence end that a rule looked at, with its class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Neighbour {
    /// The character or sequence end.
    pub character: CharRef,
    /// Its class as the rule saw it; L or R for sos and eos.
    pub class: BidiClass,
}

/// The reason for a paragraph's level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParagraphCause {
    /// The display fixes the direction, whatever the text contains (HL1).
    Given,
    /// The first strong character (L, R or AL) outside isolates (P2).
    FirstStrong(Neighbour),
    /// There is no strong character outside isolates.
    NoStrong,
    /// The last character of the name decides (RFC 5893 section 7.1).
    LastCharacter(Neighbour),
    /// The component contains this character of class R, AL or AN.
    ComponentContains(Neighbour),
    /// The component contains no character of class R, AL or AN.
    ComponentContainsNone,
}

/// What a step of the trace did with a character, and why. The variants call the character "it". Positions are logical
/// and those of the name, unless a field says "visual"; both count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CharacterEvent {
    /// The strategy displays in logical order, so its visual position is its logical position, this one.
    LogicalOrder(usize),
    /// The display changes its class before the rules run.
    ClassReassigned {
        /// Its own class.
        from: BidiClass,
        /// The class that the rules use.
        to: BidiClass,
    },
    /// A character from outside the name is directly before or after it.
    AdjacentCharacter {
        /// That character.
        other: CharRef,
        /// Whether that character is before it.
        is_before: bool,
        /// Whether that character is inserted; otherwise it is of the context.
        is_inserted: bool,
    },
    /// P2: it is the first strong character outside isolates, and has this class.
    FirstStrong(BidiClass),
    /// P3 or HL1: the level of its paragraph.
    ParagraphLevel {
        /// The level.
        level: Level,
        /// The reason for the level.
        cause: ParagraphCause,
    },
    /// X10: the isolating run sequence that it is in.
    Sequence {
        /// The number of characters in it.
        character_count: usize,
        /// The level of the sequence.
        level: Level,
        /// The start of the sequence.
        start: SequenceEdge,
        /// The end of the sequence.
        end: SequenceEdge,
    },
    /// A rule of UAX #9 from X1 to L1 did this to it.
    Rule(RuleEffect<CharRef, Neighbour>),
    /// L2: its position changes because runs are reversed.
    Reversed {
        /// The visual position before.
        from_visual_position: usize,
        /// The visual position after.
        to_visual_position: usize,
        /// Its level; `None` for a character that X9 removes, which moves with the preceding one.
        level: Option<Level>,
    },
    /// L3: its position changes because marks are moved after their bases.
    MarkMovedAfterBase {
        /// The visual position before.
        from_visual_position: usize,
        /// The visual position after.
        to_visual_position: usize,
    },
    /// HL6: it is shown as its mirror image, in a right-to-left run.
    Mirrored,
    /// Its position changes because the fields are arranged from right to left.
    FieldMoved {
        /// The visual position before.
        from_visual_position: usize,
        /// The visual position after.
        to_visual_position: usize,
    },
    /// A pass of the one-to-one display's inferencing decided its direction.
    Inferred {
        /// The pass.
        pass: InferencePass,
        /// The class before.
        from: BidiClass,
        /// The inferred direction.
        to: Direction,
        /// What the pass found before it; `None` if it did not look there.
        before: Option<InferredNeighbour>,
        /// What the pass found after it; `None` if it did not look there.
        after: Option<InferredNeighbour>,
    },
    /// In the one-to-one display a nonspacing mark, or a character that X9 would remove, takes the direction of its base.
    FollowsBase {
        /// The class before.
        from: BidiClass,
        /// The direction of the base.
        to: Direction,
        /// The position of the base.
        base_character: usize,
    },
    /// A step of the one-to-one display's reordering moved it.
    Reordered {
        /// The operation.
        operation: ReorderOperation,
        /// Where it was moved.
        target: ReorderTarget,
    },
}

impl CharacterEvent {
    /// Its class, direction as a class, or level before and after, if the step changed it.
    pub fn change(&self) -> Option<(LevelOrClass, LevelOrClass)> {
        let class = |(from, to)| (LevelOrClass::Class(from), LevelOrClass::Class(to));
        match self {
            Self::ClassReassigned { from, to } => Some(class((*from, *to))),
            Self::Inferred { from, to, .. } | Self::FollowsBase { from, to, .. } => {
                Some(class((*from, BidiClass::of_direction(*to))))
            }
            Self::Rule(effect) => {
                let level = effect.level_change();
                let level = level.map(|(from, to)| (LevelOrClass::Level(from), LevelOrClass::Level(to)));
                level.or_else(|| effect.class_change().map(class))
            }
            _ => None,
        }
    }

    /// Whether the step decided the class or level of the character, also that it keeps its class (W7), or that it counts no
    /// longer; else it only moved it, or stands beside it.
    pub(super) const fn decides(&self) -> bool {
        match self {
            Self::FirstStrong(_)
            | Self::ParagraphLevel { .. }
            | Self::ClassReassigned { .. }
            | Self::Inferred { .. }
            | Self::FollowsBase { .. }
            | Self::Rule(_) => true,
            Self::LogicalOrder(_)
            | Self::AdjacentCharacter { .. }
            | Self::Sequence { .. }
            | Self::Reversed { .. }
            | Self::MarkMovedAfterBase { .. }
            | Self::Mirrored
            | Self::FieldMoved { .. }
            | Self::Reordered { .. } => false,
        }
    }

    /// Whether an override changed the class.
    pub(super) const fn is_override(&self) -> bool {
        matches!(self, Self::Rule(RuleEffect::Overridden { .. }))
    }
}

/// The level or class of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum LevelOrClass {
    /// Its embedding level.
    Level(Level),
    /// Its bidi class; in the one-to-one display, once decided, its direction as L or R.
    Class(BidiClass),
}

impl std::fmt::Display for LevelOrClass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => write!(f, "{}", level.number()),
            Self::Class(class) => write!(f, "{class}"),
        }
    }
}

/// What a pass of the one-to-one display's inferencing found on one side of a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InferredNeighbour {
    /// The name's character at this position, with its direction.
    Character(usize, Direction),
    /// No relevant character.
    NoNeighbour,
}

/// Where a step of the one-to-one display's reordering moves a character: to the output, or into the digit accumulator
/// or onto the character stack (Atkin et al. 2001, section IV).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReorderTarget {
    /// To the output.
    Output {
        /// Where it was before.
        source: ReorderSource,
        /// The visual position, from the left.
        visual_position: usize,
    },
    /// Into the digit accumulator.
    Accumulator,
    /// Onto the stack.
    Stack,
    /// From the accumulator onto the stack, as a piece with the adjacent digits.
    StackFromAccumulator,
}

/// Where a character was before the one-to-one display's reordering moved it to the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReorderSource {
    /// In the input.
    Input,
    /// In the digit accumulator.
    Accumulator,
    /// On the stack.
    Stack,
}

impl CharRef {
    /// The position of the name's character; `None` for all others.
    pub const fn name_character(self) -> Option<usize> {
        match self {
            Self::InName(at) => Some(at),
            Self::OutsideName { .. } | Self::SequenceStart(_) | Self::SequenceEnd(_) => None,
        }
    }
}
