//! Why the automata do not decide a property.

use bidiscope_bidi::name::BidiClass;

/// Why a property is not decided for all lengths. It can still be tested up to a length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undecided {
    /// This class is not supported: explicit formatting characters nest, BN is ignored by every rule, tabs and
    /// paragraph separators divide the line.
    #[error("the class {0} is beyond the automata")]
    Class(BidiClass),
    /// The display has text before or after the sequence.
    #[error("text before or after the sequence is not followed")]
    Context,
    /// The display uses the bidi classes of an earlier Unicode version.
    #[error("only today's bidi classes are followed")]
    BidiDataVersion,
    /// The labels are in first strong isolates (FSI).
    #[error("only left-to-right isolates round labels are followed")]
    LabelIsolate,
    /// The overall order of fields depends on the content or the environment, or needs more than three levels.
    #[error("only the constant overall order of fields is followed")]
    OverallOrder,
    /// A custom strategy has a combination of options that the automata do not support, or separators other
    /// than full stops.
    #[error("this strategy of one's own is not followed")]
    CustomStrategy,
    /// White space at the end of a line (rule L1), with fields or isolates in a right-to-left paragraph.
    #[error("white space at the end of a right-to-left line is not followed")]
    WhiteSpace,
    /// The property cannot be decided from the levels.
    #[error("the property is not one that the automata decide")]
    Property,
    /// The property is decided, but its counterexamples cannot be counted.
    #[error("the automata decide this and do not count it")]
    NotCounted,
    /// The property is decided, but counting would take too many states.
    #[error("the automata decide this, but to count it they would take too many states")]
    CountsTooLarge,
    /// An automaton would exceed [`MAX_STATES`](super::MAX_STATES).
    #[error("an automaton would have more than {most} states", most = super::MAX_STATES)]
    TooLarge,
}
