//! How a display order came about: every step of every strategy, as data.
//!
//! A trace is what `bidiscope trace` prints, what the window's trace pane shows, and what
//! [`Trace::story`] and [`difference`] are told from. Replayed from the input, the changes of its
//! steps give the order that [`Strategy::order`] gives.
//!
//! ```
//! use bidiscope::name::characters_of;
//! use bidiscope::order::Strategy;
//! use bidiscope::trace::Trace;
//!
//! let trace = Trace::of(Strategy::UbaLtr, &characters_of("\u{627}1"));
//! let w2 = trace.steps.iter().find(|step| step.rule.id() == "W2").expect("every rule has its step");
//! assert_eq!(serde_json::to_string(&w2.changed)?, r#"[{"character":1,"from":"EN","to":"AN"}]"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod difference;
mod one_to_one;
mod outcome;
mod recorder;
mod shared;
mod step;
mod story;
mod uba;

pub use difference::{Difference, difference};
pub use outcome::{FEW_STRETCHES, positions};
pub use shared::{Shared, Stretch};
pub use step::{
    Change, Detail, InsertedChange, Move, RunOfLevel, RunSequence, Step, StepRule, TracedPair,
    TracedParagraph, Value,
};
pub use story::Sentence;

use serde::Serialize;

use crate::name::Character;
use crate::order::{Direction, LogicalIndex, Marked, Strategy, components};

use uba::Text;

/// The steps by which a strategy orders a name.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trace {
    /// The strategy.
    pub strategy: Strategy,
    /// Its steps, numbered from 1; never none, and the last has the strategy's `order`.
    pub steps: Vec<Step>,
}

impl Trace {
    /// The trace of a strategy over these characters.
    pub fn of(strategy: Strategy, characters: &[Character]) -> Self {
        let whole = |direction| {
            let order = strategy.order(characters).logical_from_visual().to_vec();
            uba::steps(&Text::plain(characters, direction), order)
        };
        let steps = match strategy {
            Strategy::Logical => logical(characters),
            Strategy::OneToOne => one_to_one::steps(characters),
            Strategy::UbaLtr => whole(Some(Direction::LeftToRight)),
            Strategy::UbaRtl => whole(Some(Direction::RightToLeft)),
            Strategy::UbaAuto => whole(None),
            Strategy::Components => {
                let order = strategy.order(characters).logical_from_visual().to_vec();
                uba::steps(&Text::components(characters, &components::components(characters)), order)
            }
            Strategy::Fields | Strategy::Isolates => {
                let marked = strategy.marked(characters).unwrap_or_default();
                return Self::of_marked(strategy, characters, &marked, Some(Direction::LeftToRight));
            }
        };
        Self::numbered(strategy, steps)
    }

    /// The trace of a strategy that puts formatting characters into the name and leaves the rest to
    /// the UBA in a paragraph of this direction (`None`: by its first strong character).
    ///
    /// Positions are the name's own; what happens to an inserted character is told by the number of
    /// its insertion.
    pub fn of_marked(
        strategy: Strategy,
        characters: &[Character],
        marked: &Marked,
        paragraph: Option<Direction>,
    ) -> Self {
        let order = marked.order(characters, paragraph).logical_from_visual().to_vec();
        Self::numbered(strategy, uba::steps(&Text::marked(characters, marked, paragraph), order))
    }

    /// The order after the last step: for each place on the screen, from the left, the character that
    /// stands there.
    pub fn order(&self) -> &[LogicalIndex] {
        self.steps.last().and_then(|step| step.order.as_deref()).unwrap_or_default()
    }

    fn numbered(strategy: Strategy, mut steps: Vec<Step>) -> Self {
        for (index, step) in steps.iter_mut().enumerate() {
            step.step = index + 1;
        }
        Self { strategy, steps }
    }
}

/// Logical order is a single step that changes nothing.
fn logical(characters: &[Character]) -> Vec<Step> {
    let order: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
    vec![Step { order: Some(Shared::whole(order)), ..Step::new(StepRule::Logical) }]
}
