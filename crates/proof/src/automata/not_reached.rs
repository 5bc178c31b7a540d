//! Where the theory ends.

use bidiscope_bidi::name::BidiClass;

/// Why something is not decided for all lengths. Exhaustion to a length says something of it still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReached {
    /// A class that no automaton follows, or none of ours: explicit controls nest, BN is passed over by every
    /// rule, tabs and paragraph separators cut the line.
    #[error("the class {0} is beyond the automata")]
    Class(BidiClass),
    /// Text round the sequence.
    #[error("text before or after the sequence is not followed")]
    Context,
    /// The classes of an earlier edition.
    #[error("only today's bidi classes are followed")]
    Edition,
    /// Labels in isolates of their own first strong direction.
    #[error("only left-to-right isolates round labels are followed")]
    LabelIsolate,
    /// Fields in an overall order that goes by the content or the environment.
    #[error("only the constant overall order of fields is followed")]
    OverallOrder,
    /// A strategy of one's own that lays fields out in a way that no automaton follows, or separates them otherwise
    /// than by full stops.
    #[error("this strategy of one's own is not followed")]
    Own,
    /// White space at the end of a line in fields or isolates that stand in a right-to-left paragraph.
    #[error("white space at the end of a right-to-left line is not followed")]
    WhiteSpace,
    /// A property that levels do not show.
    #[error("the property is not one that the automata decide")]
    Property,
    /// Counterexamples that are found, and not counted.
    #[error("the automata decide this and do not count it")]
    Counts,
    /// Sequences, or their displays, that are counted by more states than are taken.
    #[error("the automata decide this, but to count it they would take too many states")]
    CountsTooLarge,
    /// An automaton that grew too large.
    #[error("an automaton would have more than {most} states", most = super::MOST_STATES)]
    TooLarge,
}
