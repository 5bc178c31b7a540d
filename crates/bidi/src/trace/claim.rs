//! What a sentence of a trace claims, as data: what happened, and to whom it points.

use std::ops::Range;

use crate::name::BidiClass;
use crate::order::one_to_one::{Inference, Operation};
use crate::order::{Direction, Level};
use crate::uba::{BracketReason, Rule};

use super::step::StepRule;

/// A sentence of a trace before it is put into words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldClaim {
    /// The step's number in the trace.
    pub step: usize,
    /// The step's rule.
    pub rule: StepRule,
    /// The name's characters that it is about: one, or several side by side of which the same is true.
    pub about: Range<usize>,
    /// What it says of them.
    pub claim: Claim,
}

/// Whom a sentence points at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whom {
    /// The name's character at this position.
    Name(usize),
    /// A character that is not the name's: put in for display, or standing round the name.
    Other {
        /// How many such characters come before it in the text.
        number: usize,
        /// The character.
        scalar: char,
    },
    /// The start of an isolating run sequence, where sos counts.
    Start(SequenceEdge),
    /// The end of an isolating run sequence, where eos counts.
    End(SequenceEdge),
}

/// An end of an isolating run sequence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SequenceEdge {
    /// The higher of the two levels that meet there; its direction is that of sos or eos.
    pub level: Level,
    /// Whether that is the paragraph's own level, so that nothing but the paragraph decides.
    pub is_paragraphs: bool,
}

/// Somebody that a rule met, and as what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Neighbour {
    /// Who.
    pub whom: Whom,
    /// Its class as the rule saw it; L or R of sos and eos.
    pub class: BidiClass,
}

/// Why a paragraph has its level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParagraphCause {
    /// The display runs this way, whatever the text holds (HL1).
    Given,
    /// This is the first letter, of class L, R or AL.
    FirstLetter(Neighbour),
    /// There is no letter outside isolates.
    NoLetter,
    /// This is the name's last character, by which the old program of RFC 5893 section 7.1 goes.
    LastCharacter(Neighbour),
    /// It is a component that holds this character of class R, AL or AN.
    ComponentHolds(Neighbour),
    /// It is a component without a character of class R, AL or AN.
    ComponentHoldsNone,
}

/// What a sentence says. "It" is the character that the sentence is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It stands at this place, as it is stored.
    Stored(usize),
    /// The display gives it another class before the rules run.
    Reclassed {
        /// Its own class.
        from: BidiClass,
        /// That by which it goes.
        to: BidiClass,
    },
    /// A character that is not the name's stands right before or after it.
    Beside {
        /// That character.
        other: Whom,
        /// Whether it stands before it.
        is_before: bool,
        /// Whether it is put in for display.
        is_put_in: bool,
    },
    /// P2: it is the first letter outside isolates.
    FirstLetter(BidiClass),
    /// P3 or HL1: its paragraph is at this level.
    Paragraph {
        /// The level.
        level: Level,
        /// Why.
        cause: ParagraphCause,
    },
    /// An X rule gave it another level: that inside what this control opens.
    Embedded {
        /// Its level before.
        from: Level,
        /// Its level now.
        to: Level,
        /// The control.
        opener: Option<Whom>,
    },
    /// An override gave it another class.
    Overridden {
        /// Its class before.
        from: BidiClass,
        /// Its class now.
        to: BidiClass,
        /// The control that opens the override.
        opener: Option<Whom>,
    },
    /// It opens nothing, for no level is left.
    Overflow,
    /// X9: the rules pass over it, as over all of its class.
    Removed(BidiClass),
    /// X10: the isolating run sequence that it is in.
    Sequence {
        /// How many characters are in it.
        count: usize,
        /// Their level.
        level: Level,
        /// sos.
        start: SequenceEdge,
        /// eos.
        end: SequenceEdge,
    },
    /// W1: a mark takes the class of the nearest character before it that is no mark, or of sos; after an isolate
    /// control it is ON.
    Mark {
        /// Its class now.
        to: BidiClass,
        /// What it goes by.
        base: Neighbour,
    },
    /// W2: EN becomes AN, for this AL is the last letter before it.
    ArabicBefore(Neighbour),
    /// W3: AL becomes R.
    ArabicLetter,
    /// W4: it stands between these two numbers of one kind, right beside both.
    Joined {
        /// Its class before.
        from: BidiClass,
        /// The number right before it.
        before: Neighbour,
        /// The number right after it.
        after: Neighbour,
    },
    /// W5: ET becomes EN, for only terminators stand between it and this EN.
    Terminator {
        /// The number.
        number: Neighbour,
        /// Whether it stands before it.
        is_before: bool,
    },
    /// W6: a separator or terminator that joined no number becomes ON.
    Unjoined(BidiClass),
    /// W7: EN becomes L, for this is the last letter before it, or no letter stands before it and sos is L.
    LeftToRightBefore(Neighbour),
    /// N0: it makes a pair with this bracket.
    Pair {
        /// The other bracket.
        partner: usize,
        /// The class of both; `None` where N0 leaves them alone.
        class: Option<BidiClass>,
        /// Which part of N0 decided.
        reason: BracketReason,
        /// The strong character inside that decided.
        inside: Option<Neighbour>,
        /// The last strong character before the pair, where that was asked.
        before: Option<Neighbour>,
    },
    /// N0: a mark that follows a bracket takes the bracket's class.
    BracketMark(BidiClass),
    /// N1: what comes first on either side of the neutrals that it is among runs one way.
    Between {
        /// Its class before.
        from: BidiClass,
        /// Its class now.
        to: BidiClass,
        /// The first that is no neutral before it.
        before: Neighbour,
        /// The first that is no neutral after it.
        after: Neighbour,
    },
    /// N2: the two sides run two ways, and so it takes the direction of its level.
    Embedding {
        /// Its class before.
        from: BidiClass,
        /// Its level.
        level: Level,
        /// The first that is no neutral before it.
        before: Neighbour,
        /// The first that is no neutral after it.
        after: Neighbour,
    },
    /// I1 or I2: from an even or odd level, by its class.
    Raised {
        /// Its class after the N rules.
        class: BidiClass,
        /// Its level before.
        from: Level,
        /// Its level now.
        to: Level,
    },
    /// L1: back to the paragraph's level, before a separator or at the end of the line.
    Reset {
        /// Its level before.
        from: Level,
        /// The paragraph's.
        to: Level,
        /// The separator after it, or itself; `None` at the end of the line.
        separator: Option<Whom>,
    },
    /// L2: its place before and after stretches are turned round.
    Turned {
        /// Its place before.
        from: usize,
        /// Its place now.
        to: usize,
        /// Its level; `None` of what X9 removes, which goes where the character before it goes.
        level: Option<Level>,
    },
    /// L3: its place before and after marks are put behind their bases.
    PutBack {
        /// Its place before.
        from: usize,
        /// Its place now.
        to: usize,
    },
    /// Fields are put one after the other from right to left.
    FieldMoved {
        /// Its place before.
        from: usize,
        /// Its place now.
        to: usize,
    },
    /// A pass of the one-to-one display's inferencing decided about it.
    Inferred {
        /// The pass.
        pass: Inference,
        /// Its class before.
        from: BidiClass,
        /// Its direction.
        to: Direction,
        /// What the pass looked at before it; `None` where it did not look there.
        before: Option<InferredBeside>,
        /// What it looked at after it; `None` where it did not look there.
        after: Option<InferredBeside>,
    },
    /// In the one-to-one display it goes with the character that it belongs to.
    GoesWith {
        /// Its class before.
        from: BidiClass,
        /// Its direction, which is that character's.
        to: Direction,
        /// That character.
        base: usize,
    },
    /// A step of the one-to-one display's reordering handled it.
    Handled {
        /// The operation.
        operation: Operation,
        /// What became of it.
        whither: Whither,
    },
}

/// What a pass of the inferencing met on one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InferredBeside {
    /// The name's character at this position, of this direction.
    Character(usize, Direction),
    /// Nothing that counts.
    Nothing,
}

/// What became of a character in the one-to-one display's reordering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whither {
    /// It goes out to this place.
    Out {
        /// Where it waited.
        whence: Whence,
        /// The place, from the left.
        place: usize,
    },
    /// It goes into the digit accumulator.
    Accumulator,
    /// It goes onto the stack.
    Stack,
    /// It goes from the accumulator onto the stack, as a piece with the digits beside it.
    StackFromAccumulator,
}

/// Where a character waited that goes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whence {
    /// It comes from the input.
    Input,
    /// In the accumulator.
    Accumulator,
    /// On the stack.
    Stack,
}

impl Whom {
    /// The name's character, if it is one.
    pub const fn position(self) -> Option<usize> {
        match self {
            Self::Name(at) => Some(at),
            Self::Other { .. } | Self::Start(_) | Self::End(_) => None,
        }
    }
}

impl ToldClaim {
    /// The rule of UAX #9 that it tells of, if it is one.
    pub const fn uba_rule(&self) -> Option<Rule> {
        match self.rule {
            StepRule::Uba(rule) => Some(rule),
            _ => None,
        }
    }
}
