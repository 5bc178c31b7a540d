//! Why a certificate is refused.

/// Why a certificate is refused. N is its automaton of strings with their levels, D that of their displays, and its
/// pairs are those of states of D after displays with the same characters; M and E are the automata of strings and of
/// displays of a second display (docs/certificate.md).
///
/// A `&str` is the letter of the automaton, a `usize` the number of a state, from 0, and a `String` the names of classes,
/// if nothing else is said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CertificateCheckError {
    /// This line, from 1, is not in the format.
    #[error("line {0} is not in the certificate format")]
    InvalidLine(usize),
    /// Certificates cannot be checked for this claim: it does not apply to the display; the display has an option other
    /// than rule L3; a class is not supported or occurs twice; or, for reading in its direction, is NSM.
    #[error("certificates do not cover this claim")]
    UnsupportedStatement,
    /// The automaton is missing, or is one that this claim does not have.
    #[error("{0} is missing, or not needed for this claim")]
    MissingOrExtraAutomaton(&'static str),
    /// D has no states, or its first one is not the initial state of N; or E and M.
    #[error("{0} does not begin in the initial state of its strings")]
    WrongStartState(&'static str),
    /// In this state of N or M a mark at level 1 can follow although there is no base at level 1 before it.
    #[error("in state {1} of {0} a mark at level 1 follows no base at level 1")]
    NonspacingMarkWithoutBase(&'static str, usize),
    /// A transition of this state of D or E, for this class and level, is not the one that follows from its strings.
    #[error("the transition of state {1} of {0} at {2} does not follow from its strings")]
    WrongTransition(&'static str, usize, String),
    /// This state of D or E should be final but is not, or the reverse.
    #[error("whether state {1} of {0} is final does not follow from its strings")]
    WrongFinalState(&'static str, usize),
    /// This pair of states is missing, or one of them is no state of D.
    #[error("the pair of states {0} and {1} is missing")]
    MissingStatePair(usize, usize),
    /// Two strings have the same display, which ends in these states.
    #[error("two strings have the same display: the levels differ in the final states {0} and {1}")]
    StringsWithSameDisplay(usize, usize),
    /// This sequence, in logical order or as it is displayed, violates the claim.
    #[error("the claim is false: see {0}")]
    StatementViolatedBy(String),
    /// Checking takes more steps than the length of the text allows.
    #[error("the check takes more steps than the length of the certificate allows")]
    TooManySteps,
    /// N or M does not give these classes their display or gives them several, or accepts them although they are not among
    /// the sequences.
    #[error("{0} does not match the display at {1}")]
    StringsDoNotMatchDisplay(&'static str, String),
}
