//! The rule of a step.

use serde::{Serialize, Serializer};

use crate::order::one_to_one::InferencePass;
use crate::uba::Rule;

/// What a step applies: a rule of UAX #9, a pass or operation of the one-to-one display, or a change to the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepRule {
    /// The only step of logical order.
    Logical,
    /// The display gives the hyphen, the full stop or the digits other classes before the rules run.
    Classes,
    /// The fields are arranged from right to left.
    Fields,
    /// Characters are mirrored that rule L4 does not mirror.
    Mirror,
    /// A formatting character is inserted.
    Insert,
    /// A character of the context is added before or after the name.
    Surround,
    /// A rule of UAX #9.
    Uba(Rule),
    /// A pass of the one-to-one display's inferencing.
    Infer(InferencePass),
    /// A step of the one-to-one display's reordering.
    Reorder,
}

impl StepRule {
    /// The identifier in machine-readable output: `W2`, `digits-forward`, `insert`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Logical => "logical",
            Self::Classes => "classes",
            Self::Fields => "fields",
            Self::Mirror => "mirror",
            Self::Insert => "insert",
            Self::Surround => "surround",
            Self::Uba(rule) => rule.id(),
            Self::Infer(pass) => pass.id(),
            Self::Reorder => "reorder",
        }
    }

    /// The section that defines the rule, such as `UAX #9, 3.3.4`; empty if no document does.
    pub fn section(self) -> String {
        match self {
            Self::Logical | Self::Fields | Self::Insert | Self::Surround => String::new(),
            Self::Classes | Self::Mirror => String::from("UAX #9, 4.3"),
            Self::Uba(rule) => format!("UAX #9, {}", rule.section()),
            Self::Infer(_) | Self::Reorder => String::from("Bidirectional Domain Names, IV"),
        }
    }
}

impl Serialize for StepRule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
