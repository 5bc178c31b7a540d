//! Rules that are left out.

use super::UbaRule;

/// The rules that the algorithm leaves out: those whose field is `true`; by default none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SkippedUbaRules {
    /// W2: European numbers stay EN after Arabic letters (UAX #9 section 4.3, HL2).
    pub skips_w2: bool,
    /// N0: brackets are neutrals like others, as before Unicode 6.3.
    pub skips_n0: bool,
}

impl SkippedUbaRules {
    /// None.
    pub const NONE: Self = Self { skips_w2: false, skips_n0: false };

    /// Whether this rule is left out; of rules other than W2 and N0 none ever is.
    pub const fn skips(self, uba_rule: UbaRule) -> bool {
        match uba_rule {
            UbaRule::W2 => self.skips_w2,
            UbaRule::N0 => self.skips_n0,
            _ => false,
        }
    }
}
