//! The steps by which a rule is matched.

/// The most steps that a rule may have with everything that it refers to written out.
pub const MAX_RULE_STEPS: usize = 20_000;

/// The most steps that all rules of a ruleset may have together.
pub(crate) const MAX_TOTAL_SIZE: usize = 100 * MAX_RULE_STEPS;

/// A step. Places are indices into the steps of the same [`Code`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Takes any code point.
    Any,
    /// Takes a code point of a set.
    Set(u32),
    /// Goes on at both places.
    Fork(u32, u32),
    /// Goes on at the place.
    Jump(u32),
    /// Goes on at the start of the label.
    Start,
    /// Goes on at the end of the label.
    End,
    /// Takes the anchor.
    Anchor,
    /// Goes on if what stands before or after this place is matched: an index into [`Program::looks`].
    Look(u32),
    /// The rule matches.
    Match,
}

/// Steps, from the first one on.
pub(crate) type Code = Vec<Step>;

/// A `look-behind` or `look-ahead`, as it is read in both directions.
#[derive(Clone, Default, Debug)]
pub(crate) struct Look {
    /// Whether it stands before the place.
    pub(crate) is_behind: bool,
    /// From its first code point on.
    pub(crate) forward: Code,
    /// From its last code point back.
    pub(crate) backward: Code,
}

/// A compiled rule.
#[derive(Clone, Default, Debug)]
pub(crate) struct Program {
    pub(crate) code: Code,
    pub(crate) looks: Vec<Look>,
    /// Whether every way to match it begins with the anchor.
    pub(crate) begins_with_anchor: bool,
    /// Ways to match it, each with the sets that must all have a code point of the label; empty where it cannot match.
    /// `None` where there are too many ways.
    pub(crate) needs: Option<Vec<Box<[u64]>>>,
}
