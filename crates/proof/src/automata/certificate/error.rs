//! Why a certificate is refused.

/// Why a certificate is refused. N is its automaton of strings with their levels, D that of their displays, and its
/// pairs are those of states of D after displays with the same characters; M and E are the automata of strings and of
/// displays of a second display (docs/certificate.md).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CertificateCheckError {
    /// A line is not in the format.
    #[error("line {line_number} is not in the certificate format")]
    InvalidLine {
        /// The number of the line, from 1.
        line_number: usize,
    },
    /// Certificates cannot be checked for this claim: it does not apply to the display; the display has an option other
    /// than rule L3; a class is not supported or occurs twice; or, for reading in its direction, is NSM.
    #[error("certificates do not cover this claim")]
    UnsupportedStatement,
    /// An automaton is missing, or is one that this claim does not have.
    #[error("{automaton_letter} is missing, or not needed for this claim")]
    MissingOrExtraAutomaton {
        /// The letter of the automaton.
        automaton_letter: &'static str,
    },
    /// D has no states, or its first one is not the initial state of N; or E and M.
    #[error("{automaton_letter} does not begin in the initial state of its strings")]
    WrongStartState {
        /// The letter of the automaton.
        automaton_letter: &'static str,
    },
    /// In a state of N or M a mark at level 1 can follow without a base at level 1 before it.
    #[error("in state {state_index} of {automaton_letter} a mark at level 1 follows no base at level 1")]
    NonspacingMarkWithoutBase {
        /// The letter of the automaton.
        automaton_letter: &'static str,
        /// The index of the state, from 0.
        state_index: usize,
    },
    /// A transition of a state of D or E is not the one that follows from its strings.
    #[error(
        "the transition of state {state_index} of {automaton_letter} at {classes_and_level} does not follow from \
         its strings"
    )]
    WrongTransition {
        /// The letter of the automaton.
        automaton_letter: &'static str,
        /// The index of the state, from 0.
        state_index: usize,
        /// The name of the class and the level of the transition.
        classes_and_level: String,
    },
    /// A state of D or E should be final but is not, or the reverse.
    #[error("whether state {state_index} of {automaton_letter} is final does not follow from its strings")]
    WrongFinalState {
        /// The letter of the automaton.
        automaton_letter: &'static str,
        /// The index of the state, from 0.
        state_index: usize,
    },
    /// A pair of states is missing, or one of them is no state of D.
    #[error("the pair of states {first_state_index} and {second_state_index} is missing")]
    MissingStatePair {
        /// The index of the first state in D, from 0.
        first_state_index: usize,
        /// The index of the second state in D, from 0.
        second_state_index: usize,
    },
    /// Two strings have the same display, which ends in two final states of D.
    #[error(
        "two strings have the same display: the levels differ in the final states {first_final_state_index} and \
         {second_final_state_index}"
    )]
    StringsWithSameDisplay {
        /// The index of the first final state in D, from 0.
        first_final_state_index: usize,
        /// The index of the second final state in D, from 0.
        second_final_state_index: usize,
    },
    /// A sequence violates the claim.
    #[error("the claim is false: see {class_names}")]
    StatementViolatedBy {
        /// The names of its classes, in logical order or as it is displayed.
        class_names: String,
    },
    /// Checking takes more steps than the length of the text allows.
    #[error("the check takes more steps than the length of the certificate allows")]
    TooManySteps,
    /// N or M does not give a sequence its display, or gives it several. Or it accepts a sequence that the claim does not
    /// cover.
    #[error("{automaton_letter} does not match the display at {class_names}")]
    StringsDoNotMatchDisplay {
        /// The letter of the automaton.
        automaton_letter: &'static str,
        /// The names of the classes of the sequence, in logical order.
        class_names: String,
    },
}
