//! The rule of a step.

use serde::{Serialize, Serializer};

use crate::order::one_to_one::OneToOneInferencePass;
use crate::uba::UbaRule;

/// What a step applies: a rule of UAX #9, a pass or operation of the one-to-one display, or a change to the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceStepKind {
    /// The only step of logical order.
    LogicalOrder,
    /// The display gives the hyphen, the full stop or the digits other classes before the rules run.
    ClassReassignment,
    /// The fields are arranged from right to left.
    FieldArrangement,
    /// Characters are mirrored that rule L4 does not mirror.
    Mirroring,
    /// A formatting character is inserted.
    ControlInsertion,
    /// A character of the context is added before or after the name.
    ContextCharacter,
    /// A rule of UAX #9.
    UbaRule(UbaRule),
    /// A pass of the one-to-one display's inferencing.
    OneToOneInference(OneToOneInferencePass),
    /// A step of the one-to-one display's reordering.
    OneToOneReordering,
}

impl TraceStepKind {
    /// The identifier in machine-readable output: `W2`, `digits-forward`, `insert`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::LogicalOrder => "logical",
            Self::ClassReassignment => "classes",
            Self::FieldArrangement => "fields",
            Self::Mirroring => "mirror",
            Self::ControlInsertion => "insert",
            Self::ContextCharacter => "surround",
            Self::UbaRule(rule) => rule.id(),
            Self::OneToOneInference(pass) => pass.id(),
            Self::OneToOneReordering => "reorder",
        }
    }

    /// The section that defines the rule, such as `UAX #9, 3.3.4`; empty if no document does.
    pub fn document_and_section(self) -> String {
        match self {
            Self::LogicalOrder | Self::FieldArrangement | Self::ControlInsertion | Self::ContextCharacter => {
                String::new()
            }
            Self::ClassReassignment | Self::Mirroring => String::from("UAX #9, 4.3"),
            Self::UbaRule(rule) => format!("UAX #9, {}", rule.section()),
            Self::OneToOneInference(_) | Self::OneToOneReordering => {
                String::from("Bidirectional Domain Names, IV")
            }
        }
    }
}

impl Serialize for TraceStepKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
