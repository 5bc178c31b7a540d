//! Whether a label may be registered, as data.

use crate::repertoire::ConditionalContext;

/// Whether a label may be registered under a ruleset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelJudgement<'r> {
    /// The code points that are not in the repertoire, or stand where they may not.
    pub code_points_not_in_repertoire: Vec<CodePointNotInRepertoire>,
    /// The disposition, such as `valid` or `invalid`.
    pub disposition: &'r str,
    /// The action that decided: an index into [`Ruleset::actions`](crate::Ruleset::actions). `None` where code points are
    /// outside.
    pub deciding_action_index: Option<usize>,
    /// Whether the label can be cut in several ways that trigger different actions, an error of the ruleset (section 8.4).
    /// The first of these actions decides.
    pub has_conflicting_actions: bool,
}

/// A code point of a label that is not in the repertoire there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodePointNotInRepertoire {
    /// Its position in the label, from 0.
    pub index_in_label: usize,
    /// The code point.
    pub code_point: char,
    /// The `when` or `not-when` context by which it may not stand there; `None` where it is not in the repertoire at all.
    pub violated_context: Option<ConditionalContext>,
}

/// The disposition of labels that nobody may register (RFC 7940, section 7.3).
pub const INVALID_DISPOSITION: &str = "invalid";

impl LabelJudgement<'_> {
    /// Whether the disposition is not `invalid`. A blocked label is eligible too, as ICANN's lgr-core has it.
    pub fn has_non_invalid_disposition(&self) -> bool {
        self.disposition != INVALID_DISPOSITION
    }
}
