//! The steps of a trace.

use serde::Serialize;

use crate::name::BidiClass;
use crate::order::one_to_one::OneToOneReorderOperation;
use crate::order::{Level, LogicalIndex, VisualIndex};
use crate::uba::{BracketReason, UbaRule};

use super::event::{CharRef, CharacterTraceEvent, LevelOrClass, LevelOrClassChange, ParagraphLevelReason};
use super::shared_slice::{LogicalCharacterRange, SharedSlice};
use super::step_rule::TraceStepKind;

/// A step of a strategy. As JSON it is one object of `bidiscope trace`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TraceStep {
    /// The number of the step, from 1.
    #[serde(rename = "step")]
    pub step_number: usize,
    /// The rule of the step.
    #[serde(rename = "rule")]
    pub step_kind: TraceStepKind,
    /// The changes of the name's characters, in logical order; empty if there are none. Levels for X, I and
    /// L1 rules; classes for W and N rules and the one-to-one passes, where L and R mean directions.
    #[serde(rename = "changed")]
    pub changed_characters: Vec<CharacterChange>,
    /// The changes of characters from outside the name.
    #[serde(rename = "changed_inserted", skip_serializing_if = "Vec::is_empty")]
    pub changed_characters_outside_name: Vec<OutsideNameCharacterChange>,
    /// For each visual position, from the left, the character shown there so far; `None` before there is an
    /// order. Characters from outside the name are left out.
    #[serde(rename = "order", skip_serializing_if = "Option::is_none")]
    pub logical_from_visual: Option<SharedSlice<LogicalIndex>>,
    /// Other results of the step.
    #[serde(flatten)]
    pub detail: TraceStepDetail,
}

/// A step with its part of the log, in the order of the characters.
pub(super) struct Logged {
    pub(super) step: TraceStep,
    pub(super) events: Vec<(CharRef, CharacterTraceEvent)>,
}

impl TraceStep {
    /// A step without changes, and not numbered yet.
    pub(super) const fn new(rule: TraceStepKind) -> Self {
        Self {
            step_number: 0,
            step_kind: rule,
            changed_characters: Vec::new(),
            changed_characters_outside_name: Vec::new(),
            logical_from_visual: None,
            detail: TraceStepDetail::Nothing {},
        }
    }

    /// A step of a rule with the changes that these events of it made; its other results are missing yet.
    pub(super) fn with_changes(rule: TraceStepKind, events: &[(CharRef, CharacterTraceEvent)]) -> Self {
        let changes = events.iter().filter(|(_, event)| !event.is_override());
        let (changed_characters, changed_characters_outside_name) = changes_of(changes);
        Self { changed_characters, changed_characters_outside_name, ..Self::new(rule) }
    }

    /// Whether the step has a result: [`TraceStep::changed_characters`] or [`TraceStep::changed_characters_outside_name`] is not
    /// empty, or [`TraceStep::detail`] holds something, such as the characters that L2 moved. P2 (even where it finds no strong
    /// character), X10,
    /// [`TraceStepKind::ControlInsertion`], [`TraceStepKind::ContextCharacter`] and [`TraceStepKind::OneToOneReordering`] of
    /// the one-to-one display always have one; L2 has one only where it moves a character. [`TraceStep::logical_from_visual`]
    /// is not looked at: a step can show an order that it did not change.
    pub fn has_changes_or_result(&self) -> bool {
        let has_result = match &self.detail {
            TraceStepDetail::Nothing {} => false,
            TraceStepDetail::FirstStrong { .. }
            | TraceStepDetail::Sequences { .. }
            | TraceStepDetail::Reordering { .. }
            | TraceStepDetail::Inserted { .. } => true,
            TraceStepDetail::Paragraphs { paragraphs } => !paragraphs.is_empty(),
            TraceStepDetail::Explicit { overridden, overridden_inserted, overflow } => {
                !(overridden.is_empty() && overridden_inserted.is_empty() && overflow.is_empty())
            }
            TraceStepDetail::Removed { removed, removed_inserted } => {
                !(removed.is_empty() && removed_inserted.is_empty())
            }
            TraceStepDetail::Brackets { bracket_pairs } => !bracket_pairs.is_empty(),
            TraceStepDetail::Moved { moved } => !moved.is_empty(),
            TraceStepDetail::Mirrored { mirrored } => !mirrored.is_empty(),
        };
        has_result || !self.changed_characters.is_empty() || !self.changed_characters_outside_name.is_empty()
    }

    /// Whether the step did nothing visible, so that it can be hidden: it has no [outcome](Self::has_changes_or_result), and is
    /// not that of logical order or of rule L2, which always show the display.
    pub fn has_no_effect(&self) -> bool {
        !self.has_changes_or_result()
            && !matches!(self.step_kind, TraceStepKind::LogicalOrder | TraceStepKind::UbaRule(UbaRule::L2))
    }
}

/// The changes that these events made of the name's characters, and of others.
pub(super) fn changes_of<'a>(
    events: impl Iterator<Item = &'a (CharRef, CharacterTraceEvent)>,
) -> (Vec<CharacterChange>, Vec<OutsideNameCharacterChange>) {
    let (mut of_name, mut others) = (Vec::new(), Vec::new());
    for (character, event) in events {
        match (event.changed_from_and_to(), *character) {
            (Some(LevelOrClassChange { from, to }), CharRef::InName(character)) => {
                of_name.push(CharacterChange { character, from, to });
            }
            (
                Some(LevelOrClassChange { from, to }),
                CharRef::OutsideName { outside_name_character_index: number, scalar },
            ) => {
                others.push(OutsideNameCharacterChange {
                    outside_name_character_index: number,
                    scalar,
                    from,
                    to,
                });
            }
            (None, _) | (_, CharRef::IsolatingRunSequenceStart(_) | CharRef::IsolatingRunSequenceEnd(_)) => {}
        }
    }
    (of_name, others)
}

/// A character's level or class before and after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CharacterChange {
    /// The name's character.
    pub character: LogicalIndex,
    /// The value before the step.
    pub from: LevelOrClass,
    /// The value after the step.
    pub to: LevelOrClass,
}

/// The level or class, before and after a step, of a character from outside the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OutsideNameCharacterChange {
    /// The number of the character, counted from 0 in the order of the `insert` and `surround` steps.
    #[serde(rename = "inserted")]
    pub outside_name_character_index: usize,
    /// The character itself.
    #[serde(skip)]
    pub scalar: char,
    /// The value before the step.
    pub from: LevelOrClass,
    /// The value after the step.
    pub to: LevelOrClass,
}

/// The results of a step other than changes. Positions are those of the name's characters unless a field says
/// otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum TraceStepDetail {
    /// No other results.
    Nothing {},
    /// P2: the first strong character. Only for a paragraph of automatic direction.
    FirstStrong {
        /// Its position; `None` if there is none, or if it is not in the name.
        first_strong: Option<usize>,
        /// The code point if it is not in the name, such as `U+05E9`.
        #[serde(rename = "first_strong_outside", skip_serializing_if = "Option::is_none")]
        outside: Option<String>,
    },
    /// P3: the paragraphs and their levels. Most strategies make the name a single paragraph.
    Paragraphs {
        /// In logical order. Characters between them are at level 0, from left to right.
        paragraphs: Vec<TracedParagraph>,
    },
    /// X rules: characters whose class an override changed, and controls beyond max_depth.
    Explicit {
        /// Changes of class by an override.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        overridden: Vec<CharacterChange>,
        /// Such changes of characters from outside the name.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        overridden_inserted: Vec<OutsideNameCharacterChange>,
        /// Controls of the name that were not applied because the maximum level was reached (overflow).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        overflow: Vec<usize>,
    },
    /// X9: the characters that the following rules ignore.
    Removed {
        /// Those of the name.
        removed: Vec<usize>,
        /// Those from outside the name, each by how many such characters precede it in the text.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        removed_inserted: Vec<usize>,
    },
    /// X10: level runs and isolating run sequences.
    Sequences {
        /// The level runs, in logical order.
        level_runs: Vec<TracedLevelRun>,
        /// The sequences, in the order of their first characters.
        sequences: Vec<TracedIsolatingRunSequence>,
    },
    /// N0: the bracket pairs of the name.
    Brackets {
        /// In the order in which they were resolved.
        bracket_pairs: Vec<TracedBracketPair>,
    },
    /// L2, L3 and `fields`: the characters whose visual position changed.
    Moved {
        /// In the order of their new positions.
        moved: Vec<VisualPositionChange>,
    },
    /// `mirror`: the characters that are mirrored.
    Mirrored {
        /// In logical order.
        mirrored: Vec<usize>,
    },
    /// A `reorder` step of the one-to-one display. A mark is handled with its base.
    Reordering {
        /// The operation.
        operation: OneToOneReorderOperation,
        /// The current character; `None` at the end of the input.
        character: Option<usize>,
        /// The current character with the marks that belong to it.
        characters: LogicalCharacterRange,
        /// The current direction, L or R.
        mode: BidiClass,
        /// The digit accumulator.
        accumulator: LogicalCharacterRange,
        /// The character stack, its top last; a sequence of digits is one piece.
        stack: SharedSlice<LogicalCharacterRange>,
    },
    /// `insert` and `surround`: a character that is inserted or of the context, and its position.
    Inserted {
        /// The code point, such as `U+200E`.
        inserted: String,
        /// The position of the name's character after it; the number of the name's characters if it is at the
        /// end.
        before: usize,
        /// Whether it is at the end.
        #[serde(skip)]
        is_at_end: bool,
        /// The character itself.
        #[serde(skip)]
        scalar: char,
        /// The number of such characters before it in the text.
        #[serde(skip)]
        number: usize,
    },
}

/// A paragraph of a trace, by the characters of the name in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TracedParagraph {
    /// The position of its first character.
    #[serde(rename = "start")]
    pub start_index: usize,
    /// The position after its last character.
    #[serde(rename = "end")]
    pub end_index: usize,
    /// Its level.
    pub level: Level,
    /// The reason for the level.
    #[serde(skip)]
    pub level_reason: ParagraphLevelReason,
}

/// A level run of a trace (UAX #9, BD7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TracedLevelRun {
    /// The characters of the name in it, as logical indices from 0.
    #[serde(rename = "characters")]
    pub logical_indices: Vec<usize>,
    /// The characters from outside the name in it, each by how many such characters precede it in the text.
    #[serde(rename = "inserted", skip_serializing_if = "Vec::is_empty")]
    pub outside_character_indices: Vec<usize>,
    /// Its level.
    pub level: Level,
}

/// An isolating run sequence of a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TracedIsolatingRunSequence {
    /// The characters of the name in it, as logical indices from 0.
    #[serde(rename = "characters")]
    pub logical_indices: Vec<usize>,
    /// The characters from outside the name in it, each by how many such characters precede it in the text.
    #[serde(rename = "inserted", skip_serializing_if = "Vec::is_empty")]
    pub outside_character_indices: Vec<usize>,
    /// Its level.
    pub level: Level,
    /// Start of sequence, L or R.
    pub sos: BidiClass,
    /// End of sequence, L or R.
    pub eos: BidiClass,
}

/// A bracket pair of a trace (BD16), both in the name: positions are logical indices from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TracedBracketPair {
    /// The position of the opening bracket.
    #[serde(rename = "opening")]
    pub opening_index: usize,
    /// The position of the closing bracket.
    #[serde(rename = "closing")]
    pub closing_index: usize,
    /// The class that both take, L or R; `None` if N0 does not change them.
    #[serde(rename = "class")]
    pub class_set_by_n0: Option<BidiClass>,
    /// The part of N0 that decided.
    #[serde(rename = "reason")]
    pub bracket_reason: BracketReason,
}

/// The visual position of a character before and after a step, from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct VisualPositionChange {
    /// The character.
    pub character: LogicalIndex,
    /// The position before.
    pub from: VisualIndex,
    /// The position after.
    pub to: VisualIndex,
}
