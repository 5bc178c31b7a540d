//! A step of a trace, and what it says.

use serde::{Serialize, Serializer};

use crate::name::BidiClass;
use crate::order::one_to_one::{Inference, Operation};
use crate::order::{Direction, Level, LogicalIndex};
use crate::uba::{BracketReason, Rule};

use super::claim::{Neighbour, ParagraphCause, SequenceEdge};
use super::grounds::Grounds;
use super::shared::{Shared, Stretch};

/// A step of a strategy. As JSON it is one object of `bidiscope trace`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Its number, from 1.
    pub step: usize,
    /// What was done.
    pub rule: StepRule,
    /// What it changed about the name's characters, in their order; empty where it changed nothing.
    /// Levels for X, I and L1 rules, classes for W and N rules and the one-to-one passes, where L and
    /// R are directions.
    pub changed: Vec<Change>,
    /// What it changed about characters that are not the name's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changed_inserted: Vec<InsertedChange>,
    /// For each place on the screen, from the left, the character that stands there so far; `None`
    /// before there is an order. Characters that are not the name's are in none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Shared<LogicalIndex>>,
    /// What else there is to say of it.
    #[serde(flatten)]
    pub detail: Detail,
    /// What it went by.
    #[serde(skip)]
    pub(super) grounds: Grounds,
}

impl Step {
    /// A step that changed nothing, not numbered yet.
    pub(super) const fn new(rule: StepRule) -> Self {
        Self {
            step: 0,
            rule,
            changed: Vec::new(),
            changed_inserted: Vec::new(),
            order: None,
            detail: Detail::Nothing {},
            grounds: Grounds::NONE,
        }
    }

    /// Whether the step did nothing that could be shown, so that it can be hidden. Rule L2 always
    /// shows something: the display.
    pub fn is_idle(&self) -> bool {
        let says_nothing = match &self.detail {
            Detail::Nothing {} => self.order.is_none(),
            Detail::FirstStrong { .. } | Detail::Inserted { .. } | Detail::Machine { .. } => false,
            Detail::Paragraphs { .. } => false,
            Detail::Explicit { overridden, overflow, .. } => overridden.is_empty() && overflow.is_empty(),
            Detail::Removed { removed, removed_inserted } => {
                removed.is_empty() && removed_inserted.is_empty()
            }
            Detail::Sequences { .. } => false,
            Detail::Brackets { bracket_pairs } => bracket_pairs.is_empty(),
            Detail::Moved { moved } => moved.is_empty() && self.rule != StepRule::Uba(Rule::L2),
        };
        self.changed.is_empty() && self.changed_inserted.is_empty() && says_nothing
    }
}

/// What a step is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepRule {
    /// The only step of logical order.
    Logical,
    /// Characters are given other classes before the rules run.
    Classes,
    /// Fields are put one after the other from right to left.
    Fields,
    /// A formatting character is put in.
    Insert,
    /// A character stands round the name.
    Surround,
    /// A rule of UAX #9.
    Uba(Rule),
    /// A pass of the one-to-one display's inferencing.
    Infer(Inference),
    /// A step of the one-to-one display's reordering.
    Reorder,
}

impl StepRule {
    /// The name in machine-readable output: `W2`, `digits-forward`, `insert`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Logical => "logical",
            Self::Classes => "classes",
            Self::Fields => "fields",
            Self::Insert => "insert",
            Self::Surround => "surround",
            Self::Uba(rule) => rule.id(),
            Self::Infer(pass) => pass.id(),
            Self::Reorder => "reorder",
        }
    }

    /// What the rule does, in a sentence of ours.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Logical => "The characters stand as they are stored, from left to right.",
            Self::Classes => {
                "The hyphen or digits get another class before the rules run (UAX #9, HL3 and HL4)."
            }
            Self::Fields => {
                "The fields are put one after the other from right to left, each as it is shown by itself."
            }
            Self::Insert => "A formatting character that is not part of the name is put in for display.",
            Self::Surround => "A character of the text round the name takes part in what the rules do.",
            Self::Uba(rule) => rule.sentence(),
            Self::Infer(pass) => pass.sentence(),
            Self::Reorder => {
                "Left-to-right characters go out at once, right-to-left letters and hyphens onto the stack, right-to-left \
                 digits into the accumulator."
            }
        }
    }

    /// The section that holds the rule, such as `UAX #9, 3.3.4`; empty where no document has it.
    pub fn section(self) -> String {
        match self {
            Self::Logical | Self::Fields | Self::Insert | Self::Surround => String::new(),
            Self::Classes => String::from("UAX #9, 4.3"),
            Self::Uba(rule) => format!("UAX #9, {}", rule.section()),
            Self::Infer(_) | Self::Reorder => String::from("Bidirectional Domain Names, IV"),
        }
    }
}

impl Serialize for StepRule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A character's level or class before and after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The name's character.
    pub character: LogicalIndex,
    /// Before.
    pub from: Value,
    /// After.
    pub to: Value,
}

/// The level or class, before and after a step, of a character that is not the name's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct InsertedChange {
    /// Which one, counted from 0 in the order of the `insert` and `surround` steps.
    pub inserted: usize,
    /// The character itself.
    #[serde(skip)]
    pub scalar: char,
    /// Before.
    pub from: Value,
    /// After.
    pub to: Value,
}

/// What a rule changes about a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// Its embedding level.
    Level(Level),
    /// Its bidi class; once the one-to-one display has decided, its direction, L or R.
    Class(BidiClass),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => write!(f, "{}", level.number()),
            Self::Class(class) => write!(f, "{class}"),
        }
    }
}

/// What there is to say of a step beside what it changed. Positions are the name's characters unless
/// a field says otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Detail {
    /// Nothing more.
    Nothing {},
    /// P2: the first strong character. Only in a paragraph of automatic direction.
    FirstStrong {
        /// The character; `None` where there is none, or where it is not the name's.
        first_strong: Option<usize>,
        /// The character where it is not the name's, such as `U+05E9`.
        #[serde(rename = "first_strong_outside", skip_serializing_if = "Option::is_none")]
        outside: Option<String>,
    },
    /// P3: the paragraphs and their levels. All but one strategy make one paragraph of the name.
    Paragraphs {
        /// In logical order. Characters in none stand between them, from left to right, at level 0.
        paragraphs: Vec<TracedParagraph>,
    },
    /// X rules: characters that an override gave another class, and controls beyond max_depth.
    Explicit {
        /// Classes that an override changed.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        overridden: Vec<Change>,
        /// The same of characters that are not the name's.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        overridden_inserted: Vec<InsertedChange>,
        /// Controls that did nothing because no level was left.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        overflow: Vec<usize>,
    },
    /// X9: the characters that the rules below pass over.
    Removed {
        /// The name's own.
        removed: Vec<usize>,
        /// Those that are not, by their numbers.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        removed_inserted: Vec<usize>,
    },
    /// X10: level runs and isolating run sequences.
    Sequences {
        /// The level runs, in logical order.
        level_runs: Vec<RunOfLevel>,
        /// The sequences, by their first characters.
        sequences: Vec<RunSequence>,
    },
    /// N0: the bracket pairs.
    Brackets {
        /// In the order in which they were resolved.
        bracket_pairs: Vec<TracedPair>,
    },
    /// L2 and L3: who changed places on the screen.
    Moved {
        /// By their places after the step.
        moved: Vec<Move>,
    },
    /// A `reorder` step of the one-to-one display. A mark is handled with its base.
    Machine {
        /// The operation.
        operation: Operation,
        /// The current character; `None` at the end of the input.
        character: Option<usize>,
        /// The current character with the marks that belong to it.
        characters: Stretch,
        /// The current direction, L or R.
        mode: BidiClass,
        /// The digit accumulator.
        accumulator: Stretch,
        /// The character stack, its top last; a sequence of digits is one piece.
        stack: Shared<Stretch>,
    },
    /// `insert` and `surround`: what is put in or stands round the name, and where.
    Inserted {
        /// The character, such as `U+200E`.
        inserted: String,
        /// The character of the name before which it is put; their number where it is put at the end.
        before: usize,
        /// Whether it is put at the end.
        #[serde(skip)]
        is_at_end: bool,
        /// The character itself.
        #[serde(skip)]
        scalar: char,
        /// How many such characters come before it in the text.
        #[serde(skip)]
        number: usize,
    },
}

/// A paragraph of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TracedParagraph {
    /// Its first character.
    pub start: usize,
    /// The character after its last one.
    pub end: usize,
    /// Its level.
    pub level: Level,
    /// Why it has that level.
    #[serde(skip)]
    pub cause: ParagraphCause,
}

/// A level run of a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RunOfLevel {
    /// The name's characters in it.
    pub characters: Vec<usize>,
    /// The others in it, by their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub inserted: Vec<usize>,
    /// Its level.
    pub level: Level,
}

/// An isolating run sequence of a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RunSequence {
    /// The name's characters in it.
    pub characters: Vec<usize>,
    /// The others in it, by their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub inserted: Vec<usize>,
    /// Its level.
    pub level: Level,
    /// Start of sequence, L or R.
    pub sos: BidiClass,
    /// End of sequence, L or R.
    pub eos: BidiClass,
    /// What decides about sos and about eos.
    #[serde(skip)]
    pub edges: [SequenceEdge; 2],
}

/// A bracket pair of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TracedPair {
    /// The opening bracket.
    pub opening: usize,
    /// The closing bracket.
    pub closing: usize,
    /// The class that both take, L or R; `None` where N0 leaves them alone.
    pub class: Option<BidiClass>,
    /// Which part of N0 decided.
    pub reason: BracketReason,
    /// The strong character inside that decided.
    #[serde(skip)]
    pub inside: Option<Neighbour>,
    /// The last strong character before the pair, where that was asked.
    #[serde(skip)]
    pub before: Option<Neighbour>,
}

/// A character's place on the screen, from the left, before and after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    /// The character.
    pub character: LogicalIndex,
    /// Its place before.
    pub from: usize,
    /// Its place now.
    pub to: usize,
}

/// L or R, as the classes of a trace say directions.
pub(super) const fn class_of(direction: Direction) -> BidiClass {
    match direction {
        Direction::LeftToRight => BidiClass::L,
        Direction::RightToLeft => BidiClass::R,
    }
}
