//! How a display order came about: every step of every strategy, as data.
//!
//! A trace is what `bidiscope trace` prints, what the window's trace pane shows, and what
//! [`Trace::story`] and [`difference`] are told from. Replayed from the input, the changes of its
//! steps give the order that [`Display::order`] gives.
//!
//! ```
//! use bidiscope_bidi::name::characters_of;
//! use bidiscope_bidi::order::Strategy;
//! use bidiscope_bidi::trace::Trace;
//!
//! let trace = Trace::of(Strategy::UbaLtr, &characters_of("\u{627}1"));
//! let w2 = trace.steps.iter().find(|step| step.rule.id() == "W2").expect("every rule has its step");
//! assert_eq!(serde_json::to_string(&w2.changed)?, r#"[{"character":1,"from":"EN","to":"AN"}]"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod brief;
mod claim;
mod components;
mod difference;
mod facts;
mod gist;
mod gist_words;
mod grounds;
mod one_to_one;
mod outcome;
mod own;
mod recorder;
mod shared;
mod step;
mod story;
mod telling;
mod uba;
mod words;

pub use brief::{BriefDetail, BriefStep, MAX_WHOLE};
pub use claim::{
    Claim, InferredBeside, Neighbour, ParagraphCause, SequenceEdge, ToldClaim, Whence, Whither, Whom,
};
pub use difference::{Difference, difference};
pub use gist::Gist;
pub use outcome::{FEW_STRETCHES, positions};
pub use shared::{Shared, Stretch};
pub use step::{
    Change, Detail, InsertedChange, Move, RunOfLevel, RunSequence, Step, StepRule, TracedPair,
    TracedParagraph, Value,
};
pub use story::Sentence;

use serde::Serialize;

use crate::name::Character;
use crate::order::{Display, LogicalIndex, Method, Strategy};

/// The steps by which a display comes about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trace {
    /// The display.
    pub display: Display,
    /// Its steps, numbered from 1; never none, and the last has the display's `order`.
    pub steps: Vec<Step>,
    /// The characters with the classes to go by before the first step.
    #[serde(skip)]
    characters: Vec<Character>,
}

impl Trace {
    /// How a display of these characters comes about.
    ///
    /// Positions are the name's own. A character of the text that is not the name's, put in or standing
    /// round it, is told by its number: how many such characters come before it in the text.
    pub fn of(display: impl Into<Display>, given: &[Character]) -> Self {
        let display = display.into();
        let mut steps = own::changed_classes(&display, given);
        let characters = display.classified(given);
        steps.extend(steps_of(&display.method(&characters), &characters));
        if display.strategy() == Strategy::Components {
            components::tell_causes(&mut steps, &characters);
        }
        own::tell_last(&display, &characters, &mut steps);
        for (index, step) in steps.iter_mut().enumerate() {
            step.step = index + 1;
        }
        Self { characters: display.of_edition(given).into_owned(), display, steps }
    }

    /// The order after the last step: for each place on the screen, from the left, the character that
    /// stands there.
    pub fn order(&self) -> &[LogicalIndex] {
        self.steps.last().and_then(|step| step.order.as_deref()).unwrap_or_default()
    }
}

/// The steps of a method for these characters, with the classes to go by.
fn steps_of(method: &Method<'_>, characters: &[Character]) -> Vec<Step> {
    match method {
        Method::Stored => logical(characters),
        Method::OneToOne => one_to_one::steps(characters),
        Method::Uba(text) => uba::steps(text),
        Method::FromRightToLeft(each, _) => {
            let mut steps = steps_of(each, characters);
            steps.push(own::arranged(&each.order(characters), &method.order(characters)));
            steps
        }
    }
}

/// Logical order is a single step that changes nothing.
fn logical(characters: &[Character]) -> Vec<Step> {
    let order: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
    vec![Step { order: Some(Shared::whole(order)), ..Step::new(StepRule::Logical) }]
}
