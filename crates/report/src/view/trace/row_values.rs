//! What the rows of the trace table show of each character.

use bidiscope_bidi::trace::StepRule;
use bidiscope_bidi::uba::Rule;
use bidiscope_words::message;

/// Which value of each character a row shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceRowValues {
    /// The bidi class after the step.
    Classes,
    /// The embedding level after the step.
    Levels,
    /// The direction, or the bidi class where it is still undecided.
    Directions,
    /// The visual position; for the one-to-one display also the buffer that holds the character.
    VisualPositions,
}

impl TraceRowValues {
    /// The noun for the values in the language of the catalogue, such as `class`.
    pub fn word(self) -> String {
        match self {
            Self::Classes => message!(values_class),
            Self::Levels => message!(values_level),
            Self::Directions => message!(values_direction),
            Self::VisualPositions => message!(values_position),
        }
        .to_string()
    }
}

/// Which value the row of a step shows.
pub(super) const fn values_of_row(rule: StepRule) -> TraceRowValues {
    match rule {
        StepRule::Logical
        | StepRule::Fields
        | StepRule::Mirror
        | StepRule::Reorder
        | StepRule::Uba(Rule::L2 | Rule::L3) => TraceRowValues::VisualPositions,
        StepRule::Infer(_) => TraceRowValues::Directions,
        StepRule::Classes | StepRule::Insert | StepRule::Surround => TraceRowValues::Classes,
        StepRule::Uba(rule) => match rule {
            Rule::P2
            | Rule::X9
            | Rule::X10
            | Rule::W1
            | Rule::W2
            | Rule::W3
            | Rule::W4
            | Rule::W5
            | Rule::W6
            | Rule::W7
            | Rule::N0
            | Rule::N1
            | Rule::N2 => TraceRowValues::Classes,
            _ => TraceRowValues::Levels,
        },
    }
}
