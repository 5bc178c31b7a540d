//! The log of a trace: typed events, and the characters that they refer to.

use std::ops::Range;

use serde::Serialize;

use crate::name::BidiClass;
use crate::order::one_to_one::{OneToOneInferencePass, OneToOneReorderOperation};
use crate::order::{Direction, Level, LogicalIndex, VisualIndex};
use crate::uba::UbaRuleEffect;

use super::step_rule::TraceStepKind;

/// An entry of the log of a trace: what a step did with one character, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceLogEntry {
    /// The number of the step in the trace, from 1.
    pub step_number: usize,
    /// The character: of the name or from outside it.
    pub character: CharRef,
    /// What the step did with it.
    pub event: CharacterTraceEvent,
}

/// A part of the log that explains what a step did to one character, or to several contiguous ones in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The number of the step in the trace, from 1.
    pub step_number: usize,
    /// The rule of the step.
    pub step_kind: TraceStepKind,
    /// The name's characters that it explains.
    pub explained_characters: Range<usize>,
    /// What the step did with them, and why.
    pub event: CharacterTraceEvent,
}

/// A reference to a character of the text, or to sos or eos of an isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CharRef {
    /// The name's character at this logical position.
    InName(LogicalIndex),
    /// A character from outside the name: inserted, or of the context.
    OutsideName {
        /// The number of such characters before it in the text.
        outside_name_character_index: usize,
        /// The character.
        scalar: char,
    },
    /// The start of an isolating run sequence (sos).
    IsolatingRunSequenceStart(IsolatingRunSequenceEdge),
    /// The end of an isolating run sequence (eos).
    IsolatingRunSequenceEnd(IsolatingRunSequenceEdge),
}

/// A start or end of an isolating run sequence (UAX #9 X10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IsolatingRunSequenceEdge {
    /// The higher of the two levels at this boundary; its direction is that of sos or eos.
    pub higher_adjacent_level: Level,
    /// Whether `level` equals the paragraph level.
    pub is_at_paragraph_level: bool,
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
pub enum ParagraphLevelReason {
    /// The display fixes the direction, whatever the text contains (HL1).
    FixedByDisplay,
    /// The first strong character (L, R or AL) outside isolates (P2).
    FirstStrongCharacter(Neighbour),
    /// There is no strong character outside isolates.
    NoStrongCharacter,
    /// The last character of the name decides (RFC 5893 section 7.1).
    LastCharacterOfName(Neighbour),
    /// The component contains this character of class R, AL or AN.
    ComponentContainsRightToLeft(Neighbour),
    /// The component contains no character of class R, AL or AN.
    ComponentContainsNoRightToLeft,
}

/// What a step of the trace did with a character, and why. The variants call the character "it". Positions are logical
/// and those of the name, unless a field says "visual"; both count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CharacterTraceEvent {
    /// The strategy displays in logical order, so its visual position is its logical position, this one.
    KeptInLogicalOrder(LogicalIndex),
    /// The display changes its class before the rules run.
    ClassReassigned {
        /// Its own class.
        from_class: BidiClass,
        /// The class that the rules use.
        to_class: BidiClass,
    },
    /// A character from outside the name is directly before or after it.
    AdjacentCharacter {
        /// That character.
        adjacent: CharRef,
        /// Whether that character is before it.
        is_adjacent_before: bool,
        /// Whether that character is inserted; otherwise it is of the context.
        is_adjacent_inserted: bool,
    },
    /// P2: it is the first strong character outside isolates.
    FoundAsFirstStrong {
        /// Its class: L, R or AL.
        class: BidiClass,
    },
    /// P3 or HL1: the level of its paragraph.
    ParagraphLevel {
        /// The level.
        level: Level,
        /// The reason for the level.
        level_reason: ParagraphLevelReason,
    },
    /// X10: the isolating run sequence that it is in.
    InIsolatingRunSequence {
        /// The number of characters in it.
        sequence_character_count: usize,
        /// The level of the sequence.
        sequence_level: Level,
        /// The start of the sequence.
        start: IsolatingRunSequenceEdge,
        /// The end of the sequence.
        end: IsolatingRunSequenceEdge,
    },
    /// A rule of UAX #9 from X1 to L1 did this to it.
    UbaRuleApplied(UbaRuleEffect<CharRef, Neighbour>),
    /// L2: its position changes because runs are reversed.
    ReversedByL2 {
        /// The visual position before.
        from_visual_index: VisualIndex,
        /// The visual position after.
        to_visual_index: VisualIndex,
        /// Its level; `None` for a character that X9 removes, which moves with the preceding one.
        level: Option<Level>,
    },
    /// L3: its position changes because marks are moved after their bases.
    MarkMovedByL3 {
        /// The visual position before.
        from_visual_index: VisualIndex,
        /// The visual position after.
        to_visual_index: VisualIndex,
    },
    /// HL6: it is shown as its mirror image, in a right-to-left run.
    Mirrored,
    /// Its position changes because the fields are arranged from right to left.
    MovedWithField {
        /// The visual position before.
        from_visual_index: VisualIndex,
        /// The visual position after.
        to_visual_index: VisualIndex,
    },
    /// A pass of the one-to-one display's inferencing decided its direction.
    OneToOneInferred {
        /// The pass.
        inference_pass: OneToOneInferencePass,
        /// The class before.
        from_class: BidiClass,
        /// The inferred direction.
        inferred_direction: Direction,
        /// What the pass found before it; `None` if it did not look there.
        neighbour_before: Option<OneToOneNeighbour>,
        /// What the pass found after it; `None` if it did not look there.
        neighbour_after: Option<OneToOneNeighbour>,
    },
    /// In the one-to-one display a nonspacing mark, or a character that X9 would remove, takes the direction of its base.
    OneToOneMarkFollowsBase {
        /// The class before.
        from_class: BidiClass,
        /// The direction of the base.
        base_direction: Direction,
        /// The position of the base.
        base_index: LogicalIndex,
    },
    /// A step of the one-to-one display's reordering moved it.
    OneToOneReordered {
        /// The operation.
        operation: OneToOneReorderOperation,
        /// Where it was moved.
        target: OneToOneReorderTarget,
    },
}

impl CharacterTraceEvent {
    /// Its class, direction as a class, or level before and after; `None` where the step changed neither class nor level.
    pub fn changed_from_and_to(&self) -> Option<LevelOrClassChange> {
        let class =
            |(from, to)| LevelOrClassChange { from: LevelOrClass::Class(from), to: LevelOrClass::Class(to) };
        match self {
            Self::ClassReassigned { from_class: from, to_class: to } => Some(class((*from, *to))),
            Self::OneToOneInferred { from_class: from, inferred_direction: to, .. }
            | Self::OneToOneMarkFollowsBase { from_class: from, base_direction: to, .. } => {
                Some(class((*from, BidiClass::of_direction(*to))))
            }
            Self::UbaRuleApplied(effect) => {
                let level = effect.level_change();
                let level = level.map(|(from, to)| LevelOrClassChange {
                    from: LevelOrClass::Level(from),
                    to: LevelOrClass::Level(to),
                });
                level.or_else(|| effect.class_change().map(class))
            }
            _ => None,
        }
    }

    /// Whether the step decided the class or level of the character, also that it keeps its class (W7), or that it counts no
    /// longer; else it only moved it, or stands beside it.
    pub(super) const fn decides(&self) -> bool {
        match self {
            Self::FoundAsFirstStrong { .. }
            | Self::ParagraphLevel { .. }
            | Self::ClassReassigned { .. }
            | Self::OneToOneInferred { .. }
            | Self::OneToOneMarkFollowsBase { .. }
            | Self::UbaRuleApplied(_) => true,
            Self::KeptInLogicalOrder(_)
            | Self::AdjacentCharacter { .. }
            | Self::InIsolatingRunSequence { .. }
            | Self::ReversedByL2 { .. }
            | Self::MarkMovedByL3 { .. }
            | Self::Mirrored
            | Self::MovedWithField { .. }
            | Self::OneToOneReordered { .. } => false,
        }
    }

    /// Whether an override changed the class.
    pub(super) const fn is_override(&self) -> bool {
        matches!(self, Self::UbaRuleApplied(UbaRuleEffect::OverriddenByX5aToX6a { .. }))
    }
}

/// The level or class of a character before and after a step that changed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOrClassChange {
    /// The value before the step.
    pub from: LevelOrClass,
    /// The value after the step, of the same kind.
    pub to: LevelOrClass,
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
pub enum OneToOneNeighbour {
    /// A character of the name.
    Character {
        /// Its logical position, from 0.
        logical_index: LogicalIndex,
        /// Its direction.
        direction: Direction,
    },
    /// No relevant character.
    NoNeighbour,
}

/// Where a step of the one-to-one display's reordering moves a character: to the output, or into the digit accumulator
/// or onto the character stack (Atkin et al. 2001, section IV).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OneToOneReorderTarget {
    /// To the output.
    Output {
        /// Where it was before.
        source: OneToOneReorderSource,
        /// The visual position, from the left.
        visual_index: usize,
    },
    /// Into the digit accumulator.
    DigitAccumulator,
    /// Onto the stack.
    CharacterStack,
    /// From the accumulator onto the stack, as a piece with the adjacent digits.
    CharacterStackFromDigitAccumulator,
}

/// Where a character was before the one-to-one display's reordering moved it to the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OneToOneReorderSource {
    /// In the input.
    Input,
    /// In the digit accumulator.
    DigitAccumulator,
    /// On the stack.
    CharacterStack,
}

impl CharRef {
    /// The position of the name's character; `None` for all others.
    pub const fn name_character_index(self) -> Option<usize> {
        match self {
            Self::InName(at) => Some(at.0),
            Self::OutsideName { .. }
            | Self::IsolatingRunSequenceStart(_)
            | Self::IsolatingRunSequenceEnd(_) => None,
        }
    }
}
