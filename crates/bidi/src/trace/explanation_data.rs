//! The statements that explain a trace, as data, and the characters that they refer to.

use std::ops::Range;

use crate::name::BidiClass;
use crate::order::one_to_one::{Inference, Operation};
use crate::order::{Direction, Level};
use crate::uba::BracketReason;

use super::step::StepRule;

/// An explanation of what a step of a trace did, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The number of the step in the trace, from 1.
    pub step: usize,
    /// The rule of the step.
    pub rule: StepRule,
    /// The name's characters that it explains: one, or several contiguous ones with the same explanation.
    pub about: Range<usize>,
    /// What the step did with them, and why.
    pub statement: Statement,
}

/// A reference to a character of the text, or to sos or eos of an isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CharRef {
    /// The name's character at this logical position.
    Name(usize),
    /// A character from outside the name: inserted, or of the context.
    Other {
        /// The number of such characters before it in the text.
        number: usize,
        /// The character.
        scalar: char,
    },
    /// The start of an isolating run sequence (sos).
    Start(SequenceEdge),
    /// The end of an isolating run sequence (eos).
    End(SequenceEdge),
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

/// What a step of the trace did with a character, and why; part of an [`Explanation`]. The variants call the character
/// "it". Positions are logical and those of the name, unless a field says "visual"; both count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
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
    /// An X rule changed its level to that inside this control.
    Embedded {
        /// The level before.
        from: Level,
        /// The level after.
        to: Level,
        /// The control; `None` outside all controls.
        opener: Option<CharRef>,
    },
    /// An override changed its class.
    Overridden {
        /// The class before.
        from: BidiClass,
        /// The class after.
        to: BidiClass,
        /// The control that opens the override.
        opener: Option<CharRef>,
    },
    /// It is a control that opens nothing, because its level would exceed max_depth (overflow, rules X2 to X5c).
    Overflow,
    /// X9: it is removed because it has this class.
    Removed(BidiClass),
    /// X10: the isolating run sequence that it is in.
    Sequence {
        /// The number of characters in it.
        count: usize,
        /// The level of the sequence.
        level: Level,
        /// The start of the sequence.
        start: SequenceEdge,
        /// The end of the sequence.
        end: SequenceEdge,
    },
    /// W1: a nonspacing mark takes the class of the preceding character that is not a mark, or of sos; after
    /// an isolate control it becomes ON.
    NonspacingMark {
        /// The class after.
        to: BidiClass,
        /// The character or sos whose class it takes.
        base: Neighbour,
    },
    /// W2: EN becomes AN, because the preceding strong character is this AL.
    NumberAfterArabicLetter(Neighbour),
    /// W3: AL becomes R.
    ArabicLetter,
    /// W4: a separator directly between these two numbers of the same class takes their class.
    SeparatorInNumber {
        /// The class before.
        from: BidiClass,
        /// The number before it.
        before: Neighbour,
        /// The number after it.
        after: Neighbour,
    },
    /// W5: ET becomes EN, because only terminators are between it and this EN.
    TerminatorByNumber {
        /// The number.
        number: Neighbour,
        /// Whether the number is before it.
        is_before: bool,
    },
    /// W6: a separator or terminator of this class, not changed by W4 and W5, becomes ON.
    SeparatorToNeutral(BidiClass),
    /// W7: EN becomes L, because the preceding strong character is this L, or there is none and sos is L.
    NumberAfterLeftToRight(Neighbour),
    /// N0: it is paired with this bracket.
    PairedBracket {
        /// The position of the other bracket.
        partner: usize,
        /// The class of both; `None` if N0 does not change them.
        class: Option<BidiClass>,
        /// The part of N0 that decided.
        reason: BracketReason,
        /// The strong character between the brackets that decided.
        inside: Option<Neighbour>,
        /// The last strong character before the pair, if the rule looked at it.
        before: Option<Neighbour>,
    },
    /// N0: a mark that follows a bracket takes the bracket's class, this one.
    BracketMark(BidiClass),
    /// N1: a neutral between two characters of the same direction takes that direction.
    NeutralBetweenSame {
        /// The class before.
        from: BidiClass,
        /// The class after.
        to: BidiClass,
        /// The nearest character before it that is not neutral, or sos.
        before: Neighbour,
        /// The nearest character after it that is not neutral, or eos.
        after: Neighbour,
    },
    /// N2: the directions on both sides differ, so it takes the embedding direction.
    NeutralByLevel {
        /// The class before.
        from: BidiClass,
        /// Its level.
        level: Level,
        /// The nearest character before it that is not neutral, or sos.
        before: Neighbour,
        /// The nearest character after it that is not neutral, or eos.
        after: Neighbour,
    },
    /// I1 or I2: the level is raised because of the class.
    ImplicitLevel {
        /// Its class after the N rules.
        class: BidiClass,
        /// The level before.
        from: Level,
        /// The level after.
        to: Level,
    },
    /// L1: reset to the paragraph level, before a separator or at the end of the line.
    LevelReset {
        /// The level before.
        from: Level,
        /// The paragraph level.
        to: Level,
        /// The separator after it, or itself; `None` at the end of the line.
        separator: Option<CharRef>,
    },
    /// L2: its position changes because runs are reversed.
    Reversed {
        /// The visual position before.
        from: usize,
        /// The visual position after.
        to: usize,
        /// Its level; `None` for a character that X9 removes, which moves with the preceding one.
        level: Option<Level>,
    },
    /// L3: its position changes because marks are moved after their bases.
    MarkMovedAfterBase {
        /// The visual position before.
        from: usize,
        /// The visual position after.
        to: usize,
    },
    /// HL6: it is shown as its mirror image, in a right-to-left run.
    Mirrored,
    /// Its position changes because the fields are arranged from right to left.
    FieldMoved {
        /// The visual position before.
        from: usize,
        /// The visual position after.
        to: usize,
    },
    /// A pass of the one-to-one display's inferencing decided its direction.
    Inferred {
        /// The pass.
        pass: Inference,
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
        base: usize,
    },
    /// A step of the one-to-one display's reordering moved it.
    Reordered {
        /// The operation.
        operation: Operation,
        /// Where it was moved.
        target: ReorderTarget,
    },
}

/// What a pass of the one-to-one display's inferencing found on one side of a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InferredNeighbour {
    /// The name's character at this position, with its direction.
    Character(usize, Direction),
    /// No relevant character.
    None,
}

/// Where a step of the one-to-one display's reordering moves a character: to the output, or into the digit accumulator
/// or onto the character stack (Atkin et al. 2001, section IV).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReorderTarget {
    /// To the output.
    Out {
        /// Where it was before.
        source: ReorderSource,
        /// The visual position, from the left.
        place: usize,
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
    pub const fn position(self) -> Option<usize> {
        match self {
            Self::Name(at) => Some(at),
            Self::Other { .. } | Self::Start(_) | Self::End(_) => None,
        }
    }
}
