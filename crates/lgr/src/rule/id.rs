//! The places of a rule and of a set of code points in their ruleset.

/// A rule of a ruleset: its place in the file, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub(crate) u32);

/// A set of code points in the rules of a ruleset: its number among the different ones, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CodePointSetId(pub(crate) u32);
