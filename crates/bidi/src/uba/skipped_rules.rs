//! Rules that are left out.

use super::Rule;

/// The rules that the algorithm leaves out: those whose field is `true`; by default none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SkippedRules {
    /// W2: European numbers stay EN after Arabic letters (UAX #9 section 4.3, HL2).
    pub skips_w2: bool,
    /// N0: brackets are neutrals like others, as before Unicode 6.3.
    pub skips_n0: bool,
}

impl SkippedRules {
    /// None.
    pub const NONE: Self = Self { skips_w2: false, skips_n0: false };

    /// Whether this rule is left out; of rules other than W2 and N0 none ever is.
    pub const fn has(self, rule: Rule) -> bool {
        match rule {
            Rule::W2 => self.skips_w2,
            Rule::N0 => self.skips_n0,
            _ => false,
        }
    }
}
