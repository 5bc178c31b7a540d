//! Why the automata do not decide a property.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::BidiClass;

/// Why a property is not decided for all lengths. It can still be tested up to a length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum UndecidedReason {
    /// This class is not supported: explicit formatting characters nest, BN is ignored by every rule, tabs and
    /// paragraph separators divide the line.
    #[error("class {0} is not supported")]
    Class(BidiClass),
    /// The display has text before or after the sequence.
    #[error("text before or after the sequence is not supported")]
    Context,
    /// The display uses the bidi classes of an earlier Unicode version.
    #[error("only the current bidi classes are supported")]
    BidiDataVersion,
    /// The overall order of the fields of URLs depends on the content, or fields need more than three levels.
    #[error("this overall order of fields is not supported")]
    OverallOrder,
    /// A custom strategy has a combination of options that the automata do not support, or separators other
    /// than full stops.
    #[error("this combination of options is not supported")]
    CustomStrategy,
    /// White space at the end of a line (rule L1), with fields or isolates in a right-to-left paragraph.
    #[error("white space at the end of a right-to-left line is not supported")]
    WhiteSpace,
    /// The property cannot be decided from the levels, or there is no automaton for the strategy.
    #[error("the automata cannot decide this property")]
    Property,
    /// The property is decided, but counting would take too many states.
    #[error("counting takes too many states")]
    CountsTooLarge,
    /// An automaton would exceed [`MAX_AUTOMATON_STATES`].
    #[error("an automaton would have more than {most} states", most = MAX_AUTOMATON_STATES)]
    TooLarge,
}

/// An automaton, or a search in one, would have more states than are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an automaton would have more than {max_states} states")]
pub struct StateLimitExceeded {
    /// The most states that are allowed.
    pub max_states: usize,
}

impl From<StateLimitExceeded> for UndecidedReason {
    fn from(_: StateLimitExceeded) -> Self {
        Self::TooLarge
    }
}

/// The most states of an automaton that [`Automaton::explore`](crate::automata::Automaton::explore) makes.
pub const MAX_AUTOMATON_STATES: usize = 4_000_000;
