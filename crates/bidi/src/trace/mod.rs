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
//! let trace = Trace::of(Strategy::UbaLtr, &characters_of("\u{627}1"));
//! let w2 = trace.steps.iter().find(|step| step.rule.id() == "W2").expect("every rule has its step");
//! assert_eq!(w2.changed[0].to.to_string(), "AN");
//! assert_eq!(w2.changed[0].character.0, 1);
//! ```

mod brief;
mod components;
mod custom_strategy;
mod difference;
mod evidence;
mod explanation_data;
mod explanations;
mod one_to_one;
mod recorder;
mod shared_slice;
mod step;
mod summary;
mod summary_facts;
mod summary_positions;
mod uba;

pub use brief::{BriefDetail, BriefStep, MAX_FULL_TRACE};
pub use difference::{FirstDifference, InferenceReason, Resolution, first_difference};
pub use explanation_data::{
    CharRef, Explanation, InferredNeighbour, Neighbour, ParagraphCause, ReorderSource, ReorderTarget,
    SequenceEdge, Statement,
};
pub use shared_slice::{CharacterSpan, SharedSlice};
pub use step::{
    Change, Detail, InsertedChange, LevelOrClass, Move, Step, StepRule, TracedLevelRun, TracedPair,
    TracedParagraph, TracedSequence,
};
pub use summary::Summary;

use serde::Serialize;

use crate::name::Character;
use crate::order::{DisplayConfig, LogicalIndex, OrderingMethod, Strategy};

/// The steps that lead to a display order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trace {
    /// The display.
    pub display: DisplayConfig,
    /// The steps, numbered from 1; never empty. The last one has the final `order`.
    pub steps: Vec<Step>,
    /// The characters with their classes before the first step.
    #[serde(skip)]
    characters: Vec<Character>,
}

impl Trace {
    /// The trace of the display of these characters, which are in logical order with their current classes.
    ///
    /// Positions are those of the name. A character from outside the name (inserted, or of the context) is
    /// given by its number: how many such characters precede it in the text.
    pub fn of(display: impl Into<DisplayConfig>, given: &[Character]) -> Self {
        let display = display.into();
        let mut steps = custom_strategy::class_step(&display, given);
        let characters = display.with_effective_classes(given);
        steps.extend(steps_of(&display.method(&characters), &characters));
        if display.strategy() == Strategy::Components {
            components::set_causes(&mut steps, &characters);
        }
        custom_strategy::set_paragraph_cause(&display, &characters, &mut steps);
        steps.extend(custom_strategy::mirror_step(&display, &characters));
        for (index, step) in steps.iter_mut().enumerate() {
            step.step = index + 1;
        }
        Self { characters: display.characters_in_data_version(given).into_owned(), display, steps }
    }

    /// The order after the last step: for each visual position, from the left, the character shown there.
    pub fn order(&self) -> &[LogicalIndex] {
        self.steps.last().and_then(|step| step.order.as_deref()).unwrap_or_default()
    }
}

/// The steps of a method; the characters must have their effective classes.
fn steps_of(method: &OrderingMethod<'_>, characters: &[Character]) -> Vec<Step> {
    match method {
        OrderingMethod::Logical => logical(characters),
        OrderingMethod::OneToOne => one_to_one::steps(characters),
        OrderingMethod::Uba(text) => uba::steps(text),
        OrderingMethod::FieldsRightToLeft(each, _) => {
            let mut steps = steps_of(each, characters);
            steps.push(custom_strategy::fields_step(&each.order(characters), &method.order(characters)));
            steps
        }
    }
}

/// Logical order: a single step without changes.
fn logical(characters: &[Character]) -> Vec<Step> {
    let order: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
    vec![Step { order: Some(SharedSlice::whole(order)), ..Step::new(StepRule::Logical) }]
}
