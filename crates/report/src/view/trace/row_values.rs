//! What the rows of the trace table show of each character.

use bidiscope_bidi::trace::TraceStepKind;
use bidiscope_bidi::uba::UbaRule;
use bidiscope_words::message;

/// Which value of each character a row shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceRowValueKind {
    /// The bidi class after the step.
    Classes,
    /// The embedding level after the step.
    Levels,
    /// The direction, or the bidi class where it is still undecided.
    Directions,
    /// The visual position; for the one-to-one display also the buffer that holds the character.
    VisualPositions,
}

impl TraceRowValueKind {
    /// The noun for the values in the language of the catalogue, such as `class`.
    pub fn value_noun(self) -> String {
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
pub(super) const fn values_of_row(rule: TraceStepKind) -> TraceRowValueKind {
    match rule {
        TraceStepKind::LogicalOrder
        | TraceStepKind::FieldArrangement
        | TraceStepKind::Mirroring
        | TraceStepKind::OneToOneReordering
        | TraceStepKind::UbaRule(UbaRule::L2 | UbaRule::L3) => TraceRowValueKind::VisualPositions,
        TraceStepKind::OneToOneInference(_) => TraceRowValueKind::Directions,
        TraceStepKind::ClassReassignment
        | TraceStepKind::ControlInsertion
        | TraceStepKind::ContextCharacter => TraceRowValueKind::Classes,
        TraceStepKind::UbaRule(rule) => match rule {
            UbaRule::P2
            | UbaRule::X9
            | UbaRule::X10
            | UbaRule::W1
            | UbaRule::W2
            | UbaRule::W3
            | UbaRule::W4
            | UbaRule::W5
            | UbaRule::W6
            | UbaRule::W7
            | UbaRule::N0
            | UbaRule::N1
            | UbaRule::N2 => TraceRowValueKind::Classes,
            _ => TraceRowValueKind::Levels,
        },
    }
}
