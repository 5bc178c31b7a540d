//! The steps that lead to a display order, for every strategy, as data.
//!
//! The history of one character ([`Trace::explain_character`]) and the first step in which two traces differ
//! ([`first_difference`]) are derived from it. The changes of its steps, applied to the input, give the order of
//! [`DisplayConfig::order`].
//!
//! ```
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_bidi::trace::Trace;
//!
//! let trace = Trace::of_display(Strategy::UbaLtr, &characters_of("\u{627}1"));
//! let w2 = trace.steps.iter().find(|step| step.step_kind.id() == "W2").expect("every rule has its step");
//! assert_eq!(w2.changed_characters[0].to.to_string(), "AN");
//! assert_eq!(w2.changed_characters[0].character.0, 1);
//! ```

mod brief;
mod control_pairs;
mod custom_strategy;
mod deciding_controls;
mod difference;
mod event;
mod explanations;
mod one_to_one;
mod paragraph_cause;
mod recorder;
mod replay;
mod resolved;
mod shared_slice;
mod step;
mod step_rule;
mod summary;
mod summary_facts;
mod trace_summary;
mod traced_text;
mod uba;

pub use brief::{BriefTraceStep, BriefTraceStepDetail, MAX_FULL_TRACE_CHARACTERS};
pub use difference::{
    CharacterResolution, ComparedTrace, DecidingRuleOutcomes, FirstDifference, OneToOneInferenceReason,
    first_difference,
};
pub use event::{
    CharRef, CharacterTraceEvent, Explanation, IsolatingRunSequenceEdge, LevelOrClass, LevelOrClassChange,
    Neighbour, OneToOneNeighbour, OneToOneReorderSource, OneToOneReorderTarget, ParagraphLevelReason,
    TraceLogEntry,
};
pub use replay::{AlternativeRuleOutcome, MAX_REPLAYED_CHARACTERS, UbaRuleOutcome};
pub use resolved::ResolvedCharacter;
pub use shared_slice::{LogicalCharacterRange, SharedSlice};
pub use step::{
    CharacterChange, OutsideNameCharacterChange, TraceStep, TraceStepDetail, TracedBracketPair,
    TracedIsolatingRunSequence, TracedLevelRun, TracedParagraph, VisualPositionChange,
};
pub use step_rule::TraceStepKind;
pub use summary::{DisplaySummary, NeutralBetweenNumbers};

use std::ops::Range;

use serde::Serialize;

use step::Logged;

use crate::name::Character;
use crate::order::{DisplayConfig, LogicalIndex, OrderingMethod};

/// The steps that lead to a display order, and the log of what they did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trace {
    /// The display.
    pub display: DisplayConfig,
    /// The steps, numbered from 1; never empty. The last one has the final `order`.
    pub steps: Vec<TraceStep>,
    /// What the steps did, in their order and in each in the order of the characters.
    #[serde(skip)]
    log: Vec<TraceLogEntry>,
    /// The characters with their classes before the first step.
    #[serde(skip)]
    characters: Vec<Character>,
}

impl Trace {
    /// The trace of the display of these characters, which are in logical order with their current classes.
    ///
    /// Positions are those of the name. A character from outside the name (inserted, or of the context) is
    /// given by its number: how many such characters precede it in the text.
    pub fn of_display(display: impl Into<DisplayConfig>, name_characters: &[Character]) -> Self {
        let display = display.into();
        let characters = display.reclassified_characters(name_characters);
        let choices = display.choices();
        let path_start = paragraph_cause::path_start(choices, &characters);
        let cause_of = |paragraph: Range<usize>, of_engine| {
            paragraph_cause::paragraph_cause(choices, &characters, path_start, paragraph, of_engine)
        };
        let all = custom_strategy::class_step(&display, name_characters)
            .into_iter()
            .chain(steps_of(&display.ordering_method(&characters), &characters, &cause_of))
            .chain(custom_strategy::mirror_step(&display, &characters));
        let (mut steps, mut log) = (Vec::new(), Vec::new());
        for (Logged { step, events }, number) in all.zip(1..) {
            let entry = |(character, event)| TraceLogEntry { step_number: number, character, event };
            log.extend(events.into_iter().map(entry));
            steps.push(TraceStep { step_number: number, ..step });
        }
        let characters = display.reclassify_by_bidi_data_version(name_characters).into_owned();
        Self { characters, display, steps, log }
    }

    /// What the steps did, in their order and in each in the order of the characters.
    pub fn log_entries(&self) -> &[TraceLogEntry] {
        &self.log
    }

    /// The part of the log that a step, by its number from 1, has made.
    pub(crate) fn log_of(&self, step: usize) -> &[TraceLogEntry] {
        let start = self.log.partition_point(|it| it.step_number < step);
        let end = self.log.partition_point(|it| it.step_number <= step);
        &self.log[start..end]
    }

    /// The paragraphs; empty for displays without levels.
    pub(crate) fn paragraphs(&self) -> &[TracedParagraph] {
        let paragraphs = self.steps.iter().find_map(|step| match &step.detail {
            TraceStepDetail::Paragraphs { paragraphs } => Some(paragraphs.as_slice()),
            _ => None,
        });
        paragraphs.unwrap_or_default()
    }

    /// The order after the last step: for each visual position, from the left, the character shown there.
    pub fn order(&self) -> &[LogicalIndex] {
        self.steps.last().and_then(|step| step.logical_from_visual.as_deref()).unwrap_or_default()
    }
}

/// The steps of a method; the characters must have their effective classes.
fn steps_of(
    method: &OrderingMethod<'_>,
    characters: &[Character],
    cause_of: &dyn Fn(Range<usize>, ParagraphLevelReason) -> ParagraphLevelReason,
) -> Vec<Logged> {
    match method {
        OrderingMethod::Logical => logical(characters),
        OrderingMethod::OneToOne => one_to_one::steps(characters),
        OrderingMethod::Uba(text) => uba::steps(text, cause_of),
        OrderingMethod::FieldsRightToLeft { method_within_name, .. } => {
            let mut steps = steps_of(method_within_name, characters, cause_of);
            steps.push(custom_strategy::fields_step(
                &method_within_name.order(characters),
                &method.order(characters),
            ));
            steps
        }
    }
}

/// Logical order: a single step without changes.
fn logical(characters: &[Character]) -> Vec<Logged> {
    let order: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
    let events = (0..characters.len())
        .map(LogicalIndex)
        .map(|at| (CharRef::InName(at), CharacterTraceEvent::KeptInLogicalOrder(at)))
        .collect();
    let step = TraceStep {
        logical_from_visual: Some(SharedSlice::whole(order)),
        ..TraceStep::new(TraceStepKind::LogicalOrder)
    };
    vec![Logged { step, events }]
}
