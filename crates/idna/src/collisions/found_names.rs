//! The names that a search found.

use crate::verdict::{RuleVerdict, rfc5893};
use bidiscope_bidi::name::{Input, InputType};

/// The names that a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundNames {
    /// The display of the name that was asked for, or the one that was asked for: the characters from left to right, without
    /// mirroring; in a context those of the whole line.
    pub displayed_text: String,
    /// Whether they are text; else they are addresses or names.
    pub read_as: InputType,
    /// The names, each once. The order has no meaning, but is the same every time.
    pub found_inputs: Vec<Input>,
    /// Whether these are all names. Otherwise the search reached one of its limits.
    pub are_all_names_found: bool,
    /// A lower bound of the number of names: larger than the length of `names` where the search counted more
    /// than it lists.
    pub name_count_lower_bound: u64,
}

impl FoundNames {
    /// For each of `names`, in order, the verdict of the Bidi rule (RFC 5893).
    pub fn bidi_rule_verdicts(&self) -> impl Iterator<Item = RuleVerdict> {
        self.found_inputs.iter().map(rfc5893::bidi_rule_verdict)
    }
}
