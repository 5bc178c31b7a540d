//! The place of a rule in its ruleset.

/// A rule of a ruleset: its place in the file, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub(crate) u32);
